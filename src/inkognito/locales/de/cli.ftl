# Was die Kommandozeile sagt.

cli-title = 
    { $game ->
        [board] Brettspiel
       *[card] Kartenspiel
    }, { $players } Spieler, Startwert { $seed }
cli-games = Spiele
cli-drawn = Unentschieden
cli-turns = 
    { $game ->
        [board] Züge je Spiel
       *[card] Runden je Spiel
    }
cli-questions = 
    { $game ->
        [board] Fragen je Spiel
       *[card] Paare und Fragen je Spiel
    }
cli-actions = Aktionen je Spiel
cli-spread = { $low } bis { $high }, Median { $middle }, Mittel { $mean }
cli-mean = Mittel { $mean }
cli-ended = Ende: { $reason }
cli-seconds = Sekunden
cli-playing = Es wird gespielt
cli-record-is-true = Die Aufzeichnung ist wahr: das Austeilen, jede Ziehung und jeder Zug, insgesamt { $lines } Zeilen.
cli-share-is-true = Der Ausschnitt ist wahr in allem, was sein Betrachter prüfen kann, insgesamt { $lines } Zeilen.
cli-reason = 
    { $reason ->
         [mission-accomplished] Auftrag erfüllt
         [fled] geflohen
         [hand-refused] Hand ausgeschlagen
         [not-partners] keine Partner
         [mission-not-fulfilled] Auftrag nicht erfüllt
         [not-alone] nicht allein
         [not-fled] nicht geflohen
         [note-right] der Zettel stimmte
         [turn-limit] Zuggrenze
         [code-right] richtiger Code
         [code-wrong] falscher Code
         [round-limit] Rundengrenze
        *[match-won] Partie gewonnen
    }
cli-scenario-is-true = Jede Ziehung und jeder Zug ist wahr, insgesamt { $lines } Zeilen. Die Anfangsstellung hat ihr Verfasser gelegt; sie ist nicht bewiesen.
cli-commitment = Festlegung: { $commitment }
cli-other-commitment = Die Aufzeichnung hat eine andere Festlegung: { $commitment }
cli-endless = Eine Partie, in der niemand etwas erklärt, endet nie. Gib --declare mehr als 0 oder spiele einzelne Spiele.

## Die Arena

cli-arena-one-contest = Gib genau eines an: --teams, --cross, --seats oder --round-robin.
cli-arena-four = { $option } ist für vier Spieler.
cli-arena-teams-form = --teams braucht zwei Arten von Bots, eine für jedes Team: A:B.
cli-arena-cross-form = --cross braucht zwei Teams aus je zwei Bots: A+B:C+D.
cli-arena-seats-form = --seats braucht einen Bot für jeden Spieler, hier { $players }: A+B+C. „{ $given }“ nennt { $count }.
cli-arena-round-robin-form = --round-robin braucht mindestens zwei Arten von Bots, jede einmal: A,B,C.
cli-arena-unknown-kind = Den Bot „{ $kind }“ gibt es nicht. Es gibt: { $kinds }.
cli-arena-games = --games muss ein Vielfaches von { $multiple } sein: Jede Verteilung wird { $multiple }-mal gespielt, mit getauschten Plätzen.
cli-arena-score = Punktanteil von { $team }
cli-arena-interval = { $share } (95 %: { $low } bis { $high })
cli-arena-declarations-of = Erklärungen von { $kind }
cli-arena-notes-of = Zettel von { $kind }
cli-arena-claims = { $made }, davon { $wrong } falsch
cli-arena-bot = Bot
cli-arena-share = Anteil an den Siegen
cli-arena-wins = Gewonnen
cli-arena-declarations = Erklärungen
cli-arena-equal-share = Wären alle gleich, hätte jeder { $share }.
cli-arena-against = Punktanteil gegen
cli-arena-rating = Wertung
cli-arena-uncertainty = Unsicherheit
cli-arena-at-least = Sehr wahrscheinlich mindestens
cli-serving = Inkognito ist geöffnet: { $address } – mit Strg+C schließen.
cli-already-serving = Inkognito läuft schon: { $address }
cli-cannot-listen = An { $where } ist kein Empfang möglich: { $why }. Wähle ein anderes --host oder --port.
cli-backup-written = Die ganze Datenbank ist jetzt in { $file }. Sie enthält die Geheimnisse laufender Spiele: Verwahre sie gut.
