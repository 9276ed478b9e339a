# Was der Bot sagt, außer Neuigkeiten (news.ftl), Absagen (refusals.ftl) und Befehlen (commands.ftl).
yes = ja
no = nein
automa = Automa

# Störungen
unknown-button = Diesen Knopf kenne ich nicht mehr. `/mygames` zeigt deine Tische mit frischen Knöpfen.
unknown-command = Dieser Befehl hat sich geändert, seit Discord ihn dir gezeigt hat. Tippe `/` und wähl ihn neu.
no-rights = Mir fehlt hier ein Recht dafür. Welches, sieht die Moderation mit `/setup check`.
place-gone = Der Thread dieses Tisches ist weg oder für mich gesperrt. Die Moderation kann mit `/table repair` einen neuen öffnen.
too-large = Dieses Bild ist Discord zu groß. **Text statt Bilder** in `/settings` zeigt dasselbe in Worten; von deiner Partie geht nichts verloren.
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
help-commands = Dasselbe als Befehle: `/game new`, `/game list`, `/solo games`, `/mygames`, `/stats`, `/rules`, `/settings`.
help-owners = Für alle, die diesen Server verwalten: `/setup check` zeigt, welche Rechte mir fehlen, `/setup server` legt fest, wo sich Tische füllen. Diese Nachricht kannst du löschen; `/help` zeigt sie wieder.
help-open = Tisch eröffnen
help-alone = Allein spielen
help-mine = Meine Tische
help-settings = Einstellungen
help-how = So geht es
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
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging. `/game new` eröffnet einen neuen.
lobby-opened = Tisch { $table } ist offen. Andere drücken auf seiner Karte **Mitspielen**; unter **Optionen** änderst du alles, mit **Start** geht es los.
lobby-opened-there = Tisch { $table } ist offen: Seine Karte ist in <#{ $place }>, wo sich die Tische dieses Servers füllen. Andere drücken dort **Mitspielen**.
lobby-opened-unseen = Tisch { $table } ist offen, aber auf diesem Server siehst nur du meine Antworten, also gibt es keine Karte. Freunde setzen sich mit `/join` und dem Code **{ $code }** dazu, wo immer sie sind; du findest den Tisch in `/mygames`.
lobby-opened-alone = Tisch { $table } ist offen. **Start** auf seiner Karte beginnt die Partie gegen Automas.
lobby-joined = Du sitzt an Tisch { $table }. Es geht los, wenn **Start** gedrückt wird oder alle **Bin da** gedrückt haben.
join-afar = Du sitzt: { $name }. Ich rufe dich per Direktnachricht; `/mygames` findet den Tisch von überall.
lobby-left = Du hast Tisch { $table } verlassen.
lobby-ready = Notiert. Es geht los, wenn auch die anderen **Bin da** gedrückt haben.
lobby-starting = Es geht los. Ich rufe dich, wenn du dran bist.
lobby-too-few = { $game } braucht mindestens { $least } am Tisch, und da { $taken ->
    [one] ist erst eine Person
   *[other] sind erst { $taken }
}. Warte, bis jemand **Mitspielen** drückt, lade jemanden ein oder lass Automas die freien Plätze nehmen.
lobby-fill = { $count ->
    [one] Mit einer Automa beginnen
   *[other] Mit { $count } Automas beginnen
}
not-in-thread = Ich bin nicht in diesem privaten Thread und kann hier nicht schreiben. Erwähne mich darin, { $bot }, dann bin ich dabei; versuch es danach noch einmal. Oder nimm einen anderen Kanal.
lobby-elsewhere = In diesem Kanal darf ich nicht schreiben. Bitte die Moderation um einen Blick auf `/setup check` oder eröffne den Tisch woanders.
invite-whom = Wen lädst du ein?
invite-hint = Sie erfahren es hier oder per Direktnachricht, wie es ihnen lieber ist.
invite-done = { $person } ist eingeladen und findet den Tisch auch in `/mygames`.
invite-seated = { $person } sitzt schon hier.
invite-alone = Deine Direktnachrichten sieht sonst niemand, aber mit einem Code können sich Freunde von überall dazusetzen.
options-title = Optionen von Tisch { $table }
options-hint = Jede Wahl gilt sofort; die Karte zeigt, was ausgemacht ist.
options-others = Das kann nur ändern, wer den Tisch eröffnet hat.
options-manners = Hausregeln
options-manners-about = Was alle wissen sollten, bevor sie sich setzen, in deinen Worten
options-invite = Einladen
options-people = Leute
invite-code = Mit Code einladen
code-is = **{ $code }** ist der Code von Tisch { $table }. Wer ihn bei `/join` eintippt, wo auch immer, setzt sich dazu, auch an einen privaten Tisch. Der Code endet mit dem Beginn der Partie oder hier.
code-end = Code beenden
code-ended = Mit diesem Code setzt sich niemand mehr. **Mit Code einladen** macht einen neuen.
options-back = Zurück zu den Optionen
people-hint = Schick jemanden weg, dann geht es nur noch mit Einladung zurück; oder mach jemand anderen zum Gastgeber.
people-none = Hier sitzt noch niemand sonst. **Einladen** ruft jemanden.
people-kick = Wegschicken
people-host = Zum Gastgeber machen
people-handed = { $person } ist jetzt Gastgeber von Tisch { $table }.
options-automa = Automa dazusetzen
options-no-automa = Automa wegnehmen
options-automas = Wie Automas spielen
level-friendly = freundlich
level-friendly-about = für erste Partien: spielt einen der drei besten Züge, die sie findet
level-steady = solide
level-steady-about = spielt den besten Zug, den sie findet, und weiß, was das Spiel belohnt
level-sharp = scharf
level-sharp-about = ebenso, denkt aber am längsten nach
automas-title = Automas an Tisch { $table }
automas-hint = Wie gut soll jede spielen? Deine Wahl gilt ab ihrem nächsten Zug; spielen andere mit, müssen die meisten zustimmen.
automas-none = Hier spielt keine Automa mehr.
automas-asked = Die anderen sind gefragt; die Abstimmung steht am Tisch.
options-close = Tisch schließen
options-mode = Spiel
options-seats = Plätze
options-switches = Extras des Spiels
options-pace = Tempo
options-undo = Zurücknehmen
options-absence = Abwesenheit
options-visibility = Wer sich setzen darf
options-seating = Plätze werden vergeben
options-telling = Der Thread erzählt
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
undo-majority = mit Mehrheit
undo-never = nur im eigenen Zug
absence-wait = der Tisch wartet
absence-vote = der Tisch stimmt ab
absence-automa = eine Automa spielt weiter
visibility-open = alle
visibility-invited = Eingeladene
visibility-private = Eingeladene, nicht gelistet
seating-random = per Zufall
seating-as_joined = in der Reihenfolge des Setzens
telling-turns = jeden Zug in einer Nachricht
telling-moves = jede Entscheidung einzeln, mit ganzem Plan

