# Die Regeln von Bonfire in kurzen Themen, in unseren Worten: Text, Überschrift, Stelle in den Regeln.

aim =
    Das Große Leuchtfeuer verlischt, und deine Stadt liegt im Dunkeln. Nimm Aufgaben an, erfülle sie, um
    Leuchtfeuer zu entzünden, leg Wege, öffne Portale und führe Hüterinnen zu deinen Feuern. Wer nach dem
    Countdown die meisten Punkte hat, gewinnt.
    .title = Worum es geht
    .place = bonfire.ru.txt:691-703
set-up =
    Auf den Inseln liegen Aufgaben und Hüterinnen; 6 Meister und 6 Älteste, 4 Wegplättchen und die Portale am
    Großen Leuchtfeuer liegen offen; auf jeder gemeinsamen Aufgabe wartet ein neutraler Novize. Du hast eine
    Stadt mit sieben Novizen und deiner eigenen Hüterin, ein Schiff am Steg, je 1 der sechs Rohstoffe, zehn
    Gaben in zwei Stapeln und acht Schicksalsplättchen.
    .title = Aufbau
    .place = bonfire.ru.txt:220-277
first-player =
    Wer das ovale Gebäude bekommt, beginnt, und das bleibt die ganze Partie so; die anderen folgen im
    Uhrzeigersinn. Auch die Countdownmarker beginnen dort.
    .title = Wer beginnt, und wer folgt
    .place = bonfire.ru.txt:287-291
hidden =
    Alles, was jemand hat, liegt offen: Marker, Rohstoffe, Aufgaben, Schicksalsplättchen, Punkte. Verdeckt ist
    die Reihenfolge der Wegplättchen und Meister in ihren Stapeln und der Gaben, die noch umgedreht liegen.
    Gaben auf Inseln liegen verdeckt, aber wessen und wie viele es sind, sieht man.
    .title = Was offen ist und was verdeckt
    .place = bonfire.ru.txt:240-244
city =
    Sieben Plätze von links nach rechts: Zu jedem gehören ein Wegplatz, eine Kerbe für ein Portal, ein
    Leuchtfeuerplatz mit Novizen und ein Platz für eine Aufgabe. Auf dem Startplättchen warten Hüterinnen; es ist
    zugleich das erste Wegplättchen. Wege legst du von links nach rechts, Portale von rechts nach links. Die
    Tableaus unterscheiden sich in der Reihenfolge ihrer Kerben. Der Zufall teilt sie aus, außer der Tisch hat
    vereinbart zu wählen: Dann wählt ihr reihum Tableau und Farbe oder überlasst es dem Zufall.
    .title = Deine Stadt
    .place = bonfire.ru.txt:226, 281-285
start =
    Du hast acht Schicksalsplättchen: sieben in einer Spalte, eines beiseite. Das eine darfst du mit dem
    mittleren der Spalte tauschen; dann legst du das gewählte in beliebiger Richtung auf die drei Startfelder.
    Du nimmst 2 gelbe Marker und je einen Marker seiner Symbole.
    .title = Vor deinem ersten Zug
    .place = bonfire.ru.txt:297-303
turn =
    Zuerst beliebig viele Bonusaktionen; dann genau eines von dreien: ein Schicksalsplättchen legen, eine Aktion
    ausführen oder ein Leuchtfeuer entzünden; dann wieder Bonusaktionen. Jederzeit in deinem Zug darfst du
    Aktionsmarker abwerfen.
    .title = Ein Zug
    .place = bonfire.ru.txt:321-329
out =
    Ist dir keines der drei möglich, bist du nicht mehr dabei und kommst nicht mehr an die Reihe. Das kann nur mit
    höchstens einem Aktionsmarker geschehen. Im Countdown passt du dann von selbst und bekommst den aktuellen
    Wert.
    .title = Wenn nichts mehr geht
    .place = bonfire.ru.txt:388-396
paying =
    Statt eines Markers darfst du 1 gelben oder 2 beliebige zahlen; statt eines Rohstoffs 1 Gold oder 2 beliebige.
    Das darfst du auch, wenn du das Richtige hast. Eine Aufgabe erfüllst du damit nie. Mehr als nötig kannst du
    nicht zahlen.
    .title = Mit anderem zahlen
    .place = bonfire.ru.txt:309-313, 442-444
discard =
    In deinem Zug darfst du beliebig viele Aktionsmarker abwerfen, etwa um auf den einen zu kommen, mit dem du
    ein Schicksalsplättchen legen darfst. Rohstoffe wirfst du nie ab.
    .title = Marker abwerfen
    .place = bonfire.ru.txt:406
