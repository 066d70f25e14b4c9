# Ciò che sta attorno a ogni schermata.

shell-skip = Vai al contenuto
shell-close = Chiudi
shell-sheet-height = Altezza del pannello: { $height ->
    [peek] minima
    [most] due terzi
   *[full] massima
}
shell-home = Pagina iniziale
shell-menu = Menu
shell-rules = Regole
shell-settings = Impostazioni
shell-dark = Colori scuri
shell-language = Lingua
shell-cancel = Annulla
shell-irreversible = Non si torna indietro.
shell-waiting = Prepariamo il tavolo…
shell-try-again = Riprova
shell-missing = Non è stato possibile caricare questa parte
shell-missing-about = Forse manca la connessione. Si apre appena torna.
shell-reload = Carica la nuova versione
shell-reloaded = È stata caricata una nuova versione. La partita riprende da dov'era.
shell-offline = { $what ->
    [lost] Connessione persa. La partita è al sicuro; ci ricolleghiamo.
    [paused] La partita è in pausa. Riprende quando tutti i giocatori sono d'accordo.
   *[outdated] Questa pagina è ancora una vecchia versione. Chiudi tutte le sue schede, svuota la cache del browser per questo sito e riaprila. La partita è al sicuro.
}
shell-connection = { $connection ->
    [open] online
   *[lost] offline
}
shell-table = Tavolo
shell-skip-showings = Salta al mio turno
shell-hint = Consiglio
shell-kind = { $game ->
    [board] gioco da tavolo, { $players } giocatori
   *[card] gioco di carte, { $players } giocatori
}
shell-turn = Turno { $turn }
shell-round = Giro { $round }
shell-match = Partita { $game }, si vince a 3 punti
shell-papers = Le mie carte
shell-stage = { $game ->
    [board] Mappa
   *[card] Luoghi
}
shell-dossier = Dossier
shell-notes = Appunti
shell-log = Cronologia
shell-talk = Chat
shell-gestures = Gesti
shell-title = { $table } · Inkognito
shell-title-mine = Tocca a te! { $table } · Inkognito
shell-notice = Tocca a te.
shell-stars = { $count } stelle su { $most }
shell-news = { $count ->
    [one] una nuova
   *[other] { $count } nuove
}
shell-news-some = novità

refusal-went-back = La partita è tornata a un punto precedente. Guarda il tavolo e scegli di nuovo.
refusal-no-connection = Il server non risponde. Controlla la connessione e riprova.
refusal-not-playing = Questo è un replay: puoi guardare, ma non giocare.
