# Was in den Lektionen zum Brettspiel gesagt wird. Die Ids folgen aus den Dateien der Lektionen.

## Wer bin ich?

lesson-board-who-am-i-title = Wer bin ich?
lesson-board-who-am-i-secret = Vier Geheimagenten sind beim Karneval, und einer davon bist du. Diese drei Karten sind dein Geheimnis: wer du bist, deine Statur und ein Buchstabe. Niemand sonst sieht sie.
lesson-board-who-am-i-partner = Die Paare sind immer dieselben: Lord Fiddlebottom mit Colonel Bubble, Madame Zsa Zsa mit Agent X. Du bist Colonel Bubble.
lesson-board-who-am-i-partner-prompt = Wer ist dein Partner?
lesson-board-who-am-i-partner-fiddlebottom = Lord Fiddlebottom
lesson-board-who-am-i-partner-zsazsa = Madame Zsa Zsa
lesson-board-who-am-i-partner-zsazsa-wrong = Zsa Zsa arbeitet mit Agent X. Such Bubble in den Paaren.
lesson-board-who-am-i-partner-x = Agent X
lesson-board-who-am-i-partner-x-wrong = Agent X arbeitet mit Zsa Zsa. Such Bubble in den Paaren.
lesson-board-who-am-i-partner-after = Richtig. Jemand an diesem Tisch ist Lord Fiddlebottom. Finde heraus, wer.
lesson-board-who-am-i-figure = Auf der Karte stehen vier Figuren von dir: groß, klein, dick und dünn. In deinem Dossier steht „groß“.
lesson-board-who-am-i-figure-prompt = Welche davon bist wirklich du?
lesson-board-who-am-i-figure-all = Alle vier
lesson-board-who-am-i-figure-all-wrong = Du ziehst alle vier, aber nur eine hat deine Statur.
lesson-board-who-am-i-figure-tall = Nur die große
lesson-board-who-am-i-figure-any = Die, die ich ziehe
lesson-board-who-am-i-figure-any-wrong = Es zählt nicht, welche du ziehst. Es zählt deine Karte: „groß“.
lesson-board-who-am-i-figure-after = Genau. Die anderen drei täuschen nur. Deine Gegner wollen wissen, welche echt ist.
lesson-board-who-am-i-passport = Dein Buchstabe ist C. Mit dem deines Partners ergibt er einen Auftrag; im Pass stehen alle. Drei von zwölf passen zu deinem C. Welcher es ist, hängt von Fiddlebottoms Buchstaben ab.
lesson-board-who-am-i-plan = Das ist der Plan: Fiddlebottom finden, Buchstaben austauschen, den Auftrag erfüllen, die Hand geben. Die anderen beiden wollen dasselbe. Los geht's.

## Phantom und Bewegung

lesson-board-moving-title = Phantom und Bewegung
lesson-board-moving-shake = Ein Zug beginnt mit dem Phantom. Schüttle es: Drei Kugeln sagen, was du bewegen darfst.
lesson-board-moving-water = Wasser, Land und Rivale. Jede Kugel ist ein Schritt. Zuerst das Wasser: Fahr mit deiner großen Figur zum Rialto.
lesson-board-moving-water-wrong = Das ginge auch. Aber bleib bei mir: die große Figur, übers Wasser, zum Rialto.
lesson-board-moving-water-after = Gestrichelte Linien sind Wasser, durchgezogene sind Land.
lesson-board-moving-land = Jetzt die Landkugel: Geh mit derselben Figur weiter zur Piazza San Marco.
lesson-board-moving-land-wrong = Fast. Diesmal zur Piazza San Marco, in der Mitte der Karte.
lesson-board-moving-rival = Die Rivalenkugel bewegt eine fremde Figur. Schieb die dünne Figur { NAME($green, form: "of") }, wohin du magst.
lesson-board-moving-rival-after = Praktisch: So holst du andere zu dir, oder hältst sie von ihrem Ziel fern.
lesson-board-moving-end = Alle Kugeln sind verbraucht. Beende die Bewegung.
lesson-board-moving-undo = Bis zum Ende der Bewegung kannst du jeden Schritt zurücknehmen. Probier also ruhig. Du darfst auch Kugeln übrig lassen.

## Treffen und fragen

