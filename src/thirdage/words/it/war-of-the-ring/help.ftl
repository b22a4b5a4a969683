### Help in the terminal

play-help =
    Rispondi a una domanda con il numero di un'opzione, con il suo nome o codice, o
    con il loro inizio. Con il solo Invio la domanda si ripete.
    m              la mappa: eserciti come Regolari/Elite/Comandanti+Personaggi
    m NOME         una Nazione, o una regione e le vicine: m gondor, m edoras, m 3
    h              la tua mano, con i testi delle carte
    s              a che punto è la partita, per intero
    c NOME         il testo di una carta o di un Personaggio: c athelas, c saruman
    l, l 50        che cosa è accaduto per ultimo
    u              annulla la tua ultima scelta, se nessuno ha saputo nulla di nuovo
    w COSA         perché una cosa non è possibile:
      w move edoras folde            muovere un Esercito da Edoras a Folde
      w attack osgiliath pelargir    attaccare Pelargir da Osgiliath
      w army edoras                  perché l'Esercito a Edoras non può fare nulla
      w region folde                 perché lì non si può né andare né attaccare
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
play-why-what = “w { $line }” non vuol dire nulla. Esempi: w move edoras folde; w card athelas; w pass. Scrivi ? per tutti.
