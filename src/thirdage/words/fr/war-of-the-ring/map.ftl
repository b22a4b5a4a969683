### La carte de la page

map-title = Carte de la Terre du Milieu
map-help = Les flèches suivent les frontières, Entrée choisit, plus et moins changent l'échelle, 0 montre toute la carte.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Toute la carte
map-find = Trouver un territoire
map-nothing-found = Aucun territoire ne porte ce nom.
map-controlled = tenu par : { $side }
map-progress = progression { $number }
map-borders = Frontières : { $regions }
map-lit-move = On peut s'y rendre
map-lit-attack = Peut être attaqué
map-lit-choose = Peut être choisi
map-lit-capture = Peut être conquis
map-lit-recruit = On peut y mettre en jeu des renforts
map-lit-fly = On peut y voler
map-lit-declare = La Compagnie peut être ici
