# Ghost Stories.

## Questions: setting up

ask-colour = Whose path do you walk?
    .skip = Let chance decide
ask-power = Which of the two powers is yours?
ask-incarnations = Which incarnations of Wu-Feng will come for the village?

## Questions: ghosts

ask-place_ghost = { $ghost } comes, with resistance { $strength }. Where does it settle?
ask-discard_tao = Which Tao token do you give up?
ask-reroll_curse = The Curse die shows: { $face }. Roll it again?
    .skip = Let it stand

## Questions: the Yang phase

ask-yang = What will you do?
    .skip = End the turn
ask-whom = Whom do you move?
    .skip = Nobody
ask-lead = Where does the { $taoist } go?
ask-take_tao = Which Tao token do you take?
ask-mantra = Which ghost do you lay the Mantra on?
ask-yin_yang = What do you spend the Yin-Yang on?
ask-reroll = Which dice do you roll again?
    .skip = None
ask-banish = Whom do you exorcise?
    .skip = Nobody
ask-pay = { $ghost }: what do you pay with?
ask-qi_or_yin_yang = What is your reward?
ask-give_qi = Who gets the Qi?
ask-give_yin_yang = Who gets the Yin-Yang back?
ask-take_power_tokens = Power tokens lie at your feet. How many do you take?
    .skip = None

## Questions: the village

ask-revive = Who returns from the dead?
ask-restore = Which tile do you free?
ask-gather = What do you take?
ask-discard_ghost = Which ghost does the Sorcerer send away? It costs you 1 Qi.
ask-night_watch = On which board do the figures go back to their cards?
ask-circle = Which colour do you weaken?
ask-move_ghost = Which ghost do the winds carry away?
    .skip = None
ask-ghost_goes = Where do the winds carry { $ghost }?

## Options

option-colour = { $taoist }
    .more = { $one } or { $two }
option-side-dance_of_the_peaks = { $power }
    .more = You may move two steps, that is, to any tile
option-side-dance_of_the_twin_winds = { $power }
    .more = Before your move you may move another Taoist
option-side-gods_favorite = { $power }
    .more = You may roll your dice once more, the Curse die too
option-side-strength_of_a_mountain = { $power }
    .more = You roll the grey die in addition, and never the Curse die
option-side-heavenly_gust = { $power }
    .more = An exorcism and a request for help, both in one turn
option-side-second_wind = { $power }
    .more = Two exorcisms, or two requests for help, in one turn
option-side-bottomless_pockets = { $power }
    .more = Before your move you take a Tao token
option-side-enfeeblement_mantra = { $power }
    .more = Before your move you lay the Mantra on a ghost: its resistance drops by 1
option-move = Go: { $tile }{ $haunted ->
    [yes] {" "}(haunted)
   *[no] {""}
}
    .more = { $number ->
        [0] Nobody lurks there
       *[other] Facing: { $ghosts }
    }
option-exorcise = Exorcise
    .more = { $ghosts }
option-exorcise-nobody = Exorcise
option-help = Ask for help: { $tile }
option-yin_yang = Spend the Yin-Yang
    .more = Help from any active tile, or a haunted tile turned back
option-power = Power: { $power }
option-borrow = Power token: { $power }
    .more = The power of { $board_the }, until the end of your turn
option-buddha = Place a Buddha: { $space }
option-from = Help: { $tile }
option-restore = Free: { $tile }
option-space = { $space }{ $buddha ->
    [yes] {" "}(Buddha)
   *[no] {""}
}
    .more = { $board }; in front of it: { $tile }
option-circle = { $tao }: { $number ->
    [0] no ghosts
    [one] { $number } ghost
   *[other] { $number } ghosts
}
    .chosen = { $tao }
option-ghost = { $ghost }, { $space }
    .more = Needs: { $need }
option-die = { $die }: { $face }
option-taoist = { $taoist } ({ $seat })
    .more = { $qi } Qi; { $tile }
