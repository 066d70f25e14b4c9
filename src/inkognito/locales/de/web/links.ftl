# Links, die nirgendwohin führen: was nicht stimmt und was man tun kann.

links-malformed-link = Dieser Link ist unvollständig.
links-malformed-link-about = Es fehlt ein Stück, oder es ist etwas zu viel. Kopiere den ganzen Link, oder lass ihn dir noch einmal geben.
links-no-such-page = Hier ist nichts.
links-no-such-page-about = Diese Adresse führt nirgendwohin. Prüfe sie, oder fang auf der Startseite an.
links-no-such-table = Diesen Tisch gibt es nicht.
links-no-such-table-about = Vielleicht ist der Link vertippt, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal geben, oder eröffne einen eigenen Tisch.
links-no-replay-yet = Dieses Spiel läuft noch.
links-no-replay-yet-about = Ansehen kannst du es, wenn es zu Ende ist. Bis dahin kannst du zuschauen.
links-no-replay-before = Dieses Spiel hat noch nicht begonnen.
links-no-replay-before-about = Ansehen kannst du es, wenn es zu Ende ist. Geh zum Tisch, vielleicht ist ein Platz für dich frei.
links-no-replay-ever = Dieses Spiel wurde abgebrochen.
links-no-replay-ever-about = Es wurde nie zu Ende gespielt, deshalb gibt es nichts anzusehen.
links-not-reached = Der Server ist nicht erreichbar.
links-not-reached-about = Wir versuchen es weiter. Sobald der Server antwortet, kommt diese Seite.
links-wrong-secret = Dieser Link gilt nicht mehr.
links-wrong-secret-about = Ein Anmeldelink gilt einmal und 15 Minuten lang. Erstelle auf deinem anderen Gerät einen neuen, unter „Über mich“.
links-forgotten = Du bist abgemeldet.
links-forgotten-about = Deine Daten wurden gelöscht und mit ihnen dein Platz. Du kannst als neuer Gast wieder anfangen.
links-revoked = Dieser Schlüssel wurde widerrufen.
links-revoked-about = Wer hier sitzt, hat die Erlaubnis für diesen Platz zurückgenommen.
links-other-server = Diesen Tisch gibt es hier nicht. Der Link führt zu { $host }: Öffne ihn im Browser.
links-full = Alle Plätze sind besetzt. Du kannst bleiben und zuschauen.
links-to-table = Zum Tisch
