### La carte de la page

map-title = Carte de la Terre du Milieu
map-help = Les flèches suivent les frontières, Entrée agit, plus et moins changent l'échelle, 0 montre toute la carte.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Toute la carte
map-find = Trouver une région
map-nothing-found = Aucune région ne porte ce nom.
map-nobody = Il n'y a personne ici.
map-controlled = tenu par : { $side }
map-progress = progression { $number }
map-borders = Frontières : { $regions }
map-lit-move = On peut s'y rendre
map-lit-attack = Peut être attaquée
map-lit-choose = Peut être choisie
map-lit-capture = Peut être prise
map-lit-recruit = On peut y recruter
map-lit-fly = On peut y voler
map-lit-declare = La Compagnie peut être ici
