# Bonfire.

## Questions

ask-city = Which city would you like to light up?
    .skip = Let chance decide
ask-color = Which colour would you like to wear?
    .skip = Keep yours
ask-start_tile = Your city wakes. Which fate tile comes first? You gain its 3 action tokens and 2 yellow ones.
ask-start_way = How should it lie, from left to right?
ask-turn = What will you do?
ask-last_chance = Only bonus actions are left for you. Take one? Otherwise you take no more turns.
    .skip = { $points ->
        [0] No more turns
        [one] Pass for 1 point
       *[other] Pass for { $points } points
    }
ask-after = Anything more before your turn ends?
    .skip = End the turn
ask-discard = Which action tokens go back to the supply?
ask-pay_tokens = How do you pay { $price }?
ask-pay_resources = How do you pay { $price }?
ask-fate_tile = Which fate tile: the top one or the bottom one?
ask-fate_cell = { $tile }: where does its middle go? In brackets: how many tokens and gold it can bring.
ask-fate_way = { $cell }: how should the tile lie?
ask-exchange_paths = All four path tiles have the same crystal. Turn up four new ones?
    .skip = Keep these
ask-path_tile = Which path tile?
ask-free_path = Which path tile would you like? You may take any of them.
ask-sail = Where does your ship sail?
ask-free_sail = Where does your ship sail? This trip is free.
ask-island_action = Your ship has arrived: { $island }. Will you do something here?
    .skip = Not now
ask-gift = Which gift do you bring to the Guardians?
ask-task_tile = Which task do you accept? ({ $island })
ask-space = { $task }: where in your city does it go? In brackets: what a Guardian at that Bonfire scores.
ask-march_on_arrival = The Gate Usher bows: a small procession, without resources?
    .skip = Not now
ask-procession = How long a procession?
ask-next_guardian = Which Guardian walks next?
    .skip = The others stay
ask-guardian_goal = { $guardian }: how far?
    .skip = She stays
ask-walker = Which of your Guardians goes for a walk?
ask-walk_to = { $guardian }: where to?
ask-other_resource = { $guardian } would bring { $resource }. Something else instead?
    .skip = No, { $resource }
ask-turn_to = Where do you turn the Great Bonfire?
ask-free_turn_to = Where do you turn the Great Bonfire? It is free this time.
ask-rewards = Which rewards do you take?
ask-portal = Which portal?
ask-gnome = Which gnome do you recruit?
ask-free_master = Which master do you recruit for nothing?
ask-gnome_price = How do you win this gnome over? ({ $gnome })
ask-light = Which Bonfire do you light?
ask-council = Where does the novice take a seat in the High Council?
ask-bonus_or_point = { $cell }: its bonus, or a point?
ask-free_guardian = Which Guardian comes to your city?
ask-tom_task = { $side } has turned up { $resource } and finds several tasks of equal points there. Which one does he take?

## Options

option-place-fate = Place a fate tile
    .more = It brings action tokens: the larger its groups of equal symbols, the more
option-build_path = Build a path
option-build-path = Build a path ({ $price })
    .more = Guardians bring its resource; its crystal scores beside a Bonfire of the same colour
option-move-ship = Move the ship
    .more = { $first ->
        [yes] The first trip: 1 Ship token to any island
       *[no] 1 Ship token for each route, 3 to any island
    }
option-receive-task = Receive a task ({ $price })
    .more = Also costs 2 resources; fulfil it later to light a Bonfire
option-retrieve-guardian = Retrieve the Guardian
    .more = For { $price }; she waits at the start of your path for a procession
option-hold-procession = Hold a procession
    .more = 1 Guardian token for each step; Guardians bring resources or reach a Bonfire
option-use-great-bonfire = Use the Great Bonfire
    .more = { $first ->
        [yes] Its first use: 1 Great Bonfire token to any area
       *[no] 1 Great Bonfire token for each area clockwise, 3 to any area
    }
option-recruit-gnome = Recruit a gnome
    .more = For 2 Gnome tokens and 1 resource, or for 1 Gnome token and 2 resources
option-light-bonfire = Light a Bonfire
    .more = A fulfilled task becomes a Bonfire; its novice brings you a bonus of the High Council
option-bonus = Bonus: { $common }
    .more = A bonus action: the neutral novice of this common task goes to the High Council for you
option-discard = Discard action tokens
    .more = You may place a fate tile only with { $most ->
        [one] 1 action token
       *[other] { $most } action tokens
    } or fewer
option-pass = Pass for { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .more = You take no more turns
option-march = Yes, up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} for each
option-exchange = Yes, four new ones
option-pile = The top tile of the pile, unseen
option-take-point = 1 point

tom-task = { $condition } ({ $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
}, { $points } points), { $island }

