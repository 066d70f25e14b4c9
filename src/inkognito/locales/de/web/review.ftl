# Der Rückblick auf eine Partie: seine Seite.

review-wait = Das Spiel wird noch einmal gelesen …
review-open = Rückblick
review-watch = Wiederholung ansehen
review-share = Rückblick teilen
review-seats = Wessen Rückblick
review-you = { $name } (du)
review-deals-label = Spiel der Partie
review-title-you = { COUNT($others) ->
    [0] Du gewinnst { review-in-turn }
   *[other] Du und { NAME($others) } gewinnt { review-in-turn }
}

review-plot-deals = Noch mögliche Verteilungen
review-plot-belief = Vertrauen in die wahre Verteilung
review-plot-about = { $game ->
    [board] für alle, Zug um Zug; jede Stufe ist etwas Gelerntes
   *[card] für alle, Runde um Runde; jede Stufe ist etwas Gelerntes
}
review-measure = Zeige
review-measure-deals = Verteilungen
review-measure-belief = Vertrauen
review-as-table = Als Tabelle zeigen
review-as-plot = Als Kurve zeigen
review-plot-label = { $game ->
    [board] Wissen nach Zügen. Links und rechts wechseln den Zug, Bild auf und Bild ab springen zu markierten Momenten.
   *[card] Wissen nach Runden. Links und rechts wechseln die Runde, Bild auf und Bild ab springen zu markierten Momenten.
}
review-turn = { $turn ->
    [0] Beginn
   *[other] { $game ->
        [board] Zug { $turn }
       *[card] Runde { $turn }
    }
}
review-turn-unit = { $game ->
    [board] Zug
   *[card] Runde
}
review-at = { $who }: { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, die wahre zu { $belief } %
review-at-short = { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}
review-at-percent = { $belief } %
review-table-caption = Mögliche Verteilungen und Vertrauen in die wahre
review-table-moments = Was geschah
review-key-question = Frage
review-key-answer = Antwort
review-key-forced = erzwungene Wahrheit
review-key-meeting = Treffen
review-key-left = verlassen
review-key-declaration = Ansage
review-key-win = Sieg offen
review-moment-meeting = { $to ->
    [none] { NAME($seat, form: "start") } ist allein.
   *[other] { NAME($seat, form: "start") } trifft { NAME($to, form: "object") }.
}
review-moment-question = { NAME($seat, form: "start") } fragt { NAME($to, form: "object") }.
review-moment-answer = { NAME($seat, form: "start") } zeigt { NAME($to, form: "to") } Karten.
review-moment-look = { NAME($seat, form: "start") } sieht eine Karte des Strohmanns an.
review-moment-forced = { NAME($seat, form: "start") } muss { NAME($to, form: "to") } die Wahrheit zeigen.
review-moment-left = { NAME($seat, form: "start") } verlässt ein Treffen.
review-moment-declaration = { NAME($seat, form: "start") } legt sich fest.

review-mark-holding = { NAME($seat, form: "start") } steht fest
review-mark-partner = Wer zu wem gehört, steht fest
review-mark-aim = { $game ->
    [board] Der Auftrag steht fest
   *[card] Der Code steht fest
}
review-mark-win = Ein Sieg steht offen
review-mark-declared = Ansage
review-mark-costly = Eine teure Antwort

review-known = Das konntest du wissen
review-known-other = Was { NAME($who) } wissen konnte
review-known-none = Nichts stand je fest. Die gezeigten Karten ließen zu viel offen.
review-known-more = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
review-known-less = Weniger Karten
review-known-partner = { $who ->
    [you] { $seat ->
        [aside] Du bist allein: Dein Gegenstück liegt beiseite
       *[other] { NAME($seat, form: "start") } gehört zu dir
    }
   *[other] { $seat ->
        [aside] { NAME($who, form: "start") } ist allein: Das Gegenstück liegt beiseite
        [you] Du gehörst zu { NAME($who, form: "to") }
       *[other] { NAME($seat, form: "start") } gehört zu { NAME($who, form: "to") }
    }
}
review-known-holding-identity = { $seat ->
    [aside] { NAME($card) } liegt beiseite
    [you] Du bist { NAME($card) }
   *[other] { NAME($seat, form: "start") } ist { NAME($card) }
}
review-known-holding-build = { $seat ->
    [aside] Die Statur „{ NAME($card) }“ liegt beiseite
    [you] Du bist { NAME($card) }
   *[other] { NAME($seat, form: "start") } ist { NAME($card) }
}
review-known-holding-mission = { $seat ->
    [aside] { NAME($card) } liegt beiseite
    [you] Du hast { NAME($card) }
   *[other] { NAME($seat, form: "start") } hat { NAME($card) }
}
review-known-holding-number = { $seat ->
    [you] Du hast die Zahl { NAME($card) }
   *[other] { NAME($seat, form: "start") } hat die Zahl { NAME($card) }
}
review-known-aim = { $who ->
    [you] Dein Auftrag { $code }: { $task }
   *[other] Der Auftrag { $code }: { $task }
}
review-known-flee = { $who ->
    [you] Du bist allein und musst fliehen: { $task }
   *[other] Allein und auf der Flucht: { $task }
}
review-known-code = Der Code: { LIST($code) }
review-known-note = Wer alle sind
review-known-win = { $how ->
    [note] { $who ->
        [you] Du konntest einen sicher richtigen Zettel schreiben
       *[other] { NAME($who, form: "start") } konnte einen sicher richtigen Zettel schreiben
    }
   *[declaration] { $who ->
        [you] Der Sieg stand dir offen
       *[other] Der Sieg stand { NAME($who, form: "to") } offen
    }
}
review-known-win-how = { $who ->
    [you] Dein Zug: { $moves }.
   *[other] Der Zug: { $moves }.
}
review-acted-partner = { $acted ->
    [none] { $who ->
        [you] Danach habt ihr euch nie mehr getroffen.
       *[other] Danach haben sie sich nie mehr getroffen.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] Ihr habt euch gleich getroffen.
           *[other] Sie haben sich gleich getroffen.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Getroffen habt ihr euch in Zug { $acted }.
               *[other] Getroffen haben sie sich in Zug { $acted }.
            }
           *[card] { $who ->
                [you] Getroffen habt ihr euch in Runde { $acted }.
               *[other] Getroffen haben sie sich in Runde { $acted }.
            }
        }
    }
}
review-acted-aim = { $acted ->
    [none] { $who ->
        [you] Du hast nichts daraus gemacht.
       *[other] Daraus wurde nichts.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] Du hast gleich etwas daraus gemacht.
           *[other] Gleich genutzt.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Aufgebrochen bist du in Zug { $acted }.
               *[other] Aufgebrochen in Zug { $acted }.
            }
           *[card] { $who ->
                [you] Genutzt hast du es in Runde { $acted }.
               *[other] Genutzt in Runde { $acted }.
            }
        }
    }
}
review-acted-win = { $acted ->
    [none] { $who ->
        [you] Du hast nicht zugegriffen: ein verpasster Sieg.
       *[other] Nicht genutzt: ein verpasster Sieg.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] Du hast gleich zugegriffen.
           *[other] Gleich genutzt.
        }
       *[other] { $game ->
            [board] { $who ->
                [you] Zugegriffen hast du in Zug { $acted }.
               *[other] Genutzt in Zug { $acted }.
            }
           *[card] { $who ->
                [you] Zugegriffen hast du in Runde { $acted }.
               *[other] Genutzt in Runde { $acted }.
            }
        }
    }
}
review-acted-note = { $acted ->
    [none] { $who ->
        [you] Du hast ihn nie geschrieben: ein verpasster Sieg.
       *[other] Nie geschrieben: ein verpasster Sieg.
    }
   *[other] { $late ->
        [0] { $who ->
            [you] Du hast ihn gleich geschrieben.
           *[other] Gleich geschrieben.
        }
       *[other] { $who ->
            [you] Geschrieben hast du ihn in Zug { $acted }.
           *[other] Geschrieben in Zug { $acted }.
        }
    }
}
review-why = warum?
review-why-close = schließen
review-look = In der Wiederholung ansehen

