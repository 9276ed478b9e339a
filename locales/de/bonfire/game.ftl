# Bonfire.

## Fragen

ask-city = Welche Stadt möchtest du erleuchten?
    .skip = Der Zufall soll entscheiden
ask-color = Welche Farbe möchtest du tragen?
    .skip = Deine behalten
ask-start_tile = Deine Stadt erwacht. Welches Schicksalsplättchen kommt zuerst? Du bekommst seine 3 Aktionsmarker und 2 gelbe.
ask-start_way = Wie soll es liegen, von links nach rechts?
ask-turn = Was tust du?
ask-last_chance = Dir bleiben nur noch Bonusaktionen. Nimmst du eine? Sonst kommst du nicht mehr an die Reihe.
    .skip = { $points ->
        [0] Keine Züge mehr
        [one] Für 1 Punkt passen
       *[other] Für { $points } Punkte passen
    }
ask-after = Noch etwas, bevor dein Zug endet?
    .skip = Zug beenden
ask-discard = Welche Aktionsmarker gehen zurück in den Vorrat?
ask-pay_tokens = Preis: { $price }. Womit zahlst du?
ask-pay_resources = Preis: { $price }. Womit zahlst du?
ask-fate_tile = Welches Schicksalsplättchen: das oberste oder das unterste?
ask-fate_cell = { $tile }: Wohin kommt die Mitte? In Klammern: wie viele Marker und Gold es bringen kann.
ask-fate_way = { $cell }: Wie herum soll das Plättchen liegen?
ask-exchange_paths = Alle vier Wegplättchen haben den gleichen Kristall. Vier neue aufdecken?
    .skip = Diese behalten
ask-path_tile = Welches Wegplättchen?
ask-free_path = Welches von allen Wegplättchen möchtest du?
ask-sail = Wohin fährt dein Schiff?
ask-free_sail = Wohin fährt dein Schiff? Diese Fahrt ist kostenlos.
ask-island_action = Dein Schiff ist da: { $island }. Tust du hier etwas?
    .skip = Jetzt nicht
ask-gift = Welche Gabe bringst du den Hüterinnen?
ask-task_tile = Welche Aufgabe nimmst du an? ({ $island })
ask-space = Wohin in deiner Stadt kommt sie? { $task } In Klammern: was eine Hüterin an diesem Leuchtfeuer zählt.
ask-march_on_arrival = Der Torwächter verneigt sich: eine kleine Prozession, ohne Rohstoffe?
    .skip = Jetzt nicht
ask-procession = Wie lang wird die Prozession?
ask-next_guardian = Welche Hüterin geht als Nächste?
    .skip = Die anderen bleiben
ask-guardian_goal = { $guardian }: Wie weit?
    .skip = Sie bleibt
ask-walker = Welche deiner Hüterinnen macht sich auf den Weg?
ask-walk_to = { $guardian }: Wohin?
ask-other_resource = { $guardian } brächte { $resource_acc }. Lieber etwas anderes?
    .skip = Nein, { $resource_acc }
ask-turn_to = Wohin drehst du das Große Leuchtfeuer?
ask-free_turn_to = Wohin drehst du das Große Leuchtfeuer? Diesmal ist es kostenlos.
ask-rewards = Welche Belohnungen nimmst du?
ask-portal = Welches Portal?
ask-gnome = Wen wirbst du an?
ask-free_master = Welchen Meister wirbst du kostenlos an?
ask-gnome_price = Womit bezahlst du den Gnom? ({ $gnome })
ask-light = Welches Leuchtfeuer entzündest du?
ask-council = Wohin setzt sich der Novize im Hohen Rat?
ask-bonus_or_point = { $cell }: der Bonus oder ein Punkt?
ask-free_guardian = Welche Hüterin kommt in deine Stadt?
ask-tom_task = { $side } hat { $resource } aufgedeckt und findet dort mehrere Aufgaben mit gleich vielen Punkten. Welche nimmt er?

## Möglichkeiten

option-place-fate = Ein Schicksalsplättchen legen
    .more = Bringt Aktionsmarker: je größer seine Gruppen gleicher Symbole, desto mehr
