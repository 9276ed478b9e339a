# Was der Bot sagt, außer Neuigkeiten (news.ftl), Absagen (refusals.ftl) und Befehlen (commands.ftl).
yes = ja
no = nein
automa = Automa

# Störungen
unknown-button = Diesen Knopf kenne ich nicht mehr. `/meinetische` zeigt deine Tische mit frischen Knöpfen.
unknown-command = Dieser Befehl hat sich geändert, seit Discord ihn dir gezeigt hat. Tippe `/` und wähl ihn neu.
no-rights = Mir fehlt hier ein Recht dafür. Welches, sieht die Moderation mit `/einrichten prüfen`.
place-gone = Der Thread dieses Tisches ist weg oder für mich gesperrt. Die Moderation kann mit `/tisch reparieren` einen neuen öffnen.
too-large = Das Bild ist zu groß für Discord. **Text statt Bilder** in `/einstellungen` zeigt dasselbe in Worten; von deiner Partie geht nichts verloren.
discord-down = Discord hat gerade Schwierigkeiten. Nichts ist verloren; versuch es in einer Minute noch einmal.
busy = Discord bittet mich um Geduld. Versuch es in { $seconds } Sekunden noch einmal.
saved-unseen = Das ist gespeichert, aber was daraus wurde, kann ich gerade nicht zeigen. Schau gleich noch einmal nach.
saved-in-part = Der erste Teil ist gespeichert, der Rest nicht. Schau gleich nach und drück noch einmal, falls etwas fehlt.
fault = Bei mir ist etwas schiefgegangen; von deiner Partie ist nichts verloren. Versuch es noch einmal. Passiert es wieder, drück **Melden**: Dann gehen der Verlauf des Tisches und dieser Fehler (Nummer `{ $number }`) an die, die diesen Bot betreiben.
pressed-twice = Du hast zweimal hintereinander gedrückt; es zählt einmal. Die Antwort steht in der Nachricht darüber.
report = Melden
report-done = Danke. Gespeichert als `{ $file }`; wer diesen Bot betreibt, kann daraus einen Test machen.
report-old = Diesen Fehler habe ich nicht mehr im Gedächtnis. Passiert er wieder, melde ihn dann.

# Die ersten Schritte
help-title = Brettspiele in deinem Tempo
help-about = Hier laufen große Brettspiele: ein Zug, wenn du eine Minute hast, eine Partie über Tage oder Wochen. Ich kenne die Regeln und zeige nur, was erlaubt ist.
help-steps = 1. Drück **Tisch eröffnen** und wähl ein Spiel.
    2. Deine Freunde drücken auf der Karte **Mitspielen**.
    3. Du drückst **Start**, und ein Thread öffnet sich. Freie Plätze können Automas nehmen.
help-steps-alone = Hier spielst du allein: Drück **Allein spielen** und wähl ein Spiel. Mit Freunden spielst du auf einem Server.
help-turn = Bist du dran, rufe ich dich einmal: Drück **Zug machen**, wähl aus, **Bestätigen**. Probier ruhig: Bis **Bestätigen** lässt sich alles zurücknehmen.
help-commands = Dasselbe als Befehle: `/spiel neu`, `/spiel liste`, `/solo spiele`, `/meinetische`, `/statistik`, `/regeln`, `/einstellungen`.
help-owners = Für alle, die diesen Server verwalten: `/einrichten prüfen` zeigt, welche Rechte mir fehlen, `/einrichten server` legt fest, wo sich Tische füllen. Diese Nachricht kannst du löschen; `/hilfe` zeigt sie wieder.
help-open = Tisch eröffnen
help-alone = Allein spielen
help-mine = Meine Tische
help-settings = Einstellungen
help-how = So geht’s
help-which-game = Wähl ein Spiel
help-defaults = Welches Spiel? Der Tisch öffnet mit den üblichen Einstellungen; **Optionen** auf seiner Karte ändert sie.