option-watch = { $board }
    .more = { $ghosts }
option-again = Roll again
option-qi = 1 Qi
option-take-yin-yang = Take the Yin-Yang back

## Things

list = { $first }, { $rest }
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red
colour-black = black
board-yellow = Yellow board
    .the = the yellow board
board-blue = Blue board
    .the = the blue board
board-green = Green board
    .the = the green board
board-red = Red board
    .the = the red board
taoist-yellow = Yellow Taoist
taoist-blue = Blue Taoist
taoist-green = Green Taoist
taoist-red = Red Taoist
tao-yellow = yellow Tao token
tao-blue = blue Tao token
tao-green = green Tao token
tao-red = red Tao token
tao-black = black Tao token
space-N = N{ $number }
space-E = E{ $number }
space-S = S{ $number }
space-W = W{ $number }
curse-blank = nothing
curse-haunt = a tile is haunted
curse-ghost = another ghost
curse-lose-tao = all Tao tokens are lost
curse-lose-qi = 1 Qi is lost
die = Die { $number }
face-yellow = yellow
face-blue = blue
face-green = green
face-red = red
face-black = black
face-white = white
no-dice = no dice
resistance = { $number } { $colour }
need-nothing = nothing more
spent-tao = { $number ->
    [one] { $tao }
   *[other] { $number } × { $tao }
}
pay-dice = Dice alone
pay-white = { $number ->
    [one] a white face
   *[other] { $number } white faces
}
pay-tao = { $number } × { $tao } ({ $taoist })
power-tokens = { $number ->
    [one] 1 Power token
   *[other] { $number } Power tokens
}

## The story: setting up and turns

log-plays = { $seat } is the { $taoist }: { $power }.
log-first = { $seat } begins.
log-turn = { $seat }'s turn.
log-board-turn = The turn of { $board_the }.
log-drawn = { $ghost } comes from the deck.
log-arrived = { $ghost } settles at { $space }.
log-no-space = All ghost spaces are taken: nobody comes, but it costs Qi.
log-buddha-used = The Buddha at { $space } does its work and goes back to the Temple.
log-begins = { $ghost } stirs.
log-figure-out = { $ghost } steps out at { $space }.
log-haunts = { $ghost } reaches the village.
log-torments = { $ghost } brings torment.
log-haunted = Haunted: { $tile }.
log-restored = Free again: { $tile }.
log-overrun = { $board } is overrun.
log-curse = Curse die for { $who }: { $face }.
log-no-curse = { $seat } stands like a mountain: no Curse die.
log-lost-all-tao = { $seat } loses all Tao tokens.
log-lost-qi = { $seat } loses 1 Qi.
log-board-lost-qi = { $board } loses 1 Qi.
log-possessed = { $board } is possessed.
log-died = { $seat } dies.
log-revived = The { $taoist } returns to life. Place: { $tile }.
log-gained-qi = { $seat } gains { $number } Qi.
    .effect = +{ $number } Qi
log-gained-tao = { $seat } takes a { $tao }.
    .effect = { $tao }
log-discarded-tao = { $seat } gives up a { $tao }.
    .effect = −{ $tao }
log-gained-yin-yang = { $seat } takes the Yin-Yang back.
    .effect = Yin-Yang

## The story: the Yang phase

