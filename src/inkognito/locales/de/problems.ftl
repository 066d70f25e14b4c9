# Was an einem Szenario oder an der Aufzeichnung eines Spiels nicht stimmt.

## Ein Szenario lesen

problem-unreadable = Das Szenario ist nicht lesbar: { $detail }
problem-field-missing = „{ $field }“ fehlt.
problem-field-unknown = Das Feld „{ $field }“ gibt es nicht.
problem-value-bad = „{ $field }“ kann nicht „{ $given }“ sein. Möglich: { LIST($allowed) }.
problem-unknown-seat = Den Platz „{ $name }“ gibt es nicht.
problem-bad-seats = Mit diesen Plätzen geht es nicht: { LIST($seats) }.
problem-unknown-space = Den Ort „{ $space }“ gibt es auf der Karte nicht.
problem-seat-not-in-play = { NAME($seat) } spielt hier nicht mit.

## Die Verteilung

problem-hand-missing = Ein Blatt fehlt: { NAME($seat, form: "label") }.
problem-hand-too-many = Ein Blatt ist zu viel: { NAME($seat, form: "label") }.
problem-dealt-twice = Eine Karte ist doppelt ausgeteilt: { NAME($card) }.
problem-card-of-another-edition = Eine Karte gehört zu einer anderen Ausgabe: { NAME($card) }.

## Die Figuren

problem-piece-not-in-play = Diese Figur ist nicht im Spiel: { NAME($piece) }.
problem-piece-missing = Diese Figur steht nicht auf der Karte: { NAME($piece) }.
problem-ambassador-not-at-embassy = Während der Aufstellung steht der Botschafter in der Botschaft.
problem-first-player-missing = Während der Aufstellung muss das Szenario sagen, wer beginnt.
problem-first-player-only-while-placing = Wer beginnt, sagt ein Szenario nur während der Aufstellung.
problem-placement-is-not-chosen = In diesem Spiel wählt niemand, wo die Figuren beginnen.
problem-not-on-start-spaces = Die Figuren müssen an ihren Startorten stehen: { NAME($seat, form: "label") }.
problem-placed-too-early = { NAME($seat) } hat die Figuren zu früh aufgestellt.
problem-nothing-to-place = { NAME($seat) } hat nichts aufzustellen.
problem-space-shared = Diese können jetzt nicht am selben Ort stehen ({ NAME($space) }): { NAME($pieces) }.
problem-space-shared-before-the-first-step = Schon vor dem ersten Schritt des Zuges standen Figuren am selben Ort.

## Der Zug

problem-turn-out-of-range = Zug { $turn } liegt über dem Limit.
problem-ambassador-does-not-shake = Der Botschafter schüttelt das Phantom nicht.
problem-balls-only-while-moving = Kugeln und Schritte gibt es nur während der Bewegung.
problem-balls-impossible = Diese Kugeln kann das Phantom nicht gezeigt haben: { NAME($balls, kind: "ball") }.
problem-step-impossible = Schritt { $step } dieses Zuges ist unmöglich.
problem-movement-cannot-have-ended = So kann die Bewegung nicht geendet haben.
problem-no-way-on = Von hier aus hat { NAME($seat) } keinen möglichen Zug.

## Fragen und Antworten

problem-question-missing = Das Szenario sagt nicht, welche Frage beantwortet wird.
problem-question-too-many = Es gibt eine Frage, aber jetzt kann keine offen sein.
problem-question-without-meeting = Es gibt eine Frage ohne Treffen: { NAME($piece) }.
problem-question-to-the-wrong-agent = Diese Frage kann nicht an { NAME($agent, form: "object") } gehen.
problem-objection-where-repeats-are-prevented = Wenn der Tisch Wiederholungen verhindert, kann niemand Einspruch erheben.
problem-objection-before-the-answer = Vor der Antwort kann niemand Einspruch erheben.
problem-answer-missing = Die Karten, die { NAME($seat) } gezeigt hat, fehlen.
problem-nothing-to-replace = { $owed ->
    [one] Für diese Antwort kann niemand eine Ersatzkarte schulden.
   *[other] Für diese Antwort kann niemand { $owed } Ersatzkarten schulden.
}
problem-shown-before-the-deal = Gezeigte Karten, Nr. { $shown }: { NAME($seat) } hatte noch keine Karten.
problem-shown-to-nobody-who-may-ask = Gezeigte Karten, Nr. { $shown }: Wer sie gesehen hat, kann { NAME($seat, form: "object") } nicht gefragt haben.
problem-shown-to-nobody-who-may-see = Jemand kann die angegebenen Karten nicht gesehen haben.
problem-shown-not-their-card = Gezeigte Karten, Nr. { $shown }: { NAME($seat) } hat sie nicht alle.
problem-shown-wrong-cards = Diese Karten kann niemand zusammen gezeigt oder gewählt haben: { NAME($cards) }.
problem-shown-nothing-true = Gezeigte Karten, Nr. { $shown }: Keine davon stimmt.
problem-shown-repeat = { NAME($seat) } hat diese Karten demselben Spieler schon einmal gezeigt.

