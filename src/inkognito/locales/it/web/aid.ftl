# Le regole di un gioco in una pagina.

rules-aid-title = { $game ->
    [board] Inkognito, il gioco da tavolo: in una pagina
   *[card] Inkognito, il gioco di carte: in una pagina
}
rules-aid-print = Stampa questa pagina

## Il gioco da tavolo

rules-aid-board-turn = Un turno
rules-aid-board-turn-declare = Prima di cominciare puoi dichiarare.
rules-aid-board-turn-shake = Agita la Maschera: tre palline, un passo ciascuna, in qualsiasi ordine. Non devi usarle per forza.
rules-aid-board-turn-move = Muovi. Alla fine non devono esserci due tue figure nello stesso luogo, e incontri al massimo una figura di ogni altro giocatore.
rules-aid-board-turn-meet = Risolvi ogni incontro: chiedi e manda via, oppure dileguati di un passo in un luogo libero.
rules-aid-board-turn-end = Puoi dichiarare di nuovo. Poi termina il turno.
rules-aid-board-balls = Le palline
rules-aid-ball-land = una tua figura, via terra
rules-aid-ball-water = una tua figura, via acqua
rules-aid-ball-either = una tua figura, via terra o acqua
rules-aid-ball-rival = la figura di un altro, per ogni via; in un luogo libero o da una tua figura
rules-aid-ball-ambassador = l'Ambasciatore, per ogni via; non addosso a figure altrui
rules-aid-ball-none = nulla
rules-aid-board-ask = Domande
rules-aid-board-ask-identity = **Agente, identità:** due identità, una corporatura. Almeno una è vera.
rules-aid-board-ask-build = **Agente, corporatura:** due corporature, un'identità. Almeno una è vera.
rules-aid-board-ask-ambassador = { $players ->
    [5] **Tramite l'Ambasciatore,** su un altro agente qualsiasi: due identità o due corporature, una è vera. L'Ambasciatore le vede per primo.
   *[other] **Tramite l'Ambasciatore,** su un altro giocatore qualsiasi: due identità o due corporature, una è vera.
}
rules-aid-board-ask-grey = Le carte grigie valgono come le colorate. La carta missione può sostituirne una, ma non è mai quella vera.
rules-aid-board-ask-repeat = { $repeats ->
    [challenge] Niente ripetizioni allo stesso giocatore. Se contesta a ragione: due carte, almeno una vera; dalla terza volta, e per le coppie, una carta vera.
   *[prevented] Niente ripetizioni allo stesso giocatore: non le stesse tre, né una coppia già vista, da sola o fra tre.
}
rules-aid-board-away = Mandare via
rules-aid-board-away-figure = Una figura: in un luogo libero e senza numero.
rules-aid-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] L'Ambasciatore: all'Ambasciata; se è occupata, in un luogo libero e senza numero.
   *[start] L'Ambasciatore: all'Ambasciata; se è occupata, in un luogo di partenza libero.
}
rules-aid-board-declare = Missione compiuta
rules-aid-board-declare-when = Nel tuo turno, prima della Maschera o dopo il movimento: tendi la mano a un giocatore.
rules-aid-board-declare-right = Stringe la mano, siete compagni, la missione è compiuta: vincete tutti e due.
rules-aid-board-declare-wrong = { $players ->
    [3] In ogni altro caso vince il terzo giocatore; se sei senza compagno, gli altri due.
   *[other] In ogni altro caso vincono i tuoi avversari.
}
rules-aid-board-declare-alone = Senza compagno: dichiari senza tendere la mano, con la tua figura vera sulla tua via di fuga ({ $spaces }).
rules-aid-board-declare-flee = { $name } { $space }
rules-aid-board-declare-note = Se nel biglietto dell'Ambasciatore tutte e otto le risposte sono giuste, l'Ambasciatore vince in solitaria.
rules-aid-board-five = Il turno dell'Ambasciatore
rules-aid-board-five-move = Fino a due passi per qualsiasi via.
rules-aid-board-five-ask = Dove ti fermi: chiedi due identità o due corporature (una è vera), o non chiedere nulla. Poi manda la figura in un luogo libero e senza numero.
rules-aid-board-five-note = Una volta, prima che qualcuno dichiari: sigilli un biglietto con tutte le identità e le corporature.
rules-aid-board-signs = Gesti
rules-aid-passport = Missioni
rules-aid-passport-true = Un nome indica la figura vera; «una figura qualsiasi» è una delle otto della coppia.
rules-aid-passport-bring = «Portate»: l'ultimo a muovere o mandare lì l'Ambasciatore è stato uno di voi due.
rules-aid-passport-missing = Al posto dell'agente che manca leggi il suo compagno.

## Il gioco di carte

rules-aid-card-round = Un giro
rules-aid-card-round-hide = L'Ambasciatore gioca un luogo coperto.
rules-aid-card-round-play = In senso orario dal primo giocatore: un luogo non ancora usato a testa, scoperto.
rules-aid-card-round-dummy = Il luogo del fantoccio viene dal suo mazzo.
rules-aid-card-round-turn = Il luogo dell'Ambasciatore si scopre per ultimo.
rules-aid-card-round-meet = Incontri, cominciando da quello del primo giocatore.
rules-aid-card-round-next = Poi comincia il seguente in senso orario. Dopo cinque giri si riprendono tutti i luoghi.
rules-aid-card-meetings = Chi incontra chi
rules-aid-card-agents = { $truth ->
    [exactly-one] **Due agenti** si scambiano due carte colorate a testa: esattamente una è vera. Mai la stessa coppia allo stesso giocatore.
   *[at-least-one] **Due agenti** si scambiano due carte colorate a testa: almeno una è vera. Mai la stessa coppia allo stesso giocatore.
}
rules-aid-card-ambassador = { $players ->
    [5] **Agente e Ambasciatore:** l'agente può nominare un altro agente, che mostra a entrambi una carta nera; mai due volte la stessa.
   *[other] **Agente e Ambasciatore:** l'agente può nominare un altro agente, che gli mostra una carta nera; mai due volte la stessa.
}
rules-aid-card-dummy = **Agente e fantoccio:** puoi guardare la sua identità o il suo numero. Il fantoccio non si può nominare.
rules-aid-card-two = { $truth ->
    [exactly-one] **Ambasciatore e due agenti:** ognuno mostra all'Ambasciatore due carte colorate, esattamente una vera.
   *[at-least-one] **Ambasciatore e due agenti:** ognuno mostra all'Ambasciatore due carte colorate, almeno una vera.
}
rules-aid-card-other = **Ogni altro numero:** nulla.
rules-aid-card-code = Il codice
rules-aid-card-code-order = I quattro numeri nell'ordine Fiddlebottom, Bubble, Zsa Zsa, X.
rules-aid-card-code-numbers = I numeri: { LIST($numbers) }.
rules-aid-card-declare = Dichiarare il codice
rules-aid-card-declare-when = { $players ->
    [3] A quattr'occhi con chiunque, al posto di ciò che l'incontro dà.
    [5] Un agente a quattr'occhi con un altro o con l'Ambasciatore; l'Ambasciatore con uno o due agenti. Al posto di ciò che l'incontro dà.
   *[other] A quattr'occhi con un altro giocatore, al posto dello scambio: «Sei il mio compagno.»
}
rules-aid-card-points = Una sfida
rules-aid-card-points-three = Vince chi arriva per primo a tre punti.
