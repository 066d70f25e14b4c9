# Namen. Eine Form ist der Name, wie er im Satz steht: $id ist das Ding, $name sein Name allein.

## Formen der Namen

name-subject = { $id ->
    [ambassador] der Botschafter
    [dummy] der Strohmann
   *[other] { $name }
}
name-object = { $id ->
    [ambassador] den Botschafter
    [dummy] den Strohmann
   *[other] { $name }
}
name-to = { $id ->
    [ambassador] dem Botschafter
    [dummy] dem Strohmann
   *[other] { $name }
}
name-of = { $id ->
    [ambassador] vom Botschafter
    [dummy] vom Strohmann
   *[other] von { $name }
}

## Formen der Orte

place-at = { $id ->
    [embassy] in der Botschaft
   *[other] in { $name }
}
place-from = { $id ->
    [embassy] von der Botschaft
   *[other] von { $name }
}
place-to = { $id ->
    [embassy] zur Botschaft
   *[other] nach { $name }
}

## Aufzählungen

list-more = { $before }, { $name }
list-last = { $before } und { $name }
list-none = keine

## Spieler

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-ambassador = Botschafter
name-dummy = Strohmann
name-aside = Beiseitegelegt
name-spectator = Zuschauer

## Agenten

name-fiddlebottom = Lord Fiddlebottom
name-bubble = Colonel Bubble
name-zsazsa = Madame Zsa Zsa
name-x = Agent X

## Staturen

name-tall = groß
name-short = klein
name-fat = dick
name-thin = dünn

## Auftragskarten

name-A = Auftrag A
name-B = Auftrag B
name-C = Auftrag C
name-D = Auftrag D

## Graue Karten

name-grey-fiddlebottom = Lord Fiddlebottom (grau)
name-grey-bubble = Colonel Bubble (grau)
name-grey-zsazsa = Madame Zsa Zsa (grau)
name-grey-x = Agent X (grau)
name-grey-tall = groß (grau)
name-grey-short = klein (grau)
name-grey-fat = dick (grau)
name-grey-thin = dünn (grau)

## Figuren

name-red-tall = die große rote Figur
name-red-short = die kleine rote Figur
name-red-fat = die dicke rote Figur
name-red-thin = die dünne rote Figur
name-blue-tall = die große blaue Figur
name-blue-short = die kleine blaue Figur
name-blue-fat = die dicke blaue Figur
name-blue-thin = die dünne blaue Figur
name-green-tall = die große grüne Figur
name-green-short = die kleine grüne Figur
name-green-fat = die dicke grüne Figur
name-green-thin = die dünne grüne Figur
name-yellow-tall = die große gelbe Figur
name-yellow-short = die kleine gelbe Figur
name-yellow-fat = die dicke gelbe Figur
name-yellow-thin = die dünne gelbe Figur

## Kugeln des Phantoms

name-ball-land = Land
name-ball-water = Wasser
name-ball-either = Land oder Wasser
name-ball-rival = Rivale
name-ball-ambassador = Botschafter
name-ball-none = Niete

## Wovon Karten und Fragen handeln

name-identity = Identität
name-build = Statur
name-number = Zahl

## Orte (die anderen behalten ihren Namen von der Karte)

name-rialto = Rialto
name-san-marco = San Marco
name-arsenale = Arsenale
name-accademia = Accademia
name-ca-d-oro = Ca' d'Oro
name-embassy = Botschaft

## Worauf das Spiel wartet

name-phase-placing = die Figuren werden aufgestellt
name-phase-opening = der Zug beginnt erst
name-phase-moving = die Figuren werden bewegt
name-phase-meeting = die Treffen werden abgehandelt
name-phase-expelling = eine Figur muss fortgeschickt werden
name-phase-answering = eine Frage wartet auf Antwort
name-phase-replacing = wiederholte Karten müssen ersetzt werden
name-phase-shaking-hands = eine ausgestreckte Hand wartet auf Antwort
name-phase-hiding = der Botschafter wählt einen Ort
name-phase-playing = alle wählen ihre Orte
name-phase-declaring = der Code darf genannt werden
name-phase-exchanging = Karten werden ausgewählt
name-phase-asking = ein Agent darf benannt werden
name-phase-showing = eine schwarze Karte muss gezeigt werden
name-phase-looking = eine Karte des Strohmanns darf angesehen werden
