# Die Regeln des Kartenspiels.

## Worum es geht

rules-card-about = Worum es geht
rules-card-about-carnival = { $story ->
    [safe] In Venedig ist Karneval. Hinter den Masken stecken vier Geheimagenten, und einer davon bist du. Jeder kennt eine Zahl der Kombination, die einen Tresor öffnet.
   *[telephone] In Venedig ist Karneval. Hinter den Masken stecken vier Geheimagenten, und einer davon bist du. Jeder kennt einen Teil einer geheimen Telefonnummer.
}
rules-card-about-aim = { $players ->
    [3] Zu dritt spielen alle für sich. Der vierte Agent ist ein **Strohmann**, den niemand spielt. Finde alle vier Zahlen heraus und wem sie gehören, und nenne den Code, bevor es jemand anderes tut.
    [5] { $five_play ->
        [in-teams] Finde heraus, wer welche Zahl hat, und nenne den Code, bevor es jemand anderes tut. Die Agenten gewinnen paarweise. Der fünfte Spieler ist der Botschafter; er sucht denselben Code, allein.
       *[alone] Zu fünft spielen alle für sich; die Paare zählen nicht. Der fünfte Spieler ist der Botschafter; er sucht denselben Code. Finde heraus, wer welche Zahl hat, und nenne den Code, bevor es jemand anderes tut.
    }
   *[other] Finde heraus, welche Farbe dein Partner spielt und wer welche Zahl hat. Dann triff deinen Partner und nenne den Code, bevor das andere Paar es tut.
}

## Aufbau

rules-card-setup = Aufbau
rules-card-setup-black = Jeder Agent bekommt zwei **schwarze Karten**, die sonst niemand sieht: eine Identität und eine Zahl. Die Zahlen sind { NAME($numbers, form: "label") }. Jede Karte gibt es nur einmal.
rules-card-setup-coloured = Zum Tauschen hast du acht Karten in deiner Farbe: alle vier Identitäten und alle vier Zahlen.
rules-card-setup-places = Dazu hast du fünf Orte, dieselben wie alle anderen: Rialto, San Marco, Arsenale, Accademia und Ca' d'Oro.
rules-card-setup-ambassador = { $players ->
    [5] Auch wer den Botschafter spielt, hat fünf Orte, aber keine schwarzen Karten und keine zum Zeigen.
   *[other] Der Botschafter hat dieselben fünf Orte, als gemischten, verdeckten Stapel.
}
rules-card-setup-dummy = Der Strohmann hat eine Farbe und einen Platz, zwei verdeckte schwarze Karten und einen gemischten Stapel Orte. Karten zum Zeigen hat er nicht.
rules-card-setup-first = { $players ->
    [3] Das Los entscheidet, wer von euch in der ersten Runde beginnt.
   *[other] Das Los entscheidet, welcher Agent in der ersten Runde beginnt.
}
rules-picture-secrets = Zwei schwarze Karten: Du bist Agent X, und das ist deine Zahl.

## Eine Runde

rules-card-round = Eine Runde
rules-card-round-hidden = Der Botschafter wählt zuerst und spielt einen Ort **verdeckt**.
rules-card-round-places = Vom ersten Spieler an im Uhrzeigersinn spielt jeder offen einen Ort aus, den er noch nicht gespielt hat.
rules-card-round-dummy = Ist der Strohmann an der Reihe, wird zufällig ein Ort seines Stapels aufgedeckt.
rules-card-round-ambassador = { $players ->
    [5] Dann wird der Ort des Botschafters aufgedeckt.
   *[other] Zuletzt wird die oberste Karte des Botschafterstapels aufgedeckt.
}
rules-card-round-meet = { $players ->
    [5] Wo genau zwei sind, ist ein Treffen, und auch, wo der Botschafter und genau zwei Agenten sind.
   *[other] Wo genau zwei sind, ist ein Treffen.
}
rules-card-round-back = Alle gezeigten Karten gehen an ihre Besitzer zurück, und in der nächsten Runde beginnt der Nächste im Uhrzeigersinn.
rules-card-round-five = { $players ->
    [3] Gespielte Orte bleiben sichtbar. Nach fünf Runden nimmt jeder seine fünf zurück, und die Stapel des Botschafters und des Strohmanns werden neu gemischt.
    [5] Gespielte Orte bleiben sichtbar. Nach fünf Runden nimmt jeder seine fünf zurück, auch der Botschafter.
   *[other] Gespielte Orte bleiben sichtbar. Nach fünf Runden nimmt jeder seine fünf zurück, und der Stapel des Botschafters wird neu gemischt.
}
rules-picture-places = { $players ->
    [5] Am Rialto sind zwei, bei San Marco ist der Botschafter mit einem Agenten: zwei Treffen. Am Arsenale ist einer allein: Dort passiert nichts.
   *[other] Am Rialto sind zwei: ein Treffen. Bei San Marco sind drei: Dort passiert nichts.
}

