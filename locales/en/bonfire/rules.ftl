# The rules of Bonfire in short topics, in our own words: the text, its title, its place in the rulebook.

aim =
    The Great Bonfire is going out and your city lies in the dark. Accept tasks, fulfil them to
    light Bonfires, lay paths, open portals and lead Guardians to your fires. Most points after the
    countdown win.
    .title = What it is about
    .place = bonfire.ru.txt:691-703
set-up =
    On the islands lie tasks and Guardians; 6 masters and 6 elders, 4 path tiles and the portals
    around the Great Bonfire are face up; a neutral novice waits on each common task. You have a
    city with seven novices and your own Guardian, a ship at the pier, 1 of each of the six
    resources, ten gifts in two stacks and eight fate tiles.
    .title = Set-up
    .place = bonfire.ru.txt:220-277
first-player =
    Whoever was dealt the oval building goes first for the whole game; the others follow clockwise.
    The countdown tokens start there as well.
    .title = First player and turn order
    .place = bonfire.ru.txt:287-291
hidden =
    Everything that people have is open: tokens, resources, tasks, fate tiles, points. Hidden:
    the order of the path tiles and masters in their piles, and of the gifts that still lie face
    down. Gifts on islands lie face down, but you see whose they are and how many.
    .title = What is open and what is hidden
    .place = bonfire.ru.txt:240-244
city =
    Seven slots from left to right: each has a place for a path tile, a notch for a portal, a
    Bonfire place with a novice and a space for a task. The starting tile holds waiting Guardians
    and is at the same time the first path tile. Paths are laid from left to right, portals from
    right to left. The boards differ in the order of their notches. Chance deals them, unless the
    table has agreed to choose: then you choose board and colour in turn, or skip and leave it to
    chance.
    .title = Your city
    .place = bonfire.ru.txt:226, 281-285
start =
    You hold eight fate tiles: seven in a column, one aside. You may swap the one aside with the
    middle one of the column; then the chosen tile goes on the three starting cells in either
    direction. You take 2 yellow tokens and one token of each of its symbols.
    .title = Before your first turn
    .place = bonfire.ru.txt:297-303
turn =
    First as many bonus actions as you like; then exactly one of three: place a fate tile, carry out
    an action, or light a Bonfire; then bonus actions again. At any time of your turn you may
    discard action tokens.
    .title = A turn
    .place = bonfire.ru.txt:321-329
out =
    If none of the three is possible for you, you are out and take no more turns. That can only
    happen with at most one action token. Once the countdown runs, this counts as passing, and you
    score the current value.
    .title = When nothing is possible
    .place = bonfire.ru.txt:388-396
paying =
    Instead of any token you may pay 1 yellow token or any 2 tokens; instead of any resource, 1 gold
    or any 2 resources. That is allowed even if you have the right one. It never helps to fulfil a
    task. You cannot pay more than is needed.
    .title = Paying with other things
    .place = bonfire.ru.txt:309-313, 442-444
discard =
    In your own turn you may discard any number of action tokens, for instance to come down to the
    one token with which you may place a fate tile. Resources are never discarded.
    .title = Discarding tokens
    .place = bonfire.ru.txt:406
fate =
    You may hold at most 1 action token. Take the top or the bottom tile of your column; lay it in a
    row or a column, in either direction, wholly inside the area, on free cells, and next to the
    edge of a tile that lies there already.
    .title = Placing a fate tile
    .place = bonfire.ru.txt:398-420
fate-income =
    For each of its three symbols you take one token of that kind for every symbol in its group of
    equal, touching symbols, the new one included. Covered gold cells give 1 gold, yellow ones 1
    yellow token. There is no limit of tokens after that.
    .title = What a fate tile brings
    .place = bonfire.ru.txt:422-434
