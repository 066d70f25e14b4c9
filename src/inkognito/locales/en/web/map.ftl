# The map of Venice: buttons and screen-reader texts.

map-label = Map of Venice
map-keys = Arrow keys move to the nearest place. Plus and minus zoom, zero shows the whole map, Shift with an arrow key scrolls it.
map-figures = Figures
map-targets = Where to
map-no-targets = Nothing to choose here now.
map-can-move = can move
map-by-land = By land { PLACE($space, form: "to") }
map-by-water = By water { PLACE($space, form: "to") }
map-choose = Choose { NAME($space, form: "label") }
map-consequence = { $target }: { $note }

## Buttons

map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-as-list = Show as a list
map-as-map = Show the map
