# Züge als kurze Wendungen, für Hinweise und Rückblicke: "Leo nach der Statur fragen".

move-place-figures = deine Figuren aufstellen
move-shake-phantom = das Phantom schütteln
move-step = { $ball ->
    [land] { NAME($piece, form: "object") } auf dem Landweg { PLACE($to, form: "to") } ziehen
    [water] { NAME($piece, form: "object") } auf dem Wasserweg { PLACE($to, form: "to") } ziehen
   *[other] { NAME($piece, form: "object") } { PLACE($to, form: "to") } ziehen
}
move-undo-step = den letzten Schritt zurücknehmen
move-undo-all-steps = alle Schritte zurücknehmen
move-end-movement = die Bewegung beenden
move-question-agent = { $about ->
    [identity] { NAME($agent, form: "object") } nach der Identität fragen
   *[build] { NAME($agent, form: "object") } nach der Statur fragen
}
move-question-through-ambassador = { $about ->
    [identity] { NAME($agent, form: "object") } über den Botschafter nach der Identität fragen
   *[build] { NAME($agent, form: "object") } über den Botschafter nach der Statur fragen
}
move-slip-away = { PLACE($to, form: "to") } entwischen
move-show-cards = { NAME($cards) } zeigen
move-object-to-repeat = Einspruch: Das hast du schon gesehen
move-expel = die Figur { PLACE($to, form: "to") } schicken
move-end-turn = den Zug beenden
move-declare-mission = „Auftrag erfüllt“ rufen und { NAME($hand, form: "to") } die Hand reichen
move-declare-alone = „Auftrag erfüllt“ rufen, ohne eine Hand zu reichen
move-answer-hand = { $accept ->
    [yes] in die Hand einschlagen
   *[no] die Hand ausschlagen
}
move-write-note = den Zettel schreiben

move-play-location = { PLACE($location, form: "to") } gehen
move-declare-code = den Code { LIST($code) } nennen
move-choose-pair = { NAME($cards) } zeigen
move-name-agent = von { NAME($agent, form: "to") } eine schwarze Karte verlangen
move-show-black-card = { $kind ->
    [identity] deine Identität zeigen
   *[number] deine Zahl zeigen
}
move-look-at-dummy = { $kind ->
    [identity] die Identität des Strohmanns ansehen
   *[number] die Zahl des Strohmanns ansehen
}
move-decline = { $what ->
    [declaration] den Code noch nicht nennen
    [question] niemanden fragen
   *[look] nicht nachsehen
}
