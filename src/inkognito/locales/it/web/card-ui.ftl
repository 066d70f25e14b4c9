# Il gioco di carte sullo schermo.

## Che cosa si attende

card-ui-prompt-play-location = Tocca a te, { $me }: scegli dove andare.
card-ui-prompt-hide-location = Scegli il tuo luogo, { $me }. Per ora resta coperto.
card-ui-prompt-choose-pair = Incontri { $whom } { $place }: scegli due carte da mostrare.
card-ui-prompt-choose-pair-three = Tu e { $other } incontrate { $whom } { $place }: mostra due carte.
card-ui-prompt-show-black-card = { $who } vuole vedere una carta nera. Scegli quale mostrare.
card-ui-prompt-name-agent = Incontri l'Ambasciatore { $place }: di chi vuoi una carta nera?
card-ui-prompt-look-at-dummy = Incontri il fantoccio { $place }. Quale carta guardi?
card-ui-prompt-declare-code = Incontri { $whom } { $place }. { $story ->
    [telephone] Fai la telefonata?
   *[safe] Apri la cassaforte?
}
card-ui-prompt-declare-code-three = { $story ->
    [telephone] { NAME($all, form: "start") } t'incontrano { $place }. Telefoni?
   *[safe] { NAME($all, form: "start") } t'incontrano { $place }. Apri la cassaforte?
}
card-ui-prompt-decline = Incontri { NAME($all, form: "object") } { $place }.
card-ui-prompt-nobody = Ora non c'è nulla da fare.
card-ui-prompt-others-playing = { $who } sceglie un luogo.
card-ui-prompt-others-hiding = L'Ambasciatore sceglie un luogo in segreto.
card-ui-prompt-others-meeting = { NAME($all, form: "start") } s'incontrano { $place }.
card-ui-prompt-others-meeting-me = Incontri { NAME($all, form: "object") }. { $actor } sta pensando.
card-ui-prompt-others-showing = { $who } sceglie una carta nera da mostrare.
card-ui-prompt-others-between = { $who } sta pensando.
card-ui-prompt-others-over = La partita è finita.
card-ui-hint-play-location = Se in un luogo siete solo in due, vi incontrate. I luoghi tornano dopo cinque giri.
card-ui-hint-hide-location = Si scopre quando tutti gli agenti hanno giocato.
card-ui-hint-choose-pair = { $truth ->
    [exactly-one] Esattamente una dev'essere vera. Nessun altro le vede.
   *[at-least-one] Almeno una dev'essere vera. Nessun altro le vede.
}
card-ui-hint-choose-pair-or-declare = { $truth ->
    [exactly-one] { $story ->
        [telephone] Esattamente una dev'essere vera. Oppure fai la telefonata.
       *[safe] Esattamente una dev'essere vera. Oppure apri la cassaforte.
    }
   *[at-least-one] { $story ->
        [telephone] Almeno una dev'essere vera. Oppure fai la telefonata.
       *[safe] Almeno una dev'essere vera. Oppure apri la cassaforte.
    }
}
card-ui-hint-choose-pair-three = { $truth ->
    [exactly-one] Le vede solo { $whom }. Esattamente una dev'essere vera.
   *[at-least-one] Le vede solo { $whom }. Almeno una dev'essere vera.
}
card-ui-hint-show-black-card = Le carte nere sono sempre vere.
card-ui-hint-name-agent = L'agente che nomini sceglie quale delle sue due mostrarti.
card-ui-hint-name-agent-or-declare = L'agente che nomini sceglie quale mostrarti. Oppure dichiara il codice.
card-ui-hint-look-at-dummy = Tutti vedono quale carta guardi, ma non che cosa c'è sopra.
card-ui-hint-look-at-dummy-or-declare = Tutti vedono quale carta guardi. Oppure dichiara il codice.
card-ui-hint-declare-code = Altrimenti l'incontro continua.
card-ui-hint-decline = Continua quando vuoi.
card-ui-hint-next = Poi incontri { NAME($all, form: "object") } { $place }.
card-ui-hint-waiting = Puoi guardare i tuoi appunti.
card-ui-hint-planned = La tua scelta è pronta. Vale appena tutti hanno risposto.

## Che cosa si può fare