log-uses-power = { $seat } uses { $power }.
log-borrowed = { $seat } spends a Power token: { $power }.
log-moved = { $seat } goes: { $way }.
log-led = { $seat } moves the { $taoist }: { $way }.
log-mantra = { $seat } lays the Mantra on { $ghost }.
log-asks-help = { $seat } asks for help: { $tile }.
log-yin-yang = { $seat } spends the Yin-Yang.
log-rolled = { $seat } rolls: { $dice }.
log-rerolled = { $seat } rolls again: { $dice }.
log-spent = { $seat } spends: { $thing }.
log-exorcised = { $seat } exorcises { $ghost }.
log-exorcism-failed = { $seat }'s exorcism fails.
log-withstands = { $ghost } withstands{ $number ->
    [0] {""}
   *[other] {" "}the dice { $dice }
}: { $missing } short.
log-discarded-ghost = { $seat } sends { $ghost } away.
log-took-buddha = { $seat } takes a Buddha.
log-placed-buddha = { $seat } places a Buddha at { $space }.
log-figures-back = The watchman drives the figures back: { $board }.
log-circle = { $seat } lays a { $tao } on the Circle of Prayer.
log-shifted = { $ghost } is carried to { $space }.
log-took-tokens = { $seat } takes { $number ->
    [one] a Power token
   *[other] { $number } Power tokens
}.

## The end

reason-won = The last incarnation of Wu-Feng is exorcised. The village is saved!
reason-dead = All Taoists are dead. The village is lost.
reason-haunted = Too many tiles are haunted. The village is lost.
reason-deck = The ghost deck is empty before Wu-Feng is beaten. The village is lost.
log-reason-won = { reason-won }
log-reason-dead = { reason-dead }
log-reason-haunted = { reason-haunted }
log-reason-deck = { reason-deck }
log-score-won = The team's score: { $score }.
log-score-lost = The team's score: { $score }.

## Danger

danger-tiles = { $left ->
    [one] One more haunted tile, and all is lost
   *[other] { $left } more haunted tiles, and all is lost
}
danger-deck = { $left ->
    [one] The next card is the last one
   *[other] Cards left in the deck: { $left }
}
danger-incarnations = { $left ->
    [one] One incarnation is left to beat
   *[other] Incarnations left to beat: { $left }
}
danger-overrun = { $board } is full: its next turn costs 1 Qi
danger-steps-out = { $ghost } ({ $space }) steps out next turn
danger-haunts = { $ghost } ({ $space }) haunts { $tile } next turn
danger-last-line = { $ghost } ({ $space }) finds no active tile next turn: all is lost

## Reasons

why-here = You are there already: { $tile }.
why-moved = You have made your move, or done what comes after it.
why-far = Too far for one step: { $tile }.
why-buddhas = You have begun to place Buddhas or crystals: there is no action any more.
why-acted = You have used your action.
why-centre = No ghost is next to the tile in the centre.
why-no-ghost = No ghost is next to this tile: { $tile }.
why-opposite = You can exorcise { $ghost } only while the space opposite, { $space }, is empty.
why-no-buddha-under = You can exorcise { $ghost } only on top of a Buddha.
why-haunted = This tile is haunted and helps nobody: { $tile }.
why-cemetery = { $tile }: nobody can be brought back now.
why-taoist-altar = { $tile }: no tile is haunted.
why-sorcerer-hut = { $tile }: there is no ghost to send away; incarnations stay.
why-buddhist-temple = { $tile }: no Buddha is left there.
why-night-watch = { $tile }: no haunting figure is out on a board.
why-circle-of-prayer = { $tile }: no Tao token is left in the supply.
why-no-yin-yang = You have no Yin-Yang.
why-taken = Something is there already: { $space }.
why-fresh-buddha = You can place this Buddha from your next turn on.
why-no-buddha = You have no Buddha.
why-blocked = This power is blocked.
why-before-move = You can use this power only before your move.
why-used = This power is used up for this turn, or there is nothing for it to do.
why-active = This tile is not haunted: { $tile }.
why-too-strong = { $ghost }: roll and tokens are not enough.
why-board = { $ghost } comes to a board of its own colour, or to the board whose turn it is if it is black.

## What is unknown

unknown-boards = which boards are dealt
unknown-powers = who gets which power
unknown-village = how the village is laid out
unknown-ghosts = which ghost comes
unknown-incarnations = which incarnations come
unknown-first = who begins
unknown-curse = what the Curse die shows
unknown-tao = what the Tao dice show

## White Moon: questions