start-spare = { $tile } (set aside)
start-supply = { $tile } (from the middle of your supply)
    .more = The tile that was set aside takes its place
start-way = { $a } – { $b } – { $c }
fate-cell = { $cell } (up to { $most })
fate-way = { $across ->
    [yes] From the left
   *[no] From the top
}: { $a }, { $b }, { $c }
    .more = Brings { $gain }
sail = { $island } ({ $trip })
    .more = { $kind ->
        [tasks] Tasks: { $tasks }
        [empty] No tasks are left
        [somebody] A Guardian waits to come with you
       *[nobody] Nobody to bring along
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] No tasks are left
        [somebody] A Guardian waits to come with you
       *[nobody] Nobody to bring along
    }
free-sail = { $island }
    .more = { $kind ->
        [tasks] Tasks: { $tasks }
        [empty] No tasks are left
        [somebody] A Guardian waits to come with you
       *[nobody] Nobody to bring along
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] No tasks are left
        [somebody] A Guardian waits to come with you
       *[nobody] Nobody to bring along
    }
gift = Gift: { $gift } (for { $free ->
    [yes] any 2 resources
   *[no] { $gift } + { $island }
})
    .more = { $below ->
        [0] The last of its stack
       *[other] { $below } more below it
    }
task-progress = { $condition } ({ $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
}, { $points } points)
    .more = You have { $have } of { $need }
space = Space { $number } ({ $points } points{ $portal ->
    [yes] , portal
   *[no] {""}
}{ $crystal ->
    [blue] , blue crystal
    [red] , red crystal
    [yellow] , yellow crystal
   *[none] {""}
})
path-offer = { $tile }
path-pile = { $tile } (from the pile)
procession = Up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} each ({ $price })
guardian-start = { $guardian } (at the start)
guardian-at = { $guardian } ({ $place })
goal-path = { $place }: { $resource }
goal-path-bare = { $place }, without its resource
goal-bonfire = { $place }: { $points } points at the end
turn-to = { $area } (costs { $price })
    .more = { $fits ->
        [yes] A portal there fits your city: { $portal }
       *[no] No portal there fits your city
    }
free-turn-to = { $area }
    .more = { $fits ->
        [yes] A portal there fits your city: { $portal }
       *[no] No portal there fits your city
    }
reward-points = { $points } points
reward-portals = A portal of your choice
portal = The { $portal } portal, into notch { $notch }
gnome-master = { $gnome } ({ $resource })
    .more = { $ability }
gnome-elder = { $gnome } ({ $resource }), now { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .more = { $ability }
price = { $tokens } and { $resources }
price-free = { $tokens } and any { $number ->
    [one] resource
   *[other] { $number } resources
}
council = { $cell } ({ $novices ->
    [0] empty
    [one] 1 novice
   *[other] { $novices } novices
})
    .more = { $bonus }

## Things

path = { $crystal } crystal, { $resource }
fate = { $a } – { $b } – { $c }
cell = { $column }{ $row }
cell-above = above { $column }1
cell-below = below { $column }5
cell-left = left of A{ $row }
cell-right = right of G{ $row }
place = Path place { $number }
    .to = path place { $number }
bonfire = Bonfire { $number }
    .to = Bonfire { $number }
area = { $token } + { $resource }
area-points = { $token } + { $points } points
city = { $city } (portals: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g })
task = “{ $condition }” ({ $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
}, { $points } points)

amount-ship = { $number ->
    [one] 1 Ship token
   *[other] { $number } Ship tokens
}
amount-path = { $number ->
    [one] 1 Path token
   *[other] { $number } Path tokens
}
amount-task = { $number ->
    [one] 1 Task token
   *[other] { $number } Task tokens
}
amount-great-bonfire = { $number ->
    [one] 1 Great Bonfire token
   *[other] { $number } Great Bonfire tokens
}
amount-guardian = { $number ->
    [one] 1 Guardian token
   *[other] { $number } Guardian tokens
}
amount-gnome = { $number ->
    [one] 1 Gnome token
   *[other] { $number } Gnome tokens
}
amount-yellow = { $number ->
    [one] 1 yellow token
   *[other] { $number } yellow tokens
}
amount-flower = { $number ->
    [one] 1 flower
   *[other] { $number } flowers
}
amount-fruit = { $number ->
    [one] 1 fruit
   *[other] { $number } fruits
}
amount-herb = { $number ->
    [one] 1 herb
   *[other] { $number } herbs
}
amount-shell = { $number ->
    [one] 1 shell
   *[other] { $number } shells
}
amount-root = { $number ->
    [one] 1 root
   *[other] { $number } roots
}
amount-gold = { $number } gold
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
offer = “{ $condition }” { $worth }
worth = { $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
} { $points }
score = { $points } on the way{ $bonfires ->
    [0] {""}
   *[other] , { $bonfires } for Bonfires
}{ $guardians ->
    [0] {""}
   *[other] , { $guardians } for Guardians at them
}{ $portals ->
    [0] {""}
   *[other] , { $portals } for portals
}{ $crystals ->
    [0] {""}
   *[other] , { $crystals } for crystals
}{ $common ->
    [0] {""}
   *[other] , { $common } for common tasks
}{ $fate ->
    [0] {""}
   *[other] , { $fate } for fate tiles left
}{ $goods ->
    [0] {""}
   *[other] , { $goods } for tokens and resources left
}