option-build_path = Einen Weg bauen
option-build-path = Einen Weg bauen ({ $price })
    .more = Hüterinnen holen seinen Rohstoff; sein Kristall zählt neben einem Leuchtfeuer gleicher Farbe
option-move-ship = Das Schiff bewegen
    .more = { $first ->
        [yes] Die erste Fahrt: für 1 Schiffsmarker zu jeder Insel
       *[no] 1 Schiffsmarker je Route oder 3 für jede Insel
    }
option-receive-task = Eine Aufgabe annehmen ({ $price })
    .more = Kostet außerdem 2 Rohstoffe; erfüllst du sie später, entzündest du ein Leuchtfeuer
option-retrieve-guardian = Die Hüterin heimholen
    .more = Für { $price }; am Anfang deines Weges wartet sie auf eine Prozession
option-hold-procession = Eine Prozession abhalten
    .more = 1 Hüterinnenmarker je Schritt; Hüterinnen bringen Rohstoffe oder erreichen ein Leuchtfeuer
option-use-great-bonfire = Das Große Leuchtfeuer nutzen
    .more = { $first ->
        [yes] Beim ersten Mal: für 1 Marker „Großes Leuchtfeuer“ zu jedem Bereich
       *[no] 1 Marker „Großes Leuchtfeuer“ je Bereich im Uhrzeigersinn oder 3 für jeden Bereich
    }
option-recruit-gnome = Einen Gnom anwerben
    .more = Für 2 Gnommarker und 1 Rohstoff oder für 1 Gnommarker und 2 Rohstoffe
option-light-bonfire = Ein Leuchtfeuer entzünden
    .more = Eine erfüllte Aufgabe wird zum Leuchtfeuer; ihr Novize holt dir einen Bonus im Hohen Rat
option-bonus = Bonus: { $common }
    .more = Eine Bonusaktion: Der neutrale Novize dieser gemeinsamen Aufgabe geht für dich in den Hohen Rat
option-discard = Aktionsmarker abwerfen
    .more = Ein Schicksalsplättchen darfst du nur mit höchstens { $most ->
        [one] 1 Aktionsmarker
       *[other] { $most } Aktionsmarkern
    } legen
option-pass = Für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} passen
    .more = Du kommst nicht mehr an die Reihe
option-march = Ja, jede darf bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} gehen
option-exchange = Ja, vier neue
option-pile = Das oberste Plättchen des Stapels, ungesehen
option-take-point = 1 Punkt

tom-task = { $condition } ({ $color ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}, { $points } Punkte), { $island }

start-spare = { $tile } (beiseitegelegt)
start-supply = { $tile } (aus der Mitte deines Vorrats)
    .more = Das beiseitegelegte Plättchen nimmt seinen Platz ein
start-way = { $a } – { $b } – { $c }
fate-cell = { $cell } (bis zu { $most })
fate-way = { $across ->
    [yes] Von links
   *[no] Von oben
}: { $a }, { $b }, { $c }
    .more = Bringt { $gain }
sail = { $island } ({ $trip })
    .more = { $kind ->
        [tasks] Aufgaben: { $tasks }
        [empty] Keine Aufgaben mehr
        [somebody] Eine Hüterin möchte mitkommen
       *[nobody] Hier wartet keine Hüterin
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] Keine Aufgaben mehr
        [somebody] Eine Hüterin möchte mitkommen
       *[nobody] Hier wartet keine Hüterin
    }
free-sail = { $island }
    .more = { $kind ->
        [tasks] Aufgaben: { $tasks }
        [empty] Keine Aufgaben mehr
        [somebody] Eine Hüterin möchte mitkommen
       *[nobody] Hier wartet keine Hüterin
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] Keine Aufgaben mehr
        [somebody] Eine Hüterin möchte mitkommen
       *[nobody] Hier wartet keine Hüterin
    }
gift = Gabe: { $gift } (für { $free ->
    [yes] 2 beliebige Rohstoffe
   *[no] { $gift } + { $island }
})
    .more = { $below ->
        [0] Die letzte ihres Stapels
       *[other] Noch { $below } darunter
    }