# Vor der Partie
lobby-host = Tisch { $table } · Gastgeber: { $host }
lobby-free = freier Platz
lobby-missing = Drück **Mitspielen**, um dich zu setzen. { $count ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $count }
}; wer den Tisch eröffnet hat, kann auch **Start** drücken und Automas dazusetzen.
lobby-enough = Drück **Mitspielen**, um dich zu setzen. Wer den Tisch eröffnet hat, kann jetzt mit **Start** beginnen oder auf andere warten.
lobby-alone = Deine Direktnachrichten sieht sonst niemand: Drück **Start**, und Automas nehmen die freien Plätze. Freunde setzen sich mit einem Code dazu: **Optionen**, **Einladen**.
lobby-borrowed = Wer dran ist, wird per Direktnachricht gerufen, wenn ich sie zustellen kann; alle anderen lesen es hier, sobald jemand einen Knopf drückt oder einen Befehl tippt.
lobby-full = Alle Plätze sind besetzt. Haben alle **Bin da** gedrückt, geht es los; wer den Tisch eröffnet hat, kann auch **Start** drücken.
lobby-join = Mitspielen
lobby-here = Bin da
lobby-leave = Aufstehen
lobby-options = Optionen
lobby-start = Start
lobby-started = Die Partie läuft: <#{ $thread }>
lobby-started-here = Die Partie läuft, gleich hier.
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging. `/spiel neu` eröffnet einen neuen.
lobby-opened = Tisch { $table } ist offen. Andere drücken auf seiner Karte **Mitspielen**; unter **Optionen** änderst du alles, mit **Start** geht es los.
lobby-opened-there = Tisch { $table } ist offen: Seine Karte ist in <#{ $place }>, wo sich die Tische dieses Servers füllen. Andere drücken dort **Mitspielen**.
lobby-opened-unseen = Tisch { $table } ist offen, aber auf diesem Server siehst nur du meine Antworten, also gibt es keine Karte. Freunde setzen sich mit `/mitspielen` und dem Code **{ $code }** dazu, wo immer sie sind; du findest den Tisch in `/meinetische`.
lobby-opened-alone = Tisch { $table } ist offen. **Start** auf seiner Karte beginnt die Partie gegen Automas.
lobby-joined = Du sitzt an Tisch { $table }. Es geht los, wenn **Start** gedrückt wird oder alle **Bin da** gedrückt haben.
move-done = { $name }: Der Tisch ist jetzt hier.
move-asked = { $name }: Die anderen werden gefragt, dort, wo der Tisch jetzt ist. Er zieht um, wenn alle zustimmen, die mitspielen.
move-which = Welcher deiner Tische? Wähl ihn unter `tisch`.
move-here = Der Tisch ist schon hier.
move-unseen = Hier würde außer dir niemand den Tisch sehen. Tipp `/spiel umziehen` in dem Kanal, Thread oder Chat, in dem ihr alle spielen wollt.
challenge-whom = Eine Partie zu zweit gegen { $person }: Die Einladung ist dann unterwegs, und der Tisch steht in `/meinetische`.
challenge-sent = { $person } ist eingeladen.
challenge-oneself = Das bist du selbst. `/solo spiele` zeigt, was du allein spielen kannst.
message-unknown = Diese Nachricht kenne ich nicht oder nicht mehr: Was sie erzählt, merke ich mir eine Woche lang. `/wiedergabe` zeigt jeden Moment einer Partie.
message-no-moves = Diese Nachricht erzählt von keinem Zug. Nimm eine andere oder `/wiedergabe`.
since-message = Was hier passiert ist
join-afar = Du sitzt am Tisch: { $name }. Ich rufe dich per Direktnachricht; `/meinetische` findet den Tisch von überall.
lobby-left = Du hast Tisch { $table } verlassen.
lobby-ready = Notiert. Es geht los, wenn auch die anderen **Bin da** gedrückt haben.
lobby-starting = Es geht los. Ich rufe dich, wenn du dran bist.
lobby-too-few = { $game } braucht mindestens { $least } Leute am Tisch, und bisher { $taken ->
    [one] ist erst eine Person da
   *[other] sind erst { $taken } da
}. Warte, bis jemand **Mitspielen** drückt, lade jemanden ein oder lass Automas die freien Plätze nehmen.
lobby-fill = { $count ->
    [one] Mit einer Automa beginnen
   *[other] Mit { $count } Automas beginnen
}
not-in-thread = Ich bin nicht in diesem privaten Thread und kann hier nicht schreiben. Erwähne mich darin, { $bot }, dann bin ich dabei; versuch es danach noch einmal. Oder nimm einen anderen Kanal.
lobby-elsewhere = In diesem Kanal darf ich nicht schreiben. Bitte die Moderation, sich `/einrichten prüfen` anzusehen, oder eröffne den Tisch woanders.
invite-whom = Wen lädst du ein?
invite-hint = Die Einladung kommt hier oder per Direktnachricht an, je nach Einstellung.
invite-done = { $person } ist eingeladen und findet den Tisch auch in `/meinetische`.
invite-seated = { $person } sitzt schon hier.
invite-alone = Deine Direktnachrichten sieht sonst niemand, aber mit einem Code können sich deine Freunde von überall dazusetzen.
options-title = Optionen von Tisch { $table }
options-hint = Jede Wahl gilt sofort; die Karte zeigt, was ausgemacht ist.
options-others = Das kann nur ändern, wer den Tisch eröffnet hat.
options-manners = Hausregeln
options-manners-about = Was alle wissen sollten, bevor sie sich setzen, in deinen Worten
options-invite = Einladen
options-people = Leute
invite-code = Mit Code einladen
code-is = **{ $code }** ist der Code von Tisch { $table }. Wer ihn bei `/mitspielen` eintippt, egal wo, sitzt mit am Tisch, auch an einem privaten. Der Code gilt, bis die Partie beginnt oder du ihn hier ungültig machst.
code-end = Code ungültig machen
code-ended = Dieser Code gilt nicht mehr. **Mit Code einladen** macht einen neuen.
options-back = Zurück zu den Optionen
people-hint = Wen du wegschickst, der kommt nur mit einer Einladung zurück. Oder mach jemand anderen zum Gastgeber.
people-none = Außer dir sitzt hier noch niemand. Hol mit **Einladen** jemanden dazu.
people-kick = Wegschicken
people-host = Zum Gastgeber machen
people-handed = { $person } ist jetzt Gastgeber von Tisch { $table }.
options-automa = Automa dazusetzen
options-no-automa = Automa wegnehmen
options-automas = Wie Automas spielen
level-friendly = freundlich
level-friendly-about = für erste Partien: nimmt, was nahe liegt; Fernes und Pläne anderer übersieht sie
level-steady = solide
level-steady-about = spielt den besten Zug, den sie findet, und weiß, was das Spiel belohnt
level-sharp = scharf
level-sharp-about = ebenso, denkt aber am längsten nach
automas-title = Automas an Tisch { $table }
automas-hint = Wie gut sollen die Automas spielen? Deine Wahl gilt ab ihrem nächsten Zug; spielen andere mit, muss die Mehrheit zustimmen.
automas-none = Hier spielt keine Automa mehr.
automas-asked = Die anderen sind gefragt; die Abstimmung steht am Tisch.
options-close = Tisch schließen
options-mode = Spiel
options-seats = Plätze
options-switches = Extras des Spiels
options-variants = Varianten des Spiels
options-pace = Tempo
options-undo = Zurücknehmen
options-absence = Abwesenheit
options-visibility = Wer sich setzen darf
options-seating = Sitzordnung
options-telling = Der Thread erzählt
options-motion = Entscheidende Momente
options-language = Sprache
seats-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
pace-relaxed = gemütlich
pace-relaxed-about = 1 Tag je Zug und 10 Tage Reserve
pace-steady = ruhig
pace-steady-about = 12 Stunden je Zug und 3 Tage Reserve
pace-brisk = flott
pace-brisk-about = 8 Stunden je Zug und 1 Tag Reserve
pace-live = live
pace-live-about = alle bleiben am Tisch, 15 Minuten insgesamt
pace-none = ohne Uhr
pace-none-about = niemand kommt je zu spät
pace-told = Tempo: **{ $pace }** — { $about }
undo-all = wenn alle zustimmen
undo-all-told = Zurücknehmen: die eigene letzte Entscheidung ohne Nachfrage, mehr nur, wenn alle zustimmen
undo-majority = mit Mehrheit
undo-majority-told = Zurücknehmen: die eigene letzte Entscheidung ohne Nachfrage, mehr nur mit Mehrheit
undo-never = nur im eigenen Zug
undo-never-told = Zurücknehmen: nur im eigenen Zug
absence-wait = der Tisch wartet
absence-vote = der Tisch stimmt ab
absence-automa = eine Automa spielt weiter
visibility-open = alle
visibility-invited = Eingeladene
visibility-private = Eingeladene, nicht gelistet
seating-random = ausgelost
seating-as_joined = wie sich alle hingesetzt haben
telling-turns = jeden Zug in einer Nachricht
telling-moves = jede Entscheidung einzeln, mit dem ganzen Plan
motion-still = als Bild
motion-moving = als kurze Animation

# Der Thread
thread-name = { $game } { $table }
tag-gathering = Offen
tag-running = Läuft
tag-over = Vorbei
tag-looking = Spieler gesucht
take-turn = Zug machen
my-seat = Mein Platz
board = Plan
log = Verlauf
more = Mehr
join = Mitspielen
agree = Dafür
disagree = Dagegen
rematch = Revanche
continue = Weiter
snooze-hour = In einer Stunde
snooze-tonight = Heute Abend
snooze-tomorrow = Morgen

# Der eigene Zug, den nur du siehst
panel-title = { $game }, Tisch { $table } · { $seat }
panel-held = Du hast
panel-so-far = Bisher
panel-outlook = Was das brächte
outlook-unknown = Erst nach **Bestätigen** bekannt: { $what }.
outlook-next = Danach dran: { $people }.
panel-complete = Das ist der ganze Zug. Mit **Bestätigen** gilt er; **Zurück** nimmt die letzte Wahl zurück.
panel-how-many = Wähl { $least } bis { $most }.
panel-exactly = Wähl { $count }.
panel-up-to = Wähl bis zu { $count }.
panel-choose = Auswählen
panel-legend = Dasselbe in Worten
panel-search = Eine lange Liste: Tipp bei `/zug` ein paar Buchstaben, und du findest, was du suchst.
panel-why-not = Warum nicht?
panel-otherwise = Anders zahlen
panel-instead = Stattdessen: { $answer }
panel-instead-of = Statt „{ $answer }“ …
panel-skip = Überspringen
panel-skipped = Übersprungen: { $question }
panel-done = Fertig ({ $count })
panel-earlier = Früher
panel-later = Später
panel-confirm = Bestätigen
panel-back = Zurück
panel-restart = Von vorn
beside-turn = Dieser Zug
beside-help = Worum es geht
beside-look = Zum Ansehen
beside-table = An diesem Tisch …
panel-called = ✓ Erledigt. Wir warten auf { $people }.
panel-asked-again = Du bist wieder am Zug.
panel-undo = Zurücknehmen
panel-waiting = Du bist gerade nicht gefragt. Wir warten auf { $people }.
panel-sealed = Deine Antwort ist versiegelt: { $answer }. Du kannst sie ändern, bis alle bereit sind.
panel-change = Antwort ändern
panel-refused = { $why } ({ $rule })
rule-cited = { $topic }, { $place }
panel-over = Die Partie ist vorbei. **Plan** und **Verlauf** bleiben dir offen.

