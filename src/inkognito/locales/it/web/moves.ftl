# Mosse come brevi locuzioni, per consigli e revisioni: "chiedere a Leo della corporatura".

move-place-figures = disporre le tue figure
move-shake-phantom = agitare la Maschera della Profezia
move-step = { $ball ->
    [land] muovere { NAME($piece) } via terra { PLACE($to, form: "to") }
    [water] muovere { NAME($piece) } via acqua { PLACE($to, form: "to") }
   *[other] muovere { NAME($piece) } { PLACE($to, form: "to") }
}
move-undo-step = annullare l'ultimo passo
move-undo-all-steps = annullare tutti i passi
move-end-movement = terminare il movimento
move-question-agent = { $about ->
    [identity] chiedere { NAME($agent, form: "to") } dell'identità
   *[build] chiedere { NAME($agent, form: "to") } della corporatura
}
move-question-through-ambassador = { $about ->
    [identity] chiedere { NAME($agent, form: "to") } dell'identità, tramite l'Ambasciatore
   *[build] chiedere { NAME($agent, form: "to") } della corporatura, tramite l'Ambasciatore
}
move-slip-away = dileguarsi { PLACE($to, form: "to") }
move-show-cards = mostrare { NAME($cards) }
move-object-to-repeat = obiettare: le hai già viste
move-expel = mandare il pezzo { PLACE($to, form: "to") }
move-end-turn = finire il turno
move-declare-mission = dichiarare «Missione compiuta» e tendere la mano { NAME($hand, form: "to") }
move-declare-alone = dichiarare «Missione compiuta» senza compagno
move-answer-hand = { $accept ->
    [yes] stringere la mano
   *[no] rifiutare la mano
}
move-write-note = scrivere il biglietto

move-play-location = andare { PLACE($location, form: "to") }
move-declare-code = dire il codice { LIST($code) }
move-choose-pair = mostrare { NAME($cards) }
move-name-agent = chiedere { NAME($agent, form: "to") } una carta nera
move-show-black-card = { $kind ->
    [identity] mostrare la tua identità
   *[number] mostrare il tuo numero
}
move-look-at-dummy = { $kind ->
    [identity] guardare l'identità del fantoccio
   *[number] guardare il numero del fantoccio
}
move-decline = { $what ->
    [declaration] non dire ancora il codice
    [question] non chiedere a nessuno
   *[look] non guardare
}