fate =
    Du darfst höchstens 1 Aktionsmarker haben. Nimm das oberste oder unterste Plättchen deiner Spalte; leg es
    waagerecht oder senkrecht, in beliebiger Richtung, ganz in den Bereich, auf freie Felder und an die Kante
    eines Plättchens, das schon liegt.
    .title = Ein Schicksalsplättchen legen
    .place = bonfire.ru.txt:398-420
fate-income =
    Für jedes seiner drei Symbole nimmst du so viele Marker dieser Sorte, wie die Gruppe gleicher,
    aneinanderliegender Symbole groß ist, das neue mitgezählt. Bedeckte Goldfelder geben 1 Gold, gelbe 1 gelben
    Marker. Danach gibt es keine Grenze für Marker.
    .title = Was ein Schicksalsplättchen bringt
    .place = bonfire.ru.txt:422-434
fate-area =
    Ein bedecktes Goldfeld gibt 1 Gold, ein gelbes 1 gelben Marker. Drei Aufgaben wollen bedeckte Felder: alle
    mit Gold, alle hervorgehobenen oder alle der beiden äußeren Spalten. Nichts darf über den Bereich
    hinausragen, außer der Randleger ist bei dir; was übersteht, zählt für Marker, aber nicht für Aufgaben.
    .title = Besondere Felder des Schicksalsbereichs
    .place = bonfire.ru.txt:430, 874-875, 900
groups =
    Gleiche Symbole, deren Felder mit einer Seite aneinanderliegen, sind eine Gruppe; Ecken verbinden nicht. Ein
    neues Plättchen darf zwei Gruppen zu einer machen, dann zählt das Ganze. Aufgaben verlangen Gruppen von
    mindestens so vielen Symbolen; zwei Gruppen einer Aufgabe dürfen sich berühren.
    .title = Gruppen von Symbolen
    .place = bonfire.ru.txt:424-428, 815, 865
actions =
    Einen Weg bauen; das Schiff bewegen; eine Aufgabe annehmen; eine Hüterin heimholen; eine Prozession
    abhalten; das Große Leuchtfeuer nutzen; einen Gnom anwerben. Du tust eine je Zug, du musst sie zahlen können,
    und sie muss etwas ändern. Nach einer Fahrt darfst du die Insel noch im selben Zug nutzen.
    .title = Die sieben Aktionen
    .place = bonfire.ru.txt:436-444
path =
    Die ersten drei Plättchen, die du legst, kosten je 1 Wegmarker, die späteren drei je 2. Nimm eines der vier
    aus der Auslage oder ungesehen das oberste des Stapels und leg es auf den nächsten Platz rechts. Zeigen alle
    vier Kristalle einer Farbe, darfst du vorher vier neue aufdecken. Mehr als sieben, das Startplättchen
    mitgezählt, haben keinen Platz.
    .title = Einen Weg bauen
    .place = bonfire.ru.txt:454-468
ship =
    Deine erste Fahrt führt für 1 Schiffsmarker zu jeder Insel. Später bringt dich 1 Marker eine Route weit, 2
    Marker zwei, 3 Marker überallhin; du musst an einer anderen Insel ankommen. Dann darfst du die Insel nutzen
    und zahlst das extra. Schiffe dürfen beieinander liegen.
    .title = Fahren
    .place = bonfire.ru.txt:478-486
island =
    Gleich nach der Fahrt darfst du im selben Zug dort, wo du gelandet bist, eine Aufgabe annehmen oder eine
    Hüterin heimholen, und zahlst wie üblich. Liegt dein Schiff schon dort, ist dasselbe eine eigene Aktion. Nach
    der kostenlosen Fahrt des Schiffssitzes geht es genauso.
    .title = Auf einer Insel handeln
    .place = bonfire.ru.txt:484
receive-task =
    Dein Schiff muss an einer Insel mit Aufgaben liegen. Zahl 1 Aufgabenmarker und 1 mehr für jede Gabe von dir,
    die dort liegt. Wähl eine deiner beiden offenen Gaben und zahl ihren Rohstoff und den der Insel. Nimm eine
    Aufgabe der Insel, lass die Gabe verdeckt dort und leg die Aufgabe auf einen freien Platz, Aufgabenseite
    oben. Deine Stadt fasst sieben.
    .title = Eine Aufgabe annehmen
    .place = bonfire.ru.txt:504-531
