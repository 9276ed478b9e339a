# The whole board of The Curse of Candelabria in words, part by part.
state = How the game stands
none = none

season = Season
round = Round
turn = Whose turn it is
track = Turn order
points = points { $points }, if the game ended now { $score }
moves = Moves left in the manoeuvre
power = Power of { $name } in the battle
withering = Withering card that is laid down
side = Side of the board
armies = Ground flames are shown as little figures.
goal = Goal
goal-clear-around = clear the flames around a place
goal-snuff-candles = put out the candles
turns = Turns taken
of = { $done } of { $limit }
used-tactic = A tactics card has been used in this turn.
unused-tactic = No tactics card has been used in this turn.
won-True = won
won-False = lost
level = Level

## Houses

no-house = No House has been chosen yet.
house = House
nobody-plays = Nobody plays it.
wax = Wax
gold = Gold
supply = Flames in the supply
hand-size = Candle cards in hand
tactics-size = Tactics cards in hand
castle = Its castle stands at
lit-as = Lit as { $role }
area = Used for manoeuvres
spent = Tactics cards used up
hand = In hand
drawn = Drawn
tactics = Tactics card
slot = Slot { $number } of the war board
weak = weak action { $symbol }
upgrade = Upgrade

## The land

cursed = cursed
not-cursed = not cursed
fought = the battle is here
temples = temples, the topmost last
shades = shades
flames = ground flames
castle-of = castle
candle = { $role } of { $house }, flames { $flames } of { $capacity }
beside = next to

## Curses, cards, upgrades, quests

curse = Curse { $number }
curse-deck = Curses in the deck
serves = serves
haunts = is in
stands = stands at
tactics-deck = Tactics cards in the deck
candle-deck = Candle cards in the deck
stack = Upgrades { $number }, year { $year }, { $below } below
left = { $number } left
secret-quests = Secret quests in the game
secret = a secret quest
owner = of
