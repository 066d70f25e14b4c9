# Die Papiere neben dem Spiel: Dossier, Pass, Notizblatt, Verlauf, Gespräch, Gesten, Plätze, Menü.

## Das Dossier

panels-dossier = Mein Dossier
panels-hide = Verbergen
panels-show = Zeigen
panels-hidden = { $keys ->
    [yes] Vor neugierigen Blicken verborgen. Drücke H, um es zu zeigen.
   *[no] Vor neugierigen Blicken verborgen.
}
panels-dossier-none = { $viewer ->
    [all] Du siehst mit allen Augen: Kein Dossier bleibt dir verschlossen.
   *[other] Du schaust zu, darum hast du kein Dossier.
}
panels-dossier-not-dealt = Deine geheimen Karten sind noch nicht ausgeteilt.
panels-i-am = Ich bin
panels-build = Statur
panels-mission = Buchstabe
panels-letter = Auftrag
panels-number = meine Zahl
panels-number-under = unter { $letter }
panels-partner-label = Partner
panels-partner = { $unsure ->
    [yes] Zu mir gehört { $name }, falls am Tisch.
   *[no] Zu mir gehört { $name }.
}
panels-partner-found = Zu mir gehört { $name }: { $player }.
panels-partner-missing = { $name } fehlt: Ich bin allein.
panels-note = mein Zettel
panels-note-title = Ich weiß, wer ihr seid
panels-note-state = { $state ->
    [sealed] Dein Zettel ist versiegelt. Er bleibt bis zum Ende zu.
    [open] Du kannst ihn einmal schreiben, jederzeit bevor jemand seinen Auftrag erfüllt meldet.
   *[closed] Jetzt kannst du ihn nicht schreiben.
}
panels-note-suspect = { $identity }, { $build }
panels-hidden-place = verdeckt
panels-hidden-place-none = noch nichts

## Der Pass

panels-passport = Pass
panels-passport-left = Pass: noch { $left } von { $all } Aufträgen
panels-passport-count = { $left } von { $all } noch möglich
panels-passport-mine = dein Team
panels-passport-out = Ausgeschlossen:
panels-passport-pairs = Nach Spielern
panels-passport-pair = Falls es { $one } und { $other } sind: { $list }
panels-passport-alone = Falls { $player } allein ist: Flucht nach Ort { $space }

## Das Notizblatt

panels-sheet = Notizblatt
panels-sheet-caption = Wer mir welche Karten gezeigt hat, und was daraus folgt
panels-sheet-not-begun = Das Blatt wird aufgeschlagen, wenn das Spiel beginnt.
panels-sheet-spectator = Du siehst, dass Karten gezeigt werden, nicht welche.
panels-i-showed = Ich zeigte
panels-short-fiddlebottom = F
panels-short-bubble = B
panels-short-zsazsa = Z
panels-short-x = X
panels-marks = Meine Marken
panels-marks-how = Drücke auf ein Feld: ein Kreis, dann ein Kreuz, dann nichts.
panels-notes = Meine eigenen Notizen
panels-notes-hint = Meine Notizen: „Leo hat zweimal die Stirn gerunzelt …“
panels-cell = { $who }, { $card }: { $state }
panels-cell-and = { $before }; { $next }
panels-cell-empty = leer
panels-cell-shown = { $game ->
    [card] gezeigt in Runde { $turns }
   *[board] gezeigt in Zug { $turns }
}
panels-cell-certain = sicher
panels-cell-crossed = ausgeschlossen
panels-cell-mark = { $mark ->
    [circle] mein Kreis
   *[cross] mein Kreuz
}
panels-cell-contradicted = diese Marke kann nicht stimmen
panels-why = warum { $card }?
panels-why-wait = Einen Augenblick …
panels-why-close = Beweis schließen
panels-show-turn = { $game ->
    [card] Runde
   *[board] Zug
}
panels-show-through-ambassador = durch den Botschafter
panels-show-mission = mit der Auftragskarte
panels-show-grey = eine graue Karte
panels-show-replacement = anstelle wiederholter Karten
panels-show-black = { $about ->
    [identity] schwarze Karte: die Identität
    [number] schwarze Karte: die Zahl
   *[none] schwarze Karte
}
panels-show-pair = { $edition ->
    [abacus-1997] mindestens eine ist wahr
   *[ffg-2003] eine ist wahr
}
panels-show-covert = { $kind ->
    [black] eine schwarze Karte für { NAME($to, form: "object") }
    [through-ambassador] { panels-show-covert-cards } für { NAME($to, form: "object") }, durch den Botschafter
   *[other] { panels-show-covert-cards } für { NAME($to, form: "object") }
}
panels-show-covert-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
panels-show-all = Alle { $count } zeigen

## Verlauf, Gespräch, Gesten

