# Rätsel: die Liste, ein Rätsel, seine Lösung und das Blatt für den Drucker.

## Die Liste

puzzles-title = Rätsel
puzzles-lead = Stellungen aus echten Partien. Jede hat genau eine Antwort und einen Beweis.
puzzles-daily = Rätsel des Tages
puzzles-daily-date = Rätsel des Tages, { $date }
puzzles-daily-lead = Für alle dasselbe, neu um Mitternacht UTC.
puzzles-daily-open = Das heutige Rätsel lösen
puzzles-daily-done = Gelöst. Bis morgen.
puzzles-streak = { $days ->
    [0] Noch kein Tag in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-day = { $day }: { $state ->
    [solved] gelöst
    [today] heute, noch nicht gelöst
   *[missed] nicht gelöst
}
puzzles-all-kinds = Alle Arten
puzzles-all-games = Beide Spiele
puzzles-all-grades = Alle Grade
puzzles-filter-kind = Art
puzzles-filter-game = Spiel
puzzles-filter-grade = Schwierigkeit
puzzles-kind-who = Wer ist es?
puzzles-kind-question = Die entscheidende Frage
puzzles-kind-answer = Die Antwort, die am wenigsten verrät
puzzles-kind-win = In diesem Zug gewinnen
puzzles-game-board = Brettspiel
puzzles-game-card = Kartenspiel
puzzles-grade = { $grade ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
}
puzzles-number = Rätsel { $number }
puzzles-players = zu { $players ->
    [3] dritt
    [4] viert
   *[5] fünft
}
puzzles-solved = Gelöst
puzzles-solved-count = { $solved } von { $count } gelöst
puzzles-count = { $count } Rätsel
puzzles-none = So ein Rätsel gibt es nicht. Wähle eine andere Art oder Schwierigkeit.
puzzles-more = Mehr zeigen
puzzles-print = Sechs drucken

## Ein Rätsel

puzzles-who = { $about ->
    [aside] Welche Karten liegen beiseite?
    [dummy] Wer ist der Strohmann?
   *[other] Wer ist { NAME($about) }?
}
puzzles-question = Welche Frage verrät dir am meisten?
puzzles-answer = Welche Antwort verrät { NAME($about, form: "to") } am wenigsten?
puzzles-win = { $game ->
    [card] Welchen Code nennst du?
   *[board] Gewinne in diesem Zug. Welche Figur zieht wohin?
}
puzzles-about-who = Deine eigenen Karten und alles, was dir gezeigt wurde, genügen, um sicher zu sein.
puzzles-about-question = Alle noch möglichen Verteilungen zählen gleich viel, ebenso alle Antworten. Eine Frage lässt weit weniger Verteilungen übrig als die anderen.
puzzles-about-answer = Zähle die Blätter, die { NAME($about, form: "subject") } nach allem, was du gezeigt hast, nicht ausschließen kann.
puzzles-about-win = { $game ->
    [card] Der Code steht fest, und bei diesem Treffen darfst du ihn nennen.
   *[board] Dein Auftrag steht fest. Mit diesen Kugeln erfüllt ihn genau ein Zug.
}
puzzles-hold = Meine Karten
puzzles-no-hand = Du spielst den Botschafter und hast keine Geheimkarten.
puzzles-shown = Was mir gezeigt wurde
puzzles-shown-nothing = Noch nichts.
puzzles-i-showed = { $about ->
   *[other] Was ich { NAME($about, form: "to") } gezeigt habe
}
puzzles-turn = { $game ->
    [card] Runde
   *[board] Zug
}
puzzles-through = über den Botschafter
puzzles-to = für { NAME($to, form: "object") }
puzzles-truth = { $truth ->
    [exactly-one] In jeder Zeile stimmt genau eine Karte.
    [at-least-one] In jeder Zeile stimmt mindestens eine Karte.
   *[other] In jeder Zeile stimmt mindestens eine Karte. Graue Karten und Buchstaben sind echt.
}
puzzles-is = { $about ->
    [aside] Beiseite liegen
    [dummy] Der Strohmann ist
   *[other] { NAME($about) } ist
}
puzzles-ask = Ich frage
puzzles-show = Ich zeige
puzzles-move = Ich ziehe
puzzles-code = Der Code ist
puzzles-asks = { $through ->
    [yes] { $about ->
        [none] Über den Botschafter: eine schwarze Karte { NAME($agent, form: "of") }
       *[other] Über den Botschafter: { NAME($about) } { NAME($agent, form: "of") }
    }
   *[no] { NAME($agent) } beim Treffen: { NAME($about) }
}
puzzles-goes = { NAME($piece, form: "start") } { PLACE($to, form: "to") }
puzzles-asked = { NAME($about) } fragt { $through ->
    [yes] über den Botschafter
   *[no] dich
} nach: { NAME($what) }.
puzzles-exchange = Du tauschst zwei Karten mit { NAME($about, form: "to") }.
puzzles-meets = Du triffst { NAME($who, form: "object") } { PLACE($place, form: "at") }.
puzzles-balls = Die Kugeln dieses Zugs
puzzles-passport = Pass: die Aufträge
puzzles-hint = Tipp
puzzles-hint-given = Eine dieser beiden ist es.
puzzles-check = Prüfen
puzzles-choose-first = Wähle zuerst eine Antwort.
puzzles-wrong = Die ist es nicht. Sieh noch einmal hin.
puzzles-wrong-before = versucht
puzzles-give-up = Lösung zeigen
puzzles-right = { $tries ->
    [one] Richtig, beim ersten Versuch.
   *[other] Richtig.
}
puzzles-shown-solution = Das ist die Antwort.
puzzles-why = Warum
puzzles-left-deals = { NUMBER($left) ->
    [one] lässt { $left } Verteilung
   *[other] lässt { $left } Verteilungen
} von { $before }
puzzles-left-hands = { NUMBER($left) ->
    [one] lässt { $left } Blatt
   *[other] lässt { $left } Blätter
} von { $before }
puzzles-best-question = Im Schnitt lässt diese Frage die wenigsten Verteilungen übrig: { $left } von { $before }. Die zweitbeste lässt { $second }.
puzzles-best-answer = Danach kann { NAME($about, form: "subject") } noch { $left } deiner möglichen Blätter nicht ausschließen. Jede andere Antwort lässt weniger übrig.
puzzles-way = { $ball ->
    [land] Zu Lande
    [water] Zu Wasser
    [either] Zu Lande oder zu Wasser
    [rival] Mit der Rivalenkugel
    [ambassador] Mit der Botschafterkugel
   *[other] Dann
}: { NAME($piece, form: "subject") } { PLACE($to, form: "to") }.
puzzles-declare = Dann beende die Bewegung und erkläre: Auftrag erfüllt.
puzzles-next = Nächstes Rätsel
puzzles-to-list = Alle Rätsel
puzzles-copy = Link zu diesem Rätsel kopieren
puzzles-loading = Einen Moment, das Rätsel wird ausgelegt …

## Auf Papier

puzzles-sheet-title = Sechs Rätsel
puzzles-sheet-lead = Jedes hat genau eine Antwort. Die Lösungen stehen auf der letzten Seite.
puzzles-sheet-print = Drucken
puzzles-sheet-others = Sechs andere
puzzles-sheet-solutions = Lösungen
puzzles-sheet-answer = Antwort { $letter }
