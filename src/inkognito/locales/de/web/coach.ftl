# Der Coach am Tisch: ein Anstoß, dann der Zug, dann die Alternativen.

coach-title = Der Coach
coach-wait = Sieht sich an, was du gesehen hast …
coach-private = Niemand sieht, dass du fragst. Am Ende des Spiels werden die Hinweise gezählt.
coach-more-move = Zeig mir den Zug
coach-more-why = Warum nichts anderes?
coach-move = Mein Rat: { $move }.
coach-instead = Warum nichts anderes?
coach-less = { $less ->
    [0] genauso gut
   *[other] { $less } Bit weniger
}
coach-bits = { $game ->
    [card] Ein Bit ist so viel, wie eine Ja-oder-Nein-Frage verrät. Das ist geschätzt.
   *[board] Ein Bit ist so viel, wie eine Ja-oder-Nein-Frage verrät. Das ist geschätzt: Auch die Nähe zum Auftrag zählt.
}
coach-tells = lässt { NAME($to, form: "to") } { $after } von { $before } Blättern offen
coach-tells-of-move = { NAME($to, form: "start") } hält jetzt { $before } Blätter bei dir für möglich, danach { $after }.
coach-none = Sonst gab es nichts abzuwägen.

coach-nudge-only-option = Es gibt nur eins zu tun.
coach-nudge-at-random = Hier ist ein Zug so gut wie der andere.
coach-nudge-absent-minded = Hier ist ein Zug so gut wie der andere.
coach-nudge-nothing-yet = Noch gibt es nichts zu entscheiden.
coach-nudge-tells-partner = Wer dich fragt, gehört wohl zu dir. Lass etwas durchblicken.
coach-nudge-tells-little = Manche dieser Antworten sagen fast nichts. Welche deiner Karten sind dort schon bekannt?
coach-nudge-hides-what-counts = { $game ->
    [card] Denk daran, was niemand herausfinden soll: deine Zahl, und zu wem du gehörst.
   *[board] Denk daran, was niemand herausfinden soll: deine Statur, und zu wem du gehörst.
}
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
coach-nudge-shakes = Ansagen kannst du noch nichts. Sieh nach, was das Phantom bringt.
coach-nudge-goes-for-most = Eine deiner Figuren kommt dorthin, wo es sich lohnt: zu jemandem, der mehr weiß, oder näher an deinen Auftrag.
coach-nudge-misleads = Deine Figuren werden beobachtet. Welcher Zug verbirgt die wahre?
coach-nudge-sees-the-end = Rechne alle Kugeln zusammen, auch die für fremde Figuren. Ist der Auftrag noch in diesem Zug zu schaffen?
coach-nudge-moves-others = Eine Figur, die dir nicht gehört, ist einen Schritt wert.
coach-nudge-hinders = Wohin wollen die anderen? Stell dich ihnen in den Weg.
coach-nudge-stands-still = Deine Figuren stehen gut. Nicht jede Kugel muss verbraucht werden.
coach-nudge-has-to-move-on = So kann die Bewegung nicht enden. Sieh nach, wer am selben Ort steht.
coach-nudge-takes-back = Diese Schritte führen zu nichts. Nimm sie zurück.
coach-nudge-slips-away = Dieses Treffen sagt dir wenig. Deine Figur wird anderswo gebraucht.
coach-nudge-nothing-to-ask = Was du hier erfragen könntest, weißt du schon. Was könnte deine Figur sonst tun?
coach-nudge-objects = Sieh genau hin: Hast du diese Karten schon gesehen?
coach-nudge-sends-where-useful = Wo soll die Figur stehen, damit sie dir hilft und nicht den anderen?
coach-nudge-ends-turn = Alles ist getan.
coach-nudge-sure-of-the-mission = Du weißt genug, um zu gewinnen. Sieh in den Pass und auf die Karte.
coach-nudge-takes-the-hand = Du hast nichts zu verlieren.
coach-nudge-knows-who-they-are = Du weißt, wer alle sind. Schreib es auf.
coach-nudge-plays-it-out = Spiel im Kopf weiter: Wohin führt jede Wahl, ganz gleich, wer was hat?
coach-nudge-finds-nothing-better = Dein erster Einfall kann so gut sein wie jeder andere. Wohin führt er?

coach-reason-only-option = Du hast hier keine Wahl.
coach-reason-at-random = Für keinen Zug spricht mehr als für die anderen.
coach-reason-absent-minded = Für keinen Zug spricht mehr als für die anderen.
coach-reason-nothing-yet = Noch gibt es nichts abzuwägen.
coach-reason-tells-partner = Das ist wohl dein Partner, und so kommt am meisten dort an.
coach-reason-tells-little = Von allem, was du zeigen darfst, verrät das am wenigsten.
coach-reason-hides-what-counts = Damit kann ein Gegner am wenigsten anfangen.
coach-reason-asks-for-most = Von allen Fragen hier dürfte diese dir am meisten verraten.
coach-reason-expects-most-there = Dort triffst du am ehesten jemanden, der dir etwas verraten kann.
coach-reason-not-sure-enough = Mehr als ein Code ist möglich, und ein falscher kostet dich das Spiel.
coach-reason-sure-of-the-code = Nur dieser Code passt zu allem, was du gesehen hast.
coach-reason-looks-for-most = Diese Karte dürfte dir am meisten verraten.
coach-reason-places-anyhow = Vor dem Austeilen ist eine Aufstellung so gut wie die andere.
coach-reason-shakes = Dass euer Auftrag erfüllt ist, steht noch nicht fest.
coach-reason-goes-for-most = Dort erfährst du am meisten oder bist dem Auftrag am nächsten.
coach-reason-misleads = So erkennt niemand, welche Figur wirklich du bist.
coach-reason-moves-others = Dort nützt dir eine fremde Figur mehr.
coach-reason-sees-the-end = Alle Kugeln zusammen erfüllen deinen Auftrag noch in diesem Zug.
coach-reason-hinders = Das hält deine Gegner von ihrem Ziel fern.
coach-reason-stands-still = Kein Schritt würde dir etwas bringen.
coach-reason-has-to-move-on = So darf die Bewegung nicht enden, also muss noch eine Figur ziehen.
coach-reason-takes-back = So darf die Bewegung nicht enden, und kein anderer Schritt hilft.
coach-reason-slips-away = Anderswo nützt deine Figur mehr als hier eine Frage.
coach-reason-nothing-to-ask = Keine Antwort könnte dir hier etwas Neues verraten. Also entwischt deine Figur.
coach-reason-objects = Diese Karten hast du schon gesehen, und das ist nicht erlaubt.
coach-reason-sends-where-useful = Dort nützt die Figur dir am meisten oder den anderen am wenigsten.
coach-reason-ends-turn = In diesem Zug ist nichts mehr zu tun.
coach-reason-sure-of-the-mission = Dein Partner und euer Auftrag sind sicher, und er ist erfüllt.
coach-reason-takes-the-hand = Gehört ihr zusammen, kostet euch ein Nein das Spiel. Wenn nicht, gewinnst du so oder so.
coach-reason-knows-who-they-are = Alle acht Angaben sind sicher.
coach-reason-plays-it-out = Im Kopf weitergespielt, gewinnt das öfter als alles andere.
coach-reason-finds-nothing-better = Im Kopf weitergespielt, ist nichts klar besser.
