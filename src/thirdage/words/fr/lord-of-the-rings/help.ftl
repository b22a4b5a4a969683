### Aide dans le terminal

play-help =
    Répondez à une question par le numéro d'un choix, par son nom ou son code, ou
    par leur début. Entrée seule affiche la question de nouveau.
    m              le plateau Scénario, les pistes avec leurs cases, les événements
    m NOM          un autre plateau ou une piste : m moria, m hiding
    h              votre main, avec les textes des cartes
    s              l'état complet de la partie
    c NOM          le texte d'une carte ou d'un hobbit : c lembas, c merry
    l, l 50        les derniers événements
    u              annuler votre dernier choix, sauf après un jet ou une pioche
    w CHOSE        pourquoi une chose n'est pas possible :
      w card gollum          jouer cette carte, ou l'utiliser si elle est jaune
      w gandalf healing      appeler Gandalf
      w line hiding          avancer ce marqueur
      w give sam             céder ce hobbit à l'Anneau Unique
      w active merry         rendre ce hobbit actif
      w ring, w draw, w heal
    concede        abandonner la partie
    q              quitter ; la partie est enregistrée et peut être reprise
play-why-what = « w { $line } » ne veut rien dire. Exemples : w card lembas ; w ring ; w active merry. Tapez ? pour la liste.
