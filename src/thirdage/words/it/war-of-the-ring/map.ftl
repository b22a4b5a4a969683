### La mappa della pagina

map-title = Mappa della Terra di Mezzo
map-help = Le frecce portano lungo i confini, Invio sceglie, più e meno ingrandiscono e riducono, 0 mostra tutta la mappa.
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Tutta la mappa
map-find = Cerca una regione
map-nothing-found = Nessuna regione si chiama così.
map-controlled = in mano a: { $side }
map-progress = avanzamento { $number }
map-borders = Confini: { $regions }
map-lit-move = Ci si può muovere
map-lit-attack = Si può attaccare
map-lit-choose = Si può scegliere
map-lit-capture = Si può conquistare
map-lit-recruit = Vi si può reclutare
map-lit-fly = Vi si può volare
map-lit-declare = La Compagnia può essere qui
