# Was ein Tisch in seinem Thread, in Direktnachrichten und in zuschauenden Kanälen erzählt.
invited = { $by } lädt dich an einen Tisch ein: **{ $game }**. Drück **Mitspielen**, wenn du magst.
full = Alle Plätze sind besetzt. Die Partie beginnt, wenn alle **Bin da** gedrückt haben: { $missing }.
full-over = ✓ Alle waren da; die Partie läuft.
full-no-more = Es sind nicht mehr alle Plätze besetzt.
kicked = { $person }, du wurdest von diesem Tisch weggeschickt. `/spiel liste` auf dem Server zeigt andere.
started = Die Partie beginnt. Plätze: { $people }.
commitment = Ehrliches Spiel: Aller Zufall kommt aus einer geheimen Startzahl, die am Ende gezeigt wird, damit sich jede Ziehung prüfen lässt. Ihr Fingerabdruck: `{ $commitment }`
ready = { $ready } von { $all } sind bereit. Wir warten auf { $waiting }.
turn = { $person }, du bist dran.
turn-last = { $person }, du bist dran: Der Tisch wartet nur noch auf dich.
asked = Du hast etwas allein zu entscheiden: **Zug machen** zeigt es.
due = Fällig { $when }
page-answered = ✓ Geantwortet: { $seats }.
page-thinking = 🤖 Denkt nach: { $seats }.
call-answered = ✓ { $seat } hat geantwortet.
call-taken-back = ↩ { $seat } war gefragt; das wurde zurückgenommen.
call-repeated = ↓ { $seat } wird weiter unten noch einmal gefragt.
round-ended = Runde { $round } ist vorbei.
nudge = { $person }, kleine Erinnerung: Die Hälfte deiner Zeit ist um.
nudge-late = { $person }, letzte Erinnerung: Deine Zeit ist fast um.
overdue = Die Zeit von { $seat } ist um.
time-given = { $by } schenkt { $seat } { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} Zeit.
undone = { $seat } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen.
undone-vote = Per Abstimmung { $count ->
    [one] wurde eine Entscheidung
   *[other] wurden { $count } Entscheidungen
} zurückgenommen.
redone = { $seat } wiederholt { $count ->
    [one] die zurückgenommene Entscheidung
   *[other] die { $count } zurückgenommenen Entscheidungen
}.
redone-vote = Per Abstimmung { $count ->
    [one] gilt eine zurückgenommene Entscheidung
   *[other] gelten { $count } zurückgenommene Entscheidungen
} wieder.
ask-again = Die Regeln wurden berichtigt. { $count ->
    [one] Die letzte Entscheidung muss
   *[other] Die letzten { $count } Entscheidungen müssen
} noch einmal getroffen werden, und zwar von { $seats }. Sonst hat sich nichts geändert.
draft-dropped = Die Lage hat sich geändert, deshalb wurde dein Entwurf mit { $answers ->
    [one] einer Wahl
   *[other] { $answers } Wahlen
} verworfen. Drück **Zug machen**, um neu zu wählen.
laid-aside = Der Zug, den du bereitgelegt hattest, passt nicht mehr und liegt jetzt beiseite. Mach deinen Zug bitte selbst.
played-ahead = Dein Zug wurde gespielt, wie du ihn bereitgelegt hattest:
standing-ended = Etwas wurde zurückgenommen, und damit { $answers ->
    [one] eine deiner Antworten im Voraus
   *[other] { $answers } deiner Antworten im Voraus
}. Du wirst wieder gefragt.
vote-undo = { $by } möchte { $count ->
    [0] die letzten Entscheidungen
    [one] diese Entscheidung
   *[other] diese { $count } Entscheidungen
} zurücknehmen:
vote-earlier = { $count ->
    [one] eine Entscheidung davor
   *[other] { $count } Entscheidungen davor
}
vote-one-move = eine Entscheidung von { $seat }
vote-reminder = { $people }: Der Tisch wartet noch auf eure Stimme.
vote-withdraw = Zurückziehen
vote-closes-no = Schweigen lässt alles, wie es ist. Wer nichts gesagt hat, wird { $when } erinnert.
vote-closes-last = Die Abstimmung endet { $when }; Schweigen zählt dann als Nein.
vote-redo = { $by } möchte wiederholen, was zurückgenommen wurde. Dafür?
vote-move = { $by } möchte diese Partie woanders weiterspielen: { $place }. Sie zieht um, wenn alle zustimmen, die mitspielen.
vote-abandon = { $by } möchte diese Partie ohne Ergebnis beenden. Dafür?
vote-absence = Die Zeit von { $seat } ist um. Soll eine Automa diesen Platz spielen, bis { $seat } zurück ist?
vote-level = { $by } möchte, dass { $seat } ab dem nächsten Zug anders spielt: { $level }. Dafür?
vote-closes = Die Abstimmung endet { $when }; wer bis dahin nichts gesagt hat, enthält sich.
vote-passed = ✓ Angenommen.
vote-failed = Abgelehnt; alles bleibt, wie es war.
vote-over = ✓ Diese Abstimmung ist vorbei.
vote-withdrawn = Die Frage wurde zurückgezogen.
vote-played_on = Die Partie ging weiter, die Abstimmung ist damit vorbei.
left = { $person } ist gegangen; der Platz von { $seat } ist frei.
left-automa = Eine Automa spielt weiter, bis jemand den Platz übernimmt.
seated = { $person } übernimmt { $seat }.
seated-until = { $person } spielt { $seat } bis { $when }.
briefing = Du spielst jetzt **{ $seat }** an einem Tisch von **{ $game }**. **Mein Platz** zeigt, was du hast, **Verlauf**, was geschehen ist; die Notizen des Platzes darfst du lesen.
briefing-until = Der Platz ist bis { $when } geliehen; dann spielt hier wieder { $owner }.
returned = { $person } spielt wieder { $seat }.
automa-sits = Von jetzt an spielt eine Automa { $seat }. Der Platz lässt sich jederzeit zurückholen: **Mehr → Platz zurückholen**.
automa-plays = { $seat } spielt ab dem nächsten Zug { $level }.
away = { $person } ist bis { $when } weg. So lange steht die Uhr.
back = { $person } ist früher zurück; die Uhr läuft wieder.
paused = { $by } hat die Partie angehalten. Keine Uhr läuft, bis **Weiter** gedrückt wird.
resumed = { $by } setzt die Partie fort.
moderated-pause = { $by } von der Moderation hat die Partie angehalten. Keine Uhr läuft, bis **Weiter** gedrückt wird.
moderated-resume = { $by } von der Moderation lässt die Partie weitergehen.
moderated-replace = { $by } von der Moderation gibt { $seat } an { $person }.
moderated-end = { $by } von der Moderation hat diesen Tisch beendet.
moderated-resend = { $by } von der Moderation zeigt noch einmal, worauf der Tisch wartet.
moderated-repair = { $by } von der Moderation hat den Tisch hierher verlegt, weil sein alter Ort weg war.
ended = Die Partie ist vorbei
ended-rank = { $rank }. { $seat } · { $score }
ended-side = { $side } · { $score }
ended-score = Punkte: { $score }
ended-level = Stufe: { $level }
ended-tie = Punktgleich: Es entscheidet die Regel für den Gleichstand.
won-team = Ihr habt zusammen gewonnen!
lost-team = Ihr habt zusammen verloren.
won-alone = Du hast gewonnen!
lost-alone = Du hast verloren.
won-rival = Du hast gegen { $rival } gewonnen!
lost-rival = Du hast gegen { $rival } verloren.
seed = Die geheime Startzahl war `{ $seed }`. `/spiel export` gibt die Datei, mit der sich jede Ziehung prüfen lässt.
abandoned = Die Partie wurde ohne Ergebnis beendet.
rematch = { $by } eröffnet den nächsten Tisch: Nummer { $table }.
rematch-over = ✓ Der nächste Tisch, Nummer { $table }, läuft.
rematch-no-more = Der nächste Tisch, Nummer { $table }, wurde vor Beginn geschlossen.
place-lost-thread = Der Thread von Tisch { $table } ist weg oder für mich gesperrt. Die Moderation kann mit `/tisch reparieren` einen neuen öffnen; verloren ist nichts.
place-lost-channel = Der Kanal <#{ $channel }> ist für mich gesperrt, deshalb erzähle ich dort nichts mehr.
place-lost-borrowed = Ich konnte dich nicht per Direktnachricht rufen; deshalb rufe ich dich dort, wo sich dein Tisch gefüllt hat, sobald jemand einen Knopf drückt.
place-lost-person = Ich konnte dich nicht per Direktnachricht rufen; deshalb rufe ich dich im Thread des Tisches.
table-moved = Diese Partie geht von jetzt an hier weiter, wie alle es wollten, die mitspielen. **Verlauf** erzählt alles von Anfang an.
table-left = Dieser Tisch ist umgezogen. Wer mitspielt, findet ihn unter `/meinetische`.
round = Runde { $round }
table = Tisch { $table }
from-table = { $game }, Tisch { $table }
seat-number = Platz { $number }
proposed = Idee { $number }: { $by } würde das tun.
proposed-for = Idee { $number }, von { $by } für { $seat }:
proposed-taken = ✓ { $seat } nimmt das als Entwurf.
proposed-note = Sagt, was ihr davon haltet. { $seat } entscheidet und muss nicht warten.
opinion-agree = 👍 { $seat } ist für Idee { $number } von { $by }.
opinion-rather-not = 🤔 { $seat } würde Idee { $number } von { $by } lieber lassen.
opinion-words = 💬 { $seat } zu Idee { $number } von { $by }:
