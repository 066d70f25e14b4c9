# Wenn der Server nicht antwortet, und was bis dahin vorgemerkt ist.

offline-server = Der Server ist nicht erreichbar. Wir versuchen es weiter.
offline-play = Du kannst spielen, sobald der Server wieder antwortet.
offline-went-back = Der Server wurde aus einer Sicherung wiederhergestellt. Das Spiel geht an einem früheren Punkt weiter; alles danach ist verloren.
offline-table = Der Server ist nicht erreichbar
offline-table-about = Dein Spiel ist sicher. Wir versuchen es weiter, und sobald der Server antwortet, geht es hier weiter.
offline-kept = { $kind ->
    [move] Dein Zug ist vorgemerkt und wird gesendet, sobald die Verbindung wieder da ist: { $what }. Lass diese Seite offen.
    [message] Deine Nachricht ist vorgemerkt und wird gesendet, sobald die Verbindung wieder da ist. Lass diese Seite offen.
    [gesture] Deine Geste ist vorgemerkt und wird gesendet, sobald die Verbindung wieder da ist. Lass diese Seite offen.
   *[other] Deine Wahl ist vorgemerkt und wird gesendet, sobald die Verbindung wieder da ist. Lass diese Seite offen.
}
offline-sent = { $kind ->
    [move] Dein Zug ist angekommen: { $what }.
    [message] Deine Nachricht ist angekommen.
    [gesture] Deine Geste ist angekommen.
   *[other] Deine Wahl ist angekommen.
}
offline-refused = { $kind ->
    [move] Dein vorgemerkter Zug wurde nicht angenommen: { $what }.
    [message] Deine vorgemerkte Nachricht wurde nicht angenommen.
    [gesture] Deine vorgemerkte Geste wurde nicht angenommen.
   *[other] Deine Wahl wurde nicht angenommen.
}

## Züge in wenigen Worten, ohne eine Karte zu verraten

offline-move-place-figures = Figuren aufstellen
offline-move-shake-phantom = Phantom schütteln
offline-move-step = Schritt { PLACE($to, form: "to") }
offline-move-undo-step = Schritt zurücknehmen
offline-move-undo-all-steps = alle Schritte zurücknehmen
offline-move-end-movement = Bewegung beenden
offline-move-question-agent = deine Frage
offline-move-question-through-ambassador = deine Frage
offline-move-slip-away = Entwischen { PLACE($to, form: "to") }
offline-move-show-cards = deine Antwort
offline-move-object-to-repeat = dein Einspruch
offline-move-expel = Fortschicken { PLACE($to, form: "to") }
offline-move-end-turn = Zug beenden
offline-move-declare-mission = „Auftrag erfüllt“
offline-move-declare-alone = „Auftrag erfüllt“
offline-move-answer-hand = deine Antwort auf den Handschlag
offline-move-write-note = dein Zettel
offline-move-play-location = dein Ort
offline-move-declare-code = dein Code
offline-move-choose-pair = deine zwei Karten
offline-move-name-agent = nach einer schwarzen Karte fragen
offline-move-show-black-card = deine schwarze Karte
offline-move-look-at-dummy = eine Karte des Strohmanns ansehen
offline-move-decline = weiter
