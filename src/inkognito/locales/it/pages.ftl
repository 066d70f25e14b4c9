# Ciò che dice il server al posto del client, finché questo non è costruito.

page-not-built = Il client per il browser non è ancora stato compilato.
page-build-it = Ferma il server, vai nella sua cartella ed esegui questo comando: compila il client e riavvia il server.
page-then-reload = Poi ricarica questa pagina.
