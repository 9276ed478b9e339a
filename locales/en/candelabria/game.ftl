# The Curse of Candelabria.

## Questions: setting up

ask-house = Which House do you lead?

## Questions: the season of kindling

ask-turn = Your turn: deploy a candle, or discard a card for a manoeuvre?
ask-role = { $card }: which role does this candle take?
ask-deploy_at = Where do you light the { $role }?
ask-under = Which of these cards goes under the deck?
ask-move = Your manoeuvre: what will you move? ({ $left } { $left ->
    [one] move
   *[other] moves
} left)
    .skip = End the manoeuvre
ask-destination = { $figure }: where to?
ask-castle = Your castle has arrived. Which flame does it put out?{ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = None
ask-push = Your warrior has arrived. Which candle does it push away?
    .skip = None
ask-push_to = { $figure }: where does it go?
ask-cube = New lands: which cube do you take?
ask-mine = The mine: which cubes do you take?
ask-influence = How do you split your flames before the curses?{ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
ask-barracks = The barracks: which tactics cards do you take?
ask-forge = The forge: what do you buy? (Up to { $left }.)
    .skip = Stop here
ask-temple_site = { $temple }: in which region?
ask-portal = The portal: which figure passes through? (Up to { $left }.)
    .skip = Stop here
ask-tavern = The tavern: which { $number } { $number ->
    [one] card goes
   *[other] cards go
} under the deck? (The first you pick lies on top.)
ask-ride = Temple in { $region }: which candle rides there?
    .skip = None
ask-put_out = { $number ->
    [1] Your ground flame was put out. Where does it go?
   *[other] { $number } of your ground flames were put out. Where do they go?
}

## Questions: symbols

ask-effect = Which effect comes next?
    .skip = Leave the rest
ask-kindle = Kindle: where? (Up to { $left }.)
    .skip = Leave it
ask-extinguish = Extinguish: which flame? (Up to { $left }.){ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = Leave it
ask-draw_tactic = Which tactics cards do you take?
    .skip = None
ask-destroy_temple = Which temple falls?
    .skip = None
ask-steal = Steal: what, and from whom? (Up to { $left }.)
    .skip = Leave it
ask-curse_influence = Influence: before which curse? (Up to { $left }.){ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = Leave it

## Questions: the season of war

ask-curse_region = { $card } is yours to command. Which region does it haunt?
ask-echo = Whose card do you apply once more?
    .skip = None
ask-abduct = Which candle do you carry off?
    .skip = None
ask-tempt = A temple for { $region }, or an upgrade, for free?
    .skip = Neither
ask-crown = Become the first in turn order?
    .skip = No
ask-devour = Put out all ground flames in { $region }, yours too?
    .skip = No
ask-choke = Which flame goes out? (Up to { $left }.)
    .skip = Stop here
call-commit = Battle for { $region }, { $points } { $points ->
    [one] point
   *[other] points
}. Taking part: { $hands }. Which cards do you lay?
ask-commit = Battle for { $region }, { $points } { $points ->
    [one] point
   *[other] points
}. Taking part: { $hands }. Which card covers slot { $slot }? Left open: { $weak }.
    .skip = Leave it open
ask-neutralise = Neutralise a card?
    .skip = No, carry on
ask-item = What do you resolve first?

## Options

option-chance = Let chance decide
option-pass = Pass
option-supply = To your supply
option-apart = One by one
role-option-explorer = { $role }
    .more = { $flames } flames. On its way it passes one territory.
role-option-pilgrim = { $role }
    .more = { $flames } flames. Also walks to any territory with the same sign as its own.
role-option-warrior = { $role }
    .more = { $flames } flames. Where it arrives it pushes a candle away.
arrival = { $territory }
    .more = Lights a flame: { $action }, counts { $number }.
arrival-again = { $territory }
    .more = Your flame burns there already: no action.
arrival-dark = { $territory }
    .more = Your supply has no flame left: no action.
region-power = { $place }
    .more = Power in the region: you { $own }, { $rival } { $most }.
region-alone = { $place }
    .more = Power in the region: you { $own }, nobody else.
region-cursed = { $place }
    .more = There is no battle there this year.
steal-option = { $cube }
    .more = In the storehouse: { $wax } wax, { $gold } gold.
mine-option = { $cubes }
    .more = Then you have { $wax } wax and { $gold } gold.
split-leads = { $split }
    .more = Then you lead: { $led }.
split-leads-none = { $split }
    .more = Then you lead nowhere.
devour-option = Yes
    .more = Goes out: { $flames }.
crown-option = Yes
    .more = First now: { $house }. You are number { $place }.
house-option = { $house }
    .more = Starts in region { $region }. { $ability }
deploy = Deploy { $card } (costs { $wax } wax)
    .more = { $symbols }
deploy-early = Deploy { $card } (costs { $wax } wax, no abilities yet)
    .more = { $symbols }, but not before { $year }
manoeuvre = Manoeuvre with { $card }
    .more = The card comes back after the war.
candle-card = { $card }
    .more = { $wax } wax, { $year }: { $symbols }
symbol-on-candle = { $symbol } (candle card)
symbol-on-board = { $symbol } (House board)
burn = Burn a flame: { $role } moves on
castle-at = { $castle }: { $territory }
candle-at = { $candle }: { $territory }, flames { $flames }/{ $capacity }
temple-of = { $region }: { $temple }
share = { $card }: { $number }
before-shade = Before { $card }
    .more = Nobody has a flame there.
before-shade-with = Before { $card }
    .more = Flames there: { $flames }.
for-sale = { $thing }{ $gold ->
    [0] {""}
   *[other] {" ("}{ $gold } gold)
}
    .more = { $text }
for-sale-early = { $thing }{ $gold ->
    [0] {""}
   *[other] {" ("}{ $gold } gold)
}
    .more = { $text } (from { $year } on)
echo = { $candle }
    .more = { $symbols }
neutralise = { $card } of { $house }, with { $own }
    .more = They lose: { $lost }. You give: { $given }.
weak-action = Weak action: { $weak }

## Things

territory-mine = Mine { $region }
territory-curse = Influence { $region }
territory-barracks = Barracks { $region }
territory-forge = Forge { $region }
territory-portal = Portal { $region }
territory-tavern = Tavern { $region }
region = region { $number }
year-1 = year I
year-2 = year II
year-3 = year III
role-explorer = explorer
role-pilgrim = pilgrim
role-warrior = warrior
candle-explorer = Explorer ({ $house })
candle-pilgrim = Pilgrim ({ $house })
candle-warrior = Warrior ({ $house })
castle = Castle ({ $house })
own-candle-explorer = Explorer
own-candle-pilgrim = Pilgrim
own-candle-warrior = Warrior
own-castle = Castle
flame = Ground flame ({ $house }), { $territory }
on-the-way = Put out in this turn: { $flames }. When it is over, each may go before a curse ({ $curses }) or home.
on-the-way-led = Put out in this turn: { $flames }. When it is over, each goes home, and its owner may lead a curse a step.
house-fights = { $house } (power { $power }, { $cards } { $cards ->
    [one] card
   *[other] cards
})
house-times = { $house }{ $number ->
    [1] {""}
   *[other] {" ×"}{ $number }
}
open-slot = none
temple-white = White temple
temple-grey = Grey temple
temple-black = Black temple
temple-text-white = 4 points for whoever places it, and for whoever destroys it.
temple-text-grey = On top, the lowest power wins the battle.
temple-text-black = On top, it keeps curses out of the region.
curse-slot = Before curse { $number }
curse-card = { $name } ({ $number })
cube-wax = wax
cube-gold = gold
cube-wax-of = Wax of { $house }
cube-gold-of = Gold of { $house }
cubes = { $wax ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $wax } wax
       *[other] { $wax } wax, { $gold } gold
    }
}
display = Tactics card { $number }
stack = Upgrade stack { $number }