## Ansagen und Zettel

problem-hand-offer-missing = Das Szenario sagt nicht, wem die Hand gereicht wird.
problem-hand-offer-too-many = Eine Hand wird gereicht, aber niemand muss antworten.
problem-hand-offered-to-own-seat = Niemand reicht sich selbst die Hand.
problem-ambassador-shakes-no-hands = Der Botschafter schüttelt keine Hände.
problem-nobody-can-have-written-a-note = Noch kann niemand einen Zettel geschrieben haben.
problem-impossible-note = Der Zettel muss jeden Agenten und jede Statur genau einmal nennen.

## Das Kartenspiel

problem-score-impossible = { $points ->
    [one] { NAME($seat) } kann während des Spiels nicht { $points } Punkt haben.
   *[other] { NAME($seat) } kann während des Spiels nicht { $points } Punkte haben.
}
problem-score-twice = Die Punkte eines Spielers stehen doppelt da.
problem-game-number-impossible = In einer Partie mit nur einem Spiel gibt es kein Spiel { $game }.
problem-opener-impossible = Nach der Reihenfolge muss { NAME($seat) } dieses Spiel begonnen haben.
problem-round-out-of-range = Runde { $round } liegt über dem Limit.
problem-visits-impossible = An diesen Orten kann { NAME($visitor) } nicht gewesen sein.
problem-visits-out-of-turn = Jemand ist außer der Reihe an einen Ort gegangen.
problem-nobody-left-to-play = Niemand muss mehr einen Ort wählen.
problem-meeting-too-early = Treffen gibt es erst, wenn alle an einen Ort gegangen sind.
problem-no-such-meeting = Dieses Treffen gibt es in dieser Runde nicht.
problem-named-agent-missing = Das Szenario sagt nicht, wer eine schwarze Karte zeigen muss.
problem-named-agent-too-many = Ein Agent ist genannt, aber niemand muss eine schwarze Karte zeigen.
problem-hidden-card-missing = Die verdeckte Karte des Botschafters fehlt.
problem-hidden-card-too-many = Der Botschafter hat jetzt keine verdeckte Karte.
problem-nobody-hides-now = Jetzt spielt niemand einen Ort verdeckt.
problem-resolved-out-of-order = Treffen werden der Reihe nach abgehandelt; erledigt sind: { NAME($resolved) }.
problem-declined-out-of-order = Nach dem Code wird in dieser Reihenfolge gefragt: { NAME($asked) }.
problem-declined-too-many = Jemand hat verzichtet, aber niemand wurde gefragt.
problem-wrong-phase-for-the-meeting = So weit kann dieses Treffen nicht sein: { NAME($phase, kind: "phase", form: "start") }.
problem-black-card-twice = Jemand hat demselben Spieler eine schwarze Karte zweimal gezeigt.
problem-nobody-looked = { NAME($seat) } kann die Karten des Strohmanns nicht angesehen haben.
problem-nobody-chooses-now = { NAME($seat) } hat jetzt keine Karten zu wählen.
problem-chosen-twice = Jemand hat zweimal gewählt.
problem-everybody-has-chosen = Alle haben schon gewählt.
problem-cannot-be-named = { NAME($agent) } kann nicht genannt worden sein.

## Vorab gelegter Zufall

problem-chance-balls-impossible = Diese drei Kugeln kann das Phantom nicht zeigen: { NAME($balls, kind: "ball") }.
problem-chance-stack-of-nobody = An diesem Tisch deckt niemand diesen Stapel auf: { NAME($visitor, form: "label") }.
problem-chance-stack-impossible = Dieser Ort liegt nicht mehr im Stapel: { NAME($location) }.
problem-chance-deal-impossible = Jeder bekommt ein Blatt, und jede Karte gibt es einmal. Blätter für spätere Spiele gibt es nur in einer Partie über mehrere Spiele.
problem-chance-deal-too-late = Die Karten sind schon ausgeteilt: Ein Blatt lässt sich nicht mehr vorab festlegen.

