# Die Karte von Venedig: ihre Knöpfe, und was sie denen sagen, die sie nicht sehen.

map-label = Karte von Venedig
map-keys = Pfeiltasten führen zum nächsten Ort. Plus und Minus ändern die Größe, Null zeigt die ganze Karte, Umschalt mit einer Pfeiltaste verschiebt sie.
map-figures = Figuren
map-targets = Wohin
map-no-targets = Hier gibt es jetzt nichts zu wählen.
map-can-move = kann ziehen
map-by-land = Zu Land { PLACE($space, form: "to") }
map-by-water = Zu Wasser { PLACE($space, form: "to") }
map-choose = { NAME($space, form: "label") } wählen
map-consequence = { $target }: { $note }

## Knöpfe

map-nearer = Näher
map-farther = Weiter weg
map-whole = Die ganze Karte
map-as-list = Als Liste zeigen
map-as-map = Karte zeigen
