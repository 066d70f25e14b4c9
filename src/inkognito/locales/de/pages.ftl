# Was der Server statt des Clients sagt, solange dieser nicht gebaut ist.

page-not-built = Der Client für den Browser ist noch nicht gebaut.
page-build-it = Stoppe den Server, wechsle in seinen Ordner und führe diesen Befehl aus. Er baut den Client und startet den Server neu.
page-then-reload = Lade danach diese Seite neu.
