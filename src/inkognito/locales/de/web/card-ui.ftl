# Das Kartenspiel auf dem Bildschirm.

## Was erwartet wird

card-ui-prompt-play-location = Du bist am Zug, { $me }: Wähle, wohin du gehst.
card-ui-prompt-hide-location = Wähle deinen Ort, { $me }. Er bleibt vorerst verdeckt.
card-ui-prompt-choose-pair = Du triffst { $whom } { $place }: Wähle zwei Karten zum Zeigen.
card-ui-prompt-show-black-card = { $who } verlangt eine schwarze Karte. Welche zeigst du?
card-ui-prompt-name-agent = Du triffst den Botschafter { $place }. Wessen schwarze Karte willst du?
card-ui-prompt-look-at-dummy = Du triffst den Strohmann { $place }. Welche Karte siehst du an?
card-ui-prompt-declare-code = Du triffst { $whom } { $place }. { $edition ->
    [abacus-1997] Rufst du an?
   *[ffg-2003] Öffnest du den Safe?
}
card-ui-prompt-decline = Du triffst { $whom } { $place }.
card-ui-prompt-nobody = Das Spiel ruht.
card-ui-prompt-others-playing = { $who } wählt einen Ort.
card-ui-prompt-others-hiding = Der Botschafter wählt heimlich einen Ort.
card-ui-prompt-others-meeting = { $count ->
    [one] { $who } überlegt.
   *[other] { $who } und { $other } treffen sich { $place }.
}
card-ui-prompt-others-showing = { $who } wählt eine schwarze Karte zum Zeigen.
card-ui-prompt-others-between = { $who } überlegt.
card-ui-prompt-others-over = Das Spiel ist aus.
card-ui-hint-play-location = Wo zwei allein sind, treffen sie sich. Nach fünf Runden kommen alle Orte zurück.
card-ui-hint-hide-location = Er wird aufgedeckt, wenn alle Agenten gespielt haben.
card-ui-hint-choose-pair-ffg = Genau eine der beiden muss wahr sein. Sonst sieht sie niemand.
card-ui-hint-choose-pair-abacus = Mindestens eine der beiden muss wahr sein. Sonst sieht sie niemand.
card-ui-hint-show-black-card = Schwarze Karten sind immer wahr.
card-ui-hint-name-agent = Wen du nennst, der wählt selbst, welche der beiden.
card-ui-hint-name-agent-or-declare = Wen du nennst, der wählt selbst. Oder nenne den Code.
card-ui-hint-look-at-dummy = Alle sehen, welche du ansiehst, aber nicht, was darauf steht.
card-ui-hint-look-at-dummy-or-declare = Alle sehen, welche du ansiehst. Oder nenne den Code.
card-ui-hint-declare-code = Wenn nicht, geht das Treffen weiter.
card-ui-hint-decline = Weiter, wenn du bereit bist.
card-ui-hint-waiting = Du kannst in deine Notizen sehen.

## Was man tun kann

card-ui-declare = { $edition ->
    [abacus-1997] Anrufen…
   *[ffg-2003] Safe öffnen…
}
card-ui-decline-declare = Jetzt nicht, weiter
card-ui-decline-ask = Niemanden fragen
card-ui-decline-look = Nichts ansehen
card-ui-places = Die fünf Orte
card-ui-go-here = Hierher
card-ui-go-to = Geh zu: { $place }
card-ui-you = du
card-ui-meet = { $one } und { $two } treffen sich
card-ui-nobody = niemand
card-ui-alone = { $one }, allein
card-ui-several = { $count } zugleich: kein Treffen
card-ui-have-met = haben sich getroffen
card-ui-face-down = verdeckt
card-ui-my-cards = Meine Karten
card-ui-ambassador-cards = Der Botschafter hat keine Karten zum Zeigen. Er hat fünf Orte und offene Ohren.
card-ui-watching = Du schaust zu. Die Karten bleiben bis zum Ende verdeckt.
card-ui-all-eyes = Mit allen Augen ist nichts verdeckt: Jede Hand steht im Dossier.
card-ui-card-name = { $kind ->
    [number] Zahl
   *[agent] { $card }
}
card-ui-true = wahr
card-ui-choose-two = Wähle zwei Karten
card-ui-shown-before = { $who } schon gezeigt:
card-ui-why-shown-before = schon gezeigt
card-ui-why-also-true = auch wahr
card-ui-why-none-true = auch nicht wahr
card-ui-why-never = jetzt nicht
card-ui-show-two = { $one } und { $two } zeigen
card-ui-show-sure = { $who } { $one } und { $two } zeigen?
card-ui-cost = Für { $who } sind noch { $before } Hände von dir möglich, danach { $after }.
card-ui-black = Meine schwarzen Karten
card-ui-black-show = { $kind ->
    [identity] Meine Identität zeigen
   *[number] Meine Zahl zeigen
}
card-ui-black-sure = { $kind ->
    [identity] { $who } deine Identität zeigen?
   *[number] { $who } deine Zahl zeigen?
}
card-ui-dummy = Die schwarzen Karten des Strohmanns
card-ui-look = { $kind ->
    [identity] Identität ansehen
   *[number] Zahl ansehen
}
card-ui-look-sure = { $kind ->
    [identity] Die Identität des Strohmanns ansehen?
   *[number] Die Zahl des Strohmanns ansehen?
}
card-ui-ask = Über den Botschafter fragen
card-ui-ask-about = Wen du nennst, der muss dir eine seiner beiden schwarzen Karten zeigen und wählt selbst.
card-ui-ask-one = { $who } fragen

## Der Code

card-ui-safe = { $edition ->
    [abacus-1997] Das Telefon
   *[ffg-2003] Der Safe
}
card-ui-letter = { $identity ->
    [fiddlebottom] F
    [bubble] B
    [zsazsa] Z
   *[x] X
}
card-ui-declare-title = { $edition ->
    [abacus-1997] Anrufen
   *[ffg-2003] Den Safe öffnen
}
card-ui-declare-about = { $players ->
    [4] Wen du triffst, der muss zu dir gehören, und die Zahl jedes Agenten muss stimmen.
   *[other] Die Zahl jedes Agenten muss stimmen.
}
card-ui-declare-incomplete = Gib jedem Agenten eine eigene Zahl.
card-ui-declare-do = { $edition ->
    [abacus-1997] { $code } wählen
   *[ffg-2003] Mit { $code } öffnen
}
card-ui-declare-sure = Ist der Code { $code }?
card-ui-declare-risk = Wenn er falsch ist, gewinnen die anderen. Das lässt sich nicht zurücknehmen.
card-ui-game-over = Spiel { $game } ist aus
card-ui-next-game = Weiter zum nächsten Spiel