# Der Thread
thread-name = { $game } { $table }
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

# Die private Tafel
panel-title = { $game }, Tisch { $table } · { $seat }
panel-so-far = Bisher
panel-outlook = Was das brächte
outlook-unknown = Erst nach **Bestätigen** bekannt: { $what }.
outlook-next = Danach dran: { $people }.
panel-complete = Das ist der ganze Zug. Mit **Bestätigen** gilt er; **Zurück** nimmt die letzte Wahl weg.
panel-how-many = Wähl { $least } bis { $most }.
panel-exactly = Wähl { $count }.
panel-up-to = Wähl bis zu { $count }.
panel-choose = Auswählen
panel-search = Eine lange Liste: `/move` findet mit ein paar Buchstaben, was du suchst.
panel-why-not = Warum nicht?
panel-otherwise = Anders zahlen
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
panel-undo = Zurücknehmen
panel-waiting = Von dir wird gerade nichts erwartet. Wir warten auf { $people }.
panel-sealed = Deine Antwort ist versiegelt: { $answer }. Du kannst sie ändern, bis alle bereit sind.
panel-change = Antwort ändern
panel-refused = { $why } ({ $rule })
rule-cited = { $topic }, { $place }
panel-over = Die Partie ist vorbei. **Plan** und **Verlauf** bleiben dir offen.