gifts =
    Zehn Gaben liegen in zwei Stapeln, die obersten offen: zwei für jeden der fünf Rohstoffe. Mit jeder Aufgabe
    kommt eine davon auf die Insel, und die nächste des Stapels wird aufgedeckt. Manche Aufgaben fragen, wo deine
    Gaben liegen; ein leerer Stapel lässt weniger Wahl.
    .title = Gaben
    .place = bonfire.ru.txt:305, 520-527
guardian =
    Liegt dein Schiff an einer Insel der Hüterinnen, deren Farbe dir fehlt, zahl 1 Hüterinnenmarker; sie stellt
    sich zu denen, die auf deinem Startplättchen warten. Mehr als fünf gibt es nicht: eine jeder Farbe und deine eigene.
    .title = Eine Hüterin heimholen
    .place = bonfire.ru.txt:563-567
procession =
    Zahl beliebig viele Hüterinnenmarker; jede deiner Hüterinnen darf bis zu so viele Schritte auf dem Weg gehen.
    Die vorderen gehen zuerst. Sie dürfen aneinander vorbei, aber zwei können nicht auf einem Wegplättchen halten.
    Wo sie hält, nimmt eine Hüterin den Rohstoff des Plättchens. Mindestens eine muss gehen.
    .title = Eine Prozession abhalten
    .place = bonfire.ru.txt:577-591
to-bonfire =
    Von einem Wegplättchen tritt eine Hüterin an das Leuchtfeuer desselben Platzes, wenn es brennt, ein Portal in
    der Kerbe liegt und dort noch keine Hüterin steht. Sie bleibt; am Ende zählt sie 2 bis 8 Punkte, je weiter
    rechts, desto mehr.
    .title = Hüterinnen an Leuchtfeuern
    .place = bonfire.ru.txt:581-591, 696
great-bonfire =
    Es zeigt auf einen von sieben Bereichen. Das erste Mal in der Partie kostet 1 Marker und führt überallhin.
    Danach dreht 1 Marker es einen Bereich im Uhrzeigersinn, 2 Marker zwei, 3 überallhin. Dann nimm zwei
    verschiedene von dreien: den gezeigten Marker, den gezeigten Rohstoff (in einem Bereich 2 Punkte) oder ein
    Portal.
    .title = Das Große Leuchtfeuer nutzen
    .place = bonfire.ru.txt:599-611
portals =
    Sieben Formen, in jeder Stadt in eigener Reihenfolge. Aus dem Bereich nimmst du ein Portal, dessen Form in
    deine nächste freie Kerbe passt, von rechts gezählt. Passt keines, bleiben die beiden anderen Belohnungen.
    Neben einem brennenden Leuchtfeuer zählt ein Portal 2 Punkte und lässt eine Hüterin ein.
    .title = Portale
    .place = bonfire.ru.txt:266, 607-611
gnomes =
    Wähl einen offenen Meister oder eine offene Älteste. Zahl 2 Gnommarker und 1 des verlangten Rohstoffs oder 1
    Gnommarker und 2 davon. Die Fähigkeit eines Meisters wirkt von da an; eine Älteste gibt sofort Punkte. Unter
    deiner Stadt finden sechs Gnome Platz. Meister werden nachgelegt, Älteste nicht.
    .title = Einen Gnom anwerben
    .place = bonfire.ru.txt:621-642
masters =
    Ein Meister hilft dir, sobald er da ist, jedes Mal, wenn es passt; ob du nutzt, was er erlaubt,
    entscheidest du. Passen mehrere, wirken alle. Für seinen eigenen Preis hilft er noch nicht. Der Verwalter
    zahlt nur für gemeinsame Aufgaben, die du von da an erfüllst. `/karte` zeigt jeden der 27.
    .title = Meister
    .place = bonfire.ru.txt:627, 893-900
elders =
    Jede der sechs zählt etwas in deiner Stadt, wenn sie kommt: Wegplättchen, Schicksalsplättchen im Bereich,
    Portale, Aufgaben, ob sie brennen oder nicht, Hüterinnen oder Gnome mit ihr. Je ein Punkt, später keiner mehr.
    .title = Älteste
    .place = bonfire.ru.txt:901-902
light =
    Wähl eine deiner Aufgaben, deren Bedingung jetzt gilt, und dreh sie um. Der Novize dieses Platzes geht auf
    einen Sitz des Hohen Rats, und du nimmst dessen Bonus oder stattdessen 1 Punkt. Für die Bedingung gibst du
    nichts ab. Ein Leuchtfeuer je Zug; seine eigenen Punkte kommen am Ende.
    .title = Ein Leuchtfeuer entzünden
    .place = bonfire.ru.txt:644-654
