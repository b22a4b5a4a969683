### La table : commandes et réponses communes à tous les jeux.

## La partie dans le terminal

play-welcome = La partie est enregistrée après chaque réponse dans { $file }. Tapez ? pour l'aide.
play-saved = La partie est enregistrée. Pour la reprendre : { $command }
play-over = La partie est finie. Enregistrement : { $file }
play-hint = m plateau  h main  c carte  s état  l fil  u annuler  w raison  ? aide  q fin
play-help =
    Répondez à une question par le numéro d'un choix, par son nom ou son code, ou par
    leur début. Entrée seule affiche la question de nouveau.
    m              le plateau : armées en unités régulières/élites/officiers+personnages
    m NOM          une nation, ou un territoire et ses voisins : m gondor, m edoras, m 3
    h              votre main, avec le texte des cartes
    s              l'état complet de la partie
    c NOM          le texte d'une carte ou d'un personnage : c athelas, c saruman, c 2
    l, l 50        ce qui vient de se passer
    u              annuler votre dernier choix, si personne n'a rien appris depuis
    w CHOSE        pourquoi une chose n'est pas possible :
      w move edoras folde            mouvement d'une armée d'un territoire à l'autre
      w attack osgiliath pelargir    attaque d'un territoire depuis un autre
      w army edoras                  pourquoi cette armée ne peut rien faire
      w region folde                 pourquoi aucune armée ne peut aller là
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
play-not-understood = « { $line } » n'est ni un choix ni une commande. Tapez ? pour l'aide.
play-ambiguous = « { $line } » peut être plusieurs choix : { $options }
play-no-such-thing = Rien ne s'appelle « { $name } ».
play-why-what = « w { $line } » ne veut rien dire. Exemples : w move edoras folde ; w card athelas ; w pass. Tapez ? pour la liste.
play-hand-over = C'est à ce camp de jouer : { $seat }. Prenez l'écran et tapez Entrée ; personne d'autre ne doit regarder.
play-undone = Votre dernier choix est annulé.
play-possible = C'est possible maintenant : { $thing }
play-concede = Voulez-vous vraiment abandonner la partie (oui/non) ?
play-yes-words = oui o yes y

## Pourquoi un choix ne peut être annulé

undo-nothing = Il n'y a rien à annuler : vous n'avez encore rien choisi.
undo-chance = Impossible d'annuler : le hasard a décidé depuis (dés, carte ou pion).
undo-others-choice = Impossible d'annuler : le dernier choix est celui de l'autre camp ({ $a }).
undo-learned = Impossible d'annuler : quelque chose a été révélé depuis ({ $a }).
undo-conceded = Impossible d'annuler : la partie a été abandonnée.

## Réponses à diverses questions

option-yes = Oui
option-no = Non
option-none = Aucune
option-nobody = Personne
option-done = Terminé
option-stop = S'arrêter ici
option-no-more = Rien de plus
option-all = Tous
option-part = Une partie seulement