# Was sich nicht eröffnen lässt
no-such-game = Dieses Spiel kenne ich nicht. Es gibt: { $games }.
no-such-mode = Diesen Modus kenne ich nicht. Es gibt: { $modes }.
no-such-seats = Mit dieser Spielerzahl geht { $game } nicht. Möglich sind: { $seats }.
no-such-option = Die Option „{ $option }“ kenne ich nicht. Es gibt: { $options }.
option-elsewhere = „{ $option }“ gehört zu einem anderen Modus: { $modes }. Wähl diesen Modus oder lass die Option weg.
options-apart = Diese Optionen lassen sich nicht zusammen spielen: { $options }.

# Getipptes: Befehle der Spiele und /move
act-possible = { $question } Zur Wahl: { $options }.
act-refused = **{ $thing }** geht jetzt nicht: { $why }
act-not-now = Danach ist jetzt nicht gefragt.
act-so-far = -# Verstanden: { $steps }
act-unclear = Was „{ $typed }“ hier heißt, weiß ich nicht.
act-ambiguous = „{ $typed }“ kann Verschiedenes heißen: { $options }. Füg ein Wort dazu, das es unterscheidet.
act-too-much = Mit „{ $typed }“ kann ich hier nichts mehr anfangen: Alles ist schon beantwortet.
act-beyond = „{ $typed }“ käme nach etwas, das erst bestätigt werden muss. Tipp die Zeile bis dorthin, bestätige und mach dann weiter.
act-needed = Das darf nicht fehlen.
act-first = Füll zuerst `{ $parameter }` aus.
act-unasked = `{ $parameter }` beantwortet hier nichts. Lass es weg, oder beantworte zuerst dies:
act-anew = Dein früherer Entwurf passte nicht dazu und wurde verworfen.
act-open = Noch nicht bestätigt: Im Zug ist noch eine Frage offen.
act-no-table = An so einem Tisch spielst du nicht. `/meinetische` zeigt deine Tische.
act-which-table = Es könnten mehrere Tische gemeint sein: { $tables }. Tipp den Befehl im Thread des Tisches oder gib `tisch` an.
act-your-turn = { $table } · wartet auf dich

# Warum sich etwas nur bestätigen lässt
final-hidden = Was nun kommt, entscheidet der Zufall oder etwas Verdecktes: Nach **Bestätigen** kannst du es nicht mehr allein zurücknehmen.
final-passes = Damit endet dein Zug: Nach **Bestätigen** ist jemand anderes dran.
final-turn = Damit endet dein Zug: Nach **Bestätigen** beginnt dein nächster.
final-sealed = Deine Antwort bleibt versiegelt, bis alle geantwortet haben; so lange kannst du sie ändern.
final-ends = Damit endet die Partie.

# Antworten von jetzt an
stand-offer = Von jetzt an so antworten
stand-title = Von jetzt an
stand-hint = -# Sonst erfährt es niemand: Es sieht aus, als hättest du selbst geantwortet. Geht es dann nicht, wirst du gefragt.
stand-when = Wann?
stand-always = immer
stand-back = Zurück zur Frage
stand-kept = Notiert. **Mein Platz** zeigt und ändert es.
stand-changed = Geändert.
stand-ended = Von jetzt an wirst du wieder gefragt.
stand-none = Nichts ist im Voraus entschieden.
stand-choose = Eine davon ändern oder beenden
stand-end = Wieder fragen
standing-list = Im Voraus entschieden
standing-title = Im Voraus entschieden · Tisch { $table }

# Ein bereitgelegter Zug
ahead = Wenn ich dran bin
ahead-title = wenn du dran bist
ahead-hint = -# Nur du siehst das. Es nimmt an, dass die anderen bis dahin so wenig wie möglich tun.
ahead-ready = Bereitgelegt: Wenn du gefragt wirst, ist das dein Entwurf.
ahead-sure = Das gilt, sobald du gefragt wirst. Geht es dann nicht, erfährst du, warum, und wirst wie sonst gefragt.
ahead-dropped = Was du bereitgelegt hattest, passt nicht mehr. Wähl neu.
ahead-complete = Das ist der ganze Zug, und er liegt bereit. Mit **Dann spielen** gilt er, sobald du gefragt wirst.
ahead-confirm = Dann spielen
ahead-confirmed = ✓ Das wird gespielt, sobald du gefragt wirst. Geht es dann nicht, erfährst du, warum, und wirst wie sonst gefragt. Sonst erfährt es niemand.
ahead-when = Wann gilt es sofort?
ahead-listed = Dein nächster Zug
ahead-change = Ändern
ahead-withdraw = Zurückziehen
ahead-withdrawn = Zurückgezogen: Du wirst wie sonst gefragt.

# Ausprobieren
try-from = Von hier ausprobieren
tryouts = Probepartien
tryouts-hint = Private Kopien von Partien, wie du sie verlassen hast. Die ohne Namen verschwindet, wenn du eine neue beginnst.
tryouts-none = Du hast keine. **Von hier ausprobieren** unter **Plan** und **Wiedergabe** beginnt eine.
tryout-choose = Weiter mit
tryout-from = { $game }, Tisch { $table }, Schritt { $at }
tryout-unnamed = Nicht behalten
tryout-title = Probepartie · { $game }, Tisch { $table }, ab Schritt { $at }
tryout-hint = -# Nur für dich: Du spielst alle Plätze, jede Wahl gilt hier sofort, und der Tisch merkt nichts davon. Was du nicht wissen konntest, wurde neu ausgeteilt, und auch der Zufall ist ein anderer.
tryout-still = -# Der Tisch merkt nichts davon; was du nicht wissen konntest, wurde neu ausgeteilt.
tryout-made-up = -# 🎲 Was { $seat } hier in der Hand hat, ist ausgedacht.
tryout-watching = -# **Von hier ausprobieren** ist für alle am Tisch: Die Kopie entsteht aus dem, was ein Platz weiß.
tryout-board = -# Probepartie: der Plan deiner privaten Kopie; was du nicht wissen konntest, ist neu ausgeteilt.
tryout-over = Hier ist die Partie vorbei. **Zurück** nimmt die letzte Wahl zurück.
tryout-keep = Behalten
tryout-name = Name
tryout-name-about = Zum Wiederfinden unter Probepartien in /meinetische
tryout-drop = Wegwerfen
tryout-dropped = Weggeworfen. **Von hier ausprobieren** unter **Plan** und **Wiedergabe** beginnt eine neue.

# Mein Platz, der Plan, der Verlauf
no-picture = Von diesem Spiel gibt es noch keine Bilder.
log-title = Verlauf von Tisch { $table } · Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
log-undo = { $who } hat etwas zurückgenommen.
the-table = Der Tisch

# Hinsehen und zurückblicken
since = Was ist neu?
since-move = Seit deinem letzten Zug
since-look = Seit deinem letzten Blick
since-round = In dieser Runde bisher
since-nothing = Seitdem ist nichts geschehen.
board-whole = Der ganze Plan
board-part = Näher ansehen
part-title = { $number }. { $title }
part-contents = Inhalt: { $list }.
part-before = Teil davor
part-next = Nächster Teil
replay = Wiedergabe
replay-title = Wiedergabe von Tisch { $table } · Schritt { $at } von { $all }
replay-start = Der Anfang
replay-corrected = Die Regeln wurden seit diesem Schritt berichtigt, deshalb lässt sich sein Bild nicht mehr zeichnen. Was damals erzählt wurde, steht noch darüber.
replay-first = ⇤ Anfang
replay-turn-back = « Zug
replay-back = ‹ Schritt
replay-on = Schritt ›
replay-turn-on = Zug »
replay-last = Ende ⇥
replay-jump = Springen zu
film = Die ganze Partie als Film

