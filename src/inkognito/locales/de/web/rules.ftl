# Die Seiten über die Regeln: ihr Rahmen, und was beide Spiele gemeinsam haben.

## Rahmen

rules-title = { $game ->
    [board] Das Brettspiel
   *[card] Das Kartenspiel
}
rules-lead = Für { $players } Spieler, { $name }.
rules-contents = Auf dieser Seite
rules-switch = Welche Regeln?
rules-switch-game = Spiel
rules-switch-edition = Ausgabe
rules-switch-players = Spieler
rules-game = { $game ->
    [board] Brettspiel
   *[card] Kartenspiel
}
rules-players = { $players }
rules-to-rules = Alle Regeln
rules-to-aid = Regeln auf einer Seite
rules-to-learn = In zehn Minuten lernen
rules-example = Beispiel

## Die Paare

rules-teams = Die Paare sind in jedem Spiel dieselben: Lord Fiddlebottom mit Colonel Bubble, Madame Zsa Zsa mit Agent X.
rules-picture-ring = Die beiden Paare: Lord Fiddlebottom und Colonel Bubble gegen Madame Zsa Zsa und Agent X.

## Gesten und Gespräche

rules-signs = Gesten und Gespräche
rules-signs-intro = Jeder Agent hat eine Angewohnheit, die sich schwer verbergen lässt:
rules-signs-fiddlebottom = Lord Fiddlebottom zuckt mit dem rechten Auge.
rules-signs-bubble = Colonel Bubble zupft sich am linken Ohrläppchen.
rules-signs-zsazsa = Madame Zsa Zsa rümpft die Nase.
rules-signs-x = Agent X runzelt die Stirn.
rules-signs-free = Jede dieser Gesten ist jederzeit erlaubt, ehrlich oder gelogen, und sagen darf man alles. Nur die Karten sind dir die Wahrheit schuldig.
rules-signs-seen = { $gestures ->
    [discreet] An diesem Tisch gilt eine Geste einem einzigen Spieler. Sonst sieht sie niemand.
   *[open] An diesem Tisch sehen alle jede Geste.
}

## Einstellungen und Ausgaben

rules-options = Einstellungen des Tisches
rules-options-intro = Wer den Tisch eröffnet, bestimmt, wie gespielt wird. Ein Haken zeigt, was diese Seite beschreibt.
rules-options-current = gilt hier
rules-option-gestures = Gesten
rules-option-gestures-open = Alle sehen sie.
rules-option-gestures-discreet = Jede gilt einem Spieler. Sonst sieht sie niemand.
rules-editions = Worin sich die Ausgaben unterscheiden
rules-editions-intro = Sonst sind sich die Ausgaben einig. Ein Haken zeigt die, die diese Seite beschreibt.