## Treffen

rules-card-meetings = Treffen
rules-card-meetings-two = { $players ->
    [5] Sind an einem Ort **genau zwei**, ist das ein Treffen. Ebenso, wenn der Botschafter und genau zwei Agenten dort sind. Bei jeder anderen Zahl passiert nichts.
   *[other] Sind an einem Ort **genau zwei**, ist das ein Treffen. Bei jeder anderen Zahl passiert dort nichts.
}
rules-card-meetings-order = Gibt es mehrere, kommt zuerst das mit dem ersten Spieler, dann das des nächsten im Uhrzeigersinn und so weiter.
rules-card-agents = Zwei Agenten
rules-card-agents-swap = Sie müssen tauschen. Jeder wählt zwei seiner farbigen Karten, egal welcher Art, und beide wählen, bevor einer etwas sieht.
rules-card-agents-true = { $truth ->
    [exactly-one] **Genau eine der beiden stimmt**, die andere ist falsch.
   *[at-least-one] **Mindestens eine der beiden stimmt.** Es dürfen auch beide stimmen.
}
rules-card-agents-fresh = Zeige demselben Spieler nie zweimal dasselbe Paar. Erst wenn du ihm alle erlaubten Paare gezeigt hast, darfst du eines wiederholen.
rules-card-agents-private = Die Karten sehen nur die beiden.
rules-picture-pass = Du gibst zwei Karten und bekommst zwei.
rules-card-ambassador = Ein Agent und der Botschafter
rules-card-ambassador-ask = Der Agent darf einen beliebigen anderen Agenten nennen. Der muss ihm eine **schwarze Karte** zeigen und entscheidet selbst, welche der beiden. Sie stimmt sicher.
rules-card-ambassador-fresh = Niemand zeigt dir dieselbe schwarze Karte zweimal. Wer dir schon beide gezeigt hat, steht nicht mehr zur Wahl.
rules-card-ambassador-decline = Du musst niemanden nennen.
rules-card-ambassador-both = Wer den Botschafter spielt, sieht die schwarze Karte auch.
rules-card-ambassador-dummy = Den Strohmann kannst du nicht nennen: Niemand könnte für ihn die Karte aussuchen.
rules-picture-black = Über den Botschafter siehst du eine schwarze Karte: Sie stimmt sicher.
rules-card-dummy = Ein Agent und der Strohmann
rules-card-dummy-look = Du darfst dir eine seiner beiden schwarzen Karten ansehen, Identität oder Zahl. Alle sehen, welche du ansiehst, aber nicht, was darauf steht.
rules-card-dummy-none = Treffen sich Botschafter und Strohmann, passiert nichts.
rules-card-two = Der Botschafter und zwei Agenten
rules-card-two-show = { $truth ->
    [exactly-one] Die beiden Agenten tauschen nicht. Stattdessen zeigt jeder dem Botschafter zwei farbige Karten, von denen genau eine stimmt, und nie ein Paar, das er ihm schon gezeigt hat.
   *[at-least-one] Die beiden Agenten tauschen nicht. Stattdessen zeigt jeder dem Botschafter zwei farbige Karten, von denen mindestens eine stimmt, und nie ein Paar, das er ihm schon gezeigt hat.
}

