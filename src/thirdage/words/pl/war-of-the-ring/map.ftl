### Mapa na stronie

map-title = Mapa Śródziemia
map-help = Strzałki prowadzą wzdłuż granic, Enter wybiera, plus i minus przybliżają i oddalają, 0 pokazuje całą mapę.
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Cała mapa
map-find = Znajdź region
map-nothing-found = Żaden region tak się nie nazywa.
map-controlled = kontroluje: { $side }
map-progress = postęp { $number }
map-borders = Graniczy z: { $regions }
map-lit-move = Można tu wejść
map-lit-attack = Można zaatakować
map-lit-choose = Można wybrać
map-lit-capture = Można zdobyć
map-lit-recruit = Można tu rekrutować
map-lit-fly = Można tu przylecieć
map-lit-declare = Tu może być Drużyna