# Was sich nicht eröffnen lässt
no-such-game = Dieses Spiel kenne ich nicht. Es gibt: { $games }.
no-such-mode = Diese Fassung kenne ich nicht. Es gibt: { $modes }.
no-such-seats = { $game } spielt man zu { $seats }. Wähl eine dieser Zahlen.
no-such-option = Die Option „{ $option }“ kenne ich nicht. Es gibt: { $options }.

# Getipptes: Befehle der Spiele und /move
act-possible = { $question } Zur Wahl: { $options }.
act-refused = **{ $thing }** geht jetzt nicht: { $why }
act-not-now = Danach ist jetzt nicht gefragt.
act-so-far = -# Verstanden: { $steps }
act-unclear = Was „{ $typed }“ hier heißt, weiß ich nicht.
act-ambiguous = „{ $typed }“ kann mehreres heißen: { $options }. Füg ein Wort dazu, das es unterscheidet.
act-too-much = Für „{ $typed }“ gibt es hier keine Frage mehr.
act-beyond = „{ $typed }“ käme nach etwas, das erst bestätigt werden muss. Tipp die Zeile bis dorthin, bestätige und mach dann weiter.
act-needed = Das darf nicht fehlen.
act-first = Füll zuerst `{ $parameter }` aus.
act-unasked = `{ $parameter }` beantwortet hier nichts. Lass es weg, oder beantworte zuerst dies:
act-anew = Dein früherer Entwurf passte nicht dazu und wurde weggelassen.
act-open = Noch nicht bestätigt: Im Zug ist noch eine Frage offen.
act-no-table = An so einem Tisch spielst du nicht. `/mygames` zeigt deine.
act-which-table = Es könnten mehrere Tische gemeint sein: { $tables }. Tipp den Befehl im Thread des Tisches oder gib `table` an.
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
stand-hint = -# Sonst erfährt es niemand: Was daraus wird, sieht aus wie von Hand geantwortet. Ist es dann nicht möglich, wirst du gefragt.
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
tryouts = Versuche
tryouts-hint = Private Kopien von Partien, wie du sie verlassen hast. Die ohne Namen verschwindet, wenn du eine neue beginnst.
tryouts-none = Du hast keine. **Von hier ausprobieren** unter **Plan** und **Wiedergabe** beginnt eine.
tryout-choose = Weiter mit
tryout-from = { $game }, Tisch { $table }, Zug { $at }
tryout-unnamed = Nicht behalten
tryout-title = Versuch · { $game }, Tisch { $table }, ab Zug { $at }
tryout-hint = -# Nur für dich: Du spielst alle Plätze, jede Wahl gilt hier sofort, und der Tisch merkt nichts davon. Was du nicht wissen konntest, wurde neu ausgeteilt, der Zufall auch.
tryout-still = -# Der Tisch merkt nichts davon; was du nicht wissen konntest, wurde neu ausgeteilt.
tryout-made-up = -# 🎲 Was { $seat } hier in der Hand hat, ist ausgedacht.
tryout-watching = -# **Von hier ausprobieren** ist für alle am Tisch: Die Kopie entsteht aus dem, was ein Platz weiß.
tryout-board = -# Versuch: der Plan deiner privaten Kopie; was du nicht wissen konntest, ist neu ausgeteilt.
tryout-over = Hier ist die Partie vorbei. **Zurück** nimmt die letzte Wahl weg.
tryout-keep = Behalten
tryout-name = Name
tryout-name-about = Zum Wiederfinden unter Versuche in /mygames
tryout-drop = Wegwerfen
tryout-dropped = Weggeworfen. **Von hier ausprobieren** unter **Plan** und **Wiedergabe** beginnt einen neuen.

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
replay-title = Wiedergabe von Tisch { $table } · Zug { $at } von { $all }
replay-start = Der Anfang
replay-corrected = Die Regeln wurden seit diesem Zug berichtigt, deshalb lässt sich sein Bild nicht mehr zeichnen. Was damals erzählt wurde, steht noch darüber.
replay-first = ⇤ Anfang
replay-turn-back = « Zug
replay-back = ‹ Schritt
replay-on = Schritt ›
replay-turn-on = Zug »
replay-last = Ende ⇥
replay-jump = Gehe zu
film = Ganze Partie als Film

