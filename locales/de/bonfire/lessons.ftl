# Eine erste Partie Bonfire, Schritt für Schritt gespielt: ein Satz je Schritt. `.done` ist, was er brachte,
# `.waits`, warum eine andere Wahl wartet, `.ends`, was am Ende eines Kapitels gesagt wird.

lesson-first = Bonfire: eine erste Partie

first-sea = Aufs Meer
    .ends = Dein erster Zug ist gespielt, und deine Stadt hat eine Aufgabe. Auch dein Gegenüber war dran: So geht es reihum, jedes Mal eine Sache.
first-sea-start = Entzünde die Feuer deiner dunklen Stadt; die meisten Punkte gewinnen. Zuerst ein **Schicksalsplättchen**: Seine Symbole werden Marker, die alles bezahlen.
    .waits = In einer Partie ginge beides. Diese Lektion fährt mit dem Schiff auf dem anderen.
first-sea-way = Es kommt in die Mitte deines Schicksalsbereichs. Wie herum, wird erst später wichtig, wenn gleiche Symbole zueinanderfinden sollen.
first-sea-sail = Du hast einen Schiffs-, einen Weg- und einen Aufgabenmarker, dazu zwei gelbe, die für jeden anderen stehen. In deinem Zug tust du **eine** Sache. Fahren wir los.
first-sea-isle = Die erste Fahrt führt für einen Schiffsmarker überallhin. Auf der Blumeninsel im Osten liegt eine leichte Aufgabe.
    .waits = Jede Insel hat etwas. Wir wollen die leichte Aufgabe auf der Blumeninsel im Osten.
first-sea-land = Im selben Zug darfst du auf der Insel etwas tun: **eine Aufgabe annehmen**. Ist sie erfüllt, wird ein Feuer daraus.
first-sea-gift = Das kostet auch zwei Rohstoffe: den der Insel und den der Gabe, die du dort lässt. Kraut oder Frucht? Du hast beides.
first-sea-task = „Graue Hüterin in deiner Stadt“: Hol sie einfach heim.
first-sea-space = Wo soll dieses Feuer brennen? **Hüterinnen** kommen von links: Platz 7 bringt 8 Punkte, und sein Portal öffnet sich zuerst; Platz 1 bringt 2, liegt aber nah.

first-path = Steine und Sterne
    .ends = Jetzt kennst du die beiden Hälften der Partie: Marker gehen weg, und ein Schicksalsplättchen bringt neue.
first-path-path = Hüterinnen gehen auf einem Weg, den du Stein für Stein legst. **Bau einen Weg** mit deinem Wegmarker.
first-path-tile = Ein Plättchen gibt jeder Hüterin, die dort hält, einen Rohstoff. Sein Kristall zählt neben einem Leuchtfeuer seiner Farbe: blau passt zu deiner blauen Aufgabe.
first-path-yellow = Noch einer, aber der Wegmarker ist weg? Ein **gelber Marker** ersetzt jeden anderen; zwei beliebige Marker tun es auch.
first-path-second = Nimm den Rohstoff, der dir am besten gefällt.
first-path-fate = Nur noch ein Marker: Jetzt darfst du **ein Schicksalsplättchen legen**. Mit mehr als einem müsstest du erst welche abwerfen.
first-path-end = Du wählst zwischen dem obersten und dem untersten Plättchen. Um die graue Hüterin zu holen, brauchst du Schiffs- und Hüterinnenmarker: Das markierte hat beides.
first-path-cell = Jetzt der Trick: Ein Symbol bringt so viele Marker, wie seine Gruppe aneinanderliegender gleicher Symbole groß ist. Leg Schiff an Schiff.
    .waits = Dort würde es passen, aber nicht Schiff an Schiff. Nimm das markierte Feld.
first-path-lie = So oder so berühren sich die Schiffe: zwei Schiffsmarker statt einem. Das Goldfeld darunter gibt auch noch Gold.

first-fire = Ein Feuer im Dunkeln
    .ends = Aufgabe, Tat, Feuer: Das ist das Herz von Bonfire.
first-fire-grey = Zwei Schiffsmarker, ein Hüterinnenmarker: Auf geht’s.
first-fire-far = Von jetzt an kostet jede Route einen Schiffsmarker; drei bringen dich überallhin.
first-fire-guardian = Hier wartet sie. **Hol sie heim**, für einen Hüterinnenmarker.
    .done = Sie ist in deiner Stadt, und deine Aufgabe ist erfüllt.
first-fire-light = Eine erfüllte Aufgabe entzündet sich nicht von selbst. Das Entzünden ist dein ganzer Zug; ihre Punkte zählen am Ende.
first-fire-council = Der Novize der Aufgabe geht in den **Hohen Rat** und bringt einen Bonus. Die Schatzkammer gibt Gold und einen gelben Marker; der Wegesitz legt ein beliebiges Plättchen kostenlos.
first-fire-bonus = Die meisten Sitze bieten stattdessen auch einen Punkt. Nimm den Bonus.
first-fire-seat = Such dir ein Plättchen aus; es kostet nichts.
    .done = Dein erstes Leuchtfeuer brennt!
