# Die Karte von Venedig: ihre Knöpfe, und was sie denen sagen, die sie nicht sehen.

map-label = Karte von Venedig
map-keys = Die Pfeiltasten springen zum nächsten Ort. Plus und Minus zoomen, Null zeigt die ganze Karte, Umschalt mit einer Pfeiltaste verschiebt sie.
map-figures = Figuren
map-targets = Wohin
map-no-targets = Hier gibt es gerade nichts zu wählen.
map-can-move = kann ziehen
map-by-land = Zu Lande { PLACE($space, form: "to") }
map-by-water = Zu Wasser { PLACE($space, form: "to") }
map-choose = { NAME($space, form: "label") } wählen
map-consequence = { $target }: { $note }

## Knöpfe

map-nearer = Vergrößern
map-farther = Verkleinern
map-whole = Ganze Karte
map-as-list = Als Liste anzeigen
map-as-map = Karte anzeigen
