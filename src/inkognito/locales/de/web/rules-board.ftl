# Die Regeln des Brettspiels.

## Worum es geht

rules-board-about = Worum es geht
rules-board-about-carnival = In Venedig ist Karneval. Hinter den Masken stecken vier Geheimagenten, und einer davon bist du. Du weißt, wer du bist. Die anderen wissen es nicht, und du weißt nicht, wer sie sind.
rules-board-about-partner = Wie dein Partner heißt, weißt du also von Anfang an; nur nicht, hinter welcher Farbe er steckt.
rules-board-about-aim = { $players ->
    [3] Zu dritt fehlt ein Agent, und niemand weiß, welcher. Sitzt dein Partner mit am Tisch, dann findet einander und erfüllt euren Auftrag. Sitzt er nicht da, bist du allein: Sieh zu, dass du unerkannt aus Venedig entkommst.
    [5] Finde deinen Partner, lass dich finden, bring euren gemeinsamen Auftrag in Erfahrung und erfülle ihn, bevor das andere Paar seinen erfüllt. Und gib auf den Fünften acht: Der Botschafter will wissen, wer ihr alle seid.
   *[other] Finde deinen Partner, lass dich finden, bring euren gemeinsamen Auftrag in Erfahrung und erfülle ihn, bevor das andere Paar seinen erfüllt.
}

## Aufbau

rules-board-setup = Aufbau
rules-board-setup-figures = Jeder Agent hat eine Farbe und darin vier Figuren: groß, klein, dick und dünn.
rules-board-setup-unused = Eine der vier Farben bleibt in der Schachtel.
rules-board-setup-placement = { $placement ->
    [choose] Reihum, vom ersten Spieler an, wählt jeder offen, welche Figur auf welchem der vier Orte seiner Farbe beginnt. Noch sind keine Geheimnisse verteilt, also verrät das nichts.
   *[random] Der Zufall stellt die Figuren auf die vier Startorte ihrer Farbe.
}
rules-board-setup-ambassador = Die schwarze Figur ist der Botschafter. Er beginnt in der Botschaft.
rules-board-setup-secrets = { $players ->
    [5] Jeder Agent bekommt drei **graue Karten**, die sonst niemand sieht: eine Identität, eine Statur und einen Auftragsbuchstaben von A bis D. Keine Karte gibt es zweimal. Wer den Botschafter spielt, bekommt keine.
   *[other] Du bekommst drei **graue Karten**, die sonst niemand sieht: eine Identität, eine Statur und einen Auftragsbuchstaben von A bis D. Keine Karte gibt es zweimal.
}
rules-board-setup-aside = Die drei grauen Karten, die übrig sind, kommen beiseite. Vor dem Ende sieht sie niemand an.
rules-board-setup-true = Die Figur mit deiner Statur ist deine **wahre Figur**. Die drei anderen sind Doppelgänger.
rules-board-setup-coloured = Um Fragen zu beantworten, hast du acht Karten in deiner Farbe: alle vier Identitäten und alle vier Staturen.
rules-board-setup-first = Der Zufall entscheidet, wer beginnt; dann geht es im Uhrzeigersinn.
rules-picture-hand = Drei graue Karten: Du bist Colonel Bubble, du bist dick, dein Buchstabe ist D. Deine dicke Figur ist also die wahre.

## Ein Zug

rules-board-turn = Dein Zug
rules-board-turn-parts = Ein Zug hat drei Teile: das Phantom schütteln, ziehen, die Treffen abhandeln.
rules-board-turn-ambassador = Wer den Botschafter spielt, zieht anders; das steht weiter unten.
rules-board-phantom = Das Phantom der Prophezeiung
rules-board-phantom-shake = Zehn Kugeln sind darin, drei davon erscheinen. Jede ist einen Schritt wert. Beim nächsten Schütteln sind wieder alle zehn dabei.
rules-board-ball-count = { $count } von 10
rules-board-ball-land = Eine eigene Figur geht einen Schritt zu Lande, entlang einer durchgezogenen Linie.
rules-board-ball-water = Eine eigene Figur fährt einen Schritt zu Wasser, entlang einer gestrichelten Linie.
rules-board-ball-either = Eine eigene Figur macht einen Schritt zu Lande oder zu Wasser.
rules-board-ball-rival = Eine Figur eines beliebigen anderen Spielers macht einen Schritt, zu Lande oder zu Wasser.
rules-board-ball-ambassador = Der Botschafter macht einen Schritt, zu Lande oder zu Wasser.
rules-board-ball-none = Eine Niete: Nichts bewegt sich.
rules-board-moving = Die Bewegung
rules-board-moving-use = Nutze die Kugeln in beliebiger Reihenfolge, für eine Figur oder für mehrere. Du darfst auch welche verfallen lassen.
rules-board-moving-through = Deine eigenen Figuren dürfen durch alles hindurch. Es zählt nur, wie alles steht, wenn du die Bewegung beendest.
rules-board-moving-end = Dann dürfen nicht zwei deiner Figuren an einem Ort stehen, und du darfst **höchstens eine Figur von jedem anderen Spieler** treffen. Mehrere Spieler und dazu den Botschafter darfst du treffen.
rules-board-moving-ambassador = Den Botschafter darfst du zu einer deiner Figuren holen, aber nie auf eine fremde setzen.
rules-board-moving-rival = Eine Figur eines Rivalen darfst du zu einer deiner Figuren holen, aber nie auf den Botschafter oder eine andere Figur setzen.
rules-board-moving-undo = Bis du die Bewegung beendest, kannst du deine Schritte zurücknehmen. Danach sind die Kugeln verbraucht.
rules-picture-moving = Zwei Kugeln für eine Figur: erst ein Schritt zu Lande, dann einer zu Wasser.

