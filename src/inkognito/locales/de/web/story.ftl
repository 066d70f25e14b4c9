# Die Geschichte eines Endes. Ein Platz ist „you“, wenn dort sitzt, wer liest, und „none“, wo niemand ist.

## Was gesagt wurde

story-declared = { $hand ->
    [none] { $seat ->
        [you] Du hast in Zug { $turn } „Auftrag erfüllt“ gerufen und niemandem die Hand gereicht.
       *[other] { NAME($seat, form: "start") } hat in Zug { $turn } „Auftrag erfüllt“ gerufen und niemandem die Hand gereicht.
    }
    [you] { NAME($seat, form: "start") } hat in Zug { $turn } „Auftrag erfüllt“ gerufen und dir die Hand gereicht.
   *[other] { $seat ->
        [you] Du hast in Zug { $turn } „Auftrag erfüllt“ gerufen und { NAME($hand, form: "to") } die Hand gereicht.
       *[other] { NAME($seat, form: "start") } hat in Zug { $turn } „Auftrag erfüllt“ gerufen und { NAME($hand, form: "to") } die Hand gereicht.
    }
}
story-hand = { $hand ->
    [you] { $accepted ->
        [yes] Du hast eingeschlagen.
       *[no] Du hast abgelehnt.
    }
   *[other] { $accepted ->
        [yes] { NAME($hand, form: "start") } hat eingeschlagen.
       *[no] { NAME($hand, form: "start") } hat abgelehnt.
    }
}
story-partners = { $seat ->
    [you] Du und { NAME($other) }, ihr seid Partner.
   *[other] { $other ->
        [you] Du und { NAME($seat) }, ihr seid Partner.
       *[other] Die beiden sind Partner.
    }
}
story-not-partners = { $seat ->
    [you] Du und { NAME($other) }, ihr seid keine Partner.
   *[other] { $other ->
        [you] Du und { NAME($seat) }, ihr seid keine Partner.
       *[other] Die beiden sind keine Partner.
    }
}
story-real-partner = { $partner ->
    [none] { $seat ->
        [you] Dein Partner war nicht im Spiel.
       *[other] Der Partner { NAME($seat, form: "of") } war nicht im Spiel.
    }
    [you] Zu { NAME($seat, form: "to") } gehörst du.
   *[other] { $seat ->
        [you] Zu dir gehört { NAME($partner) }.
       *[other] Zu { NAME($seat, form: "to") } gehört { NAME($partner) }.
    }
}
story-not-alone = { $seat ->
    [you] Du warst nicht allein.
   *[other] { NAME($seat, form: "start") } war nicht allein.
}
story-alone = { $seat ->
    [you] Du warst wirklich allein.
   *[other] { NAME($seat, form: "start") } war wirklich allein.
}
story-refused-right = Alles hat gestimmt. Nur der Handschlag hat gefehlt.
story-limit = { $game ->
    [board] Das Limit von { $limit } Zügen ist erreicht. Niemand hat „Auftrag erfüllt“ gerufen.
   *[card] Das Limit von { $limit } Runden ist erreicht. Niemand hat den Code genannt.
}

## Aufträge