lesson-board-meeting-title = Treffen und fragen
lesson-board-meeting-step = Wer andere trifft, erfährt etwas. Auf der Piazza San Marco steht eine Figur { NAME($green, form: "of") }: Geh zu ihr.
lesson-board-meeting-step-wrong = Dort ist niemand zum Reden. { NAME($green, form: "start") } steht auf der Piazza San Marco.
lesson-board-meeting-stop = Ihr steht am selben Ort, also trefft ihr euch. Beende die Bewegung und frag.
lesson-board-meeting-ask = Du darfst nach der Identität fragen oder nach der Statur. Oder ohne Frage entwischen. Frag nach der Identität.
lesson-board-meeting-ask-wrong = Gut zu wissen, dass das geht. Jetzt aber: Frag nach der Identität.
lesson-board-meeting-answer = { NAME($green, form: "start") } sucht drei Karten für dich aus. Niemand sonst sieht sie.
lesson-board-meeting-cards = Drei Karten, und mindestens eine ist wahr. Dein Notizblatt hat sie notiert. Wie man sie liest, kommt in der nächsten Lektion.
lesson-board-meeting-expel = Die befragte Figur schickst du fort: Wähle einen Ort, der leuchtet, und bestätige. Weit weg von ihrem Ziel, oder nahe an deinem.
lesson-board-meeting-expel-after = Gut geschickt.
lesson-board-meeting-end = Das war ein ganzer Zug: schütteln, gehen, fragen, fortschicken. Beende ihn.

## Eine Antwort lesen

lesson-board-reading-title = Eine Antwort lesen
lesson-board-reading-answer = Du hast { NAME($green, form: "object") } nach der Identität gefragt. Sieh dir die Antwort an.
lesson-board-reading-false = { NAME($green, form: "start") } hat dir Colonel Bubble, Agent X und groß gezeigt. Sieh jetzt in dein eigenes Dossier.
lesson-board-reading-false-prompt = Welche der drei können nicht stimmen?
lesson-board-reading-false-both = Bubble und groß
lesson-board-reading-false-x = Agent X
lesson-board-reading-false-x-wrong = Gegen Agent X spricht nichts. Welche der Karten hast du selbst?
lesson-board-reading-false-none = Alle können stimmen
lesson-board-reading-false-none-wrong = Es gibt nur einen Colonel Bubble und nur einmal groß. Beide Karten hast du.
lesson-board-reading-false-after = Ja: Beide hast du selbst, und jede gibt es nur einmal.
lesson-board-reading-sure = Mindestens eine der drei muss stimmen. Zwei können es nicht, also ist es die dritte. Drück das Feld, das leuchtet.
lesson-board-reading-sure-prompt = Was verrät dir die Antwort?
lesson-board-reading-sure-wrong = Knapp. Übrig bleibt nur Agent X. Drück das Feld, das leuchtet.
lesson-board-reading-sure-after = { NAME($green, form: "start") } ist Agent X, ganz sicher.
lesson-board-reading-others = { NAME($green, form: "start") } ist also nicht dein Partner. Das sagt auch etwas über { NAME($red, form: "object") } und { NAME($yellow, form: "object") }.
lesson-board-reading-others-prompt = Wer kann Lord Fiddlebottom sein?
lesson-board-reading-others-red = Sicher { NAME($red) }
lesson-board-reading-others-red-wrong = Vielleicht. Aber { NAME($yellow) } kann genauso gut Fiddlebottom sein.
lesson-board-reading-others-two = { NAME($red) } oder { NAME($yellow) }
lesson-board-reading-others-green = { NAME($green) }
lesson-board-reading-others-green-wrong = { NAME($green, form: "start") } ist Agent X, und niemand ist zwei Leute.
lesson-board-reading-others-after = Richtig. Eine der beiden Masken ist Fiddlebottom, die andere Zsa Zsa. Frag dort als Nächstes.

## Selbst befragt werden