review-costly = Die teuersten Züge
review-costly-none = Hier ging kaum etwas besser. Gut gespielt.
review-costly-more = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
review-costly-less = Weniger
review-kind-answer = Antwort
review-kind-question = Frage
review-kind-meeting-left = ein verlassenes Treffen
review-kind-step-away = ein Schritt weg
review-kind-win-left = ein offener Sieg
review-hindsight = im Nachhinein
review-hindsight-about = Im Nachhinein: Damals sah keine andere Antwort besser aus.
review-expected = im Mittel
review-expected-about = Im Mittel: was Antworten erwarten lassen, nicht was sie gesagt haben.
review-cost-answer = { $who ->
    [you] Du hast { NAME($other, form: "to") } gezeigt: { NAME($cards) }
   *[other] { $other ->
        [you] Dir gezeigt: { NAME($cards) }
       *[other] { NAME($other, form: "to") } gezeigt: { NAME($cards) }
    }
}
review-cost-black = { $who ->
    [you] Du hast { NAME($other, form: "to") } eine schwarze Karte gezeigt
   *[other] { $other ->
        [you] Dir eine schwarze Karte gezeigt
       *[other] { NAME($other, form: "to") } eine schwarze Karte gezeigt
    }
}
review-cost-question = { $who ->
    [you] Deine Wahl: { $move }
   *[other] Die Wahl: { $move }
}
review-cost-meeting-left = { $who ->
    [you] Du hast ein Treffen ohne Frage verlassen
   *[other] Ein Treffen ohne Frage verlassen
}
review-cost-step-away = { $who ->
    [you] Deine Schritte führten vom Auftrag weg
   *[other] Die Schritte führten vom Auftrag weg
}
review-cost-win-left = { $who ->
    [you] Du hast einen Sieg offen gelassen
   *[other] Ein Sieg blieb offen
}
review-unit-deals = { $other ->
    [none] Verteilungen
    [you] Verteilungen für dich
   *[other] Verteilungen für { NAME($other, form: "object") }
}
review-unit-own = Verteilungen bleiben im Mittel
review-unit-steps = Schritte bis zum Ziel
review-unit-turns = { $game ->
    [board] Züge bis zum Ende
   *[card] Runden bis zum Ende
}
review-better = Besser:
review-better-answer = { $other ->
    [you] { $move }. Dann bleiben dir { $best } Verteilungen.
   *[other] { $move }. Dann bleiben { NAME($other, form: "to") } { $best } Verteilungen.
}
review-better-question = { $move }. Im Mittel blieben { $best } Verteilungen.
review-better-step-away = { $move }. Dann { $best ->
    [0] ist das Ziel erreicht.
    [one] fehlt ein Schritt.
   *[other] fehlen { $best } Schritte.
}
review-better-step-still = stehen bleiben. Dann { $best ->
    [one] fehlt ein Schritt.
   *[other] fehlen { $best } Schritte.
}
review-better-win-left = { $move }.

