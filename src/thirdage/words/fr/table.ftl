### La table : commandes et réponses communes à tous les jeux.

## La partie dans le terminal

play-welcome = La partie est enregistrée après chaque réponse dans { $file }. Tapez ? pour l'aide.
play-saved = La partie est enregistrée. Pour la reprendre : { $command }
play-over = La partie est finie. Enregistrement : { $file }
play-hint = m plateau  h main  c carte  s état  l fil  u annuler  w raison  ? aide  q fin
play-named = { $name } :
play-not-understood = « { $line } » n'est ni un choix ni une commande. Tapez ? pour l'aide.
play-ambiguous = « { $line } » peut être plusieurs choix : { $options }
play-no-such-thing = Rien ne s'appelle « { $name } ».
play-hand-over = À vous de jouer : { $seat }. Prenez l'écran et tapez Entrée ; personne d'autre ne doit regarder.
play-undone = Votre dernier choix est annulé.
play-possible = C'est possible maintenant : { $thing }
play-concede = Voulez-vous vraiment abandonner la partie (oui/non) ?
play-yes-words = oui o yes y

## Pourquoi un choix ne peut être annulé

undo-nothing = Il n'y a rien à annuler : vous n'avez encore rien choisi.
undo-chance = Impossible d'annuler : le hasard a décidé depuis (dés, carte ou tuile).
undo-others-choice = Impossible d'annuler : le dernier choix est celui de quelqu'un d'autre ({ $a }).
undo-learned = Impossible d'annuler : quelque chose a été révélé depuis ({ $a }).
undo-conceded = Impossible d'annuler : la partie a été abandonnée.
undo-over = Impossible d'annuler : la partie est terminée.

## Réponses à diverses questions

option-yes = Oui
option-no = Non
option-none = Aucune
option-nobody = Personne
option-stop = S'arrêter ici
option-no-more = Rien de plus
option-all = Tous
option-part = Une partie seulement

# Sent to whoever is waited for.
notice-title = Third Age : à vous de jouer
notice-body = { $game }, { $seat } : { $question }