# Zuschauen
level-turn = jeder Zug
level-round = jede Runde
level-end = Anfang und Ende
where-here = hier
where-messages = in deinen Direktnachrichten
spectate-done = Von jetzt an lässt sich { $what } { $where } verfolgen ({ $level }). `/zuschauen liste` zeigt, was verfolgt wird, und beendet es.
spectate-all = jeder Tisch dieses Servers
spectate-borrowed = Dieser Tisch wird dort gespielt, wo ich kein Mitglied bin; ich weiß nicht, wer ihn noch sehen darf. Sieh ihn dir dort mit **Plan** an.
spectate-own-thread = Hier wird der Tisch gespielt, also steht hier ohnehin alles. Nimm einen anderen Kanal oder deine Direktnachrichten.
spectate-in-server = Gib das auf dem Server ein, dessen Tischen du folgen willst. Für einen einzelnen Tisch: `/zuschauen tisch`.
spectate-moderators = Dafür braucht es das Recht, Kanäle zu verwalten. Frag die Moderation oder wähl **in deinen Direktnachrichten**.
spectate-no-rights = In diesem Kanal darf ich keine Bilder posten. Was fehlt, zeigt der Moderation `/einrichten prüfen`; oder wähl **in deinen Direktnachrichten**.
spectate-writers = Hier darfst du selbst nicht schreiben. Nimm einen anderen Kanal oder **in deinen Direktnachrichten**.
spectate-none = Hier wird nichts verfolgt. `/zuschauen tisch` beginnt.
spectate-title = Verfolgt
spectate-cancel = Nicht mehr verfolgen

# Nachschlagen
rules = Regeln
card-unknown = Diese Karte kenne ich nicht. Tipp einen Teil ihres Namens, in jeder Sprache, und wähl sie aus der Liste.
rules-title = { $game }: die Regeln in Kürze
rules-hint = In unseren Worten; das Regelheft entscheidet. Wähl ein Thema.
rules-choose = { $first } … { $last }
rules-contents = Inhalt
rules-before = ‹ Zurück
rules-after = Weiter ›
rules-place = Regelheft { $places }
rules-account = hier kein Regelheft, sondern unsere Fassung, { $places }
rules-section = „{ $section }“
rules-page = S. { $page }, „{ $section }“
rules-pages = S. { $first }–{ $last }, „{ $section }“
rules-sections = S. { $first }–{ $last }, „{ $begin }“ bis „{ $end }“
rules-book = Regelheft
rules-close = Schließen
rules-back = Zurück zu meinem Zug
rules-card = > **{ $title }**: { $words }
rules-game = Anderes Spiel
rules-none = Die Regeln dieses Spiels stehen hier noch nicht. Es gibt: { $games }.
rules-unknown = So ein Thema gibt es nicht. `/regeln` zeigt alle.
rules-all = Alle Regeln
guide = So spielt man
guide-hint = Ein paar Seiten mit Bildern; zwei Minuten reichen für den ersten Zug.
guide-none = So eine Einführung gibt es noch nicht. `/regeln` hat alle Regeln in kurzen Themen.
guide-name-1 = Anne
guide-name-2 = Ben
guide-name-3 = Clara
# Spielend lernen
learn = Spielend lernen
learn-hint = Eine erste Partie zum Spielen statt zum Lesen: echte Regeln, echter Plan, und jemand neben dir sagt, was als Nächstes kommt. Geh, wann du magst; sie wartet hier auf dich.
lesson-which = Welches Spiel?
lesson-reached = { $done } von { $chapters } Kapiteln geschafft
lesson-about = { $chapters } kurze Kapitel. Jedes steht für sich, und du kannst es noch einmal spielen. Nichts davon wird irgendwo gewertet.
lesson-which-chapter = Kapitel wählen
lesson-begin = Beginnen: { $chapter }
lesson-go-on = Weitermachen, wo ich war
lesson-none = Für dieses Spiel gibt es noch keine Lektion. `/regeln` hat alle Regeln in kurzen Themen.
lesson-heading = { $lesson } · { $place }
lesson-place = { $number }. { $chapter } · { $step }/{ $steps }
lesson-hint = Tipp
lesson-others = Die anderen Möglichkeiten warten
lesson-complete = Sieh dir an, was es bringt, und drück dann **Bestätigen**.
lesson-board = Der ganze Plan deiner Lektion.
lesson-done = ✓ { $chapter }
lesson-next = Nächstes Kapitel
lesson-again = Noch einmal
lesson-chapters = Alle Kapitel
lesson-real = Eine erste echte Partie spielen

# Mehr
more-title = Mehr an Tisch { $table }
more-notes = Notizen
more-undo = Zurücknehmen
more-redo = Wiederholen
more-give = Einen Tag schenken
more-lend = Platz verleihen
more-take-back = Platz zurückholen
more-give-seat = Platz abgeben
more-automas = Wie Automas spielen
more-pause = Pause
more-resume = Weiter
more-abandon = Ohne Ergebnis beenden
more-quit = Endgültig gehen
undo-nothing = Noch ist nichts entschieden, was sich zurücknehmen ließe.
undo-whom = Dies und alles danach zurücknehmen
undo-hint = Das Neueste steht oben. Deine eigene Entscheidung nimmst du sofort zurück, wenn sie nichts aufgedeckt hat und danach niemand dran war. Bei allem anderen werden die anderen gefragt.
undo-own = **Deine letzte Entscheidung:** { $move }
undo-step = Eine Entscheidung von { $seat }
undo-turn = Der ganze Zug von { $seat } ({ $moves ->
    [one] eine Entscheidung
   *[other] { $moves } Entscheidungen
}): { $move }
undo-at-once = sofort
undo-by-vote = fragt den Tisch
undo-done = Zurückgenommen. Drück **Zug machen**, um neu zu wählen.
undo-asked = Die anderen sind gefragt; die Abstimmung steht im Thread.
redo-done = Wiederholt.
vote-noted = Deine Stimme zählt.
vote-yes = Dafür: { $people }
vote-no = Dagegen: { $people }
vote-silent = Noch keine Stimme: { $people }
vote-taken-back = Die Abstimmung ist zurückgezogen.
notes-title = Notizen an Tisch { $table }
notes-hint = Nur du siehst sie; sie bleiben beim Platz, wenn ihn jemand übernimmt.
note-none = Noch gibt es keine Notizen.
note-new = Neue Notiz
note-text = Notiz
note-about = Für dich selbst: Pläne, Vermutungen, Versprechen
note-remove = Eine Notiz löschen
give-whom = Wer bekommt einen Tag?
give-hint = Alle am Tisch dürfen anderen mehr Zeit für ihren Zug schenken.
give-nobody = Sonst ist gerade niemand gefragt.
give-done = Geschenkt.
pause-done = Pause. Keine Uhr läuft, bis du **Mehr → Weiter** drückst.
resume-done = Die Partie geht weiter.
lend-hint = Jemand anderes spielt für dich und sieht, was du siehst; danach gehört der Platz von selbst wieder dir.
lend-whom = { $days ->
    [one] Für einen Tag: wer?
   *[other] Für { $days } Tage: wer?
}
lend-done = { $person } spielt jetzt für dich. **Mehr → Platz zurückholen** beendet es früher.
seat-hint = Jemand anderes übernimmt deinen Platz für immer, mit allem, was dazugehört.
seat-whom = Wer übernimmt deinen Platz?
seat-given = { $person } hat jetzt deinen Platz.
seat-back = Der Platz gehört wieder dir.
quit-hint = Eine Automa spielt deinen Platz, bis ihn jemand übernimmt. Von selbst kommst du nicht zurück.
quit-sure = Endgültig gehen
quit-done = Du hast den Tisch verlassen.
abandon-sure = Ende der Partie vorschlagen
abandon-hint = Ohne Ergebnis endet die Partie nur, wenn alle zustimmen, die noch spielen: { $people }. Sie haben Zeit bis { $when }; wer nichts sagt, ist dagegen.
abandon-at-once = Sonst hat hier seit zwei Wochen niemand gespielt, also endet die Partie sofort, ohne Ergebnis.
abandon-asked = Die anderen sind gefragt; die Abstimmung steht im Thread.
rematch-done = Tisch { $table } ist offen, mit denselben Leuten und Einstellungen, alle einen Platz weiter. Es geht los, wenn alle **Bin da** gedrückt haben.
rematch-begun = Tisch { $table } läuft, mit denselben Einstellungen, alle einen Platz weiter. Ich rufe dich, wenn du dran bist.

