### Testi comuni a tutti i giochi

## La partita nel terminale

play-welcome = La partita viene salvata in { $file } dopo ogni risposta. Scrivi ? per l'aiuto.
play-saved = La partita è salvata. Per continuarla: { $command }
play-over = La partita è finita. La registrazione è { $file }
play-hint = m mappa  h mano  c carta  s stato  l log  u annulla  w perché  ? aiuto  q esci
play-named = { $name }:
play-not-understood = “{ $line }” non è né un'opzione né un comando. Scrivi ? per l'aiuto.
play-ambiguous = “{ $line }” può essere più di un'opzione: { $options }
play-no-such-thing = Nulla si chiama “{ $name }”.
play-hand-over = Tocca a: { $seat }. Prendi posto davanti allo schermo e premi Invio; nessun altro deve guardare.
play-undone = La tua ultima scelta è annullata.
play-possible = Ora è possibile: { $thing }.
play-concede = Vuoi davvero abbandonare la partita? (sì/no)
play-yes-words = sì si s

## Perché una scelta non si può annullare

undo-nothing = Non c'è nulla da annullare: non hai ancora scelto nulla.
undo-chance = Non si può annullare: da allora ha deciso il caso (dadi, una carta o una tessera).
undo-others-choice = Non si può annullare: l'ultima scelta è di un altro ({ $a }).
undo-learned = Non si può annullare: da allora qualcuno ha saputo qualcosa di nuovo ({ $a }).
undo-conceded = Non si può annullare: la partita è stata abbandonata.
undo-over = Non si può annullare: la partita è finita.

## Opzioni qualunque sia la domanda

option-yes = Sì
option-no = No
option-none = Nessuna
option-nobody = Nessuno
option-stop = Fermati qui
option-no-more = Nessun altro
option-all = Tutte le miniature
option-part = Solo una parte

# Sent to whoever is waited for.
notice-title = Third Age: tocca a te
notice-body = { $game }, { $seat }: { $question }
