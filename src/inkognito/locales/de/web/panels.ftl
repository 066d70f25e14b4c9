# Die Tafeln neben dem Spiel: Dossier, Pass, Notizblatt, Verlauf, Chat, Gesten, Plätze, Menü.

## Das Dossier

panels-dossier = Mein Dossier
panels-hide = Verbergen
panels-show = Zeigen
panels-hidden = { $keys ->
    [yes] Vor neugierigen Blicken verborgen. Drücke H, um es zu zeigen.
   *[no] Vor neugierigen Blicken verborgen.
}
panels-dossier-none = { $viewer ->
    [all] Du siehst alle Karten: Jedes Dossier liegt offen.
   *[other] Du schaust nur zu, darum hast du kein Dossier.
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
    [yes] Mein Partner: { $name }, falls am Tisch.
   *[no] Mein Partner: { $name }.
}
panels-partner-found = Mein Partner: { $name }, gespielt von { $player }.
panels-partner-missing = { $name } fehlt: Ich bin allein.
panels-note = mein Zettel
panels-note-title = Ich weiß, wer ihr seid
panels-note-state = { $state ->
    [sealed] Dein Zettel ist versiegelt. Er bleibt bis zum Ende zu.
    [open] Du kannst ihn einmal schreiben, solange noch niemand „Auftrag erfüllt“ gerufen hat.
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
panels-passport-pair = Wenn es { $one } und { $other } sind: { $list }
panels-passport-alone = Wenn { $player } allein ist: Flucht an Ort { $space }

## Das Notizblatt

panels-sheet = Notizblatt
panels-sheet-caption = Wer mir welche Karten gezeigt hat, und was daraus folgt
panels-sheet-not-begun = Das Notizblatt öffnet sich, wenn das Spiel beginnt.
panels-sheet-spectator = Du siehst, wann Karten gezeigt werden, aber nicht, welche.
panels-i-showed = Gezeigt
panels-short-fiddlebottom = F
panels-short-bubble = B
panels-short-zsazsa = Z
panels-short-x = X
panels-marks = Meine Markierungen
panels-marks-how = Markiere ein Feld: erst Kreis, dann Kreuz, dann leer.
panels-notes = Meine Notizen
panels-notes-hint = Meine Notizen: „Leo hat zweimal die Stirn gerunzelt …“
panels-cell = { $who }, { $card }: { $state }
panels-cell-and = { $before }; { $next }
panels-cell-empty = leer
panels-cell-shown = { $game ->
    [card] gezeigt in Runde { $turns }
    [none] gezeigt in Eintrag { $turns }
   *[board] gezeigt in Zug { $turns }
}
panels-cell-shown-before = früher gezeigt
panels-cell-certain = sicher
panels-cell-crossed = ausgeschlossen
panels-cell-mark = { $mark ->
    [circle] mein Kreis
   *[cross] mein Kreuz
}
panels-cell-contradicted = diese Markierung kann nicht stimmen
panels-why = warum { $card }?
panels-why-wait = Einen Moment …
panels-why-close = Erklärung schließen
panels-show-turn = { $game ->
    [card] Runde
   *[board] Zug
}
panels-show-through-ambassador = über den Botschafter
panels-show-mission = mit Auftragskarte
panels-show-grey = eine graue Karte
panels-show-replacement = statt wiederholter Karten
panels-show-black = { $about ->
    [identity] schwarze Karte: die Identität
    [number] schwarze Karte: die Zahl
   *[none] schwarze Karte
}
panels-show-pair = { $truth ->
    [at-least-one] mindestens eine stimmt
   *[exactly-one] eine stimmt
}
panels-show-covert = { $kind ->
    [black] eine schwarze Karte für { NAME($to, form: "object") }
    [through-ambassador] { panels-show-covert-cards } für { NAME($to, form: "object") }, über den Botschafter
   *[other] { panels-show-covert-cards } für { NAME($to, form: "object") }
}
panels-show-covert-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
panels-show-all = Alle { $count } zeigen

## Verlauf, Chat, Gesten

panels-log-empty = Noch ist nichts passiert.
panels-log-hidden = Etwas, das nur du weißt.
panels-log-new = { $count ->
    [one] ein neuer Eintrag
   *[other] { $count } neue Einträge
}
panels-log-earlier = Früheres anzeigen
panels-talk-empty = Noch hat niemand etwas gesagt.
panels-talk-deleted = gelöscht
panels-talk-delete = { $what ->
    [gesture] Diese Geste von { $name } löschen
   *[text] Nachricht von { $name } löschen: { $text }
}
panels-talk-nobody = Nur Gäste am Tisch können chatten.
panels-talk-say = Nachricht an den Tisch
panels-talk-send = Senden
panels-talk-left = { $left ->
    [one] noch { $left } Zeichen
   *[other] noch { $left } Zeichen
}
panels-gestures-how = { $gestures ->
    [discreet] Nur eine Person sieht sie: die, die du wählst.
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
    [twitch-eye] { $name } hat für dich mit dem Auge gezuckt.
    [tug-earlobe] { $name } hat sich für dich am Ohr gezupft.
    [frown] { $name } hat für dich die Stirn gerunzelt.
   *[turn-up-nose] { $name } hat für dich die Nase gerümpft.
}
panels-gesture-at = { $who ->
    [you] { $gesture ->
        [twitch-eye] Du hast für { NAME($at, form: "object") } mit dem Auge gezuckt.
        [tug-earlobe] Du hast dich für { NAME($at, form: "object") } am Ohr gezupft.
        [frown] Du hast für { NAME($at, form: "object") } die Stirn gerunzelt.
       *[turn-up-nose] Du hast für { NAME($at, form: "object") } die Nase gerümpft.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } hat für { NAME($at, form: "object") } mit dem Auge gezuckt.
        [tug-earlobe] { $name } hat sich für { NAME($at, form: "object") } am Ohr gezupft.
        [frown] { $name } hat für { NAME($at, form: "object") } die Stirn gerunzelt.
       *[turn-up-nose] { $name } hat für { NAME($at, form: "object") } die Nase gerümpft.
    }
}
panels-gesture-ribbon = { $who ->
    [you] { $gesture ->
        [twitch-eye] du zuckst mit dem Auge
        [tug-earlobe] du zupfst dich am Ohr
        [frown] du runzelst die Stirn
       *[turn-up-nose] du rümpfst die Nase
    }
   *[other] { $gesture ->
        [twitch-eye] zuckt mit dem Auge
        [tug-earlobe] zupft sich am Ohr
        [frown] runzelt die Stirn
       *[turn-up-nose] rümpft die Nase
    }
}
panels-gesture-only = { $who ->
    [you] nur für dich
   *[other] nur für { NAME($to, form: "object") }
}
panels-gesture-noted = { $gesture ->
    [twitch-eye] zuckte mit dem Auge
    [tug-earlobe] zupfte sich am Ohr
    [frown] runzelte die Stirn
   *[turn-up-nose] rümpfte die Nase
}
panels-gesture-times = { $count ->
    [1] bisher einmal
    [2] bisher zweimal
   *[other] bisher { $count }-mal
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
    [shaking-hands] du, vor einem Handschlag
    [hiding] du wählst einen Ort
    [playing] du wählst einen Ort
    [showing] du zeigst eine Karte
   *[other] du bist dran
}
panels-seat-doing = { $stage ->
    [placing] stellt auf
    [opening] beginnt
    [moving] zieht
    [meeting] bei einem Treffen
    [expelling] schickt fort
    [answering] antwortet
    [replacing] antwortet neu
    [shaking-hands] vor einem Handschlag
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
panels-seat-empty = freier Platz
panels-seat-bot = Bot, { $level }
panels-seat-stand-in = { $mine ->
    [yes] ein Bot spielt für dich
   *[no] ein Bot springt ein
}
panels-seat-nobody = { $seat ->
    [dummy] von niemandem gespielt
   *[ambassador] vom Zufall gesteuert
}
panels-bot-level-random = zufällig
panels-bot-level-tourist = leicht
panels-bot-level-clerk = mittel
panels-bot-level-sly = gerissen
panels-bot-level-veteran = erfahren
panels-bot-level-master = meisterhaft
panels-chip-bot = Bot
panels-take-back = Wieder übernehmen
panels-clock = Verbleibende Zeit:
panels-clock-days = { $days } Tg. { $hours } Std.
panels-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panels-pips = Gespielt: { $played }. Noch auf der Hand: { $left }.

## Das Menü

panels-menu = Dieser Tisch
panels-menu-read = Regeln und Aufzeichnung
panels-menu-aid = Regeln auf einer Seite
panels-menu-replay = Wiederholung
panels-menu-record = Aufzeichnung herunterladen
panels-passing = Für mich passen
panels-passing-about = Du wirst nicht gefragt, und das Spiel geht weiter. Niemand sonst sieht das, und „Auftrag erfüllt“ oder den Code kannst du trotzdem ansagen.
panels-passing-declaration = { $story ->
    [telephone] Nicht nach dem Anruf fragen
   *[safe] Nicht nach dem Tresor fragen
}
panels-passing-question = Passen, wenn ich den Botschafter treffe
panels-passing-look = Passen, wenn ich den Strohmann treffe
panels-passing-shake-phantom = Das Phantom für mich schütteln
panels-passing-end-turn = Meinen Zug beenden, wenn ich niemanden treffe
panels-votes = Pause oder Abbruch
panels-votes-how = { $count ->
    [one] Nur du musst zustimmen.
   *[other] Alle { $count } Spieler müssen zustimmen.
}
panels-vote = { $motion ->
    [pause] Für eine Pause stimmen
    [resume] Fürs Weiterspielen stimmen
   *[abort] Für den Abbruch stimmen
}
panels-vote-back = { $motion ->
    [pause] Doch keine Pause
    [resume] Doch noch nicht weiter
   *[abort] Doch nicht abbrechen
}
panels-votes-agreed = Dafür: { $names } ({ $count } von { $all })
panels-people = { $bots ->
    [yes] Personen und Bots
   *[no] Personen
}
panels-mute = Stummschalten
panels-mute-name = { $name } stummschalten
panels-unmute = Stumm aus
panels-unmute-name = Stummschaltung von { $name } aufheben
panels-remove = Entfernen
panels-remove-name = { $name } entfernen
panels-remove-really = Ja, { $name } entfernen
panels-leave = Spiel verlassen
panels-leave-title = Dieses Spiel verlassen?
panels-leave-what = Ein Bot spielt für dich. Du kannst zurückkommen und wieder übernehmen.
panels-leave-do = Bot spielen lassen

## Karten, die mir gezeigt werden

panels-you-hold = hast du selbst
panels-shown-continue = Weiter
panels-shown-hidden = Deine Geheimnisse sind verdeckt, also auch diese Karten.