# Einstellungen
privacy-title = Was über dich gespeichert ist
privacy-about = Deine Einstellungen, die Tische, an denen du sitzt, deine Antworten, Entwürfe und Notizen dort, wie deine Partien ausgingen, was du verfolgst, was die Moderation mit deinen Plätzen getan hat, und was dir in den letzten sieben Tagen gesagt wurde oder dich nannte. Diese Datei bekommt nur du.
privacy-export = Alles als Datei
privacy-exported = Das ist alles, was über dich gespeichert ist.
privacy-delete = Alles löschen
privacy-hint = Deine Einstellungen, Notizen und Ergebnisse werden gelöscht. Du verlässt Tische, die sich noch füllen; in laufenden Partien spielt eine Automa deine Plätze, und aus beendeten verschwindet dein Name, den anderen bleiben sie vollständig. Zurückholen lässt sich nichts.
privacy-sure = Alles löschen
privacy-deleted = Alles über dich ist gelöscht. Drückst du je wieder einen meiner Knöpfe, kenne ich dich nicht.
take-seat = Platz übernehmen
seat-yours = Der Platz an Tisch { $table } gehört jetzt dir.
settings-title = Deine Einstellungen
settings-hint = Jede Wahl gilt sofort, an allen deinen Tischen.
settings-language = Sprache
settings-pings = Wo du gerufen wirst
settings-nudges = Erinnerungen
settings-digest = Täglicher Brief
settings-digest_hour = Uhrzeit des Briefs
settings-theme = Bilder
settings-text_only = Text statt Bilder
settings-moving = Bewegte Bilder
settings-typed = Getippte Befehle
settings-statistics = Deine Statistik
settings-usual = Was fast alle gleich beantworten
settings-last = Die letzte Antwort eines Zugs
typed-draft = zuerst den Entwurf zeigen
typed-at_once = einen ganzen Zug sofort bestätigen
usual-taken = wird dir abgenommen, ein Knopf ändert es
usual-asked = mich jedes Mal fragen
last-confirm = gilt, wenn du bestätigst
last-at_once = gilt sofort, wenn danach nichts Verdecktes kommt
language-auto = wie dein Discord
pings-thread = im Thread des Tisches
pings-messages = per Direktnachricht
nudges-on = nach halber Zeit und kurz vor Schluss
nudges-off = keine
digest-off = keiner
digest-on = zusätzlich zu den Rufen
digest-only = statt eines Rufs für jeden Zug
letter-on = Täglicher Brief: um { $time }, per Direktnachricht, wenn es etwas zu erzählen gibt.
letter-only = Täglicher Brief: um { $time }, per Direktnachricht, wenn es etwas zu erzählen gibt. Die Threads nennen dich, ohne dich zu rufen; gerufen wirst du nur noch kurz vor Ablauf deiner Zeit und an Tischen im Live-Tempo.
theme-dark = dunkel
theme-light = hell
theme-colour_blind = für Farbenblinde
theme-high_contrast = starker Kontrast
text_only-off = aus
text_only-on = an, jedes Bild in Worten
moving-agreed = wo der Tisch es so abgemacht hat
moving-stills = nie: an meinen Tischen nur Standbilder und am Ende kein Film
statistics-on = alle dürfen sie sehen
statistics-off = nur du siehst sie
quiet-none = Keine Ruhestunden. Zeitzone: { $zone }. Beides stellst du mit `/ruhe` ein.
quiet-set = Ruhestunden: { $start } bis { $end }, { $zone }. Dann ruft dich niemand, und keine Uhr läuft.
vacation-started = Du bist weg bis { $until }. Deine Uhren stehen; deine Tische wissen es.
vacation-ended = Willkommen zurück. Dir { $days ->
    [one] bleibt ein Urlaubstag
   *[other] bleiben { $days } Urlaubstage
} in diesem Jahr.
snooze-done = Ich erinnere dich { $when }.

# Meine Tische
mine-title = { $count ->
    [0] Kein Tisch wartet auf dich
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mine-none = Du spielst gerade an keinem Tisch. `/spiel neu` eröffnet einen.
mine-gathering = füllt sich, { $taken } von { $all } Plätzen besetzt

# Statistik
stats = Statistik
stats-own = Deine Statistik
stats-of = Statistik: { $person }
stats-none = Du hast noch keine Partie gespielt. `/spiel neu` eröffnet einen Tisch, mit `/solo spiele` spielst du allein.
stats-none-of = { $person } hat noch keine Partie gespielt.
stats-shown-on = Alle können das mit `/statistik` sehen. `/einstellungen` ändert es.
stats-shown-off = Nur du kannst das sehen. `/einstellungen` ändert es.
stats-finished = { $played ->
    [one] 1 Partie beendet
   *[other] { $played } Partien beendet
}, { $won } gewonnen
stats-running = laufen gerade: { $count }
stats-unfinished = ohne Ergebnis beendet: { $count }
stats-place = Platz im Schnitt: { $place }
stats-best = Bestwert: { $best }
stats-average = Schnitt: { $average }
stats-time = ein Zug dauert meist { $time }
stats-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
stats-kinds-more = { $count ->
    [one] 1 weitere Art
   *[other] { $count } weitere Arten
} von Tischen
stats-partners = Mit wem
stats-here = Mit den Leuten dieses Tisches
stats-server = Auf diesem Server
stats-best-of = { $game }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} beendet, Bestwert { $best }
stats-together = Ihr zwei zusammen: { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
}, du hast { $own } gewonnen, { $person } { $other }.
span-moment = unter einer Minute
span-minutes = { $count } Min.
span-hours = { $count } Std.
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

# Allein
solo-hint = Was möchtest du allein spielen? Wählen, ansehen, beginnen: Der Tisch steht in deinen Direktnachrichten. Du kannst mehrere haben.
solo-ways = { $game }: { $count ->
    [one] eine Spielweise
   *[other] { $count } Spielweisen
}
solo-alone = Solomodus
solo-automas = gegen { $count ->
    [one] eine Automa
   *[other] { $count } Automas
}
solo-hands = { $count ->
    [one] ein Platz gehört dir
   *[other] alle { $count } Plätze gehören dir
}
solo-minutes = etwa { $minutes } Min.
solo-never = Davon hast du noch keine Partie beendet.
solo-begins = { $name } dieser Partie: { $value }
solo-curve = `{ $curve }` { $games ->
    [one] nach einer Partie
   *[other] nach { $games } Partien
} · Bestwert { $best }
solo-begin = Beginnen
solo-others = Andere Spiele
solo-progress = Bisherige Geschichten
solo-unseen = { $count ->
    [one] eine weitere zu entdecken
   *[other] { $count } weitere zu entdecken
}
solo-opening = **{ $game }** wird für dich aufgebaut.
solo-opened = Tisch { $table } steht in deinen Direktnachrichten bereit.
dm-closed = Ich darf dir nicht schreiben. Erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und versuch es noch einmal.
dm-try = Schreib mir noch einmal
dm-open = Hierher schreibe ich dir von jetzt an. `/einstellungen` ändert es.
dm-works = Klappt: Ich habe dir gerade geschrieben.
dm-how = Um das sofort zu hören, erlaube in den Privatsphäre-Einstellungen eines gemeinsamen Servers Direktnachrichten von Mitgliedern und drück **Schreib mir noch einmal**.

