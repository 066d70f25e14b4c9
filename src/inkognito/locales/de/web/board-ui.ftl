# Das Brettspiel auf dem Bildschirm.

## Figuren

board-ui-my-figure = { $build ->
    [tall] deine große Figur
    [short] deine kleine Figur
    [fat] deine dicke Figur
   *[thin] deine dünne Figur
}
board-ui-figure-of = { $build ->
    [tall] die große Figur { NAME($owner, form: "of") }
    [short] die kleine Figur { NAME($owner, form: "of") }
    [fat] die dicke Figur { NAME($owner, form: "of") }
   *[thin] die dünne Figur { NAME($owner, form: "of") }
}
board-ui-piece = { $whose ->
    [mine] { board-ui-my-figure }, { PLACE($space, form: "at") }
    [ambassador] der Botschafter, { PLACE($space, form: "at") }
   *[other] { board-ui-figure-of }, { PLACE($space, form: "at") }
}

## Was von mir erwartet wird

board-ui-prompt-place = Stelle deine Figuren auf: Wähle eine Figur, dann ihren Startort.
board-ui-prompt-place-figure = Wähle, wo { board-ui-my-figure } beginnt.
board-ui-prompt-place-done = Deine Figuren stehen. So beginnen?
board-ui-prompt-shake = Du bist am Zug, { NAME($me) }: Schüttle das Phantom.
board-ui-prompt-choose = Du bist am Zug, { NAME($me) }: Wähle eine Kugel oder eine Figur.
board-ui-prompt-choose-option = Du bist am Zug, { NAME($me) }: Wähle, was du tust.
board-ui-prompt-which = { $ball ->
    [land] Wähle, welche deiner Figuren zu Lande geht.
    [water] Wähle, welche deiner Figuren zu Wasser fährt.
    [either] Wähle, welche deiner Figuren zieht, zu Lande oder zu Wasser.
    [rival] Wähle, wessen Figur du bewegst.
   *[other] Wähle, was du bewegst.
}
board-ui-prompt-where = { $ball ->
    [land] Wähle, wohin { board-ui-my-figure } zu Lande geht.
    [water] Wähle, wohin { board-ui-my-figure } zu Wasser fährt.
   *[other] Wähle, wohin { board-ui-my-figure } geht.
}
board-ui-prompt-where-rival = Wähle, wohin { board-ui-figure-of } geht.
board-ui-prompt-where-ambassador = Wähle, wohin der Botschafter geht.
board-ui-prompt-which-ball = Zu Lande oder zu Wasser? Wähle eine Kugel.
board-ui-prompt-spent = Alle Kugeln sind verbraucht. Beende die Bewegung.
board-ui-prompt-no-step = Keine Kugel lässt sich nutzen. Beende die Bewegung.
board-ui-prompt-stuck = So dürfen deine Figuren nicht stehen bleiben. Nimm einen Schritt zurück.
board-ui-prompt-walk = { $left ->
    [one] Du bist am Zug, { NAME($me) }: Geh noch einen Schritt oder bleib hier.
   *[other] Du bist am Zug, { NAME($me) }: Geh bis zu { $left } Schritte oder bleib hier.
}
board-ui-prompt-met = Du stehst mit { NAME($agent, form: "to") } { PLACE($space, form: "at") }.
board-ui-prompt-met-ambassador = Du stehst mit dem Botschafter { PLACE($space, form: "at") }.
board-ui-prompt-met-several = Du stehst in { $count } Treffen.
board-ui-prompt-meet = Du triffst { NAME($agent, form: "object") } { PLACE($space, form: "at") }. Was fragst du?
board-ui-prompt-meet-ambassador = Du triffst den Botschafter { PLACE($space, form: "at") }. Nach wem fragst du?
board-ui-prompt-meetings = { $count ->
    [one] Du hast ein Treffen. Was fragst du?
   *[other] Du hast { $count } Treffen. Mit welchem beginnst du?
}
board-ui-prompt-slip = Wähle, wohin { board-ui-my-figure } entwischt.
board-ui-prompt-end = Alles erledigt, { NAME($me) }: Beende deinen Zug.
board-ui-prompt-answer = { $about ->
    [build] { $form ->
        [three] { NAME($asker, form: "start") } fragt nach deiner Statur. Zeige zwei Staturen und eine Identität.
        [pair] { NAME($asker, form: "start") } fragt nach deiner Statur. Zeige zwei Staturen.
        [two] { NAME($asker, form: "start") } fragt nach deiner Statur. Zeige zwei beliebige Karten.
       *[one] { NAME($asker, form: "start") } fragt nach deiner Statur. Zeige die wahre.
    }
   *[identity] { $form ->
        [three] { NAME($asker, form: "start") } fragt, wer du bist. Zeige zwei Identitäten und eine Statur.
        [pair] { NAME($asker, form: "start") } fragt, wer du bist. Zeige zwei Identitäten.
        [two] { NAME($asker, form: "start") } fragt, wer du bist. Zeige zwei beliebige Karten.
       *[one] { NAME($asker, form: "start") } fragt, wer du bist. Zeige deine wahre Identität.
    }
}
board-ui-prompt-replace = { $form ->
    [one] { NAME($asker, form: "start") } kennt diese Karten schon. Zeige eine wahre Karte.
   *[other] { NAME($asker, form: "start") } kennt diese Karten schon. Zeige stattdessen zwei Karten.
}
board-ui-prompt-expel = Schicke { board-ui-figure-of } an einen freien Ort.
board-ui-prompt-expel-ambassador = Schicke den Botschafter an einen der leuchtenden Orte.
board-ui-prompt-expel-ambassador-to = Schicke den Botschafter { PLACE($space, form: "to") }.
board-ui-prompt-hand = { NAME($by, form: "start") } ruft „Auftrag erfüllt“ und reicht dir die Hand.

