# Nomi. Una forma è il nome come sta in una frase: $id è la cosa, $name il suo nome da solo.

## Forme dei nomi

name-subject = { $id ->
    [ambassador] l'Ambasciatore
    [dummy] il fantoccio
   *[other] { $name }
}
name-object = { name-subject }
name-to = { $id ->
    [ambassador] all'Ambasciatore
    [dummy] al fantoccio
   *[other] { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
}
name-of = { $id ->
    [ambassador] dell'Ambasciatore
    [dummy] del fantoccio
   *[other] di { $name }
}

## Forme dei luoghi

place-at = { place-to }
place-from = { $id ->
    [accademia] dall'Accademia
    [arsenale] dall'Arsenale
    [ca-d-oro] dalla Ca' d'Oro
    [ca-di-dio] dalla Ca' di Dio
    [campo-di-marte] dal Campo di Marte
    [carmini] dai Carmini
    [celestia] dalla Celestia
    [embassy] dall'Ambasciata
    [fondamente-nove] dalle Fondamente Nove
    [frari] dai Frari
    [ghetto] dal Ghetto
    [giardini] dai Giardini
    [guglie] dalle Guglie
    [la-pieta] dalla Pietà
    [madonna-dell-orto] dalla Madonna dell'Orto
    [marittima] dalla Marittima
    [misericordia] dalla Misericordia
    [pescheria] dalla Pescheria
    [redentore] dal Redentore
    [salute] dalla Salute
    [scalzi] dagli Scalzi
    [sette-martiri] dai Sette Martiri
    [spirito-santo] dallo Spirito Santo
    [strada-nova] da Strada Nova
    [tolentini] dai Tolentini
    [tre-archi] dai Tre Archi
    [tronchetto] dal Tronchetto
    [zattere] dalle Zattere
    [zitelle] dalle Zitelle
   *[other] da { $name }
}
place-to = { $id ->
    [accademia] all'Accademia
    [arsenale] all'Arsenale
    [ca-d-oro] alla Ca' d'Oro
    [ca-di-dio] alla Ca' di Dio
    [campo-di-marte] al Campo di Marte
    [carmini] ai Carmini
    [celestia] alla Celestia
    [embassy] all'Ambasciata
    [fondamente-nove] alle Fondamente Nove
    [frari] ai Frari
    [ghetto] al Ghetto
    [giardini] ai Giardini
    [guglie] alle Guglie
    [la-pieta] alla Pietà
    [madonna-dell-orto] alla Madonna dell'Orto
    [marittima] alla Marittima
    [misericordia] alla Misericordia
    [pescheria] alla Pescheria
    [piazza-san-marco] in Piazza San Marco
    [redentore] al Redentore
    [salute] alla Salute
    [scalzi] agli Scalzi
    [sette-martiri] ai Sette Martiri
    [spirito-santo] allo Spirito Santo
    [strada-nova] in Strada Nova
    [tolentini] ai Tolentini
    [tre-archi] ai Tre Archi
    [tronchetto] al Tronchetto
    [via-garibaldi] in Via Garibaldi
    [zattere] alle Zattere
    [zitelle] alle Zitelle
   *[other] a { $name }
}

## Elenchi

list-more = { $before }, { $name }
list-last = { $before } e { $name }
list-none = nessuno

## Giocatori

name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-ambassador = Ambasciatore
name-dummy = Fantoccio
name-aside = Messe da parte
name-spectator = Spettatore

## Agenti

name-fiddlebottom = Lord Fiddlebottom
name-bubble = Colonel Bubble
name-zsazsa = Madame Zsa Zsa
name-x = Agente X

## Corporature

name-tall = alto
name-short = basso
name-fat = grasso
name-thin = magro

## Carte missione

name-A = missione A
name-B = missione B
name-C = missione C
name-D = missione D

## Carte grigie

name-grey-fiddlebottom = Lord Fiddlebottom (carta grigia)
name-grey-bubble = Colonel Bubble (carta grigia)
name-grey-zsazsa = Madame Zsa Zsa (carta grigia)
name-grey-x = Agente X (carta grigia)
name-grey-tall = alto (carta grigia)
name-grey-short = basso (carta grigia)
name-grey-fat = grasso (carta grigia)
name-grey-thin = magro (carta grigia)

## Figure

name-red-tall = la figura rossa alta
name-red-short = la figura rossa bassa
name-red-fat = la figura rossa grassa
name-red-thin = la figura rossa magra
name-blue-tall = la figura blu alta
name-blue-short = la figura blu bassa
name-blue-fat = la figura blu grassa
name-blue-thin = la figura blu magra
name-green-tall = la figura verde alta
name-green-short = la figura verde bassa
name-green-fat = la figura verde grassa
name-green-thin = la figura verde magra
name-yellow-tall = la figura gialla alta
name-yellow-short = la figura gialla bassa
name-yellow-fat = la figura gialla grassa
name-yellow-thin = la figura gialla magra

## Palline della Maschera della Profezia

name-ball-land = terra
name-ball-water = acqua
name-ball-either = terra o acqua
name-ball-rival = rivale
name-ball-ambassador = Ambasciatore
name-ball-none = vuota

## Di che cosa trattano carte e domande

name-identity = identità
name-build = corporatura
name-number = numero

## Luoghi (gli altri tengono il nome della mappa)

name-rialto = Rialto
name-san-marco = San Marco
name-arsenale = Arsenale
name-accademia = Accademia
name-ca-d-oro = Ca' d'Oro
name-embassy = Ambasciata

## Che cosa attende il gioco

name-phase-placing = si dispongono le figure
name-phase-opening = il turno è appena cominciato
name-phase-moving = si muovono i pezzi
name-phase-meeting = ci sono incontri da risolvere
name-phase-expelling = bisogna mandare via un pezzo
name-phase-answering = una domanda aspetta risposta
name-phase-replacing = bisogna sostituire le carte ripetute
name-phase-shaking-hands = una mano tesa aspetta risposta
name-phase-hiding = l'Ambasciatore sceglie un luogo
name-phase-playing = si scelgono i luoghi
name-phase-declaring = si può dichiarare il codice
name-phase-exchanging = si scelgono le carte
name-phase-asking = si può nominare un agente
name-phase-showing = bisogna mostrare una carta nera
name-phase-looking = si può guardare una carta del fantoccio

## Edizioni: il titolo, una frase, un nome breve, e ciò che segue «Per 4 giocatori,»

edition-ares-2013-en = Inglese, 2013
edition-ares-2013-en-about = Le regole dell'edizione inglese del 2013.
edition-ares-2013-en-short = Inglese, 2013
edition-ares-2013-en-lead = secondo l'edizione inglese del 2013
edition-ares-2013-it = Italiana, 2013
edition-ares-2013-it-about = Le regole dell'edizione italiana del 2013.
edition-ares-2013-it-short = Italiana, 2013
edition-ares-2013-it-lead = secondo l'edizione italiana del 2013
edition-ffg-2003 = The Card Game, 2003
edition-ffg-2003-about = Apri la cassaforte: delle due carte che mostri, esattamente una è vera.
edition-ffg-2003-short = Inglese, 2003
edition-ffg-2003-lead = secondo l'edizione inglese del 2003
edition-abacus-1997 = Mini Inkognito, 1997
edition-abacus-1997-about = Fai la telefonata: delle due carte che mostri, almeno una è vera.
edition-abacus-1997-short = Tedesca, 1997
edition-abacus-1997-lead = secondo l'edizione tedesca del 1997