# Was verschlossene Nachrichten abwiesen
dm-how-install = Um das sofort zu hören, **installiere mich für dich** und drück **Schreib mir noch einmal**.
install = Für mich installieren
support = Um Hilfe bitten
missed-title = Ich konnte dir nicht schreiben. Das hast du verpasst:
missed-older = { $count ->
    [one] Eine ältere Neuigkeit fehlt hier.
   *[other] { $count } ältere Neuigkeiten fehlen hier.
}
missed-letter = Dein täglicher Brief.
missed-watching = Von den Tischen, die du per Direktnachricht verfolgt hast, erfährst du nichts mehr; `/zuschauen` beginnt von Neuem.

# Der tägliche Brief
letter-title = Deine Tische heute
letter-word = Alle Plätze sind besetzt: Drück **Bin da**, und es geht los.
letter-elsewhere = An den anderen Tischen
letter-moves = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
letter-waiting = wartet auf { $people }
letter-vote = Der Tisch stimmt ab: Im Thread ist deine Stimme gefragt.
letter-over = Vorbei
letter-rank = Platz { $rank } von { $all }, { $score } Punkte
letter-more = { $count ->
    [one] Ein weiterer Tisch passt nicht mehr hierher.
   *[other] { $count } weitere Tische passen nicht mehr hierher.
}
letter-stop = Andere Uhrzeit oder kein Brief: `/einstellungen`.
letter-tables = Meine Tische

# Besitzer und Moderation
check-good = Alles bereit: In jedem Kanal, den ich sehe, habe ich alle Rechte, die ich brauche.
check-missing = Diese Rechte fehlen mir:
check-more = - … und { $count } weitere Kanäle
check-invite = Gib sie meiner Rolle unter Servereinstellungen → Rollen, oder lade mich mit [diesem Link]({ $url }) noch einmal ein; er verlangt genau die Rechte, die ich brauche.
check-how = Wo nur ein Kanal ein Recht wegnimmt: Kanaleinstellungen → Berechtigungen → meine Rolle.
check-unused = Kanäle, in denen niemand spielt, brauchen nichts.
check-lost-channel = Der Kanal, in dem sich Tische füllen sollen, wurde gelöscht. Wähl mit `/einrichten server` einen anderen.
right-view_channel = Kanal ansehen
right-send_messages = Nachrichten senden
right-create_public_threads = Öffentliche Threads erstellen
right-send_messages_in_threads = Nachrichten in Threads senden
right-attach_files = Dateien anhängen
right-read_message_history = Nachrichtenverlauf anzeigen
without-view_channel = dort kann niemand mit mir spielen.
without-send_messages = dort lassen sich keine Tische eröffnen.
without-create_public_threads = Partien laufen dann im Kanal selbst.
without-send_messages_in_threads = Partien laufen dann im Kanal selbst.
without-attach_files = es gibt keine Bilder; alles andere geht.
without-read_message_history = alte Karten und Rufe können stehen bleiben, wie sie waren.
health-title = Discord antwortet innerhalb von { $latency } ms. Klicks und Befehle seit dem Start: { $count ->
    [0] weniger als hundert
   *[other] { $count } und mehr
}.
health-slowest = Antwortzeiten in Millisekunden, danach geordnet, wer drücken darf (Median / die langsamste von hundert):
health-line = - `{ $what }` · angenommen { $first } / { $slow } · fertig { $done } / { $late }
health-faults = Letzte Fehler:
resend-done = Noch einmal gesendet.
repair-done = Der Tisch geht in <#{ $thread }> weiter.
moderated-done = Erledigt, und der Tisch weiß es.
repair-needless = Der Tisch hat seinen Ort noch, <#{ $thread }>, und ich kann dort schreiben. Fehlt nur der Ruf, nimm `/tisch nochmal`.
story-title = ### Was bisher geschah
not-keeper = Das kann nur einrichten, wer auf dem Server und in dem Kanal, in dem es erscheinen soll, Kanäle verwalten darf.
not-moderator = Das darf nur ansehen, wer hier Nachrichten verwalten darf.
audit-title = Was die Moderation getan hat, Seite { $page } von { $pages }
audit-none = Die Moderation hat bisher nichts getan.
audit-table = Tisch { $table }
audit-server = dieser Server
audit-pause = Uhren angehalten
audit-resume = Uhren laufen wieder
audit-replace = Platz { $seat } von { $old } an { $new }
audit-end = ohne Ergebnis beendet
audit-resend = Ruf noch einmal gezeigt
audit-repair = neuer Ort <#{ $detail }>
audit-settings = { $detail }

# Tische finden
list-title = Tische auf diesem Server: Drück **Mitspielen** oder schau einfach zu.
list-waiting = wartet auf { $people }
list-more = -# { $count ->
    [one] Ein weiterer Tisch passt
   *[other] { $count } weitere Tische passen
} nicht mehr hierher.
list-none = Hier läuft gerade keine Partie, und kein Tisch füllt sich. `/spiel neu` eröffnet einen.
which-table = Welcher Tisch? Tipp das in seinem Thread oder nenn seine Nummer.
export-done = Die ganze Partie in einer Datei: Aufbau, Startzahl und jede Entscheidung. Wer den Code des Bots hat, kann alles prüfen: `python -m rules verify { $file }`.
file = Datei öffnen
file-field = Eine Partie
file-about = Die Datei, die /spiel export dir oder jemand anderem gegeben hat, höchstens 2 MB.
file-lost = Discord hat mir deine Datei nicht gegeben. Schick sie noch einmal.
file-opened = Ich habe deine Datei Zug um Zug nachgespielt, und alles passt. Sie ist jetzt Tisch { $table }: Nur du siehst ihn, und er zählt in keiner Statistik.
file-unfinished = Diese Partie ist nicht zu Ende. Du kannst sie von hier aus in deinen Nachrichten weiterspielen, mit Automas auf den anderen Plätzen. Wer die Datei hat, kann wissen, was noch kommt.
file-unfinished-alone = Diese Partie ist nicht zu Ende. Du kannst sie von hier aus in deinen Nachrichten allein weiterspielen. Wer die Datei hat, kann wissen, was noch kommt.
file-play-on = Weiterspielen als { $name }
file-play-all = Weiterspielen

# Die Regeln eines Servers
not-owner = Das kann nur ändern, wer diesen Server verwalten darf.
no-bots = Bots spielen nicht mit. Wähl einen Menschen.
not-here = Diese Person ist nicht auf diesem Server. Lade sie zuerst ein.
server-title = ### Neue Tische auf diesem Server
server-auto = Wie bei Discord eingestellt
server-most = Wie viele Tische zugleich
server-most-entry = Tische zugleich: { $count ->
    [0] beliebig viele
   *[other] { $count }
}
server-channel = Wähl den Kanal, in dem sich Tische füllen
server-puzzle = Wähl den Kanal für das Rätsel der Woche
server-role = Wähl die Rolle, die Tische eröffnen darf
server-clear-channel = Jeder Kanal
server-clear-puzzle = Keine Rätsel mehr
server-clear-role = Alle
server-anywhere = wo sie eröffnet werden
server-everybody = alle
server-where = Tische füllen sich: { $where }
server-who = Wer eröffnen darf: { $who }
server-puzzle-where = Rätsel der Woche: { $where }
server-puzzle-nowhere = keins
server-puzzle-closed = In <#{ $channel }> darf ich nicht schreiben. Was dort fehlt, zeigt `/einrichten prüfen`.
server-refused-role = Auf diesem Server darf nur { $role } Tische eröffnen. Setz dich zu einem, der sich füllt: `/spiel liste`.
server-channel-lost = Der Kanal, in dem sich Tische füllen, wurde gelöscht. Wer diesen Server verwaltet, kann mit `/einrichten server` einen anderen wählen.
server-channel-closed = Tische füllen sich in <#{ $channel }>, aber dort darf ich nicht schreiben. Wer diesen Server verwaltet, sieht mit `/einrichten prüfen`, was fehlt.
server-forum = Jeder Tisch ist dort ein Beitrag.
server-forum-untagged = Die Beiträge bekommen vorerst keine Tags. Gib mir in diesem Forum „Kanäle verwalten“ und wähl es noch einmal, oder leg diese Tags dort selbst an: { $tags }.
server-forum-demands = Tische füllen sich in <#{ $channel }>; dort braucht jeder Beitrag einen Tag, und meine fehlen. Wer diesen Server verwaltet, sieht mit `/einrichten server`, was zu tun ist.

