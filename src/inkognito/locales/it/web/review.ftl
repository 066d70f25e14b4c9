# La revisione di una partita finita: la sua pagina.

review-wait = Rileggo la partita…
review-open = Revisione
review-watch = Guarda il replay
review-share = Condividi la revisione
review-seats = Revisione di
review-you = { $name } (tu)
review-deals-label = Partita della sfida
review-title-you = { COUNT($others) ->
    [0] Hai vinto { review-in-turn }
   *[other] Vincete tu e { NAME($others) } { review-in-turn }
}

review-plot-deals = Distribuzioni ancora possibili
review-plot-belief = Fiducia nella distribuzione vera
review-plot-about = { $game ->
    [board] per ogni giocatore, turno per turno; ogni gradino è qualcosa di appreso
   *[card] per ogni giocatore, giro per giro; ogni gradino è qualcosa di appreso
}
review-measure = Mostra
review-measure-deals = Distribuzioni
review-measure-belief = Fiducia
review-as-table = Mostra come tabella
review-as-plot = Mostra come grafico
review-plot-label = { $game ->
    [board] Conoscenze per turno. Sinistra e destra cambiano turno, Pag su e Pag giù vanno ai momenti segnati.
   *[card] Conoscenze per giro. Sinistra e destra cambiano giro, Pag su e Pag giù vanno ai momenti segnati.
}
review-turn = { $turn ->
    [0] Inizio
   *[other] { $game ->
        [board] Turno { $turn }
       *[card] Giro { $turn }
    }
}
review-turn-unit = { $game ->
    [board] turno
   *[card] giro
}
review-at = { $who }: { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, { $belief }% su quella vera
review-at-short = { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}
review-at-percent = { $belief }%
review-table-caption = Distribuzioni possibili e fiducia in quella vera
review-table-moments = Che cosa è successo
review-key-question = domanda
review-key-answer = risposta
review-key-forced = verità obbligata
review-key-meeting = incontro
review-key-left = lasciato
review-key-declaration = dichiarazione
review-key-win = vittoria aperta
review-moment-meeting = { $to ->
    [none] { NAME($seat, form: "start") } è senza compagnia.
   *[other] { NAME($seat, form: "start") } incontra { NAME($to, form: "object") }.
}
review-moment-question = { NAME($seat, form: "start") } fa una domanda { NAME($to, form: "to") }.
review-moment-answer = { NAME($seat, form: "start") } mostra carte { NAME($to, form: "to") }.
review-moment-look = { NAME($seat, form: "start") } guarda una carta del fantoccio.
review-moment-forced = { NAME($seat, form: "start") } deve mostrare il vero { NAME($to, form: "to") }.
review-moment-left = { NAME($seat, form: "start") } lascia un incontro.
review-moment-declaration = { NAME($seat, form: "start") } dichiara.

review-mark-holding = { NAME($seat, form: "start") } è certo
review-mark-partner = Si sa chi è il compagno
review-mark-aim = { $game ->
    [board] La missione è certa
   *[card] Il codice è certo
}
review-mark-win = Una vittoria è aperta
review-mark-declared = Dichiarazione
review-mark-costly = Una risposta cara

review-known = Potevi saperlo
review-known-other = Che cosa poteva sapere { NAME($who) }
review-known-none = Niente è mai stato certo. Le carte mostrate lasciavano troppo in sospeso.
review-known-more = { $count ->
    [one] Un'altra carta
   *[other] Altre { $count } carte
}
review-known-less = Meno carte
review-known-partner = { $who ->
    [you] { $seat ->
        [aside] Non hai compagno: quell'agente è fuori gioco
       *[other] { NAME($seat, form: "start") } gioca con te
    }
   *[other] { $seat ->
        [aside] { NAME($who, form: "start") } non ha compagno: quell'agente è fuori gioco
        [you] Giochi con { NAME($who) }
       *[other] { NAME($seat, form: "start") } gioca con { NAME($who) }
    }
}
review-known-holding-identity = { $seat ->
    [aside] { NAME($card) } è fuori gioco
    [you] Tu sei { NAME($card) }
   *[other] { NAME($seat, form: "start") } è { NAME($card) }
}
review-known-holding-build = { $seat ->
    [aside] La corporatura fuori gioco è «{ NAME($card) }»
    [you] La tua corporatura è «{ NAME($card) }»
   *[other] La corporatura { NAME($seat, form: "of") } è «{ NAME($card) }»
}
review-known-holding-mission = { $seat ->
    [aside] { NAME($card) } è fuori gioco
    [you] Hai { NAME($card) }
   *[other] { NAME($seat, form: "start") } ha { NAME($card) }
}
review-known-holding-number = { $seat ->
    [you] Hai il numero { NAME($card) }
   *[other] { NAME($seat, form: "start") } ha il numero { NAME($card) }
}
review-known-aim = { $who ->
    [you] La tua missione { $code }: { $task }
   *[other] La missione { $code }: { $task }
}
review-known-flee = { $who ->
    [you] Sei senza compagno e devi fuggire: { $task }
   *[other] In fuga, senza compagno: { $task }
}
review-known-code = Il codice: { LIST($code) }
review-known-note = Chi sono tutti
review-known-win = { $how ->
    [note] { $who ->
        [you] Potevi scrivere un biglietto sicuramente giusto
       *[other] { NAME($who, form: "start") } poteva scrivere un biglietto sicuramente giusto
    }
   *[declaration] { $who ->
        [you] La vittoria era alla tua portata
       *[other] La vittoria era alla portata { NAME($who, form: "of") }
    }
}
review-known-win-how = { $who ->
    [you] La tua mossa: { $moves }.
   *[other] La mossa: { $moves }.
}
review-acted-partner = { $acted ->
    [none] { $who ->
        [you] Da allora non vi siete più incontrati.
       *[other] Da allora non si sono più incontrati.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] Vi siete incontrati subito.
           *[other] Si sono incontrati subito.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Vi siete rivisti nel turno { $acted }.
               *[other] Si sono rivisti nel turno { $acted }.
            }
           *[card] { $who ->
                [you] Vi siete rivisti nel giro { $acted }.
               *[other] Si sono rivisti nel giro { $acted }.
            }
        }
    }
}
review-acted-aim = { $acted ->
    [none] { $who ->
        [you] Non l'hai mai sfruttato.
       *[other] Mai sfruttato.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] L'hai sfruttato subito.
           *[other] Sfruttato subito.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Verso la meta solo dal turno { $acted }.
               *[other] Verso la meta solo dal turno { $acted }.
            }
           *[card] { $who ->
                [you] L'hai sfruttato nel giro { $acted }.
               *[other] Sfruttato nel giro { $acted }.
            }
        }
    }
}
review-acted-win = { $acted ->
    [none] { $who ->
        [you] Non hai mai dichiarato: una vittoria sfuggita.
       *[other] Mai dichiarata: una vittoria sfuggita.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] L'hai colta subito.
           *[other] Colta subito.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Hai dichiarato nel turno { $acted }.
               *[other] Dichiarata nel turno { $acted }.
            }
           *[card] { $who ->
                [you] Hai dichiarato nel giro { $acted }.
               *[other] Dichiarata nel giro { $acted }.
            }
        }
    }
}
review-acted-note = { $acted ->
    [none] { $who ->
        [you] Non l'hai mai scritto: una vittoria sfuggita.
       *[other] Mai scritto: una vittoria sfuggita.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] L'hai scritto subito.
           *[other] Scritto subito.
        }
       *[other] { $who ->
            [you] L'hai scritto nel turno { $acted }.
           *[other] Scritto nel turno { $acted }.
        }
    }
}
review-why = perché?
review-why-close = chiudi
review-look = Rivedilo nel replay

