# Il gioco da tavolo sullo schermo.

## Figure

board-ui-my-figure = { $build ->
    [tall] la tua figura alta
    [short] la tua figura bassa
    [fat] la tua figura grassa
   *[thin] la tua figura magra
}
board-ui-figure-of = { $build ->
    [tall] la figura alta { NAME($owner, form: "of") }
    [short] la figura bassa { NAME($owner, form: "of") }
    [fat] la figura grassa { NAME($owner, form: "of") }
   *[thin] la figura magra { NAME($owner, form: "of") }
}
board-ui-piece = { $whose ->
    [mine] { board-ui-my-figure }, { PLACE($space, form: "at") }
    [ambassador] l'Ambasciatore, { PLACE($space, form: "at") }
   *[other] { board-ui-figure-of }, { PLACE($space, form: "at") }
}

## Che cosa tocca a me

board-ui-prompt-place = Disponi le figure: scegli una figura, poi il suo luogo di partenza.
board-ui-prompt-place-figure = Scegli da dove parte { board-ui-my-figure }.
board-ui-prompt-place-done = Le tue figure sono pronte. Cominci così?
board-ui-prompt-shake = Tocca a te, { NAME($me) }: agita la Maschera della Profezia.
board-ui-prompt-choose = Tocca a te, { NAME($me) }: scegli una pallina o una figura.
board-ui-prompt-choose-option = Tocca a te, { NAME($me) }: scegli che cosa fare.
board-ui-prompt-which = { $ball ->
    [land] Scegli quale tua figura va via terra.
    [water] Scegli quale tua figura va via acqua.
    [either] Scegli quale tua figura va via terra o via acqua.
    [rival] Scegli quale figura altrui muovere.
   *[other] Scegli che cosa muovere.
}
board-ui-prompt-where = { $ball ->
    [land] Scegli dove va via terra { board-ui-my-figure }.
    [water] Scegli dove va via acqua { board-ui-my-figure }.
   *[other] Scegli dove va { board-ui-my-figure }.
}
board-ui-prompt-where-rival = Scegli dove va { board-ui-figure-of }.
board-ui-prompt-where-ambassador = Scegli dove va l'Ambasciatore.
board-ui-prompt-which-ball = Via terra o via acqua? Scegli una pallina.
board-ui-prompt-spent = Hai usato tutte le palline. Termina il movimento.
board-ui-prompt-no-step = Nessuna pallina si può usare. Termina il movimento.
board-ui-prompt-stuck = Le figure non possono restare così. Annulla un passo.
board-ui-prompt-walk = { $left ->
    [one] Tocca a te, { NAME($me) }: fai ancora un passo o resta qui.
   *[other] Tocca a te, { NAME($me) }: fai fino a { $left } passi o resta qui.
}
board-ui-prompt-met = Sei con { NAME($agent) } { PLACE($space, form: "at") }.
board-ui-prompt-met-ambassador = Sei con l'Ambasciatore { PLACE($space, form: "at") }.
board-ui-prompt-met-several = Hai { $count } incontri in corso.
board-ui-prompt-meet = Incontri { NAME($agent) } { PLACE($space, form: "at") }. Che cosa chiedi?
board-ui-prompt-meet-ambassador = Incontri l'Ambasciatore { PLACE($space, form: "at") }. A chi si riferisce la domanda?
board-ui-prompt-meetings = { $count ->
    [one] Hai un incontro. Che cosa chiedi?
   *[other] Hai { $count } incontri. Da quale cominci?
}
board-ui-prompt-slip = Scegli dove si dilegua { board-ui-my-figure }.
board-ui-prompt-end = Hai finito, { NAME($me) }: termina il turno.
board-ui-prompt-answer = { $about ->
    [build] { $form ->
        [three] { NAME($asker, form: "start") } chiede della tua corporatura. Mostra due corporature e un'identità.
        [pair] { NAME($asker, form: "start") } chiede della tua corporatura. Mostra due corporature.
        [two] { NAME($asker, form: "start") } chiede della tua corporatura. Mostra due carte qualsiasi.
       *[one] { NAME($asker, form: "start") } chiede della tua corporatura. Mostra quella vera.
    }
   *[identity] { $form ->
        [three] { NAME($asker, form: "start") } chiede chi sei. Mostra due identità e una corporatura.
        [pair] { NAME($asker, form: "start") } chiede chi sei. Mostra due identità.
        [two] { NAME($asker, form: "start") } chiede chi sei. Mostra due carte qualsiasi.
       *[one] { NAME($asker, form: "start") } chiede chi sei. Mostra la tua vera identità.
    }
}
board-ui-prompt-replace = { $form ->
    [one] { NAME($asker, form: "start") } ha già visto queste carte. Mostra una carta vera.
   *[other] { NAME($asker, form: "start") } ha già visto queste carte. Mostra invece due carte.
}
board-ui-prompt-expel = Manda { board-ui-figure-of } in un luogo libero.
board-ui-prompt-expel-ambassador = Manda l'Ambasciatore in un luogo che brilla.
board-ui-prompt-expel-ambassador-to = Manda l'Ambasciatore { PLACE($space, form: "to") }.
board-ui-prompt-hand = { NAME($by, form: "start") } dice «Missione compiuta» e ti tende la mano.