# Zuschauen
level-turn = jeder Zug
level-round = jede Runde
level-end = Anfang und Ende
where-here = hier
where-messages = in deinen Nachrichten
spectate-done = Von jetzt an lässt sich { $what } { $where } verfolgen ({ $level }). `/spectate list` zeigt, was verfolgt wird, und beendet es.
spectate-all = jeder Tisch dieses Servers
spectate-borrowed = Dieser Tisch spielt dort, wo ich kein Mitglied bin; ich weiß nicht, wer ihn noch sehen darf. Sieh ihn dir dort mit **Plan** an.
spectate-own-thread = Hier wird der Tisch gespielt; hier steht ohnehin alles. Nimm einen anderen Kanal oder deine eigenen Nachrichten.
spectate-in-server = Sag das auf dem Server, von dem du hören willst. Ein einzelner Tisch: `/spectate table`.
spectate-moderators = Dafür braucht es das Recht, Kanäle zu verwalten. Frag die Moderation oder wähl **in deinen Nachrichten**.
spectate-no-rights = In diesem Kanal darf ich keine Bilder posten. Was fehlt, zeigt der Moderation `/setup check`; oder wähl **in deinen Nachrichten**.
spectate-writers = Hier darfst du selbst nicht schreiben. Nimm einen anderen Kanal oder **in deinen Nachrichten**.
spectate-none = Hier wird nichts verfolgt. `/spectate table` beginnt.
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
rules-account = hier kein Regelheft; unsere Darstellung, { $places }
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
rules-unknown = So ein Thema gibt es nicht. `/rules` zeigt alle.
rules-all = Alle Regeln
guide = So spielt man
guide-hint = Ein paar Seiten mit Bildern; zwei Minuten reichen für den ersten Zug.
guide-none = So eine Einführung gibt es noch nicht. `/rules` hat alle Regeln in kurzen Themen.
guide-name-1 = Anne
guide-name-2 = Ben
guide-name-3 = Clara

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
undo-hint = Das Neueste steht oben. Deinen eigenen Zug nimmst du sofort zurück, wenn er nichts aufgedeckt hat und niemand darauf gehandelt hat. Für alles andere werden die anderen gefragt.
undo-own = **Dein letzter Zug:** { $move }
undo-step = Ein Zug von { $seat }
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
vote-silent = Noch still: { $people }
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
lend-hint = Jemand anderes spielt für dich, sieht, was dein Platz sieht, und gibt ihn pünktlich von selbst zurück.
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
abandon-hint = Ohne Ergebnis endet die Partie nur, wenn alle zustimmen, die noch spielen: { $people }. Sie haben Zeit bis { $when }; wer schweigt, lässt die Partie leben.
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
privacy-hint = Deine Einstellungen, Notizen und Ergebnisse werden gelöscht. Du verlässt Tische, die sich noch füllen; in laufenden Partien spielt eine Automa deine Plätze, und aus beendeten verschwindet dein Name, sie bleiben den anderen ganz. Zurückholen lässt sich nichts.
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
settings-digest_hour = Stunde des Briefs
settings-theme = Bilder
settings-text_only = Text statt Bilder
settings-typed = Getippte Befehle
settings-statistics = Deine Statistik
typed-draft = zuerst den Entwurf zeigen
typed-at_once = einen ganzen Zug sofort bestätigen
language-auto = wie dein Discord
pings-thread = im Thread des Tisches
pings-messages = per Direktnachricht
nudges-on = nach halber Zeit und kurz vor Schluss
nudges-off = keine
digest-off = keiner
digest-on = zusätzlich zu den Rufen
digest-only = statt eines Rufs für jeden Zug
letter-on = Täglicher Brief: um { $time }, per Direktnachricht, wenn es etwas zu erzählen gibt.
letter-only = Täglicher Brief: um { $time }, per Direktnachricht, wenn es etwas zu erzählen gibt. Die Threads nennen dich, ohne dich zu rufen; nur die letzte Erinnerung vor Ablauf deiner Zeit ruft noch, und Tische im Live-Tempo.
theme-dark = dunkel
theme-light = hell
theme-colour_blind = für Farbenblinde
theme-high_contrast = starker Kontrast
text_only-off = aus
text_only-on = an, jedes Bild in Worten
statistics-on = alle dürfen sie sehen
statistics-off = nur du siehst sie
quiet-none = Keine Ruhestunden. Zeitzone: { $zone }. Beides stellst du mit `/quiet` ein.
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
mine-none = Du spielst noch nirgends. `/game new` eröffnet einen Tisch.
mine-gathering = füllt sich, { $taken } von { $all } Plätzen besetzt