lesson-board-questioned-title = Selbst befragt werden
lesson-board-questioned-asked = { NAME($red, form: "start") } ist zu deiner dicken Figur gekommen und will dich etwas fragen.
lesson-board-questioned-answer = Du schuldest zwei Staturen und eine Identität, mindestens eine davon wahr. Zeig „groß“, das stimmt, dazu dick oder dünn, und Zsa Zsa oder X.
lesson-board-questioned-answer-wrong = Erlaubt, aber es würde mehr verraten. Zeig „groß“, dazu dick oder dünn, und Zsa Zsa oder X.
lesson-board-questioned-answer-after = Gute Antwort: eine wahre Karte, gut versteckt.
lesson-board-questioned-told = Versetz dich in { NAME($red, form: "object") }: Zu sehen sind drei Karten, dazu das eigene Dossier, mehr nicht.
lesson-board-questioned-told-prompt = Was weiß { NAME($red) } jetzt?
lesson-board-questioned-told-tall = Dass ich groß bin
lesson-board-questioned-told-tall-wrong = Noch nicht: Auch eine der anderen beiden könnte deine wahre Karte sein.
lesson-board-questioned-told-one = Dass eine der drei stimmt
lesson-board-questioned-told-nothing = Gar nichts
lesson-board-questioned-told-nothing-wrong = Ein wenig schon: Mindestens eine der drei muss stimmen.
lesson-board-questioned-told-after = Nur das. Aber Antworten summieren sich, also wechsle die falschen Karten.
lesson-board-questioned-sent = Jetzt schickt { NAME($red) } deine Figur fort.
lesson-board-questioned-friend = Und wenn dein Partner fragt? Dann darfst du statt einer Karte deinen Buchstaben zeigen. So erfahrt ihr euren Auftrag. Graue Karten sind immer echt: Zeig sie nur Freunden.

## Der Botschafter

lesson-board-ambassador-title = Der Botschafter
lesson-board-ambassador-fetch = Der Botschafter kennt alle. Deine Kugel bewegt ihn: Hol ihn zu deiner kleinen Figur bei den Carmini.
lesson-board-ambassador-fetch-wrong = Dort triffst du ihn nicht. Hol ihn zu deiner Figur bei den Carmini.
lesson-board-ambassador-stop = Da ist er. Beende die Bewegung und frag.
lesson-board-ambassador-ask = Über den Botschafter darfst du nach jedem fragen, egal wo. Frag nach der Identität { NAME($red, form: "of") }.
lesson-board-ambassador-ask-wrong = Das ginge auch. Frag aber nach { NAME($red, form: "to") }, und zwar nach der Identität.
lesson-board-ambassador-answer = { NAME($red, form: "start") } zeigt nur zwei Karten. Genau eine davon ist wahr.
lesson-board-ambassador-partner = Fiddlebottom oder Zsa Zsa. Aber { NAME($yellow) } hat dir einmal die graue Zsa Zsa gezeigt, und die ist immer echt. Drück das Feld, das leuchtet.
lesson-board-ambassador-partner-prompt = Wer ist { NAME($red) }?
lesson-board-ambassador-partner-wrong = Zsa Zsa ist { NAME($yellow) }. Für { NAME($red, form: "object") } bleibt der andere Name: Drück das Feld, das leuchtet.
lesson-board-ambassador-partner-after = Du hast deinen Partner gefunden.
lesson-board-ambassador-home = Der Botschafter geht nach Hause: Schick ihn zur Botschaft.

## Nichts zweimal

lesson-board-no-repeats-title = Nichts zweimal
lesson-board-no-repeats-before = Vor einer Weile hat dir { NAME($red) } Fiddlebottom und X gezeigt. Eine der beiden Karten stimmt.
lesson-board-no-repeats-before-prompt = Wer ist { NAME($red) }?
lesson-board-no-repeats-before-fiddlebottom = Fiddlebottom
lesson-board-no-repeats-before-fiddlebottom-wrong = Das wäre schön. Aber X ist genauso möglich.
lesson-board-no-repeats-before-x = Agent X
lesson-board-no-repeats-before-x-wrong = Kann sein. Aber Fiddlebottom ist genauso möglich.
lesson-board-no-repeats-before-open = Das ist noch offen
lesson-board-no-repeats-before-after = Richtig, es ist offen. Also frag noch einmal.
lesson-board-no-repeats-ask = Der Botschafter steht bei dir. Frag noch einmal nach der Identität { NAME($red, form: "of") }.
lesson-board-no-repeats-ask-wrong = Beim nächsten Mal. Jetzt nach der Identität { NAME($red, form: "of") }.
lesson-board-no-repeats-answer = { NAME($red, form: "start") } darf dir nicht dasselbe Paar noch einmal zeigen.
lesson-board-no-repeats-sure = Erst Fiddlebottom und X, dann Fiddlebottom und Zsa Zsa. Die wahre Karte ist in beiden Paaren. Drück das Feld, das leuchtet.
lesson-board-no-repeats-sure-prompt = Welche Karte ist in beiden?
lesson-board-no-repeats-sure-wrong = Die gab es nur einmal. Die wahre war in beiden Paaren: Drück das Feld, das leuchtet.
lesson-board-no-repeats-sure-after = Zweimal fragen lohnt sich: Die falsche Karte wechselt, die wahre bleibt.
lesson-board-no-repeats-forced = Irgendwann hat jemand kein neues Paar mehr für dich.
lesson-board-no-repeats-forced-prompt = Was ist dann zu zeigen?
lesson-board-no-repeats-forced-one = Eine einzige Karte, und die ist wahr
lesson-board-no-repeats-forced-same = Ein altes Paar noch einmal
lesson-board-no-repeats-forced-same-wrong = Nie dasselbe für dieselbe Person.
lesson-board-no-repeats-forced-letter = Der Buchstabe des Auftrags
lesson-board-no-repeats-forced-letter-wrong = Das ist erlaubt, aber niemand muss seinen Buchstaben zeigen.
lesson-board-no-repeats-forced-after = Genau. Und für dich gilt es auch: Das Spiel zählt für alle mit.

