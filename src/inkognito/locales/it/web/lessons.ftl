# L'elenco delle lezioni e la scheda del maestro.

lessons-title = { $game ->
    [board] Impara il gioco da tavolo
   *[card] Impara il gioco di carte
}
lessons-lead = Brevi lezioni a un tavolo vero, di circa un minuto l'una. Comincia da quella che vuoi.
lessons-basic = Per giocare
lessons-basic-about = { $minutes ->
    [one] Quel che serve per la prima partita: circa un minuto.
   *[other] Quel che serve per la prima partita: circa { $minutes } minuti.
}
lessons-more = Per dopo
lessons-done = { $done ->
    [yes] fatta
   *[no] nuova
}
lessons-progress = { $done } di { $all } fatte
lessons-start = { $begun ->
    [yes] Continua con «{ $title }»
   *[no] Comincia con «{ $title }»
}
lessons-coach = Maestro
lessons-where = Lezione { $number } di { $all }
lessons-step = Passo { $step } di { $steps }
lessons-next = Avanti
lessons-show-me = Mostrami
lessons-prompt-read = Leggi, poi premi «Avanti».
lessons-prompt-gesture = Fai un gesto.
lessons-prompt-over = Lezione finita.
lessons-skip = Salta la lezione
lessons-list = Tutte le lezioni
lessons-over = Lezione finita
lessons-over-next = Ben fatto. La prossima è «{ $title }».
lessons-over-basic = Per la prima partita ne sai abbastanza. Gioca, o continua con «{ $title }».
lessons-over-last = Era l'ultima lezione. Ora gioca!
lessons-play = Gioca ora
lessons-not-this = Non questa. Quale, te lo dice la lezione.
lessons-next-lesson = Prossima lezione
lessons-more-about = Altri numeri di giocatori, e le finezze.
