# Die Regeln des Brettspiels.

## Worum es geht

rules-board-about = Worum es geht
rules-board-about-carnival = In Venedig ist Karneval. Hinter den Masken stecken vier Geheimagenten, und einer davon bist du. Du weißt, wer du bist. Die anderen wissen es nicht, und du weißt nicht, wer sie sind.
rules-board-about-partner = Du weißt also von Anfang an, wie dein Partner heißt, nur nicht, welche Farbe er spielt.
rules-board-about-aim = { $players ->
    [3] Zu dritt fehlt ein Agent, und niemand weiß, welcher. Sitzt dein Partner mit am Tisch, dann findet einander und erfüllt euren Auftrag. Fehlt er, bist du allein: Sieh zu, dass du unerkannt aus Venedig entkommst.
    [5] Finde deinen Partner, lass dich finden, bring euren gemeinsamen Auftrag in Erfahrung und erfülle ihn, bevor das andere Paar seinen erfüllt. Und achte auf den Fünften: Der Botschafter will wissen, wer ihr alle seid.
   *[other] Finde deinen Partner, lass dich finden, bring euren gemeinsamen Auftrag in Erfahrung und erfülle ihn, bevor das andere Paar seinen erfüllt.
}

## Aufbau

rules-board-setup = Aufbau
rules-board-setup-figures = Jeder Agent hat eine Farbe und darin vier Figuren: groß, klein, dick und dünn.
rules-board-setup-unused = Eine der vier Farben bleibt in der Schachtel.
rules-board-setup-placement = { $placement ->
    [choose] Reihum, vom ersten Spieler an, wählt jeder offen, welche Figur an welchem der vier Orte seiner Farbe beginnt. Noch sind keine Geheimnisse verteilt, also verrät das nichts.
   *[random] Der Zufall stellt die Figuren an die vier Startorte ihrer Farbe.
}
rules-board-setup-ambassador = Die schwarze Figur ist der Botschafter. Er beginnt in der Botschaft.
rules-board-setup-secrets = { $players ->
    [5] Jeder Agent bekommt drei **graue Karten**, die sonst niemand sieht: eine Identität, eine Statur und einen Auftragsbuchstaben von A bis D. Jede Karte gibt es nur einmal. Wer den Botschafter spielt, bekommt keine.
   *[other] Du bekommst drei **graue Karten**, die sonst niemand sieht: eine Identität, eine Statur und einen Auftragsbuchstaben von A bis D. Jede Karte gibt es nur einmal.
}
rules-board-setup-aside = Die drei übrigen grauen Karten kommen verdeckt beiseite. Vor dem Ende sieht sie niemand an.
rules-board-setup-true = Die Figur mit deiner Statur ist deine **wahre Figur**. Die drei anderen sind Doppelgänger.
rules-board-setup-coloured = Für deine Antworten hast du acht Karten in deiner Farbe: alle vier Identitäten und alle vier Staturen.
rules-board-setup-first = Das Los entscheidet, wer beginnt; dann geht es im Uhrzeigersinn weiter.
rules-picture-hand = Drei graue Karten: Du bist Colonel Bubble, du bist dick, dein Buchstabe ist D. Deine dicke Figur ist also die wahre.

## Ein Zug

rules-board-turn = Dein Zug
rules-board-turn-parts = Ein Zug hat drei Teile: das Phantom schütteln, ziehen, die Treffen abhandeln.
rules-board-turn-ambassador = Wer den Botschafter spielt, zieht anders; das steht weiter unten.
rules-board-phantom = Das Phantom der Prophezeiung
rules-board-phantom-shake = Zehn Kugeln stecken darin, drei davon erscheinen. Jede ist einen Schritt wert. Vor dem nächsten Schütteln kommen wieder alle zehn hinein.
rules-board-ball-count = { $count } von 10
rules-board-ball-land = Eine eigene Figur geht einen Schritt zu Lande, entlang einer durchgezogenen Linie.
rules-board-ball-water = Eine eigene Figur fährt einen Schritt zu Wasser, entlang einer gestrichelten Linie.
rules-board-ball-either = Eine eigene Figur macht einen Schritt zu Lande oder zu Wasser.
rules-board-ball-rival = Eine Figur eines anderen Spielers macht einen Schritt, zu Lande oder zu Wasser.
rules-board-ball-ambassador = Der Botschafter macht einen Schritt, zu Lande oder zu Wasser.
rules-board-ball-none = Eine Niete: Nichts bewegt sich.
rules-board-moving = Die Bewegung
rules-board-moving-use = Nutze die Kugeln in beliebiger Reihenfolge, für eine Figur oder für mehrere. Du musst nicht alle nutzen.
rules-board-moving-through = Deine eigenen Figuren dürfen durch alles hindurch. Es zählt nur, wo alles steht, wenn du die Bewegung beendest.
rules-board-moving-end = Dann dürfen keine zwei deiner Figuren am selben Ort stehen, und du darfst **höchstens eine Figur jedes anderen Spielers** treffen. Mehrere Spieler darfst du treffen, und den Botschafter dazu.
rules-board-moving-ambassador = Den Botschafter darfst du zu einer deiner Figuren holen, aber nie auf eine fremde setzen.
rules-board-moving-rival = Eine Figur eines Rivalen darfst du zu einer deiner Figuren holen, aber nie auf den Botschafter oder eine andere Figur setzen.
rules-board-moving-undo = Bis du die Bewegung beendest, kannst du deine Schritte zurücknehmen. Danach sind die Kugeln verbraucht.
rules-picture-moving = Zwei Kugeln für eine Figur: erst ein Schritt zu Lande, dann einer zu Wasser.