card-ui-declare = { $story ->
    [telephone] Fai la telefonata…
   *[safe] Apri la cassaforte…
}
card-ui-decline-declare = Non ora
card-ui-decline-ask = Non chiedere a nessuno
card-ui-decline-look = Non guardare
card-ui-places = I cinque luoghi
card-ui-go-here = Vai qui
card-ui-go-to = Vai qui: { $place }
card-ui-go-to-them = Vai qui: { $place }, { $about }
card-ui-already-played = già giocato
card-ui-you = tu
card-ui-place-empty = nessuno
card-ui-place-coming = per ora { NAME($who) }
card-ui-place-coming-me = per ora tu
card-ui-place-coming-mine = per ora tu e { NAME($who) }
card-ui-place-coming-many = per ora in { $count }
card-ui-place-alone = { NAME($who) }, per conto suo
card-ui-place-alone-me = tu, per conto tuo
card-ui-place-crowd = sono in { $count }: nessun incontro
card-ui-place-idle = { NAME($who) }: nessun incontro
card-ui-place-meeting = { NAME($who) } s'incontrano
card-ui-place-meeting-mine = incontri { NAME($who, form: "object") }
card-ui-place-next = poi s'incontrano { NAME($who) }
card-ui-place-next-mine = poi incontri { NAME($who, form: "object") }
card-ui-place-met = { NAME($who) } si sono incontrati
card-ui-place-met-mine = hai incontrato { NAME($who, form: "object") }
card-ui-place-left = { NAME($who) }
card-ui-place-left-mine = tu e { NAME($who) }
card-ui-place-left-many = sono in { $count }
card-ui-brief-empty = nessuno
card-ui-brief-coming = per ora { $count }
card-ui-brief-crowd = nessun incontro
card-ui-brief-idle = nessun incontro
card-ui-brief-meeting = s'incontrano
card-ui-brief-next = poi s'incontrano
card-ui-brief-met = già incontrati
card-ui-brief-left = sono in { $count }
card-ui-face-down = coperta
card-ui-my-cards = Le mie carte
card-ui-ambassador-cards = L'Ambasciatore non ha carte da mostrare: solo cinque luoghi e orecchie ben aperte.
card-ui-watching = Stai guardando. Le carte restano coperte fino alla fine.
card-ui-all-eyes = Tutte le carte sono scoperte: le trovi nel dossier.
card-ui-card-name = { $kind ->
    [number] numero
   *[agent] { $card }
}
card-ui-true = vera
card-ui-choose-two = Scegli due carte
card-ui-shown-before = Già mostrate { $who }:
card-ui-why-shown-before = già mostrata
card-ui-why-also-true = vera anche questa
card-ui-why-none-true = falsa anche questa
card-ui-why-never = non ora
card-ui-show-two = Mostra { $one } e { $two }
card-ui-show-these = Mostra queste due
card-ui-change = Cambia carte
card-ui-swapped = { $card } al posto di { NAME($out, form: "label") }.
card-ui-swapped-out = ora { $card }
card-ui-truth = { $truth ->
    [exactly-one] esattamente una vera
   *[at-least-one] almeno una vera
}
card-ui-in-hand = in mano
card-ui-played = giocato
card-ui-show-sure = Mostrare { $one } e { $two } { $who }?
card-ui-cost = { $before ->
    [one] { $who } conosce già le tue carte.
   *[other] { $who } ora non può escludere { $before } combinazioni. Dopo, { $after }.
}
card-ui-black = Le mie carte nere
card-ui-black-show = { $kind ->
    [identity] Mostra la mia identità
   *[number] Mostra il mio numero
}
card-ui-black-sure = { $kind ->
    [identity] Mostrare la tua identità { $who }?
   *[number] Mostrare il tuo numero { $who }?
}
card-ui-dummy = Le carte nere del fantoccio
card-ui-look = { $kind ->
    [identity] Guarda l'identità
   *[number] Guarda il numero
}
card-ui-look-sure = { $kind ->
    [identity] Guardare l'identità del fantoccio?
   *[number] Guardare il numero del fantoccio?
}
card-ui-ask = Chiedi tramite l'Ambasciatore
card-ui-ask-about = Chi nomini deve mostrarti una delle sue due carte nere. Quale, lo sceglie da sé.
card-ui-ask-one = Chiedi a { $who }

## Il codice

card-ui-safe = { $story ->
    [telephone] Il telefono
   *[safe] La cassaforte
}
card-ui-dont-ask = Non chiedermelo
card-ui-letter = { $identity ->
    [fiddlebottom] F
    [bubble] B
    [zsazsa] Z
   *[x] X
}
card-ui-declare-title = { $story ->
    [telephone] Fai la telefonata
   *[safe] Apri la cassaforte
}
card-ui-declare-about = { $players ->
    [4] Chi incontri dev'essere il tuo compagno, e il numero di ogni agente dev'essere giusto.
   *[other] Il numero di ogni agente dev'essere giusto.
}
card-ui-declare-incomplete = Dai a ogni agente un numero diverso.
card-ui-declare-do = { $story ->
    [telephone] Componi { $code }
   *[safe] Apri con { $code }
}
card-ui-declare-sure = Il codice è { $code }?
card-ui-declare-risk = { $loses ->
    [team] Se è sbagliato vince l'altra coppia. Non si torna indietro.
    [pair-and-ambassador] Se è sbagliato vincono l'altra coppia e l'Ambasciatore. Non si torna indietro.
    [agents] Se è sbagliato vincono tutti e quattro gli agenti. Non si torna indietro.
   *[alone] Se è sbagliato vincono tutti gli altri. Non si torna indietro.
}
card-ui-game-over = La partita { $game } è finita
card-ui-next-game = Prossima partita

## Carte che mi mostrano, e che cosa è appena successo

card-ui-shown-title = { $what ->
    [pair] { $who } ti mostra due carte.
    [black] { $who } ti mostra una carta nera.
    [number] Guardi il numero del fantoccio.
   *[identity] Guardi l'identità del fantoccio.
}
card-ui-shown-audience = { $other ->
    [none] { $count ->
        [one] La vedi solo tu.
       *[other] Le vedi solo tu.
    }
   *[other] { $count ->
        [one] La vedete solo tu e { $other }.
       *[other] Le vedete solo tu e { $other }.
    }
}
card-ui-follows-black = Le carte nere sono sempre vere.
card-ui-follows-exactly-one = Esattamente una delle due è vera.
card-ui-follows-at-least-one = Almeno una delle due è vera.
card-ui-follows-so = { $why ->
    [held] { $out } l'hai tu, quindi { card-ui-follows-left }.
   *[ruled] { $out } è escluso, quindi { card-ui-follows-left }.
}
card-ui-follows-left = { $kind ->
    [number] { $who } ha il numero { $left }
   *[identity] { $who } è { $left }
}
card-ui-moment-asked = Una carta nera, { NAME($agent) }.
card-ui-moment-declared = { $story ->
    [telephone] Faccio la telefonata: { $code }
   *[safe] Apro la cassaforte: { $code }
}