## Das Beispiel

rules-card-example-first = Du bist Agent X. Du triffst Alba und siehst Agent X und { $hers }. Agent X bist du, also stimmt diese Karte nicht: Albas Zahl ist { $hers }.
rules-card-example-second = Zwei Runden später trefft ihr euch wieder. Jetzt zeigt Alba dir Colonel Bubble und { $other }. Albas Zahl ist { $hers }, also stimmt { $other } nicht: Alba ist Colonel Bubble.
rules-card-example-end = Damit gehört { $hers } im Code unter das B.

## Kombinieren

rules-card-deduce-own = Was du hast, hat sonst niemand. Zeigen andere deine Identität oder deine Zahl, sind diese Karten falsch.
rules-card-deduce-pair = { $truth ->
    [exactly-one] Von einem Paar stimmt genau eine Karte: Weißt du es von der einen, weißt du es auch von der anderen.
   *[at-least-one] Ist eine Karte eines Paars falsch, stimmt die andere. Umgekehrt gilt das nicht: Es können beide stimmen.
}
rules-card-deduce-last = Kennst du drei Identitäten oder drei Zahlen, kennst du auch die vierte.
rules-card-deduce-places = Sieh dir die gespielten Orte an. In der fünften Runde hat jeder nur noch einen: Du weißt also, wohin alle gehen.
rules-card-deduce-order = Spiel spät, um jemanden zu treffen, und früh, um dich treffen zu lassen.
rules-card-deduce-partner = { $players ->
    [4] Eine Karte, von der nur dein Partner weiß, dass sie falsch ist, ist eine geheime Botschaft: Zeig deine Identität neben der deines Partners.
   *[other] Überleg vor dem Zeigen, was dein Gegenüber schon über dich weiß.
}

## Der Code

rules-card-code = Der Code
rules-card-code-order = Der Code besteht aus den vier Zahlen in der festen Reihenfolge ihrer Besitzer: **Fiddlebottom, Bubble, Zsa Zsa, X**. Eine kennst du von Anfang an: deine eigene, unter deinem Buchstaben.
rules-card-code-ambassador = Wer den Botschafter spielt, beginnt ohne Zahl.
rules-picture-code = { $story ->
    [safe] Der Tresor öffnet sich mit vier Zahlen in der Reihenfolge F, B, Z, X. Du bist Agent X: Deine Zahl kommt zuletzt.
   *[telephone] Die Telefonnummer hat vier Teile in der Reihenfolge F, B, Z, X. Du bist Agent X: Deine Zahl kommt zuletzt.
}

## Gewinnen