fate-area =
    A covered gold cell gives 1 gold, a covered yellow one 1 yellow token. Three tasks ask for
    covered cells: all with gold, all highlighted ones, or all of the two outer columns. Nothing may
    stick out of the area, unless the Edge Tiler is with you; what sticks out then counts for tokens
    but not for tasks.
    .title = Special cells of the fate area
    .place = bonfire.ru.txt:430, 874-875, 900
groups =
    Equal symbols whose cells touch side by side are one group; corners do not connect. A new tile
    may join two groups into one, and then the whole of it counts. Tasks ask for groups of at least
    so many symbols; two groups of one task may touch each other.
    .title = Groups of symbols
    .place = bonfire.ru.txt:424-428, 815, 865
actions =
    Build a path; move your ship; receive a task; retrieve a Guardian; hold a procession; use the
    Great Bonfire; recruit a gnome. You do one a turn, you must be able to pay for it, and it must
    change something. After sailing you may use the island in the same turn.
    .title = The seven actions
    .place = bonfire.ru.txt:436-444
path =
    The first three tiles that you lay cost 1 path token each, the later three 2 each. Take one of
    four on offer, or the top one of the pile unseen, and lay it on the next place to the right. If
    all four show crystals of one colour, you may have four new ones first. There is room
    for seven tiles, the starting one included.
    .title = Building a path
    .place = bonfire.ru.txt:454-468
ship =
    Your first trip leads to any island for 1 ship token. Later 1 token carries you along one
    route, 2 tokens along two, 3 tokens anywhere; you must end on another island. Then you may use
    the island and pay for that separately. Ships may share an island.
    .title = Sailing
    .place = bonfire.ru.txt:478-486
island =
    Right after sailing you may, in the same turn, receive a task or retrieve a Guardian where you
    have landed, and pay for it as usual. If your ship is there already, the same is an action of
    its own. After a free trip of the Ship Seat it works in the same way.
    .title = Acting on an island
    .place = bonfire.ru.txt:484
receive-task =
    Your ship must lie at an island with tasks. Pay 1 task token, and 1 more for each gift of yours
    that lies there. Choose one of your two face-up gifts and pay its resource and the island's.
    Take a task of the island, leave the gift face down, and put the task on any free space, task
    side up. Your city holds seven.
    .title = Receiving a task
    .place = bonfire.ru.txt:504-531
gifts =
    Ten gift tokens lie in two stacks with the top ones open: two for each of the five resources.
    Each task takes one of them to the island, and the next of that stack is turned up. Some tasks
    ask where your gifts lie; a used-up stack leaves less choice.
    .title = Gifts
    .place = bonfire.ru.txt:305, 520-527
guardian =
    If your ship is at an island of Guardians whose colour you lack, pay 1 Guardian token: a Guardian
    joins those who wait on your starting tile. You can have five: one of each colour and your own.
    .title = Retrieving a Guardian
    .place = bonfire.ru.txt:563-567
procession =
    Pay any number of Guardian tokens; each of your Guardians may take up to that many steps along
    the path. Those in front move first. They may pass each other, but two cannot stop on one path
    tile. Where she stops, a Guardian takes the resource of the tile. At least one has to move.
    .title = Holding a procession
    .place = bonfire.ru.txt:577-591
to-bonfire =
    From a path tile a Guardian steps to the Bonfire of the same slot if the Bonfire is lit, a
    portal lies in its notch and no Guardian is there. She stays; at the end she is worth 2 to 8
    points, more the further right she stands.
    .title = Guardians at Bonfires
    .place = bonfire.ru.txt:581-591, 696
great-bonfire =
    It points at one of seven areas. The first use in the game costs 1 token and may point anywhere.
    After that 1 token turns it one area clockwise, 2 tokens two areas, 3 tokens anywhere. Then take
    two of three: the token shown, the resource shown (in one area 2 points), or a
    portal.
    .title = Using the Great Bonfire
    .place = bonfire.ru.txt:599-611
