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