## Was andere tun

board-ui-wait-nobody = Gerade gibt es nichts zu tun.
board-ui-wait-thinking = { NAME($seat, form: "start") } überlegt.
board-ui-wait-placing = { NAME($seat, form: "start") } stellt die Figuren auf.
board-ui-wait-moving = { NAME($seat, form: "start") } zieht.
board-ui-wait-meeting = { NAME($seat, form: "start") } überlegt sich eine Frage.
board-ui-wait-answering = { $about ->
    [build] { NAME($asker, form: "start") } fragt { NAME($agent, form: "object") } nach der Statur.
   *[identity] { NAME($asker, form: "start") } fragt { NAME($agent, form: "object") } nach der Identität.
}
board-ui-wait-mine-answering = { $about ->
    [build] Du hast { NAME($agent, form: "object") } nach der Statur gefragt. Gleich kommt die Antwort.
   *[identity] Du hast { NAME($agent, form: "object") } nach der Identität gefragt. Gleich kommt die Antwort.
}
board-ui-wait-replacing = { NAME($agent, form: "start") } muss { NAME($asker, form: "to") } andere Karten zeigen.
board-ui-wait-mine-replacing = { NAME($agent, form: "start") } muss dir andere Karten zeigen.
board-ui-wait-expelling = { NAME($seat, form: "start") } schickt { board-ui-figure-of } fort.
board-ui-wait-expelling-mine = { NAME($seat, form: "start") } schickt { board-ui-my-figure } fort.
board-ui-wait-expelling-ambassador = { NAME($seat, form: "start") } schickt den Botschafter fort.
board-ui-wait-hand = { NAME($by, form: "start") } reicht { NAME($to, form: "to") } die Hand: „Auftrag erfüllt“.
board-ui-wait-mine-hand = Du reichst { NAME($to, form: "to") } die Hand. Die Antwort entscheidet.

## Hinweise unter dem Satz