story-mission = { $mine ->
    [yes] Euer Auftrag war { $code }: { $task }.
   *[no] Der Auftrag von { NAME($seats) } war { $code }: { $task }.
}
story-flight = { $mine ->
    [yes] Du musstest fliehen: { $task }.
   *[no] { NAME($seats, form: "start") } musste fliehen: { $task }.
}
story-task-any-on = { $mine ->
    [yes] { $agent ->
        [none] eine eurer Figuren beim Botschafter
       *[other] eine eurer Figuren bei { NAME($agent) }
    }
   *[no] { $agent ->
        [none] eine ihrer Figuren beim Botschafter
       *[other] eine ihrer Figuren bei { NAME($agent) }
    }
}
story-task-go-to = { NAME($agent) } an Ort { $number }, { NAME($space, form: "label") }
story-task-flee = { story-task-go-to }
story-task-join = { NAME($agent) } beim Botschafter
story-task-meet = { $mine ->
    [yes] eure beiden wahren Figuren beisammen
   *[no] ihre beiden wahren Figuren beisammen
}
story-task-bring = { $number ->
    [none] den Botschafter in die Botschaft bringen
   *[other] den Botschafter an Ort { $number } bringen, { NAME($space, form: "label") }
}
story-task-bring-true-figure = { $mine ->
    [yes] eine eurer beiden wahren Figuren { story-on-space }
   *[no] eine ihrer beiden wahren Figuren { story-on-space }
}
story-task-bring-any-figure = { $mine ->
    [yes] eine eurer Figuren { story-on-space }
   *[no] eine ihrer Figuren { story-on-space }
}
story-on-space = { $number ->
    [none] in der Botschaft
   *[other] an Ort { $number }, { NAME($space, form: "label") }
}
story-stood = { NAME($piece, form: "start") } stand { PLACE($space, form: "at") }.
story-there = { COUNT($pieces) ->
    [one] { NAME($pieces, form: "start") } stand dort.
   *[other] { NAME($pieces, form: "start") } standen dort.
}
story-nobody-there = { $mine ->
    [yes] { NAME($piece, form: "start") } stand { PLACE($space, form: "at") }, aber keine eurer Figuren war dort.
   *[no] { NAME($piece, form: "start") } stand { PLACE($space, form: "at") }, aber keine ihrer Figuren war dort.
}
story-none-there = { $mine ->
    [yes] Keine eurer Figuren war dort.
   *[no] Keine ihrer Figuren war dort.
}
story-moved-by = { $who ->
    [none] Der Botschafter stand dort, aber niemand hatte ihn hingebracht.
    [you] Der Botschafter stand dort, aber zuletzt hattest du ihn bewegt.
   *[other] Der Botschafter stand dort, aber zuletzt hatte ihn { NAME($who) } bewegt.
}
story-instead = { $partner ->
    [you] Mit dem Buchstaben { $letter } bei dir hätte es gezählt. { $code }: { $task }.
   *[other] Mit dem Buchstaben { $letter } bei { NAME($partner, form: "to") } hätte es gezählt. { $code }: { $task }.
}
story-true-mission = { $fulfilled ->
    [yes] Der Auftrag der wahren Partner, { $code }, war in diesem Moment erfüllt.
   *[no] Auch der Auftrag der wahren Partner, { $code }, war nicht erfüllt.
}
story-true-flight = { $fulfilled ->
    [yes] Ohne Handschlag hätte es gezählt.
   *[no] Auch ohne Handschlag hätte es nicht gezählt.
}

## Der Zettel des Botschafters

story-note = { $seat ->
    [you] { $mistakes ->
        [0] Dein Zettel wurde geöffnet: Alle acht Angaben stimmen.
        [one] Dein Zettel wurde geöffnet: Eine der acht Angaben ist falsch.
       *[other] Dein Zettel wurde geöffnet: { $mistakes } der acht Angaben sind falsch.
    }
   *[other] { $mistakes ->
        [0] Der Zettel { NAME($seat, form: "of") } wurde geöffnet: Alle acht Angaben stimmen.
        [one] Der Zettel { NAME($seat, form: "of") } wurde geöffnet: Eine der acht Angaben ist falsch.
       *[other] Der Zettel { NAME($seat, form: "of") } wurde geöffnet: { $mistakes } der acht Angaben sind falsch.
    }
}
story-mistake = { $seat ->
    [you] Bei dir stand „{ NAME($written) }“ statt „{ NAME($true) }“.
   *[other] Bei { NAME($seat, form: "to") } stand „{ NAME($written) }“ statt „{ NAME($true) }“.
}
story-no-note = { $seat ->
    [you] Du hattest keinen Zettel versiegelt.
   *[other] { NAME($seat, form: "start") } hatte keinen Zettel versiegelt.
}

## Der Code

story-code = { $seat ->
    [you] Du hast in Runde { $round } { PLACE($location, form: "at") } den Code genannt, zusammen mit { $company }.
   *[other] { NAME($seat, form: "start") } hat in Runde { $round } { PLACE($location, form: "at") } den Code genannt, zusammen mit { $company }.
}
story-company = { $who ->
    [you] dir
   *[other] { NAME($who, form: "to") }
}
story-code-right = Der Code stimmt: { LIST($code) }.
story-place = { $seat ->
    [you] In deinem Code stand { $named } für { NAME($identity) }; { story-has-it }
   *[other] Im Code { NAME($seat, form: "of") } stand { $named } für { NAME($identity) }; { story-has-it }
}
story-has-it = { $holder ->
    [you] die hast du.
   *[other] die hat { NAME($holder) }.
}
story-code-too = { $right ->
    [yes] Der Code selbst hat gestimmt.
   *[no] Auch der Code war falsch.
}

## Wer es wissen konnte