task-progress = { $condition } ({ $color ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}, { $points } Punkte)
    .more = Du hast { $have } von { $need }
space = Platz { $number } ({ $points } Punkte{ $portal ->
    [yes] , Portal
   *[no] {""}
}{ $crystal ->
    [blue] , blauer Kristall
    [red] , roter Kristall
    [yellow] , gelber Kristall
   *[none] {""}
})
path-offer = { $tile }
path-pile = { $tile } (vom Stapel)
procession = Jede bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} ({ $price })
guardian-start = { $guardian } (am Anfang)
guardian-at = { $guardian } ({ $place })
goal-path = { $place }: { $resource }
goal-path-bare = { $place }, ohne den Rohstoff
goal-bonfire = { $place }: { $points } Punkte am Ende
turn-to = { $area } (kostet { $price })
    .more = { $fits ->
        [yes] Ein Portal dort passt in deine Stadt: { $portal }
       *[no] Kein Portal dort passt in deine Stadt
    }
free-turn-to = { $area }
    .more = { $fits ->
        [yes] Ein Portal dort passt in deine Stadt: { $portal }
       *[no] Kein Portal dort passt in deine Stadt
    }
reward-points = { $points } Punkte
reward-portals = Ein Portal deiner Wahl
portal = Portal „{ $portal }“ in Kerbe { $notch }
gnome-master = { $gnome } ({ $resource })
    .more = { $ability }
gnome-elder = { $gnome } ({ $resource }), jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .more = { $ability }
price = { $tokens } und { $resources }
price-free = { $tokens } und { $number ->
    [one] 1 beliebiger Rohstoff
   *[other] { $number } beliebige Rohstoffe
}
council = { $cell } ({ $novices ->
    [0] leer
    [one] 1 Novize
   *[other] { $novices } Novizen
})
    .more = { $bonus }

## Dinge

path = Kristall { $crystal }, { $resource }
fate = { $a } – { $b } – { $c }
cell = { $column }{ $row }
cell-above = über { $column }1
cell-below = unter { $column }5
cell-left = links von A{ $row }
cell-right = rechts von G{ $row }
place = Wegplatz { $number }
    .to = zum Wegplatz { $number }
bonfire = Leuchtfeuer { $number }
    .to = zum Leuchtfeuer { $number }
area = { $token } + { $resource }
area-points = { $token } + { $points } Punkte
city = { $city } (Portale: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g })
task = „{ $condition }“ ({ $color ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}, { $points } Punkte)

amount-ship = { $number } Schiffsmarker
amount-path = { $number } Wegmarker
amount-task = { $number } Aufgabenmarker
amount-great-bonfire = { $number } Marker „Großes Leuchtfeuer“
amount-guardian = { $number } Hüterinnenmarker
amount-gnome = { $number } Gnommarker
amount-yellow = { $number ->
    [one] 1 gelber Marker
   *[other] { $number } gelbe Marker
}
amount-flower = { $number ->
    [one] 1 Blume
   *[other] { $number } Blumen
}
amount-fruit = { $number ->
    [one] 1 Frucht
   *[other] { $number } Früchte
}
amount-herb = { $number ->
    [one] 1 Kraut
   *[other] { $number } Kräuter
}
amount-shell = { $number ->
    [one] 1 Muschel
   *[other] { $number } Muscheln
}
amount-root = { $number ->
    [one] 1 Wurzel
   *[other] { $number } Wurzeln
}
amount-gold = { $number } Gold
few = { $number } { $token }
sum-2 = { $a } + { $b }
sum-3 = { $a } + { $b } + { $c }
sum-4 = { $a } + { $b } + { $c } + { $d }
sum-5 = { $a } + { $b } + { $c } + { $d } + { $e }
sum-6 = { $a } + { $b } + { $c } + { $d } + { $e } + { $f }
sum-7 = { $a } + { $b } + { $c } + { $d } + { $e } + { $f } + { $g }
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
offer = „{ $condition }“ { $worth }
worth = { $color ->
    [blue] blau
    [red] rot
   *[yellow] gelb
} { $points }
score = { $points } unterwegs{ $bonfires ->
    [0] {""}
   *[other] , { $bonfires } für Leuchtfeuer
}{ $guardians ->
    [0] {""}
   *[other] , { $guardians } für Hüterinnen an ihnen
}{ $portals ->
    [0] {""}
   *[other] , { $portals } für Portale
}{ $crystals ->
    [0] {""}
   *[other] , { $crystals } für Kristalle
}{ $common ->
    [0] {""}
   *[other] , { $common } für gemeinsame Aufgaben
}{ $fate ->
    [0] {""}
   *[other] , { $fate } für übrige Schicksalsplättchen
}{ $goods ->
    [0] {""}
   *[other] , { $goods } für übrige Marker und Rohstoffe
}