## Treffen

rules-board-meetings = Treffen
rules-board-meetings-what = Wo eine deiner Figuren mit einer anderen am selben Ort steht, ist ein Treffen, ganz gleich, wer dorthin gezogen ist. Handle alle ab, in beliebiger Reihenfolge, jedes auf eine von zwei Arten:
rules-board-meetings-ask = **Fragen und fortschicken.** Du stellst eine Frage, siehst dir die Antwort an und schickst dann die Figur, die du getroffen hast, woandershin.
rules-board-meetings-slip = **Entwischen.** Du fragst nicht. Deine Figur macht noch einen Schritt, auf beliebigem Weg, an einen freien Ort. Wen du getroffen hast, der bleibt stehen.
rules-board-meetings-clean = Ist kein Nachbarort frei, musst du fragen. Am Ende eines Zuges steht jede Figur für sich.
rules-picture-meeting = Ein Treffen. Entweder fragst du und schickst den anderen fort, oder du entwischst selbst.
rules-board-agent = Einen Agenten fragen
rules-board-agent-kinds = Sag, was du wissen willst. Die Antwort sind drei Karten:
rules-board-agent-identity = nach der **Identität**: zwei Identitäten und eine Statur;
rules-board-agent-build = nach der **Statur**: zwei Staturen und eine Identität.
rules-board-agent-true = **Mindestens eine der drei stimmt.** Welche, bleibt offen.
rules-board-through = Über den Botschafter fragen
rules-board-through-ask = Der Botschafter kennt alle. Nenne einen beliebigen anderen Spieler und sag, worum es geht: Er zeigt dir zwei Identitäten oder zwei Staturen. **Eine von beiden stimmt.**
rules-board-through-same = Das darf auch jemand sein, den du in diesem Zug ohnehin triffst.
rules-board-through-relay = Wer den Botschafter spielt, sieht sich die beiden Karten zuerst an, danach du. Den Botschafter selbst kannst du nicht nennen.
rules-board-show = Was man zeigen darf
rules-board-show-private = Die Karten sieht nur, wer gefragt hat. Die anderen sehen, wer wen wonach fragt und wie viele Karten gezeigt werden.
rules-board-show-different = Die Karten einer Antwort sind alle verschieden.
rules-board-show-grey = Statt einer farbigen Karte darfst du die graue zeigen. Sie beweist sich selbst.
rules-board-show-mission = Deine graue **Auftragskarte** darf für eine der Karten einspringen. Sie zählt nie als die wahre: Eine andere der Karten muss stimmen.
rules-board-show-repeat = Zeige demselben Spieler nie zweimal dieselben drei Karten. Ein Paar über den Botschafter darf keines sein, das dieser Spieler schon gesehen hat, weder allein noch unter dreien. Ob grau oder farbig, ist dabei gleich.
rules-board-show-repeats = { $repeats ->
    [challenge] An diesem Tisch hindert dich niemand daran, dich zu wiederholen. Aber wer die Karten sieht, darf sie einmal beanstanden, bevor er die Figur fortschickt oder „Auftrag erfüllt“ ruft. Zu Recht, dann bekommt er Besseres zu sehen: zwei Karten, von denen mindestens eine stimmt, wenn dieselben drei zum zweiten Mal kommen; **eine wahre Karte** der gefragten Art ab dem dritten Mal und bei jedem wiederholten Paar. Zu Unrecht, dann gelten die Karten. Alle hören die Beanstandung und ob sie berechtigt war.
   *[prevented] An diesem Tisch werden dir nur neue Antworten angeboten. Bleibt ohne die Auftragskarte keine mehr, zeigst du weniger: statt drei Karten zwei, von denen mindestens eine stimmt; statt eines Paars eine wahre Karte.
}
rules-board-away = Fortschicken
rules-board-away-figure = Eine befragte Figur kommt an einen beliebigen freien Ort ohne Nummer. Die Botschaft ist so ein Ort.
rules-board-away-ambassador = { $edition ->
    [ares-2013-it] Der Botschafter geht heim in die Botschaft. Ist sie besetzt, auch weil ihr euch gerade dort trefft, schickst du ihn an einen beliebigen freien Ort ohne Nummer.
   *[ares-2013-en] Der Botschafter geht heim in die Botschaft. Ist sie besetzt, auch weil ihr euch gerade dort trefft, schickst du ihn an einen beliebigen freien Startort, gleich welcher Farbe.
}

