### Aiuto nel terminale

play-help =
    Rispondi a una domanda con il numero di un'opzione, con il suo nome o codice, o
    con il loro inizio. Con il solo Invio la domanda si ripete.
    m              il tabellone Scenario, le linee con le caselle e gli eventi
    m NOME         un altro tabellone o una linea: m moria, m hiding
    h              la tua mano, con i testi delle carte
    s              lo stato completo della partita
    c NOME         il testo di una carta o di un hobbit: c lembas, c merry
    l, l 50        gli ultimi avvenimenti
    u              annulla l'ultima scelta, se poi non si è tirato né pescato
    w COSA         perché una cosa non è possibile:
      w card gollum          giocare questa carta, o usarla se è gialla
      w gandalf healing      chiamare Gandalf
      w line hiding          far avanzare questo segnalino
      w give sam             cedere questo hobbit all'Anello Unico
      w active merry         rendere attivo questo hobbit
      w ring, w draw, w heal
    concede        abbandona la partita
    q              esci; la partita è salvata e si può continuare più tardi
play-why-what = “w { $line }” non vuol dire nulla. Esempi: w card lembas; w ring; w active merry. Scrivi ? per tutti.