review-costly = Le mosse più care
review-costly-none = Qui non si poteva fare molto meglio. Ben giocato.
review-costly-more = { $count ->
    [one] Un'altra
   *[other] Altre { $count }
}
review-costly-less = Meno
review-kind-answer = risposta
review-kind-question = domanda
review-kind-meeting-left = un incontro lasciato
review-kind-step-away = un passo indietro
review-kind-win-left = una vittoria lasciata
review-hindsight = col senno di poi
review-hindsight-about = Col senno di poi: in quel momento nessun'altra risposta sembrava migliore.
review-expected = in media
review-expected-about = In media: quel che le risposte degli altri dicono di solito, non quel che hanno detto.
review-cost-answer = { $who ->
    [you] Hai mostrato { NAME($other, form: "to") }: { NAME($cards) }
   *[other] { $other ->
        [you] Mostrate a te: { NAME($cards) }
       *[other] Mostrate { NAME($other, form: "to") }: { NAME($cards) }
    }
}
review-cost-black = { $who ->
    [you] Hai mostrato { NAME($other, form: "to") } una carta nera
   *[other] { $other ->
        [you] Mostrata a te una carta nera
       *[other] Mostrata { NAME($other, form: "to") } una carta nera
    }
}
review-cost-question = { $who ->
    [you] La tua scelta: { $move }
   *[other] La scelta: { $move }
}
review-cost-meeting-left = { $who ->
    [you] Hai lasciato un incontro senza chiedere
   *[other] Un incontro lasciato senza chiedere
}
review-cost-step-away = { $who ->
    [you] I tuoi passi portavano lontano dalla missione
   *[other] I passi portavano lontano dalla missione
}
review-cost-win-left = { $who ->
    [you] Hai lasciato aperta una vittoria
   *[other] Una vittoria lasciata aperta
}
review-unit-deals = { $other ->
    [none] distribuzioni
    [you] distribuzioni per te
   *[other] distribuzioni per { NAME($other) }
}
review-unit-own = distribuzioni restanti, in media
review-unit-steps = passi dalla meta
review-unit-turns = { $game ->
    [board] turni fino alla fine
   *[card] giri fino alla fine
}
review-better = Meglio:
review-better-answer = { $other ->
    [you] { $move }. Così ti restano { $best } distribuzioni.
   *[other] { $move }. Così { NAME($other, form: "to") } restano { $best } distribuzioni.
}
review-better-question = { $move }. In media resterebbero { $best } distribuzioni.
review-better-step-away = { $move }. Così { $best ->
    [0] la meta è raggiunta.
    [one] manca un passo.
   *[other] mancano { $best } passi.
}
review-better-step-still = restare. Così { $best ->
    [one] manca un passo.
   *[other] mancano { $best } passi.
}
review-better-win-left = { $move }.

