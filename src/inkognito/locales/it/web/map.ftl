# La mappa di Venezia: i suoi pulsanti e ciò che dicono a chi non la vede.

map-label = Mappa di Venezia
map-keys = Le frecce portano al luogo più vicino. Più e meno cambiano lo zoom, zero mostra tutta la mappa, Maiusc con una freccia la sposta.
map-figures = Figure
map-targets = Dove andare
map-no-targets = Ora qui non c'è nulla da scegliere.
map-can-move = può muoversi
map-by-land = Via terra { PLACE($space, form: "to") }
map-by-water = Via acqua { PLACE($space, form: "to") }
map-choose = Scegli { NAME($space, form: "label") }
map-consequence = { $target }: { $note }

## Pulsanti

map-nearer = Ingrandisci
map-farther = Riduci
map-whole = Tutta la mappa
map-as-list = Mostra come elenco
map-as-map = Mostra la mappa
