# The map of Venice: its buttons, and what they say to those who do not see it.

map-label = Map of Venice
map-keys = Arrow keys go to the nearest place. Plus and minus change the size, zero shows the whole map, Shift with an arrow key moves it.
map-figures = Figures
map-targets = Where to
map-no-targets = There is nothing to choose here now.
map-can-move = may move
map-by-land = By land { PLACE($space, form: "to") }
map-by-water = By water { PLACE($space, form: "to") }
map-choose = Choose { NAME($space, form: "label") }
map-consequence = { $target }: { $note }

## Buttons

map-nearer = Nearer
map-farther = Farther away
map-whole = The whole map
map-as-list = Show as a list
map-as-map = Show the map
