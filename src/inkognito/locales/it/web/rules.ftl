# Le pagine delle regole: la cornice, e ciò che i due giochi hanno in comune.

## Cornice

rules-title = { $game ->
    [board] Il gioco da tavolo
   *[card] Il gioco di carte
}
rules-lead = Per { $players } giocatori, { $name }.
rules-contents = In questa pagina
rules-switch = Quali regole?
rules-switch-game = Gioco
rules-switch-edition = Edizione
rules-switch-players = Giocatori
rules-game = { $game ->
    [board] Da tavolo
   *[card] Di carte
}
rules-players = { $players }
rules-to-rules = Tutte le regole
rules-to-aid = Le regole in una pagina
rules-to-learn = Impara in dieci minuti
rules-example = Un esempio

## Squadre

rules-teams = Le coppie sono le stesse in ogni partita: Lord Fiddlebottom con Colonel Bubble, Madame Zsa Zsa con l'Agente X.
rules-picture-ring = Le due coppie: Lord Fiddlebottom e Colonel Bubble contro Madame Zsa Zsa e l'Agente X.

## Gesti e parole

rules-signs = Gesti e parole
rules-signs-intro = Ogni agente ha un vezzo che fatica a nascondere:
rules-signs-fiddlebottom = Lord Fiddlebottom strizza l'occhio destro.
rules-signs-bubble = Colonel Bubble si tira il lobo dell'orecchio sinistro.
rules-signs-zsazsa = Madame Zsa Zsa arriccia il naso.
rules-signs-x = L'Agente X aggrotta la fronte.
rules-signs-free = Chiunque può fare uno qualsiasi di questi gesti in ogni momento, sincero o bugiardo, e dire ciò che vuole. Solo le carte ti devono la verità.
rules-signs-seen = { $gestures ->
    [discreet] A questo tavolo un gesto è per un solo giocatore, e nessun altro lo vede.
   *[open] A questo tavolo tutti vedono ogni gesto.
}

## Opzioni ed edizioni

rules-options = Le opzioni del tavolo
rules-options-intro = Chi apre il tavolo decide come si gioca. La spunta segna ciò che descrive questa pagina.
rules-options-current = vale qui
rules-option-gestures = Gesti
rules-option-gestures-open = Li vedono tutti.
rules-option-gestures-discreet = Ognuno è per un solo giocatore, l'unico a vederlo.
rules-editions = In che cosa differiscono le edizioni
rules-editions-intro = Per il resto le edizioni concordano. La spunta segna quella descritta in questa pagina.
