# What stands on the pictures of The Curse of Candelabria, and their alt texts.
game = The Curse of Candelabria
season-setup = Set-up
season-mist = Mist, year { $year }
season-kindling = Kindling, year { $year }
season-war = War, year { $year }
season-over = The end
turn-of = Turn { $turn } of { $limit }
acts = { $name } to act
over = The game is over
no-house = No House yet
tactics = Tactics
no-cards = No candle cards in hand
no-tactics = No tactics cards
free-role = { $role ->
    [explorer] Explorer: free
    [pilgrim] Pilgrim: free
   *[warrior] Warrior: free
}
goal-around = Clear all enemy flames around { $place }
goal-candles = Put out every enemy candle
battle-for = Battle for region { $region }
weak-action = Weak action
withered-action = Withered
cursed = cursed
fought = battle
shade = shade
shade-of = shade of { $house }
castle-of = castle { $house }
secret = Your secret.
region = Region { $number }
region-map = The land
region-battle = The battle
region-curses = Curses
region-display = Tactics on display
region-market = Upgrades and temples
region-quests = Quests
region-houses = Houses

## Alt texts

alt-track = Turn order, with points: { $list }.
alt-curse = { $name }, flames: { $list }.
alt-curse-owned = { $name } serves { $house } in region { $region }.
alt-curse-at = { $name } is at { $place }.
alt-region = Region { $number }{ $state }: { $list }.
alt-display = Tactics on display: { $list }.
alt-house = { $name }: points { $points }, wax { $wax }, gold { $gold }, flames { $supply }, candle cards { $hand }, tactics { $tactics }, used for manoeuvres { $area }; lit: { $seals }; upgrades: { $upgrades }.
alt-hand = Hand: { $list }.
alt-drawn = Drawn: { $list }.
alt-tactics = Tactics cards: { $list }.
alt-leads = Leads: { $house }.
alt-war = War board: { $list }.
alt-given-up = { $card } (out of the battle)
alt-won = Wins.
alt-manoeuvre = manoeuvre with { $card }
alt-options = To choose from: { $list }.
alt-replay = A moving picture in { $count } steps; at its end:
alt-rank = { $rank }. { $name }: { $total }.
alt-side = { $name }: { $total }.

## The end

winner = { $name } wins
battle-nobody = Nobody wins
battle-open = Not decided yet
won = { $name } has won
lost = { $name } has lost
phase-end = End
chart = Points if the game had ended then
part-battles = Battles
part-effects = Effects
part-temples = Temples
part-quests = Quests
part-upgrades = Upgrades
part-house = House
part-turns = Turns left
level-normal = normal
level-hard = hard
level-master = master

## What a turn would bring

held-points = Points
held-wax = Wax
held-gold = Gold
held-flames = Ground flames on the map
held-supply = Flames in supply
held-hand = Candle cards
held-tactics = Tactics cards
held-upgrades = Upgrades
held-influence = Flames before curse { $number }
held-castle = Castle

## Cards to look up

