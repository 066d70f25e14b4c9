# Bots: warum einer so gewählt hat.

bots-nothing-yet = Hat noch nichts gewählt.
bots-at-random = Wählt zufällig.
bots-absent-minded = Übersieht etwas Besseres.
bots-only-option = Hat keine Wahl.

bots-tells-partner = Zeigt einem wahrscheinlichen Partner so viel wie möglich.
bots-tells-little = Verrät so wenig wie möglich.
bots-hides-what-counts = Zeigt, womit ein Gegner am wenigsten anfangen kann.
bots-asks-for-most = Holt das meiste aus dem Treffen heraus.

bots-expects-most-there = Geht an den Ort, der am meisten verspricht.
bots-not-sure-enough = Ist sich nicht sicher genug, um den Code zu nennen.
bots-sure-of-the-code = Ist sich beim Code sicher und nennt ihn.
bots-looks-for-most = Sieht sich die Karte an, die am meisten verraten dürfte.

bots-places-anyhow = Vor dem Austeilen ist eine Aufstellung so gut wie die andere.
bots-shakes = Hat nichts anzusagen und schüttelt das Phantom.
bots-goes-for-most = Zieht dorthin, wo am meisten zu holen ist.
bots-misleads = Zieht so, dass niemand seine wahre Figur erkennt.
bots-sees-the-end = Sieht, wie die Kugeln den Auftrag in diesem Zug erfüllen.
bots-moves-others = Hat etwas davon, eine fremde Figur zu bewegen.
bots-hinders = Hält die Gegner von ihrem Ziel fern.
bots-stands-still = Sieht keinen Schritt, der sich lohnt.
bots-has-to-move-on = Kann die Bewegung noch nicht beenden und muss noch eine Figur ziehen.
bots-takes-back = Kann so die Bewegung nicht beenden und nimmt die Schritte zurück.
bots-slips-away = Fragt nichts: Anderswo ist das Ziel näher.
bots-nothing-to-ask = Fragt nichts: Keine Antwort könnte etwas Neues verraten.
bots-objects = Hat diese Karten schon einmal gesehen.
bots-sends-where-useful = Schickt die Figur dorthin, wo sie am meisten nützt.
bots-ends-turn = Hat in diesem Zug nichts mehr zu tun.
bots-sure-of-the-mission = Ist sicher, dass der Auftrag erfüllt ist.
bots-takes-the-hand = Hat nichts zu verlieren und schlägt ein.
bots-knows-who-they-are = Weiß sicher, wer wer ist.
bots-plays-it-out = Hat im Kopf weitergespielt und so öfter gewonnen als mit allem anderen.
bots-finds-nothing-better = Hat im Kopf weitergespielt und nichts klar Besseres gefunden.
