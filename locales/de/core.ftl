# Shared by all games.
seat = Spieler { $number }
skip = Überspringen
log-forced = { $seat }: es gab nur eine Möglichkeit
illegal-over = Die Partie ist vorbei.
illegal-not-asked = Du bist gerade nicht gefragt.
illegal-stale = Am Tisch ging es inzwischen weiter. Sieh dir an, was jetzt gefragt ist.
illegal-unknown = { $key } steht nicht zur Wahl.
illegal-twice = { $key } wurde doppelt gewählt.
illegal-few = Wähl mindestens { $least }.
illegal-many = Wähl höchstens { $most }.
illegal-undo = Das lässt sich nicht zurücknehmen: Seitdem war jemand anderes dran, oder es kam etwas Verdecktes oder Zufälliges ans Licht.
unknown-answers = die Antworten der anderen
lesson-waits = In einer Partie darfst du das, hier wartet es noch einen Moment: In der Lektion geht es um das, was markiert ist.
lesson-nothing = Nichts davon

# Die Karte einer beendeten Partie

share-course = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
share-led = { $name } lag nie zurück.
share-late = { $name } lag bis ganz zuletzt vorn.
share-overtook = Nach { $share } % der Partie zog { $name } endgültig an { $other } vorbei.
share-half = Nach { $share } % der Partie war die Hälfte der Punkte beisammen.
share-worst = Die dunkelste Stunde: { $what } { $peak }, nach { $share } % der Partie.
share-worst-end = Am dunkelsten war es ganz zuletzt: { $what } { $peak }.
share-half-end = Die meisten Punkte kamen ganz zuletzt.

# The signs on a picture

signs-title = Zeichen auf diesem Bild
