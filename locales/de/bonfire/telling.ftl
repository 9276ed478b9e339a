# Der ganze Tisch von Bonfire in Worten, Teil für Teil.
state = Wie die Partie steht
city = Stadt von { $name }
fate-area = Schicksalsbereich von { $name }
placements = Was dein nächstes Schicksalsplättchen brächte
sea = Das Meer
great-bonfire = Großes Leuchtfeuer
paths = Wege
gnomes = Gnome
council = Hoher Rat
common = Gemeinsame Aufgaben

none = nichts
nobody = niemand
points = Punkte
task = Aufgabe
progress = { $have } von { $need }
worth = { $color ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Wie die Partie steht

phase = Jetzt
phase-set_up = Aufbau
phase-start = erste Schicksalsplättchen
phase-turn = ein Zug
phase-after = nach der Hauptaktion
phase-tom = Toms Karte
phase-over = das Ende
round = Runde
score = wenn jetzt Schluss wäre
first = hat das ovale Gebäude, beginnt
passed = hat gepasst
out = nicht mehr im Spiel
novices-in-council = Novizen im Hohen Rat: { $count }; der Countdown beginnt bei { $start }.
countdown-begun = Der Countdown läuft.
countdown-stack = Countdownmarker noch im Stapel
countdown-travels = Countdownmarker unterwegs
countdown-value = Punkte für Passen jetzt
won-True = gewonnen
won-False = verloren
level = Stufe
tom-run = Toms Durchgang, von vier
tom-deck = Karten noch in seinem Stapel
tom-last = Seine letzte Karte
tom-before = Davor
tom-novices = Novizen neben seiner Stadt
tom-handicap = Handicap

## Das Meer

pier = Schiffe am Steg
guardians-left = Hüterinnen noch da ({ $order })
gift-of = Eine Gabe von
spot-empty = ein Platz ohne Aufgabe
ships = Schiffe
routes = Routen nach

## Großes Leuchtfeuer, Wege, Gnome, Hoher Rat

points-at = Es zeigt auf Bereich
fire-used = Es wurde schon benutzt. Der Preis hängt davon ab, wie weit du es drehst.
fire-unused = Noch niemand hat es benutzt. Das erste Mal kostet 1 Marker „Großes Leuchtfeuer“ und führt überallhin.
area = Bereich { $number }
token = Marker
portals = Portale
path-offered = Weg { $number } der Auslage
path-pile = Im Stapel, verdeckt bis zum Ziehen: { $count }. Es sind:
masters = Meister in der Auslage, jeder mit dem Rohstoff, den er kostet. Im Stapel: { $pile }.
elders = Älteste in der Auslage:
master-gone = Aus dem Spiel
novice-neutral = ein neutraler Novize
novice-lying = ein neutraler Novize, von Tom geschickt
common-worth = { $full ->
    [0] { $points } Punkte am Ende
   *[other] { $points } Punkte am Ende, { $full }, wenn alle sieben Leuchtfeuer brennen
}
novice-waits = ein neutraler Novize wartet
novice-gone = der neutrale Novize ist fort
done-by = erfüllt von

## Eine Stadt

board = Tableau
tokens = Aktionsmarker
resources = Rohstoffe
ship = Schiff
places-hint = Die Plätze zählen von links. Zu jedem gehören ein Wegplatz, eine Kerbe und ein Aufgabenplatz mit seiner Nummer.
place = Platz { $number }
path = Wegplättchen
no-path = noch kein Wegplättchen, es kostet { $cost } Wegmarker
notch = leere Kerbe für das Portal
portal-there = Portal eingesetzt
no-task = keine Aufgabe
lit = Leuchtfeuer brennt
place-novice = ein Novize wartet
guardian-worth = eine Hüterin an diesem Leuchtfeuer: { $points } Punkte
guardians = Hüterinnen
gnome = Gnom
novices = Novizen in der Stadt
gift-stack = Gabenstapel { $number }: { $top } offen; { $below } darunter.
gifts-below = Verdeckte Gaben, beide Stapel zusammen
given = Gaben auf { $island }

## Ein Schicksalsbereich

row = Reihe { $number }
cell-gold = Gold
cell-yellow = gelber Marker
cell-highlighted = hervorgehoben
cell-outer = außen
cell-open = frei
fate-supply = Schicksalsplättchen { $number } von oben
fate-spare = Beiseitegelegtes Schicksalsplättchen
supply-top = Das oberste Plättchen
supply-bottom = Das unterste Plättchen
way-right = quer von links
way-left = quer von rechts
way-down = hochkant von oben
way-up = hochkant von unten