board-ui-hint-place = Wähle eine stehende Figur, um sie umzustellen.
board-ui-hint-place-done = Wähle eine Figur, um sie umzustellen.
board-ui-hint-balls = { $count ->
    [one] Eine Kugel ist übrig.
   *[other] { $count } Kugeln sind übrig. Du musst sie nicht nutzen.
}
board-ui-hint-glow = { $count ->
    [one] Ein Ort leuchtet. Oder wähle eine andere Figur oder Kugel.
   *[other] { $count } Orte leuchten. Oder wähle eine andere Figur oder Kugel.
}
board-ui-hint-which = Die Figuren mit Ring können ziehen.
board-ui-hint-which-ball = Beide Wege führen hin. Nimm eine Kugel mit Ring.
board-ui-hint-walk = Die leuchtenden Orte sind einen Schritt entfernt.
board-ui-hint-undo = Oder nimm einen Schritt zurück.
board-ui-hint-stuck = Nie zwei eigene Figuren an einem Ort, und mit jedem Spieler höchstens ein Treffen.
board-ui-hint-met = { $more ->
    [yes] Beende die Bewegung, um zu fragen, oder zieh weiter.
   *[no] Beende die Bewegung, um zu fragen.
}
board-ui-hint-leaving = Dieser Schritt beendet dein Treffen mit { NAME($agent, form: "to") }.
board-ui-hint-meeting = { $leave ->
    [slip] Oder entwische, ohne zu fragen.
    [expel] Oder schicke die Figur fort, ohne zu fragen.
   *[none] Wähle neben der Karte.
}
board-ui-hint-mark = Wähle einen leuchtenden Ort.
board-ui-hint-marked = Wirklich { PLACE($space, form: "to") }? Drücke den Knopf, oder wähle den Ort noch einmal.
board-ui-hint-shown = { NAME($agent, form: "start") } hat dir gezeigt: { NAME($cards) }.
board-ui-hint-declare = Oder rufe „Auftrag erfüllt“: Der Knopf ist in deinem Dossier.
board-ui-hint-hand = Mit deiner Antwort endet das Spiel.
board-ui-hint-notes = Du kannst in deine Notizen schauen.
board-ui-hint-watch = Du schaust zu.
board-ui-rule = { $form ->
    [three] Mindestens eine der drei muss stimmen.
    [one] Sie muss stimmen.
   *[other] Mindestens eine der beiden muss stimmen.
}

## Neben einem Ort, der leuchtet

board-ui-note-meet = { NAME($seat, form: "object") } treffen
board-ui-note-ambassador = den Botschafter treffen
board-ui-note-you-meet = du triffst { NAME($seat, form: "object") }
board-ui-note-met-by = { NAME($seat) } trifft dich
board-ui-note-own = { $build ->
    [tall] hier steht deine große Figur
    [short] hier steht deine kleine Figur
    [fat] hier steht deine dicke Figur
   *[thin] hier steht deine dünne Figur
}
board-ui-note-meets-you = { $build ->
    [tall] trifft deine große Figur
    [short] trifft deine kleine Figur
    [fat] trifft deine dicke Figur
    [thin] trifft deine dünne Figur
   *[ambassador] trifft dich
}
board-ui-note-marked = gewählt

## Warum eine Figur nicht ziehen kann

board-ui-why-turn = Warte, bis du am Zug bist.
board-ui-why-shake = Schüttle zuerst das Phantom.
board-ui-why-ended = Deine Bewegung ist beendet.
board-ui-why-spent = Alle Kugeln sind verbraucht.
board-ui-why-only-ambassador = Du bewegst nur den Botschafter.
board-ui-why-ambassador = Den Botschafter bewegt nur die Kugel mit dem Botschafter.
board-ui-why-rival = Fremde Figuren bewegt nur die Kugel mit dem Rivalen.
board-ui-why-own = Für deine Figuren ist keine Kugel übrig.
board-ui-why-no-way = Von hier geht es nicht weiter.
board-ui-why-no-route = { $way ->
    [land] Von hier führt kein Weg zu Lande weiter.
    [water] Von hier führt kein Weg zu Wasser weiter.
   *[any] Von hier führt kein Weg für deine Kugeln weiter.
}
board-ui-why-blocked = Jeder Schritt von hier brächte zwei deiner Figuren an einen Ort oder ein zweites Treffen mit demselben Spieler.

## Das Phantom und die Knöpfe eines Zuges

