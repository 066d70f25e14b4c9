# Warum ein Tisch, und nicht das Spiel darauf, etwas nicht annimmt. Spricht zu dem, der darum bat.

## Wer man ist

refusal-who-are-you = Noch weiß hier niemand, wer du bist. Gib dir erst einen Namen.
refusal-wrong-secret = Dieses Geheimnis öffnet keine Tür, oder keine mehr. Lass dir ein neues geben.
refusal-bad-name = So kannst du hier nicht heißen. Wähle einen Namen aus höchstens { $longest } lesbaren Zeichen.
refusal-bad-entropy = Was du ins Austeilen mischst, besteht aus hexadezimalen Ziffern, zwei für jedes Byte. Schick es noch einmal, oder schick nichts.

## Tische und Stühle

refusal-no-such-page = Hier ist nichts. Prüfe die Adresse.
refusal-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link, oder eröffne einen eigenen Tisch.
refusal-bad-settings = So lässt sich kein Tisch einrichten. Prüfe die Einstellungen und versuch es noch einmal.
refusal-already-seated = Diesen Stuhl hast du schon: { NAME($seat) }. Spiel einfach weiter.
refusal-not-seated = Das kann nur, wer am Tisch sitzt. Nimm dir erst einen Stuhl.
refusal-seat-taken = Dieser Stuhl ist für dich nicht frei: { NAME($seat) }. Nimm einen anderen, oder schau zu.
refusal-not-a-chair = Diesen Stuhl gibt es hier nicht: { NAME($seat) }. Nimm einen von diesen: { NAME($allowed) }.
refusal-not-the-host = Das kann nur, wer hier Gastgeber ist. Bitte darum.
refusal-no-such-person = Mit „{ $person }“ geht das nicht. Wähle jemand anderen am Tisch.
refusal-already-begun = Zu spät: Es hat schon angefangen. Mach mit, wie es steht, oder schau zu.
refusal-not-begun = Zu früh: Das Spiel hat noch nicht angefangen. Warte, bis gespielt wird.
refusal-chairs-empty = Es sind noch Stühle leer: { NAME($seats) }. Warte auf Leute, oder gib die Stühle an Bots.
refusal-not-all-ready = Noch nicht alle sind bereit: { NAME($seats) }. Warte, bis sie es sind.
refusal-is-paused = Das Spiel macht Pause. Es geht weiter, wenn alle, die spielen, zustimmen.
refusal-is-over = Das Spiel ist aus. Wenn du weiterspielen willst, biete eine Revanche an.
refusal-not-over = Das Spiel läuft noch. Spielt es erst zu Ende, oder einigt euch darauf, es abzubrechen.
refusal-plays-for-you = Ein Bot spielt für dich: { NAME($seat) }. Nimm dir erst deinen Stuhl zurück.
refusal-is-closed = Der Tisch ist geschlossen, weil niemand mehr da war. Komm wieder, dann öffnet er sich.

## Gespräch

refusal-muted = Der Gastgeber hat dich stumm geschaltet. Weiterspielen kannst du.
refusal-too-fast = Nicht so schnell. Warte einen Augenblick und mach dann weiter.
refusal-too-long = Das ist zu lang. Sag es mit weniger Worten.
refusal-no-such-words = Da ist nichts, was du löschen kannst. Lösche eigene Worte; der Gastgeber darf auch fremde löschen.
refusal-gestures-are-open = { $gestures ->
    [discreet] An diesem Tisch sind Gesten heimlich. Wähle, wem deine gilt.
   *[open] An diesem Tisch sind Gesten offen. Mach deine vor allen.
}

## Der Notizbogen

refusal-no-help = So weit hilft dieser Tisch niemandem. Schließ es selbst, auf deinem eigenen Bogen.
refusal-not-certain = Das ist noch nicht sicher, also gibt es nichts zu erklären. Sammle weitere Hinweise.

## Die Leitung

refusal-unreadable = Was ankam, ist nicht lesbar. Lade die Seite neu und versuch es noch einmal.
refusal-out-of-date = Diese Seite ist älter als der Server. Lade sie neu.
refusal-too-large = Das ist mehr, als der Server auf einmal annimmt. Schick weniger.
refusal-too-many = Das war zu viel in zu kurzer Zeit. Warte einen Augenblick und versuch es noch einmal.
refusal-try-again = Das ließ sich nicht festhalten, und nichts hat sich geändert. Versuch es noch einmal.
