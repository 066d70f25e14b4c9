# Das Kartenspiel auf dem Bildschirm.

## Was erwartet wird

card-ui-prompt-play-location = Du bist am Zug, { $me }: Wähle, wohin du gehst.
card-ui-prompt-hide-location = Wähle deinen Ort, { $me }. Er bleibt vorerst verdeckt.
card-ui-prompt-choose-pair = Du triffst { $whom } { $place }: Wähle zwei Karten zum Zeigen.
card-ui-prompt-choose-pair-three = Du und { $other } trefft { $whom } { $place }: Zeige zwei Karten.
card-ui-prompt-show-black-card = { $who } will eine schwarze Karte sehen. Welche zeigst du?
card-ui-prompt-name-agent = Du triffst den Botschafter { $place }: Wessen schwarze Karte?
card-ui-prompt-look-at-dummy = Du triffst den Strohmann { $place }. Welche Karte siehst du an?
card-ui-prompt-declare-code = Du triffst { $whom } { $place }. { $story ->
    [telephone] Rufst du an?
   *[safe] Öffnest du den Tresor?
}
card-ui-prompt-declare-code-three = { $story ->
    [telephone] { NAME($all, form: "start") } treffen dich { $place }. Rufst du an?
   *[safe] { NAME($all, form: "start") } treffen dich { $place }. Tresor öffnen?
}
card-ui-prompt-decline = Du triffst { NAME($all, form: "object") } { $place }.
card-ui-prompt-nobody = Gerade gibt es nichts zu tun.
card-ui-prompt-others-playing = { $who } wählt einen Ort.
card-ui-prompt-others-hiding = Der Botschafter wählt heimlich einen Ort.
card-ui-prompt-others-meeting = { NAME($all, form: "start") } treffen sich { $place }.
card-ui-prompt-others-meeting-me = Du triffst { NAME($all, form: "object") }. { $actor } überlegt.
card-ui-prompt-others-showing = { $who } wählt eine schwarze Karte zum Zeigen.
card-ui-prompt-others-between = { $who } überlegt.
card-ui-prompt-others-over = Das Spiel ist aus.
card-ui-hint-play-location = Sind zwei allein an einem Ort, treffen sie sich. Nach fünf Runden kommen deine Orte zurück.
card-ui-hint-hide-location = Er wird aufgedeckt, wenn alle Agenten gespielt haben.
card-ui-hint-choose-pair = { $truth ->
    [exactly-one] Genau eine der beiden muss stimmen. Sonst sieht sie niemand.
   *[at-least-one] Mindestens eine der beiden muss stimmen. Sonst sieht sie niemand.
}
card-ui-hint-choose-pair-or-declare = { $truth ->
    [exactly-one] { $story ->
        [telephone] Genau eine der beiden muss stimmen. Oder ruf stattdessen an.
       *[safe] Genau eine der beiden muss stimmen. Oder öffne stattdessen den Tresor.
    }
   *[at-least-one] { $story ->
        [telephone] Mindestens eine der beiden muss stimmen. Oder ruf stattdessen an.
       *[safe] Mindestens eine der beiden muss stimmen. Oder öffne stattdessen den Tresor.
    }
}
card-ui-hint-choose-pair-three = { $truth ->
    [exactly-one] Genau eine der beiden muss stimmen. Sie sind nur für { $whom }.
   *[at-least-one] Mindestens eine der beiden muss stimmen. Sie sind nur für { $whom }.
}
card-ui-hint-show-black-card = Schwarze Karten stimmen immer.
card-ui-hint-name-agent = Welche der beiden du siehst, entscheidet der genannte Agent.
card-ui-hint-name-agent-or-declare = Welche du siehst, entscheidet der genannte Agent. Oder nenne den Code.
card-ui-hint-look-at-dummy = Alle sehen, welche Karte du ansiehst, aber nicht, was darauf steht.
card-ui-hint-look-at-dummy-or-declare = Alle sehen, welche Karte du ansiehst. Oder nenne den Code.
card-ui-hint-declare-code = Wenn nicht, geht das Treffen weiter.
card-ui-hint-decline = Weiter, wenn du bereit bist.
card-ui-hint-next = Danach triffst du { NAME($all, form: "object") } { $place }.
card-ui-hint-waiting = Du kannst in deine Notizen schauen.
card-ui-hint-planned = Deine Wahl steht. Sie gilt, sobald alle geantwortet haben.

## Was man tun kann

