### Testi comuni a tutti i giochi

## La partita nel terminale

play-welcome = La partita viene salvata in { $file } dopo ogni risposta. Scrivi ? per l'aiuto.
play-saved = La partita è salvata. Per continuarla: { $command }
play-over = La partita è finita. La registrazione è { $file }
play-hint = Rispondi con un numero o un codice; m mappa, h mano, c CARTA testo, w COSA perché no, u annulla, ? aiuto, q esci
play-help =
    Rispondi a una domanda con il numero o il codice di un'opzione. Con il solo Invio la domanda si ripete.
    Comandi:
      m              la mappa
      h              la tua mano, con i testi delle carte
      s              a che punto è la partita: turno, dadi, Compagnia, battaglia
      c NOME         il testo di una carta o di un Personaggio: c athelas, c gandalf-white
      l              che cosa è accaduto per ultimo; l 50 mostra di più
      u              annulla la tua ultima scelta, se da allora nessuno ha saputo nulla di nuovo
      w COSA         perché una cosa non è possibile:
                       w move edoras folde            muovere un Esercito da Edoras a Folde
                       w attack osgiliath pelargir    attaccare Pelargir da Osgiliath
                       w army edoras                  perché l'Esercito a Edoras non può fare nulla
                       w card athelas                 giocare questa carta come evento
                       w combat-card athelas          usare questa carta in battaglia
                       w die character                usare un dado con questa faccia
                       w action hide                  compiere questa azione
                       w recruit rohan-elite edoras   reclutare lì questa miniatura
                       w advance rohan                far avanzare questa Nazione verso la guerra
                       w companion strider bree       muovere lì questo Compagno
                       w fly orthanc                  far volare lì i Nazgûl
                       w retreat lossarnach           ritirarsi lì
                       w declare, w enter-mordor, w pass, w ring
      concede        abbandona la partita
      q              esci; la partita è salvata e si può continuare più tardi
      ?              questo aiuto
play-not-understood = “{ $line }” non è né un'opzione né un comando. Scrivi ? per l'aiuto.
play-no-such-thing = Non c'è una carta né un Personaggio di nome “{ $name }”.
play-hand-over = Tocca a: { $seat }. Prendi posto e premi Invio; nessun altro deve guardare.
play-undone = La tua ultima scelta è annullata.
play-cannot-undo = Non si può annullare: o non c'è ancora una tua scelta, o da allora ha deciso il caso o l'altro giocatore, o qualcuno ha saputo qualcosa di nuovo.
play-possible = Ora è possibile: { $thing }.
play-concede = Vuoi davvero abbandonare la partita? (sì/no)
play-yes-words = sì si s

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
