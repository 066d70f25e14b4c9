# Le regole del gioco da tavolo.

## Di che si tratta

rules-board-about = Di che si tratta
rules-board-about-carnival = A Venezia è carnevale. Dietro le maschere si aggirano quattro agenti segreti, e uno sei tu. Tu sai chi sei. Gli altri no, e tu non sai chi sono loro.
rules-board-about-partner = Il nome del tuo compagno lo conosci dunque fin dall'inizio, ma non sai dietro quale colore si nasconde.
rules-board-about-aim = { $players ->
    [3] In tre manca un agente, e nessuno sa quale. Se il tuo compagno è al tavolo, trovatevi e portate a termine la vostra missione. Se non c'è, giochi per conto tuo: lascia Venezia prima che ti scoprano.
    [5] Trova il tuo compagno, fatti trovare, scopri la missione comune e portala a termine prima che l'altra coppia compia la sua. E occhio al quinto giocatore: l'Ambasciatore vuole sapere chi siete tutti.
   *[other] Trova il tuo compagno, fatti trovare, scopri la missione comune e portala a termine prima che l'altra coppia compia la sua.
}

## Preparazione

rules-board-setup = Preparazione
rules-board-setup-figures = Ogni agente ha un colore, e in quel colore quattro figure: alta, bassa, grassa e magra.
rules-board-setup-unused = Uno dei quattro colori resta nella scatola.
rules-board-setup-placement = { $placement ->
    [choose] A partire dal primo giocatore, ognuno sceglie davanti a tutti quale figura parte da quale dei quattro luoghi del suo colore. I segreti non sono ancora distribuiti, quindi non si rivela nulla.
   *[random] Le figure si dispongono a caso sui quattro luoghi di partenza del loro colore.
}
rules-board-setup-ambassador = La figura nera è l'Ambasciatore. Parte dall'Ambasciata.
rules-board-setup-secrets = { $players ->
    [5] Ogni agente riceve tre **carte grigie** che nessun altro vede: un'identità, una corporatura e una lettera di missione, da A a D. Ogni carta è unica. Chi gioca l'Ambasciatore non ne riceve.
   *[other] Ricevi tre **carte grigie** che nessun altro vede: un'identità, una corporatura e una lettera di missione, da A a D. Ogni carta è unica.
}
rules-board-setup-aside = Le tre carte grigie che avanzano si mettono da parte. Nessuno le guarda prima della fine.
rules-board-setup-true = La figura con la tua corporatura è la tua **figura vera**. Le altre tre sono esche.
rules-board-setup-coloured = Per rispondere alle domande hai otto carte del tuo colore: le quattro identità e le quattro corporature.
rules-board-setup-first = La sorte decide chi comincia; poi si va in senso orario.
rules-picture-hand = Tre carte grigie: sei Colonel Bubble, sei grasso, la tua lettera è D. La tua figura vera è dunque quella grassa.

## Un turno

rules-board-turn = Il tuo turno
rules-board-turn-parts = Un turno ha tre parti: agiti la Maschera, muovi, risolvi gli incontri.
rules-board-turn-ambassador = Chi gioca l'Ambasciatore ha un turno diverso, descritto più sotto.
rules-board-phantom = La Maschera della Profezia
rules-board-phantom-shake = Contiene dieci palline, e ne appaiono tre. Ognuna vale un passo. Prima di agitarla di nuovo, tornano dentro tutte e dieci.
rules-board-ball-count = { $count } su 10
rules-board-ball-land = Una tua figura fa un passo via terra, lungo una linea continua.
rules-board-ball-water = Una tua figura fa un passo via acqua, lungo una linea tratteggiata.
rules-board-ball-either = Una tua figura fa un passo via terra o via acqua.
rules-board-ball-rival = La figura di un altro giocatore fa un passo, via terra o via acqua.
rules-board-ball-ambassador = L'Ambasciatore fa un passo, via terra o via acqua.
rules-board-ball-none = Vuota: non si muove nulla.
rules-board-moving = Il movimento
rules-board-moving-use = Usa le palline nell'ordine che vuoi, per una figura sola o per più d'una. Puoi anche non usarle.
rules-board-moving-through = Le tue figure possono passare attraverso tutto. Conta solo come stanno le cose quando termini il movimento.
rules-board-moving-end = A quel punto due tue figure non possono stare nello stesso luogo, e puoi incontrare **al massimo una figura di ogni altro giocatore**. Puoi però incontrare più giocatori, e anche l'Ambasciatore.
rules-board-moving-ambassador = Puoi portare l'Ambasciatore da una tua figura, mai addosso alla figura di un altro.
rules-board-moving-rival = Puoi portare una figura rivale da una tua, mai addosso all'Ambasciatore o a un'altra figura.
rules-board-moving-undo = Finché non termini il movimento puoi annullare i tuoi passi. Dopo, le palline non valgono più.
rules-picture-moving = Due palline per una figura: prima un passo via terra, poi uno via acqua.