## Abilities

tactic = { $name } ({ $symbols })
tactic-in-slot = { $name } (slot { $slot }: { $symbols })
tactic-marked = { $name } ({ $symbols }, cannot neutralise)
list = { $first }, { $rest }
ability-on_deploy = On each deployment: { $symbol }.
ability-on_place_curse = When you place a curse: { $symbol }.
ability-on_place_temple = When you place a temple: { $symbol }.
ability-on_tactic_played = For each tactics card resolved: { $symbol }.
ability-explorer_skip = The explorer passes { $amount } more { $amount ->
    [one] territory
   *[other] territories
}.
ability-curse_power = Each of your curses has { $amount } more power.
ability-castle_power = The castle has { $amount } more power.
ability-warrior_push = The warrior pushes { $amount } further.
ability-territory_bonus = { $subject } counts { $amount } more.
ability-path_through_own_ground_flames = Candles pass your ground flames freely.
ability-deploy_anywhere = Candles may be deployed anywhere.
ability-may_do_forge = A forge action before each manoeuvre.
ability-draw_three = Three candle cards instead of one.
ability-move_candle_to_region = A candle may ride to where you place or destroy a temple.
ability-gain_resource = A cube when a manoeuvre lights a flame in a new region.
ability-vp_per_territory = At the end { $amount } { $amount ->
    [one] point
   *[other] points
} for each of your territories with: { $subject }.
ability-vp_per_cube = At the end { $amount } { $amount ->
    [one] point
   *[other] points
} for each cube.
ability-vp_per_tactic = At the end { $amount } { $amount ->
    [one] point
   *[other] points
} for each tactics card.
ability-vp_per_ground_flame = At the end { $amount } { $amount ->
    [one] point
   *[other] points
} for each ground flame on the map.
ability-vp_per_region = At the end { $amount } { $amount ->
    [one] point
   *[other] points
} for each region with a figure of yours.