panels-log-empty = Noch ist nichts geschehen.
panels-log-hidden = Etwas, das nur du weißt.
panels-log-earlier = Früheres zeigen
panels-talk-empty = Noch hat niemand etwas gesagt.
panels-talk-deleted = gelöscht
panels-talk-delete = { $what ->
    [gesture] Diese Geste von { $name } löschen
   *[text] Die Worte von { $name } löschen: { $text }
}
panels-talk-nobody = Nur Gäste am Tisch können mitreden.
panels-talk-say = Sag etwas in die Runde
panels-talk-send = Senden
panels-talk-left = { $left ->
    [one] noch { $left } Zeichen
   *[other] noch { $left } Zeichen
}
panels-gestures-how = { $gestures ->
    [discreet] Nur wen du wählst, sieht sie.
   *[open] Alle am Tisch sehen sie.
}
panels-gestures-at = Für wen
panels-gestures-none = Noch keine Gesten.
panels-gesture-twitch-eye = Mit dem Auge zucken
panels-gesture-tug-earlobe = Am Ohr zupfen
panels-gesture-frown = Die Stirn runzeln
panels-gesture-turn-up-nose = Die Nase rümpfen
panels-gesture-made = { $who ->
    [you] { $gesture ->
        [twitch-eye] Du hast mit dem Auge gezuckt.
        [tug-earlobe] Du hast dich am Ohr gezupft.
        [frown] Du hast die Stirn gerunzelt.
       *[turn-up-nose] Du hast die Nase gerümpft.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } hat mit dem Auge gezuckt.
        [tug-earlobe] { $name } hat sich am Ohr gezupft.
        [frown] { $name } hat die Stirn gerunzelt.
       *[turn-up-nose] { $name } hat die Nase gerümpft.
    }
}
panels-gesture-at-you = { $gesture ->
    [twitch-eye] { $name } hat dir mit dem Auge zugezuckt.
    [tug-earlobe] { $name } hat sich für dich am Ohr gezupft.
    [frown] { $name } hat für dich die Stirn gerunzelt.
   *[turn-up-nose] { $name } hat für dich die Nase gerümpft.
}
panels-gesture-at = { $who ->
    [you] { $gesture ->
        [twitch-eye] Für { NAME($at, form: "object") } hast du mit dem Auge gezuckt.
        [tug-earlobe] Für { NAME($at, form: "object") } hast du dich am Ohr gezupft.
        [frown] Für { NAME($at, form: "object") } hast du die Stirn gerunzelt.
       *[turn-up-nose] Für { NAME($at, form: "object") } hast du die Nase gerümpft.
    }
   *[other] { $gesture ->
        [twitch-eye] Für { NAME($at, form: "object") } hat { $name } mit dem Auge gezuckt.
        [tug-earlobe] Für { NAME($at, form: "object") } hat sich { $name } am Ohr gezupft.
        [frown] Für { NAME($at, form: "object") } hat { $name } die Stirn gerunzelt.
       *[turn-up-nose] Für { NAME($at, form: "object") } hat { $name } die Nase gerümpft.
    }
}

## Plätze

panels-seats = Spieler
panels-you = Du
panels-seat-you = du
panels-seat-you-doing = { $stage ->
    [placing] du stellst auf
    [opening] du beginnst
    [moving] du ziehst
    [meeting] du triffst dich
    [expelling] du schickst fort
    [answering] du antwortest
    [replacing] du antwortest neu
    [shaking-hands] dir wird eine Hand gereicht
    [hiding] du wählst einen Ort
    [playing] du wählst einen Ort
    [showing] du zeigst eine Karte
   *[other] du bist dran
}
panels-seat-doing = { $stage ->
    [placing] stellt auf
    [opening] beginnt gleich
    [moving] zieht
    [meeting] bei einem Treffen
    [expelling] schickt fort
    [answering] antwortet
    [replacing] antwortet neu
    [shaking-hands] vor einer gereichten Hand
    [hiding] wählt einen Ort
    [playing] wählt einen Ort
    [showing] zeigt eine Karte
   *[other] überlegt
}
panels-seat-present = am Tisch
panels-seat-presence = { $present ->
    [no] nicht da
   *[yes] da
}
panels-seat-away = nicht da
panels-seat-empty = niemand
panels-seat-bot = Bot, { $level }
panels-seat-stand-in = { $mine ->
    [yes] ein Bot spielt für dich
   *[no] ein Bot spielt weiter
}
panels-seat-nobody = { $seat ->
    [dummy] von niemandem gespielt
   *[ambassador] vom Zufall geführt
}
panels-bot-level-random = sorglos
panels-bot-level-tourist = freundlich
panels-bot-level-clerk = gründlich
panels-chip-bot = Bot
panels-take-back = Selbst weiterspielen
panels-clock = Verbleibende Zeit:
panels-clock-days = { $days } Tg. { $hours } Std.
panels-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panels-pips = Gespielt: { $played }. Noch auf der Hand: { $left }.

## Das Menü

panels-menu = Dieser Tisch
panels-menu-read = Zum Lesen und Aufheben
panels-menu-aid = Regeln auf einer Seite
panels-menu-replay = Noch einmal ansehen
panels-menu-record = Protokoll herunterladen
panels-votes = Pause oder Abbruch
panels-votes-how = { $count ->
    [one] Nur du musst zustimmen.
   *[other] Es geschieht, wenn alle { $count }, die spielen, zustimmen.
}
panels-vote = { $motion ->
    [pause] Ich bin für eine Pause
    [resume] Ich bin fürs Weiterspielen
   *[abort] Ich bin für den Abbruch
}
panels-vote-back = { $motion ->
    [pause] Doch keine Pause
    [resume] Doch noch nicht
   *[abort] Doch nicht abbrechen
}
panels-votes-agreed = Dafür: { $names } ({ $count } von { $all })
panels-people = Leute
panels-mute = Stumm schalten
panels-mute-name = { $name } stumm schalten
panels-unmute = Reden lassen
panels-unmute-name = { $name } wieder reden lassen
panels-remove = Entfernen
panels-remove-name = { $name } entfernen
panels-remove-really = { $name } wirklich entfernen
panels-remove-not = Lieber nicht
panels-leave = Das Spiel verlassen
panels-leave-title = Dieses Spiel verlassen?
panels-leave-what = Ein Bot spielt für dich weiter. Du kannst zurückkommen und wieder übernehmen.
panels-leave-do = Gehen, ein Bot spielt
