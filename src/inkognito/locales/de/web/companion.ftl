# Der Begleiter: ein Notizblatt für alle, die mit den echten Karten am Tisch sitzen.

## Was auf dem Tisch liegt

companion-title = An eurem Tisch
companion-lead = Ihr spielt mit der echten Schachtel. Notiere, was dir gezeigt wird, den Rest macht das Blatt.
companion-on-the-table = Was spielt ihr?
companion-game = Spiel
companion-edition = Ausgabe
companion-players = Personen
companion-people = Wer spielt mit?
companion-me = Meine Farbe
companion-name-of = Name von { NAME($seat) }
companion-my-cards = Meine Geheimkarten
companion-identity = Identität
companion-build = Statur
companion-number = Zahl
companion-letter = Buchstabe
companion-hand-first = Wähle zuerst deine eigenen Karten.
companion-begin = Los geht's
companion-go-on = Weiter
companion-private = Deine Notizen bleiben auf diesem Gerät. Der Server rechnet das Blatt aus und behält nichts; kein Tisch hier erfährt davon.

## Das Blatt

companion-sheet = Mein Blatt
companion-i-am = Ich bin
companion-saved = Gespeichert.
companion-working = Wird berechnet …
companion-old = Keine Verbindung: wird später gesendet.
companion-aged = alt
companion-undo = Zurück
companion-nothing-to-undo = Es gibt nichts zurückzunehmen.
companion-wrong = Das kann nicht sein: Seit Eintrag { $entry } passt keine Verteilung mehr. Prüfe ihn, oder nimm ihn heraus.
companion-passport = Mögliche Aufträge
companion-my-team = mein Team
companion-change = Karten oder Namen ändern
companion-new = Neue Partie
companion-new-title = Eine neue Partie beginnen?
companion-new-about = Alle Einträge und deine Karten werden gelöscht. Die Namen bleiben.
companion-empty = Noch nichts notiert. Trage die ersten Karten ein, die dir gezeigt werden.
companion-to = an { NAME($to, form: "object") }
companion-remove = Eintrag { $entry } herausnehmen

## Der nächste Eintrag

companion-who = Wer
companion-showed-me = { NAME($who) } zeigte mir
companion-i-showed = Ich zeigte { NAME($who, form: "to") }
companion-looked = Ich sah eine Karte des Strohmanns
companion-direction = Wer gezeigt hat
companion-to-me = mir gezeigt
companion-by-me = von mir gezeigt
companion-cards = Karten
companion-grey = graue Karten
companion-black = eine schwarze Karte
companion-asked-by = Weitergereicht an
companion-only-me = nur für mich
companion-choose-asker = Wähle, an wen du die Karte weiterreichst.
companion-choose = { $count ->
    [one] Wähle eine Karte.
    [2] Wähle zwei Karten.
   *[other] Wähle die Karten.
}
companion-add = { $count ->
    [0] Eintragen
    [one] Diese Karte eintragen
    [2] Diese zwei eintragen
   *[other] Diese drei eintragen
}

## Was ich zeigen darf

companion-may-show = Was ich zeigen darf
companion-may-show-title = Was ich { NAME($to, form: "to") } noch zeigen darf
companion-asked = { $through ->
    [yes] { $about ->
        [identity] Identität, über den Botschafter
        [build] Statur, über den Botschafter
       *[none] Eine meiner schwarzen Karten, über den Botschafter
    }
   *[no] { $about ->
        [identity] Nach der Identität gefragt
        [build] Nach der Statur gefragt
       *[none] Wenn wir uns treffen
    }
}
companion-smaller = Es ist nichts Neues übrig. Eine kleinere Antwort genügt, oder ein wiederholtes Paar.
companion-none-left = { NAME($to) } kennt beide schwarzen Karten von dir und kann dich nicht mehr nennen.
companion-left = { $left ->
    [one] lässt { $left } Blatt offen
   *[other] lässt { $left } Blätter offen
}