## Log

log-house = { $seat } leads: { $house }.
log-mist = Mist, { $year }.
log-joins = { $card } joins { $seat }.
log-appears = A curse rises: { $card }.
    .also = { $card }
log-kindling = Kindling, { $year }.
log-deploys = { $seat } deploys { $card }: { $candle }, { $territory }.
log-draws = { $seat } draws { $number } candle { $number ->
    [one] card
   *[other] cards
}.
    .effect = +{ $number } candle { $number ->
        [one] card
       *[other] cards
    }
log-keeps = You take { $card }.
log-returns = { $seat } puts { $number } { $number ->
    [one] card
   *[other] cards
} under the deck.
log-manoeuvres = { $seat } manoeuvres with { $card }.
log-burns = A flame is burned for one more move: { $candle }.
log-moves = { $figure } moves to { $territory }.
log-pushes = { $seat } pushes { $candle }: { $territory }.
log-lights = { $seat } lights a ground flame: { $territory }.
    .effect = flame: { $territory }
log-kindles = { $seat } kindles: { $candle }.
log-puts-out = { $seat } puts out: { $flame }.
log-dims = { $seat } takes a flame: { $candle }.
log-unlit = No flames left: { $candle }.
log-redirects = { $seat } sends the flames that were put out: { $way }.
    .also = { $way }
log-gains = { $seat } gains { $cubes }.
    .effect = +{ $cubes }
log-steals = { $seat } steals { $cube } from { $victim }.
log-influences = { $seat } sends { $number } { $number ->
    [one] flame
   *[other] flames
}: { $curse }.
log-takes = { $seat } takes { $card }.
    .also = { $card }
log-upgrades = { $seat } builds { $token }.
log-builds = { $seat } places a temple in { $region }: { $temple }.
log-destroys = { $seat } destroys a temple in { $region }: { $temple }.
log-points = { $seat } gains { $number } { $number ->
    [one] point
   *[other] points
}.
    .effect = +{ $number } { $number ->
        [one] point
       *[other] points
    }