# Die Herausforderung des Tages
today-open = Herausforderung des Tages
today-title = Herausforderung des Tages · { $day }
today-until = Eine Partie, für alle dieselbe. Beginnen kannst du sie, bis der Tag in UTC endet ({ $day }); was bis zum Mittag danach fertig ist, zählt ({ $shown }).
today-over = Dieser Tag ist vorbei, die Plätze stehen fest.
today-choose = Heute: wähl ein Spiel
today-yesterday = Gestern: Plätze und Geister
today-count = { $count ->
    [0] noch niemand ist fertig
    [one] eine Person ist fertig
   *[other] { $count } sind fertig
}
today-streak = Deine Serie: { $days } Tage hintereinander mit einer Herausforderung.
today-first = Dein erster Versuch zählt. Darin nimmst du nichts zurück, was aufgedeckt wurde; danach darfst du spielen, so oft du magst.
today-running = Dein Versuch läuft: Tisch { $table } in deinen Direktnachrichten.
today-uncounted = Dein Versuch ist vorbei, ohne ein Ergebnis, das zählt. Zum Vergnügen darfst du weiterspielen.
today-place = Du bist auf Platz { $rank } von { $count } mit { $score } Punkten: { $won }.
today-par = In derselben Partie kam eine scharfe Automa auf { $score } Punkte: { $won }.
today-won = gewonnen
today-lost = verloren
today-you = du
today-somebody = jemand
today-nobody = Noch ist niemand fertig. Mach du den Anfang!
today-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
today-places-all = Unter allen
today-places-here = Auf diesem Server
today-begin = Spielen, mit Wertung
today-again = Noch einmal, ohne Wertung
today-show-name = Meinen Namen zeigen
today-hide-name = Meinen Namen verbergen
today-all = Alle Spiele des Tages
today-opened = Tisch { $table } steht in deinen Direktnachrichten bereit. Dieser Versuch zählt. Viel Glück!
today-opened-again = Tisch { $table } steht in deinen Direktnachrichten bereit. Er zählt nicht: Spiel, wie du magst.
today-ended = Das war eine Herausforderung des Tages. Ihre Startzahl wird am { $at } gezeigt; deinen Platz und was andere taten siehst du jetzt: `/solo heute`.
today-secret = Das neueste Geheimnis, das keines mehr ist, { $day }: `{ $secret }`
today-proof = Jedes Tagesgeheimnis ergibt als Prüfsumme das vom Tag davor: Niemand konnte sich die Partie eines Tages aussuchen.
ghosts-open = Geister
ghosts-title = Geister: { $game }
ghosts-about = { $count ->
    [0] Sonst ist noch niemand fertig. Komm später wieder.
    [one] Eine andere Partie zum Vergleichen mit deiner.
   *[other] { $count } andere Partien zum Vergleichen mit deiner.
} { $forks ->
    [0] { "" }
    [one] An einer Entscheidung trennen sich die Wege.
   *[other] An { $forks } Entscheidungen trennen sich die Wege.
}
ghosts-same = { $count ->
    [one] Eine davon hat alles so beantwortet wie du.
   *[other] { $count } davon haben alles so beantwortet wie du.
}
ghosts-decision = Entscheidung { $number }.
ghosts-brought = am Ende: { $results }
ghosts-result = { $who } { $score }, { $won }
ghosts-nothing = nichts
ghosts-choose = Andere Entscheidung
ghosts-follow = Die ganze Partie eines Geists ansehen
ghosts-line = Geist von { $who } · { $at }/{ $all }
ghosts-back = Die Herausforderung
ghosts-compare = Mit meiner vergleichen
week-title = Herausforderungen der Woche, { $first } – { $last }
week-none = Von diesem Server hat niemand eine gespielt. Jeden Tag beginnt eine neue: `/solo heute`.
week-people = { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
} { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} beendet. Die besten Ergebnisse:
week-wanted = Jeden Montag kommt hier eine Übersicht der Woche, die erste am { $at }. `/solo woche` noch einmal beendet es.
week-ended = Hier kommt keine Übersicht der Woche mehr.
settings-named = Name in Herausforderungen
named-on = gezeigt
named-off = verborgen

# Ein Team denkt laut
together-show = Dem Tisch zeigen
together-shown = Gezeigt. Die anderen können sagen, was sie davon halten; bestätigen darfst du, wann du willst.
together-agree = Dafür
together-rather-not = Lieber nicht
together-idea = Andere Idee
together-idea-about = In deinen Worten, oder als Zeile wie in /zug: Dann sehen alle, was sie brächte.
together-adopt = Als meinen Entwurf nehmen
together-said = Dem Tisch gesagt.
together-line = Dem Tisch gesagt, mit dem, was es brächte.
together-not-yours = Nur wer dran ist, kann das als Entwurf nehmen.

# Hinweise, und wo sich die Partie wendete
hint = Tipp
hint-use = Diesen Plan nehmen
hint-title = Was eine Automa an deiner Stelle täte
hint-brings = Was das brächte
hint-plan = Der Plan: { $aims }.
hint-puts-off = Was dafür warten muss: { $aims }.
aim-turns = { $aim } ({ $turns ->
        [one] noch etwa ein Zug
       *[other] noch etwa { $turns } Züge
    })
hint-other = Das Nächstbeste
hint-for = Für den ersten Plan: { $parts }.
hint-against = Für den zweiten: { $parts }.
hint-part = { $part } +{ NUMBER($by, maximumFractionDigits: 1) }
hint-rivals = was es den anderen lässt
hint-figures = Die Zahlen sind die Punkte, die sie erwartet.
hint-why = Warum?
why-chapter = Spielen: { $chapter }
hint-footing = Sie weiß nicht mehr als du, und entschieden ist nichts.
points = Punkte
points-none = Noch steht kein Ergebnis fest. Dieser Knopf gehört zu beendeten Partien.
signs = Zeichen
signs-none = Auf diesem Bild ist kein Zeichen, das Worte braucht.
turned = Wo die Partie kippte
turned-looking = Ich sehe mir die ganze Partie noch einmal an und probiere, was sonst möglich war. Das dauert meist ein bis zwei Minuten, länger, wenn an vielen Tischen gespielt wird. Die Seite erscheint hier von selbst. Du darfst gehen und **Wo die Partie kippte** später noch einmal drücken: Was gefunden ist, bleibt.
turned-title = Wo die Partie an Tisch { $table } kippte
turned-caption = Siegchance
turned-team = Das Team
turned-point = { $seat } hat { $cost } % Siegchance verschenkt
turned-played = Gespielt: { $turn }
turned-better = Besser: { $turn }
turned-plan = Der Plan dabei: { $aims }.
turned-why = Denn das bringt mehr: { $brings }.
turned-handed = Wer damals für { $seat } spielte
turned-nowhere = Kein Zug hat viel verschenkt.
turned-luck = Glück (was die Ziehungen mehr brachten als erwartet): { $sides }
turned-lost = Mit eigenen Zügen verschenkt: { $sides }
turned-look = { $number } ansehen
turned-footing = So sieht es eine Automa: Sie hat aus denselben Stellungen andere Züge gespielt, mit anderem Glück. Die Linie zeigt, wie oft Automas aus solchen Stellungen gewannen.
options-hints = Der Knopf „Tipp“
hints-first = in ersten Partien und allein
hints-always = immer
hints-off = nie