## Aufgaben

task-guardian-color = { $guardian } in deiner Stadt
task-path-resource = Ein Wegplättchen mit { $resource_dat }
task-bonfires-blue-and-red = Ein blaues und ein rotes Leuchtfeuer
task-gift-on-resource-island = Eine Gabe auf einer { $resource_isle }
task-two-resources-each = Je { $need } von zwei Rohstoffen (kein Gold)
task-gifts-on-islands = { $islands ->
    [one] { $each } Gaben auf einer Insel
   *[other] { $each ->
        [one] Je eine Gabe auf { $islands } Inseln
       *[other] Je { $each } Gaben auf { $islands } Inseln
    }
}
task-symbol-groups = { $size }-mal { $a } nebeneinander in deinem Schicksalsbereich
task-symbol-groups-two = { $size }-mal { $a } und { $size }-mal { $b } nebeneinander in deinem Schicksalsbereich
task-gnome-resource = Ein Gnom, der { $resource_acc } verlangt
task-common-task-done = Eine gemeinsame Aufgabe erfüllt
task-portals = { $need } Portale
task-gnomes = { $need } Gnome
task-guardians = { $need } Hüterinnen
task-bonfires = { $need } Leuchtfeuer
task-elders = { $need } Älteste
task-adjacent-paths-same-resource = Zwei benachbarte Wegplättchen mit gleichem Rohstoff
task-gold = { $need } Gold
task-bonfires-all-colors = Leuchtfeuer in allen drei Farben
task-resource-count = { $amount }
task-gifts-both-resource-islands = Gaben auf beiden { $resource_isle }n
task-tasks-or-bonfires-color = { $need } { $tint }e Aufgaben und Leuchtfeuer zusammen
task-gift-stack-empty = Einer deiner Gabenstapel aufgebraucht
task-path-crystals = { $need } Wegplättchen mit { $tint }em Kristall
task-same-resource = { $need } gleiche Rohstoffe (kein Gold)
task-action-tokens = { $amount }
task-fate-cells-covered = { $cells ->
    [highlighted] Alle hervorgehobenen Felder deines Schicksalsbereichs bedeckt
    [gold] Alle Goldsymbole deines Schicksalsbereichs bedeckt
   *[outer] Beide äußeren Spalten deines Schicksalsbereichs bedeckt
}
task-guardians-at-bonfires = { $need } Hüterinnen an Leuchtfeuern
task-any-symbol-groups = { $groups } Gruppen aus { $size } gleichen Symbolen in deinem Schicksalsbereich

## Ereignisse

log-city = { $seat } nimmt { $city }.
log-color = { $seat } spielt { $color }.
log-first = { $seat } hat das ovale Gebäude und beginnt.
log-started = { $seat } eröffnet den Schicksalsbereich mit { $tile }.
log-laid = { $seat } legt { $tile } und bekommt { $gain }.
log-paid = { $seat } zahlt { $payment }.
    .also = { $payment }
log-gained = { $seat } bekommt { $gain }.
    .also = { $gain }
