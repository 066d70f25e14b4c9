# In 5 Minuten gelernt: fünf Schritte für jedes Spiel.

rules-learn-title = { $game ->
    [board] Das Brettspiel in 5 Minuten
   *[card] Das Kartenspiel in 5 Minuten
}
rules-learn-step = Schritt { $step } von { $steps }
rules-learn-next = Weiter
rules-learn-back = Zurück
rules-learn-play = Jetzt spielen

## Das Brettspiel

rules-learn-board-1 = Du bist jemand anderes
rules-learn-board-1-text = Vier Geheimagenten feiern Karneval in Venedig, und einer davon bist du. Sie arbeiten zu zweit, immer in denselben Paaren. Du weißt, wie dein Partner heißt, aber nicht, wer am Tisch es ist.
rules-learn-board-2 = Eine Figur bist wirklich du
rules-learn-board-2-text = Du hast vier Figuren in deiner Farbe. Deine Geheimkarten verraten dir, wer du bist, welche der vier wirklich du bist, und einen Buchstaben. Die anderen drei Figuren sind Doppelgänger.
rules-learn-board-3 = Drei Kugeln, drei Schritte
rules-learn-board-3-text = In deinem Zug schüttelst du das Phantom. Drei Kugeln sagen, was sich bewegen darf: deine Figuren zu Lande oder zu Wasser, der Botschafter, oder eine fremde Figur.
rules-learn-board-3-text-classic = In deinem Zug schüttelst du das Phantom. Drei Kugeln sagen, was sich bewegen darf: deine Figuren zu Lande oder zu Wasser, oder der Botschafter. Eine Niete bewegt nichts.
rules-learn-board-4 = Treffen und fragen
rules-learn-board-4-text = Bleib stehen, wo jemand ist, und frag. Du bekommst drei Karten zu sehen, und mindestens eine stimmt. Der Botschafter verschafft dir zwei Karten von jedem, den du willst; eine davon stimmt. Danach schickst du die getroffene Figur fort.
rules-learn-board-5 = Schlag ein
rules-learn-board-5-text = Zeig deinem Partner deinen Buchstaben: Eure beiden Buchstaben ergeben euren Auftrag. Ist er erfüllt, ruf „Auftrag erfüllt“ und reich die Hand. Stimmen Partner und Auftrag, gewinnt ihr beide. Wenn nicht, gewinnen die anderen.
rules-learn-board-5-text-three = Zeig deinem Partner deinen Buchstaben: Eure beiden Buchstaben ergeben euren Auftrag. Ist er erfüllt, ruf „Auftrag erfüllt“ und reich die Hand. Aber einer von euch dreien ist allein und muss stattdessen aus Venedig fliehen.

## Das Kartenspiel

rules-learn-card-1 = Du bist jemand anderes
rules-learn-card-1-text = Vier Geheimagenten feiern Karneval in Venedig, und einer davon bist du. Sie arbeiten zu zweit, immer in denselben Paaren. Du weißt, wie dein Partner heißt, aber nicht, wer am Tisch es ist.
rules-learn-card-1-text-alone = Vier Geheimagenten feiern Karneval in Venedig, und einer davon bist du. Bei dieser Spielerzahl zählen die Paare nicht: Alle spielen für sich.
rules-learn-card-2 = Ein Name und eine Zahl
rules-learn-card-2-text = Zwei schwarze Karten sind dein Geheimnis: wer du bist, und eine Zahl des Codes. Der Code besteht aus allen vier Zahlen in der Reihenfolge Fiddlebottom, Bubble, Zsa Zsa, X.
rules-learn-card-3 = Wähl einen Ort
rules-learn-card-3-text = In jeder Runde geht ihr alle an einen von fünf Orten. Wo genau zwei sind, treffen sie sich. Sind es mehr oder nur einer, passiert nichts.
rules-learn-card-3-text-five = In jeder Runde geht ihr alle an einen von fünf Orten. Wo genau zwei sind, treffen sie sich. Findet der Botschafter zwei Agenten, müssen ihm beide Karten zeigen.
rules-learn-card-4 = Tausch zwei Karten
rules-learn-card-4-text = { $truth ->
    [exactly-one] Treffen sich zwei Agenten, zeigen sie einander je zwei Karten: Eine stimmt, eine ist falsch. Triffst du den Botschafter, wählst du einen Agenten, der dir eine schwarze Karte zeigen muss. Die stimmt sicher.
   *[at-least-one] Treffen sich zwei Agenten, zeigen sie einander je zwei Karten, und mindestens eine stimmt. Triffst du den Botschafter, wählst du einen Agenten, der dir eine schwarze Karte zeigen muss. Die stimmt sicher.
}
rules-learn-card-5 = Nenn den Code
rules-learn-card-5-text = Kennst du alle vier Zahlen, triff deinen Partner unter vier Augen und nenn den Code. Stimmt er, gewinnt ihr beide. Stimmt er nicht, gewinnt das andere Paar.
rules-learn-card-5-text-alone = Kennst du alle vier Zahlen, triff jemanden unter vier Augen und nenn den Code. Stimmt er, gewinnst du. Stimmt er nicht, gewinnen die anderen.
rules-learn-card-5-text-pairs = Kennst du alle vier Zahlen, triff einen Agenten oder den Botschafter unter vier Augen und nenn den Code. Stimmt er, gewinnst du mit deinem Partner. Stimmt er nicht, gewinnen die anderen.