# Was nach dem Löschen bleibt
privacy-remains-file = Was noch eine Weile bleibt: Die Kopien, die ich stündlich mache, kennen dich weitere 48 Stunden; wird auf eine davon zurückgegriffen, vergesse ich dich noch einmal. Dafür behalte ich ein Jahr lang einen Code, der sonst niemandem etwas sagt; ein zweiter verhindert, dass die heutige Herausforderung zweimal begonnen wird, bis ihre Plätze feststehen. Ein Tisch, der dich weggeschickt hat oder an dem du gespielt hast, behält einen eigenen, bis er zu Ende ist, damit du dort nicht als fremd giltst. Nachrichten in Discord bleiben, wo sie sind. Hast du einen Fehler gemeldet, bleibt ohne deinen Namen erhalten, was du gedrückt und getippt hast.
privacy-remains-server = Was bleibt: Kopien und Protokolle der Datenbank, bis die Betreiber dieses Bots sie löschen; wird auf eine Kopie zurückgegriffen, vergesse ich dich noch einmal. Dafür behalte ich ein Jahr lang einen Code, der sonst niemandem etwas sagt; ein zweiter verhindert, dass die heutige Herausforderung zweimal begonnen wird, bis ihre Plätze feststehen. Ein Tisch, der dich weggeschickt hat oder an dem du gespielt hast, behält einen eigenen, bis er zu Ende ist, damit du dort nicht als fremd giltst. Nachrichten in Discord bleiben, wo sie sind. Hast du einen Fehler gemeldet, bleibt ohne deinen Namen erhalten, was du gedrückt und getippt hast.

# Trainer: Wendepunkte noch einmal
coach-table = Meine Wendepunkte spielen
coach-mine = Meine Wendepunkte
coach-title = Meine Wendepunkte
coach-about = Stellungen aus deinen eigenen Partien, jede vor einem Zug, der dich etwas gekostet hat. Was würdest du jetzt tun? Plane den Zug, und beide werden aus acht neuen Verteilungen weitergespielt.
coach-none = Noch keine. Wähl unten eine beendete Partie, dann suche ich dort.
coach-none-here = An Tisch { $table } hast du mit keinem Zug viel verschenkt, was sich vorhersehen ließ. Gut gespielt!
coach-due = { $count ->
    [one] Eine davon kommt heute wieder.
   *[other] { $count } davon kommen heute wieder.
}
coach-which = Stellung wählen
coach-look = In einer beendeten Partie suchen
coach-game = { $game }, Tisch { $table }
coach-where = { $game }, Tisch { $table }, Zug { $at }
coach-again = heute wieder dran
coach-new = neu
coach-later = kommt später wieder
coach-known = gelernt
coach-play = Spielen
coach-looking = Ich suche deine Wendepunkte: Automas spielen jeden aus einem Dutzend Verteilungen weiter. Das dauert meist ein paar Minuten, und die Seite erscheint hier von selbst. Wenn du sie schließt, öffne sie später noch einmal.
coach-heading = Wendepunkt · { $game }, Tisch { $table }, Zug { $at }
coach-ask = **Was würdest du jetzt tun?** Plane den Zug, wie du ihn heute siehst. Am Tisch ändert sich nichts; was du nicht wissen konntest, ist neu verteilt.
coach-complete = Das ist der Zug. **Vergleichen** spielt ihn neben dem von damals weiter.
coach-compare = Vergleichen
coach-playing = Solide Automas spielen deinen Zug aus acht neuen Verteilungen weiter. Das dauert einen Moment, und die Seite erscheint hier von selbst.
coach-compared = Damals und jetzt · { $game }, Tisch { $table }, Zug { $at }
coach-found = ✓ Das ist er: { NUMBER($by, maximumFractionDigits: 1) } Punkte besser als damals, und etwas Besseres ist nicht bekannt.
coach-better = Besser als damals, um { NUMBER($by, maximumFractionDigits: 1) } Punkte. Es ist noch mehr zu holen.
coach-alike = Das kommt auf dasselbe hinaus wie damals. Sieh dir an, was mehr gebracht hätte.
coach-worse = Das bringt { NUMBER($by, maximumFractionDigits: 1) } Punkte weniger als damals. Sieh dir an, was mehr gebracht hätte.
coach-then = Damals
coach-now = Jetzt
coach-best = Der Plan, der Automas am besten gefällt
coach-same = Derselbe Zug wie damals.
coach-by = { $sign }{ NUMBER($by, maximumFractionDigits: 1) }
coach-brings = Bringt mehr: { $parts }
coach-leaves = Gibt auf: { $parts }
coach-comes = Sie kommt { $at } wieder, unter /meinetische.
coach-similar = Eine Stellung, in der dasselbe zählt, kommt { $at }, unter /meinetische.
coach-learnt = Du hast es: Diese kommt nicht wieder.
coach-footing = Jeder Zug wurde von Automas aus acht Verteilungen weitergespielt, die zu dem passen, was du damals wusstest, bis alle noch einmal am Zug waren. Die Zahlen sind Punkte, im Durchschnitt.
coach-once-more = Noch einmal
coach-more = Weitere Wendepunkte

# Das Rätsel der Woche
puzzle-title = Rätsel der Woche · { $game }
puzzle-about = Eine Stellung aus einer Partie { $seats ->
        [one] für eine Person
       *[other] für { $seats } Leute
    }, die auf diesem Server zu Ende gespielt wurde. **Was würdest du tun?** Antworten bleiben bis { $at } versiegelt; dann zeige ich sie, mit dem besten Zug.
puzzle-names = Namen nenne ich nur von Leuten, die ihren in Herausforderungen zeigen (/einstellungen).
puzzle-solve = Lösen
puzzle-ask = **Was würdest du tun?** Plane den Zug. Die anderen Plätze haben Automas, und was dieser Platz nicht wissen konnte, ist neu verteilt.
puzzle-complete = Das ist dein Zug. **Versiegeln** gibt ihn ab; ändern kannst du ihn, bis die Antworten gezeigt werden.
puzzle-seal = Versiegeln
puzzle-sealed = ✓ Versiegelt: { $turn }
puzzle-wait = Die Antworten erscheinen { $at } in diesem Kanal.
puzzle-change = Ändern
puzzle-solved = Rätsel der Woche, gelöst · { $game }
puzzle-best = Der beste Zug, den Automas kennen: { $turn }
puzzle-played = Am Tisch war es: { $turn }
puzzle-answers = Eure Antworten
puzzle-nobody = Diese Woche hat niemand eine versiegelt.
puzzle-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
puzzle-more = { $count ->
    [one] und { $count } weitere Antwort
   *[other] und { $count } weitere Antworten
}
puzzle-footing = Die Zahlen sind Punkte, verglichen mit dem gespielten Zug, im Durchschnitt aus acht neuen Verteilungen, die Automas weitergespielt haben.

guess = Tipp abgeben
guess-question = Wer liegt am Ende vorn?
guess-hint = Ein Tipp pro Runde; bis sie vorbei ist, lässt er sich ändern. Vor dem Ende der Partie sieht ihn niemand.
guess-own = Runde { $round }: { $name }
guess-battle = Wer gewinnt Kampf { $number }?
guess-battle-hint = Bis der Kampf gewonnen ist, kannst du deinen Tipp ändern. Vorher sieht ihn niemand.
guess-own-battle = Kampf { $number }: { $name }
guess-player = Du gehörst zu diesem Tisch. Tippen ist für die, die nur zuschauen.
guess-best = Wer hier am besten tippt
guess-best-line = { $place }. { $name } · { $right } von { $all } richtig
