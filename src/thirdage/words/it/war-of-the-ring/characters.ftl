### Personaggi: chi sono, che cosa sanno fare, come entrano in gioco

## Popoli Liberi

about-gandalf-grey = Il Grigio Viandante
    .ability-1 = Guida: dopo che hai giocato una Carta Evento con un risultato Evento, puoi pescare una carta dal mazzo dello stesso tipo.
    .ability-2 = Capitano dell'Ovest: fuori dalla Compagnia aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .ability-3 = Emissario dell'Ovest: Gandalf il Bianco, quando entra in gioco, lo sostituisce sulla mappa.
about-strider = Ramingo del Nord
    .ability-1 = Guida: puoi usare un Dado Azione qualsiasi per nascondere la Compagnia Rivelata.
    .ability-2 = Capitano dell'Ovest: fuori dalla Compagnia aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .ability-3 = Erede di Isildur: sulla mappa può essere sostituito da Aragorn.
about-boromir = Figlio di Denethor
    .ability-1 = Capitano dell'Ovest: fuori dalla Compagnia aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .ability-2 = Alto Guardiano della Torre Bianca: finché è in una Cittadella o Fortezza di Gondor non conquistata, puoi usare un Dado Azione qualsiasi per far avanzare Gondor di 1 casella.
about-legolas = Figlio di Thranduil
    .ability-1 = Capitano dell'Ovest: fuori dalla Compagnia aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .ability-2 = Principe di Bosco Atro: finché è in una Fortezza degli Elfi non conquistata, puoi usare un Dado Azione qualsiasi per far avanzare gli Elfi di 1 casella.
about-gimli = Figlio di Glóin
    .ability-1 = Capitano dell'Ovest: fuori dalla Compagnia aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .ability-2 = Nano di Erebor: finché è a Erebor e la Fortezza non è conquistata, puoi usare un Dado Azione qualsiasi per far avanzare i Nani di 1 casella.
about-meriadoc = Compagno Hobbit
    .ability-1 = Guida: quando una Tessera Caccia causa danno, puoi separarlo per ridurre il danno di 1. Sul Cammino di Mordor esce dal gioco invece di essere piazzato.
    .ability-2 = Prendeteli vivi!: se dovesse essere eliminato nella Compagnia, piazzalo sulla mappa come se fosse appena stato separato; come perdita assorbe comunque 1 danno. Non vale sul Cammino di Mordor.
about-peregrin = Compagno Hobbit
    .ability-1 = Guida: quando una Tessera Caccia causa danno, puoi separarlo per ridurre il danno di 1. Sul Cammino di Mordor esce dal gioco invece di essere piazzato.
    .ability-2 = Prendeteli vivi!: se dovesse essere eliminato nella Compagnia, piazzalo sulla mappa come se fosse appena stato separato; come perdita assorbe comunque 1 danno. Non vale sul Cammino di Mordor.
about-aragorn = Erede di Isildur
    .ability-1 = Capitano dell'Ovest: aggiunge 1 alla Potenza del suo Esercito in battaglia. I Capitani si sommano; mai più di 5 dadi.
    .enters = Usa un dado Volere dell'Ovest mentre Grampasso è a Minas Tirith, Dol Amroth o Pelargir e l'Insediamento non è conquistato: Aragorn lo sostituisce. Dal turno successivo hai un Dado Azione in più.
about-gandalf-white = Emissario dell'Ovest
    .ability-1 = Ombromanto: se muove da solo o con un solo Hobbit, per quel movimento considera il suo Livello pari a 4.
    .ability-2 = Il Cavaliere Bianco: all'inizio di una battaglia in cui è presente puoi rinunciare al suo Comando per tutta la battaglia; allora il Comando di tutti i Nazgûl presenti, Re Stregone compreso, è 0 per tutta la battaglia.
    .enters = Usa un dado Volere dell'Ovest quando Gandalf il Grigio ha lasciato la Compagnia o è stato eliminato e un Servo è o è stato in gioco. Sostituisce Gandalf il Grigio sulla mappa, oppure si piazza a Fangorn o in una Fortezza degli Elfi non conquistata. Dal turno successivo hai un Dado Azione in più.
about-gollum = Schiavo dell'Anello
    .ability-1 = Guida: una Tessera Caccia standard con un numero non rivela la Compagnia con la sua icona Rivelazione. Occhi e tessere dell'Ombra la rivelano come al solito.
    .ability-2 = Guida: se la Compagnia è Nascosta e la tessera non la rivelerebbe, puoi lasciarla rivelare per ridurre di 1 il Danno della Caccia, una volta per tessera.
    .enters = Diventa la Guida appena nella Compagnia non resta alcun Compagno.

## Ombra

about-witch-king = Il Capitano Nero
    .ability-1 = Volo: si muove come un Nazgûl in qualsiasi regione, tranne in una Fortezza controllata dai Popoli Liberi che nessun Esercito dell'Ombra assedia.
    .ability-2 = Stregone: dopo il primo round di una battaglia in cui è presente, se è ancora in gioco e in quel round hai usato una Carta Combattimento, puoi pescare una carta dal mazzo dello stesso tipo.
    .enters = Usa un risultato Mobilitazione quando Sauron e una Nazione dei Popoli Liberi sono In Guerra: piazzalo con un Esercito dell'Ombra che ha un'unità di Sauron. Tutte le Nazioni dei Popoli Liberi diventano Attive. Dal turno successivo hai un Dado Azione in più.
about-mouth-of-sauron = Luogotenente di Barad-Dûr
    .ability-1 = Messaggero della Torre Oscura: una volta per turno puoi usare un risultato Mobilitazione come risultato Esercito.
    .enters = Usa un risultato Mobilitazione quando la Compagnia è sul Cammino di Mordor o tutte le Nazioni dei Popoli Liberi sono In Guerra: piazzalo in una Fortezza di Sauron non conquistata. Dal turno successivo hai un Dado Azione in più.
about-saruman = Stregone corrotto
    .ability-1 = La Voce di Saruman: finché l'Ombra controlla Orthanc e non è assediata, puoi usare un risultato Mobilitazione per reclutare 1 Regolare di Isengard in ogni Insediamento di Isengard, o per rimpiazzare 2 Regolari di Isengard a Orthanc con 2 Elite.
    .ability-2 = Servi della Bianca Mano: ogni Elite di Isengard conta come unità e anche come Comandante con Comando 1, nei movimenti e in battaglia.
    .enters = Usa un risultato Mobilitazione quando Isengard è In Guerra e Orthanc non è conquistata: piazzalo a Orthanc, che non può lasciare. Dal turno successivo hai un Dado Azione in più.
