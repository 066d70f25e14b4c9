# La revisione di una partita finita, sullo schermo e sul cartoncino di un link condiviso.

review-in-turn = { $game ->
    [board] nel turno { $turn }
   *[card] nel giro { $turn }
}
review-title = { COUNT($winners) ->
    [0] Patta { review-in-turn }
    [one] Vince { NAME($winners) } { review-in-turn }
   *[other] Vincono { NAME($winners) } { review-in-turn }
}
review-turning = { $game ->
    [board] La svolta: turno { $turn }
   *[card] La svolta: giro { $turn }
}

## Che cosa si poteva sapere: $partner e $aim sono turni, o none.

review-partner-when = { $game ->
    [board] dal turno { $partner }
   *[card] dal giro { $partner }
}
review-aim-when = { $game ->
    [board] dal turno { $aim }
   *[card] dal giro { $aim }
}
review-summary-known = { $who ->
    [you] { $partner ->
        [none] { $aim ->
            [none] Per te non è mai stato certo nulla di decisivo.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] Chi fossero tutti era certo { review-aim-when }.
                   *[agent] La tua missione era certa { review-aim-when }.
                }
               *[card] Il codice era certo { review-aim-when }.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] Chi fosse il tuo compagno era certo { review-partner-when }, la missione mai.
               *[card] Chi fosse il tuo compagno era certo { review-partner-when }, il codice mai.
            }
           *[other] { $game ->
                [board] Chi fosse il tuo compagno era certo { review-partner-when }, la tua missione { review-aim-when }.
               *[card] Chi fosse il tuo compagno era certo { review-partner-when }, il codice { review-aim-when }.
            }
        }
    }
   *[other] { $partner ->
        [none] { $aim ->
            [none] Per { NAME($who) } non è mai stato certo nulla di decisivo.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] Per { NAME($who) } era certo { review-aim-when } chi fossero tutti.
                   *[agent] Per { NAME($who) } la missione era certa { review-aim-when }.
                }
               *[card] Per { NAME($who) } il codice era certo { review-aim-when }.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] Per { NAME($who) } chi fosse il compagno era certo { review-partner-when }, la missione mai.
               *[card] Per { NAME($who) } chi fosse il compagno era certo { review-partner-when }, il codice mai.
            }
           *[other] { $game ->
                [board] Per { NAME($who) } chi fosse il compagno era certo { review-partner-when }, la missione { review-aim-when }.
               *[card] Per { NAME($who) } chi fosse il compagno era certo { review-partner-when }, il codice { review-aim-when }.
            }
        }
    }
}

## La vittoria: $win e $declared sono turni.

review-win-when = { $game ->
    [board] turno { $win }
   *[card] giro { $win }
}
review-declared-when = { $game ->
    [board] turno { $declared }
   *[card] giro { $declared }
}
review-summary-win = { $who ->
    [you] { $how ->
        [never] La vittoria non è mai stata a portata di mano.
        [without] Hai vinto senza dichiarare.
        [guess] Hai dichiarato nel { review-declared-when }, prima che una vittoria fosse certa.
        [note-guess] Hai scritto il biglietto nel { review-declared-when }, prima che fosse certo.
        [note-at-once] Un biglietto poteva essere certo nel { review-win-when }, e l'hai scritto subito.
        [note-late] Un biglietto poteva essere certo dal { review-win-when }. L'hai scritto nel { review-declared-when }.
        [note-missed] Un biglietto poteva essere certo dal { review-win-when }, e non l'hai scritto.
        [at-once] La vittoria era lì nel { review-win-when }, e l'hai colta subito.
        [late] La vittoria era lì dal { review-win-when }. Hai dichiarato nel { review-declared-when }.
       *[missed] La vittoria era lì dal { review-win-when }, e ti è sfuggita.
    }
   *[other] { $how ->
        [never] Per { NAME($who) } la vittoria non è mai stata a portata di mano.
        [without] { NAME($who, form: "start") } ha vinto senza dichiarare.
        [guess] { NAME($who, form: "start") } ha dichiarato nel { review-declared-when }, prima che una vittoria fosse certa.
        [note-guess] { NAME($who, form: "start") } ha scritto il biglietto nel { review-declared-when }, prima che fosse certo.
        [note-at-once] Un biglietto poteva essere certo nel { review-win-when }, e { NAME($who) } l'ha scritto subito.
        [note-late] Un biglietto poteva essere certo dal { review-win-when }. { NAME($who, form: "start") } l'ha scritto nel { review-declared-when }.
        [note-missed] Un biglietto poteva essere certo dal { review-win-when }, e { NAME($who) } non l'ha scritto.
        [at-once] La vittoria era lì nel { review-win-when }, e { NAME($who) } l'ha colta subito.
        [late] La vittoria era lì dal { review-win-when }. { NAME($who, form: "start") } ha dichiarato nel { review-declared-when }.
       *[missed] La vittoria era lì dal { review-win-when }, ed è sfuggita { NAME($who, form: "to") }.
    }
}

## La mossa più costosa.

review-summary-cost = { $who ->
    [you] { $costly ->
        [none] Nessuna tua mossa è costata cara.
        [answer] La risposta più cara l'hai data { NAME($other, form: "to") } { review-in-turn }.
        [question] La domanda più cara è arrivata { review-in-turn }: poteva dirti poco.
        [meeting-left] L'incontro lasciato { review-in-turn } poteva dirti di più.
       *[other] I passi più cari ti hanno allontanato dalla missione { review-in-turn }.
    }
   *[other] { $costly ->
        [none] Nessuna mossa { NAME($who, form: "of") } è costata cara.
        [answer] { $other ->
            [you] La risposta più cara { NAME($who, form: "of") } è andata a te { review-in-turn }.
           *[other] La risposta più cara { NAME($who, form: "of") } è andata { NAME($other, form: "to") } { review-in-turn }.
        }
        [question] La domanda più cara { NAME($who, form: "of") } è arrivata { review-in-turn }: poteva dire poco.
        [meeting-left] L'incontro che { NAME($who) } ha lasciato { review-in-turn } poteva dire di più.
       *[other] I passi più cari { NAME($who, form: "of") } portavano lontano dalla missione { review-in-turn }.
    }
}

## Il cartoncino di un link condiviso.

review-card-deals = Distribuzioni ancora possibili
review-card-about = { $game ->
    [board] gioco da tavolo
   *[card] gioco di carte
}
