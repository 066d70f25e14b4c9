# Le regole del gioco di carte.

## Di che si tratta

rules-card-about = Di che si tratta
rules-card-about-carnival = { $story ->
    [safe] A Venezia è carnevale. Dietro le maschere si aggirano quattro agenti segreti, e uno sei tu. Ognuno conosce un numero della combinazione che apre una cassaforte.
   *[telephone] A Venezia è carnevale. Dietro le maschere si aggirano quattro agenti segreti, e uno sei tu. Ognuno conosce una parte di un numero di telefono segreto.
}
rules-card-about-aim = { $players ->
    [3] In tre ognuno gioca per sé. Il quarto agente è un **fantoccio** che nessuno gioca. Scopri i quattro numeri e di chi sono, e dichiara il codice prima degli altri.
    [5] { $five_play ->
        [in-teams] Scopri chi ha quale numero, e dichiara il codice prima degli altri. Gli agenti vincono in coppia. Il quinto giocatore è l'Ambasciatore, che cerca lo stesso codice per conto suo.
       *[alone] In cinque ognuno gioca per sé; le coppie non contano. Il quinto giocatore è l'Ambasciatore, che cerca lo stesso codice. Scopri chi ha quale numero, e dichiara il codice prima degli altri.
    }
   *[other] Scopri quale colore gioca il tuo compagno e chi ha quale numero. Poi incontra il compagno e dichiara il codice, prima che lo faccia l'altra coppia.
}

## Preparazione

rules-card-setup = Preparazione
rules-card-setup-black = Ogni agente riceve due **carte nere** che nessun altro vede: un'identità e un numero. I numeri sono { NAME($numbers, form: "label") }. Ogni carta è unica.
rules-card-setup-coloured = Per dare informazioni hai otto carte del tuo colore: le quattro identità e i quattro numeri.
rules-card-setup-places = Hai anche cinque luoghi dove andare, gli stessi per tutti: Rialto, San Marco, Arsenale, Accademia e Ca' d'Oro.
rules-card-setup-ambassador = { $players ->
    [5] Anche chi gioca l'Ambasciatore ha cinque luoghi, ma niente carte nere e niente carte da mostrare.
   *[other] L'Ambasciatore ha gli stessi cinque luoghi, in un mazzo mescolato e coperto.
}
rules-card-setup-dummy = Il fantoccio ha un colore e un posto, due carte nere coperte e un mazzo di luoghi mescolato. Non ha carte da mostrare.
rules-card-setup-first = { $players ->
    [3] La sorte decide chi di voi comincia il primo giro.
   *[other] La sorte decide quale agente comincia il primo giro.
}
rules-picture-secrets = Due carte nere: sei l'Agente X, e questo è il tuo numero.

## Un giro

rules-card-round = Un giro
rules-card-round-hidden = L'Ambasciatore sceglie per primo e gioca un luogo **coperto**.
rules-card-round-places = Dal primo giocatore, in senso orario, ognuno gioca scoperto uno dei luoghi che non ha ancora usato.
rules-card-round-dummy = Quando tocca al fantoccio, si scopre a caso un luogo del suo mazzo.
rules-card-round-ambassador = { $players ->
    [5] Poi si scopre il luogo dell'Ambasciatore.
   *[other] Per ultima si scopre la prima carta del mazzo dell'Ambasciatore.
}
rules-card-round-meet = { $players ->
    [5] Dove si è esattamente in due c'è un incontro, e anche dove l'Ambasciatore è con esattamente due agenti.
   *[other] Dove si è esattamente in due c'è un incontro.
}
rules-card-round-back = Le carte mostrate tornano ai proprietari, e il giro dopo comincia il giocatore seguente in senso orario.
rules-card-round-five = { $players ->
    [3] I luoghi giocati restano in vista. Dopo cinque giri ognuno riprende i suoi cinque, e i mazzi dell'Ambasciatore e del fantoccio si rimescolano.
    [5] I luoghi giocati restano in vista. Dopo cinque giri ognuno riprende i suoi cinque, anche l'Ambasciatore.
   *[other] I luoghi giocati restano in vista. Dopo cinque giri ognuno riprende i suoi cinque, e il mazzo dell'Ambasciatore si rimescola.
}
rules-picture-places = { $players ->
    [5] A Rialto sono in due, a San Marco l'Ambasciatore è con un agente: due incontri. All'Arsenale c'è una persona sola: non succede nulla.
   *[other] A Rialto sono in due: un incontro. A San Marco sono in tre: non succede nulla.
}

## Incontri

