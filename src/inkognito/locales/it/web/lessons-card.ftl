# Che cosa dice il maestro nelle lezioni del gioco di carte. Gli id seguono dai file delle lezioni.

## Luoghi e incontri

lesson-card-meetings-title = Luoghi e incontri
lesson-card-meetings-secret = Due carte nere sono il tuo segreto: chi sei, e un numero del codice. Sei Colonel Bubble, e Lord Fiddlebottom è il tuo compagno. Madame Zsa Zsa lavora con l'Agente X.
lesson-card-meetings-first = A ogni giro ciascuno va in uno dei cinque luoghi. Comincia { NAME($red) }.
lesson-card-meetings-go = { NAME($red, form: "start") } è a Rialto. Vacci anche tu: volete incontrarvi.
lesson-card-meetings-go-wrong = Bel posto, ma { NAME($red) } è a Rialto.
lesson-card-meetings-go-after = A Rialto siete in due. Ma può ancora arrivare qualcuno.
lesson-card-meetings-third = Ora scelgono gli altri. Per ultimo l'Ambasciatore, da un mazzo mescolato.
lesson-card-meetings-who = Due a Rialto, due a San Marco, e l'Ambasciatore è da solo all'Arsenale.
lesson-card-meetings-who-prompt = Dove ci si incontra?
lesson-card-meetings-who-two = Dove si è esattamente in due
lesson-card-meetings-who-one = Solo dove sono io
lesson-card-meetings-who-one-wrong = Anche gli altri si incontrano: in due a San Marco.
lesson-card-meetings-who-all = Dappertutto
lesson-card-meetings-who-all-wrong = L'Ambasciatore è da solo, quindi lì non succede nulla.
lesson-card-meetings-who-after = Esattamente in due, né più né meno. Un terzo avrebbe guastato tutto. E un luogo già giocato torna solo dopo cinque giri.

## Due carte, una vera

lesson-card-two-cards-title = Due carte, una vera
lesson-card-two-cards-choose = Incontri { NAME($red) }, e vi mostrate due carte a testa: una vera, una falsa. Mostra un nome e un numero.
lesson-card-two-cards-choose-wrong = Sarebbe permesso. Ma questa volta un nome e un numero.
lesson-card-two-cards-answer = Scegliete entrambi prima di vedere. Guarda che cosa mostra { NAME($red) }.
lesson-card-two-cards-false = { NAME($red, form: "start") } ti ha mostrato Fiddlebottom e 24. Guarda le tue carte nere.
lesson-card-two-cards-false-prompt = Quale delle due è falsa?
lesson-card-two-cards-false-number = Il 24
lesson-card-two-cards-false-name = Fiddlebottom
lesson-card-two-cards-false-name-wrong = Guarda i numeri: chi ha il 24?
lesson-card-two-cards-false-open = Non si può sapere
lesson-card-two-cards-false-open-wrong = Si può: di 24 ce n'è uno solo.
lesson-card-two-cards-false-after = Giusto, il 24 è tuo, e ce n'è uno solo.
lesson-card-two-cards-sure = Una è falsa, quindi l'altra è vera. Premi la casella che brilla.
lesson-card-two-cards-sure-prompt = Chi è { NAME($red) }?
lesson-card-two-cards-sure-wrong = L'altra carta: Fiddlebottom. Premi la casella che brilla.
lesson-card-two-cards-sure-after = { NAME($red, form: "start") } è il tuo compagno, e ora si chiede chi sei tu.

## L'Ambasciatore

lesson-card-ambassador-title = L'Ambasciatore
lesson-card-ambassador-ask = Siete tu e l'Ambasciatore. Nomina un agente, che deve mostrarti una carta nera. Nomina { NAME($green) }.
lesson-card-ambassador-ask-wrong = La prossima volta. Ora { NAME($green) }.
lesson-card-ambassador-answer = { NAME($green, form: "start") } sceglie quale delle due carte nere mostrarti.
lesson-card-ambassador-sure = 47, in nero. Le carte nere non mentono mai. Premi la casella che brilla.
lesson-card-ambassador-sure-prompt = Che cosa sai adesso?
lesson-card-ambassador-sure-wrong = { NAME($green, form: "start") } ti ha mostrato il 47. Premi la casella che brilla.
lesson-card-ambassador-sure-after = Un numero del codice è certo.
lesson-card-ambassador-next = Metti di nominare ancora { NAME($green) }, in un altro giro.
lesson-card-ambassador-next-prompt = Che cosa vedrai?
lesson-card-ambassador-next-same = Di nuovo il 47
lesson-card-ambassador-next-same-wrong = La stessa carta nera non si mostra mai due volte alla stessa persona.
lesson-card-ambassador-next-other = La sua identità
lesson-card-ambassador-next-never = Più nulla
lesson-card-ambassador-next-never-wrong = Una carta nera c'è ancora.
lesson-card-ambassador-next-after = Sì: due incontri con l'Ambasciatore, e di un agente sai tutto.

