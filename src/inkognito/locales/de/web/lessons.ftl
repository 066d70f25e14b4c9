# Die Liste der Lektionen, und die Karte, auf der sie sprechen.

lessons-title = { $game ->
    [board] Das Brettspiel lernen
   *[card] Das Kartenspiel lernen
}
lessons-lead = Kurze Lektionen an einem echten Tisch, jede etwa eine Minute. Fang an, wo du willst.
lessons-basic = Zum Spielen
lessons-basic-about = { $minutes ->
    [one] Was du für die erste Partie brauchst: etwa eine Minute.
   *[other] Was du für die erste Partie brauchst: etwa { $minutes } Minuten.
}
lessons-more = Für später
lessons-done = { $done ->
    [yes] fertig
   *[no] neu
}
lessons-progress = { $done } von { $all } fertig
lessons-start = { $begun ->
    [yes] Weiter mit „{ $title }“
   *[no] Anfangen mit „{ $title }“
}
lessons-coach = Begleitung
lessons-where = Lektion { $number } von { $all }
lessons-step = Schritt { $step } von { $steps }
lessons-next = Weiter
lessons-show-me = Zeig es mir
lessons-prompt-read = Lies das, dann drück „Weiter“.
lessons-prompt-gesture = Mach eine Geste.
lessons-prompt-over = Lektion geschafft.
lessons-skip = Lektion überspringen
lessons-list = Alle Lektionen
lessons-over = Lektion geschafft
lessons-over-next = Gut gemacht. Als Nächstes kommt „{ $title }“.
lessons-over-basic = Für die erste Partie weißt du genug. Spiel los, oder mach weiter mit „{ $title }“.
lessons-over-last = Das war die letzte Lektion. Jetzt wird gespielt!
lessons-play = Jetzt spielen
lessons-not-this = Diese nicht. Welche, sagt dir die Lektion.
lessons-next-lesson = Nächste Lektion
lessons-more-about = Andere Spielerzahlen und Feinheiten.
