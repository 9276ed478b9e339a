# The whole board of Bonfire in words, part by part.
state = How the game stands
city = City of { $name }
fate-area = Fate area of { $name }
placements = What your next fate tile would bring
sea = The sea
great-bonfire = Great Bonfire
paths = Paths
gnomes = Gnomes
council = High Council
common = Common tasks

none = none
nobody = nobody
points = points
task = Task
progress = { $have } of { $need }
worth = { $color ->
    [blue] blue
    [red] red
   *[yellow] yellow
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How the game stands

phase = Now
phase-set_up = set-up
phase-start = first fate tiles
phase-turn = a turn
phase-after = after the main action
phase-tom = Tom's card
phase-over = the end
round = Round
score = if it ended now
first = has the oval building, goes first
passed = has passed
out = out of the game
novices-in-council = Novices in the High Council: { $count }; the countdown begins with { $start }.
countdown-begun = The countdown has begun.
countdown-stack = Countdown tokens still in the stack
countdown-travels = Countdown token on its way
countdown-value = Points for passing now
won-True = won
won-False = lost
level = Level
tom-run = Tom's run through his deck, of four
tom-deck = Cards left in his deck
tom-last = His last card
tom-before = Before it
tom-novices = Novices beside his city
tom-handicap = Handicap

## The sea

pier = Ships at the pier
guardians-left = Guardians left ({ $order })
gift-of = A gift of
spot-empty = a spot without a task
ships = Ships
routes = Routes to

## Great Bonfire, paths, gnomes, High Council

points-at = It points at area
fire-used = Somebody has used it already. The further it turns, the more it costs.
fire-unused = Nobody has used it yet. Its first use costs 1 Great Bonfire token and leads anywhere.
area = Area { $number }
token = token
portals = portals
path-offered = Path { $number } on offer
path-pile = In the pile, in unknown order: { $count }. They are:
masters = Masters on offer, each with the resource it costs. In the pile: { $pile }.
elders = Elders on offer:
master-gone = Out of the game
novice-neutral = a neutral novice
novice-lying = a neutral novice sent by Tom
common-worth = { $full ->
    [0] { $points } points at the end
   *[other] { $points } points at the end, { $full } if all seven Bonfires burn
}
novice-waits = a neutral novice waits
novice-gone = the neutral novice has left
done-by = fulfilled by

## A city

board = Board
tokens = Action tokens
resources = Resources
ship = Ship
places-hint = Places are counted from the left. Each has a Path place, a notch and a space with the same number.
place = Place { $number }
path = path tile
no-path = no path tile yet, which costs { $cost ->
    [one] { $cost } Path token
   *[other] { $cost } Path tokens
}
notch = empty notch for the portal
portal-there = portal set
no-task = no task
lit = Bonfire burns
place-novice = a novice waits
guardian-worth = a Guardian at this Bonfire: { $points } points
guardians = Guardians
gnome = Gnome
novices = Novices in the city
gift-stack = Gift stack { $number }: { $top } face up; { $below } below.
gifts-below = Gifts face down, both stacks together
given = Gifts on { $island }

## A fate area

row = Row { $number }
cell-gold = gold
cell-yellow = yellow token
cell-highlighted = highlighted
cell-outer = outer
cell-open = open
fate-supply = Fate tile { $number } from the top
fate-spare = Fate tile set aside
supply-top = The top tile
supply-bottom = The bottom tile
way-right = left to right
way-left = right to left
way-down = top to bottom
way-up = bottom to top
