# Bonfire auf wenigen Seiten: Text und Überschrift.

aim =
    Das Große Leuchtfeuer verlischt, und deine Stadt liegt im Dunkeln. Du nimmst **Aufgaben** an, erfüllst sie
    und entzündest so bis zu sieben Leuchtfeuer; dann gehen Hüterinnen auf deinem Weg zu den Feuern. Wer die
    meisten Punkte hat, gewinnt. Niemand greift dich an.
    .title = Worum es geht
fate =
    In deinem Zug tust du **eine** Sache: ein Schicksalsplättchen legen, eine Aktion ausführen oder ein
    Leuchtfeuer entzünden. **Schicksalsplättchen** bringen die Marker, die Aktionen kosten: Jedes der drei
    Symbole gibt so viele Marker, wie seine Gruppe gleicher, aneinanderliegender Symbole groß ist. Leg also
    Gleiches an Gleiches. Legen darfst du nur, solange du höchstens 1 Marker hast.
    .title = Schicksalsplättchen bringen Marker
actions =
    Die **Aktionen** kosten diese Marker: zu einer Insel fahren, dort eine Aufgabe annehmen oder eine Hüterin
    heimholen, einen Weg bauen, eine Prozession abhalten, das Große Leuchtfeuer drehen, einen Gnom anwerben.
    Fehlt dir ein Marker, tut es 1 gelber oder 2 beliebige andere.
    .title = Aktionen geben sie aus
light =
    Eine Aufgabe stellt eine Bedingung, zum Beispiel eine Zahl von Wegplättchen oder Gnomen. Ist sie erfüllt, darfst
    du das Leuchtfeuer **entzünden**; das ist dein ganzer Zug. Die Aufgabe wird umgedreht und zählt am Ende ihre
    Punkte, und dein Novize geht in den Hohen Rat und holt dort einen Bonus. `/karte` erklärt jede Aufgabe in Worten.
    .title = Aus Aufgaben werden Feuer
walk =
    Deine **Hüterinnen** gehen auf deinem Weg, nehmen dort, wo sie halten, einen Rohstoff und bleiben für immer an
    einem brennenden Leuchtfeuer mit **Portal**: bis zu 8 Punkte. Portale bekommst du am Großen Leuchtfeuer,
    zusammen mit Markern oder Rohstoffen.
    .title = Hüterinnen und Portale
end =
    Sitzen genug Novizen im Rat, beginnt der **Countdown**, und nach einigen Runden ist Schluss. Deine ersten
    Züge: Gib die Marker vom Anfang aus, fahr etwa zu einer Insel, deren Aufgaben gut zusammenpassen, und nimm
    eine. Hast du nur noch einen Marker, leg ein Schicksalsplättchen.
    .title = Das Ende und deine ersten Züge
alone =
    Allein spielst du gegen **Tom**. Nach jedem deiner Züge deckt er eine Karte auf und nimmt, was darauf steht:
    Meister, Wegplättchen, eine Aufgabe, die sofort brennt, eine Hüterin, ein Portal. Du weißt, welche Karten
    noch kommen, aber nicht, in welcher Reihenfolge. Er geht **viermal** durch seine acht Karten, du hast also
    höchstens 32 Züge, und der letzte Durchgang verdoppelt fast seine Punkte. Mach früher Schluss: vier deiner
    Novizen im Hohen Rat bis etwa zum 20. Zug. `/solo spiele` beginnt die Partie, mit oder ohne **Handicap**.
    .title = Allein: gegen Tom