story-clue = Der Hinweis war da.
story-clue-many = { $game ->
    [board] Ab Zug { $turn } haben es { $count } Hinweise zusammen ausgeschlossen.
   *[card] Ab Runde { $turn } haben es { $count } Hinweise zusammen ausgeschlossen.
}
story-hand-many = { $game ->
    [board] Ab Zug { $turn } haben es { $count } Hinweise zusammen bewiesen.
   *[card] Ab Runde { $turn } haben es { $count } Hinweise zusammen bewiesen.
}
story-clues = { $count ->
    [one] Hinweis zeigen
   *[other] Alle { $count } Hinweise zeigen
}
story-clue-own = { $maker ->
    [you] Du hattest selbst { NAME($cards) }.
   *[other] { NAME($maker, form: "start") } hatte selbst { NAME($cards) }.
}
story-clue-shown = { story-when } { $maker ->
    [you] hat { NAME($seat) } dir { NAME($cards) } gezeigt.
   *[other] { $seat ->
        [you] hast du { NAME($maker, form: "to") } { NAME($cards) } gezeigt.
       *[other] hat { NAME($seat) } { NAME($maker, form: "to") } { NAME($cards) } gezeigt.
    }
}
story-clue-black = { story-when } { $maker ->
    [you] { $seat ->
        [dummy] hast du die schwarze Karte des Strohmanns gesehen: { NAME($cards) }.
       *[other] hat { NAME($seat) } dir eine schwarze Karte gezeigt: { NAME($cards) }.
    }
   *[other] { $seat ->
        [dummy] hat { NAME($maker) } die schwarze Karte des Strohmanns gesehen: { NAME($cards) }.
        [you] hast du { NAME($maker, form: "to") } eine schwarze Karte gezeigt: { NAME($cards) }.
       *[other] hat { NAME($seat) } { NAME($maker, form: "to") } eine schwarze Karte gezeigt: { NAME($cards) }.
    }
}
story-clue-exhausted = { story-when } { $maker ->
    [you] hatte { NAME($seat) } nichts Neues mehr für dich.
   *[other] { $seat ->
        [you] hattest du nichts Neues mehr für { NAME($maker, form: "object") }.
       *[other] hatte { NAME($seat) } nichts Neues mehr für { NAME($maker, form: "object") }.
    }
}
story-when = { $turn ->
    [0] Vorher
   *[other] { $game ->
        [board] In Zug { $turn }
       *[card] In Runde { $turn }
    }
}
story-own-cards = { $maker ->
    [you] Mit deinen Karten konnte es in keiner Verteilung stimmen.
   *[other] Mit den Karten { NAME($maker, form: "of") } konnte es in keiner Verteilung stimmen.
}
story-so-wrong = Keine der übrigen Verteilungen hätte gestimmt.
story-so-right = Alle übrigen Verteilungen hätten gestimmt.
story-could-not-know = { $maker ->
    [you] Du konntest es nicht wissen.
   *[other] { NAME($maker, form: "start") } konnte es nicht wissen.
}
story-well-dared = Gut gewagt.
story-odds = { $maker ->
    [you] Von { $possible } Verteilungen, die du nicht ausschließen konntest, hat es in { $right } gestimmt.
   *[other] Von { $possible } Verteilungen, die { NAME($maker) } nicht ausschließen konnte, hat es in { $right } gestimmt.
}
story-certain = Nicht geraten.
story-certain-since = { $maker ->
    [you] { $game ->
        [board] Ab Zug { $turn } konntest du sicher sein.
       *[card] Ab Runde { $turn } konntest du sicher sein.
    }
   *[other] { $game ->
        [board] Ab Zug { $turn } konnte { NAME($maker) } sicher sein.
       *[card] Ab Runde { $turn } konnte { NAME($maker) } sicher sein.
    }
}
story-look-again = { $game ->
    [board] Zug { $turn } noch einmal ansehen
   *[card] Runde { $turn } noch einmal ansehen
}

## Die letzte Stellung

story-board = { $declared ->
    [yes] Der Plan, als „Auftrag erfüllt“ gerufen wurde
   *[no] Der Plan am Ende
}
story-masks-off = Masken ab: Die wahren Figuren tragen das Zeichen ihres Agenten.
story-table = { $declared ->
    [yes] Der Tisch, als der Code genannt wurde
   *[no] Der Tisch am Ende
}
story-goal = der Auftrag
story-here = stand hier
story-done-here = hier erfüllt
story-true-figure = { NAME($identity) }: { NAME($piece) }, { PLACE($space, form: "at") }
story-goal-at = Ort des Auftrags: { NAME($space, form: "label") }
story-side-won = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
}
story-code-named = genannt: { $named }
