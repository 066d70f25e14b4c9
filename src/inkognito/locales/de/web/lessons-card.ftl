# Was in den Lektionen zum Kartenspiel gesagt wird. Die Ids folgen aus den Dateien der Lektionen.

## Orte und Treffen

lesson-card-meetings-title = Orte und Treffen
lesson-card-meetings-secret = Zwei schwarze Karten sind dein Geheimnis: wer du bist, und eine Zahl des Codes. Du bist Colonel Bubble, und Lord Fiddlebottom ist dein Partner. Madame Zsa Zsa arbeitet mit Agent X.
lesson-card-meetings-first = Jede Runde geht ihr alle an einen von fünf Orten. { NAME($red, form: "start") } fängt an.
lesson-card-meetings-go = { NAME($red, form: "start") } ist am Rialto. Geh auch hin: Ihr wollt euch treffen.
lesson-card-meetings-go-wrong = Schön dort, aber { NAME($red) } ist am Rialto.
lesson-card-meetings-go-after = Zwei am Rialto. Aber es kann noch jemand kommen.
lesson-card-meetings-third = Jetzt wählen die anderen. Zuletzt kommt der Botschafter, von einem gemischten Stapel.
lesson-card-meetings-who = Zwei am Rialto, zwei auf San Marco, und der Botschafter allein am Arsenale.
lesson-card-meetings-who-prompt = Wo trifft man sich?
lesson-card-meetings-who-two = Wo genau zwei sind
lesson-card-meetings-who-one = Nur, wo ich bin
lesson-card-meetings-who-one-wrong = Die anderen treffen sich auch: zu zweit auf San Marco.
lesson-card-meetings-who-all = Überall
lesson-card-meetings-who-all-wrong = Der Botschafter ist allein, dort passiert nichts.
lesson-card-meetings-who-after = Genau zwei, nicht mehr und nicht weniger. Ein Dritter hätte alles verdorben. Und ein gespielter Ort kommt erst nach fünf Runden zurück.

## Zwei Karten, eine wahr

lesson-card-two-cards-title = Zwei Karten, eine wahr
lesson-card-two-cards-choose = Du triffst { NAME($red, form: "object") }, und ihr zeigt euch je zwei Karten: eine wahre, eine falsche. Zeig einen Namen und eine Zahl.
lesson-card-two-cards-choose-wrong = Das wäre erlaubt. Aber diesmal bitte ein Name und eine Zahl.
lesson-card-two-cards-answer = Beide wählen, bevor sie etwas sehen. Schau, was { NAME($red) } zeigt.
lesson-card-two-cards-false = { NAME($red, form: "start") } hat dir Fiddlebottom und 24 gezeigt. Sieh dir deine schwarzen Karten an.
lesson-card-two-cards-false-prompt = Welche der beiden ist falsch?
lesson-card-two-cards-false-number = Die 24
lesson-card-two-cards-false-name = Fiddlebottom
lesson-card-two-cards-false-name-wrong = Sieh auf die Zahlen: Wer hat die 24?
lesson-card-two-cards-false-open = Das ist offen
lesson-card-two-cards-false-open-wrong = Nein: Die 24 gibt es nur einmal.
lesson-card-two-cards-false-after = Richtig, die 24 hast du, und es gibt nur eine.
lesson-card-two-cards-sure = Eine ist falsch, also ist die andere wahr. Drück das Feld, das leuchtet.
lesson-card-two-cards-sure-prompt = Wer ist { NAME($red) }?
lesson-card-two-cards-sure-wrong = Die andere Karte: Fiddlebottom. Drück das Feld, das leuchtet.
lesson-card-two-cards-sure-after = { NAME($red, form: "start") } ist dein Partner und überlegt gerade, wer du bist.

## Der Botschafter

lesson-card-ambassador-title = Der Botschafter
lesson-card-ambassador-ask = Du bist mit dem Botschafter allein. Nenne einen Agenten, der dir eine schwarze Karte zeigen muss. Nenne { NAME($green, form: "object") }.
lesson-card-ambassador-ask-wrong = Beim nächsten Mal. Jetzt { NAME($green, form: "object") }.
lesson-card-ambassador-answer = { NAME($green, form: "start") } sucht aus, welche der beiden schwarzen Karten du siehst.
lesson-card-ambassador-sure = 47, in Schwarz. Schwarze Karten lügen nie. Drück das Feld, das leuchtet.
lesson-card-ambassador-sure-prompt = Was weißt du jetzt?
lesson-card-ambassador-sure-wrong = { NAME($green, form: "start") } hat die 47 gezeigt. Drück das Feld, das leuchtet.
lesson-card-ambassador-sure-after = Eine Zahl des Codes ist sicher.
lesson-card-ambassador-next = Nimm an, du nennst { NAME($green, form: "object") } später noch einmal.
lesson-card-ambassador-next-prompt = Was siehst du dann?
lesson-card-ambassador-next-same = Wieder die 47
lesson-card-ambassador-next-same-wrong = Dieselbe schwarze Karte siehst du nie zweimal.
lesson-card-ambassador-next-other = Die Identität
lesson-card-ambassador-next-never = Nichts mehr
lesson-card-ambassador-next-never-wrong = Eine schwarze Karte ist noch übrig.
lesson-card-ambassador-next-after = Ja: zwei Treffen mit dem Botschafter, und du weißt alles über einen Agenten.