## Incontri

rules-board-meetings = Gli incontri
rules-board-meetings-what = Dove una tua figura sta insieme a un altro pezzo c'è un incontro, chiunque si sia mosso. Risolvili tutti, nell'ordine che vuoi, ognuno in uno di questi due modi:
rules-board-meetings-ask = **Chiedere e mandare via.** Fai una domanda, guardi la risposta, poi mandi altrove il pezzo che hai incontrato.
rules-board-meetings-slip = **Dileguarsi.** Non chiedi nulla. La tua figura fa un passo in più, per qualsiasi via, fino a un luogo libero. Chi hai incontrato resta lì.
rules-board-meetings-clean = Se nessun luogo vicino è libero, devi chiedere. Alla fine di un turno non ci sono mai due pezzi nello stesso luogo.
rules-picture-meeting = Un incontro. O chiedi e mandi via l'altro, oppure ti dilegui tu.
rules-board-agent = Fare domande a un agente
rules-board-agent-kinds = Di' che cosa vuoi sapere. La risposta è di tre carte:
rules-board-agent-identity = sull'**identità**: due carte identità e una corporatura;
rules-board-agent-build = sulla **corporatura**: due carte corporatura e un'identità.
rules-board-agent-true = **Almeno una delle tre è vera.** Può essere una qualunque.
rules-board-through = Chiedere tramite l'Ambasciatore
rules-board-through-ask = L'Ambasciatore conosce tutti. Nomina un altro giocatore qualsiasi e di' che cosa vuoi sapere: quel giocatore ti mostra due identità oppure due corporature. **Una delle due è vera.**
rules-board-through-same = Può essere anche qualcuno che incontri in questo stesso turno.
rules-board-through-relay = Chi gioca l'Ambasciatore guarda le due carte per primo, poi tocca a te. Non puoi nominare l'Ambasciatore.
rules-board-show = Che cosa si può mostrare
rules-board-show-private = Le carte le vede solo chi ha chiesto. Gli altri vedono chi chiede a chi, su che cosa, e quante carte si mostrano.
rules-board-show-different = Le carte di una risposta sono tutte diverse.
rules-board-show-grey = Al posto di una carta colorata puoi mostrare quella grigia: è la prova che è vera.
rules-board-show-mission = La tua **carta missione** grigia può sostituire una delle carte. Non conta mai come vera: dev'esserlo un'altra.
rules-board-show-repeat = Non mostrare mai due volte le stesse tre carte allo stesso giocatore. Una coppia mostrata tramite l'Ambasciatore non può essere una che quel giocatore ha già visto, da sola o fra tre. Grigia o colorata, qui è lo stesso.
rules-board-show-repeats = { $repeats ->
    [challenge] A questo tavolo nulla ti impedisce di ripeterti, ma chi vede le carte può contestarle una volta, prima di mandare via il pezzo o di dichiarare. Se ha ragione, vede di meglio: due carte, almeno una vera, la seconda volta che arrivano le stesse tre; **una carta vera** su ciò che ha chiesto dalla terza volta in poi, e per ogni coppia ripetuta. Se ha torto, le carte restano valide. Tutti sentono la contestazione e se era giusta.
   *[prevented] A questo tavolo puoi scegliere solo risposte nuove. Se senza la carta missione non ne restano, mostri di meno: due carte, almeno una vera, invece di tre; una carta vera invece di una coppia.
}
rules-board-away = Mandare via
rules-board-away-figure = Una figura interrogata va in un luogo libero e senza numero, a tua scelta. L'Ambasciata è uno di questi.
rules-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] L'Ambasciatore torna all'Ambasciata. Se è occupata, anche perché l'incontro avviene proprio lì, mandalo in un luogo libero e senza numero, a tua scelta.
   *[start] L'Ambasciatore torna all'Ambasciata. Se è occupata, anche perché l'incontro avviene proprio lì, mandalo in un luogo di partenza libero, di qualsiasi colore.
}

