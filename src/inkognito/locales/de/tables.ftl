# Warum der Tisch etwas ablehnt. Spricht die Person an, die es wollte.

## Wer man ist

refusal-who-are-you = Wir wissen noch nicht, wie du heißt. Wähle erst einen Namen.
refusal-wrong-secret = Dieser Link oder Schlüssel gilt nicht oder nicht mehr. Lass dir einen neuen geben.
refusal-no-such-device = Dieses Gerät hast du nicht mehr. Lade die Seite neu, um deine Geräte zu sehen.
refusal-bad-name = Dieser Name geht hier nicht. Wähle einen mit höchstens { $longest } lesbaren Zeichen.
refusal-bad-entropy = Dein Beitrag zum Mischen muss hexadezimal sein, zwei Ziffern pro Byte. Schick ihn noch einmal, oder lass ihn weg.
refusal-wrong-origin = Diese Seite gehört zu einer anderen Adresse: { $origin }. Öffne das Spiel unter { $address }.
refusal-wrong-host = Dieser Server kennt sich nicht unter dem Namen { $host }. Wenn es deiner ist, starte ihn mit --public-url und der Adresse, die alle eingeben.

## Tische und Plätze

refusal-no-such-page = Hier ist nichts. Prüfe die Adresse.
refusal-wrong-method = { $method } geht unter dieser Adresse nicht. Nimm eins hiervon: { LIST($allowed) }.
refusal-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link, oder eröffne einen eigenen.
refusal-bad-settings = So lässt sich kein Tisch einrichten. Prüfe die Einstellungen und versuch es noch einmal.
refusal-already-seated = Dieser Platz gehört dir schon: { NAME($seat) }. Spiel einfach weiter.
refusal-not-seated = Das kann nur, wer am Tisch sitzt. Nimm dir erst einen Platz.
refusal-seat-taken = Diesen Platz kannst du nicht nehmen: { NAME($seat) }. Nimm einen anderen, oder schau zu.
refusal-seat-has-bot = Diesen Platz hat ein Bot: { NAME($seat) }. Nimm einen anderen, oder lass den Bot weg.
refusal-was-removed = Der Gastgeber hat dich vom Tisch entfernt. Zuschauen kannst du weiterhin.
refusal-not-a-chair = Diesen Platz gibt es hier nicht: { NAME($seat) }. Wähle einen von diesen: { NAME($allowed) }.
refusal-not-the-host = Das kann nur der Gastgeber. Bitte den Gastgeber darum.
refusal-no-such-person = Mit „{ $person }“ geht das nicht. Wähle jemand anderen am Tisch.
refusal-too-many-tables = Du hast schon { $most } öffentliche Tische offen. Beende oder verlasse erst einen, oder öffne einen, den nur sieht, wer den Link hat.
refusal-already-begun = Zu spät, das Spiel läuft schon. Nimm einen freien Platz, oder schau zu.
refusal-not-begun = Zu früh, das Spiel hat noch nicht begonnen. Warte auf den Start.
refusal-chairs-empty = Es sind noch Plätze frei: { NAME($seats) }. Warte auf Mitspieler, oder nimm Bots dazu.
refusal-not-all-ready = Noch sind nicht alle bereit: { NAME($seats) }. Warte einen Moment.
refusal-is-paused = Das Spiel macht Pause. Es geht weiter, wenn alle Mitspieler zustimmen.
refusal-not-paused = Das Spiel macht gerade keine Pause. Spiel einfach weiter.
refusal-is-over = Das Spiel ist aus. Für ein neues biete eine Revanche an.
refusal-not-over = Das Spiel läuft noch. Spielt es zu Ende, oder einigt euch auf den Abbruch.
refusal-plays-for-you = Ein Bot spielt für dich: { NAME($seat) }. Übernimm erst wieder selbst.
refusal-too-many-steps = Das war viel Hin und Her für einen Zug. { $seconds ->
    [one] In einer Sekunde geht es weiter.
   *[other] In { $seconds } Sekunden geht es weiter.
}

## Chat

refusal-muted = Der Gastgeber hat dich stummgeschaltet. Weiterspielen kannst du trotzdem.
refusal-too-fast = Nicht so schnell. Warte einen Moment, dann geht es weiter.
refusal-too-long = Das ist zu lang. Fass dich kürzer.
refusal-no-such-talk = Hier gibt es für dich nichts zu löschen. Du kannst eigene Nachrichten löschen, der Gastgeber alle.
refusal-gestures-are-open = An diesem Tisch sind Gesten offen. Mach deine vor allen.
refusal-gestures-are-discreet = An diesem Tisch sind Gesten heimlich. Wähle, wem deine gilt: { NAME($allowed) }.

## Lektionen

refusal-no-such-lesson = Diese Lektion gibt es nicht. Wähle eine aus der Liste.
refusal-not-in-lessons = In einer Lektion steht das im Drehbuch. Spiel den Schritt, um den es gerade geht.
refusal-not-this-step = Die Lektion ist schon weiter. Lies den neuen Satz.
refusal-wrong-try = Nicht ganz. Versuch es noch einmal.

## Das Notizblatt

refusal-no-help = So viel Hilfe erlaubt dieser Tisch nicht. Kombiniere selbst auf deinem Notizblatt.
refusal-no-hints = An diesem Tisch gibt es keine Hinweise. Eröffne einen eigenen, um den Coach zu fragen.
refusal-no-thought = Dort hat kein Bot etwas gewählt. Versuche es mit einem früheren Moment.
refusal-not-certain = Das ist noch nicht sicher, also gibt es nichts zu erklären. Sammle weitere Hinweise.
refusal-no-such-puzzle = Dieses Rätsel gibt es nicht. Prüfe den Link, oder nimm ein anderes.
refusal-bad-notes = Diese Notizen lassen sich nicht lesen. Prüfe deine eigenen Karten und wie viele gezeigt wurden.

## Die Verbindung

refusal-unreadable = Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.
refusal-second-hello = Diese Verbindung hat sich schon vorgestellt. Öffne eine neue, um von vorn zu beginnen.
refusal-out-of-date = Diese Seite ist älter als der Server. Lade sie neu.
refusal-too-large = Das ist zu viel für den Server. Schick weniger auf einmal.
refusal-too-many = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
refusal-try-again = Das ließ sich nicht speichern, und nichts hat sich geändert. Versuch es noch einmal.