# Statistik
stats = Statistik
stats-own = Deine Statistik
stats-of = Statistik: { $person }
stats-none = Du hast noch keine Partie gespielt. `/game new` eröffnet einen Tisch, mit `/solo games` spielst du allein.
stats-none-of = { $person } hat noch keine Partie gespielt.
stats-shown-on = Alle können das mit `/stats` sehen. `/settings` ändert es.
stats-shown-off = Nur du kannst das sehen. `/settings` ändert es.
stats-finished = { $played ->
    [one] 1 Partie beendet
   *[other] { $played } Partien beendet
}, { $won } gewonnen
stats-running = laufen gerade: { $count }
stats-unfinished = ohne Ergebnis beendet: { $count }
stats-place = Platz im Schnitt: { $place }
stats-best = Bestes: { $best }
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
} beendet, Bestes { $best }
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
    [one] eine Hand
   *[other] alle { $count } Plätze gehören dir
}
solo-minutes = etwa { $minutes } Min.
solo-never = Davon hast du noch keine Partie beendet.
solo-begins = { $name } dieser Partie: { $value }
solo-curve = `{ $curve }` { $games ->
    [one] nach einer Partie
   *[other] nach { $games } Partien
} · Bestes { $best }
solo-begin = Beginnen
solo-others = Andere Spiele
solo-progress = Geschichten bisher
solo-unseen = { $count ->
    [one] eine weitere wartet darauf, gesehen zu werden
   *[other] { $count } weitere warten darauf, gesehen zu werden
}
solo-opening = **{ $game }** wird für dich aufgebaut.
solo-opened = Tisch { $table } steht in deinen Direktnachrichten bereit.
dm-closed = Ich darf dir nicht schreiben. Erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und versuch es noch einmal.
dm-try = Schreib mir noch einmal
dm-open = Hierher schreibe ich dir von jetzt an. `/settings` ändert es.
dm-works = Es geht: Ich habe dir gerade geschrieben.
dm-how = Um das sofort zu hören, erlaube in den Privatsphäre-Einstellungen eines gemeinsamen Servers Direktnachrichten von Mitgliedern und drück **Schreib mir noch einmal**.