tasks =
    Mehr als verlangt ist in Ordnung. Eine Bedingung muss nur beim Entzünden gelten; was du danach zahlst oder
    verlierst, ist egal. Gelbe Marker, Gold und Paare stehen hier für nichts anderes. `/karte` erklärt jede
    Aufgabe.
    .title = Was Aufgaben verlangen
    .place = bonfire.ru.txt:779-875
council =
    Acht Sitze mit je einem Bonus. Mehrere Novizen dürfen sich einen Sitz teilen, aber nicht zwei einer Farbe.
    Statt des Bonus darfst du 1 Punkt nehmen, außer in der Schatzkammer. Lässt sich ein Bonus nicht ausführen,
    bleibt dir der Punkt.
    .title = Der Hohe Rat
    .place = bonfire.ru.txt:664-672, 884-889
council-bonuses =
    Schatzkammer: 2 Gold und 1 gelber Marker. Weg: ein beliebiges Wegplättchen, auch aus dem Stapel. Hüterin: eine
    in einer Farbe, die dir fehlt. Feuer: dreh das Große Leuchtfeuer beliebig weit und nimm die Belohnungen. Gnom: ein
    offener Meister. Prozession: eine Hüterin geht. Schiff: fahr zu einer beliebigen anderen Insel; dort zu
    handeln kostet wie üblich. Schicksal: leg sofort ein Plättchen, egal wie viele Marker du hast. Der Bonus selbst
    kostet nichts.
    .title = Die Sitze des Hohen Rats
    .place = bonfire.ru.txt:886-889
common =
    Fünf Aufgaben für alle: 7 Wegplättchen, 7 Aufgaben, 7 Portale, 5 Hüterinnen, 6 Gnome. Wer eine erfüllt,
    bekommt am Ende ihre Punkte. Ist ihr neutraler Novize noch da, darfst du ihn vor oder nach deiner Hauptaktion
    in den Rat schicken und dessen Bonus nehmen; das ist eine Bonusaktion.
    .title = Gemeinsame Aufgaben und Bonusaktionen
    .place = bonfire.ru.txt:658-672, 877-882
council-walk =
    Eine Hüterin geht mindestens einen Schritt, so weit du willst, vor oder zurück, und darf die Richtung
    wechseln. Sie hält auf einem leeren Wegplättchen oder an einem freien brennenden Leuchtfeuer mit Portal und
    nimmt Belohnungen wie in einer Prozession. An den Anfang zurück kann sie nicht.
    .title = Der Prozessionssitz
    .place = bonfire.ru.txt:888
order =
    Erst zahlen, dann bewegen, dann nehmen, was aufgedruckt ist, dann deine Meister, dann wird die Auslage
    aufgefüllt. Immer entscheidet nur, wer am Zug ist.
    .title = In welcher Reihenfolge etwas wirkt
    .place = bonfire.ru.txt:662
limits =
    Sechs Wegplättchen neben dem Startplättchen, sieben Aufgaben, sieben Portale, fünf Hüterinnen, sechs Gnome.
    Marker und Rohstoffe haben keine Grenze, und der Vorrat geht nie aus.
    .title = Grenzen
    .place = bonfire.ru.txt:466, 531, 567, 630
countdown =
    Er beginnt, sobald im Hohen Rat 7 Novizen sitzen (zu zweit oder allein), 10 zu dritt, 13 zu viert. Wer
    beginnt, nimmt sofort die Marker 5, 4, 3, 2, 1 und schickt am Ende jedes eigenen Zuges den höchsten auf die
    Runde, auch schon in dem Zug, in dem der Countdown begann. Kommt die 1 zurück, ist die Partie vorbei.
    .title = Der Countdown
    .place = bonfire.ru.txt:676-687
passing =
    Hat dich der Countdown erreicht, darfst du statt deiner Hauptaktion passen: Du bekommst die aktuelle Zahl und
    kommst nicht mehr an die Reihe. Bonusaktionen kommen davor, nicht danach. Haben alle gepasst, ist sofort
    Schluss.
    .title = Passen
    .place = bonfire.ru.txt:680-687
scoring =
    Brennende Leuchtfeuer; Hüterinnen an Leuchtfeuern 2 bis 8; jedes Portal neben einem brennenden Leuchtfeuer 2;
    jedes Wegplättchen, dessen Kristall die Farbe des Leuchtfeuers am selben Platz hat, 2; gemeinsame Aufgaben je
    4, sieben brennende Leuchtfeuer 7; jedes übrige Schicksalsplättchen 3; ein halber Punkt für jeden Marker und
    Rohstoff, abgerundet.
    .title = Schlusswertung
    .place = bonfire.ru.txt:691-703