## Tasks

task-guardian-color = { $guardian } in your city
task-path-resource = A path tile with a { $resource }
task-bonfires-blue-and-red = A blue and a red Bonfire
task-gift-on-resource-island = A gift on a { $resource } island
task-two-resources-each = { $need } each of two resources (not gold)
task-gifts-on-islands = { $islands ->
    [one] { $each } gifts on one island
   *[other] { $each ->
        [one] A gift on { $islands } islands
       *[other] { $each } gifts each on { $islands } islands
    }
}
task-symbol-groups = { $size } { $a } symbols side by side in your fate area
task-symbol-groups-two = { $size } { $a } symbols side by side in your fate area, and { $size } { $b } symbols
task-gnome-resource = A gnome who asks for a { $resource }
task-common-task-done = One common task fulfilled
task-portals = { $need } portals
task-gnomes = { $need } gnomes
task-guardians = { $need } Guardians
task-bonfires = { $need } Bonfires
task-elders = { $need } elders
task-adjacent-paths-same-resource = Two neighbouring path tiles with the same resource
task-gold = { $need } gold
task-bonfires-all-colors = Bonfires of all three colours
task-resource-count = { $amount }
task-gifts-both-resource-islands = Gifts on both { $resource } islands
task-tasks-or-bonfires-color = { $need } { $tint } tasks and Bonfires together
task-gift-stack-empty = One of your gift stacks used up
task-path-crystals = { $need } path tiles with a { $tint } crystal
task-same-resource = { $need } equal resources (not gold)
task-action-tokens = { $amount }
task-fate-cells-covered = { $cells ->
    [highlighted] All highlighted cells of your fate area covered
    [gold] All gold symbols of your fate area covered
   *[outer] Both outermost columns of your fate area covered
}
task-guardians-at-bonfires = { $need } Guardians at Bonfires
task-any-symbol-groups = { $groups } groups of { $size } equal symbols in your fate area

## Events

log-city = { $seat } takes { $city }.
log-color = { $seat } plays { $color }.
log-first = { $seat } has the oval building and goes first.
log-started = { $seat } opens the fate area with { $tile }.
log-laid = { $seat } places { $tile } and gains { $gain }.
log-paid = { $seat } pays { $payment }.
    .also = { $payment }
log-gained = { $seat } gains { $gain }.
    .also = { $gain }