board-ui-phantom = Das Phantom
board-ui-balls = Kugeln
board-ui-ball = { $state ->
    [used] { NAME($ball, kind: "ball", form: "label") }, verbraucht
    [blocked] { NAME($ball, kind: "ball", form: "label") }, kein Zug
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-ball-word = { $state ->
    [used] verbraucht
    [blocked] kein Zug
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-shake = Phantom schütteln
board-ui-undo = { $short ->
    [yes] Zurück
   *[no] Schritt zurück
}
board-ui-undo-all = Alle Schritte zurück
board-ui-end-movement = { $ask ->
    [yes] { $short ->
        [yes] Jetzt fragen
       *[no] Bewegung beenden und fragen
    }
   *[no] { $short ->
        [yes] Ende
       *[no] Bewegung beenden
    }
}
board-ui-end-movement-title = Bewegung beenden?
board-ui-end-movement-why = Übrige Kugeln verfallen, und du kannst keinen Schritt mehr zurücknehmen.
board-ui-part-title = Das Treffen mit { NAME($seat, form: "to") } aufgeben?
board-ui-part-why = Ihr steht zusammen { PLACE($space, form: "at") }. Fragen kannst du nur, wo du am Ende der Bewegung stehst.
board-ui-part-action = Weiter { PLACE($space, form: "to") }
board-ui-end-turn = Zug beenden
board-ui-declare = Auftrag erfüllt …
board-ui-answer = Karten wählen
board-ui-answer-hand = Auf den Handschlag antworten
board-ui-look = { $short ->
    [yes] Karte und Notizen
   *[no] Karte und Notizen ansehen
}
board-ui-offline = Keine Verbindung

## Treffen

board-ui-meetings = Treffen
board-ui-meeting-with = { $build ->
    [tall] Große Figur { NAME($owner, form: "of") }
    [short] Kleine Figur { NAME($owner, form: "of") }
    [fat] Dicke Figur { NAME($owner, form: "of") }
   *[thin] Dünne Figur { NAME($owner, form: "of") }
}
board-ui-meeting-ambassador = Der Botschafter
board-ui-ask-identity = Nach der Identität fragen
board-ui-ask-build = Nach der Statur fragen
board-ui-ask-about-whom = Frage nach
board-ui-slip = Entwischen
board-ui-ask-instead = Doch fragen
board-ui-expel-unasked = Ohne Frage fortschicken
board-ui-expel = Fortschicken
board-ui-expel-to = Fortschicken { PLACE($space, form: "to") }
board-ui-slip-to = Entwischen { PLACE($space, form: "to") }
board-ui-choose-place = Wähle einen leuchtenden Ort
board-ui-shown-to-you = { NAME($agent, form: "start") } hat dir gezeigt
board-ui-object = Die kenne ich schon
board-ui-object-title = Einspruch gegen diese Karten?
board-ui-object-why = Hat { NAME($agent) } dir genau diese schon gezeigt, bekommst du andere zu sehen. Du hast nur einen Einspruch; alle sehen, ob du recht hattest.
board-ui-object-action = Einspruch erheben

## Aufstellen

board-ui-placing = Meine Figuren
board-ui-placing-none = noch ohne Ort
board-ui-placing-begin = So beginnen
board-ui-placing-clear = Von vorn
board-ui-placing-title = Mit dieser Aufstellung beginnen?

## Wenn ich gefragt werde

board-ui-questioned-title = { $about ->
    [build] { NAME($asker, form: "start") } fragt nach deiner Statur.
   *[identity] { NAME($asker, form: "start") } fragt, wer du bist.
}
board-ui-questioned-where = { $build ->
    [ambassador] { NAME($asker, form: "start") } fragt über den Botschafter { PLACE($space, form: "at") }.
   *[other] { NAME($asker, form: "start") } hat { board-ui-my-figure } { PLACE($space, form: "at") } getroffen.
}
board-ui-questioned-again = { NAME($asker, form: "start") } kennt diese Karten schon.
board-ui-questioned-task = { $form ->
    [three] { $about ->
        [build] Zeige zwei Staturen und eine Identität.
       *[identity] Zeige zwei Identitäten und eine Statur.
    }
    [pair] { $about ->
        [build] Zeige zwei Staturen.
       *[identity] Zeige zwei Identitäten.
    }
    [two] Zeige zwei beliebige Karten.
   *[one] { $about ->
        [build] Zeige deine wahre Statur.
       *[identity] Zeige deine wahre Identität.
    }
}
board-ui-questioned-seen = { $relayed ->
    [yes] Nur { NAME($asker) } und der Botschafter sehen sie.
   *[no] Nur { NAME($asker) } sieht sie.
}
board-ui-builds = { $count ->
    [0] Staturen
    [one] Staturen: wähle eine
   *[other] Staturen: wähle zwei
}
board-ui-identities = { $count ->
    [0] Identitäten
    [one] Identitäten: wähle eine
   *[other] Identitäten: wähle zwei
}
board-ui-secrets = Geheime Karten
board-ui-secrets-open = { $short ->
    [yes] Geheime Karten …
   *[no] Stattdessen geheime Karten zeigen …
}
board-ui-secrets-close = { $short ->
    [yes] Weglegen
   *[no] Geheime Karten weglegen
}
board-ui-secrets-why = Für jemanden, den du für deinen Partner hältst.
board-ui-covered = Dein Dossier und diese Karten sind verborgen.
board-ui-uncover = Beides zeigen
board-ui-cover = Meine Karten verbergen
board-ui-card-name = { $face ->
    [fiddlebottom] Fiddle­bottom
    [bubble] Bubble
    [zsazsa] Zsa Zsa
   *[other] { NAME($face, form: "label") }
}
board-ui-card-true = wahr
board-ui-card-why = { $why ->
    [shown-before] schon gezeigt
    [one-true] eine muss stimmen
   *[never] steht nicht zur Wahl
}
board-ui-have-shown = Das hast du { NAME($asker, form: "to") } gezeigt
board-ui-have-shown-nothing = Noch nichts.
board-ui-have-shown-sets = { $count ->
    [0] nichts
    [one] einmal ›
   *[other] { $count }-mal ›
}
board-ui-have-shown-turn = Zug { $turn }
board-ui-tells = Was { NAME($asker) } daraus erfährt
board-ui-tells-now = { $before ->
    [one] Nur noch ein Blatt ist möglich.
   *[other] { $before } von { $all } Blättern sind möglich.
}
board-ui-tells-then = Jetzt sind { $before } von { $all } Blättern möglich, danach { $after }.
board-ui-show = Zeige { NAME($cards) }
board-ui-show-none = Karten zeigen
board-ui-show-reason = Wähle zuerst deine Karten.
board-ui-show-title = { COUNT($cards) ->
    [one] Zeigst du { NAME($asker, form: "to") } diese Karte?
    [2] Zeigst du { NAME($asker, form: "to") } diese beiden?
   *[other] Zeigst du { NAME($asker, form: "to") } diese drei?
}
board-ui-to-answer = noch { $clock }

## Auftrag erfüllt

board-ui-declare-title = Auftrag erfüllt?
board-ui-declare-whom = Wem reichst du die Hand?
board-ui-declare-alone = Niemandem: Ich bin allein
board-ui-declare-why = Schlägt dein Partner ein und ist euer Auftrag erfüllt, gewinnt ihr beide. Sonst gewinnen eure Gegner.
board-ui-declare-alone-why = Bist du allein und ist deine wahre Figur am Fluchtort, gewinnst du. Sonst gewinnen die anderen.
board-ui-declare-to = { NAME($to, form: "to") } die Hand reichen
board-ui-declare-to-nobody = Allein rufen
board-ui-declare-sure = { $to ->
    [none] Allein „Auftrag erfüllt“ rufen?
   *[other] { NAME($to, form: "to") } die Hand reichen?
}
board-ui-declare-must = Du gewinnst nur, wenn jetzt alles stimmt:
board-ui-declare-must-partner = { $identity ->
    [none] { NAME($to, form: "start") } gehört zu dir.
   *[other] { NAME($to, form: "start") } gehört zu dir und ist { NAME($identity) }.
}
board-ui-declare-must-mission = Euer Auftrag ist auf der Karte erfüllt.
board-ui-declare-must-taken = { NAME($to, form: "start") } schlägt ein.
board-ui-declare-must-nobody = { $identity ->
    [none] Dein Partner sitzt nicht am Tisch.
   *[other] Dein Partner, { NAME($identity) }, sitzt nicht am Tisch.
}
board-ui-declare-must-way-out = { $build ->
    [tall] Deine wahre Figur, die große, steht am Fluchtort.
    [short] Deine wahre Figur, die kleine, steht am Fluchtort.
    [fat] Deine wahre Figur, die dicke, steht am Fluchtort.
    [thin] Deine wahre Figur, die dünne, steht am Fluchtort.
   *[none] Deine wahre Figur steht am Fluchtort.
}
board-ui-declare-must-note = Der Zettel des Botschafters hat einen Fehler oder wurde nie geschrieben.
board-ui-declare-last = Stimmt etwas davon nicht, gewinnen deine Gegner. So oder so endet das Spiel.
board-ui-declare-not-turn = Das kannst du nur rufen, wenn du am Zug bist.
board-ui-declare-not-moving = Beende zuerst die Bewegung.
board-ui-declare-not-answer = Warte zuerst die Antwort ab.
board-ui-declare-not-hand = Ein Handschlag wartet auf Antwort.
board-ui-declare-not-placing = Das Spiel hat noch nicht begonnen.
board-ui-declare-not-moment = Das geht gerade nicht.
board-ui-hand-title = { NAME($by, form: "start") } reicht dir die Hand.
board-ui-hand-why = Seid ihr Partner und ist euer Auftrag erfüllt, dann schlag ein, und ihr gewinnt beide. Lehnst du ab, gewinnen die Gegner { NAME($by, form: "of") }.
board-ui-hand-take = Einschlagen
board-ui-hand-refuse = Ablehnen
board-ui-hand-sure = { $accept ->
    [yes] Bei { NAME($by, form: "to") } einschlagen?
   *[no] Den Handschlag { NAME($by, form: "of") } ablehnen?
}

## Der Zettel des Botschafters

board-ui-note = Ich weiß, wer ihr seid
board-ui-note-open = Ich weiß, wer ihr seid …
board-ui-note-why = Einmal im Spiel darfst du einen Zettel versiegeln. Stimmen alle acht Angaben, wenn jemand „Auftrag erfüllt“ ruft, gewinnst du allein.
board-ui-note-sealed = Dein Zettel ist versiegelt.
board-ui-note-identity = Identität { NAME($seat, form: "of") }
board-ui-note-build = Statur { NAME($seat, form: "of") }
board-ui-note-choose = wählen
board-ui-note-twice = Jede Identität und jede Statur gehört genau einem Spieler.
board-ui-note-missing = Fülle erst alle acht aus.
board-ui-note-seal = Zettel versiegeln
board-ui-note-sure = Diesen Zettel versiegeln?
board-ui-note-entry = { NAME($identity) }, { NAME($build) }

## Alles andere

board-ui-other = Was du noch tun kannst
board-ui-other-option = { $choice ->
    [none] { $what }
   *[other] { $what }: { $choice }
}

## Der letzte Zug

board-ui-replay = Letzten Zug wiederholen
board-ui-replay-stop = Wiederholung beenden
board-ui-last-met = { $who ->
    [you] Du hast { NAME($owner) } { PLACE($space, form: "at") } getroffen und { board-ui-figure-of } { PLACE($to, form: "to") } geschickt.
   *[other] { $whom ->
        [you] { NAME($seat, form: "start") } hat dich { PLACE($space, form: "at") } getroffen und { board-ui-my-figure } { PLACE($to, form: "to") } geschickt.
       *[other] { NAME($seat, form: "start") } hat { NAME($owner) } { PLACE($space, form: "at") } getroffen und { board-ui-figure-of } { PLACE($to, form: "to") } geschickt.
    }
}
board-ui-last-met-ambassador = { $who ->
    [you] Du hast den Botschafter { PLACE($space, form: "at") } getroffen und { PLACE($to, form: "to") } geschickt.
   *[other] { NAME($seat, form: "start") } hat den Botschafter { PLACE($space, form: "at") } getroffen und { PLACE($to, form: "to") } geschickt.
}
board-ui-last-met-several = { $who ->
    [you] Du hast { NAME($met, form: "object") } getroffen.
   *[other] { NAME($seat, form: "start") } hat { NAME($met, form: "object") } getroffen.
}
board-ui-last-slipped = { $who ->
    [you] Du hast nichts gefragt und bist { PLACE($to, form: "to") } entwischt.
   *[other] { NAME($seat, form: "start") } hat nichts gefragt und ist { PLACE($to, form: "to") } entwischt.
}
board-ui-last-moved = { $who ->
    [you] { $count ->
        [0] Du hast nichts bewegt und niemanden getroffen.
        [one] Du bist einen Schritt gegangen und hast niemanden getroffen.
       *[other] Du bist { $count } Schritte gegangen und hast niemanden getroffen.
    }
   *[other] { $count ->
        [0] { NAME($seat, form: "start") } hat nichts bewegt und niemanden getroffen.
        [one] { NAME($seat, form: "start") } ist einen Schritt gegangen und hat niemanden getroffen.
       *[other] { NAME($seat, form: "start") } ist { $count } Schritte gegangen und hat niemanden getroffen.
    }
}

## Was gerade geschehen ist, auf der Karte

board-ui-moment-question = { $through ->
    [yes] { $about ->
        [build] Welche Statur hat { NAME($agent) }?
       *[identity] Wer ist { NAME($agent) }?
    }
   *[no] { $about ->
        [build] Welche Statur hast du, { NAME($agent) }?
       *[identity] Wer bist du, { NAME($agent) }?
    }
}
board-ui-moment-objection = { $held ->
    [no] Einspruch abgelehnt: Die Karten { NAME($agent, form: "of") } gelten.
   *[yes] Schon gesehen: { NAME($agent) } muss andere Karten zeigen.
}
board-ui-moment-moved = { $whose ->
    [mine] { NAME($seat, form: "start") } bewegt { board-ui-my-figure }.
    [ambassador] { NAME($seat, form: "start") } bewegt den Botschafter.
   *[other] { NAME($seat, form: "start") } bewegt { board-ui-figure-of }.
}
board-ui-moment-sent = { $whose ->
    [mine] { NAME($seat, form: "start") } schickt { board-ui-my-figure } hierher.
    [ambassador] { NAME($seat, form: "start") } schickt den Botschafter hierher.
   *[other] { NAME($seat, form: "start") } schickt { board-ui-figure-of } hierher.
}
board-ui-moment-declared = { $hand ->
    [none] Auftrag erfüllt: Ich bin allein.
   *[other] Auftrag erfüllt. Deine Hand, { NAME($hand) }?
}
board-ui-moment-answered = { $accepted ->
    [no] Ich lehne den Handschlag ab.
   *[yes] Ich schlage ein.
}

## Karten, die mir gezeigt werden

board-ui-shown-title = { COUNT($cards) ->
    [one] { NAME($agent, form: "start") } zeigt dir eine Karte.
    [2] { NAME($agent, form: "start") } zeigt dir zwei Karten.
   *[other] { NAME($agent, form: "start") } zeigt dir drei Karten.
}
board-ui-shown-audience = { $count ->
    [0] { COUNT($cards) ->
        [one] Nur du siehst sie.
       *[other] Nur du siehst sie.
    }
   *[other] { COUNT($cards) ->
        [one] Nur du und { NAME($others) } seht sie.
       *[other] Nur du und { NAME($others) } seht sie.
    }
}
board-ui-follows-rule = { $count ->
    [one] { $mission ->
        [yes] Die Auftragskarte zählt nie, also stimmt die andere.
       *[no] Sie stimmt.
    }
   *[other] { $mission ->
        [yes] { $pair ->
            [yes] Die Auftragskarte zählt nie. Genau eine der anderen stimmt.
           *[no] Die Auftragskarte zählt nie. Mindestens eine der anderen stimmt.
        }
       *[no] { $pair ->
            [yes] Genau eine davon stimmt.
           *[no] Mindestens eine davon stimmt.
        }
    }
}
board-ui-follows-grey = Graue Karten stimmen immer: { NAME($agent) } ist { NAME($cards) }.
board-ui-follows-known = Du wusstest schon: { NAME($agent) } ist { NAME($cards) }.
board-ui-follows-so = { $why ->
    [held] { NAME($held, form: "start") } bist du selbst, also ist { board-ui-follows-left }.
    [ruled] { NAME($ruled, form: "start") } scheidet aus, also ist { board-ui-follows-left }.
   *[both] { NAME($held, form: "start") } bist du selbst, und { NAME($ruled) } scheidet aus, also ist { board-ui-follows-left }.
}
board-ui-follows-left = { $left ->
    [one] { NAME($agent) } { NAME($first) }
    [either] { NAME($agent) } { NAME($first) } oder { NAME($second) }
   *[any] { NAME($agent) } { NAME($first) } oder { NAME($second) } oder beides
}
