### The map of the page

map-title = Map of Middle-earth
map-help = Arrow keys walk along the borders, Enter acts, plus and minus zoom, 0 shows the whole map.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = The whole map
map-find = Find a region
map-nothing-found = No region is called that.
map-controlled = held by: { $side }
map-progress = progress { $number }
map-borders = Borders: { $regions }
map-lit-move = Can be moved to
map-lit-attack = Can be attacked
map-lit-choose = Can be chosen
map-lit-capture = Can be captured
map-lit-recruit = Can be recruited in
map-lit-fly = Can be flown to
map-lit-declare = The Fellowship can be here
