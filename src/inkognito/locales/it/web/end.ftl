# La fine di una partita.

end-title-won = { $reason ->
    [mission-accomplished] Missione compiuta!
    [fled] In salvo, via da Venezia!
    [code-right] Codice decifrato!
    [note-right] Tutti smascherati!
   *[other] Hai vinto!
}
end-title-lost = { $reason ->
    [mission-accomplished] Gli altri hanno fatto prima
    [fled] Qualcuno è fuggito
   *[other] Questa va agli altri
}
end-title-over = La partita è finita
end-title-draw = Non vince nessuno
end-title-aborted = La partita è stata annullata
end-aborted = Tutti i giocatori hanno deciso di fermarsi qui. Nulla è stato svelato.
end-you = { $name } (tu)
end-winners = { COUNT($winners) ->
    [one] Vince { NAME($winners) }.
   *[other] Vincono { NAME($winners) }.
}
end-winner = vince
end-build = figura vera
end-letter = lettera della missione
end-unmasked = chiaro per te
end-turn = { $turn ->
    [0] mai
   *[other] { $game ->
        [board] turno { $turn }
       *[card] giro { $turn }
    }
}
end-done = Compiuta.
end-points = Punti
end-fair = Gioco onesto
end-fair-checking = Controlliamo i sigilli…
end-fair-holds = { $draws ->
    [one] L'unica estrazione corrisponde al sigillo. L'ha controllata il tuo browser.
   *[other] Carte ed estrazioni, { $draws } in tutto, corrispondono ai sigilli. Le ha controllate il tuo browser.
}
end-fair-fails = Qualcosa non corrisponde al sigillo. Mostra la prova per vedere che cosa.
end-fair-unbound = Carte ed estrazioni corrispondono al sigillo che il server mostra ora. Il tuo browser non ha visto il sigillo prima della partita e non può dire se è lo stesso.
end-fair-unknown = Non è stato possibile caricare la registrazione: per ora nulla è provato.
end-proof-show = Mostra la prova
end-record = Registrazione
end-proof-title = La prova del gioco onesto
end-proof-about = Prima che qualcuno si sedesse, il server ha pubblicato il sigillo del suo seme segreto. Ora il seme è svelato, e il tuo browser ha ripetuto ogni estrazione.
end-proof-published = Pubblicato prima della partita
end-proof-seed = Seme
end-proof-salt = Salt
end-proof-entropy = Aggiunto da { $who }
end-proof-kept = Il sigillo che il tuo browser ha conservato da prima della partita è lo stesso
end-proof-commitment = Seme e salt danno il sigillo pubblicato
end-proof-given = I tuoi byte casuali sono entrati nella distribuzione
end-proof-seen = La registrazione dice quello che hai visto
end-proof-first = Chi comincia: { $who }
end-proof-placement = Da dove partono le figure: { $who }
end-proof-deal = Le carte segrete
end-proof-phantom = La Maschera al turno { $when }
end-proof-stack = { $who }, giro { $when }: la carta in cima al mazzo
end-proof-ok = Corrisponde.
end-proof-missing = Il tuo browser non ha conservato nulla con cui confrontarlo.
end-proof-wrong = Non corrisponde.
end-who-knew = Chi sapeva che cosa, e quando
end-who-knew-waits = Leggiamo gli appunti…
end-who-knew-table = { $game ->
    [board] In quale turno era certo
   *[card] In quale giro era certo
}
end-who = Chi sapeva
end-never = mai
end-rematch = Rivincita
end-to-rematch = Vai alla rivincita
end-replay = Rivedi la partita
end-review = Revisione
end-hints-of = { NAME($seat, form: "start") } ha usato { $count ->
    [one] un consiglio.
   *[other] { $count } consigli.
}
end-leave = Lascia il tavolo