## L'esempio

rules-board-example-ask = Sei Colonel Bubble. La tua figura ne incontra una di Leo, e chiedi della sua identità. Leo ti mostra Colonel Bubble, Madame Zsa Zsa e «basso».
rules-board-example-first = Colonel Bubble sei tu, quindi quella carta è falsa. Leo è Madame Zsa Zsa, oppure è basso, oppure tutte e due le cose.
rules-board-example-second = Qualche turno dopo chiedi della corporatura di Leo tramite l'Ambasciatore. Leo ti mostra «alto» e «grasso». Una delle due è vera: quindi Leo non è basso.
rules-board-example-end = Allora, nella prima risposta, di vero può esserci solo Madame Zsa Zsa. Ora sai chi è Leo.

## Ragionare

rules-deduce = Ragionare
rules-board-deduce-own = Ciò che hai tu non ce l'ha nessun altro. Se altri mostrano la tua identità o la tua corporatura, quelle carte sono false.
rules-board-deduce-rest = Se due di tre carte non possono essere vere, lo è la terza.
rules-board-deduce-pair = Di due carte avute tramite l'Ambasciatore ne è vera esattamente una. Così ne escludi altre due: quelle che non ti ha mostrato.
rules-board-deduce-partner = Una carta che solo il tuo compagno sa essere falsa è un messaggio segreto. Se ti chiedono tramite l'Ambasciatore, mostra la tua identità accanto a quella del compagno: il compagno capisce, gli altri no.
rules-board-deduce-record = Ricorda che cosa hai mostrato a chi. Il foglio degli appunti ne tiene conto per te.
rules-board-deduce-routes = Guarda chi ha fretta, e dove va. Una missione si tradisce dai passi.

## Missioni

rules-board-missions = La tua missione
rules-board-missions-letters = La tua lettera e quella del tuo compagno danno insieme la missione. L'ordine è fisso: Fiddlebottom prima di Bubble, Zsa Zsa prima di X. La lettera del compagno la conosci solo quando ti mostra la sua carta missione.
rules-board-missions-true = Quando si nomina un agente, si intende sempre la sua **figura vera**. «Una figura qualsiasi» è una qualunque delle otto dei due compagni.
rules-board-missions-stands = Una missione è compiuta appena tutto **sta** come richiede. Chi l'ha fatto accadere, e quando, non importa.
rules-board-missions-bring = C'è un'eccezione: se dovete portare l'Ambasciatore da qualche parte, l'ultimo a muoverlo o a mandarlo lì dev'essere stato uno di voi due, nel proprio turno.
rules-board-missions-missing = Se la missione nomina l'agente che manca, leggi al suo posto il suo compagno.
rules-board-passport = Il passaporto
rules-board-passport-code = Lettere
rules-board-passport-mission = Missione
rules-board-passport-or = { $one } o { $other }

## Vincere

rules-board-winning = Missione compiuta
rules-board-winning-declare = Nel tuo turno puoi dichiarare «Missione compiuta» e tendere la mano a un giocatore: prima di agitare la Maschera, oppure a movimento finito, quando nessuno deve una risposta. Puoi farlo anche dopo una risposta, prima di mandare via il pezzo.
rules-board-winning-silent = Non dici quale missione. Conta solo quella vera.
rules-board-winning-taken = **Stringe la mano.** Se siete compagni e la missione è compiuta, vincete tutti e due. Altrimenti vincono i tuoi avversari.
rules-board-winning-refused = **Rifiuta.** Vincono i tuoi avversari, chiunque abbia rifiutato.
rules-board-winning-alone = **Nessuna mano tesa.** In tre puoi dichiarare anche per conto tuo. Se il tuo compagno è l'agente che manca e la tua figura vera sta sulla tua via di fuga, vinci in solitaria.
rules-board-winning-third = **Sbagliato o rifiutato.** Se sei tu a non avere un compagno, vincono gli altri due. Se il tuo compagno è al tavolo, vince il terzo giocatore.
rules-board-winning-note = **Il biglietto.** Dopo la risposta alla mano tesa si apre il biglietto dell'Ambasciatore. Se è tutto giusto, l'Ambasciatore vince in solitaria, che la dichiarazione sia giusta o no.
rules-board-winning-limit = { $players ->
    [5] A questo tavolo si giocano al massimo { $limit } turni. Poi la partita finisce in parità, a meno che il biglietto dell'Ambasciatore non sia giusto.
   *[other] A questo tavolo si giocano al massimo { $limit } turni. Poi la partita finisce in parità.
}
rules-board-winning-end = Alla fine giù le maschere: tutti vedono le carte di tutti.
rules-picture-handshake = «Missione compiuta»: uno tende la mano, l'altro la stringe.

