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
    [accademia] an der Accademia
    [arsenale] am Arsenale
    [ca-d-oro] an der Ca' d'Oro
    [ca-di-dio] an der Ca' di Dio
    [campo-di-marte] am Campo di Marte
    [carmini] bei den Carmini
    [celestia] an der Celestia
    [embassy] in der Botschaft
    [fondamente-nove] bei den Fondamente Nove
    [frari] bei den Frari
    [ghetto] am Ghetto
    [giardini] bei den Giardini
    [guglie] bei den Guglie
    [la-pieta] an der Pietà
    [madonna-dell-orto] an der Madonna dell'Orto
    [marittima] an der Marittima
    [misericordia] an der Misericordia
    [pescheria] an der Pescheria
    [piazza-san-marco] an der Piazza San Marco
    [piazzale-roma] am Piazzale Roma
    [redentore] am Redentore
    [rialto] am Rialto
    [salute] an der Salute
    [scalzi] bei den Scalzi
    [sette-martiri] bei den Sette Martiri
    [strada-nova] an der Strada Nova
    [tolentini] bei den Tolentini
    [tre-archi] bei den Tre Archi
    [tronchetto] am Tronchetto
    [via-garibaldi] an der Via Garibaldi
    [zattere] bei den Zattere
    [zitelle] bei den Zitelle
   *[other] bei { $name }
}
place-from = { $id ->
    [accademia] von der Accademia
    [arsenale] vom Arsenale
    [ca-d-oro] von der Ca' d'Oro
    [ca-di-dio] von der Ca' di Dio
    [campo-di-marte] vom Campo di Marte
    [carmini] von den Carmini
    [celestia] von der Celestia
    [embassy] von der Botschaft
    [fondamente-nove] von den Fondamente Nove
    [frari] von den Frari
    [ghetto] vom Ghetto
    [giardini] von den Giardini
    [guglie] von den Guglie
    [la-pieta] von der Pietà
    [madonna-dell-orto] von der Madonna dell'Orto
    [marittima] von der Marittima
    [misericordia] von der Misericordia
    [pescheria] von der Pescheria
    [piazza-san-marco] von der Piazza San Marco
    [piazzale-roma] vom Piazzale Roma
    [redentore] vom Redentore
    [rialto] vom Rialto
    [salute] von der Salute
    [scalzi] von den Scalzi
    [sette-martiri] von den Sette Martiri
    [strada-nova] von der Strada Nova
    [tolentini] von den Tolentini
    [tre-archi] von den Tre Archi
    [tronchetto] vom Tronchetto
    [via-garibaldi] von der Via Garibaldi
    [zattere] von den Zattere
    [zitelle] von den Zitelle
   *[other] von { $name }
}
place-to = { $id ->
    [accademia] zur Accademia
    [arsenale] zum Arsenale
    [ca-d-oro] zur Ca' d'Oro
    [ca-di-dio] zur Ca' di Dio
    [campo-di-marte] zum Campo di Marte
    [carmini] zu den Carmini
    [celestia] zur Celestia
    [embassy] zur Botschaft
    [fondamente-nove] zu den Fondamente Nove
    [frari] zu den Frari
    [ghetto] zum Ghetto
    [giardini] zu den Giardini
    [guglie] zu den Guglie
    [la-pieta] zur Pietà
    [madonna-dell-orto] zur Madonna dell'Orto
    [marittima] zur Marittima
    [misericordia] zur Misericordia
    [pescheria] zur Pescheria
    [piazza-san-marco] zur Piazza San Marco
    [piazzale-roma] zum Piazzale Roma
    [redentore] zum Redentore
    [rialto] zum Rialto
    [salute] zur Salute
    [scalzi] zu den Scalzi
    [sette-martiri] zu den Sette Martiri
    [strada-nova] zur Strada Nova
    [tolentini] zu den Tolentini
    [tre-archi] zu den Tre Archi
    [tronchetto] zum Tronchetto
    [via-garibaldi] zur Via Garibaldi
    [zattere] zu den Zattere
    [zitelle] zu den Zitelle
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

name-phase-placing = die Figuren werden noch aufgestellt
name-phase-opening = der Zug hat gerade erst begonnen
name-phase-moving = die Figuren ziehen noch
name-phase-meeting = es sind noch Treffen offen
name-phase-expelling = jemand muss eine Figur fortschicken
name-phase-answering = eine Frage wartet auf ihre Antwort
name-phase-replacing = jemand muss wiederholte Karten ersetzen
name-phase-shaking-hands = ein Handschlag wartet auf Antwort
name-phase-hiding = der Botschafter wählt einen Ort
name-phase-playing = alle wählen einen Ort
name-phase-declaring = jemand darf den Code nennen
name-phase-exchanging = die Karten werden gewählt
name-phase-asking = jemand darf einen Agenten nennen
name-phase-showing = jemand muss eine schwarze Karte zeigen
name-phase-looking = jemand darf eine Karte des Strohmanns ansehen

## Ausgaben: der Titel, ein Satz dazu, ein kurzer Name, und was auf „Für 4 Spieler,“ folgt

edition-ares-2013-en = Englisch, 2013
edition-ares-2013-en-about = Die Regeln der englischen Ausgabe von 2013.
edition-ares-2013-en-short = Englisch, 2013
edition-ares-2013-en-lead = nach der englischen Ausgabe von 2013
edition-ares-2013-it = Italienisch, 2013
edition-ares-2013-it-about = Die Regeln der italienischen Ausgabe von 2013.
edition-ares-2013-it-short = Italienisch, 2013
edition-ares-2013-it-lead = nach der italienischen Ausgabe von 2013
edition-ffg-2003 = The Card Game, 2003
edition-ffg-2003-about = Öffne den Tresor: Von zwei gezeigten Karten stimmt genau eine.
edition-ffg-2003-short = Englisch, 2003
edition-ffg-2003-lead = nach der englischen Ausgabe von 2003
edition-abacus-1997 = Mini Inkognito, 1997
edition-abacus-1997-about = Greif zum Telefon: Von zwei gezeigten Karten stimmt mindestens eine.
edition-abacus-1997-short = Deutsch, 1997
edition-abacus-1997-lead = nach der deutschen Ausgabe von 1997
