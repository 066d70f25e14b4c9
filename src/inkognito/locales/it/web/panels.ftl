# I pannelli accanto al gioco: dossier, passaporto, foglio, cronologia, chat, gesti, posti, menu.

## Il dossier

panels-dossier = Il mio dossier
panels-hide = Nascondi
panels-show = Mostra
panels-hidden = { $keys ->
    [yes] Al riparo dagli sguardi curiosi. Premi H per mostrarlo.
   *[no] Al riparo dagli sguardi curiosi.
}
panels-dossier-none = { $viewer ->
    [all] Vedi le carte di tutti: ogni dossier è aperto.
   *[other] Stai solo guardando, quindi non hai un dossier.
}
panels-dossier-not-dealt = Le tue carte segrete non sono ancora state distribuite.
panels-i-am = Io sono
panels-build = corporatura
panels-mission = missione
panels-letter = lettera
panels-number = il mio numero
panels-number-under = sotto { $letter }
panels-partner-label = compagno
panels-partner = { $unsure ->
    [yes] Il mio compagno è { $name }, se è al tavolo.
   *[no] Il mio compagno è { $name }.
}
panels-partner-found = Il mio compagno è { $name }: { $player }.
panels-partner-missing = { $name } non c'è: gioco per conto mio.
panels-note = il mio biglietto
panels-note-title = So chi siete
panels-note-state = { $state ->
    [sealed] Il tuo biglietto è sigillato. Resta chiuso fino alla fine.
    [open] Puoi scriverlo una volta sola, in qualsiasi momento prima che qualcuno dichiari.
   *[closed] Adesso non puoi scriverlo.
}
panels-note-suspect = { $identity }, { $build }
panels-hidden-place = coperta
panels-hidden-place-none = ancora nulla

## Il passaporto

panels-passport = Passaporto
panels-passport-left = Passaporto: { $left ->
    [one] resta { $left } missione su { $all }
   *[other] restano { $left } missioni su { $all }
}
panels-passport-count = { $left ->
    [one] { $left } su { $all } ancora possibile
   *[other] { $left } su { $all } ancora possibili
}
panels-passport-mine = la tua squadra
panels-passport-out = Esclusa:
panels-passport-pairs = Per giocatori
panels-passport-pair = Se sono { $one } e { $other }: { $list }
panels-passport-alone = Se { $player } è senza compagno: fuga nel luogo { $space }

## Il foglio degli appunti

panels-sheet = Foglio degli appunti
panels-sheet-caption = Chi mi ha mostrato quali carte, e che cosa ne ricavo
panels-sheet-not-begun = Il foglio si apre quando comincia la partita.
panels-sheet-spectator = Vedi quando si mostrano carte, ma non quali.
panels-i-showed = Ho mostrato
panels-short-fiddlebottom = F
panels-short-bubble = B
panels-short-zsazsa = Z
panels-short-x = X
panels-marks = I miei segni
panels-marks-how = Segna una casella: prima cerchio, poi croce, poi vuota.
panels-notes = I miei appunti
panels-notes-hint = I miei appunti: «Leo ha aggrottato la fronte due volte…»
panels-cell = { $who }, { $card }: { $state }
panels-cell-and = { $before }; { $next }
panels-cell-empty = vuota
panels-cell-shown = { $game ->
    [card] mostrata nel giro { $turns }
    [none] mostrata nella voce { $turns }
   *[board] mostrata nel turno { $turns }
}
panels-cell-shown-before = mostrata prima
panels-cell-certain = certo
panels-cell-crossed = escluso
panels-cell-mark = { $mark ->
    [circle] il mio cerchio
   *[cross] la mia croce
}
panels-cell-contradicted = questo segno non può essere giusto
panels-why = perché { $card }?
panels-why-wait = Un momento…
panels-why-close = Chiudi la spiegazione
panels-show-turn = { $game ->
    [card] Giro
   *[board] Turno
}
panels-show-through-ambassador = tramite l'Ambasciatore
panels-show-mission = con la carta missione
panels-show-grey = una carta grigia
panels-show-replacement = al posto di carte ripetute
panels-show-black = { $about ->
    [identity] carta nera: l'identità
    [number] carta nera: il numero
   *[none] carta nera
}
panels-show-pair = { $truth ->
    [at-least-one] almeno una è vera
   *[exactly-one] una è vera
}
panels-show-covert = { $kind ->
    [black] una carta nera { NAME($to, form: "to") }
    [through-ambassador] { panels-show-covert-cards } { NAME($to, form: "to") }, tramite l'Ambasciatore
   *[other] { panels-show-covert-cards } { NAME($to, form: "to") }
}
panels-show-covert-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
panels-show-all = Mostra tutte e { $count }