# Was verschlossene Nachrichten abwiesen
dm-how-install = Um das sofort zu hören, **installiere mich für dich** und drück **Schreib mir noch einmal**.
install = Für mich installieren
missed-title = Ich konnte dir nicht schreiben. Das hast du verpasst:
missed-older = { $count ->
    [one] Eine ältere Neuigkeit fehlt hier.
   *[other] { $count } ältere Neuigkeiten fehlen hier.
}
missed-letter = Dein täglicher Brief.
missed-watching = Von den Tischen, die du per Direktnachricht verfolgt hast, erfährst du nichts mehr; `/spectate` beginnt von Neuem.

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
    [one] Ein weiterer Tisch steht hier nicht.
   *[other] { $count } weitere Tische stehen hier nicht.
}
letter-stop = Andere Stunde oder kein Brief: `/settings`.
letter-tables = Meine Tische

# Besitzer und Moderation
check-good = Alles bereit: In jedem Kanal, den ich sehe, habe ich alle Rechte, die ich brauche.
check-missing = Diese Rechte fehlen mir:
check-more = - … und { $count } weitere Kanäle
check-invite = Gib sie meiner Rolle unter Servereinstellungen → Rollen, oder lade mich mit [dieser Adresse]({ $url }) noch einmal ein; sie fragt genau nach dem, was ich brauche.
check-how = Wo nur ein Kanal ein Recht wegnimmt: Kanaleinstellungen → Berechtigungen → meine Rolle.
check-unused = Kanäle, in denen niemand spielt, brauchen nichts.
check-lost-channel = Der Kanal, in dem sich Tische füllen sollen, wurde gelöscht. Wähl mit `/setup server` einen anderen.
right-view_channel = Kanal ansehen
right-send_messages = Nachrichten senden
right-create_public_threads = Öffentliche Threads erstellen
right-send_messages_in_threads = Nachrichten in Threads senden
right-attach_files = Dateien anhängen
right-read_message_history = Nachrichtenverlauf anzeigen
without-view_channel = dort kann man mich nicht benutzen.
without-send_messages = dort lassen sich keine Tische eröffnen.
without-create_public_threads = Tische spielen im Kanal selbst.
without-send_messages_in_threads = Tische spielen im Kanal selbst.
without-attach_files = es gibt keine Bilder; alles andere geht.
without-read_message_history = alte Karten und Rufe können stehen bleiben, wie sie waren.
health-title = Discord antwortet innerhalb von { $latency } ms. Klicks und Befehle seit dem Start: { $count ->
    [0] weniger als hundert
   *[other] { $count } und mehr
}.
health-slowest = Antworten danach, wer drücken darf, in Millisekunden (Median / die langsamste von hundert):
health-line = - `{ $what }` · angenommen { $first } / { $slow } · fertig { $done } / { $late }
health-faults = Letzte Fehler:
resend-done = Noch einmal gesendet.
repair-done = Der Tisch geht in <#{ $thread }> weiter.
moderated-done = Erledigt, und der Tisch weiß es.
repair-needless = Der Ort des Tisches, <#{ $thread }>, ist da und mir offen. Fehlt nur der Ruf, nimm `/table resend`.
story-title = ### Was bisher geschah
not-keeper = Das kann nur einrichten, wer Kanäle verwalten darf, auf dem Server und in dem Kanal, in den es kommen soll.
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
    [one] Einer mehr steht
   *[other] { $count } mehr stehen
} hier nicht.
list-none = Hier füllt sich kein Tisch und es spielt keiner. `/game new` eröffnet einen.
which-table = Welcher Tisch? Tipp das in seinem Thread oder nenn seine Nummer.
export-done = Die ganze Partie in einer Datei: Aufbau, Startzahl und jede Entscheidung. Wer den Code des Bots hat, kann alles prüfen: `python -m rules verify { $file }`.