portals =
    Seven shapes, in an order of its own in every city. You take from the area a portal whose shape
    fits your next free notch, counted from the right. If none fits, the other two rewards are left.
    Beside a lit Bonfire a portal is worth 2 points and lets a Guardian in.
    .title = Portals
    .place = bonfire.ru.txt:266, 607-611
gnomes =
    Choose a face-up master or elder. Pay 2 gnome tokens and 1 of its resource, or 1 token and 2 of
    its resource. A master's ability works from then on; an elder gives points at once. Six gnomes
    find room under your city. Masters on offer are refilled, elders are not.
    .title = Recruiting a gnome
    .place = bonfire.ru.txt:621-642
masters =
    A master works for you from the moment it joins, whenever its case comes up; what it lets you do
    is up to you. If several fit, all of them work. It cannot help to pay for itself. The Steward
    pays only for common tasks that you fulfil from then on. `/card` shows each of the 27.
    .title = Masters
    .place = bonfire.ru.txt:627, 893-900
elders =
    Each of the six counts something in your city at the moment it joins: path tiles, fate tiles in
    your area, portals, tasks lit or not, Guardians, or gnomes with itself. One point each, and no
    more later.
    .title = Elders
    .place = bonfire.ru.txt:901-902
light =
    Choose one of your tasks whose condition is true now, and turn it over. The novice of that slot
    goes to a seat of the High Council, and you take the seat's bonus or 1 point instead. Nothing is
    spent for the condition. One Bonfire a turn; its own points come at the end.
    .title = Lighting a Bonfire
    .place = bonfire.ru.txt:644-654
tasks =
    More than is asked for is fine. A condition has to be true only at the moment of lighting; what
    you pay or lose afterwards does not matter. Yellow tokens, gold and pairs do not stand for
    anything else here. `/card` explains each task.
    .title = What tasks ask
    .place = bonfire.ru.txt:779-875
council =
    Eight seats with a bonus each. Several novices may share a seat, but no two of one colour.
    Instead of a seat's bonus you may take 1 point, except at the Treasury. A bonus that cannot be
    carried out leaves you the point.
    .title = The High Council
    .place = bonfire.ru.txt:664-672, 884-889
council-bonuses =
    Treasury: 2 gold and 1 yellow token. Path: any path tile, even from the pile. Guardian: one of a
    colour you lack. Fire: turn the Great Bonfire anywhere and take its rewards. Gnome: a face-up
    master. Procession: one Guardian walks. Ship: sail to any other island; acting there costs as
    usual. Fate: place a tile at once, however many tokens you hold. The bonus itself costs nothing.
    .title = The seats of the High Council
    .place = bonfire.ru.txt:886-889
common =
    Five tasks for everybody: 7 path tiles, 7 tasks, 7 portals, 5 Guardians, 6 gnomes. Whoever
    fulfils one scores it at the end. If its neutral novice is still there, you may send it to the
    Council before or after your turn and take that bonus; this is a bonus action.
    .title = Common tasks and bonus actions
    .place = bonfire.ru.txt:658-672, 877-882
council-walk =
    One Guardian walks at least one step, as far as you like, forward or back, and may change
    direction. She stops on an empty path tile or at a free lit Bonfire with a portal, and takes
    rewards as in a procession. She cannot go back to the starting area.
    .title = The Procession Seat
    .place = bonfire.ru.txt:888
order =
    First you pay, then you move, then you take what is printed; then your masters work, and last
    the displays are filled. Only the player whose turn it is ever decides anything.
    .title = The order within an effect
    .place = bonfire.ru.txt:662
limits =
    Six path tiles beside the starting one, seven tasks, seven portals, five Guardians, six gnomes.
    Tokens and resources have no limit, and the supply never runs out.
    .title = Limits
    .place = bonfire.ru.txt:466, 531, 567, 630