## Auftrag und Sieg

lesson-board-winning-title = Auftrag und Sieg
lesson-board-winning-letters = { NAME($red, form: "start") } ist Fiddlebottom und hat dir einen Buchstaben gezeigt: B. Du hast dein C gezeigt. Jetzt kennt ihr beide euren Auftrag.
lesson-board-winning-mission = Öffne den Pass in deinem Dossier. Erst kommt Fiddlebottoms Buchstabe, dann deiner: B und C.
lesson-board-winning-mission-prompt = Wie lautet euer Auftrag?
lesson-board-winning-mission-ambassador = Eine Figur von uns steht beim Botschafter
lesson-board-winning-mission-island = Fiddlebottom steht an Ort 5
lesson-board-winning-mission-island-wrong = Das wäre A und C. Such im Pass nach B und C.
lesson-board-winning-mission-bring = Der Botschafter steht an Ort 8
lesson-board-winning-mission-bring-wrong = Das wäre D und C. Such im Pass nach B und C.
lesson-board-winning-mission-after = Ja: Eine eurer acht Figuren muss beim Botschafter stehen. Auch falsche zählen.
lesson-board-winning-step = Der Botschafter ist am Rialto, und deine dicke Figur steht gleich daneben. Geh hin.
lesson-board-winning-step-wrong = Der Botschafter ist am Rialto. Geh dorthin.
lesson-board-winning-stop = Der Auftrag ist erfüllt. Beende die Bewegung, dann sag es an.
lesson-board-winning-declare = Sag „Auftrag erfüllt“ und biete { NAME($red, form: "to") } die Hand: Das ist dein Partner.
lesson-board-winning-declare-wrong = Vorsicht, damit wäre das Spiel verloren. Dein Partner ist { NAME($red) }.
lesson-board-winning-hand = { NAME($red, form: "start") } sieht deine Hand an …
lesson-board-winning-won = { NAME($red, form: "start") } schlägt ein. Richtiger Partner, Auftrag erfüllt: Ihr gewinnt beide. Bei einem Fehler hätten die anderen gewonnen.

## Zu dritt

lesson-board-three-players-title = Zu dritt
lesson-board-three-players-aside = Zu dritt liegt ein Blatt verdeckt beiseite. Du hast schon viel herausgefunden: { NAME($red) } ist Agent X, { NAME($green) } ist Zsa Zsa.
lesson-board-three-players-alone = Du bist Colonel Bubble und suchst Lord Fiddlebottom.
lesson-board-three-players-alone-prompt = Wo ist Fiddlebottom?
lesson-board-three-players-alone-red = { NAME($red) } verheimlicht ihn
lesson-board-three-players-alone-red-wrong = { NAME($red, form: "start") } ist Agent X. Du hast die graue Karte gesehen.
lesson-board-three-players-alone-aside = Im Blatt, das beiseite liegt
lesson-board-three-players-alone-open = Das ist noch offen
lesson-board-three-players-alone-open-wrong = Doch: Die anderen beiden kennst du, und dich auch. Es bleibt nur ein Blatt.
lesson-board-three-players-alone-after = Du bist also allein. Dein Auftrag ändert sich: Deine echte Figur muss fliehen, Bubble über Ort 1.
lesson-board-three-players-flee = Deine große Figur ist nah dran. Fahr zum Arsenale, Ort 1.
lesson-board-three-players-flee-wrong = Dein Fluchtweg ist das Arsenale, Ort 1.
lesson-board-three-players-stop = Du bist draußen. Beende die Bewegung.
lesson-board-three-players-declare = Sag an, und biete niemandem die Hand: Du bist allein.
lesson-board-three-players-declare-wrong = Für einen Handschlag braucht es einen Partner, und du hast keinen. Sag allein an.
lesson-board-three-players-won = Du gewinnst allein. Ist dein Partner im Spiel, läuft alles wie zu viert.

