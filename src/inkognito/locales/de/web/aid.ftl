# Die Regeln eines Spiels auf einer Seite.

rules-aid-title = { $game ->
    [board] Inkognito, das Brettspiel: auf einer Seite
   *[card] Inkognito, das Kartenspiel: auf einer Seite
}
rules-aid-print = Diese Seite drucken

## Das Brettspiel

rules-aid-board-turn = Ein Zug
rules-aid-board-turn-declare = Zu Beginn darfst du „Auftrag erfüllt“ rufen.
rules-aid-board-turn-shake = Schüttle das Phantom: drei Kugeln, je ein Schritt, in beliebiger Reihenfolge. Du musst sie nicht nutzen.
rules-aid-board-turn-move = Zieh. Am Ende stehen keine zwei eigenen Figuren am selben Ort, und du triffst höchstens eine Figur jedes anderen Spielers.
rules-aid-board-turn-meet = Handle jedes Treffen ab: fragen und fortschicken, oder mit einem Schritt an einen freien Ort entwischen.
rules-aid-board-turn-end = Du darfst noch einmal rufen. Dann beende deinen Zug.
rules-aid-board-balls = Die Kugeln
rules-aid-ball-land = eigene Figur, zu Lande
rules-aid-ball-water = eigene Figur, zu Wasser
rules-aid-ball-either = eigene Figur, zu Lande oder zu Wasser
rules-aid-ball-rival = fremde Figur, jeder Weg; an einen freien Ort oder zu einer deiner Figuren
rules-aid-ball-ambassador = der Botschafter, jeder Weg; nicht auf fremde Figuren
rules-aid-ball-none = nichts
rules-aid-board-ask = Fragen
rules-aid-board-ask-identity = **Agent, Identität:** zwei Identitäten, eine Statur. Mindestens eine stimmt.
rules-aid-board-ask-build = **Agent, Statur:** zwei Staturen, eine Identität. Mindestens eine stimmt.
rules-aid-board-ask-ambassador = { $players ->
    [5] **Über den Botschafter,** nach einem beliebigen anderen Agenten: zwei Identitäten oder zwei Staturen, eine stimmt. Der Botschafter sieht sie zuerst.
   *[other] **Über den Botschafter,** nach einem beliebigen anderen Spieler: zwei Identitäten oder zwei Staturen, eine stimmt.
}
rules-aid-board-ask-grey = Graue Karten gelten wie farbige. Die Auftragskarte darf eine Karte ersetzen, ist aber nie die wahre.
rules-aid-board-ask-repeat = { $repeats ->
    [challenge] Keine Wiederholung vor demselben Spieler. Nach berechtigtem Einspruch: zwei Karten, mindestens eine stimmt; ab dem dritten Mal und bei Paaren eine wahre Karte.
   *[prevented] Keine Wiederholung vor demselben Spieler: nicht dieselben drei und kein schon gesehenes Paar, allein oder unter dreien.
}
rules-aid-board-away = Fortschicken
rules-aid-board-away-figure = Eine Figur: an einen freien Ort ohne Nummer.
rules-aid-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] Der Botschafter: in die Botschaft; ist sie besetzt, an einen freien Ort ohne Nummer.
   *[start] Der Botschafter: in die Botschaft; ist sie besetzt, an einen freien Startort.
}
rules-aid-board-declare = Auftrag erfüllt
rules-aid-board-declare-when = In deinem Zug, vor dem Phantom oder nach der Bewegung: Reiche einem Spieler die Hand.
rules-aid-board-declare-right = Handschlag, ihr seid Partner, der Auftrag ist erfüllt: Ihr gewinnt beide.
rules-aid-board-declare-wrong = { $players ->
    [3] Sonst gewinnt der dritte Spieler; bist du allein, die beiden anderen.
   *[other] Sonst gewinnen deine Gegner.
}
rules-aid-board-declare-alone = Allein: Ruf ohne Handschlag, mit deiner wahren Figur an deinem Fluchtort ({ $spaces }).
rules-aid-board-declare-flee = { $name } { $space }
rules-aid-board-declare-note = Stimmen auf dem Zettel des Botschafters alle acht Angaben, gewinnt er allein.
rules-aid-board-five = Der Zug des Botschafters
rules-aid-board-five-move = Bis zu zwei Schritte auf beliebigen Wegen.
rules-aid-board-five-ask = Wo du stehen bleibst: Verlange zwei Identitäten oder zwei Staturen (eine stimmt), oder frag nicht. Dann schick die Figur an einen freien Ort ohne Nummer.
rules-aid-board-five-note = Einmal, bevor jemand „Auftrag erfüllt“ ruft: Versiegle einen Zettel mit allen Identitäten und Staturen.
rules-aid-board-signs = Gesten
rules-aid-passport = Aufträge
rules-aid-passport-true = Ein Name meint die wahre Figur; „irgendeine Figur“ ist eine der acht des Paares.
rules-aid-passport-bring = „Bringt“: Einer von euch beiden hat den Botschafter zuletzt dorthin gezogen oder geschickt.
rules-aid-passport-missing = Statt des fehlenden Agenten gilt dessen Partner.

