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
        [board] Züge pro Spiel
       *[card] Runden pro Spiel
    }
cli-questions = 
    { $game ->
        [board] Fragen pro Spiel
       *[card] Paare und Fragen pro Spiel
    }
cli-actions = Aktionen pro Spiel
cli-spread = { $low } bis { $high }, Median { $middle }, Mittel { $mean }
cli-mean = Mittel { $mean }
cli-ended = Ende: { $reason }
cli-seconds = Sekunden
cli-playing = Spiele laufen
cli-record-is-true = Die Aufzeichnung ist echt: das Austeilen, jede Ziehung und jeder Zug, insgesamt { $lines } Zeilen.
cli-share-is-true = Alles, was sich an diesem Ausschnitt prüfen lässt, ist echt, insgesamt { $lines } Zeilen.
cli-reason = 
    { $reason ->
         [mission-accomplished] Auftrag erfüllt
         [fled] geflohen
         [hand-refused] Handschlag abgelehnt
         [not-partners] keine Partner
         [mission-not-fulfilled] Auftrag nicht erfüllt
         [not-alone] nicht allein
         [not-fled] nicht geflohen
         [note-right] Zettel richtig
         [turn-limit] Zuglimit
         [code-right] richtiger Code
         [code-wrong] falscher Code
         [round-limit] Rundenlimit
        *[match-won] Partie gewonnen
    }
cli-scenario-is-true = Jede Ziehung und jeder Zug ist echt, insgesamt { $lines } Zeilen. Die Anfangsstellung hat ihr Autor vorgegeben; sie lässt sich nicht beweisen.
cli-commitment = Siegel: { $commitment }
cli-other-commitment = Die Aufzeichnung hat ein anderes Siegel: { $commitment }
cli-endless = Eine Partie, in der niemand den Code nennt, endet nie. Setze --declare über 0 oder spiele einzelne Spiele.

## Die Arena

cli-arena-one-contest = Gib genau eine dieser Optionen an: --teams, --cross, --seats oder --round-robin.
cli-arena-four = { $option } braucht vier Spieler.
cli-arena-teams-form = --teams braucht zwei Bots, einen für jedes Team: A:B.
cli-arena-cross-form = --cross braucht zwei Teams aus je zwei Bots: A+B:C+D.
cli-arena-seats-form = --seats braucht einen Bot pro Spieler, hier { $players }: A+B+C. „{ $given }“ nennt { $count }.
cli-arena-round-robin-form = --round-robin braucht mindestens zwei verschiedene Bots: A,B,C.
cli-arena-unknown-kind = Den Bot „{ $kind }“ gibt es nicht. Zur Wahl stehen: { $kinds }.
cli-arena-games = --games muss ein Vielfaches von { $multiple } sein: Jede Verteilung wird { $multiple }-mal gespielt, mit getauschten Plätzen.
cli-arena-score = { $team }: Punktanteil
cli-arena-interval = { $share } (95 %: { $low } bis { $high })
cli-arena-declarations-of = { $kind }: Ansagen
cli-arena-notes-of = { $kind }: Zettel
cli-arena-claims = { $made }, davon { $wrong } falsch
cli-arena-bot = Bot
cli-arena-share = Anteil an den Siegen
cli-arena-wins = Gewonnen
cli-arena-declarations = Ansagen
cli-arena-equal-share = Gleich starke Bots hätten je { $share }.
cli-arena-against = Punktanteil gegen
cli-arena-rating = Wertung
cli-arena-uncertainty = Unsicherheit
cli-arena-at-least = Sehr wahrscheinlich mindestens
cli-serving = Inkognito läuft: { $address } – mit Strg+C beenden.
cli-serving-metrics = Die Messwerte stehen unter { $address }.
cli-already-serving = Inkognito läuft schon: { $address }
cli-cannot-listen = Der Server kann { $where } nicht öffnen: { $why }. Wähle einen anderen --host, --port oder --metrics-port.
cli-copied = { $rows ->
    [one] Eine Zeile kopiert und verglichen. Das Original ist unverändert.
   *[other] { $rows } Zeilen kopiert und verglichen. Das Original ist unverändert.
}
cli-backup-written = Die ganze Datenbank liegt jetzt in { $file }. Sie enthält die Geheimnisse laufender Spiele: Bewahre sie gut auf.
cli-check-passed = Alle Tische lassen sich lesen und nachspielen.
cli-check-log = Tisch { $table }: Zeile { $row } des Protokolls ist beschädigt oder fehlt. Stelle sie aus einer Sicherung wieder her; die anderen Tische sind nicht betroffen.
cli-check-listing = Tisch { $table }: Der Eintrag in der Tischliste ist beschädigt, deshalb fehlt der Tisch dort.
cli-check-talk = Tisch { $table }: Das Gespräch ist beschädigt.
cli-check-game = Tisch { $table }: Sein Spiel ist hier nicht installiert und lässt sich nicht prüfen. Verloren ist nichts.