## Zu fünft

lesson-board-five-players-title = Zu fünft
lesson-board-five-players-role = Zu fünft spielt jemand den Botschafter: du. Du hast keine geheimen Karten und schüttelst kein Phantom. Du willst herausfinden, wer alle anderen sind.
lesson-board-five-players-walk = Du gehst bis zu zwei Schritte, über Land oder Wasser. Geh nach San Tomà.
lesson-board-five-players-walk-wrong = Ein schöner Weg, aber zuerst nach San Tomà.
lesson-board-five-players-on = Der zweite Schritt: zu den Carmini, dort steht { NAME($red) }.
lesson-board-five-players-on-wrong = { NAME($red, form: "start") } steht bei den Carmini.
lesson-board-five-players-stop = Bleib hier stehen und frag.
lesson-board-five-players-ask = Du siehst zwei Karten derselben Art. Frag nach der Statur.
lesson-board-five-players-ask-wrong = Beim nächsten Mal. Jetzt nach der Statur.
lesson-board-five-players-answer = { NAME($red, form: "start") } sucht zwei Staturen aus. Eine davon stimmt.
lesson-board-five-players-pair = { NAME($red, form: "start") } hat dir klein und dick gezeigt.
lesson-board-five-players-pair-prompt = Was weißt du sicher?
lesson-board-five-players-pair-short = { NAME($red) } ist klein
lesson-board-five-players-pair-short-wrong = Oder dick. Eine der beiden Karten lügt.
lesson-board-five-players-pair-one = Nicht groß und nicht dünn
lesson-board-five-players-pair-none = Noch nichts
lesson-board-five-players-pair-none-wrong = Eine der beiden stimmt, also scheiden die anderen beiden aus.
lesson-board-five-players-pair-after = Gut. Und wenn jemand über dich fragt, siehst du die Karten zuerst: Dir entgeht nichts.
lesson-board-five-players-send = Schick die Figur fort, dann ist dein Zug vorbei.
lesson-board-five-players-note = Einmal im Spiel schreibst du einen Zettel. Er bleibt zu, bis jemand ansagt.
lesson-board-five-players-note-prompt = Wann gewinnt dein Zettel?
lesson-board-five-players-note-some = Wenn das meiste stimmt
lesson-board-five-players-note-some-wrong = Ein Fehler, und er ist nichts wert.
lesson-board-five-players-note-all = Wenn alle Identitäten und Staturen stimmen
lesson-board-five-players-note-mission = Wenn ich den Auftrag errate
lesson-board-five-players-note-mission-wrong = Aufträge gehen dich nichts an. Du schreibst auf, wer wer ist.
lesson-board-five-players-note-after = Richtig: Stimmen alle acht Angaben, gewinnst du allein, was immer die anderen ansagen. Schreib ihn rechtzeitig!

## Gesten

lesson-board-gestures-title = Gesten
lesson-board-gestures-signs = Spione haben Eigenheiten: Fiddlebottom zuckt mit dem Auge, Bubble zupft sich am Ohr, X runzelt die Stirn, Zsa Zsa rümpft die Nase. Mit einer Geste gibst du deinem Partner ein Zeichen, oder führst jemanden in die Irre.
lesson-board-gestures-make = Probier eine aus: Drück, welche du willst.
lesson-board-gestures-make-after = Das haben alle am Tisch gesehen. Warst das du, oder war es Theater?
lesson-board-gestures-trust = Nimm an, { NAME($red) } zuckt mit dem Auge, so wie Fiddlebottom.
lesson-board-gestures-trust-prompt = Was weißt du dann?
lesson-board-gestures-trust-sure = { NAME($red) } ist Fiddlebottom
lesson-board-gestures-trust-sure-wrong = Alle dürfen jede Geste machen. Sie beweist nichts.
lesson-board-gestures-trust-maybe = Vielleicht ein Zeichen, vielleicht ein Bluff
lesson-board-gestures-trust-never = { NAME($red) } kann nicht Fiddlebottom sein
lesson-board-gestures-trust-never-wrong = Warum nicht? Die Geste kann auch ehrlich sein.
lesson-board-gestures-trust-after = Trau den Karten, freu dich an den Gesten.