log-war = War, { $year }.
log-peace = The war is over ({ $year }).
log-nobody-controls = Nobody controls { $card }.
log-controls = { $seat } controls { $card }.
log-nowhere = { $seat } has no place for { $card }.
log-curses = { $seat } sends { $card } to { $region }.
log-abducts = { $seat } carries off { $candle }: { $territory }.
log-first = { $seat } is first in turn order.
log-battle = Battle for { $region }.
log-commits = { $seat } shows: { $left } / { $right }.
log-neutralises = { $seat } gives up { $own } against { $card } of { $victim }.
log-plays = { $seat } plays { $card }.
log-weak = { $seat } falls back on { $weak }.
log-power = { $seat }: power { $number }.
log-wins = { $seat } wins { $region }.
log-wins-alone = { $seat } holds { $region } alone.
log-nobody-wins = Nobody wins { $region }.
log-steps-back = { $seat } steps back behind { $other } in turn order.
log-takes-back = { $seat } takes { $number } { $number ->
    [one] card
   *[other] cards
} back into hand.
log-score = { $seat }: { $number } { $number ->
    [one] point
   *[other] points
}.

## Why not

why-house-taken = Somebody else leads this House.
why-no-chimera = With fewer than six Houses the Chimera Dynasty plays only if the table has agreed on it.
why-no-home = This House begins in region { $region }, which this side of the board does not have.
why-same-flank = That is taken, or on the same flank as the other House.
why-one-tactic = One tactics card a turn.
why-no-pass = You cannot pass with a candle card in hand: deploy or manoeuvre.
why-no-role = All three roles are used this year.
why-no-wax = That takes { $wax } wax.
why-role-used = This role is used this year.
why-candle-full = This candle has all its flames.
why-outside = That is outside the region in which this works.
why-flame-there = Your ground flame is there already.
why-no-supply = No ground flame is left in your supply.
why-castle-stands = A castle never goes out.
why-own-flame = You can extinguish only opponents' flames.
why-unlit = This candle has no flame.
why-not-at-castle = Only flames in the territory that the castle has entered.
why-castle-shut-in = Castles stand all around.
why-no-moves = Both moves are made.
why-burned = One flame was burned in this manoeuvre already.
why-not-moved = Only the candle that has just moved can burn a flame.
why-there-already = The figure is there already.
why-castle-there = Another castle is there.
why-too-far = That is too far for this figure.
why-stack-empty = This stack is used up.
why-slots-full = All six upgrade slots are full.
why-no-gold = That takes { $gold } gold.
why-no-temple-left = No temple of this colour is left.
why-no-figure = You have no castle, candle or ground flame there.
why-black-temple = The black temple keeps curses out.
why-marked = This card cannot neutralise.
why-no-symbol = The cards have no symbol in common.
why-not-yours = That figure is not yours.

## What nobody can know beforehand

unknown-candle-card = which candle card comes
unknown-tactics-card = which tactics card comes
unknown-tactics-cards = which tactics cards the others have chosen
unknown-tactics-deck = which tactics cards lie on the display
unknown-candle-deck = the order of the candle deck
unknown-curse-card = what the curse deck brings
unknown-curses = the order of the curses
unknown-house-candles = the order of the Houses' candles
unknown-upgrade = which upgrade comes next
unknown-upgrades = the order of the upgrades
unknown-house = which House it is

## Two players

ask-start = Where do you begin?
ask-comfort = Your ground flame was put out. Which curse do you lead a step? (Up to { $left }.)
    .skip = Leave it
start-option = { $region }: { $house }
    .more = { $ability }
led = { $figure }: { $territory }
log-chooses-first = { $seat } chooses first where to begin.
log-leads = { $seat } leads a curse: { $card }, { $territory }.
unknown-first-player = who begins

## Quests

ask-quest = Which quest stays your secret? The other is open to all.
log-common-quest = A quest for all: { $quest }.
    .also = { $quest }
