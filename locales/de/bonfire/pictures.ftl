# Was auf den Bildern von Bonfire steht, und ihre Alternativtexte.
council = Hoher Rat
common = Gemeinsame Aufgaben
paths = Wege
masters = Meister
elders = Älteste
pile = { $count } im Stapel
passed = gepasst
out = nicht mehr dabei
acts = { $name } ist dran
over = Die Partie ist vorbei
set-up = Aufbau
common-points = { $full ->
    [0] { $points } Punkte am Ende
   *[other] { $points } Punkte am Ende, { $full }, wenn alle sieben brennen
}
portals-from-right = Portale werden von rechts nach links eingesetzt:
all-paths = Alle Wegplättchen
tasks = Aufgaben
cities = Städte
task-title = { $color ->
    [blue] Blau
    [red] Rot
   *[yellow] Gelb
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
game = Bonfire
winner = { $name } gewinnt
phase-start = Start
chart = Punkte, wenn die Partie dann geendet hätte; übrige Schicksalsplättchen: je 3
phase-end = Ende
part-points = Unterwegs
part-bonfires = Leuchtfeuer
part-guardians = Hüterinnen
part-portals = Portale
part-crystals = Kristalle
part-common = Gemeinsame Aufgaben
part-fate = Schicksalsplättchen
part-goods = Vorräte
alt-rank = { $rank }. { $name }: { $total }.
alt-side = { $name }: { $total }.
alt-replay = Ein bewegtes Bild in { $count } Schritten, der letzte:
none = nichts
pier = der Steg
kind-gnome = Meister
kind-elder = Älteste
kind-task = Aufgabe
kind-common = Gemeinsame Aufgabe
kind-council = Hoher Rat
kind-island = Insel
kind-area = Großes Leuchtfeuer
kind-fate = Schicksalsplättchen
routes = Routen nach: { $list }.
area-words = Zwei von drei: der Marker, die andere Belohnung, ein passendes Portal von hier.
or-point = { $bonus }; oder 1 Punkt
alt-points = Punkte: { $list }.
alt-novices = Novizen im Hohen Rat: { $count }; der Countdown beginnt bei { $start }.
alt-countdown = Countdown: unterwegs { $travelling ->
    [0] keiner
   *[other] Marker { $travelling }
}, noch im Stapel: { $stack }.
alt-fire = Das Große Leuchtfeuer zeigt auf: { $area }; Portale dort: { $portals }.
alt-city = Schiff: { $ship }; Aufgaben: { $tasks }, davon brennen: { $lit }; Portale: { $portals }; Wegplättchen: { $paths }; Hüterinnen: { $guardians }; Gnome: { $gnomes }
alt-paths = Wege in der Auslage: { $list }.
alt-masters = Meister in der Auslage: { $list }.
alt-elders = Älteste in der Auslage: { $list }.
alt-piles = In den Stapeln: { $paths } Wegplättchen, { $masters } Meister.
alt-waiting = Neutrale Novizen warten bei: { $list }.
alt-panel = Stadt ({ $name }); Punkte: { $points }.
alt-tokens = Aktionsmarker: { $list }.
alt-resources = Rohstoffe: { $list }.
alt-task = Aufgabe auf Platz { $place }: { $condition }; jetzt { $have } von { $need }.
alt-guardians = Hüterinnen: { $list }.
at-start = { $name } am Anfang
at-path = { $name } auf Wegplatz { $place }
at-bonfire = { $name } an Leuchtfeuer { $place }
alt-gnomes = Gnome: { $list }.
alt-gifts = Offene Gaben: { $list }.
alt-fate = Übrige Schicksalsplättchen: { $count }; bereit: { $list }.
alt-left = Übrige Hüterinnen: { $count }
alt-ships = Schiffe: { $list }
alt-island = { $name }: { $list }.
alt-options = Zur Wahl: { $list }.
gnomes = Gnome
region-sea = Das Meer
region-west = Westliche Inseln
region-east = Östliche Inseln
region-great-bonfire = Großes Leuchtfeuer
region-paths = Wege in der Auslage
region-all-paths = Alle Wegplättchen
region-council = Hoher Rat
region-common = Gemeinsame Aufgaben
region-masters = Meister
region-elders = Älteste
# $id: the token
held-token = Marker: { $token }
held-points = Punkte
held-ship = Schiff
short-novices = Novizen: { $count } von { $start }
short-countdown = Countdown: { $travelling ->
    [0] —
   *[other] { $travelling }
}
held-paths = Wegplättchen
held-tasks = Aufgaben
held-lit = Brennende Leuchtfeuer
held-portals = Portale
held-novices = Novizen in der Stadt
held-guardians = Hüterinnen
held-gnomes = Gnome
held-fate = Übrige Schicksalsplättchen
kind-token = Aktionsmarker
kind-resource = Rohstoff
kind-guardian = Hüterin
kind-portal = Portal
kind-city = Stadt
kind-path = Wegplättchen
token-words = Bezahlt die Aktion gleichen Namens. Ein gelber Marker oder zwei beliebige andere tun es auch.
yellow-words = Steht für einen beliebigen Aktionsmarker.
resource-words = Bezahlt Aufgaben und Gnome. Gold oder zwei beliebige andere tun es auch.
gold-words = Steht für einen beliebigen Rohstoff.
guardian-words = Mit dem Schiff von ihrer Insel geholt. Sie geht auf dem Weg und wartet an einem brennenden Leuchtfeuer mit Portal; dort ist sie Punkte wert.
own-words = Von Anfang an deine. Sie geht auf dem Weg und wartet an einem brennenden Leuchtfeuer mit Portal; dort ist sie Punkte wert.
portal-words = Vom Großen Leuchtfeuer in die Kerbe dieser Form. Neben einem brennenden Leuchtfeuer zählt es 2 Punkte und lässt eine Hüterin ein.
path-words = Eine Hüterin, die hier hält, nimmt den Rohstoff.
crystal-title = { $color ->
    [blue] Blauer Kristall
    [red] Roter Kristall
   *[yellow] Gelber Kristall
}
crystal-words = Auf einem Wegplättchen. Am Ende zählt er 2 Punkte, wenn am selben Platz ein Leuchtfeuer seiner Farbe brennt.
kind-crystal = Kristall
kind-piece = Auf dem Tisch
kind-tom_card = Toms Karte
piece-ship = Schiff
piece-ship-words = Beginnt am Steg. Die erste Fahrt führt für 1 Marker zu jeder Insel; später 1 Marker für eine Route, 2 für zwei, 3 überallhin.
piece-novice = Novize
piece-novice-words = Einer wartet an jedem deiner sieben Leuchtfeuerplätze. Entzündest du das Feuer, setzt er sich in den Hohen Rat und bringt dessen Bonus.
piece-neutral = Neutraler Novize
piece-neutral-words = Einer wartet an jeder gemeinsamen Aufgabe. Wer sie zuerst erfüllt, darf ihn vor oder nach der Hauptaktion in den Hohen Rat schicken.
piece-bonfire = Leuchtfeuer
piece-bonfire-words = Eine erfüllte Aufgabe, umgedreht. Ihre Punkte kommen am Ende. Nur neben einem brennenden Leuchtfeuer zählen Hüterinnen, Portale und Kristalle.
piece-great_bonfire = Großes Leuchtfeuer
piece-great_bonfire-words = Es zeigt auf einen von sieben Bereichen. Dreh es und nimm zwei von drei: den Marker, den Rohstoff oder die Punkte, ein passendes Portal von dort.
piece-gift = Gabe
piece-gift-words = Zwei offene Stapel zu fünf; zwei Gaben je Rohstoff. Zahl den Rohstoff der Gabe und den der Insel; die Gabe bleibt dort verdeckt an der Stelle der Aufgabe.
piece-start = Startplättchen
piece-start-words = Hier warten neue Hüterinnen, so viele du willst. Sein anderer Teil ist das erste Wegplättchen: Es gibt 1 Gold und zählt zu den sieben.
piece-bonfire_place = Leuchtfeuerplatz
piece-bonfire_place-words = Sieben von links nach rechts; zuerst steht hier ein Novize. Eine Hüterin neben dem brennenden Leuchtfeuer zählt am Ende diese Punkte.
piece-path_place = Wegplatz
piece-path_place-words = Sechs Plättchen werden von links nach rechts gelegt: die ersten drei kosten je 1 Wegmarker, die letzten drei je 2.
piece-notch = Kerbe
piece-notch-words = Sieben, jede für ein Portal ihrer Form, gefüllt von rechts nach links. Jede Stadt hat eine eigene Reihenfolge.
piece-fate_area = Schicksalsbereich
piece-fate_area-words = Hier liegen Schicksalsplättchen, Seite an Seite. Bedecktes Gold gibt 1 Gold, bedecktes Gelb 1 gelben Marker. Manche Aufgaben wollen die Gold-, die hervorgehobenen oder die äußeren Felder bedeckt.
piece-oval = Ovales Gebäude
piece-oval-words = Wer es hat, beginnt und schickt den Countdown um den Tisch.
piece-countdown = Countdownmarker
piece-countdown-words = Sitzen genug Novizen im Hohen Rat, wandert jede Runde einer um den Tisch. Kommt er zu dir, darfst du für seine Punkte passen. Nach der 1 ist die Partie zu Ende.
piece-points = Punkte
piece-points-words = Manche kommen unterwegs, die meisten am Ende: Leuchtfeuer, Hüterinnen, Portale, Kristalle, gemeinsame Aufgaben.
piece-pier = Steg
piece-pier-words = Hier beginnen alle Schiffe. Von hier erreichst du für 1 Marker jede Insel; zurück fährt niemand.
tom-run = Durchgang { $run } von { $runs }
tom-deck = Stapel: { $count }
tom-none = Seine erste Karte liegt noch verdeckt.
alt-tom-card = seine letzte Karte: { $card }

# Zeichen, die für kein Teil stehen

sign-any_good = Ein Rohstoff deiner Wahl
sign-same_good = Rohstoffe derselben Sorte
sign-any_token = Ein Aktionsmarker deiner Wahl
sign-guardian_any = Eine Hüterin beliebiger Farbe
sign-path = Ein Wegplättchen
sign-isle = Eine Insel
sign-reveal = Oder das oberste eines Stapels
sign-turning = Das Große Leuchtfeuer dreht sich
sign-walk = Geht einen Schritt
sign-deck = Stapel
sign-discard = Abgelegt
sign-tick = Erledigt
