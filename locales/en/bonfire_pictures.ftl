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
alt-replay = A moving picture in { $count } steps, the last one:
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
area-words = Two of three: the token, the other reward, a portal from here that fits.
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
held-token = { $token } token
held-points = Points
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
token-words = Pays for the action of this name. A yellow token, or any two others, stand for it.
yellow-words = Stands for any one action token.
resource-words = Pays for tasks and gnomes. Gold, or any two others, stand for it.
gold-words = Stands for any one resource.
guardian-words = Fetched by ship from her island. She walks along the Path and waits at a lit Bonfire with a portal, where she is worth points.
own-words = Yours from the start. She walks along the Path and waits at a lit Bonfire with a portal, where she is worth points.
portal-words = From the Great Bonfire into the notch of this shape. Beside a lit Bonfire it is worth 2 points and lets a Guardian in.
path-words = A Guardian who stops here takes the resource.
