# The whole table of Ghost Stories in words, part by part.
state = How the game stands
village = The village, row by row
villagers = Villagers
supply = Supply
end = The end

none = none
free = free
level = Level
score = Score
won-True = won
won-False = lost

## How the game stands

its-turn = Turn of
decides = Decides
stage = In this turn
stage-move = may still move
stage-action = the action
stage-buddhas = Buddhas may be placed
actions = Done in this turn
action-exorcise = an exorcism
action-help = a request for help
action-rescue = a rescue
borrowed = Powers lent for this turn from
arriving = Arriving, not yet placed
fallen = The Taoist whose turn it is has died in it.
mantra-rests = The Mantra has come back in this turn and rests.
dice = Dice rolled
free-dice = Tao dice that can be rolled
tao-blocked = No Tao tokens can be spent.
targets = The exorcism aims at
slain = It has exorcised
incarnations-left = Incarnations still to come
beaten = Incarnations beaten

## Supply

tao-supply = Tao tokens
qi-supply = Qi
temple = Buddhas in the Temple
centre-tokens = Power tokens on the tile in the centre
lost-tao = Tao tokens out of the game
bank = Moon Crystals in the bank
used-up = Artefacts used up
known-cards = Cards in the deck that everybody has seen
discard = Discarded ghosts

## A side

side-north = North
side-east = East
side-south = South
side-west = West
no-board = No board has been chosen yet.
state-of = Board
state-taoist = a living Taoist
state-neutral = neutral
state-possessed = possessed
tao = Tao tokens
power-tokens = Power tokens
yin-yang = Has a Yin-Yang.
no-yin-yang = Has no Yin-Yang.
buddhas = Buddhas that may be placed
new-buddhas = Buddhas for the next turn
crystals = Moon Crystals
new-crystals = Of these, from this turn
artefact = Artefact
stands = Stands at
in-front = nearest tile
needs = needs
figure-card = figure on the card
figure-symbol = figure on the board, it haunts next
mantra = the Mantra lies on it
buddha-here = a Buddha stands there
su-ling-here = Su-Ling stands there

## The village

place-nw = North-west corner
place-n = North
place-ne = North-east corner
place-w = West
place-c = Centre
place-e = East
place-sw = South-west corner
place-s = South
place-se = South-east corner
haunted = haunted
active = active
here = here
circle = token on it
portal = the Portal
portal-held = the Portal, held
receptacle-full = a Moon Crystal in the receptacle beside it
stack = villagers from the top
unseen = somebody unseen

## Villagers

shelter = In the Shelter
graveyard = In the Graveyard ({ $limit } lose the game)
su-ling-held = Su-Ling cannot leave the bank.
sad = Something sad has happened in this turn.
barrier-called = A Magic Barrier is called for.
in-barrier = The Magic Barrier is up.
