# Was die Tische abschlagen, und was man dann tun kann. Eine Nachricht je Code von tables/base/errors.py.
no-table = Diesen Tisch gibt es nicht mehr. `/meinetische` zeigt deine Tische.
no-game = Dieses Spiel ist gerade nicht da. Wer diesen Bot betreibt, muss es zurückholen; dein Tisch wartet, und nichts geht verloren.
not-seated = Du hast an diesem Tisch keinen Platz. Solange er sich füllt, nimmt **Mitspielen** einen; später stehen **Plan** und **Verlauf** allen offen.
not-host = Das kann nur, wer diesen Tisch eröffnet hat. Frag diese Person oder die Moderation dieses Servers.
not-lobby = Dieser Tisch hat schon begonnen. Schau in seinen Thread.
not-running = An diesem Tisch wird gerade nicht gespielt. `/meinetische` zeigt deine Tische.
no-hints = An diesem Tisch sind Hinweise nur für erste Partien vereinbart, oder gar keine. Frag die anderen oder spiel allein.
no-review = Diese Partie kann ich nicht noch einmal durchsehen; **Wiedergabe** zeigt sie. Versuch es später oder nach dem nächsten Neustart.
not-ended = Das geht, wenn die Partie vorbei ist.
paused = Dieser Tisch macht Pause. Weiter geht es mit **Mehr → Weiter**.
knows-secrets = Wer schon einen anderen Platz dieses Tisches gespielt hat, kennt dessen Geheimnisse und kann nur dorthin zurück. Wähl jemand anderen oder lass die Automa spielen.
played-here = Du hast an diesem Tisch gespielt und kennst vielleicht eine Hand. Tippen ist für die, die nur zuschauen.
seated = Du sitzt schon an diesem Tisch.
sits-here = Diese Person sitzt schon am Tisch. Wähl jemanden, der hier nicht spielt.
full = Alle Plätze sind besetzt. Eröffne mit `/spiel neu` einen eigenen Tisch.
crowded = Hier sitzen schon mehr Leute als das. Schick zuerst jemanden weg: **Optionen → Leute**.
too-few = Noch sind nicht genug Leute da. Lade jemanden ein oder ändere unter **Optionen** die Zahl der Plätze.
not-invited = Dieser Tisch ist nur für Eingeladene. Bitte um eine Einladung.
banned = Du wurdest von diesem Tisch weggeschickt. Eröffne mit `/spiel neu` einen eigenen.
no-code = Zu diesem Code füllt sich kein Tisch. Vielleicht ist ein Tippfehler darin, oder er gilt nicht mehr: Bitte um einen neuen.
codes-guessed = Das waren mehrere falsche Codes hintereinander. Den nächsten kannst du <t:{ $at }:R> versuchen.
too-many-invited = Du hast gerade viele eingeladen. Die Nächsten kannst du <t:{ $at }:R> einladen.
too-many-tables = Du sitzt an so vielen Tischen, wie dieser Server erlaubt. Spiel erst einen zu Ende: `/meinetische` zeigt sie.
server-full = Dieser Server hat Platz für { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} zugleich. Setz dich zu einem, der sich füllt: `/spiel liste`.
bad-setup = Diese Optionen lassen sich nicht zusammen spielen. Ändere sie unter **Optionen**.
bad-setting = Diese Einstellung geht hier nicht.
no-seat = Diesen Platz hat der Tisch nicht. Wähl einen der gezeigten.
no-automa = Diesen Platz spielt ein Mensch, und Menschen spielen, wie sie wollen.
seat-taken = Dort sitzt schon jemand. Wähl einen anderen Platz.
own-seat = Das ist dein eigener Platz. Wähl einen anderen.
not-asked = Du bist gerade nicht gefragt. Ich sage dir, wenn du dran bist.
substituted = Deinen Platz spielt gerade jemand anderes. **Mehr → Platz zurückholen** gibt ihn dir wieder.
stale = Am Tisch ging es weiter, seit dieser Knopf erschien. **Zug machen** zeigt, was jetzt gefragt ist.
nothing-drafted = Noch gibt es nichts zu bestätigen oder zurückzunehmen. Wähl zuerst etwas.
final = Auf diese Wahl kann nichts folgen, bevor sie bestätigt ist. Drück **Bestätigen**, oder **Zurück**, um neu zu wählen.
beyond-final = Teil { $part } der Zeile ist endgültig, der Rest kommt danach. Tipp die Zeile bis dorthin, bestätige und mach dann weiter.
no-undo = Allein kannst du nichts zurücknehmen: Seitdem war jemand anderes dran, oder es kam etwas Verdecktes oder Zufälliges ans Licht. **Mehr → Zurücknehmen** fragt den Tisch.
undo-never = Dieser Tisch hat vereinbart, nichts zurückzunehmen.
corrected = Die Regeln wurden seit diesen Entscheidungen berichtigt; sie lassen sich nicht mehr zurücknehmen.
no-redo = Es gibt nichts zu wiederholen.
vote-open = Der Tisch stimmt schon ab. Bringt erst diese Abstimmung zu Ende.
no-vote = Diese Abstimmung ist vorbei.
has-voted = Du hast schon abgestimmt.
statistics-closed = Diese Person behält ihre Statistik für sich.
no-clock = An diesem Tisch läuft keine Uhr.
bad-zone = Diese Zeitzone kenne ich nicht. Wähl eine aus der Liste, etwa Europe/Berlin.
bad-hours = Ruhestunden sind zwei Zeiten wie 22:00 und 07:30.
no-vacation = Du hast in diesem Jahr noch { $days ->
    [one] einen Urlaubstag
   *[other] { $days } Urlaubstage
}. Wähl einen früheren Tag.
away = Du hast schon Urlaub eingetragen. Beende ihn zuerst mit `/urlaub ende`.
bad-time = Diese Zeit geht nicht. Wähl eine spätere.
secret = Das bleibt geheim, bis die Partie vorbei ist.
too-long = Das ist zu lang. Kürze es und schick es noch einmal.
too-many-notes = Dieser Platz hat schon { $most } Notizen. Lösch zuerst eine.
no-note = Diese Notiz gibt es nicht mehr.
conflict = Jemand anderes war schneller. Sieh noch einmal hin und drück erneut.
not-saved = Es ließ sich nicht speichern, geändert hat sich nichts. Versuch es gleich noch einmal.
not-read = Die Tische lassen sich gerade nicht lesen, geändert hat sich nichts. Versuch es gleich noch einmal.
not-known = Die Verbindung ist abgerissen, und ich weiß nicht, ob das gespeichert wurde. Drück noch einmal: War es schon gespeichert, geschieht nichts doppelt, und du siehst, wie es steht.
bad-condition = Diese Bedingung bietet das Spiel hier nicht an.
too-many-answers = Ein Platz behält höchstens { $most } Antworten im Voraus. Lösch zuerst eine.
no-answer = Diese Antwort gibt es nicht mehr.
asked-already = Du bist schon dran: Drück **Zug machen**.
no-turn-ahead = Noch steht nicht fest, was du gefragt wirst; deshalb lässt sich jetzt kein Zug bereitlegen.
no-tryout = Diese Probepartie wurde weggeworfen. **Von hier ausprobieren** unter **Wiedergabe** beginnt eine neue.
not-from-here = Von diesem Moment aus lässt sich nichts ausprobieren. Geh einen Schritt zurück und versuch es von dort.
too-many-tryouts = Du hast schon { $most } Probepartien behalten. Wirf zuerst eine weg: `/meinetische` zeigt sie.
tryout-full = Eine Probepartie endet nach { $most } Entscheidungen. Nimm einige zurück oder beginn eine neue.
no-challenge = Von diesem Spiel gibt es an dem Tag keine Herausforderung. `/solo heute` zeigt, was es gibt.
no-attempt = Hier gibt es keinen beendeten Versuch zum Ansehen. `/solo heute` zeigt die Herausforderung des Tages.
ghosts-wait = Was andere taten, siehst du, wenn dein eigener Versuch vorbei ist: Vorher könnte es dir helfen.
not-shown = Diese Partie war eine Herausforderung: Ihre Startzahl wird am <t:{ $at }:f> gezeigt, und dann gehört die Datei dir. Bis dahin verriete sie anderen, was kommt.
bad-file = { $fault ->
    [large] Diese Datei ist zu groß, oder ihre Prüfung dauert zu lange. Ich öffne Partien bis 2 MB und 5000 Züge.
    [newer] Diese Datei kommt von einer neueren Fassung von mir. Öffne sie dort, wo sie entstanden ist.
    [older] Seit dieser Partie wurden die Regeln berichtigt, oder ihre Stellung wurde von Hand aufgebaut. Ich öffne nur, was ich von Anfang an nachspielen kann.
    [game] Diese Datei zeigt ein Spiel, das es hier nicht gibt.
    [false] Etwas in dieser Datei passt nicht: So kann keine Partie verlaufen sein. Bitte noch einmal um die Datei, die `/spiel export` gibt.
   *[shape] Das ist keine Partie, die ich lesen kann. Ich öffne die Dateien, die `/spiel export` gibt.
}
file-played = Du spielst genau diese Partie an Tisch { $table }, und ihre Datei zeigt alle Geheimnisse. Ich öffne sie, wenn die Partie vorbei ist.
too-many-files = Du hast viele Dateien geschickt. Die nächste nehme ich <t:{ $at }:R>.
attempt-runs = Dein Versuch mit Wertung läuft noch: Tisch { $table }. Spiel ihn erst zu Ende; danach darfst du hier zum Vergnügen spielen.
own-challenge = Eine Herausforderung spielt, wer sie begonnen hat. Du darfst sie verlassen, aber niemand kann sie übernehmen.
no-companions = An diesem Tisch spielt sonst niemand mit dir.
secret-draft = Dieser Entwurf würde zeigen, was nur du wissen darfst.
no-proposal = Das ist schon entschieden; dazu gibt es nichts mehr zu sagen.
own-proposal = Das ist deine eigene Idee. Bestätige sie in deinem Zug oder entwirf eine andere.
said-so = Das hast du schon gesagt.
shown-already = Das kennt der Tisch schon; es steht im Thread. Bestätige es oder entwirf etwas anderes.
no-lesson = Diese Lektion gibt es nicht, oder du hast sie noch nicht begonnen. `/lernen` zeigt alle.
no-puzzle = Hier steht gerade kein Rätsel, oder seine Antworten sind schon gezeigt. Das nächste kommt von selbst.
no-exercise = Diesen Wendepunkt gibt es nicht mehr. `/meinetische` zeigt die übrigen.
unlit = Das wartet noch einen Moment: In der Lektion geht es um das, was markiert ist.