ask-save_first = Who is safe before the game begins?
ask-give_artefact = Who begins with the { $artefact }?
ask-carry = Take the top villager along? ({ $tile })
    .skip = Leave them
ask-second_step = The second step of the dance: where to?
    .skip = Stay here
ask-zhou = The Zhou mourn. Who loses 1 Qi?
ask-tao_leaves = A { $tao } leaves the game. Whose?
ask-kill = Who is killed?
ask-xiang = The Xiang mourn. Who is killed with them?
ask-wu_buddha = The Wu give thanks. Where does a Buddha stand?
    .skip = Nowhere else
ask-give_tao = Who gets the { $tao }?
ask-give_crystal = Who gets the Moon Crystal?
ask-su_ling = Su-Ling hears the weeping. Where does she go?
    .skip = She stays
ask-fill = Lay a Moon Crystal into the receptacle beside her?
    .skip = No
ask-barrier = The Magic Barrier reaches { $board_the }. What does it do?
    .skip = Nothing
ask-barrier_save = Whom does the Barrier save?
ask-elixir = Drink the Elixir of Life? For whom?
    .skip = Keep it
ask-join = The Scroll of Unity calls you: { $tile }. Do you come?
    .skip = Stay here
ask-claw = The Avenging Claw: which Tao token do you snatch?
    .skip = None
ask-inherit = Who inherits your artefacts?
ask-school = Whom do you fight at the Kung-Fu School?
ask-fireworks = Where do the Fireworks call for help?

## White Moon: options

option-rescue = Rescue { $villager }
    .more = Of { $family }. If all are saved: { $reward }
option-rescue-nobody = Rescue a villager
option-fill = Lay a Moon Crystal here: { $receptacle }
option-use-moon-dust = { $artefact }
    .more = Discard it for a Moon Crystal
option-use-scroll-of-unity = { $artefact }
    .more = Discard it: the other Taoists may come to you; playing alone, you take the Power tokens
option-use-fireworks = { $artefact }
    .more = Discard it for the help of any active tile
option-villager = { $villager } ({ $tile })
    .more = Of { $family }. If killed: { $penalty }. If all are saved: { $reward }
option-dead-villager = { $villager }
    .more = Of { $family }. If killed: { $penalty }. If all are saved: { $reward }
option-board = { $board }
    .more = { $qi } Qi
option-dead-taoist = { $taoist } (dead)
option-symbol = { $space }: { $ghost }
    .more = In front of it: { $tile }
option-school = All { $colour } ghosts
    .more = { $ghosts }
option-crystal = a Moon Crystal
option-stand_up = Stand up
option-come = Come
option-barrier_save = Save a villager
    .more = Costs a Moon Crystal from a receptacle
option-barrier_roll = Roll four dice
    .more = Against the ghosts of this board; crystals count as any face

## White Moon: things

family-hua = family Hua
family-zhou = family Zhou
family-li = family Li
family-sun = family Sun
family-miao = family Miao
family-xiang = family Xiang
family-sheng = family Sheng
family-wu = family Wu
family-chang = family Chang
family-teng = family Teng
family-long = family Long
family-weng = family Weng
killed-tao = a { $tao } leaves the game
killed-hua = the active Taoist falls to the ground
killed-zhou = somebody loses 1 Qi
killed-li = the bottom ghost card leaves
killed-sun = a ghost comes
killed-xiang = another villager is killed
killed-sheng = the tile is haunted
killed-wu = an incarnation comes
gift-zhou = a Magic Barrier
gift-li = 3 Qi to share
gift-xiang = five Tao tokens to share
gift-wu = Buddhas on the boards
receptacle-nw = north-west receptacle
receptacle-ne = north-east receptacle
receptacle-sw = south-west receptacle
receptacle-se = south-east receptacle
taoist-barrier = receptacles
pay-crystals = { $number } × Moon Crystal ({ $taoist })
crystals = { $number ->
    [one] a Moon Crystal
   *[other] { $number } Moon Crystals
}