## Cronologia, chat, gesti

panels-log-empty = Non è ancora successo nulla.
panels-log-hidden = Qualcosa che sai solo tu.
panels-log-new = { $count ->
    [one] una voce nuova
   *[other] { $count } voci nuove
}
panels-log-earlier = Mostra i precedenti
panels-talk-empty = Nessuno ha ancora detto nulla.
panels-talk-deleted = cancellato
panels-talk-delete = { $what ->
    [gesture] Cancella questo gesto di { $name }
   *[text] Cancella il messaggio di { $name }: { $text }
}
panels-talk-nobody = Può scrivere solo chi è al tavolo.
panels-talk-say = Messaggio al tavolo
panels-talk-send = Invia
panels-talk-left = { $left ->
    [one] ancora { $left } carattere
   *[other] ancora { $left } caratteri
}
panels-gestures-how = { $gestures ->
    [discreet] Lo vede solo chi scegli tu.
   *[open] Lo vedono tutti al tavolo.
}
panels-gestures-at = Per chi
panels-gestures-none = Ancora nessun gesto.
panels-gesture-twitch-eye = Strizza un occhio
panels-gesture-tug-earlobe = Tirati il lobo
panels-gesture-frown = Aggrotta la fronte
panels-gesture-turn-up-nose = Arriccia il naso
panels-gesture-made = { $who ->
    [you] { $gesture ->
        [twitch-eye] Hai strizzato un occhio.
        [tug-earlobe] Hai dato una tiratina al lobo.
        [frown] Hai aggrottato la fronte.
       *[turn-up-nose] Hai arricciato il naso.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } ha strizzato un occhio.
        [tug-earlobe] { $name } ha dato una tiratina al lobo.
        [frown] { $name } ha aggrottato la fronte.
       *[turn-up-nose] { $name } ha arricciato il naso.
    }
}
panels-gesture-at-you = { $gesture ->
    [twitch-eye] { $name } ti ha strizzato un occhio.
    [tug-earlobe] { $name } ha dato una tiratina al lobo per te.
    [frown] { $name } ha aggrottato la fronte per te.
   *[turn-up-nose] { $name } ha arricciato il naso per te.
}
panels-gesture-at = { $who ->
    [you] { $gesture ->
        [twitch-eye] Hai strizzato un occhio { NAME($at, form: "to") }.
        [tug-earlobe] Hai dato una tiratina al lobo per { NAME($at, form: "object") }.
        [frown] Hai aggrottato la fronte per { NAME($at, form: "object") }.
       *[turn-up-nose] Hai arricciato il naso per { NAME($at, form: "object") }.
    }
   *[other] { $gesture ->
        [twitch-eye] { $name } ha strizzato un occhio { NAME($at, form: "to") }.
        [tug-earlobe] { $name } ha dato una tiratina al lobo per { NAME($at, form: "object") }.
        [frown] { $name } ha aggrottato la fronte per { NAME($at, form: "object") }.
       *[turn-up-nose] { $name } ha arricciato il naso per { NAME($at, form: "object") }.
    }
}
panels-gesture-ribbon = { $who ->
    [you] { $gesture ->
        [twitch-eye] strizzi un occhio
        [tug-earlobe] ti tiri il lobo
        [frown] aggrotti la fronte
       *[turn-up-nose] arricci il naso
    }
   *[other] { $gesture ->
        [twitch-eye] strizza un occhio
        [tug-earlobe] si tira il lobo
        [frown] aggrotta la fronte
       *[turn-up-nose] arriccia il naso
    }
}
panels-gesture-only = { $who ->
    [you] solo per te
   *[other] solo per { NAME($to, form: "object") }
}
panels-gesture-noted = { $gesture ->
    [twitch-eye] ha strizzato un occhio
    [tug-earlobe] ha tirato il lobo
    [frown] ha aggrottato la fronte
   *[turn-up-nose] ha arricciato il naso
}
panels-gesture-times = { $count ->
    [1] una volta finora
    [2] due volte finora
   *[other] { $count } volte finora
}

