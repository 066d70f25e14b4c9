# Warum das Spiel einen Befehl ablehnt. Spricht die Person an, die ihn geschickt hat.

## Was geschickt wurde, ist nicht lesbar

refusal-malformed = „{ $name }“ ist in dieser Form nicht lesbar.
refusal-unknown-command = Den Befehl „{ $name }“ gibt es nicht.
refusal-unknown-seat = Den Platz „{ $name }“ gibt es in diesem Spiel nicht.
refusal-unknown-viewer = Hier schaut niemand namens „{ $name }“ zu.
refusal-unknown-figure = Die Figur „{ $name }“ gibt es nicht.
refusal-unknown-space = Den Ort „{ $name }“ gibt es auf der Karte nicht.
refusal-unknown-ball = Die Kugel „{ $name }“ gibt es nicht.
refusal-unknown-card = Die Karte „{ $name }“ gibt es nicht.
refusal-unknown-question = Nach „{ $name }“ kann man nicht fragen.
refusal-unknown-identity = Den Agenten „{ $name }“ gibt es nicht.
refusal-unknown-build = Die Statur „{ $name }“ gibt es nicht.
refusal-unknown-location = Den Ort „{ $name }“ gibt es nicht.
hint = Meintest du { $hint }?

## Nicht jetzt, oder nicht du

refusal-stale = Das Spiel ist inzwischen weitergegangen. Wähle noch einmal.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-decision = Du bist nicht dran: Das Spiel wartet auf { NAME($waiting_for, form: "object") }.
refusal-wrong-time = Das geht jetzt nicht: { NAME($phase, kind: "phase", form: "start") }.

## Aufstellung und Bewegung

refusal-not-your-start-spaces = Deine Figuren beginnen an diesen Orten, an jedem eine: { NAME($spaces) }.
refusal-no-such-ball-left = So eine Kugel hast du nicht mehr: { NAME($ball, kind: "ball") }.
refusal-ball-does-not-move-that = Diese Kugel ({ NAME($ball, kind: "ball") }) bewegt { NAME($piece, form: "object") } nicht.
refusal-not-in-play = Diese Figur ist nicht im Spiel: { NAME($piece) }.
refusal-no-such-step = { $why ->
    [barred] { NAME($piece) } kann nicht { PLACE($to, form: "to") }: Dort steht eine fremde Figur.
    [no-legal-end] Mit der letzten Kugel kann { NAME($piece) } nicht { PLACE($to, form: "to") }: Dort dürfte die Bewegung nicht enden.
   *[no-route] Mit dieser Kugel ({ NAME($ball, kind: "ball") }) kommt { NAME($piece) } nicht { PLACE($to, form: "to") }.
}
refusal-nothing-to-undo = Es gibt keinen Schritt, den du zurücknehmen kannst.
refusal-movement-cannot-end = So kannst du nicht stehen bleiben: nie zwei eigene Figuren am selben Ort und mit jedem Spieler höchstens ein Treffen.

## Treffen

refusal-no-meeting-there = Hier gibt es kein Treffen für { NAME($piece, form: "object") }.
refusal-cannot-be-questioned = Du kannst nicht nach { NAME($agent, form: "to") } fragen.
refusal-cannot-slip-there = Deine Figur kann nicht { PLACE($to, form: "to") } entwischen: Sie macht nur einen Schritt, an einen freien Ort.
refusal-cannot-expel-there = Du kannst { NAME($piece, form: "object") } nicht { PLACE($to, form: "to") } schicken.
refusal-meetings-unresolved = Ein Treffen ist noch offen: Stell eine Frage oder entwische.

## Antworten

refusal-not-your-card = Diese Karte hast du nicht: { NAME($card) }.
refusal-same-face-twice = Du kannst nicht zweimal dieselbe Karte zeigen: { NAME($card) }.
refusal-wrong-cards = { $about ->
    [pair] Wähle zwei verschiedene Karten.
    [build] { $form ->
        [three] Zeige zwei Staturen und eine Identität; deine Auftragskarte darf eine davon ersetzen.
        [pair] Zeige zwei Staturen; deine Auftragskarte darf eine davon ersetzen.
        [two-of-three] Zeige zwei Karten: zwei Staturen oder eine Statur und eine Identität.
       *[one-true] Zeige eine Statur, und zwar die wahre.
    }
   *[identity] { $form ->
        [three] Zeige zwei Identitäten und eine Statur; deine Auftragskarte darf eine davon ersetzen.
        [pair] Zeige zwei Identitäten; deine Auftragskarte darf eine davon ersetzen.
        [two-of-three] Zeige zwei Karten: zwei Identitäten oder eine Identität und eine Statur.
       *[one-true] Zeige eine Identität, und zwar die wahre.
    }
}
refusal-nothing-true = Mindestens eine der Karten muss stimmen.
refusal-not-one-true = Genau eine der beiden Karten muss stimmen.
refusal-already-shown = Das hast du { NAME($to, form: "to") } schon gezeigt.
refusal-no-objection = Hier gibt es keinen Grund für einen Einspruch.

## Ansagen

refusal-cannot-offer-hand = Du kannst { NAME($to, form: "to") } nicht die Hand reichen.
refusal-only-with-three-players = Allein „Auftrag erfüllt“ rufen geht nur zu dritt.
refusal-only-agents = Das können nur die vier Agenten.
refusal-only-the-ambassador = Das kann nur der Botschafter.
refusal-note-already-written = Dein Zettel ist versiegelt. Einen zweiten gibt es nicht.
refusal-impossible-note = Ein Zettel nennt jeden Agenten und jede Statur genau einmal.

## Das Kartenspiel

refusal-location-already-played = Diesen Ort hast du schon gespielt: { NAME($location) }.
refusal-cannot-be-named = Du kannst { NAME($agent, form: "of") } keine schwarze Karte verlangen.
refusal-code-is-no-order-of-the-numbers = Ein Code nennt jede dieser Zahlen genau einmal: { LIST($numbers) }.

## Ein Spiel eröffnen

refusal-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { LIST($allowed) }.
refusal-unknown-bot = Den Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { LIST($allowed) }.
refusal-unknown-option = Die Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { LIST($allowed) }.
refusal-bad-option = Die Option „{ $option }“ kann nicht „{ $given }“ sein. Möglich: { LIST($allowed) }.
refusal-bad-seats = Mit diesen Plätzen geht es nicht: { LIST($seats) }. Es braucht drei oder vier Farben, oder alle vier und den Botschafter.
refusal-impossible-scenario = { COUNT($problems) ->
    [one] Dieses Szenario ist nicht spielbar: Eine Sache stimmt nicht.
   *[other] Dieses Szenario ist nicht spielbar: { COUNT($problems) } Dinge stimmen nicht.
}

## Schließen

refusal-not-from-the-start = Die Beobachtungen müssen mit der ersten eines Spiels beginnen; diese beginnen mit „{ $first }“.