## Treffen

rules-board-meetings = Treffen
rules-board-meetings-what = Steht eine deiner Figuren mit einer anderen am selben Ort, ist das ein Treffen, ganz gleich, wer dorthin gezogen ist. Handle alle Treffen ab, in beliebiger Reihenfolge, jedes auf eine von zwei Arten:
rules-board-meetings-ask = **Fragen und fortschicken.** Du stellst eine Frage, siehst dir die Antwort an und schickst dann die getroffene Figur woandershin.
rules-board-meetings-slip = **Entwischen.** Du stellst keine Frage. Deine Figur macht noch einen Schritt, auf beliebigem Weg, an einen freien Ort. Die getroffene Figur bleibt stehen.
rules-board-meetings-clean = Ist kein Nachbarort frei, musst du fragen. Am Ende eines Zuges stehen nie zwei Figuren am selben Ort.
rules-picture-meeting = Ein Treffen. Entweder fragst du und schickst die andere Figur fort, oder du entwischst selbst.
rules-board-agent = Einen Agenten fragen
rules-board-agent-kinds = Sag, was du wissen willst. Die Antwort besteht aus drei Karten:
rules-board-agent-identity = nach der **Identität**: zwei Identitäten und eine Statur;
rules-board-agent-build = nach der **Statur**: zwei Staturen und eine Identität.
rules-board-agent-true = **Mindestens eine der drei stimmt.** Es kann jede sein.
rules-board-through = Über den Botschafter fragen
rules-board-through-ask = Der Botschafter kennt alle. Nenne einen beliebigen anderen Spieler und sag, was du wissen willst: Dieser Spieler zeigt dir zwei Identitäten oder zwei Staturen. **Eine von beiden stimmt.**
rules-board-through-same = Das darf auch jemand sein, den du in diesem Zug selbst triffst.
rules-board-through-relay = Wer den Botschafter spielt, sieht die beiden Karten zuerst, danach du. Den Botschafter selbst kannst du nicht nennen.
rules-board-show = Was man zeigen darf
rules-board-show-private = Die Karten sieht nur, wer gefragt hat. Die anderen sehen, wer wen wonach fragt und wie viele Karten es sind.
rules-board-show-different = Die Karten einer Antwort sind alle verschieden.
rules-board-show-grey = Statt einer farbigen Karte darfst du die graue zeigen. Damit beweist du, dass sie stimmt.
rules-board-show-mission = Deine graue **Auftragskarte** darf eine der Karten ersetzen. Sie zählt nie als die wahre: Eine andere Karte muss stimmen.
rules-board-show-repeat = Zeige demselben Spieler nie zweimal dieselben drei Karten. Ein Paar über den Botschafter darf keines sein, das dieser Spieler schon gesehen hat, weder allein noch unter dreien. Ob grau oder farbig, macht dabei keinen Unterschied.
rules-board-show-repeats = { $repeats ->
    [challenge] An diesem Tisch hindert dich nichts daran, dich zu wiederholen. Aber wer die Karten sieht, darf einmal Einspruch erheben, bevor er die Figur fortschickt oder „Auftrag erfüllt“ ruft. Ist der Einspruch berechtigt, gibt es Besseres zu sehen: zwei Karten, von denen mindestens eine stimmt, wenn dieselben drei zum zweiten Mal kommen; **eine wahre Karte** der gefragten Art ab dem dritten Mal und bei jedem wiederholten Paar. Ist er es nicht, gelten die Karten. Alle hören den Einspruch und ob er berechtigt war.
   *[prevented] An diesem Tisch kannst du nur neue Antworten wählen. Bleibt ohne die Auftragskarte keine mehr, zeigst du weniger: statt drei Karten zwei, von denen mindestens eine stimmt; statt eines Paars eine wahre Karte.
}
rules-board-away = Fortschicken
rules-board-away-figure = Die befragte Figur kommt an einen beliebigen freien Ort ohne Nummer. Auch die Botschaft ist so ein Ort.
rules-board-away-ambassador = { $ambassador_yields_to ->
    [unnumbered] Der Botschafter geht heim in die Botschaft. Ist sie besetzt, auch weil ihr euch gerade dort trefft, schickst du ihn an einen beliebigen freien Ort ohne Nummer.
   *[start] Der Botschafter geht heim in die Botschaft. Ist sie besetzt, auch weil ihr euch gerade dort trefft, schickst du ihn an einen beliebigen freien Startort, gleich welcher Farbe.
}