## Das Beispiel

rules-board-example-ask = Du bist Colonel Bubble. Deine Figur trifft eine von Leo, und du fragst ihn nach der Identität. Er zeigt dir Colonel Bubble, Madame Zsa Zsa und „klein“.
rules-board-example-first = Colonel Bubble bist du, also stimmt diese Karte nicht. Leo ist Madame Zsa Zsa, oder er ist klein, oder beides.
rules-board-example-second = Ein paar Züge später fragst du über den Botschafter nach Leos Statur. Er zeigt „groß“ und „dick“. Eine von beiden stimmt: Also ist er nicht klein.
rules-board-example-end = Dann kann an der ersten Antwort nur Madame Zsa Zsa stimmen. Jetzt weißt du, wer Leo ist.

## Kombinieren

rules-deduce = Kombinieren
rules-board-deduce-own = Was du hast, hat sonst niemand. Auf den Karten der anderen sind deine Identität und deine Statur falsch.
rules-board-deduce-rest = Können zwei von drei Karten nicht stimmen, dann stimmt die dritte.
rules-board-deduce-pair = Von zwei Karten über den Botschafter stimmt genau eine. Damit kennst du auch zwei, die sicher falsch sind: die nicht gezeigten.
rules-board-deduce-partner = Eine Karte, von der nur dein Partner weiß, dass sie falsch ist, spricht nur zu ihm. Fragt man dich über den Botschafter, zeig deine Identität neben seiner: Er durchschaut es, die anderen nicht.
rules-board-deduce-record = Behalte im Kopf, was du wem gezeigt hast. Dein Notizblatt tut es für dich.
rules-board-deduce-routes = Achte darauf, wer es wohin eilig hat. Ein Auftrag verrät sich am Weg.

## Aufträge

rules-board-missions = Dein Auftrag
rules-board-missions-letters = Dein Buchstabe und der deines Partners ergeben zusammen euren Auftrag. Die Reihenfolge steht fest: Fiddlebottom vor Bubble, Zsa Zsa vor X. Den Buchstaben deines Partners erfährst du nur, wenn er dir seine Auftragskarte zeigt.
rules-board-missions-true = Wird ein Agent genannt, ist immer seine **wahre Figur** gemeint. „Irgendeine Figur“ ist jede der acht Figuren beider Partner.
rules-board-missions-stands = Ein Auftrag ist erfüllt, sobald es **so steht**, wie er sagt. Wer dafür gesorgt hat, und wann, spielt keine Rolle.
rules-board-missions-bring = Nur wenn der Botschafter irgendwohin gebracht werden soll, muss einer von euch beiden ihn zuletzt dorthin gezogen oder geschickt haben, im eigenen Zug.
rules-board-missions-missing = Nennt euer Auftrag den Agenten, der fehlt, lest an seiner Stelle dessen Partner.
rules-board-passport = Der Pass
rules-board-passport-code = Buchstaben
rules-board-passport-mission = Auftrag
rules-board-passport-or = { $one } oder { $other }

## Gewinnen

rules-board-winning = Auftrag erfüllt
rules-board-winning-declare = In deinem Zug darfst du „Auftrag erfüllt“ rufen und einem Spieler die Hand reichen: bevor du das Phantom schüttelst, oder nach der Bewegung, wenn niemand eine Antwort schuldet. Auch zwischen einer Antwort und dem Fortschicken.
rules-board-winning-silent = Welcher Auftrag es ist, sagst du nicht. Es zählt nur der wahre.
rules-board-winning-taken = **Er schlägt ein.** Seid ihr Partner und ist euer Auftrag erfüllt, gewinnt ihr beide. Sonst gewinnen deine Gegner.
rules-board-winning-refused = **Er schlägt die Hand aus.** Deine Gegner gewinnen, ganz gleich, wer sie ausgeschlagen hat.
rules-board-winning-alone = **Keine Hand.** Zu dritt darfst du auch allein „Auftrag erfüllt“ rufen. Fehlt dein Partner am Tisch und steht deine wahre Figur auf deinem Fluchtort, gewinnst du allein.
rules-board-winning-third = **Falsch oder ausgeschlagen.** Bist du der ohne Partner, gewinnen die beiden anderen. Sitzt dein Partner am Tisch, gewinnt der Dritte.
rules-board-winning-note = **Der Zettel.** Ist die Hand beantwortet, wird der Zettel des Botschafters geöffnet. Stimmt alles, gewinnt der Botschafter allein, was immer der Ruf wert war.
rules-board-winning-limit = { $players ->
    [5] An diesem Tisch wird höchstens { $limit } Züge lang gespielt. Danach ist es unentschieden, es sei denn, der Zettel des Botschafters stimmt.
   *[other] An diesem Tisch wird höchstens { $limit } Züge lang gespielt. Danach ist es unentschieden.
}
rules-board-winning-end = Am Ende fallen die Masken: Alle sehen alle Karten.
rules-picture-handshake = „Auftrag erfüllt“: Der eine reicht die Hand, der andere schlägt ein.