card-ui-declare = { $story ->
    [telephone] Anrufen …
   *[safe] Tresor öffnen …
}
card-ui-decline-declare = Jetzt nicht
card-ui-decline-ask = Niemanden fragen
card-ui-decline-look = Nichts ansehen
card-ui-places = Die fünf Orte
card-ui-go-here = Hierhin gehen
card-ui-go-to = Hierhin gehen: { $place }
card-ui-go-to-them = Hierhin gehen: { $place }, { $about }
card-ui-already-played = schon gespielt
card-ui-you = du
card-ui-place-empty = niemand
card-ui-place-coming = bisher { NAME($who) }
card-ui-place-coming-me = bisher du
card-ui-place-coming-mine = bisher du und { NAME($who) }
card-ui-place-coming-many = bisher { $count }
card-ui-place-alone = { NAME($who) }, allein
card-ui-place-alone-me = du, allein
card-ui-place-crowd = { $count } auf einmal: kein Treffen
card-ui-place-idle = { NAME($who) }: kein Treffen
card-ui-place-meeting = { NAME($who) } treffen sich
card-ui-place-meeting-mine = du triffst { NAME($who, form: "object") }
card-ui-place-next = danach treffen sich { NAME($who) }
card-ui-place-next-mine = danach triffst du { NAME($who, form: "object") }
card-ui-place-met = { NAME($who) } haben sich getroffen
card-ui-place-met-mine = du hast { NAME($who, form: "object") } getroffen
card-ui-place-left = { NAME($who) }
card-ui-place-left-mine = du und { NAME($who) }
card-ui-place-left-many = { $count } auf einmal
card-ui-brief-empty = niemand
card-ui-brief-coming = bisher { $count }
card-ui-brief-crowd = kein Treffen
card-ui-brief-idle = kein Treffen
card-ui-brief-meeting = treffen sich
card-ui-brief-next = treffen sich bald
card-ui-brief-met = Treffen vorbei
card-ui-brief-left = { $count } auf einmal
card-ui-face-down = verdeckt
card-ui-my-cards = Meine Karten
card-ui-ambassador-cards = Der Botschafter hat keine Karten zum Zeigen, nur fünf Orte und offene Ohren.
card-ui-watching = Du schaust zu. Die Karten bleiben bis zum Ende verdeckt.
card-ui-all-eyes = Alle Karten liegen offen: Du findest sie im Dossier.
card-ui-card-name = { $kind ->
    [number] Zahl
   *[agent] { $card }
}
card-ui-true = wahr
card-ui-choose-two = Wähle zwei Karten
card-ui-shown-before = Du hast { $who } schon gezeigt:
card-ui-why-shown-before = schon gezeigt
card-ui-why-also-true = stimmt auch
card-ui-why-none-true = stimmt auch nicht
card-ui-why-never = jetzt nicht
card-ui-show-two = { $one } und { $two } zeigen
card-ui-show-these = Diese zwei zeigen
card-ui-change = Andere Karten
card-ui-swapped = { $card } statt { NAME($out, form: "label") }.
card-ui-swapped-out = dafür { $card }
card-ui-truth = { $truth ->
    [exactly-one] genau eine muss stimmen
   *[at-least-one] mindestens eine muss stimmen
}
card-ui-in-hand = auf der Hand
card-ui-played = gespielt
card-ui-show-sure = Zeigst du { $who } { $one } und { $two }?
card-ui-cost = { $before ->
    [one] { $who } kennt dein Blatt schon.
   *[other] { $who } kann jetzt { $before } Blätter nicht ausschließen, danach { $after }.
}
card-ui-black = Meine schwarzen Karten
card-ui-black-show = { $kind ->
    [identity] Meine Identität zeigen
   *[number] Meine Zahl zeigen
}
card-ui-black-sure = { $kind ->
    [identity] Zeigst du { $who } deine Identität?
   *[number] Zeigst du { $who } deine Zahl?
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
card-ui-ask-about = Der genannte Agent muss dir eine seiner beiden schwarzen Karten zeigen. Welche, entscheidet er selbst.
card-ui-ask-one = { $who } fragen

## Der Code

card-ui-safe = { $story ->
    [telephone] Das Telefon
   *[safe] Der Tresor
}
card-ui-dont-ask = Frag mich nicht
card-ui-letter = { $identity ->
    [fiddlebottom] F
    [bubble] B
    [zsazsa] Z
   *[x] X
}
card-ui-declare-title = { $story ->
    [telephone] Anrufen
   *[safe] Tresor öffnen
}
card-ui-declare-about = { $players ->
    [4] Dein Gegenüber muss dein Partner sein, und die Zahl jedes Agenten muss stimmen.
   *[other] Die Zahl jedes Agenten muss stimmen.
}
card-ui-declare-incomplete = Gib jedem Agenten eine andere Zahl.
card-ui-declare-do = { $story ->
    [telephone] { $code } wählen
   *[safe] Mit { $code } öffnen
}
card-ui-declare-sure = Ist der Code { $code }?
card-ui-declare-risk = { $loses ->
    [team] Ist er falsch, gewinnt das andere Paar. Das lässt sich nicht zurücknehmen.
    [pair-and-ambassador] Ist er falsch, gewinnen das andere Paar und der Botschafter. Das lässt sich nicht zurücknehmen.
    [agents] Ist er falsch, gewinnen alle vier Agenten. Das lässt sich nicht zurücknehmen.
   *[alone] Ist er falsch, gewinnen alle anderen. Das lässt sich nicht zurücknehmen.
}
card-ui-game-over = Spiel { $game } ist aus
card-ui-next-game = Nächstes Spiel

## Karten, die mir gezeigt werden, und was gerade geschehen ist

card-ui-shown-title = { $what ->
    [pair] { $who } zeigt dir zwei Karten.
    [black] { $who } zeigt dir eine schwarze Karte.
    [number] Du siehst dir die Zahl des Strohmanns an.
   *[identity] Du siehst dir die Identität des Strohmanns an.
}
card-ui-shown-audience = { $other ->
    [none] { $count ->
        [one] Nur du siehst sie.
       *[other] Nur du siehst sie.
    }
   *[other] { $count ->
        [one] Nur du und { $other } seht sie.
       *[other] Nur du und { $other } seht sie.
    }
}
card-ui-follows-black = Schwarze Karten stimmen immer.
card-ui-follows-exactly-one = Genau eine davon stimmt.
card-ui-follows-at-least-one = Mindestens eine davon stimmt.
card-ui-follows-so = { $why ->
    [held] { $out } hast du selbst, also { card-ui-follows-left }.
   *[ruled] { $out } scheidet aus, also { card-ui-follows-left }.
}
card-ui-follows-left = { $kind ->
    [number] hat { $who } die { $left }
   *[identity] ist { $who } { $left }
}
card-ui-moment-asked = Eine schwarze Karte, { NAME($agent) }.
card-ui-moment-declared = { $story ->
    [telephone] Ich rufe an: { $code }
   *[safe] Ich öffne den Tresor: { $code }
}
