### Help in the terminal

play-help =
    Répondez à une question par le numéro d'un choix, par son nom ou son code, ou
    par leur début. Entrée seule affiche la question de nouveau.
    m              le plateau : armées en réguliers/élites/officiers+personnages
    m NOM          une nation, ou un territoire et ses voisins : m gondor, m 3
    h              votre main, avec le texte des cartes
    s              l'état complet de la partie
    c NOM          le texte d'une carte ou d'un personnage : c athelas, c saruman
    l, l 50        ce qui vient de se passer
    u              annuler votre dernier choix, si personne n'a rien appris depuis
    w CHOSE        pourquoi une chose n'est pas possible :
      w move edoras folde            mouvement d'une armée entre territoires
      w attack osgiliath pelargir    attaque d'un territoire depuis un autre
      w army edoras                  pourquoi cette armée ne peut rien faire
      w region folde                 pourquoi on ne peut ni y aller ni y attaquer
      w retreat folde                retraite dans la bataille
      w card athelas                 jouer cette carte événement
      w combat-card athelas          utiliser cette carte dans la bataille
      w die character                utiliser un dé avec ce résultat
      w action hide                  faire cette action
      w recruit rohan-elite edoras   mettre cette figurine en jeu à cet endroit
      w advance rohan                avancer cette nation vers la guerre
      w companion strider bree       déplacer ce Compagnon jusque-là
      w fly orthanc                  y faire voler des Nazgûl
      w declare, w enter-mordor, w ring, w pass
    concede        abandonner la partie
    q              quitter ; la partie est enregistrée et peut être reprise
play-why-what = « w { $line } » ne veut rien dire. Exemples : w move edoras folde ; w card athelas ; w pass. Tapez ? pour la liste.