review-thought = Was { NAME($who) } da dachte
review-thought-title = { NAME($who, form: "start") }, { $game ->
    [board] Zug { $turn }
   *[card] Runde { $turn }
}
review-thought-chose = Die Wahl: { $move }.
review-thought-wait = Wird noch einmal gefragt …
review-thought-believed = Was { NAME($who) } über { NAME($about, form: "object") } glaubte
review-thought-believed-you = Was { NAME($who) } über dich glaubte
review-thought-weighed = Was { NAME($who) } abgewogen hat, in Bit
review-thought-wins = Wie oft { NAME($who) } im Kopf mit jeder Wahl gewonnen hat
review-thought-suspected = Wie { NAME($who) } die Spielweise der anderen einschätzte
review-policy-plain = zeigt irgendetwas
review-policy-clerk = wägt jede Karte ab und sagt dem Partner alles
review-policy-sly = verbirgt, worauf es ankommt
review-policy-veteran = spielt mit Erfahrung
review-policy-forgetful = vergisst manches und wählt auch mal blind
review-thought-none = { NAME($who, form: "start") } hatte danach nichts mehr zu wählen.

review-share-title = Rückblick teilen
review-share-about = Wer den Link hat, kann diesen Rückblick lesen und seine Karte sehen. Die anderen heißen darauf nach ihrer Farbe, solange sie nicht zustimmen, mit Namen genannt zu werden.
review-share-name = Meinen Namen auf geteilten Rückblicken dieser Partie zeigen
review-share-make = Link erstellen
review-share-link = Der Link
review-share-revoke = Meine Links zurückziehen
review-share-revoked = Deine Links zu diesem Rückblick gelten nicht mehr.
review-share-made = { $count ->
    [0] Du hast diesen Rückblick noch nicht geteilt.
    [one] Du hast einen Link erstellt.
   *[other] Du hast { $count } Links erstellt.
}
review-share-card = Die Karte, die neben dem Link erscheint
review-shared = Ein geteilter Rückblick
