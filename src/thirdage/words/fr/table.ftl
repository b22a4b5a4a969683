### La table : commandes et réponses communes à tous les jeux.

## La partie dans le terminal

play-welcome = La partie est enregistrée après chaque réponse dans { $file }. Tapez ? pour l'aide.
play-saved = La partie est enregistrée. Pour la reprendre : { $command }
play-over = La partie est finie. Enregistrement : { $file }
play-hint = Répondez par un numéro ou un code ; m plateau, h main, c CARTE, w CHOSE pourquoi pas, u annuler, ? aide, q quitter
play-help =
    Répondez à une question par le numéro ou le code d'un choix. Entrée seule affiche la question de nouveau.
    Commandes :
      m              le plateau
      h              votre main, avec le texte des cartes
      s              l'état de la partie : tour, dés, Compagnie, bataille
      c NOM          le texte d'une carte ou d'un personnage, par son code : c athelas, c gandalf-white
      l              ce qui vient de se passer ; l 50 en montre davantage
      u              annuler votre dernier choix, si personne n'a rien appris depuis
      w CHOSE        pourquoi une chose n'est pas possible :
                       w move edoras folde            mouvement d'une armée d'un territoire à l'autre
                       w attack osgiliath pelargir    attaque d'un territoire depuis un autre
                       w army edoras                  pourquoi l'armée d'un territoire ne peut rien faire
                       w region folde                 pourquoi aucune armée ne peut aller ou attaquer là
                       w retreat lossarnach           retraite vers ce territoire
                       w card athelas                 jouer cette carte événement
                       w combat-card athelas          utiliser cette carte dans la bataille
                       w die character                utiliser un dé avec ce résultat
                       w action hide                  faire cette action
                       w recruit rohan-elite edoras   mettre cette figurine en jeu à cet endroit
                       w advance rohan                avancer cette nation vers la guerre
                       w companion strider bree       déplacer ce Compagnon jusque-là
                       w fly orthanc                  y faire voler des Nazgûl
                       w declare, w enter-mordor, w pass, w ring
      concede        abandonner la partie
      q              quitter ; la partie est enregistrée et peut être reprise
      ?              cette aide
play-not-understood = « { $line } » n'est ni un choix ni une commande. Tapez ? pour l'aide.
play-no-such-thing = Il n'y a ni carte ni personnage de ce nom : « { $name } ».
play-hand-over = C'est à ce camp de jouer : { $seat }. Prenez l'écran et tapez Entrée ; personne d'autre ne doit regarder.
play-undone = Votre dernier choix est annulé.
play-cannot-undo = Impossible d'annuler : { $reason }
play-possible = C'est possible maintenant : { $thing }
play-concede = Voulez-vous vraiment abandonner la partie (oui/non) ?
play-yes-words = oui o yes y

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
