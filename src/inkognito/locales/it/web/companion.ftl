# Il compagno di tavolo: un foglio di appunti per chi gioca con le carte vere.

## Che cosa c'è sul tavolo

companion-title = Al vostro tavolo
companion-lead = Avete la scatola vera. Annota ciò che ti mostrano, al resto pensa il foglio.
companion-on-the-table = A che cosa giocate?
companion-game = Gioco
companion-edition = Edizione
companion-players = Giocatori
companion-people = Chi gioca?
companion-me = Il mio colore
companion-name-of = Nome { NAME($seat, form: "of") }
companion-my-cards = Le mie carte segrete
companion-identity = Identità
companion-build = Corporatura
companion-number = Numero
companion-letter = Lettera
companion-hand-first = Prima scegli le tue carte.
companion-begin = Comincia
companion-go-on = Continua
companion-private = I tuoi appunti restano su questo dispositivo. Il server calcola il foglio e non conserva niente; nessun tavolo qui ne viene a sapere.

## Il foglio

companion-sheet = Il mio foglio
companion-i-am = Io sono
companion-saved = Salvato.
companion-working = Sto calcolando…
companion-old = Nessuna connessione: invio più tardi.
companion-aged = vecchio
companion-undo = Annulla
companion-nothing-to-undo = Non c'è niente da annullare.
companion-wrong = Non può essere: dalla voce { $entry } nessuna distribuzione è possibile. Controllala, o toglila.
companion-passport = Missioni possibili
companion-my-team = la mia squadra
companion-change = Cambia carte o nomi
companion-new = Nuova partita
companion-new-title = Cominciare una nuova partita?
companion-new-about = Tutte le voci e le tue carte vengono cancellate. I nomi restano.
companion-empty = Ancora niente. Annota le prime carte che ti mostrano.
companion-to = { NAME($to, form: "to") }
companion-remove = Togli la voce { $entry }

## La prossima voce

companion-who = Chi
companion-showed-me = { NAME($who) } mi ha mostrato
companion-i-showed = Ho mostrato { NAME($who, form: "to") }
companion-looked = Ho guardato una carta del fantoccio
companion-direction = Chi ha mostrato
companion-to-me = mostrate a me
companion-by-me = mostrate da me
companion-cards = Carte
companion-grey = carte grigie
companion-black = una carta nera
companion-asked-by = Passate a
companion-only-me = solo a me
companion-choose-asker = Scegli a chi passi la carta.
companion-choose = { $count ->
    [one] Scegli una carta.
    [2] Scegli due carte.
   *[other] Scegli le carte.
}
companion-add = { $count ->
    [0] Aggiungi
    [one] Aggiungi questa carta
    [2] Aggiungi queste due
   *[other] Aggiungi queste tre
}

## Che cosa posso mostrare

companion-may-show = Che cosa posso mostrare
companion-may-show-title = Che cosa posso ancora mostrare { NAME($to, form: "to") }
companion-asked = { $through ->
    [yes] { $about ->
        [identity] Identità, tramite l'Ambasciatore
        [build] Corporatura, tramite l'Ambasciatore
       *[none] Una delle mie carte nere, tramite l'Ambasciatore
    }
   *[no] { $about ->
        [identity] Se mi chiedono l'identità
        [build] Se mi chiedono la corporatura
       *[none] Quando ci incontriamo
    }
}
companion-smaller = Non resta niente di nuovo. Basta una risposta più piccola, o una coppia già mostrata.
companion-none-left = { NAME($to) } ha visto entrambe le tue carte nere e non può più nominarti.
companion-left = { $left ->
    [one] lascia { $left } mano
   *[other] lascia { $left } mani
}
