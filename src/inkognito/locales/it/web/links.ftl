# Link che non portano da nessuna parte: che cosa non va, e che cosa fare.

links-malformed-link = Questo link è incompleto.
links-malformed-link-about = Ne manca un pezzo, o c'è qualcosa di troppo. Copia il link per intero, o fattelo mandare di nuovo.
links-no-such-page = Qui non c'è nulla.
links-no-such-page-about = Questo indirizzo non porta da nessuna parte. Controllalo, o riparti dalla pagina iniziale.
links-no-such-table = Questo tavolo non esiste.
links-no-such-table-about = Forse il link è scritto male, o il tavolo è stato eliminato. Fatti mandare di nuovo il link, o apri un tavolo tuo.
links-no-replay-yet = Questa partita non è finita.
links-no-replay-yet-about = Potrai rivederla quando sarà finita. Fino ad allora puoi guardarla.
links-no-replay-before = Questa partita non è ancora cominciata.
links-no-replay-before-about = Potrai rivederla quando sarà finita. Vai al tavolo: forse c'è un posto per te.
links-no-replay-ever = Questa partita è stata annullata.
links-no-replay-ever-about = Non è mai stata finita, quindi non c'è nulla da rivedere.
links-not-reached = Il server non è raggiungibile.
links-not-reached-about = Continuiamo a provare: appena il server risponde, la pagina arriva.
links-wrong-secret = Questo link non vale più.
links-wrong-secret-about = Un link di accesso vale una volta, per 15 minuti. Creane un altro sull'altro dispositivo, in «Su di me».
links-forgotten = Non hai più accesso.
links-forgotten-about = I tuoi dati sono stati eliminati, e con loro il tuo posto. Puoi ricominciare come nuovo ospite.
links-revoked = Questa chiave è stata revocata.
links-revoked-about = Chi siede qui ha ritirato il permesso di giocare al suo posto.
links-other-server = Qui questo tavolo non esiste. Il link porta a { $host }: aprilo nel browser.
links-full = Tutti i posti sono occupati. Puoi restare a guardare.
links-to-table = Al tavolo