log-points = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-discarded = { $seat } wirft { $number ->
    [one] 1 Aktionsmarker
   *[other] { $number } Aktionsmarker
} ab.
log-exchanged = { $seat } lässt vier neue Wegplättchen aufdecken.
log-built = { $seat } baut einen Weg auf Platz { $place }: { $tile }.
log-sailed = { $seat } fährt zu: { $island }.
log-received = { $seat } lässt eine Gabe zurück ({ $island }) und legt eine Aufgabe auf Platz { $space }: { $task }.
log-welcomed = { $seat } heißt eine Hüterin in der Stadt willkommen: { $guardian }.
log-moved = { $seat }: { $guardian } geht { $goal_to }.
log-turned = { $seat } dreht das Große Leuchtfeuer: { $area }.
log-portal = { $seat } setzt das Portal „{ $portal }“ in Kerbe { $notch }.
log-joined = { $seat } wirbt an: { $gnome }.
log-lit = { $seat } entzündet ein Leuchtfeuer! { $task }
log-bonus = { $seat } ruft den neutralen Novizen von „{ $common }“.
log-novice = { $seat } schickt einen Novizen in den Hohen Rat: { $cell }.
log-common = { $seat } erfüllt eine gemeinsame Aufgabe: { $common }.
log-counting = Genug Novizen sitzen im Hohen Rat: Die letzten fünf Runden beginnen. { $seat } nimmt die Countdownmarker.
log-countdown = Countdownmarker { $value } ist unterwegs.
log-passed = { $seat } passt für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-out = { $seat } kann nichts mehr tun und kommt nicht mehr an die Reihe.
tom-cards = „{ $card }“{ $number ->
    [1] { "" }
   *[other] { " " }×{ $number }
}
tom-cards-more = { tom-cards }, { $rest }
announced-tom = Toms nächste Karte ist eine von diesen: { $cards }.
announced-tom-sure = Toms nächste Karte ist { $cards }.
announced-tom-shuffles = Tom mischt jetzt alle seine Karten: Durchgang { $run } von { $runs } beginnt.
log-tom_card = { $seat } deckt eine Karte auf: { $card }.
log-tom_master = Tom deckt einen Meister auf: { $gnome }. Seine Ressource: { $resource }.
log-tom_task = { $seat } nimmt eine Aufgabe ({ $island }) und entzündet damit Leuchtfeuer { $space }: { $task }
log-tom_instead = { $seat } hat diese gemeinsame Aufgabe schon erfüllt: { $common }.
log-tom_nothing = { $seat } findet dort nichts für sich.
log-tom_last_card = { $seat } hat seine Karten zum vierten Mal durch: Die Partie ist sofort zu Ende.
log-head_start = { $seat } beginnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung.
log-handicap = Die nächste Partie hat ein Handicap von { $handicap ->
    [one] 1 Punkt
   *[other] { $handicap } Punkten
}.
log-score = { $seat }: { $score } Punkte ({ $parts }).

## Warum nicht

