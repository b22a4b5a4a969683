### Testi comuni a tutti i giochi

## La partita nel terminale

play-welcome = La partita viene salvata in { $file } dopo ogni risposta. Scrivi ? per l'aiuto.
play-saved = La partita è salvata. Per continuarla: { $command }
play-over = La partita è finita. La registrazione è { $file }
play-hint = m mappa  h mano  c carta  s stato  l log  u annulla  w perché  ? aiuto  q esci
play-help =
    Rispondi a una domanda con il numero di un'opzione, con il suo nome o codice, o
    con il loro inizio. Con il solo Invio la domanda si ripete.
    m              la mappa: eserciti come Regolari/Elite/Comandanti+Personaggi
    m NOME         una Nazione, o una regione e le vicine: m gondor, m edoras, m 3
    h              la tua mano, con i testi delle carte
    s              a che punto è la partita, per intero
    c NOME         il testo di una carta o di un Personaggio: c athelas, c saruman, c 2
    l, l 50        che cosa è accaduto per ultimo
    u              annulla la tua ultima scelta, se nessuno ha saputo nulla di nuovo
    w COSA         perché una cosa non è possibile:
      w move edoras folde            muovere un Esercito da Edoras a Folde
      w attack osgiliath pelargir    attaccare Pelargir da Osgiliath
      w army edoras                  perché l'Esercito a Edoras non può fare nulla
      w region folde                 perché nessun Esercito può andare o attaccare lì
      w retreat folde                ritirarsi lì nella battaglia
      w card athelas                 giocare questa carta come evento
      w combat-card athelas          usare questa carta nella battaglia
      w die character                usare un dado con questa faccia
      w action hide                  compiere questa azione
      w recruit rohan-elite edoras   reclutare lì questa miniatura
      w advance rohan                far avanzare questa Nazione verso la guerra
      w companion strider bree       muovere lì questo Compagno
      w fly orthanc                  far volare lì i Nazgûl
      w declare, w enter-mordor, w ring, w pass
    concede        abbandona la partita
    q              esci; la partita è salvata e si può continuare più tardi
play-not-understood = “{ $line }” non è né un'opzione né un comando. Scrivi ? per l'aiuto.
play-ambiguous = “{ $line }” può essere più di un'opzione: { $options }
play-no-such-thing = Nulla si chiama “{ $name }”.
play-why-what = “w { $line }” non vuol dire nulla. Esempi: w move edoras folde; w card athelas; w pass. Scrivi ? per tutti.
play-hand-over = Tocca a: { $seat }. Prendi posto e premi Invio; nessun altro deve guardare.
play-undone = La tua ultima scelta è annullata.
play-possible = Ora è possibile: { $thing }.
play-concede = Vuoi davvero abbandonare la partita? (sì/no)
play-yes-words = sì si s

## Perché una scelta non si può annullare

undo-nothing = Non c'è nulla da annullare: non hai ancora scelto nulla.
undo-chance = Non si può annullare: da allora ha deciso il caso (dadi, una carta o una tessera).
undo-others-choice = Non si può annullare: l'ultima scelta è dell'altra parte ({ $a }).
undo-learned = Non si può annullare: da allora qualcuno ha saputo qualcosa di nuovo ({ $a }).
undo-conceded = Non si può annullare: la partita è stata abbandonata.

## Opzioni qualunque sia la domanda

option-yes = Sì
option-no = No
option-none = Nessuna
option-nobody = Nessuno
option-done = Finito
option-stop = Fermati qui
option-no-more = Nessun altro
option-all = Tutte le miniature
option-part = Solo una parte
