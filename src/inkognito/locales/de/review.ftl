# Der Rückblick auf eine Partie, auf dem Bildschirm und auf der Karte eines geteilten Links.

review-in-turn = { $game ->
    [board] in Zug { $turn }
   *[card] in Runde { $turn }
}
review-title = { COUNT($winners) ->
    [0] Unentschieden { review-in-turn }
    [one] { NAME($winners, form: "start") } gewinnt { review-in-turn }
   *[other] { NAME($winners, form: "start") } gewinnen { review-in-turn }
}
review-turning = { $game ->
    [board] Der Wendepunkt: Zug { $turn }
   *[card] Der Wendepunkt: Runde { $turn }
}

## Was man wissen konnte: $partner und $aim sind Züge oder none.

review-partner-when = { $game ->
    [board] ab Zug { $partner }
   *[card] ab Runde { $partner }
}
review-aim-when = { $game ->
    [board] ab Zug { $aim }
   *[card] ab Runde { $aim }
}
review-summary-known = { $who ->
    [you] { $partner ->
        [none] { $aim ->
            [none] Für dich stand nie etwas Entscheidendes fest.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] Wer alle sind, stand für dich { review-aim-when } fest.
                   *[agent] Dein Auftrag stand { review-aim-when } fest.
                }
               *[card] Der Code stand { review-aim-when } fest.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] Wer zu dir gehört, stand { review-partner-when } fest, dein Auftrag nie.
               *[card] Wer zu dir gehört, stand { review-partner-when } fest, der Code nie.
            }
           *[other] { $game ->
                [board] Wer zu dir gehört, stand { review-partner-when } fest, dein Auftrag { review-aim-when }.
               *[card] Wer zu dir gehört, stand { review-partner-when } fest, der Code { review-aim-when }.
            }
        }
    }
   *[other] { $partner ->
        [none] { $aim ->
            [none] Für { NAME($who, form: "object") } stand nie etwas Entscheidendes fest.
           *[other] { $game ->
                [board] { $role ->
                    [ambassador] Für { NAME($who, form: "object") } stand { review-aim-when } fest, wer alle sind.
                   *[agent] Für { NAME($who, form: "object") } stand der Auftrag { review-aim-when } fest.
                }
               *[card] Für { NAME($who, form: "object") } stand der Code { review-aim-when } fest.
            }
        }
       *[other] { $aim ->
            [none] { $game ->
                [board] Für { NAME($who, form: "object") } stand { review-partner-when } fest, wer dazugehört, der Auftrag nie.
               *[card] Für { NAME($who, form: "object") } stand { review-partner-when } fest, wer dazugehört, der Code nie.
            }
           *[other] { $game ->
                [board] Für { NAME($who, form: "object") } stand { review-partner-when } fest, wer dazugehört, und { review-aim-when } der Auftrag.
               *[card] Für { NAME($who, form: "object") } stand { review-partner-when } fest, wer dazugehört, und { review-aim-when } der Code.
            }
        }
    }
}

## Der Sieg: $win und $declared sind Züge.

review-win-when = { $game ->
    [board] Zug { $win }
   *[card] Runde { $win }
}
review-declared-when = { $game ->
    [board] Zug { $declared }
   *[card] Runde { $declared }
}
review-summary-win = { $who ->
    [you] { $how ->
        [never] Der Sieg stand dir nie offen.
        [without] Gewonnen hast du, ohne dich selbst festzulegen.
        [guess] Du hast dich in { review-declared-when } festgelegt, bevor ein Sieg sicher war.
        [note-guess] Du hast deinen Zettel in { review-declared-when } geschrieben, bevor er sicher war.
        [note-at-once] In { review-win-when } konnte ein Zettel sicher sein, und du hast ihn gleich geschrieben.
        [note-late] Ab { review-win-when } konnte ein Zettel sicher sein. Geschrieben hast du ihn in { review-declared-when }.
        [note-missed] Ab { review-win-when } konnte ein Zettel sicher sein, und du hast keinen geschrieben.
        [at-once] In { review-win-when } stand der Sieg offen, und du hast gleich zugegriffen.
        [late] Ab { review-win-when } stand der Sieg offen. Zugegriffen hast du in { review-declared-when }.
       *[missed] Ab { review-win-when } stand der Sieg offen, und du hast ihn liegen lassen.
    }
   *[other] { $how ->
        [never] { NAME($who, form: "start") } konnte nie sicher gewinnen.
        [without] { NAME($who, form: "start") } hat gewonnen, ohne sich festzulegen.
        [guess] { NAME($who, form: "start") } hat sich in { review-declared-when } festgelegt, bevor ein Sieg sicher war.
        [note-guess] { NAME($who, form: "start") } hat den Zettel in { review-declared-when } geschrieben, bevor er sicher war.
        [note-at-once] In { review-win-when } konnte ein Zettel sicher sein, und { NAME($who) } hat ihn gleich geschrieben.
        [note-late] Ab { review-win-when } konnte ein Zettel sicher sein. { NAME($who, form: "start") } hat ihn in { review-declared-when } geschrieben.
        [note-missed] Ab { review-win-when } konnte ein Zettel sicher sein, und { NAME($who) } hat keinen geschrieben.
        [at-once] In { review-win-when } stand der Sieg offen, und { NAME($who) } hat gleich zugegriffen.
        [late] Ab { review-win-when } stand der Sieg offen. { NAME($who, form: "start") } hat in { review-declared-when } zugegriffen.
       *[missed] Ab { review-win-when } stand der Sieg offen, und { NAME($who) } hat ihn liegen lassen.
    }
}

## Der teuerste Zug.

review-summary-cost = { $who ->
    [you] { $costly ->
        [none] Keiner deiner Züge war teuer.
        [answer] Deine teuerste Antwort ging { review-in-turn } an { NAME($other, form: "object") }.
        [question] Deine teuerste Frage kam { review-in-turn }: Sie konnte dir wenig sagen.
        [meeting-left] Das Treffen, das du { review-in-turn } verlassen hast, hätte dir am meisten gesagt.
       *[other] Deine teuersten Schritte führten { review-in-turn } vom Auftrag weg.
    }
   *[other] { $costly ->
        [none] Kein Zug { NAME($who, form: "of") } war teuer.
        [answer] { $other ->
            [you] Die teuerste Antwort { NAME($who, form: "of") } ging { review-in-turn } an dich.
           *[other] Die teuerste Antwort { NAME($who, form: "of") } ging { review-in-turn } an { NAME($other, form: "object") }.
        }
        [question] Die teuerste Frage { NAME($who, form: "of") } kam { review-in-turn }: Sie konnte wenig sagen.
        [meeting-left] Das Treffen, das { NAME($who) } { review-in-turn } verlassen hat, hätte am meisten gesagt.
       *[other] Die teuersten Schritte { NAME($who, form: "of") } führten { review-in-turn } vom Auftrag weg.
    }
}

## Die Karte eines geteilten Links.

review-card-deals = Noch mögliche Verteilungen
review-card-about = { $game ->
    [board] Brettspiel
   *[card] Kartenspiel
}