countdown =
    It begins as soon as the High Council seats 7 novices with 2 players (or alone), 10 with 3, 13
    with 4. The first player takes the tokens 5, 4, 3, 2, 1 at once and sends the highest one round at
    the end of each turn, the one in which the countdown began included. When the 1 comes back, the
    game is over.
    .title = The countdown
    .place = bonfire.ru.txt:676-687
passing =
    Once the countdown has reached you, you may pass instead of your main action: you score the
    current number and take no more turns. Bonus actions come before, not after. When everybody has
    passed, the game ends at once.
    .title = Passing
    .place = bonfire.ru.txt:680-687
scoring =
    Lit Bonfires; Guardians at Bonfires 2 to 8; each portal beside a lit Bonfire 2; each path tile
    whose crystal has the colour of the Bonfire in its slot 2; common tasks 4 each, seven lit
    Bonfires 7; every fate tile left 3; half a point for each token and resource, rounded down.
    .title = Final scoring
    .place = bonfire.ru.txt:691-703
tie =
    Equal points: whoever has lit more Bonfires. If that is equal as well, the victory is shared.
    .title = Ties
    .place = bonfire.ru.txt:703
players =
    The number of tasks on the islands, of portals in the areas and of novices that begin the
    countdown depends on how many play. In the variant for a first game the tasks of an island all
    have different colours.
    .title = With 2, 3 or 4 players
    .place = bonfire.ru.txt:248-266
tom =
    Alone you play against Tom, who follows a deck of eight cards. All rules for two players hold,
    except for what these topics say. You need more points than he has; a tie is his.
    .title = Against Tom
    .place = bonfire.ru.txt:705-707, 769-771
tom-set-up =
    On each island lie two tasks of different colours: 7 blue, 7 red and 6 yellow in all. In each area
    of the Great Bonfire lie three different portals. The three masters who ask for gold are left out.
    You go first and choose your city; Tom gets another one, his Guardian and four novices, and never
    any tokens or resources.
    .title = Set-up against Tom
    .place = bonfire.ru.txt:709-717
tom-turn =
    After each of your turns Tom turns up his next card and does what it says. When the deck is used
    up, its cards are shuffled and a new run begins. Four kinds of card first turn up the top master of
    the pile: its resource says what he looks for. If he has fulfilled the card's common task already,
    he scores 3 points instead; if there is nothing else for him, nothing happens.
    .title = Tom's turn
    .place = bonfire.ru.txt:723-731, 759-761
tom-cards =
    Masters: Tom takes all on offer with the resource. Path: he takes all tiles on offer with it. Task I:
    from the two islands with it he takes the task with the most points, at once as a Bonfire. Task II: he
    takes the one with the fewest, and a novice goes to the Council for 1 point. Guardian: he gets one he
    lacks, who never walks. Great Bonfire: he turns it clockwise to his next portal. If several tasks are
    equal, you say which he takes.
    .title = Tom's cards
    .place = bonfire.ru.txt:733-755
tom-bonus =
    When Tom fulfils a common task whose neutral novice still waits, he sends it to the Council and
    scores 1 point, but takes no bonus. It lies there on its side and is not in the way of another
    neutral novice of yours. His masters never work.
    .title = Tom's bonus actions
    .place = bonfire.ru.txt:735, 757
tom-end =
    The countdown begins with the 7th novice, and Tom is the second player in it. The game ends
    earlier, at once, when he has played the last card of his fourth run, even in the middle of the
    countdown. If you have passed or can do nothing more, he goes on alone. Tom scores as you do.
    .title = The end against Tom
    .place = bonfire.ru.txt:763-771
handicap =
    Your handicap goes with you from game to game. Below 0 you begin with so many points, above 0 Tom
    does. It is −10 at first; a win raises it by 5, a defeat lowers it by 2, a tie changes nothing. A game
    that is given up does not count. How high can you bring it?
    .title = The handicap challenge
    .place = bonfire.ru.txt:773-777