## Aufzeichnungen

problem-record-not-ours = Zeile { $line }: Das ist keine Spielaufzeichnung.
problem-record-version-unknown = Zeile { $line }: Version { $version } ist unbekannt; die neueste ist { $newest }.
problem-record-truncated = Zeile { $line }: Die Aufzeichnung bricht ab.
problem-record-line-unreadable = Zeile { $line } ist nicht lesbar.
problem-record-line-wrong = Zeile { $line } folgt nicht aus den Regeln und den versiegelten Ziehungen.
problem-record-proof-unreadable = Zeile { $line }: Der Beweis ist nicht lesbar.
problem-record-without-proof = Zeile { $line }: Der Beweis fehlt.
problem-record-commitment-broken = Zeile { $line }: Der Startwert ist nicht der, der vor dem Spiel versiegelt wurde.
problem-record-entropy-unreadable = Zeile { $line }: Der Beitrag der Spieler zum Mischen ist nicht lesbar.
problem-record-not-finished = Zeile { $line }: Das Spiel ist nicht zu Ende.
problem-record-is-a-share = Diese Datei enthält das Spiel nur so, wie eine Person es sah: { NAME($viewer, form: "label") }.
problem-record-without-that-seat = { NAME($viewer) } spielt hier nicht mit; am Tisch sitzen { NAME($seats) }.
problem-record-entropy-of-nobody = Zeile { $line }: Jemand, der nicht mitspielt, hat zum Mischen beigetragen.
problem-record-share-of-a-scenario = Zeile { $line }: Das Spiel begann mit einer Stellung, die ihr Autor vorgegeben hat; ein Ausschnitt davon lässt sich nicht beweisen.
problem-score-before-the-first-game = Es gibt Punkte schon vor dem ersten Spiel der Partie.

## Die Datenbank

problem-bad-url = Das ist keine Datenbankadresse. Nimm sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
problem-cannot-open = Die Datenbankdatei { $path } lässt sich nicht öffnen. Prüfe, ob ihr Ordner existiert und ob du beide lesen und schreiben darfst.
problem-not-a-database = Die Datei { $path } ist keine Datenbank: { $what }
problem-unreachable = Die Datenbank { $url } ist nicht erreichbar: { $what }
problem-newer-version = Die Datenbank stammt von einem neueren Inkognito (Version { $found }; dieses kennt { $known }). Installiere das neuere oder stelle eine ältere Kopie der Datenbank wieder her.
problem-cannot-migrate = Die Datenbank lässt sich nicht aktualisieren und bleibt, wie sie war: { $what }
problem-in-use = Ein anderes Inkognito benutzt die Datenbankdatei { $path }. Beende es zuerst, oder wähle eine andere --database.
problem-write-failed = Das Schreiben in die Datenbank ist fehlgeschlagen. Prüfe Platte und Verbindung.
problem-read-failed = Das Lesen der Datenbank ist fehlgeschlagen: { $what }
problem-database-gone = Die Datenbank wurde gelöscht, verschoben oder ersetzt, während der Server lief. Stell sie wieder her und starte den Server neu.
problem-damaged = Was zu Tisch { $table } gespeichert ist, ist in Zeile { $place } beschädigt. inkognito check zeigt alle Schäden.
problem-no-such-guest = Diesen Gast kennen wir nicht mehr.
problem-is-closed = Die Datenbank ist schon geschlossen.
problem-copy-not-empty = Die Zieldatenbank enthält schon Tabellen. Wähle eine leere.
problem-copy-same = Beides ist dieselbe Datenbank. Wähle ein anderes Ziel.
problem-copy-unfinished = Diese Datenbank ist eine unvollständige Kopie. Lösche sie und rufe inkognito copy noch einmal auf.
problem-copy-differs = Die Kopie weicht in der Tabelle { $table } vom Original ab. Benutze sie nicht: Lösche sie und kopiere noch einmal.
problem-no-such-database = Unter { $path } liegt keine Inkognito-Datenbank. Prüfe den Pfad.
problem-use-pg-dump = So lassen sich nur SQLite-Dateien kopieren. Für PostgreSQL nimm pg_dump.
problem-backup-exists = Die Datei { $path } gibt es schon. Wähle einen anderen Namen.
problem-backup-failed = Die Kopie { $path } ließ sich nicht schreiben: { $what }