## Tre giocatori

rules-board-three = Senza compagno a Venezia
rules-board-three-who = Uno dei tre non ha il compagno al tavolo, e all'inizio non lo sa nessuno. Chi è senza compagno ha un'unica missione: portare la propria figura vera alla via di fuga.
rules-board-three-flee = { $name }: luogo { $space }
rules-board-three-open = Tutti possono dichiarare nei due modi in ogni momento, per conto proprio o tendendo la mano. Così nessuno rivela se ha un compagno.
rules-picture-missing = Tre al tavolo, e una mano di carte messa da parte. A chi manca il compagno?

## Cinque giocatori

rules-board-five = Gioca l'Ambasciatore
rules-board-five-turn = Il quinto giocatore è l'Ambasciatore e gioca a turno come gli altri, ma senza la Maschera: fino a due passi, per qualsiasi via, attraverso tutto.
rules-board-five-meeting = Dove l'Ambasciatore si ferma può esserci un incontro. Può chiedere due identità o due corporature, **una delle quali vera**, e poi manda quella figura in un luogo libero e senza numero. Può mandarla via anche senza chiedere; dileguarsi no.
rules-board-five-balls = Le palline nere degli agenti lo muovono come al solito, e chi lo incontra chiede come al solito. Nessuno può nominare l'Ambasciatore in una domanda né tendergli la mano.
rules-board-five-note = **«So chi siete.»** Una volta per partita, in qualsiasi momento prima che qualcuno dichiari, l'Ambasciatore scrive identità e corporatura di tutti e quattro gli agenti. Tutti vedono che l'ha fatto, nessuno vede che cosa ha scritto, e il biglietto è definitivo.
rules-board-five-win = Il biglietto si apre quando una coppia dichiara. Se tutte e otto le risposte sono giuste, l'Ambasciatore vince in solitaria. Con un biglietto sbagliato, o senza, non può vincere.
rules-picture-note = Un biglietto sigillato con otto risposte: quattro identità e quattro corporature.

## Opzioni ed edizioni

rules-option-placement = Le figure alla partenza
rules-option-placement-random = A caso.
rules-option-placement-choose = Ognuno dispone le sue.
rules-option-repeats = Risposte ripetute
rules-option-repeats-prevented = Si possono scegliere solo risposte nuove.
rules-option-repeats-challenge = Si può mostrare ogni risposta sincera; chi la vede può contestarla.
rules-option-phantom = Le palline
rules-option-phantom-ares-2013 = Due per tipo: terra, acqua, terra o acqua, rivale e Ambasciatore, come nel 2013.
rules-option-phantom-classic-1988 = Due di terra, due d'acqua, una di terra o acqua, due dell'Ambasciatore e tre vuote, come nel 1988. Niente palline rivali.
rules-option-turns = Durata
rules-option-turns-free = Si gioca finché qualcuno dichiara.
rules-option-turns-limited = Dopo un numero di turni stabilito la partita finisce in parità.
rules-differ-expulsion = Quando l'Ambasciata è occupata
rules-differ-expulsion-is = { $name }: { $ambassador_yields_to ->
    [start] l'Ambasciatore va in un luogo di partenza libero.
   *[unnumbered] l'Ambasciatore va in un luogo libero e senza numero.
}
rules-differ-bring = Missioni che portano l'Ambasciatore da qualche parte
rules-differ-bring-is = { $name }: { $brought_by ->
    [true-figure] in cinque, deve starci la figura vera di uno dei due compagni.
   *[any-figure] in cinque, deve starci una qualsiasi delle otto figure della coppia.
}