why-tokens = Das kostet { $price }, und so viel hast du nicht.
why-no-fate-left = Alle deine Schicksalsplättchen liegen schon im Schicksalsbereich.
why-too-many-tokens = Du hast { $held } Aktionsmarker; mit mehr als { $most } musst du erst welche abwerfen.
why-no-room = Für ein Schicksalsplättchen ist kein Platz mehr.
why-path-complete = Dein Weg ist fertig.
why-no-task-island = Dein Schiff liegt an keiner Insel mit Aufgaben.
why-no-task-left = Auf dieser Insel gibt es keine Aufgabe mehr.
why-tasks-complete = Alle sieben Aufgabenplätze deiner Stadt sind belegt.
why-no-gift = Du hast keine Gaben mehr.
why-gift-resources = Dir fehlen die Rohstoffe für beide Gaben, die du hier bringen könntest.
why-no-guardian-island = Dein Schiff liegt an keiner Insel der Hüterinnen.
why-guardian-there = Sie ist schon bei dir ({ $guardian }).
why-nobody-can-walk = Keine deiner Hüterinnen kann einen Schritt gehen.
why-gnomes-complete = In deiner Stadt wohnen schon sechs Gnome; für mehr ist kein Platz.
why-gnome-resources = Du kannst nicht zahlen, was einer der Gnome verlangt.
why-no-task-met = Keine deiner Aufgaben ist bisher erfüllt.
why-no-task-unlit = Du hast keine Aufgabe, die auf dich wartet.
why-no-countdown = Passen kannst du erst, wenn der Countdown läuft.
why-countdown-later = Der Countdownmarker ist noch nicht bei dir.
why-novice-gone = Der neutrale Novize dieser gemeinsamen Aufgabe ist schon fort.
why-common = Diese gemeinsame Aufgabe verlangt { $need }; du hast { $have }.
why-not-an-end = Legen darfst du nur das oberste oder das unterste Plättchen deines Vorrats.
why-covered = Dort liegt schon ein Schicksalsplättchen.
why-tile-fits-not = Mit der Mitte hier passt kein Plättchen so, dass es ein anderes berührt.
why-outside = Ein Schicksalsplättchen darf nicht über den Schicksalsbereich hinausragen.
why-all-outside = Mindestens ein Symbol des Plättchens muss im Schicksalsbereich liegen.
why-not-beside = Das Plättchen würde kein anderes berühren.
why-here-already = Dein Schiff liegt schon hier.
why-steps = Eine so lange Prozession brächte niemanden weiter.
why-no-path = So weit führt dein Weg noch nicht.
why-no-portal = Zu diesem Leuchtfeuer gibt es noch kein Portal.
why-unlit = Dort brennt noch kein Leuchtfeuer.
why-occupied = Dort steht schon eine Hüterin.
why-not-within-reach = Bis dorthin kommt sie nicht.
why-she-stands-there = Dort steht sie schon.
why-not-to-the-start = Niemand geht an den Anfang des Weges zurück.
why-portal = Dein nächstes Portal muss dieses sein: { $portal }, für Kerbe { $notch }.
why-notch-filled = Deine Kerbe für diese Form, Nummer { $notch }, ist schon gefüllt.
why-gnome-cost = Du kannst nicht zahlen, was dieser Gnom verlangt ({ $resource }).
why-lit = Dieses Leuchtfeuer brennt schon.
why-not-met = Diese Aufgabe ist noch nicht erfüllt: { $have } von { $need }.
why-same-color = Dort sitzt schon ein Novize dieser Farbe.
why-no-elder = Kostenlos kommen nur Meister, keine Ältesten.
why-tom-most = Tom nimmt eine mit den meisten Punkten.
why-tom-least = Tom nimmt eine mit den wenigsten Punkten.

## Das Ende gegen Tom

tom-beaten = Du hast mehr Punkte als Tom.
tom-ahead = Tom hat mehr Punkte als du.
tom-level = Du hast so viele Punkte wie Tom, und der Gleichstand gehört ihm.

## Was vorher niemand wissen kann

unknown-paths = welche Wegplättchen vom Stapel kommen
unknown-masters = welcher Gnom vom Stapel der Meister kommt
unknown-gifts = welche Gabe als nächste aufgedeckt wird
unknown-cities = wer welche Stadt bekommt
unknown-tom = welche Karte Tom aufdeckt

# Was eine Stellung verspricht, in Hinweisen
worth-scored = Punkte, die schon da sind
worth-tasks = begonnene Aufgaben
worth-guardians = Hüterinnen unterwegs
worth-goods = Marker und Rohstoffe
worth-helpers = Gnome und Hüterinnen bei der Arbeit
worth-common = gemeinsame Aufgaben
worth-rival = Tom

# Wofür ein Plan gut ist und wie viel Zeit bleibt, in Tipps
aim-light = Leuchtfeuer { $number } entzünden („{ $task }“)
aim-guardian = eine Hüterin zu Leuchtfeuer { $number } bringen
aim-common = eine gemeinsame Aufgabe erfüllen: { $common }
aim-goods = Marker und Rohstoffe für die nächsten Züge sammeln
aim-helpers = Gnome und Hüterinnen holen, die später helfen
aim-points = sofort Punkte machen
aim-end = die Partie beenden, bevor Tom davonzieht
clock-novices = Die Partie kann in etwa { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} vorbei sein: Im Hohen Rat { $missing ->
    [one] fehlt nur noch ein Novize.
   *[other] fehlen noch { $missing } Novizen.
}
clock-tom = Tom hat noch { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
} { $missing ->
    [one] Noch ein Novize im Hohen Rat beendet
   *[other] Noch { $missing } Novizen im Hohen Rat beenden
} die Partie früher, wenn du schnell bist.
clock-countdown = Der Countdown läuft: noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}.