## Das Beispiel

rules-board-example-ask = Du bist Colonel Bubble. Deine Figur trifft eine von Leo, und du fragst nach der Identität. Leo zeigt dir Colonel Bubble, Madame Zsa Zsa und „klein“.
rules-board-example-first = Colonel Bubble bist du, also stimmt diese Karte nicht. Leo ist Madame Zsa Zsa oder klein oder beides.
rules-board-example-second = Ein paar Züge später fragst du über den Botschafter nach Leos Statur. Leo zeigt „groß“ und „dick“. Eine von beiden stimmt: Also ist Leo nicht klein.
rules-board-example-end = Dann kann an der ersten Antwort nur Madame Zsa Zsa stimmen. Jetzt weißt du, wer Leo ist.

## Kombinieren

rules-deduce = Kombinieren
rules-board-deduce-own = Was du hast, hat sonst niemand. Zeigen andere deine Identität oder deine Statur, sind diese Karten falsch.
rules-board-deduce-rest = Können zwei von drei Karten nicht stimmen, dann stimmt die dritte.
rules-board-deduce-pair = Von zwei Karten über den Botschafter stimmt genau eine. Damit scheiden auch zwei andere aus: die nicht gezeigten.
rules-board-deduce-partner = Eine Karte, von der nur dein Partner weiß, dass sie falsch ist, ist eine geheime Botschaft. Fragt dich jemand über den Botschafter, zeig deine Identität neben der deines Partners: Er durchschaut es, die anderen nicht.
rules-board-deduce-record = Merk dir, was du wem gezeigt hast. Dein Notizblatt führt Buch für dich.
rules-board-deduce-routes = Achte darauf, wer es wohin eilig hat. Ein Auftrag verrät sich am Weg.

## Aufträge

rules-board-missions = Dein Auftrag
rules-board-missions-letters = Dein Buchstabe und der deines Partners ergeben zusammen euren Auftrag. Die Reihenfolge steht fest: Fiddlebottom vor Bubble, Zsa Zsa vor X. Den Buchstaben deines Partners erfährst du nur, wenn er dir seine Auftragskarte zeigt.
rules-board-missions-true = Wird ein Agent genannt, ist immer seine **wahre Figur** gemeint. „Irgendeine Figur“ meint eine beliebige der acht Figuren beider Partner.
rules-board-missions-stands = Ein Auftrag ist erfüllt, sobald alles **so steht**, wie er es sagt. Wer dafür gesorgt hat, und wann, spielt keine Rolle.
rules-board-missions-bring = Eine Ausnahme: Sollt ihr den Botschafter irgendwohin bringen, muss einer von euch beiden ihn zuletzt dorthin gezogen oder geschickt haben, im eigenen Zug.
rules-board-missions-missing = Nennt euer Auftrag den fehlenden Agenten, gilt stattdessen dessen Partner.
rules-board-passport = Der Pass
rules-board-passport-code = Buchstaben
rules-board-passport-mission = Auftrag
rules-board-passport-or = { $one } oder { $other }

## Gewinnen

rules-board-winning = Auftrag erfüllt
rules-board-winning-declare = In deinem Zug darfst du „Auftrag erfüllt“ rufen und einem Spieler die Hand reichen: bevor du das Phantom schüttelst, oder nach der Bewegung, wenn niemand eine Antwort schuldet. Das geht auch zwischen einer Antwort und dem Fortschicken.
rules-board-winning-silent = Welcher Auftrag es ist, sagst du nicht. Es zählt nur der wahre.
rules-board-winning-taken = **Der andere schlägt ein.** Seid ihr Partner und ist euer Auftrag erfüllt, gewinnt ihr beide. Sonst gewinnen deine Gegner.
rules-board-winning-refused = **Der andere lehnt ab.** Deine Gegner gewinnen, ganz gleich, wer abgelehnt hat.
rules-board-winning-alone = **Ohne Handschlag.** Zu dritt darfst du auch allein „Auftrag erfüllt“ rufen. Fehlt dein Partner am Tisch und steht deine wahre Figur an deinem Fluchtort, gewinnst du allein.
rules-board-winning-third = **Falsch oder abgelehnt.** Hast du keinen Partner am Tisch, gewinnen die beiden anderen. Sitzt dein Partner am Tisch, gewinnt der Dritte.
rules-board-winning-note = **Der Zettel.** Nach der Antwort auf den Handschlag wird der Zettel des Botschafters geöffnet. Stimmt alles, gewinnt der Botschafter allein, ob der Ruf nun berechtigt war oder nicht.
rules-board-winning-limit = { $players ->
    [5] Dieser Tisch spielt höchstens { $limit } Züge. Danach ist es unentschieden, es sei denn, der Zettel des Botschafters stimmt.
   *[other] Dieser Tisch spielt höchstens { $limit } Züge. Danach ist es unentschieden.
}
rules-board-winning-end = Am Ende fallen die Masken: Alle sehen alle Karten.
rules-picture-handshake = „Auftrag erfüllt“: Der eine reicht die Hand, der andere schlägt ein.