tie =
    Bei gleichen Punkten gewinnt, wer mehr Leuchtfeuer entzündet hat. Ist auch das gleich, teilt ihr euch den Sieg.
    .title = Gleichstand
    .place = bonfire.ru.txt:703
players =
    Wie viele Aufgaben auf den Inseln und Portale in den Bereichen liegen und wie viele Novizen den Countdown
    auslösen, hängt davon ab, wie viele mitspielen. In der Variante für die erste Partie haben die Aufgaben einer
    Insel lauter verschiedene Farben.
    .title = Zu zweit, zu dritt, zu viert
    .place = bonfire.ru.txt:248-266
tom =
    Allein spielst du gegen Tom, der einem Stapel von acht Karten folgt. Es gelten alle Regeln für zwei, außer
    dem, was diese Themen sagen. Du brauchst mehr Punkte als er; bei Gleichstand gewinnt er.
    .title = Gegen Tom
    .place = bonfire.ru.txt:705-707, 769-771
tom-set-up =
    Auf jeder Insel liegen zwei Aufgaben verschiedener Farbe: insgesamt 7 blaue, 7 rote und 6 gelbe. In jedem
    Bereich des Großen Leuchtfeuers liegen drei verschiedene Portale. Die drei Meister, die Gold verlangen, bleiben
    draußen. Du beginnst und wählst deine Stadt; Tom bekommt eine andere, seine Hüterin und vier Novizen, und nie
    Marker oder Rohstoffe.
    .title = Aufbau gegen Tom
    .place = bonfire.ru.txt:709-717
tom-turn =
    Nach jedem deiner Züge deckt Tom seine nächste Karte auf und tut, was sie sagt. Ist der Stapel leer, werden die
    Karten gemischt, und ein neuer Durchgang beginnt. Vier der Kartensorten decken zuerst den obersten Meister des
    Stapels auf: Sein Rohstoff sagt, wonach er sucht. Hat er die gemeinsame Aufgabe der Karte schon erfüllt,
    bekommt er stattdessen 3 Punkte; gibt es sonst nichts für ihn, geschieht nichts.
    .title = Toms Zug
    .place = bonfire.ru.txt:723-731, 759-761
tom-cards =
    Meister: alle offenen mit dem aufgedeckten Rohstoff. Weg: alle offenen Wegplättchen mit ihm. Aufgabe I: von
    seinen beiden Inseln die Aufgabe mit den meisten Punkten, sofort als Leuchtfeuer. Aufgabe II: die mit den wenigsten,
    und ein Novize geht für 1 Punkt in den Rat. Hüterin: eine, die ihm fehlt; sie geht nie. Großes Leuchtfeuer: im
    Uhrzeigersinn zu seinem nächsten Portal. Sind mehrere Aufgaben gleich, sagst du, welche er nimmt.
    .title = Toms Karten
    .place = bonfire.ru.txt:733-755
tom-bonus =
    Erfüllt Tom eine gemeinsame Aufgabe, deren neutraler Novize noch wartet, schickt er ihn in den Rat und bekommt
    1 Punkt, aber keinen Bonus. Der Novize liegt dort auf der Seite und nimmt keinem neutralen Novizen, den du
    schickst, den Sitz weg. Toms Meister arbeiten nie.
    .title = Toms Bonusaktionen
    .place = bonfire.ru.txt:735, 757
tom-end =
    Der Countdown beginnt mit dem 7. Novizen, und Tom ist darin der zweite Spieler. Früher und sofort endet die
    Partie, wenn er die letzte Karte seines vierten Durchgangs gespielt hat, auch mitten im Countdown. Hast du
    gepasst oder kannst nichts mehr tun, macht er allein weiter. Tom zählt Punkte wie du.
    .title = Das Ende gegen Tom
    .place = bonfire.ru.txt:763-771
handicap =
    Dein Handicap begleitet dich von Partie zu Partie. Unter 0 beginnst du mit so vielen Punkten, über 0 Tom.
    Anfangs ist es -10; ein Sieg hebt es um 5, eine Niederlage senkt es um 2, ein Gleichstand lässt es stehen. Eine
    aufgegebene Partie zählt nicht. Wie hoch bringst du es?
    .title = Die Handicap-Herausforderung
    .place = bonfire.ru.txt:773-777