## Che cosa fanno gli altri

board-ui-wait-nobody = Ora non c'è nulla da fare.
board-ui-wait-thinking = { NAME($seat, form: "start") } sta pensando.
board-ui-wait-placing = { NAME($seat, form: "start") } dispone le figure.
board-ui-wait-moving = { NAME($seat, form: "start") } muove.
board-ui-wait-meeting = { NAME($seat, form: "start") } pensa a chi fare domande.
board-ui-wait-answering = { $about ->
    [build] { NAME($asker, form: "start") } chiede { NAME($agent, form: "to") } della corporatura.
   *[identity] { NAME($asker, form: "start") } chiede { NAME($agent, form: "to") } dell'identità.
}
board-ui-wait-mine-answering = { $about ->
    [build] Hai chiesto { NAME($agent, form: "to") } della corporatura. Aspetti la risposta.
   *[identity] Hai chiesto { NAME($agent, form: "to") } dell'identità. Aspetti la risposta.
}
board-ui-wait-replacing = { NAME($agent, form: "start") } deve mostrare altre carte { NAME($asker, form: "to") }.
board-ui-wait-mine-replacing = { NAME($agent, form: "start") } deve mostrarti altre carte.
board-ui-wait-expelling = { NAME($seat, form: "start") } manda via { board-ui-figure-of }.
board-ui-wait-expelling-mine = { NAME($seat, form: "start") } manda via { board-ui-my-figure }.
board-ui-wait-expelling-ambassador = { NAME($seat, form: "start") } manda via l'Ambasciatore.
board-ui-wait-hand = { NAME($by, form: "start") } tende la mano { NAME($to, form: "to") }: «Missione compiuta».
board-ui-wait-mine-hand = Tendi la mano { NAME($to, form: "to") }. La risposta decide la partita.

## Consigli sotto la frase