kind-card = Candle card
kind-tactic = Tactics card
kind-curse = Curse
kind-upgrade = Upgrade
kind-house = House
kind-quest = Quest
kind-withering = Withering card
kind-scenario = Solo challenge
kind-temple = Temple
kind-role = Role
kind-symbol = Symbol
kind-action = Territory
kind-piece = On the table
card-words = Year { $year }, { $wax } wax. { $symbols }.
card-of = { $house }.
marked = Cannot be given up to neutralise.
curse-title = { $name } ({ $region })
upgrade-words = Year { $year }, { $gold } gold. { $text }
house-starts = Starts in region { $region }.
quest-annual = Once a year, for the first who does it: { $points } points.
quest-hierarchical = For the first, second and third time: { $points } points.
withering-words = Covers a weak action until the war ends: { $options }.
scenario-words = { $goal }. You lead: { $house }. Against: { $enemies }. Turns: { $turns }, can be won in { $par }.
temple-words = Only the topmost temple of a region works.
role-explorer = 2 flames. Passes through one territory on its way.
role-pilgrim = 3 flames. Also walks to any territory with the sign of the one it starts from.
role-warrior = 4 flames. Where it arrives it may push an opponent's candle to a neighbouring territory.
curse-curse-power-4 = This shade has 4 power instead of 3.
curse-reapply-candle = Apply the card of one of your candles in its region once more.
curse-move-candle = Move one candle of anybody from its region to any territory.
curse-temple-or-upgrade = A temple for its region, or a face-up upgrade, for nothing.
curse-become-first = Become the first in turn order.
curse-double-battle-vp = Winning its region against others brings double points.
curse-extinguish-all-ground = All ground flames of its region go out, yours too.
curse-kindle-2 = Kindle up to 2 flames in its region.
curse-extinguish-up-to-2 = Take up to 2 flames in its region, from anybody.
curse-of-two = A battle will be fought where its figure stands.
symbol-kindle = One flame onto a candle of yours, or a ground flame where you have none.
symbol-extinguish = One flame of an opponent goes out: of a candle or on the ground.
symbol-draw-tactic = Take a tactics card from the display.
symbol-destroy-temple = The topmost temple of a region goes back to the supply.
symbol-vp = That many points.
symbol-steal = A cube of wax or gold from another House.
symbol-curse-influence = One of your flames before any curse card.
symbol-move-candle = One of your candles takes a step into or out of the region.
symbol-steal-vp = One victory point from another House.
action-mine = A cube of wax or gold for each mine with a flame of yours.
action-curse = For each of these territories with a flame of yours, one flame before the curses.
action-barracks = A tactics card from the display for each of your barracks.
action-forge = For each of your forges buy an upgrade (1, 2 or 3 gold) or a temple (2 gold).
action-portal = For each of your portals a candle or your castle goes to any territory.
action-tavern = For each of your taverns draw a candle card; then as many cards go under the deck.
piece-castle = Castle
piece-castle-words = Power 4, never goes out, moves to neighbouring territories. Where it arrives it may put out one flame of an opponent.
piece-ground_flame = Ground flame
piece-ground_flame-words = Shows that the territory is yours and counts 1 power. Where a figure of yours arrives and you have none yet, one is lit and you do the territory's action.
piece-candle = Candle
piece-candle-words = An explorer, a pilgrim or a warrior. Each flame on it counts 1 power; without flames it stays, but has no power.
piece-curse = Shade
piece-curse-words = The figure of a curse. It counts 3 power for the House that had most flames before its card.
piece-region = Region token
piece-region-words = Its number. An X shows a cursed region: no battle is fought there this year.
piece-track = Turn order
piece-track-words = Whoever stands further in front wins ties. If the foremost House in a battle wins it, it steps back behind the others who fought.
piece-wax = Wax
piece-wax-words = Pays for candle cards. A storehouse holds 10 cubes of wax and gold together.
piece-gold = Gold
piece-gold-words = Pays for upgrades and temples. A storehouse holds 10 cubes of wax and gold together.
piece-quest = Quest
piece-quest-words = Some are for all, one is your secret. Each scores by itself once it is fulfilled.
piece-points = Victory points
piece-points-words = Whoever has the most wins. A tie goes to the House further in front in turn order.
piece-mist = Season of mist
piece-mist-words = Curses rise, their regions are cursed, and the Houses get their candles of the year.
piece-kindling = Season of kindling
piece-kindling-words = In turn order everybody deploys a candle or discards a card for a manoeuvre, until all hands are empty.
piece-war = Season of war
piece-war-words = Curses find their masters. Then every region that is not cursed is fought for: 4, 8 or 12 points.
piece-manoeuvre = Manoeuvre
piece-manoeuvre-words = Discard a candle card: up to two moves of castle and candles. A candle may burn one of its flames to move once more.
piece-war_board = War board
piece-war_board-words = Two slots. In a battle each holds a tactics card, or its weak action works.

# Signs that stand for no component

sign-push = Pushes an enemy candle out
sign-ban = Not allowed, or given up
sign-end_game = Scored at the end
sign-turn = Turn order
sign-deck = Pile
sign-discard = Discard pile
sign-majority = The lead
sign-wait = Turns left
