# What stands on the pictures of Bonfire, and their alt texts.
council = High Council
common = Common tasks
paths = Paths
masters = Masters
elders = Elders
pile = { $count } in the pile
passed = passed
out = out
acts = { $name } to act
over = The game is over
set-up = Set-up
common-points = { $full ->
    [0] { $points } points at the end
   *[other] { $points } points at the end, { $full } if all seven burn
}
portals-from-right = Portals are set from right to left:
all-paths = All path tiles
tasks = Tasks
cities = Cities
task-title = { $color ->
    [blue] Blue
    [red] Red
   *[yellow] Yellow
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
game = Bonfire
winner = { $name } wins
phase-start = Start
chart = Score if the game had ended then; unused fate tiles: 3 each
phase-end = End
part-points = On the way
part-bonfires = Bonfires
part-guardians = Guardians
part-portals = Portals
part-crystals = Crystals
part-common = Common tasks
part-fate = Fate tiles
part-goods = Supplies
alt-rank = { $rank }. { $name }: { $total }.
alt-side = { $name }: { $total }.
alt-replay = A moving picture in { $count } steps; at its end:
none = none
pier = the pier
kind-gnome = Master
kind-elder = Elder
kind-task = Task
kind-common = Common task
kind-council = High Council
kind-island = Island
kind-area = Great Bonfire
kind-fate = Fate tile
routes = Routes to: { $list }.
area-words = Take two of three: the token, the resource (or points), a portal from here that fits.
or-point = { $bonus }; or 1 point
alt-points = Points: { $list }.
alt-novices = Novices in the High Council: { $count }; the countdown begins with { $start }.
alt-countdown = Countdown: on its way { $travelling ->
    [0] none
   *[other] token { $travelling }
}, still in the stack: { $stack }.
alt-fire = The Great Bonfire points at: { $area }; portals there: { $portals }.
alt-city = ship: { $ship }; tasks: { $tasks }, of them lit: { $lit }; portals: { $portals }; path tiles: { $paths }; Guardians: { $guardians }; gnomes: { $gnomes }
alt-paths = Paths on offer: { $list }.
alt-masters = Masters on offer: { $list }.
alt-elders = Elders on offer: { $list }.
alt-piles = In the piles: { $paths } paths, { $masters } masters.
alt-waiting = Neutral novices wait at: { $list }.
alt-panel = City ({ $name }); points: { $points }.
alt-tokens = Action tokens: { $list }.
alt-resources = Resources: { $list }.
alt-task = Task on space { $place }: { $condition }; now { $have } of { $need }.
alt-guardians = Guardians: { $list }.
at-start = { $name } at the start
at-path = { $name } on path place { $place }
at-bonfire = { $name } at Bonfire { $place }
alt-gnomes = Gnomes: { $list }.
alt-gifts = Gifts face up: { $list }.
alt-fate = Fate tiles left: { $count }; ready: { $list }.
alt-left = Guardians left: { $count }
alt-ships = ships: { $list }
alt-island = { $name }: { $list }.
alt-options = To choose from: { $list }.
gnomes = Gnomes
region-sea = The sea
region-west = Western islands
region-east = Eastern islands
region-great-bonfire = Great Bonfire
region-paths = Paths on offer
region-all-paths = All path tiles
region-council = High Council
region-common = Common tasks
region-masters = Masters
region-elders = Elders
# $id: the token
held-token = { $token } token
held-points = Points
held-ship = Ship
short-novices = Novices: { $count } of { $start }
short-countdown = Countdown: { $travelling ->
    [0] —
   *[other] { $travelling }
}
held-paths = Path tiles
held-tasks = Tasks
held-lit = Bonfires lit
held-portals = Portals
held-novices = Novices in the city
held-guardians = Guardians
held-gnomes = Gnomes
held-fate = Fate tiles left
kind-token = Action token
kind-resource = Resource
kind-guardian = Guardian
kind-portal = Portal
kind-city = City
kind-path = Path tile
token-words = Pays for the action of this name. A yellow token, or any two others, can replace it.
yellow-words = Replaces any one action token.
resource-words = Pays for tasks and gnomes. Gold, or any two others, can replace it.
gold-words = Replaces any one resource.
guardian-words = Fetched by ship from her island. She walks along the Path and waits at a lit Bonfire with a portal, where she is worth points.
own-words = Yours from the start. She walks along the Path and waits at a lit Bonfire with a portal, where she is worth points.
portal-words = From the Great Bonfire into the notch of this shape. Beside a lit Bonfire it is worth 2 points and lets a Guardian in.
path-words = A Guardian who stops here takes the resource.
crystal-title = { $color ->
    [blue] Blue crystal
    [red] Red crystal
   *[yellow] Yellow crystal
}
crystal-words = On a path tile. At the end it is worth 2 points if a lit Bonfire of its colour burns in the same slot.
kind-crystal = Colour
kind-piece = On the table
kind-tom_card = Tom's card
piece-ship = Ship
piece-ship-words = Begins at the pier. The first trip leads to any island for 1 token; later 1 token for one route, 2 for two, 3 for anywhere.
piece-novice = Novice
piece-novice-words = One waits at each of your seven Bonfire places. When you light that Bonfire the novice takes a seat in the High Council and brings its bonus.
piece-neutral = Neutral novice
piece-neutral-words = One waits at each common task. Whoever fulfils the task first may send it to the High Council, before or after the main action.
piece-bonfire = Bonfire
piece-bonfire-words = A fulfilled task, turned over. Its points come at the end. Only beside a lit Bonfire do Guardians, portals and crystals score.
piece-great_bonfire = Great Bonfire
piece-great_bonfire-words = It points at one of seven areas. Turn it and take two of three: the token, the resource or points, a fitting portal from there.
piece-gift = Gift
piece-gift-words = Two open stacks of five; two gifts for each resource. Pay the gift's resource and the island's; the gift stays there face down in place of the task.
piece-start = Starting tile
piece-start-words = New Guardians wait here, as many as you like. Its other part is the first path tile: it gives 1 gold and counts as one of the seven.
piece-bonfire_place = Bonfire place
piece-bonfire_place-words = Seven from left to right; first a novice stands here. A Guardian beside the lit Bonfire is worth these points at the end.
piece-path_place = Path place
piece-path_place-words = Six tiles are laid from left to right: the first three cost 1 path token each, the last three 2 each.
piece-notch = Notch
piece-notch-words = Seven, each for a portal of its shape, filled from right to left. Every city has an order of its own.
piece-fate_area = Fate area
piece-fate_area-words = Fate tiles go here, side by side. Covered gold gives 1 gold, covered yellow 1 yellow token. Some tasks want the gold, highlighted or outer cells covered.
piece-oval = Oval building
piece-oval-words = Whoever has it goes first, and sends the countdown round the table.
piece-countdown = Countdown token
piece-countdown-words = Once enough novices sit in the High Council, these tokens go round, one a round. While one is in front of you, you may pass for its points. After the token “1” the game ends.
piece-points = Points
piece-points-words = Some come during the game; most at the end: Bonfires, Guardians, portals, crystals, common tasks.
piece-pier = Pier
piece-pier-words = Where all ships begin. From here any island can be reached for 1 token; nobody comes back.
tom-run = Run { $run } of { $runs }
tom-deck = Deck: { $count }
tom-none = His first card is still face down.
alt-tom-card = his last card: { $card }

# Signs that stand for no component

sign-any_good = A resource of your choice
sign-same_good = Resources of one kind
sign-any_token = An action token of your choice
sign-guardian_any = A Guardian of any order
sign-path = A path tile
sign-isle = An island
sign-reveal = Or the top one of a pile
sign-turning = The Great Bonfire turns
sign-walk = Moves one step
sign-deck = Pile
sign-discard = Discarded
sign-tick = Done
