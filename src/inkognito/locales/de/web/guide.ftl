# Die Begleitung der ersten Partie: ein Satz für jede Lage, nur einmal gesagt.

guide-where = Deine Begleitung
guide-dismiss = Verstanden
guide-end = Keine Tipps mehr

## Das Brettspiel

guide-board-goal-title = Worum es geht
guide-board-goal = Du bist { $me }. Dein Partner ist { $partner }: jemand von den anderen drei, aber wer? Finde es heraus, tauscht eure Buchstaben, erfüllt euren Auftrag und gebt euch die Hand.
guide-board-shake-title = Dein Zug
guide-board-shake = Schüttle das Phantom. Seine drei Kugeln sagen, was sich bewegen darf: deine Figuren, eine fremde oder der Botschafter.
guide-board-place-title = Deine Figuren
guide-board-place = Stell deine vier Figuren auf. Eine davon wirst wirklich du sein, aber noch weiß niemand, welche: Die Karten kommen danach.
guide-board-step-title = Drei Kugeln, drei Schritte
guide-board-step = Drück eine Figur mit Ring, dann einen Ort, der leuchtet. Bleib möglichst stehen, wo schon jemand ist: Dort darfst du fragen.
guide-board-hint-title = Wohin nur?
guide-board-hint = Wenn du nicht weiterweißt, drück „Hinweis“, das Fragezeichen oben. Der Coach schaut auf das, was du gesehen hast, und nennt einen guten Zug. Die anderen merken nichts.
guide-board-met-title = Ein Treffen
guide-board-met = Deine Figur steht bei jemandem. Beende die Bewegung, dann darfst du fragen.
guide-board-ask-title = Frag
guide-board-ask = Frag nach der Identität. Zuerst suchst du deinen Partner; Staturen kommen später.
guide-board-ambassador-title = Der Botschafter
guide-board-ambassador = Über den Botschafter darfst du nach jedem fragen. Du siehst zwei Karten, und eine davon stimmt.
guide-board-shown-title = Die Antwort
guide-board-shown = Mindestens eine Karte stimmt. Dein Notizblatt streicht, was nicht sein kann, und markiert, was sicher ist. Schick jetzt die Figur fort.
guide-board-expel-title = Schick sie fort
guide-board-expel = Wähle einen Ort, der leuchtet. Willst du noch einmal fragen, lass sie in der Nähe.
guide-board-end-title = Das war dein Zug
guide-board-end = Es ist nichts mehr zu tun. Beende deinen Zug.
guide-board-others-title = Die anderen spielen
guide-board-others = Achte darauf, wer wen fragt. Auch du wirst gefragt. Dauert es dir zu lang, springst du mit den Pfeilen oben zu deinem Zug.
guide-board-asked-title = Du wirst gefragt
guide-board-asked = Wähle deine Karten: Mindestens eine muss stimmen. Versteck sie unter falschen, und wechsle die ab und zu.
guide-board-partner-title = Du kennst deinen Partner
guide-board-partner = Es ist { NAME($player) }. Such das Treffen und frag, bis du den Buchstaben siehst. Wirst du selbst gefragt, zeig deinen.
guide-board-asked-by-partner-title = Dein Partner fragt
guide-board-asked-by-partner = { NAME($player, form: "start") } ist dein Partner. Zeig statt einer Karte deinen Buchstaben: die Karte, die leuchtet.
guide-board-mission-title = Du kennst euren Auftrag
guide-board-mission = { $mission } Das müsst ihr beide schaffen. { NAME($player, form: "start") } arbeitet auch daran.
guide-board-stop-title = Halt, genau so
guide-board-stop = So ist euer Auftrag erfüllt. Beende die Bewegung, dann darfst du es verkünden.
guide-board-fulfilled-title = Jetzt kannst du gewinnen
guide-board-fulfilled = Euer Auftrag ist erfüllt. Drück im Dossier „Auftrag erfüllt …“ und biete { NAME($player, form: "to") } die Hand.
guide-board-hand-title = Jemand bietet dir die Hand
guide-board-hand = Schlag ein, wenn du glaubst, dass es dein Partner ist und der Auftrag erfüllt ist. Stimmt das, gewinnt ihr beide.

## Das Kartenspiel

guide-card-goal-title = Worum es geht
guide-card-goal = Du bist { $me }. Dein Partner ist { $partner }: jemand von den anderen drei. Finde heraus, wer wer ist und welche Zahl jeder Agent hat: Das ist der Code. Triff dann deinen Partner allein und öffne den Tresor.
guide-card-go-title = Wähle einen Ort
guide-card-go = Geh dorthin, wo ein anderer Agent ist oder hinkommen kann. Wo genau zwei sind, treffen sie sich.
guide-card-declare-title = Der Tresor kann warten
guide-card-declare = „Tresor öffnen …“ ist für später: Mit einem falschen Code verlierst du das Spiel. Warte, bis du die Zahl jedes Agenten kennst.
guide-card-pair-title = Zwei Karten
guide-card-pair = Zeig zwei Karten: eine wahre, eine falsche. Dein Gegenüber tut dasselbe.
guide-card-ambassador-title = Der Botschafter
guide-card-ambassador = Nenne einen Agenten, der dir eine schwarze Karte zeigen muss. Schwarze Karten stimmen immer.
guide-card-black-title = Eine schwarze Karte
guide-card-black = Du musst eine schwarze Karte zeigen, und die stimmt immer. Wähle die, die weniger verrät.
guide-card-dummy-title = Der Strohmann
guide-card-dummy = Sieh dir eine schwarze Karte des Strohmanns an. Niemand sonst sieht sie.
guide-card-partner-title = Du kennst deinen Partner
guide-card-partner = Es ist { NAME($player) }. Finde jetzt die Zahl jedes Agenten heraus. Trefft euch dann zu zweit, und du öffnest den Tresor.
guide-card-code-title = Du kennst den Code
guide-card-code = Die Zahl jedes Agenten ist sicher. Versuch, mit deinem Partner { NAME($player) } allein zu sein, und öffne den Tresor.
guide-card-shown-title = Was du daraus lernst
guide-card-shown = Von den zwei Karten stimmt eine, die andere nicht. Dein Notizblatt streicht, was nicht sein kann, und markiert, was sicher ist.
guide-card-hint-title = Wohin nur?
guide-card-hint = Wenn du nicht weiterweißt, drück „Hinweis“, das Fragezeichen oben. Der Coach schaut auf das, was du gesehen hast, und nennt einen guten Zug. Die anderen merken nichts.
guide-card-win-title = Jetzt kannst du gewinnen
guide-card-win = { NAME($player, form: "start") } ist dein Partner, ihr seid allein, und der Code ist sicher. Drück „Tresor öffnen …“.
