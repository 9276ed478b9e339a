# The whole board of Ryozen in words, part by part.
state = How the game stands
seat-of = What { $name } has
kingdom = The kingdom
palace = The Palace

none = none
free = free
favour = favour { $count }
cost = costs

## How the game stands

effect = Day effect of this turn
first = First player
heralds = Heralds on the Capital track, from the first place
won-True = won
won-False = lost
level = Difficulty
event-deck = Events in the deck
revelation-deck = Revelations in the deck
village-deck = Villages in the deck
box = Out of the game
enemy-gone = Turning points out of the game
story = Story
open = not chosen yet

## The kingdom and the Palace

lit = lit
unlit = not lit
guarded = { $name }'s Guard lets nobody in
this-guard = this Guard lets nobody in
spot = spot { $number }, { $price }
no-price = nothing to pay
costs = costs 1 { $resource }
cloaked = cloaked
lights = It lights
court = Everybody is in one place.
in-palace = In it
tower = The Phoenix Palace, with places of its own on four sides.
side = Side { $letter }, { $angle } degrees clockwise from north, seen by

## Villages, Clan House, cards

built = built
unbuilt = not built
explorers = Explorers
slot = Place { $number }
event = Event { $number }
revelation = Revelation { $number }
revelation-facts = price in scrolls { $price }, worth in favour { $worth }, glyph { $glyph }
discarded = Discarded, the last one on top

## What somebody has

clan = Clan
resources = Resources
shards = Moon shards
has-revelation = Has the revelation
explorer = Explorer
herald = Herald's place
looks-from = Side of the board
from-south = south
from-west = west
from-north = north
from-east = east