## Das Kartenspiel

rules-aid-card-round = Eine Runde
rules-aid-card-round-hide = Der Botschafter spielt einen Ort verdeckt.
rules-aid-card-round-play = Im Uhrzeigersinn vom ersten Spieler an: jeder einen noch nicht gespielten Ort, offen.
rules-aid-card-round-dummy = Der Ort des Strohmanns kommt von seinem Stapel.
rules-aid-card-round-turn = Der Ort des Botschafters wird zuletzt aufgedeckt.
rules-aid-card-round-meet = Treffen, zuerst das des ersten Spielers.
rules-aid-card-round-next = Dann beginnt der Nächste im Uhrzeigersinn. Nach fünf Runden kommen alle Orte zurück.
rules-aid-card-meetings = Wer wen trifft
rules-aid-card-agents = { $truth ->
    [exactly-one] **Zwei Agenten** tauschen je zwei farbige Karten: Genau eine stimmt. Nie dasselbe Paar vor demselben Spieler.
   *[at-least-one] **Zwei Agenten** tauschen je zwei farbige Karten: Mindestens eine stimmt. Nie dasselbe Paar vor demselben Spieler.
}
rules-aid-card-ambassador = { $players ->
    [5] **Agent und Botschafter:** Der Agent darf einen anderen nennen, der beiden eine schwarze Karte zeigt; nie dieselbe zweimal.
   *[other] **Agent und Botschafter:** Der Agent darf einen anderen nennen, der ihm eine schwarze Karte zeigt; nie dieselbe zweimal.
}
rules-aid-card-dummy = **Agent und Strohmann:** Du darfst seine Identität oder seine Zahl ansehen. Den Strohmann kannst du nicht nennen.
rules-aid-card-two = { $truth ->
    [exactly-one] **Botschafter und zwei Agenten:** Jeder zeigt dem Botschafter zwei farbige Karten, von denen genau eine stimmt.
   *[at-least-one] **Botschafter und zwei Agenten:** Jeder zeigt dem Botschafter zwei farbige Karten, von denen mindestens eine stimmt.
}
rules-aid-card-other = **Jede andere Zahl:** nichts.
rules-aid-card-code = Der Code
rules-aid-card-code-order = Die vier Zahlen in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X.
rules-aid-card-code-numbers = Die Zahlen: { LIST($numbers) }.
rules-aid-card-declare = Den Code nennen
rules-aid-card-declare-when = { $players ->
    [3] Unter vier Augen mit irgendwem, statt der üblichen Aktion.
    [5] Ein Agent unter vier Augen mit einem anderen oder mit dem Botschafter; der Botschafter mit einem oder zwei Agenten. Statt der üblichen Aktion.
   *[other] Unter vier Augen mit einem anderen Spieler, statt zu tauschen: „Du bist mein Partner.“
}
rules-aid-card-points = Eine Partie
rules-aid-card-points-three = Wer zuerst drei Punkte hat, gewinnt.
