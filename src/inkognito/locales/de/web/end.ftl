# Das Ende eines Spiels.

end-title-won = { $reason ->
    [mission-accomplished] Auftrag erfüllt!
    [fled] Entkommen aus Venedig!
    [code-right] Code geknackt!
    [note-right] Alle entlarvt!
   *[other] Gewonnen!
}
end-title-lost = { $reason ->
    [mission-accomplished] Die anderen waren schneller
    [fled] Jemand ist entkommen
   *[other] Dieses Spiel geht an die anderen
}
end-title-over = Das Spiel ist aus
end-title-draw = Niemand gewinnt
end-title-aborted = Das Spiel wurde abgebrochen
end-aborted = Alle Mitspieler wollten hier aufhören. Die Masken bleiben auf.
end-you = { $name } (du)
end-winners = { COUNT($winners) ->
    [one] { NAME($winners, form: "start") } gewinnt.
   *[other] { NAME($winners, form: "start") } gewinnen.
}
end-winner = gewinnt
end-build = wahre Figur
end-letter = Auftragsbuchstabe
end-unmasked = für dich klar
end-turn = { $turn ->
    [0] nie
   *[other] { $game ->
        [board] Zug { $turn }
       *[card] Runde { $turn }
    }
}
end-done = Erfüllt.
end-points = Punkte
end-fair = Faires Spiel
end-fair-checking = Wir prüfen die Siegel …
end-fair-holds = { $draws ->
    [one] Die einzige Ziehung passt zu ihrem Siegel. Dein Browser hat es geprüft.
   *[other] Karten und Ziehungen, insgesamt { $draws }, passen zu ihren Siegeln. Dein Browser hat es geprüft.
}
end-fair-fails = Etwas passt nicht zu seinem Siegel. Sieh dir den Beweis an.
end-fair-unbound = Karten und Ziehungen passen zu dem Siegel, das der Server jetzt zeigt. Dein Browser hat das Siegel vor dem Spiel nicht gesehen und weiß nicht, ob es dasselbe ist.
end-fair-unknown = Die Aufzeichnung ließ sich nicht laden, also ist noch nichts bewiesen.
end-proof-show = Beweis zeigen
end-record = Aufzeichnung
end-proof-title = Beweis für faires Spiel
end-proof-about = Bevor sich jemand gesetzt hat, hat der Server ein Siegel seines geheimen Startwerts veröffentlicht. Jetzt liegt der Startwert offen, und dein Browser hat jede Ziehung daraus wiederholt.
end-proof-published = Vor dem Spiel veröffentlicht
end-proof-seed = Startwert
end-proof-salt = Salt
end-proof-entropy = Beigemischt von { $who }
end-proof-kept = Das Siegel, das dein Browser seit der Zeit vor dem Spiel aufbewahrt, ist dasselbe
end-proof-commitment = Startwert und Salt ergeben das veröffentlichte Siegel
end-proof-given = Deine eigenen Zufallszahlen sind in die Karten eingegangen
end-proof-seen = In der Aufzeichnung steht, was du gesehen hast
end-proof-first = Wer beginnt: { $who }
end-proof-placement = Wo die Figuren beginnen: { $who }
end-proof-deal = Die geheimen Karten
end-proof-phantom = Das Phantom in Zug { $when }
end-proof-stack = { $who }, Runde { $when }: die oberste Karte
end-proof-ok = Passt.
end-proof-missing = Dein Browser hat nichts aufbewahrt, womit er vergleichen könnte.
end-proof-wrong = Passt nicht.
end-who-knew = Wer wusste wann was
end-who-knew-waits = Wir lesen die Notizblätter …
end-who-knew-table = { $game ->
    [board] Der Zug, in dem es sicher war
   *[card] Die Runde, in der es sicher war
}
end-who = Wer wusste es
end-never = nie
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Spiel ansehen
end-review = Rückblick
end-hints-of = { NAME($seat, form: "start") } hat { $count ->
    [one] einen Hinweis
   *[other] { $count } Hinweise
} genutzt.
end-leave = Tisch verlassen