rules-card-winning = Den Code nennen
rules-card-winning-when = { $players ->
    [3] Triff jemanden **unter vier Augen**: einen anderen Spieler, den Strohmann oder den Botschafter. Nenne den Code statt der üblichen Aktion dieses Treffens.
    [5] Ein Agent muss mit einem anderen Agenten oder mit dem Botschafter allein sein. Der Botschafter muss mit einem oder zwei Agenten zusammen sein; bei zweien darf nur er den Code nennen. Das ersetzt die übliche Aktion dieses Treffens.
   *[other] Triff einen anderen Spieler **unter vier Augen**. Statt Karten zu tauschen, sagst du „Du bist mein Partner“ und nennst den Code. Vorher wird nichts gesagt und nichts gezeigt, und dein Partner kann nicht widersprechen.
}
rules-card-winning-right = { $players ->
    [3] **Richtig:** Du gewinnst allein.
    [5] { $five_play ->
        [in-teams] **Richtig:** Ein Agent gewinnt zusammen mit seinem Partner, egal wo dieser gerade ist. Der Botschafter gewinnt allein.
       *[alone] **Richtig:** Du gewinnst allein.
    }
   *[other] **Richtig,** und ihr seid Partner: Ihr gewinnt beide.
}
rules-card-winning-wrong = { $players ->
    [3] **Falsch:** Die beiden anderen Spieler gewinnen.
    [5] { $five_play ->
        [in-teams] **Falsch:** War es ein Agent, gewinnen das andere Paar und der Botschafter. War es der Botschafter, gewinnen alle vier Agenten.
       *[alone] **Falsch:** Alle anderen gewinnen.
    }
   *[other] **Falscher Code oder falscher Partner:** Das andere Paar gewinnt.
}
rules-card-winning-asked = Wer den Code nennen darf, wird jedes Mal gefragt, bevor er in diesem Treffen etwas sieht. So verrät ein „Nein“ nichts.
rules-card-winning-order = Könnten es mehrere, gilt das frühere Treffen; im selben Treffen wird zuerst gefragt, wer in dieser Runde früher an der Reihe war.
rules-card-winning-limit = Dieser Tisch spielt höchstens { $limit } Runden. Danach ist es unentschieden.
rules-picture-declare = { $players ->
    [4] Unter vier Augen mit deinem Partner nennst du die vier Zahlen der Reihe nach.
   *[other] Unter vier Augen nennst du die vier Zahlen der Reihe nach.
}

## Eine Partie

rules-card-match = Eine Partie bis drei Punkte
rules-card-match-points = { $players ->
    [3] { $wrong_code_costs ->
        [0] Wer ein Spiel gewinnt, bekommt einen Punkt.
       *[1] Ein richtiger Code bringt einen Punkt. Ein falscher kostet einen, und die beiden anderen bekommen je einen. Unter null fällt niemand.
    }
    [5] { $five_play ->
        [alone] Ein richtiger Code bringt einen Punkt. Ein falscher bringt allen anderen je einen.
       *[in-teams] Wer ein Spiel gewinnt, bekommt einen Punkt.
    }
   *[other] Wer ein Spiel gewinnt, bekommt einen Punkt.
}
rules-card-match-next = Jedes Spiel beginnt mit neuen schwarzen Karten und leeren Notizen. Es beginnt der nächste Platz im Uhrzeigersinn.
rules-card-match-end = Wer zuerst drei Punkte hat, gewinnt die Partie. Schaffen es mehrere zugleich, teilen sie sich den Sieg.

## Einstellungen und Ausgaben

rules-option-match = Dauer
rules-option-match-single = Ein Spiel.
rules-option-match-first-to-3 = Eine Partie bis drei Punkte.
rules-option-rounds = Runden
rules-option-rounds-free = Es wird gespielt, bis jemand den Code nennt.
rules-option-rounds-limited = Nach einer vereinbarten Zahl von Runden ist es unentschieden.
rules-differ-truth = Wenn zwei Agenten tauschen
rules-differ-truth-is = { $name }: { $truth ->
    [exactly-one] Von zwei Karten stimmt genau eine.
   *[at-least-one] Mindestens eine stimmt, es dürfen auch beide sein.
}
rules-differ-numbers = Die Zahlen
rules-differ-numbers-is = { $name }: { NAME($numbers, form: "label") }, { $story ->
    [safe] die Kombination eines Tresors.
   *[telephone] eine Telefonnummer.
}
rules-differ-partners = Partner zu fünft
rules-differ-partners-is = { $name }: { $five_play ->
    [in-teams] Agenten gewinnen zusammen mit ihrem Partner.
   *[alone] Alle spielen für sich.
}
rules-differ-points = Punkte in einer Partie
rules-differ-points-is = { $name }: { $players ->
    [3] { $wrong_code_costs ->
        [0] einer für jeden Gewinner eines Spiels.
       *[1] einer für einen richtigen Code; einer weniger für einen falschen, und je einer für die anderen.
    }
   *[other] { $five_play ->
        [alone] einer für einen richtigen Code, oder je einer für alle anderen, wenn er falsch ist.
       *[in-teams] einer für jeden Gewinner eines Spiels.
    }
}