## Il codice e la cassaforte

lesson-card-code-title = Il codice e la cassaforte
lesson-card-code-known = Sai tutto: { NAME($red) } è Fiddlebottom con il 13, { NAME($green) } è Zsa Zsa con il 47. Quindi { NAME($yellow) } è X con il 36. E a San Marco siete solo tu e { NAME($red) }.
lesson-card-code-order = Il codice sono i numeri nell'ordine Fiddlebottom, Bubble, Zsa Zsa, X. Il tuo è il 24.
lesson-card-code-order-prompt = Qual è il codice?
lesson-card-code-order-right = 13 24 47 36
lesson-card-code-order-swapped = 13 24 36 47
lesson-card-code-order-swapped-wrong = Zsa Zsa viene prima di X, e ha il 47.
lesson-card-code-order-numbers = 36 13 24 47
lesson-card-code-order-numbers-wrong = Fiddlebottom viene per primo, con il 13.
lesson-card-code-order-after = È proprio questo.
lesson-card-code-declare = Il tuo compagno è con te, e il codice lo sai. Apri la cassaforte.
lesson-card-code-declare-wrong = Attenzione: un codice sbagliato fa perdere la partita. Quello giusto è 13 24 47 36.
lesson-card-code-won = La cassaforte è aperta, e vincete tutti e due. Con un codice sbagliato, o con la persona sbagliata, avrebbe vinto l'altra coppia.

## Il fantoccio

lesson-card-dummy-title = In tre: il fantoccio
lesson-card-dummy-nobody = In tre, il quarto agente è un fantoccio. Non lo gioca nessuno; i suoi luoghi vengono da un mazzo. Non ci sono compagni: ognuno gioca per sé.
lesson-card-dummy-look = Siete tu e il fantoccio. Guarda una delle sue carte nere, quella che preferisci.
lesson-card-dummy-look-after = Tutti sanno che tipo di carta hai guardato, ma solo tu l'hai vista.
lesson-card-dummy-win = Quando conosci tutti e quattro i numeri, apri la cassaforte.
lesson-card-dummy-win-prompt = Chi deve essere con te?
lesson-card-dummy-win-partner = Il mio compagno
lesson-card-dummy-win-partner-wrong = In tre non ci sono compagni.
lesson-card-dummy-win-anyone = Chiunque, a quattr'occhi
lesson-card-dummy-win-dummy = Solo il fantoccio
lesson-card-dummy-win-dummy-wrong = Va bene, ma vanno bene anche gli altri.
lesson-card-dummy-win-after = Giusto: un altro agente, il fantoccio o l'Ambasciatore. Basta essere in due.

## Chi gioca l'Ambasciatore

lesson-card-ambassador-player-title = In cinque: tu, l'Ambasciatore
lesson-card-ambassador-player-hide = Sei l'Ambasciatore. Scegli per primo, a carta coperta: nessuno sa dove sarai. Scegli Rialto.
lesson-card-ambassador-player-hide-wrong = Un'altra volta. Rialto, per favore.
lesson-card-ambassador-player-hide-after = Ora gli agenti scelgono senza saperlo.
lesson-card-ambassador-player-come = Gli agenti scelgono i loro luoghi.
lesson-card-ambassador-player-decline = Hai sorpreso due agenti insieme. Potresti aprire la cassaforte, ma non sai ancora nulla: non ora.
lesson-card-ambassador-player-show = Fra loro non si scambiano nulla. Ognuno mostra invece due carte a te.
lesson-card-ambassador-player-crossed = { NAME($red, form: "start") } e { NAME($blue) } ti hanno mostrato la stessa coppia: Fiddlebottom e 24. In ogni coppia una carta è vera.
lesson-card-ambassador-player-crossed-prompt = Che cosa ne segue?
lesson-card-ambassador-player-crossed-red = { NAME($red) } è Fiddlebottom
lesson-card-ambassador-player-crossed-red-wrong = O lo è { NAME($blue) }. Uno dei due ha il nome, l'altro il numero.
lesson-card-ambassador-player-crossed-either = Uno è Fiddlebottom, l'altro ha il 24
lesson-card-ambassador-player-crossed-nothing = Nulla
lesson-card-ambassador-player-crossed-nothing-wrong = Molto: non possono avere entrambi la stessa carta.
lesson-card-ambassador-player-crossed-after = Ben visto. Due coppie insieme dicono più di ognuna da sola.