board-ui-hint-place = Scegli una figura già disposta per spostarla.
board-ui-hint-place-done = Scegli una figura per spostarla.
board-ui-hint-balls = { $count ->
    [one] Resta una pallina.
   *[other] Restano { $count } palline. Non devi usarle per forza.
}
board-ui-hint-glow = { $count ->
    [one] Un luogo brilla. Oppure scegli un'altra figura o pallina.
   *[other] { $count } luoghi brillano. Oppure scegli un'altra figura o pallina.
}
board-ui-hint-which = Si possono muovere le figure con l'anello.
board-ui-hint-which-ball = Entrambe le vie portano là. Usa una pallina con l'anello.
board-ui-hint-walk = I luoghi che brillano sono a un passo.
board-ui-hint-undo = Oppure annulla un passo.
board-ui-hint-stuck = Mai due tue figure nello stesso luogo, e al massimo un incontro con ogni giocatore.
board-ui-hint-met = { $more ->
    [yes] Termina il movimento per chiedere, oppure prosegui.
   *[no] Termina il movimento per chiedere.
}
board-ui-hint-leaving = Questo passo interrompe l'incontro con { NAME($agent) }.
board-ui-hint-meeting = { $leave ->
    [slip] Oppure dileguati senza chiedere.
    [expel] Oppure manda via la figura senza chiedere.
   *[none] Scegli accanto alla mappa.
}
board-ui-hint-mark = Scegli un luogo che brilla.
board-ui-hint-marked = Proprio { PLACE($space, form: "to") }? Premi il pulsante, o scegli di nuovo il luogo.
board-ui-hint-shown = { NAME($agent, form: "start") } ti ha mostrato { NAME($cards) }.
board-ui-hint-declare = Oppure dichiara «Missione compiuta»: il pulsante è nel dossier.
board-ui-hint-hand = La tua risposta chiude la partita.
board-ui-hint-notes = Puoi guardare i tuoi appunti.
board-ui-hint-watch = Stai guardando.
board-ui-rule = { $form ->
    [three] Almeno una delle tre dev'essere vera.
    [one] Dev'essere vera.
   *[other] Almeno una delle due dev'essere vera.
}

## Accanto a un luogo che brilla

board-ui-note-meet = incontri { NAME($seat) }
board-ui-note-ambassador = incontri l'Ambasciatore
board-ui-note-you-meet = incontri { NAME($seat) }
board-ui-note-met-by = { NAME($seat) } ti incontra
board-ui-note-own = { $build ->
    [tall] qui sta la tua figura alta
    [short] qui sta la tua figura bassa
    [fat] qui sta la tua figura grassa
   *[thin] qui sta la tua figura magra
}
board-ui-note-meets-you = { $build ->
    [tall] incontra la tua figura alta
    [short] incontra la tua figura bassa
    [fat] incontra la tua figura grassa
    [thin] incontra la tua figura magra
   *[ambassador] incontra te
}
board-ui-note-marked = scelto

## Perché una figura non si muove

board-ui-why-turn = Aspetta il tuo turno.
board-ui-why-shake = Prima agita la Maschera della Profezia.
board-ui-why-ended = Il tuo movimento è finito.
board-ui-why-spent = Hai usato tutte le palline.
board-ui-why-only-ambassador = Tu muovi solo l'Ambasciatore.
board-ui-why-ambassador = Solo la pallina dell'Ambasciatore muove l'Ambasciatore.
board-ui-why-rival = Solo la pallina del rivale muove le figure altrui.
board-ui-why-own = Non restano palline per le tue figure.
board-ui-why-no-way = Da qui non si può fare nessun passo.
board-ui-why-no-route = { $way ->
    [land] Da qui non parte nessuna via di terra.
    [water] Da qui non parte nessuna via d'acqua.
   *[any] Da qui non parte nessuna via per le tue palline.
}
board-ui-why-blocked = Ogni passo da qui porterebbe due tue figure nello stesso luogo, o a un secondo incontro con lo stesso giocatore.

## La Maschera della Profezia e i pulsanti del turno