review-thought = Che cosa pensava { NAME($who) }
review-thought-title = { NAME($who, form: "start") }, { $game ->
    [board] turno { $turn }
   *[card] giro { $turn }
}
review-thought-chose = La scelta: { $move }.
review-thought-wait = Lo chiedo di nuovo…
review-thought-believed = Che cosa { NAME($who) } credeva { NAME($about, form: "of") }
review-thought-believed-you = Che cosa { NAME($who) } credeva di te
review-thought-weighed = Che cosa { NAME($who) } ha soppesato, in bit
review-thought-wins = Quante volte { NAME($who) } ha vinto con ogni scelta, giocando a mente
review-thought-suspected = Come giocano gli altri, secondo { NAME($who) }
review-policy-plain = mostra quel che capita
review-policy-clerk = pesa ogni carta e al compagno dice tutto
review-policy-sly = nasconde ciò che conta
review-policy-veteran = gioca d'esperienza
review-policy-forgetful = dimentica, e a volte sceglie a caso
review-thought-none = Dopo, { NAME($who) } non ha più avuto scelte.

review-share-title = Condividi la revisione
review-share-about = Chi ha il link può leggere questa revisione e vederne il cartoncino. Gli altri sono chiamati con il loro colore, a meno che non acconsentano a comparire con il nome.
review-share-name = Mostra il mio nome nelle revisioni condivise di questa partita
review-share-make = Crea un link
review-share-link = Il link
review-share-revoke = Revoca i miei link
review-share-revoked = I tuoi link a questa revisione non funzionano più.
review-share-made = { $count ->
    [0] Non hai ancora condiviso questa revisione.
    [one] Hai creato un link.
   *[other] Hai creato { $count } link.
}
review-share-card = Il cartoncino che appare accanto al link
review-shared = Una revisione condivisa