## Zu dritt

rules-board-three = Allein in Venedig
rules-board-three-who = Einer von euch dreien hat keinen Partner am Tisch und weiß es anfangs selbst nicht. Wer allein ist, hat nur einen Auftrag: die eigene wahre Figur an den Fluchtort zu bringen.
rules-board-three-flee = { $name }: Ort { $space }
rules-board-three-open = Alle dürfen jederzeit auf beide Arten „Auftrag erfüllt“ rufen, allein oder mit ausgestreckter Hand. So verrät niemand, ob er allein ist.
rules-picture-missing = Drei am Tisch, und drei Karten liegen beiseite. Wessen Partner fehlt?

## Zu fünft

rules-board-five = Der Botschafter spielt mit
rules-board-five-turn = Der fünfte Spieler ist der Botschafter und ist an der Reihe wie alle, nur ohne Phantom: kein Schritt, einer oder zwei, auf beliebigen Wegen, durch alles hindurch.
rules-board-five-meeting = Wo der Botschafter stehen bleibt, kann es ein Treffen geben. Er darf zwei Identitäten oder zwei Staturen verlangen, **von denen eine stimmt**, und schickt die Figur dann an einen beliebigen freien Ort ohne Nummer. Fortschicken ohne zu fragen darf er; entwischen nicht.
rules-board-five-balls = Die schwarzen Kugeln der Agenten bewegen ihn wie sonst, und wer ihn trifft, fragt wie sonst. Niemand kann den Botschafter in einer Frage nennen oder ihm die Hand reichen.
rules-board-five-note = **„Ich weiß, wer ihr seid.“** Einmal im Spiel, jederzeit bevor jemand „Auftrag erfüllt“ ruft, schreibt der Botschafter Identität und Statur aller vier Agenten auf. Alle sehen, dass er es tut, niemand sieht, was dort steht, und ändern lässt es sich nicht.
rules-board-five-win = Der Zettel wird geöffnet, wenn ein Paar „Auftrag erfüllt“ ruft. Stimmen alle acht Angaben, gewinnt der Botschafter allein. Mit einem falschen Zettel oder ohne kann er nicht gewinnen.
rules-picture-note = Ein versiegelter Zettel mit acht Angaben: vier Identitäten und vier Staturen.

## Einstellungen und Ausgaben

rules-option-placement = Die Figuren am Anfang
rules-option-placement-random = Der Zufall stellt sie auf.
rules-option-placement-choose = Jeder stellt seine eigenen auf.
rules-option-repeats = Wiederholte Antworten
rules-option-repeats-prevented = Angeboten werden nur neue Antworten.
rules-option-repeats-challenge = Jede wahrheitsgemäße Antwort ist erlaubt; wer sie sieht, darf sie beanstanden.
rules-option-phantom = Die Kugeln
rules-option-phantom-ares-2013 = Je zwei für Land, Wasser, Land oder Wasser, Rivale und Botschafter, wie 2013.
rules-option-phantom-classic-1988 = Zwei für Land, zwei für Wasser, eine für Land oder Wasser, zwei für den Botschafter und drei Nieten, wie 1988. Rivalenkugeln gibt es nicht.
rules-option-turns = Dauer
rules-option-turns-free = Es wird gespielt, bis jemand „Auftrag erfüllt“ ruft.
rules-option-turns-limited = Nach einer vereinbarten Zahl von Zügen ist es unentschieden.
rules-differ-expulsion = Der Botschafter findet die Botschaft besetzt
rules-differ-expulsion-ares-2013-en = Englisch: Er kommt an einen freien Startort.
rules-differ-expulsion-ares-2013-it = Italienisch: Er kommt an einen freien Ort ohne Nummer.
rules-differ-bring = Aufträge, die den Botschafter irgendwohin bringen
rules-differ-bring-ares-2013-en = Englisch: Zu fünft muss die wahre Figur von einem der Partner dort stehen.
rules-differ-bring-ares-2013-it = Italienisch: Zu fünft muss eine der acht Figuren des Paares dort stehen.