# Die Regeln eines Servers
not-owner = Das kann nur ändern, wer diesen Server verwalten darf.
no-bots = Bots spielen nicht mit. Wähl einen Menschen.
not-here = Diese Person ist nicht auf diesem Server. Lade sie zuerst ein.
server-title = ### Neue Tische auf diesem Server
server-auto = Wie der Server bei Discord
server-most = Wie viele Tische zugleich
server-most-entry = Tische zugleich: { $count ->
    [0] beliebig viele
   *[other] { $count }
}
server-channel = Wähl den Kanal, in dem sich Tische füllen
server-role = Wähl die Rolle, die Tische eröffnen darf
server-clear-channel = Jeder Kanal
server-clear-role = Alle
server-anywhere = wo sie eröffnet werden
server-everybody = alle
server-where = Tische füllen sich: { $where }
server-who = Wer eröffnen darf: { $who }
server-refused-role = Auf diesem Server darf nur { $role } Tische eröffnen. Setz dich zu einem, der sich füllt: `/game list`.
server-channel-lost = Der Kanal, in dem sich Tische füllen, wurde gelöscht. Wer diesen Server verwaltet, kann mit `/setup server` einen anderen wählen.
server-channel-closed = Tische füllen sich in <#{ $channel }>, aber dort darf ich nicht schreiben. Wer diesen Server verwaltet, sieht mit `/setup check`, was fehlt.

# Die Herausforderung des Tages
today-open = Herausforderung des Tages
today-title = Herausforderung des Tages · { $day }
today-until = Eine Partie, für alle dieselbe. Beginnen kannst du sie, bis der Tag in UTC endet ({ $day }); was bis zum Mittag danach fertig ist, zählt ({ $shown }).
today-over = Dieser Tag ist vorbei, die Plätze stehen fest.
today-choose = Heute: wähl ein Spiel
today-yesterday = Gestern: Plätze und Geister
today-count = { $count ->
    [0] noch niemand ist fertig
    [one] jemand ist fertig
   *[other] { $count } sind fertig
}
today-streak = Deine Serie: { $days } Tage hintereinander mit einer Herausforderung.
today-first = Dein erster Versuch zählt. Darin nimmst du nichts zurück, was aufgedeckt wurde; danach darfst du spielen, so oft du magst.
today-running = Dein Versuch läuft: Tisch { $table } in deinen Direktnachrichten.
today-uncounted = Dein Versuch ist vorbei, ohne Ergebnis, das zählt. Zum Vergnügen darfst du weiterspielen.
today-place = Du bist auf Platz { $rank } von { $count } mit { $score } Punkten: { $won }.
today-won = gewonnen
today-lost = verloren
today-you = du
today-somebody = jemand
today-nobody = Noch ist niemand fertig. Sei die erste Person!
today-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
today-places-all = Unter allen
today-places-here = Auf diesem Server
today-begin = Spielen: Es zählt
today-again = Noch einmal, ohne Wertung
today-show-name = Meinen Namen zeigen
today-hide-name = Meinen Namen verbergen
today-all = Alle Spiele des Tages
today-opened = Tisch { $table } steht in deinen Direktnachrichten bereit. Dieser Versuch zählt. Viel Glück!
today-opened-again = Tisch { $table } steht in deinen Direktnachrichten bereit. Er zählt nicht: Spiel, wie du magst.
today-ended = Das war eine Herausforderung des Tages. Ihre Startzahl wird am { $at } gezeigt; deinen Platz und was andere taten siehst du jetzt: `/solo today`.
today-secret = Das neueste Geheimnis, das keines mehr ist, { $day }: `{ $secret }`
today-proof = Jedes Tagesgeheimnis ergibt als Prüfsumme das vom Tag davor. `python -m rules verify FILE --secret … --earlier …` beweist eine Partie dieses Tages.
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
ghosts-follow = Der ganzen Partie eines Geists folgen
ghosts-line = Geist von { $who } · { $at }/{ $all }
ghosts-back = Die Herausforderung
ghosts-compare = Mit meiner vergleichen
week-title = Herausforderungen der Woche, { $first } – { $last }
week-none = Von diesem Server hat niemand eine gespielt. Jeden Tag beginnt eine neue: `/solo today`.
week-people = { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
} { $count ->
    [one] eine Herausforderung
   *[other] { $count } Herausforderungen
} beendet. Das Beste von jeder:
week-wanted = Jeden Montag kommt hier eine Übersicht der Woche, die erste am { $at }. `/solo week` noch einmal beendet es.
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
together-idea-about = In deinen Worten, oder als Zeile wie in /move: Dann sehen alle, was sie brächte.
together-adopt = Als meinen Entwurf nehmen
together-said = Dem Tisch gesagt.
together-line = Dem Tisch gesagt, mit dem, was es brächte.
together-not-yours = Nur wer dran ist, kann das als Entwurf nehmen.