log-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-discarded = { $seat } discards { $number ->
    [one] 1 action token
   *[other] { $number } action tokens
}.
log-exchanged = { $seat } has four new path tiles turned up.
log-built = { $seat } builds a path at place { $place }: { $tile }.
log-sailed = { $seat } sails to { $island }.
log-received = { $seat } leaves a gift on { $island } and takes a task to space { $space }: { $task }.
log-welcomed = { $seat } welcomes the { $guardian } to the city.
log-moved = { $seat }: { $guardian } walks to { $goal_to }.
log-turned = { $seat } turns the Great Bonfire: { $area }.
log-portal = { $seat } places the { $portal } portal in notch { $notch }.
log-joined = { $seat } recruits the { $gnome }.
log-lit = { $seat } lights a Bonfire! Fulfilled: { $task }
log-bonus = { $seat } calls the neutral novice of “{ $common }”.
log-novice = { $seat } sends a novice to the High Council: { $cell }.
log-common = { $seat } fulfils a common task: { $common }.
log-counting = Enough novices sit in the High Council: the last five rounds begin. { $seat } takes the countdown tokens.
log-countdown = Countdown token { $value } is on its way.
log-passed = { $seat } passes for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-out = { $seat } can do nothing more and takes no further turns.
tom-cards = “{ $card }”{ $number ->
    [1] { "" }
   *[other] { " " }×{ $number }
}
tom-cards-more = { tom-cards }, { $rest }
announced-tom = Tom's next card is one of { $cards }.
announced-tom-sure = Tom's next card is { $cards }.
announced-tom-shuffles = Next, Tom shuffles all his cards: run { $run } of { $runs } begins.
log-tom_card = { $seat } turns up a card: { $card }.
log-tom_master = Tom turns up the { $gnome }, whose resource is { $resource }.
log-tom_task = { $seat } takes a task from { $island } and lights Bonfire { $space } with it: { $task }
log-tom_instead = { $seat } has fulfilled this common task already: { $common }.
log-tom_nothing = { $seat } finds nothing there.
log-tom_last_card = { $seat } has played his deck for the fourth time: the game ends at once.
log-head_start = { $seat } starts { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead.
log-handicap = The next game has a handicap of { $handicap ->
    [one] 1 point
   *[other] { $handicap } points
}.
log-score = { $seat }: { $score } points ({ $parts }).

## Refusals

why-tokens = This costs { $price }, and you cannot pay that.
why-no-fate-left = All your fate tiles lie in the fate area already.
why-too-many-tokens = You hold { $held } action tokens; with more than { $most } you have to discard first.
why-no-room = There is no room left for a fate tile.
why-path-complete = Your path is complete.
why-no-task-island = Your ship does not lie at an island with tasks.
why-no-task-left = This island has no task left.
why-tasks-complete = All seven task spaces of your city are taken.
why-no-gift = You have no gifts left.
why-gift-resources = You cannot pay the resources for either of your gifts here.
why-no-guardian-island = Your ship does not lie at an island of the Guardians.
why-guardian-there = You have her already ({ $guardian }).
why-nobody-can-walk = None of your Guardians could take a step.
why-gnomes-complete = Six gnomes live in your city; there is no room for more.
why-gnome-resources = You cannot pay what any of the gnomes asks for.
why-no-task-met = None of your tasks is fulfilled yet.
why-no-task-unlit = You have no task left to fulfil.
why-no-countdown = You can pass only once the countdown has begun.
why-countdown-later = The countdown token has not reached you yet.
why-novice-gone = The neutral novice of this common task has left already.
why-common = You have { $have } of the { $need } that this common task wants.
why-not-an-end = You may place only the top or the bottom tile of your supply.
why-covered = A fate tile lies there already.
why-tile-fits-not = With its middle here, the tile would not fit, or would touch no other one.
why-outside = A fate tile may not stick out of the fate area.
why-all-outside = At least one symbol of the tile has to lie inside the fate area.
why-not-beside = The tile would touch no other one.
why-here-already = Your ship lies here already.
why-steps = More steps would take nobody any further.
why-no-path = Your path does not lead there yet.
why-no-portal = There is no portal to this Bonfire yet.
why-unlit = No Bonfire burns there yet.
why-occupied = A Guardian is there already.
why-not-within-reach = She cannot get there.
why-she-stands-there = She stands there already.
why-not-to-the-start = Nobody returns to the start of the path.
why-portal = Your next portal has to be this one: { $portal }, for notch { $notch }.
why-notch-filled = Your notch for this shape, number { $notch }, is filled already.
why-gnome-cost = You cannot pay what this gnome asks for ({ $resource }).
why-lit = This Bonfire burns already.
why-not-met = This task is not fulfilled yet: { $have } of { $need }.
why-same-color = A novice of this colour sits there already.
why-no-elder = Only masters come for free, not elders.
why-tom-most = Tom takes one with the most points.
why-tom-least = Tom takes one with the fewest points.

## The end against Tom

tom-beaten = You have more points than Tom.
tom-ahead = Tom has more points than you.
tom-level = You have as many points as Tom, and a tie is his.

## What nobody can know beforehand

unknown-paths = which path tiles come from the pile
unknown-masters = which gnome comes from the pile of masters
unknown-gifts = which gift is turned up next
unknown-cities = who gets which city
unknown-tom = which card Tom turns up

# What a position promises, in hints
worth-scored = points as they stand
worth-tasks = tasks under way
worth-guardians = Guardians on their way
worth-goods = tokens and resources
worth-helpers = gnomes and Guardians at work
worth-common = common tasks
worth-rival = Tom

# What a plan is for, and the time left, in hints
aim-light = light Bonfire { $number } (“{ $task }”)
aim-guardian = bring a Guardian to Bonfire { $number }
aim-common = fulfil a common task: { $common }
aim-goods = gather tokens and resources for the next turns
aim-helpers = get gnomes and Guardians to help in later turns
aim-points = score points at once
aim-end = end the game before Tom's score soars
clock-novices = The game can be over in about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $missing ->
    [one] one novice is
   *[other] { $missing } novices are
} still missing from the High Council.
clock-tom = Tom has { $cards ->
    [one] one card
   *[other] { $cards } cards
} left. { $missing ->
    [one] One more novice in the High Council ends
   *[other] { $missing } more novices in the High Council end
} the game earlier, if you are quick.
clock-countdown = The countdown has begun: about { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
} left.
