# Der Coach am Tisch: ein Anstoß, dann der Zug, dann die Alternativen.

coach-title = Der Coach
coach-wait = Sieht an, was du gesehen hast …
coach-private = Niemand sieht, dass du fragst. Am Ende der Partie werden Hinweise gezählt.
coach-more-move = Zeig mir den Zug
coach-more-why = Warum nichts anderes?
coach-move = Mein Rat: { $move }.
coach-instead = Stattdessen
coach-less = { $less ->
    [0] genauso gut
   *[other] { $less } Bit weniger
}
coach-tells = lässt { $after } von { $before } deiner Blätter möglich
coach-tells-of-move = Danach sind für die andere Seite { $after } von { $before } deiner Blätter möglich.
coach-none = Etwas anderes würde der Coach nicht erwägen.

coach-nudge-only-option = Es gibt nur eins zu tun.
coach-nudge-at-random = Hier ist ein Zug so gut wie der andere.
coach-nudge-absent-minded = Hier ist ein Zug so gut wie der andere.
coach-nudge-nothing-yet = Noch gibt es nichts zu entscheiden.
coach-nudge-tells-partner = Wer dich fragt, gehört wohl zu dir. Lass etwas durchblicken.
coach-nudge-tells-little = Manche dieser Antworten sagen fast nichts. Welche deiner Karten sind dort schon bekannt?
coach-nudge-hides-what-counts = Denk daran, was niemand herausfinden soll: deine Statur, und zu wem du gehörst.
coach-nudge-asks-for-most = { $about ->
    [identity] Bei diesem Treffen kann dir jemand sagen, wer dahintersteckt.
    [build] Bei diesem Treffen kann dir jemand die Statur sagen, die dir fehlt.
   *[other] Hier kann dir jemand mehr sagen als die anderen.
}
coach-nudge-expects-most-there = Mit wem wärst du gern allein? Sieh nach, wer noch wohin gehen kann.
coach-nudge-not-sure-enough = Der Code steht noch nicht fest. Warte.
coach-nudge-sure-of-the-code = Sieh in deine Notizen: Nur ein Code ist übrig.
coach-nudge-looks-for-most = { $about ->
    [identity] Die Identität des Strohmanns hilft dir mehr.
   *[number] Die Zahl des Strohmanns hilft dir mehr.
}
coach-nudge-places-anyhow = Noch ist nichts verteilt. Jede Aufstellung ist recht.
coach-nudge-shakes = Melden kannst du noch nichts. Sieh, was das Phantom bringt.
coach-nudge-goes-for-most = Eine deiner Figuren kommt dorthin, wo es sich lohnt: zu jemandem, der mehr weiß, oder näher an deinen Auftrag.
coach-nudge-misleads = Deine Figuren werden beobachtet. Welcher Zug verbirgt die wahre?
coach-nudge-moves-others = Eine Figur, die dir nicht gehört, ist einen Schritt wert.
coach-nudge-hinders = Wohin wollen die anderen? Stell dich ihnen in den Weg.
coach-nudge-stands-still = Deine Figuren stehen gut. Nicht jede Kugel muss verbraucht werden.
coach-nudge-has-to-move-on = So kann die Bewegung nicht enden. Sieh nach, wer auf demselben Feld steht.
coach-nudge-takes-back = Diese Schritte führen zu nichts. Nimm sie zurück.
coach-nudge-slips-away = Dieses Treffen sagt dir wenig. Deine Figur wird anderswo gebraucht.
coach-nudge-objects = Sieh genau hin: Hast du diese Karten schon gesehen?
coach-nudge-sends-where-useful = Wo soll die Figur stehen, damit sie dir hilft und nicht den anderen?
coach-nudge-ends-turn = Alles ist getan.
coach-nudge-sure-of-the-mission = Du weißt genug, um zu gewinnen. Sieh in den Pass und auf die Karte.
coach-nudge-takes-the-hand = Du hast nichts zu verlieren.
coach-nudge-knows-who-they-are = Du weißt, wer alle sind. Schreib es auf.
coach-nudge-plays-it-out = Spiel im Kopf weiter: Wohin führt jede Wahl, wer auch immer was hat?
coach-nudge-finds-nothing-better = Dein erster Einfall kann so gut sein wie jeder andere. Wohin führt er?