# Hinweise, und wo sich die Partie wendete
hint = Was würdest du tun?
hint-use = Diesen Plan nehmen
hint-title = Was eine Automa an deiner Stelle täte
hint-brings = Was das brächte
hint-other = Das Nächstbeste
hint-for = Für den ersten Plan: { $parts }.
hint-against = Für den zweiten: { $parts }.
hint-part = { $part } +{ NUMBER($by, maximumFractionDigits: 1) }
hint-rivals = was es den anderen lässt
hint-figures = Die Zahlen sind die Punkte, die sie erwartet.
hint-footing = Sie weiß nicht mehr als du, und entschieden ist nichts.
turned = Wo sie sich wendete
turned-looking = Ich sehe mir die ganze Partie noch einmal an und probiere, was sonst möglich war. Das dauert meist eine oder zwei Minuten, länger, wenn an vielen Tischen gespielt wird. Die Seite erscheint hier von selbst. Du darfst gehen und **Wo sie sich wendete** später noch einmal drücken: Was gefunden ist, bleibt.
turned-title = Wo sich Tisch { $table } wendete
turned-caption = Siegchance
turned-team = Das Team
turned-point = { $seat } hat { $cost } % verschenkt
turned-played = Gespielt: { $turn }
turned-better = Besser: { $turn }
turned-nowhere = Kein Zug hat viel verschenkt.
turned-luck = Glück, also was das Ziehen mehr brachte als zu erwarten: { $sides }
turned-lost = Was die eigenen Züge jeden gekostet haben: { $sides }
turned-look = { $number } ansehen
turned-footing = So sieht es eine Automa: Sie hat aus denselben Stellungen andere Züge gespielt, mit anderem Glück. Die Linie zeigt, wie oft Automas aus solchen Stellungen gewannen.
options-hints = „Was würdest du tun?“
hints-first = in ersten Partien und allein
hints-always = immer
hints-off = nie

# Was nach dem Löschen bleibt
privacy-remains-file = Was noch eine Weile bleibt: Die Kopien, die ich stündlich mache, kennen dich weitere 48 Stunden; wird auf eine davon zurückgegriffen, vergesse ich dich noch einmal. Dafür behalte ich ein Jahr lang einen Code, der sonst niemandem etwas sagt; ein zweiter verhindert, dass die heutige Herausforderung zweimal begonnen wird, bis ihre Plätze feststehen. Nachrichten in Discord bleiben, wo sie sind. Hast du einen Fehler gemeldet, bleibt ohne deinen Namen erhalten, was du gedrückt und getippt hast.
privacy-remains-server = Was bleibt: Kopien und Protokolle der Datenbank, bis sie löscht, wer diesen Bot betreibt; wird auf eine Kopie zurückgegriffen, vergesse ich dich noch einmal. Dafür behalte ich ein Jahr lang einen Code, der sonst niemandem etwas sagt; ein zweiter verhindert, dass die heutige Herausforderung zweimal begonnen wird, bis ihre Plätze feststehen. Nachrichten in Discord bleiben, wo sie sind. Hast du einen Fehler gemeldet, bleibt ohne deinen Namen erhalten, was du gedrückt und getippt hast.