## White Moon: the story

log-saved = { $villager } is safe in the Shelter.
log-family-saved = Safe and sound: { $family }.
log-killed = { $villager } is killed.
log-carried = { $villager } comes along: { $tile }.
log-fled = { $villager } flees: { $tile }.
log-trapped = { $villager } flees and finds no way out.
log-laid-down = { $seat } falls to the ground.
log-stood-up = { $seat } stands up.
log-deck-cut = A card leaves the bottom of the deck.
log-tao-leaves = A { $tao } leaves the game.
log-called = The mourning of the Wu calls { $ghost }.
log-replaced = { $ghost } cannot be caught in this village: { $other } comes instead.
log-shielded = The Time Shield sends { $ghost } under the deck.
log-got-artefact = { $seat } receives the { $artefact }.
log-used-artefact = { $seat } uses the { $artefact }.
log-came-back = { $villager } returns to life: { $tile }.
log-buddha-stands = A Buddha stands at { $space }.
log-su-ling = Su-Ling goes to { $space }.
log-su-ling-gone = Su-Ling shrinks from the incarnation and leaves.
log-filled = A Moon Crystal shines: { $receptacle }.
log-gained-crystal = { $seat } takes a Moon Crystal.
    .effect = a Moon Crystal
log-barrier = The Magic Barrier rises!
log-devours = { $ghost } falls upon the villagers.
reason-graves = Twelve villagers are dead. The village is lost.
log-reason-graves = { reason-graves }

## White Moon: danger and reasons

danger-graves = { $left ->
    [one] One more dead villager, and all is lost
   *[other] { $left } more dead villagers, and all is lost
}
danger-kills = { $ghost } ({ $space }) kills all villagers on { $tile } next turn
danger-devours = { $ghost } ({ $space }) devours { $villager } next turn
danger-devours-any = { $ghost } ({ $space }) has nobody in front: next turn it devours any villager
why-laid = You lie on the ground: this move is for standing up.
why-no-portal = The Gatekeeper holds the Portal: nobody can be rescued.
why-not-at-portal = Villagers are rescued at the Portal: { $tile }.
why-nobody-here = Nobody waits at the Portal: { $tile }.
why-no-corner = A crystal is laid into a receptacle from a corner tile.
why-full = The receptacle at this corner is full.
why-fresh-crystal = You can lay this crystal down from your next turn on.
why-no-crystal = You have no Moon Crystal.
why-kung-fu-school = { $tile }: there is nobody in play whom you may fight.
unknown-tiles = which tiles make up the village
unknown-portal = where the Portal stands
unknown-villagers = which villager is turned up
unknown-saved = who is saved

# What a plan is for, in hints
aim-ghost = exorcise { $ghost } ({ $space })
aim-ghost-great = exorcise { $ghost } ({ $space }), or there is no victory
aim-ghost-haunts = exorcise { $ghost } ({ $space }) before it haunts a tile
aim-ghost-steps = exorcise { $ghost } ({ $space }) before its figure steps out
aim-ghost-devours = exorcise { $ghost } ({ $space }) before it kills villagers
aim-ghost-torments = exorcise { $ghost } ({ $space }), which brings the Curse die each turn
aim-ghost-tao = exorcise { $ghost } ({ $space }), as it lets nobody spend Tao tokens
aim-ghost-die = exorcise { $ghost } ({ $space }), which holds a Tao die
aim-ghost-powers = exorcise { $ghost } ({ $space }), which blocks all powers
aim-ghost-power = exorcise { $ghost } ({ $space }), which blocks the power of its board
aim-ghost-crowds = exorcise { $ghost } ({ $space }), as its board is full
aim-tiles = free haunted tiles
aim-buddhas = place Buddhas where ghosts would come
aim-qi = keep Qi
aim-tokens = gather tokens for later exorcisms
