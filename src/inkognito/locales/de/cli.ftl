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
cli-arena-other-contest = „{ $file }“ enthält Ergebnisse eines anderen Wettbewerbs oder anderer Einstellungen. Gib eine andere Datei an oder dieselben Einstellungen.
cli-arena-plays-as = { $kind } hat für dieses Spiel, diese Spielerzahl und diese Ausgabe nichts gelernt und spielt hier wie { $other }.
cli-arena-plot = --plot zeichnet ein Turnier jeder gegen jeden. Gib --round-robin an.
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
cli-cluster-address-missing = --cluster-key braucht auch --cluster-address: Wo wartet dieser Prozess auf die anderen?
cli-cluster-key-missing = --cluster-address braucht einen Schlüssel, den alle Prozesse kennen. Setze INKOGNITO_CLUSTER_KEY.
cli-cluster-key-short = Der Schlüssel des Verbunds ist zu kurz: mindestens { $shortest } Zeichen, am besten zufällige.
cli-cluster-address-bad = --cluster-address muss HOST:PORT sein, so wie die anderen Prozesse ihn erreichen, zum Beispiel 10.0.0.5:8471, und höchstens etwa 40 Zeichen lang.
cli-cluster-needs-postgresql = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank. SQLite bedient nur einen Prozess: Lass --cluster-address weg oder wähle eine andere --database.
cli-copied = { $rows ->
    [one] Eine Zeile kopiert und verglichen. Das Original ist unverändert.
   *[other] { $rows } Zeilen kopiert und verglichen. Das Original ist unverändert.
}
cli-backup-written = Die ganze Datenbank liegt jetzt in { $file }. Sie enthält die Geheimnisse laufender Spiele: Bewahre sie gut auf.
cli-check-passed = Alle Tische lassen sich lesen und nachspielen.
cli-check-log = Tisch { $table }: Zeile { $row } des Protokolls ist beschädigt oder fehlt. Spiele eine Sicherung zurück oder rufe inkognito repair auf; die anderen Tische sind nicht betroffen.
cli-check-listing = Tisch { $table }: Der Eintrag in der Tischliste ist beschädigt, deshalb fehlt der Tisch dort.
cli-check-talk = Tisch { $table }: Das Gespräch ist beschädigt.
cli-check-game = Tisch { $table }: Sein Spiel ist hier nicht installiert und lässt sich nicht prüfen. Verloren ist nichts.
cli-repair-cut = Tisch { $table }: Das Protokoll endet jetzt mit Zeile { $row }. Was danach kam, ist verloren; das Spiel kann dort weitergehen.
cli-repair-deleted = Tisch { $table }: Schon die erste Zeile war nicht lesbar, deshalb wurde der Tisch gelöscht.
cli-repair-listed = Tisch { $table }: Der Eintrag in der Lobby wurde neu erstellt.
cli-repair-emptied = Tisch { $table }: Unlesbare Worte wurden geleert.
cli-repaired = { $tables ->
    [0] Nichts ist beschädigt.
    [one] Ein Schaden ist behoben.
   *[other] { $tables } Schäden sind behoben.
}
cli-repair-backup = Die Datenbank, wie sie war, liegt in { $file }.
cli-clean-would = Gelöscht würden { $tables } Tische und { $guests } Gäste.
cli-cleaned = Gelöscht: { $tables } Tische und { $guests } Gäste.

## Lernen

cli-training = Lernt
cli-train-done = Aus { $games } Partien gelernt. Die Gewichte stehen in { $file }.
cli-train-no-game = Dieses Spiel ({ $game }) können Bots noch nicht lernen. Darin spielt veteran wie sly.
cli-train-needs-extra = Das Kartenspiel zu viert wird in kompilierten Partien gelernt. Installiere sie zuerst: pip install "inkognito[train]".
cli-train-no-weights = „{ $file }“ enthält keine gelernten Gewichte.
cli-train-no-networks = Netze lassen sich nur beim Kartenspiel zu viert lernen.
cli-train-networks-need-start = Netze bauen auf gelernten Gewichten auf: Nenne deren Datei mit --start.
cli-train-other-run = „{ $file }“ gehört zu einem anderen Lauf oder ist nicht lesbar. Gib mit --file eine andere Datei an oder denselben Befehl wie zuvor.
