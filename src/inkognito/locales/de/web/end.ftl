# Das Ende eines Spiels.

end-title-won = { $reason ->
    [mission-accomplished] Auftrag erfüllt!
    [fled] Entkommen aus Venedig!
    [code-right] Du hast ihn!
    [note-right] Alle entlarvt!
   *[other] Gewonnen!
}
end-title-lost = { $reason ->
    [mission-accomplished] Sie waren schneller
    [fled] Einer ist entkommen
   *[other] Dieses Spiel geht an die anderen
}
end-title-over = Das Spiel ist aus
end-title-draw = Niemand gewinnt
end-title-aborted = Das Spiel wurde abgesagt
end-aborted = Alle Mitspieler wollten hier aufhören. Nichts wurde aufgedeckt.
end-you = { $name } (du)
end-winner = gewinnt
end-build = wahre Figur
end-letter = Auftragsbuchstabe
end-unmasked = für dich sicher in
end-turn = { $turn ->
    [0] nie
   *[other] { $game ->
        [board] Zug { $turn }
       *[card] Runde { $turn }
    }
}
end-missions = Die beiden Aufträge
end-team = { $first } und { $second }:
end-no-team = einer der beiden war nicht im Spiel.
end-done = Erfüllt.
end-code = Der Code
end-points = Punkte
end-fair = Ehrlich gegeben
end-fair-checking = Die Siegel werden geprüft…
end-fair-holds = { $draws ->
    [one] Die eine Ziehung passt zu ihrem Siegel, geprüft in deinem Browser.
   *[other] Karten und Ziehungen, { $draws } insgesamt, passen zu ihren Siegeln, geprüft in deinem Browser.
}
end-fair-fails = Etwas passt nicht zu seinem Siegel. Sieh dir den Beweis an.
end-fair-unknown = Das Protokoll ließ sich nicht laden, also ist noch nichts bewiesen.
end-proof-show = Beweis zeigen
end-record = Spielprotokoll
end-proof-title = Der Beweis ehrlichen Gebens
end-proof-about = Bevor sich jemand setzte, hat der Server ein Siegel seines geheimen Samens veröffentlicht. Jetzt liegt der Samen offen, und dein Browser hat jede Ziehung daraus wiederholt.
end-proof-published = Vor dem Spiel veröffentlicht
end-proof-seed = Samen
end-proof-salt = Salz
end-proof-entropy = Beigemischt von { $who }
end-proof-commitment = Samen und Salz ergeben das veröffentlichte Siegel
end-proof-first = Wer beginnt: { $who }
end-proof-placement = Wo die Figuren beginnen: { $who }
end-proof-deal = Die geheimen Karten
end-proof-phantom = Das Phantom in Zug { $when }
end-proof-stack = { $who }, Runde { $when }: die oberste Karte
end-proof-ok = Es passt.
end-proof-wrong = Es passt nicht.
end-who-knew = Wer wusste wann was
end-who-knew-waits = Die Blätter werden gelesen…
end-who-knew-table = { $game ->
    [board] In welchem Zug es sicher war
   *[card] In welcher Runde es sicher war
}
end-who = Wer wusste es
end-never = nie
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Spiel ansehen
end-leave = Tisch verlassen