## Zu dritt

rules-board-three = Allein in Venedig
rules-board-three-who = Einer von euch dreien hat keinen Partner am Tisch und weiß es anfangs selbst nicht. Wer allein ist, hat nur einen Auftrag: die eigene wahre Figur an den Fluchtort zu bringen.
rules-board-three-flee = { $name }: Ort { $space }
rules-board-three-open = Alle dürfen jederzeit auf beide Arten „Auftrag erfüllt“ rufen, allein oder mit Handschlag. So verrät niemand, ob er allein ist.
rules-picture-missing = Drei am Tisch, und ein Blatt liegt beiseite. Wessen Partner fehlt?

## Zu fünft

rules-board-five = Der Botschafter spielt mit
rules-board-five-turn = Der fünfte Spieler ist der Botschafter. Er kommt wie alle an die Reihe, nur ohne Phantom: bis zu zwei Schritte auf beliebigen Wegen, durch alles hindurch.
rules-board-five-meeting = Wo der Botschafter stehen bleibt, kann es ein Treffen geben. Er darf zwei Identitäten oder zwei Staturen verlangen, **von denen eine stimmt**, und schickt die Figur dann an einen beliebigen freien Ort ohne Nummer. Er darf sie auch ohne Frage fortschicken, aber nicht entwischen.
rules-board-five-balls = Die schwarzen Kugeln der Agenten bewegen ihn wie sonst, und wer ihn trifft, fragt wie sonst. Niemand kann nach dem Botschafter fragen oder ihm die Hand reichen.
rules-board-five-note = **„Ich weiß, wer ihr seid.“** Einmal im Spiel, solange noch niemand „Auftrag erfüllt“ gerufen hat, darf der Botschafter Identität und Statur aller vier Agenten aufschreiben. Alle sehen, dass er es tut, niemand sieht, was dort steht, und der Zettel ist endgültig.
rules-board-five-win = Der Zettel wird geöffnet, wenn ein Paar „Auftrag erfüllt“ ruft. Stimmen alle acht Angaben, gewinnt der Botschafter allein. Mit einem falschen Zettel oder ohne kann er nicht gewinnen.
rules-picture-note = Ein versiegelter Zettel mit acht Angaben: vier Identitäten und vier Staturen.

## Einstellungen und Ausgaben

rules-option-placement = Die Figuren am Anfang
rules-option-placement-random = Der Zufall stellt sie auf.
rules-option-placement-choose = Jeder stellt seine eigenen auf.
rules-option-repeats = Wiederholte Antworten
rules-option-repeats-prevented = Nur neue Antworten stehen zur Wahl.
rules-option-repeats-challenge = Jede wahrheitsgemäße Antwort ist erlaubt; wer sie sieht, darf Einspruch erheben.
rules-option-phantom = Die Kugeln
rules-option-phantom-ares-2013 = Je zwei für Land, Wasser, Land oder Wasser, Rivale und Botschafter, wie 2013.
rules-option-phantom-classic-1988 = Zwei für Land, zwei für Wasser, eine für Land oder Wasser, zwei für den Botschafter und drei Nieten, wie 1988. Rivalenkugeln gibt es nicht.
rules-option-turns = Dauer
rules-option-turns-free = Es wird gespielt, bis jemand „Auftrag erfüllt“ ruft.
rules-option-turns-limited = Nach einer vereinbarten Zahl von Zügen ist es unentschieden.
rules-differ-expulsion = Wenn die Botschaft besetzt ist
rules-differ-expulsion-is = { $name }: { $ambassador_yields_to ->
    [start] Der Botschafter kommt an einen freien Startort.
   *[unnumbered] Der Botschafter kommt an einen freien Ort ohne Nummer.
}
rules-differ-bring = Aufträge, die den Botschafter irgendwohin bringen
rules-differ-bring-is = { $name }: { $brought_by ->
    [true-figure] Zu fünft muss die wahre Figur von einem der Partner dort stehen.
   *[any-figure] Zu fünft muss eine der acht Figuren des Paares dort stehen.
}