rules-card-meetings = Gli incontri
rules-card-meetings-two = { $players ->
    [5] Un luogo con **esattamente due** pezzi è un incontro. Lo è anche un luogo con l'Ambasciatore ed esattamente due agenti. Con ogni altro numero non succede nulla.
   *[other] Un luogo con **esattamente due** pezzi è un incontro. Con ogni altro numero non succede nulla.
}
rules-card-meetings-order = Se ce n'è più d'uno, viene prima quello del primo giocatore, poi quello del seguente in senso orario, e così via.
rules-card-agents = Due agenti
rules-card-agents-swap = Devono scambiarsi carte. Ognuno sceglie due delle sue carte colorate, di qualsiasi tipo, ed entrambi scelgono prima di vedere qualcosa.
rules-card-agents-true = { $truth ->
    [exactly-one] **Esattamente una delle due è vera**, l'altra è falsa.
   *[at-least-one] **Almeno una delle due è vera.** Possono esserlo entrambe.
}
rules-card-agents-fresh = Non mostrare mai due volte la stessa coppia allo stesso giocatore. Solo quando gli hai mostrato tutte le coppie ammesse puoi ripeterne una.
rules-card-agents-private = Le carte le vedono solo loro due.
rules-picture-pass = Passi due carte, e ne ricevi due.
rules-card-ambassador = Un agente e l'Ambasciatore
rules-card-ambassador-ask = L'agente può nominare un altro agente qualsiasi, che deve mostrargli una **carta nera**. Quale delle due, lo decide chi la mostra. Questa è vera di sicuro.
rules-card-ambassador-fresh = Nessuno ti mostra due volte la stessa carta nera. Non puoi più nominare chi te le ha già mostrate tutte e due.
rules-card-ambassador-decline = Puoi anche non nominare nessuno.
rules-card-ambassador-both = La carta nera la vede anche chi gioca l'Ambasciatore.
rules-card-ambassador-dummy = Il fantoccio non si può nominare: nessuno sceglierebbe la carta per lui.
rules-picture-black = Tramite l'Ambasciatore vedi una carta nera: è vera di sicuro.
rules-card-dummy = Un agente e il fantoccio
rules-card-dummy-look = Puoi guardare una delle sue due carte nere, l'identità o il numero. Tutti vedono quale guardi, ma non che cosa c'è sopra.
rules-card-dummy-none = Se si incontrano l'Ambasciatore e il fantoccio, non succede nulla.
rules-card-two = L'Ambasciatore e due agenti
rules-card-two-show = { $truth ->
    [exactly-one] I due agenti non si scambiano nulla. Ognuno mostra invece all'Ambasciatore due carte colorate, esattamente una vera, e mai una coppia che gli ha già mostrato.
   *[at-least-one] I due agenti non si scambiano nulla. Ognuno mostra invece all'Ambasciatore due carte colorate, almeno una vera, e mai una coppia che gli ha già mostrato.
}

## L'esempio

rules-card-example-first = Sei l'Agente X. Incontri Alba, che ti mostra l'Agente X e { $hers }. L'Agente X sei tu, quindi quella carta è falsa: il suo numero è { $hers }.
rules-card-example-second = Due giri dopo vi incontrate di nuovo. Ora Alba ti mostra Colonel Bubble e { $other }. Il suo numero è { $hers }, quindi { $other } è falso: Alba è Colonel Bubble.
rules-card-example-end = Dunque { $hers } nel codice va sotto la B.

## Ragionare

rules-card-deduce-own = Ciò che hai tu non ce l'ha nessun altro. Se altri mostrano la tua identità o il tuo numero, quelle carte sono false.
rules-card-deduce-pair = { $truth ->
    [exactly-one] In una coppia è vera esattamente una carta: se ne conosci una, conosci l'altra.
   *[at-least-one] Se in una coppia una carta è falsa, l'altra è vera. Il contrario non vale: possono essere vere entrambe.
}
rules-card-deduce-last = Se conosci tre identità o tre numeri, conosci anche il quarto.
rules-card-deduce-places = Guarda i luoghi già giocati. Al quinto giro a ognuno ne resta uno: sai già dove andrà.
rules-card-deduce-order = Gioca tardi per incontrare qualcuno, presto per farti incontrare.
rules-card-deduce-partner = { $players ->
    [4] Una carta che solo il tuo compagno sa essere falsa è un messaggio segreto: mostra la tua identità accanto a quella del compagno.
   *[other] Prima di mostrare carte, pensa a ciò che l'altro sa già di te.
}

## Il codice

rules-card-code = Il codice
rules-card-code-order = Il codice è formato dai quattro numeri nell'ordine fisso dei loro proprietari: **Fiddlebottom, Bubble, Zsa Zsa, X**. Uno lo conosci dall'inizio: il tuo, sotto la tua lettera.
rules-card-code-ambassador = Chi gioca l'Ambasciatore parte senza numeri.
rules-picture-code = { $story ->
    [safe] La cassaforte si apre con quattro numeri nell'ordine F, B, Z, X. Sei l'Agente X: il tuo numero è l'ultimo.
   *[telephone] Il numero di telefono ha quattro parti nell'ordine F, B, Z, X. Sei l'Agente X: la tua è l'ultima.
}