first-fire-great = Deine Hüterin kann nur an einem Feuer mit **Portal** bleiben. Portale kommen vom Großen Leuchtfeuer.
first-fire-area = Ein Marker dreht es einen Bereich weiter. Dort liegt ein Portal, das in deine Stadt passt.
first-fire-rewards = Wähl zwei von dreien. Nimm das Portal und eins von den anderen.
    .done = Portale füllen deine Stadt von rechts, Wege von links. Irgendwann treffen sie sich.
    .waits = Das Feuer braucht sein Portal: Nimm es und eins von den anderen.

first-walk = Die Prozession
    .ends = Weg, Portal, Feuer, Prozession: Kommen an einem Platz alle vier zusammen, bleibt dort eine Hüterin für immer.
first-walk-procession = Deine Hüterinnen wollen den Weg sehen. Halte eine **Prozession** ab.
first-walk-steps = Zwei Marker, und jede darf zwei Schritte gehen. Deine gelben tun es auch.
first-walk-who = Du bestimmst, wer zuerst geht. Zwei dürfen nicht auf demselben Plättchen halten.
first-walk-goal = Wo sie hält, bringt sie den Rohstoff des Plättchens: einen Schritt bis zum Gold, zwei bis zum nächsten.
first-walk-goal2 = Und jetzt die andere.
    .done = Zwei Rohstoffe in einem Zug, und beide sind unterwegs.
first-walk-fate = Kaum noch ein Marker? Du weißt, was hilft.
first-walk-end = Jetzt wählst du: Welches Plättchen hat Symbole, die auf gleiche treffen?
first-walk-cell = In Klammern steht, wie viele Marker ein Feld bringen kann. Such das mit den meisten.
first-walk-lie = Zuletzt, wie es liegt: In jeder Zeile steht, was das bringt.
    .done = So reich macht dich ein gut gelegtes Plättchen.
first-walk-gnome = Mit Gnommarkern und Rohstoffen **wirbst du einen Gnom an**. Keine mehr da? Zwei andere stehen für einen.
first-walk-whom = Ein Meister hilft dir die ganze Partie, eine Älteste gibt sofort Punkte. Was klingt gut?
first-walk-price = Ein Gnommarker und zwei Rohstoffe oder umgekehrt: Zahl mit dem, wovon du mehr hast.
first-walk-own = Und jetzt ein Zug, den niemand für dich plant. Gibt es etwas, das du bezahlen kannst?

first-end = Die letzten Züge
    .ends = Geschafft! Du hast Bonfire vom ersten Schicksalsplättchen bis zur Wertung gespielt. Eine echte Partie mit freundlichen Automas ist einen Klick entfernt.
first-end-look = Eine Partie kurz vor Schluss: Der siebte Novize sitzt im Rat, und der **Countdown** läuft. Dir bleiben drei Züge. Eine deiner Aufgaben ist erfüllt; sie zu entzünden zählt Punkte und bringt einen Bonus.
first-end-more = Zwei Züge. Hüterinnen an Feuern, Älteste, Wegplättchen neben Feuern ihrer Farbe: Alles zählt.
first-end-last = Dein letzter Zug, oder fast. Du darfst auch **passen**, für die Punkte des Countdownmarkers vor dir; je früher, desto mehr.

# Gegen Tom, der nach Karten spielt.

lesson-tom = Bonfire allein: Tom

tom-tom = Drei Züge mit Tom
    .ends = Jetzt kennst du Tom. Die Partie gegen ihn hat höchstens 32 Züge: Entzünde deine ersten Leuchtfeuer früh.
tom-tom-first = Allein spielst du nach den Regeln, die du kennst, gegen **Tom**. Nach jedem deiner Züge deckt er eine Karte auf und nimmt, was darauf steht. Zuerst dein Zug: Was tust du?
tom-tom-second = Lies, was Tom getan hat. Seine Karten bringen ihm Meister, Wegplättchen, Hüterinnen, Portale und eine Aufgabe, die sofort brennt. Manche decken erst einen Meister auf: Dessen Rohstoff sagt, was Tom nimmt.
tom-tom-third = Du siehst, welche seiner acht Karten noch kommen, aber nicht, in welcher Reihenfolge. Er geht sie viermal durch; dann ist die Partie vorbei.

# Partie um Partie gegen Tom, mit Handicap.

lesson-handicap = Bonfire allein: das Handicap

handicap-start = Zehn Punkte voraus
    .ends = Mehr ist es nicht. Dein Handicap wartet unter `/solo spiele` und geht von Partie zu Partie mit.
handicap-start-ahead = Gegen Tom gelten die Regeln, die du kennst. Aber du beginnst mit **10 Punkten** Vorsprung. Gewinnst du, sind es beim nächsten Mal 5 weniger, bis Tom vorn liegt; verlierst du, 2 mehr. Dein Zug: Was tust du?
handicap-start-steady = Darum zählt nicht eine große Partie, sondern viele gute. Nimm sichere Punkte: Aufgaben, die du bald erfüllst, und frühe Leuchtfeuer.
