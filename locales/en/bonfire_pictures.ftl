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
seat = Seat { $number }
common-points = { $full ->
    [0] { $points } points at the end
   *[other] { $points } points at the end, { $full } if all seven burn
}
portals-from-right = Portals are set from right to left:
all-paths = All path tiles
tasks = Tasks
cities = Cities