## Vincere

rules-card-winning = Dichiarare il codice
rules-card-winning-when = { $players ->
    [3] Incontra qualcuno **a quattr'occhi**: un altro giocatore, il fantoccio o l'Ambasciatore. Al posto di ciò che l'incontro ti darebbe, dichiara il codice.
    [5] Un agente dev'essere a quattr'occhi con un altro agente o con l'Ambasciatore. L'Ambasciatore dev'essere con uno o due agenti; con due, può dichiarare solo l'Ambasciatore. La dichiarazione prende il posto di ciò che l'incontro darebbe.
   *[other] Incontra un altro giocatore **a quattr'occhi**. Invece di scambiare carte, di' «Sei il mio compagno» e dichiara il codice. Prima non si dice e non si mostra nulla, e il compagno non può opporsi.
}
rules-card-winning-right = { $players ->
    [3] **Giusto:** vinci in solitaria.
    [5] { $five_play ->
        [in-teams] **Giusto:** un agente vince insieme al compagno, ovunque sia. L'Ambasciatore vince in solitaria.
       *[alone] **Giusto:** vinci in solitaria.
    }
   *[other] **Giusto,** e siete compagni: vincete tutti e due.
}
rules-card-winning-wrong = { $players ->
    [3] **Sbagliato:** vincono gli altri due giocatori.
    [5] { $five_play ->
        [in-teams] **Sbagliato:** se era un agente, vincono l'altra coppia e l'Ambasciatore. Se era l'Ambasciatore, vincono tutti e quattro gli agenti.
       *[alone] **Sbagliato:** vincono tutti gli altri.
    }
   *[other] **Codice o compagno sbagliato:** vince l'altra coppia.
}
rules-card-winning-asked = Chi può dichiarare deve decidere ogni volta, prima di vedere qualcosa in quell'incontro. Così un «no» non rivela nulla.
rules-card-winning-order = Se più giocatori potrebbero dichiarare, conta l'incontro che si risolve prima; nello stesso incontro decide prima chi viene prima nell'ordine del giro.
rules-card-winning-limit = A questo tavolo si giocano al massimo { $limit } giri. Poi la partita finisce in parità.
rules-picture-declare = { $players ->
    [4] A quattr'occhi con il tuo compagno, dichiari i quattro numeri in ordine.
   *[other] A quattr'occhi con qualcuno, dichiari i quattro numeri in ordine.
}

## Una sfida

rules-card-match = Una sfida a tre punti
rules-card-match-points = { $players ->
    [3] { $wrong_code_costs ->
        [0] Chi vince una partita guadagna un punto.
       *[1] Un codice giusto vale un punto. Uno sbagliato ne costa uno, e gli altri due ne guadagnano uno ciascuno. Non si scende sotto zero.
    }
    [5] { $five_play ->
        [alone] Un codice giusto vale un punto. Uno sbagliato dà un punto a ciascuno degli altri.
       *[in-teams] Chi vince una partita guadagna un punto.
    }
   *[other] Chi vince una partita guadagna un punto.
}
rules-card-match-next = Ogni partita comincia con nuove carte nere e appunti vuoti. Comincia il posto seguente in senso orario.
rules-card-match-end = Chi arriva per primo a tre punti vince la sfida. Se ci si arriva in più d'uno, si vince insieme.

## Opzioni ed edizioni

rules-option-match = Durata
rules-option-match-single = Una partita.
rules-option-match-first-to-3 = Una sfida a tre punti.
rules-option-rounds = Giri
rules-option-rounds-free = Si gioca finché qualcuno dichiara il codice.
rules-option-rounds-limited = Dopo un numero di giri stabilito la partita finisce in parità.
rules-differ-truth = Lo scambio fra due agenti
rules-differ-truth-is = { $name }: { $truth ->
    [exactly-one] delle due carte è vera esattamente una.
   *[at-least-one] almeno una è vera, possono esserlo entrambe.
}
rules-differ-numbers = I numeri
rules-differ-numbers-is = { $name }: { NAME($numbers, form: "label") }, { $story ->
    [safe] la combinazione di una cassaforte.
   *[telephone] un numero di telefono.
}
rules-differ-partners = I compagni in cinque
rules-differ-partners-is = { $name }: { $five_play ->
    [in-teams] gli agenti vincono insieme al compagno.
   *[alone] ognuno gioca per sé.
}
rules-differ-points = I punti in una sfida
rules-differ-points-is = { $name }: { $players ->
    [3] { $wrong_code_costs ->
        [0] uno a chi vince una partita.
       *[1] uno per un codice giusto; uno in meno per uno sbagliato, e uno a ciascuno degli altri.
    }
   *[other] { $five_play ->
        [alone] uno per un codice giusto, oppure uno a ciascuno degli altri se è sbagliato.
       *[in-teams] uno a chi vince una partita.
    }
}