## Code und Tresor

lesson-card-code-title = Code und Tresor
lesson-card-code-known = Du weißt alles: { NAME($red) } ist Fiddlebottom mit der 13, { NAME($green) } ist Zsa Zsa mit der 47. Also ist { NAME($yellow) } X mit der 36. Und auf San Marco bist du mit { NAME($red, form: "to") } allein.
lesson-card-code-order = Der Code sind die Zahlen in der Folge Fiddlebottom, Bubble, Zsa Zsa, X. Deine ist die 24.
lesson-card-code-order-prompt = Wie lautet der Code?
lesson-card-code-order-right = 13 24 47 36
lesson-card-code-order-swapped = 13 24 36 47
lesson-card-code-order-swapped-wrong = Zsa Zsa kommt vor X, und sie hat die 47.
lesson-card-code-order-numbers = 36 13 24 47
lesson-card-code-order-numbers-wrong = Fiddlebottom kommt zuerst, mit der 13.
lesson-card-code-order-after = Das ist er.
lesson-card-code-declare = Dein Partner ist bei dir, und du kennst den Code. Öffne den Tresor.
lesson-card-code-declare-wrong = Vorsicht: Ein falscher Code kostet dich das Spiel. Richtig ist 13 24 47 36.
lesson-card-code-won = Der Tresor ist offen, und ihr gewinnt beide. Mit einem falschen Code oder der falschen Person hätte das andere Paar gewonnen.

## Der Strohmann

lesson-card-dummy-title = Zu dritt: der Strohmann
lesson-card-dummy-nobody = Zu dritt ist der vierte Agent ein Strohmann. Niemand spielt ihn; seine Orte kommen von einem Stapel. Partner gibt es nicht: Alle spielen für sich.
lesson-card-dummy-look = Du bist mit dem Strohmann allein. Sieh dir eine seiner schwarzen Karten an, welche du willst.
lesson-card-dummy-look-after = Alle wissen, welche Art von Karte es war, aber nur du hast sie gesehen.
lesson-card-dummy-win = Wenn du alle vier Zahlen kennst, öffnest du den Tresor.
lesson-card-dummy-win-prompt = Wer muss bei dir sein?
lesson-card-dummy-win-partner = Mein Partner
lesson-card-dummy-win-partner-wrong = Zu dritt gibt es keine Partner.
lesson-card-dummy-win-anyone = Irgendwer, unter vier Augen
lesson-card-dummy-win-dummy = Nur der Strohmann
lesson-card-dummy-win-dummy-wrong = Der geht auch, aber nicht nur er.
lesson-card-dummy-win-after = Richtig: ein anderer Agent, der Strohmann oder der Botschafter. Hauptsache zu zweit.

## Wer den Botschafter spielt

lesson-card-ambassador-player-title = Zu fünft: du, der Botschafter
lesson-card-ambassador-player-hide = Du bist der Botschafter. Du wählst zuerst und verdeckt: Niemand weiß, wo du sein wirst. Wähle den Rialto.
lesson-card-ambassador-player-hide-wrong = Ein andermal. Bitte den Rialto.
lesson-card-ambassador-player-hide-after = Jetzt wählen die Agenten, ohne es zu wissen.
lesson-card-ambassador-player-come = Die Agenten wählen ihre Orte.
lesson-card-ambassador-player-decline = Du hast gleich zwei Agenten erwischt. Du könntest den Tresor öffnen, weißt aber noch nichts: jetzt nicht.
lesson-card-ambassador-player-show = Untereinander tauschen sie nichts. Stattdessen zeigen beide dir je zwei Karten.
lesson-card-ambassador-player-crossed = { NAME($red, form: "start") } und { NAME($blue) } haben dir dasselbe Paar gezeigt: Fiddlebottom und 24. In jedem Paar ist eine Karte wahr.
lesson-card-ambassador-player-crossed-prompt = Was folgt daraus?
lesson-card-ambassador-player-crossed-red = { NAME($red) } ist Fiddlebottom
lesson-card-ambassador-player-crossed-red-wrong = Oder { NAME($blue) }. Zu einem gehört der Name, zum anderen die Zahl.
lesson-card-ambassador-player-crossed-either = Wer nicht Fiddlebottom ist, hat die 24
lesson-card-ambassador-player-crossed-nothing = Nichts
lesson-card-ambassador-player-crossed-nothing-wrong = Viel: Dieselbe Karte können nicht beide haben.
lesson-card-ambassador-player-crossed-after = Gut gesehen. Zwei Paare zusammen verraten mehr als jedes für sich.