## I posti

panels-seats = Giocatori
panels-you = Tu
panels-seat-you = tu
panels-seat-you-doing = { $stage ->
    [placing] tu, disponi le figure
    [opening] tu, cominci
    [moving] tu, muovi
    [meeting] tu, a un incontro
    [expelling] tu, mandi via
    [answering] tu, rispondi
    [replacing] tu, rispondi di nuovo
    [shaking-hands] tu, davanti a una mano tesa
    [hiding] tu, scegli un luogo
    [playing] tu, scegli un luogo
    [showing] tu, mostri una carta
   *[other] tu, tocca a te
}
panels-seat-doing = { $stage ->
    [placing] dispone le figure
    [opening] comincia
    [moving] muove
    [meeting] a un incontro
    [expelling] manda via
    [answering] risponde
    [replacing] risponde di nuovo
    [shaking-hands] davanti a una mano tesa
    [hiding] sceglie un luogo
    [playing] sceglie un luogo
    [showing] mostra una carta
   *[other] sta pensando
}
panels-seat-present = al tavolo
panels-seat-presence = { $present ->
    [no] assente
   *[yes] presente
}
panels-seat-away = assente
panels-seat-empty = posto libero
panels-seat-bot = bot { $level }
panels-seat-stand-in = { $mine ->
    [yes] un bot gioca per te
   *[no] gioca un bot
}
panels-seat-nobody = { $seat ->
    [dummy] non lo gioca nessuno
   *[ambassador] lo muove il caso
}
panels-bot-level-random = a caso
panels-bot-level-tourist = facile
panels-bot-level-clerk = medio
panels-bot-level-sly = scaltro
panels-bot-level-veteran = esperto
panels-bot-level-master = campione
panels-chip-bot = bot
panels-take-back = Riprendi il posto
panels-clock = Tempo rimasto:
panels-clock-days = { $days } g { $hours } h
panels-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
panels-pips = Giocati: { $played }. Ancora in mano: { $left }.

## Il menu

panels-menu = Questo tavolo
panels-menu-read = Regole e registrazione
panels-menu-aid = Le regole in una pagina
panels-menu-replay = Rivedi la partita
panels-menu-record = Scarica la registrazione
panels-passing = Passa per me
panels-passing-about = Non ti viene chiesto nulla e la partita va avanti. Gli altri non lo vedono, e puoi sempre dichiarare.
panels-passing-declaration = { $story ->
    [telephone] Non chiedermi della telefonata
   *[safe] Non chiedermi della cassaforte
}
panels-passing-question = Passa quando incontro l'Ambasciatore
panels-passing-look = Passa quando incontro il fantoccio
panels-passing-shake-phantom = Agita la Maschera per me
panels-passing-end-turn = Termina il turno se non incontro nessuno
panels-votes = Pausa o annullamento
panels-votes-how = { $count ->
    [one] Basta che sia d'accordo tu.
   *[other] Devono essere d'accordo tutti e { $count } i giocatori.
}
panels-vote = { $motion ->
    [pause] Vota per la pausa
    [resume] Vota per riprendere
   *[abort] Vota per annullare la partita
}
panels-vote-back = { $motion ->
    [pause] Ritira il voto per la pausa
    [resume] Ritira il voto per riprendere
   *[abort] Ritira il voto per annullare
}
panels-votes-agreed = D'accordo: { $names } ({ $count } su { $all })
panels-people = { $bots ->
    [yes] Persone e bot
   *[no] Persone
}
panels-mute = Silenzia
panels-mute-name = Silenzia { $name }
panels-unmute = Riattiva
panels-unmute-name = Riattiva { $name }
panels-remove = Rimuovi
panels-remove-name = Rimuovi { $name }
panels-remove-really = Sì, rimuovi { $name }
panels-leave = Lascia la partita
panels-leave-title = Lasciare questa partita?
panels-leave-what = Un bot gioca per te. Puoi tornare e riprendere il tuo posto.
panels-leave-do = Lascia giocare un bot

## Carte mostrate a me

panels-you-hold = ce l'hai tu
panels-shown-continue = Continua
panels-shown-hidden = I tuoi segreti sono nascosti, e anche queste carte.