board-ui-phantom = La Maschera della Profezia
board-ui-balls = Palline
board-ui-ball = { $state ->
    [used] { NAME($ball, kind: "ball", form: "label") }, usata
    [blocked] { NAME($ball, kind: "ball", form: "label") }, nessuna mossa
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-ball-word = { $state ->
    [used] usata
    [blocked] niente
   *[ready] { NAME($ball, kind: "ball", form: "label") }
}
board-ui-shake = Agita la Maschera
board-ui-undo = { $short ->
    [yes] Annulla
   *[no] Annulla un passo
}
board-ui-undo-all = Annulla tutti i passi
board-ui-end-movement = { $ask ->
    [yes] { $short ->
        [yes] Chiedi ora
       *[no] Termina il movimento e chiedi
    }
   *[no] { $short ->
        [yes] Fine
       *[no] Termina il movimento
    }
}
board-ui-end-movement-title = Terminare il movimento?
board-ui-end-movement-why = Le palline rimaste si perdono, e i passi non si possono più annullare.
board-ui-part-title = Lasciare l'incontro con { NAME($seat) }?
board-ui-part-why = Siete insieme { PLACE($space, form: "at") }. Puoi chiedere solo dove ti trovi alla fine del movimento.
board-ui-part-action = Prosegui { PLACE($space, form: "to") }
board-ui-end-turn = Termina il turno
board-ui-declare = Missione compiuta…
board-ui-answer = Scegli le carte
board-ui-answer-hand = Rispondi alla stretta di mano
board-ui-look = { $short ->
    [yes] Mappa e appunti
   *[no] Guarda mappa e appunti
}
board-ui-offline = Nessuna connessione

## Incontri

board-ui-meetings = Incontri
board-ui-meeting-with = { $build ->
    [tall] Figura alta { NAME($owner, form: "of") }
    [short] Figura bassa { NAME($owner, form: "of") }
    [fat] Figura grassa { NAME($owner, form: "of") }
   *[thin] Figura magra { NAME($owner, form: "of") }
}
board-ui-meeting-ambassador = L'Ambasciatore
board-ui-ask-identity = Chiedi dell'identità
board-ui-ask-build = Chiedi della corporatura
board-ui-ask-about-whom = A chi si riferisce la domanda?
board-ui-slip = Dileguati
board-ui-ask-instead = Fai invece una domanda
board-ui-expel-unasked = Manda via senza chiedere
board-ui-expel = Manda via
board-ui-expel-to = Manda { PLACE($space, form: "to") }
board-ui-slip-to = Vai { PLACE($space, form: "to") }
board-ui-choose-place = Scegli un luogo che brilla
board-ui-shown-to-you = { NAME($agent, form: "start") } ti ha mostrato
board-ui-object = Queste le ho già viste
board-ui-object-title = Contestare queste carte?
board-ui-object-why = Se { NAME($agent) } ti ha già mostrato proprio queste, te ne deve altre. Puoi contestare una volta sola, e tutti vedono se avevi ragione.
board-ui-object-action = Contesta

## Disposizione

board-ui-placing = Le mie figure
board-ui-placing-none = ancora senza posto
board-ui-placing-begin = Comincia così
board-ui-placing-clear = Ricomincia
board-ui-placing-title = Cominciare con le figure così?

## Quando mi chiedono

board-ui-questioned-title = { $about ->
    [build] { NAME($asker, form: "start") } chiede della tua corporatura.
   *[identity] { NAME($asker, form: "start") } chiede chi sei.
}
board-ui-questioned-where = { $build ->
    [ambassador] { NAME($asker, form: "start") } chiede tramite l'Ambasciatore { PLACE($space, form: "at") }.
   *[other] { NAME($asker, form: "start") } ha incontrato { board-ui-my-figure } { PLACE($space, form: "at") }.
}
board-ui-questioned-again = { NAME($asker, form: "start") } ha già visto queste carte.
board-ui-questioned-task = { $form ->
    [three] { $about ->
        [build] Mostra due corporature e un'identità.
       *[identity] Mostra due identità e una corporatura.
    }
    [pair] { $about ->
        [build] Mostra due corporature.
       *[identity] Mostra due identità.
    }
    [two] Mostra due carte qualsiasi.
   *[one] { $about ->
        [build] Mostra la tua corporatura vera.
       *[identity] Mostra la tua identità vera.
    }
}
board-ui-questioned-seen = { $relayed ->
    [yes] Le vedranno solo { NAME($asker) } e l'Ambasciatore.
   *[no] Le vedrà solo { NAME($asker) }.
}
board-ui-builds = { $count ->
    [0] Corporature
    [one] Corporature: scegline una
   *[other] Corporature: scegline due
}
board-ui-identities = { $count ->
    [0] Identità
    [one] Identità: scegline una
   *[other] Identità: scegline due
}
board-ui-secrets = Carte segrete
board-ui-secrets-open = { $short ->
    [yes] Carte segrete…
   *[no] Mostra invece carte segrete…
}
board-ui-secrets-close = { $short ->
    [yes] Mettile via
   *[no] Metti via le carte segrete
}
board-ui-secrets-why = Per chi credi sia il tuo compagno.
board-ui-covered = Il dossier e queste carte sono nascosti.
board-ui-uncover = Mostra tutto
board-ui-cover = Nascondi le mie carte
board-ui-card-name = { $face ->
    [fiddlebottom] Fiddle­bottom
    [bubble] Bubble
    [zsazsa] Zsa Zsa
   *[other] { NAME($face, form: "label") }
}
board-ui-card-true = vera
board-ui-card-why = { $why ->
    [shown-before] già mostrata
    [one-true] una dev'essere vera
   *[never] non disponibile
}
board-ui-have-shown = Hai mostrato { NAME($asker, form: "to") }
board-ui-have-shown-nothing = Ancora niente.
board-ui-have-shown-sets = { $count ->
    [0] niente
    [one] 1 volta ›
   *[other] { $count } volte ›
}
board-ui-have-shown-turn = Turno { $turn }
board-ui-tells = Che cosa rivela { NAME($asker, form: "to") }
board-ui-tells-now = { $before ->
    [one] Resta possibile una sola combinazione.
   *[other] Sono possibili { $before } combinazioni su { $all }.
}
board-ui-tells-then = Ora sono possibili { $before } combinazioni su { $all }. Dopo, { $after }.
board-ui-show = Mostra { NAME($cards) }
board-ui-show-none = Mostra le carte
board-ui-show-reason = Prima scegli le carte.
board-ui-show-title = { COUNT($cards) ->
    [one] Mostrare questa carta { NAME($asker, form: "to") }?
    [2] Mostrare queste due carte { NAME($asker, form: "to") }?
   *[other] Mostrare queste tre carte { NAME($asker, form: "to") }?
}
board-ui-to-answer = { $clock } per rispondere

## Missione compiuta

board-ui-declare-title = Missione compiuta?
board-ui-declare-whom = A chi tendi la mano?
board-ui-declare-alone = A nessuno: non ho un compagno
board-ui-declare-why = Se il tuo compagno la stringe e la missione è compiuta, vincete tutti e due. Altrimenti vincono gli avversari.
board-ui-declare-alone-why = Se non hai un compagno al tavolo e la tua figura vera è sulla via di fuga, vinci. Altrimenti vincono gli altri.
board-ui-declare-to = Tendi la mano { NAME($to, form: "to") }
board-ui-declare-to-nobody = Dichiara per conto tuo
board-ui-declare-sure = { $to ->
    [none] Dichiarare «Missione compiuta» per conto tuo?
   *[other] Tendere la mano { NAME($to, form: "to") }?
}
board-ui-declare-must = Vinci solo se adesso è tutto vero:
board-ui-declare-must-partner = { $identity ->
    [none] { NAME($to, form: "start") } è il tuo compagno.
   *[other] { NAME($to, form: "start") } è il tuo compagno, { NAME($identity) }.
}
board-ui-declare-must-mission = La vostra missione è compiuta sulla mappa.
board-ui-declare-must-taken = { NAME($to, form: "start") } ti stringe la mano.
board-ui-declare-must-nobody = { $identity ->
    [none] Il tuo compagno non è a questo tavolo.
   *[other] Il tuo compagno, { NAME($identity) }, non è a questo tavolo.
}
board-ui-declare-must-way-out = { $build ->
    [tall] La tua figura vera, quella alta, è sulla via di fuga.
    [short] La tua figura vera, quella bassa, è sulla via di fuga.
    [fat] La tua figura vera, quella grassa, è sulla via di fuga.
    [thin] La tua figura vera, quella magra, è sulla via di fuga.
   *[none] La tua figura vera è sulla via di fuga.
}
board-ui-declare-must-note = Il biglietto dell'Ambasciatore ha un errore, o non è mai stato scritto.
board-ui-declare-last = Se qualcosa è sbagliato, vincono gli avversari. In ogni caso la partita finisce.
board-ui-declare-not-turn = Puoi dichiarare solo nel tuo turno.
board-ui-declare-not-moving = Prima termina il movimento.
board-ui-declare-not-answer = Prima aspetta la risposta.
board-ui-declare-not-hand = Una stretta di mano aspetta risposta.
board-ui-declare-not-placing = La partita non è ancora cominciata.
board-ui-declare-not-moment = Ora non puoi dichiarare.
board-ui-hand-title = { NAME($by, form: "start") } ti tende la mano.
board-ui-hand-why = Se siete compagni e la vostra missione è compiuta, stringila e vincete insieme. Se la rifiuti, vincono gli avversari { NAME($by, form: "of") }.
board-ui-hand-take = Stringi la mano
board-ui-hand-refuse = Rifiuta la mano
board-ui-hand-sure = { $accept ->
    [yes] Stringere la mano { NAME($by, form: "of") }?
   *[no] Rifiutare la mano { NAME($by, form: "of") }?
}

## Il biglietto dell'Ambasciatore

board-ui-note = So chi siete
board-ui-note-open = So chi siete…
board-ui-note-why = Una volta per partita puoi sigillare un biglietto. Se tutte e otto le risposte sono giuste quando qualcuno dichiara, vinci in solitaria.
board-ui-note-sealed = Il tuo biglietto è sigillato.
board-ui-note-identity = Identità { NAME($seat, form: "of") }
board-ui-note-build = Corporatura { NAME($seat, form: "of") }
board-ui-note-choose = scegli
board-ui-note-twice = Ogni identità e ogni corporatura è di un solo giocatore.
board-ui-note-missing = Prima compila tutte e otto le caselle.
board-ui-note-seal = Sigilla il biglietto
board-ui-note-sure = Sigillare questo biglietto?
board-ui-note-entry = { NAME($identity) }, { NAME($build) }

## Tutto il resto

board-ui-other = Che altro puoi fare
board-ui-other-option = { $choice ->
    [none] { $what }
   *[other] { $what }: { $choice }
}

## L'ultimo turno

board-ui-replay = Rivedi l'ultimo turno
board-ui-replay-stop = Ferma
board-ui-last-met = { $who ->
    [you] Hai incontrato { NAME($owner) } { PLACE($space, form: "at") } e hai mandato { board-ui-figure-of } { PLACE($to, form: "to") }.
   *[other] { $whom ->
        [you] { NAME($seat, form: "start") } ti ha incontrato { PLACE($space, form: "at") } e ha mandato { board-ui-my-figure } { PLACE($to, form: "to") }.
       *[other] { NAME($seat, form: "start") } ha incontrato { NAME($owner) } { PLACE($space, form: "at") } e ha mandato { board-ui-figure-of } { PLACE($to, form: "to") }.
    }
}
board-ui-last-met-ambassador = { $who ->
    [you] Hai incontrato l'Ambasciatore { PLACE($space, form: "at") } e l'hai mandato { PLACE($to, form: "to") }.
   *[other] { NAME($seat, form: "start") } ha incontrato l'Ambasciatore { PLACE($space, form: "at") } e l'ha mandato { PLACE($to, form: "to") }.
}
board-ui-last-met-several = { $who ->
    [you] Hai incontrato { NAME($met) }.
   *[other] { NAME($seat, form: "start") } ha incontrato { NAME($met) }.
}
board-ui-last-slipped = { $who ->
    [you] Non hai chiesto nulla e te la sei svignata { PLACE($to, form: "to") }.
   *[other] { NAME($seat, form: "start") } non ha chiesto nulla e se l'è svignata { PLACE($to, form: "to") }.
}
board-ui-last-moved = { $who ->
    [you] { $count ->
        [0] Non hai mosso nulla e non hai incontrato nessuno.
        [one] Hai fatto un passo e non hai incontrato nessuno.
       *[other] Hai fatto { $count } passi e non hai incontrato nessuno.
    }
   *[other] { $count ->
        [0] { NAME($seat, form: "start") } non ha mosso nulla e non ha incontrato nessuno.
        [one] { NAME($seat, form: "start") } ha fatto un passo e non ha incontrato nessuno.
       *[other] { NAME($seat, form: "start") } ha fatto { $count } passi e non ha incontrato nessuno.
    }
}

## Che cosa è appena successo, sulla mappa

board-ui-moment-question = { $through ->
    [yes] { $about ->
        [build] Che corporatura ha { NAME($agent) }?
       *[identity] Chi è { NAME($agent) }?
    }
   *[no] { $about ->
        [build] Che corporatura hai, { NAME($agent) }?
       *[identity] Chi sei, { NAME($agent) }?
    }
}
board-ui-moment-objection = { $held ->
    [no] Obiezione respinta: le carte { NAME($agent, form: "of") } restano valide.
   *[yes] Già viste: { NAME($agent) } deve altre carte.
}
board-ui-moment-moved = { $whose ->
    [mine] { NAME($seat, form: "start") } muove { board-ui-my-figure }.
    [ambassador] { NAME($seat, form: "start") } muove l'Ambasciatore.
   *[other] { NAME($seat, form: "start") } muove { board-ui-figure-of }.
}
board-ui-moment-sent = { $whose ->
    [mine] { NAME($seat, form: "start") } manda qui { board-ui-my-figure }.
    [ambassador] { NAME($seat, form: "start") } manda qui l'Ambasciatore.
   *[other] { NAME($seat, form: "start") } manda qui { board-ui-figure-of }.
}
board-ui-moment-declared = { $hand ->
    [none] Missione compiuta, senza compagno.
   *[other] Missione compiuta. Mi dai la mano, { NAME($hand) }?
}
board-ui-moment-answered = { $accepted ->
    [no] Rifiuto la stretta di mano.
   *[yes] Ecco la mia mano.
}

## Carte che mi mostrano

board-ui-shown-title = { COUNT($cards) ->
    [one] { NAME($agent, form: "start") } ti mostra una carta.
    [2] { NAME($agent, form: "start") } ti mostra due carte.
   *[other] { NAME($agent, form: "start") } ti mostra tre carte.
}
board-ui-shown-audience = { $count ->
    [0] { COUNT($cards) ->
        [one] La vedi solo tu.
       *[other] Le vedi solo tu.
    }
   *[other] { COUNT($cards) ->
        [one] La vedete solo tu e { NAME($others, form: "object") }.
       *[other] Le vedete solo tu e { NAME($others, form: "object") }.
    }
}
board-ui-follows-rule = { $count ->
    [one] { $mission ->
        [yes] La carta missione non conta mai, quindi l'altra è vera.
       *[no] È vera.
    }
   *[other] { $mission ->
        [yes] { $pair ->
            [yes] La carta missione non conta mai. Una sola delle altre è vera.
           *[no] La carta missione non conta mai. Almeno una delle altre è vera.
        }
       *[no] { $pair ->
            [yes] Una sola è vera.
           *[no] Almeno una è vera.
        }
    }
}
board-ui-follows-grey = Le carte grigie sono sempre vere: { NAME($agent) } è { NAME($cards) }.
board-ui-follows-known = Sapevi già che { NAME($agent) } è { NAME($cards) }.
board-ui-follows-so = { $why ->
    [held] { NAME($held, form: "start") } sei tu, quindi { board-ui-follows-left }.
    [ruled] { NAME($ruled, form: "start") } è escluso, quindi { board-ui-follows-left }.
   *[both] { NAME($held, form: "start") } sei tu e { NAME($ruled) } è escluso, quindi { board-ui-follows-left }.
}
board-ui-follows-left = { $left ->
    [one] { NAME($agent) } è { NAME($first) }
    [either] { NAME($agent) } è { NAME($first) } oppure { NAME($second) }
   *[any] { NAME($agent) } è { NAME($first) }, oppure { NAME($second) }, o entrambe le cose
}