log-fulfils = { $seat } fulfils “{ $quest }”.
unknown-quest = which quests are dealt
unknown-quests = the order of the quests
quest-build_temple = Place a temple
quest-destroy_temple = Destroy a temple
quest-control_curse_1 = Control the first curse
quest-control_curse_2 = Control the second curse
quest-control_curse_3 = Control the third curse
quest-snuff_candle = Take a candle's last flame
quest-buy_upgrade_1 = Buy an upgrade of year I
quest-buy_upgrade_2 = Buy an upgrade of year II
quest-buy_upgrade_3 = Buy an upgrade of year III
quest-extinguish_ground_flame = Put out a ground flame
quest-win_region_6 = Win region 6
quest-neutralise_card = Neutralise a tactics card
quest-win_by_grey = Win a battle by a grey temple
quest-win_at_white = Win where a white temple stands
quest-win_at_black = Win where a black temple stands
quest-deploy_three = Deploy three candles in one year
quest-snuff_with_castle = Take a candle's last flame with your castle
quest-snuff_with_candle = Take a candle's last flame with a candle card
quest-win_vs_opponent_curse = Win against another's curse
quest-win_with_own_curse = Win with a curse of your own
quest-neutralise_both = Neutralise both cards of one opponent
quest-gain_6_resources = Gain 6 cubes in one action
quest-buy_3 = Buy three things in one action
quest-gain_3_tactics = Gain 3 tactics cards in one action

## Withering

ask-wither = You came second: { $card }. Which weak action should it cover?
ask-withered = { $card }: which of the two?
    .skip = Neither
ask-move_candle = Which candle moves, and where to?
    .skip = None
ask-steal_vp = From whom do you take 1 point?
    .skip = From nobody
log-withers = { $seat } gets a withering card: { $card }.
log-robs = { $seat } takes 1 point from { $victim }.
withering-one = { $name } ({ $one })
withering-two = { $name } ({ $one } or { $other })
unknown-withering = which withering card comes

## Solo challenges

ask-after = A tactics card before the turn ends?
    .skip = No
ask-play_region = { $card }: in which region?
play = Play { $card }
    .more = One tactics card each turn, in a region with a figure of yours.
log-challenge = { $scenario }: { $number } turns.
log-goal-clear-around = The goal: no enemy flame and no enemy candle on { $place } and beside it.
log-goal-snuff-candles = The goal: no enemy candle on the board.
log-removed = Leaves the board: { $candle }.
announced-enemy = As the board stands, in the next turn of { $seat } { $strikes ->
        [0] no flame goes out
       *[1] a flame of yours goes out ({ $struck })
    }{ $marches ->
        [0] { "" }
       *[1] , the { $figure } moves to { $territory }
    }{ $lights ->
        [0] { "" }
       *[1] , a ground flame is lit ({ $lit })
    }{ $kindles ->
        [0] { "" }
        [2] , a ground flame is lit at its castle ({ $kindled })
       *[1] , the { $kindled } gains a flame
    }.
log-challenge-won = { $seat } has won: { $number } { $number ->
    [one] point
   *[other] points
}.
log-challenge-lost = Time is up: { $seat } has lost.
reason-clear-around = No enemy flame is left around the target.
reason-snuff-candles = No enemy candle is left.
reason-time = The turns are used up.

## Answers decided beforehand

standing-put_out = When your ground flame is put out
standing-comfort = When your ground flame is put out
    .none = lead no curse
standing-commit = When a battle asks for your tactics cards
    .none = commit none
standing-neutralise = When you could neutralise a card
    .none = do not
until-kindling = until the kindling of { $year } ends
until-war = until the war of { $year } ends
by-seat = only if it is { $seat }'s turn
against-seat = only if { $seat } takes part
curse-lies = only while { $card } lies there

# What a plan is for, and the time left, in hints
aim-points = score points at once
aim-end = score more at the end of the game
aim-means = have cards and wax for later turns
aim-land = hold ground with flames for the years to come
aim-upgrades = gain upgrades that keep working
aim-order = act earlier than the others
aim-goal = get closer to the goal of the challenge
aim-battle = win the battle for { $region }
aim-curse = gain control of a curse: { $card }
clock-years = { $left ->
    [0] This is the last year: whatever pays only later is lost.
    [one] After this year one more is to come.
   *[other] After this year { $left } more are to come.
}
