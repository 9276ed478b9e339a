# The rules of The Curse of Candelabria in short topics, in our own words: the text, its title, its place in the rulebook.

aim =
    Great Houses of living candles fight for a cursed kingdom, three years long. In each year curses rise
    (mist), candles are lit and wander (kindling), and every region that is not cursed is fought for (war).
    Most victory points after the third year win; a tie goes to the earlier House in turn order.
    .title = What it is about
    .place = candelabria.ru.txt:37-41, 447-453
set-up =
    Three Houses play on the side with 8 regions, four to six on the one with 10. Each House begins in its own
    region with its castle and two or three ground flames, 2 wax, 2 gold, its three candle cards of year I and
    three tactics cards. Six tactics cards lie on the display, nine stacks of upgrades are for sale.
    .title = Set-up
    .place = candelabria.ru.txt:364-424
houses =
    People choose one after the other, or let chance decide. Each House has abilities, a region and a place in
    turn order of its own. With three players the Knights of Light do not take part, since their region
    is missing; an option lets them begin in region 7.
    .title = Choosing a House
    .place = candelabria.ru.txt:403-441
hidden =
    Everybody sees the map, seal slots, storehouses, upgrades, curses with the flames before them, the display and
    how many cards each player holds. Hidden are candle cards in hand that nobody has seen arrive, tactics cards
    in hand, what a tavern or Nova Vita has shown, the cards for a battle until all are ready, and secret quests.
    .title = What is open and what is hidden
    .place = candelabria.ru.txt:223-260
map =
    A region has three territories, each with one of six symbols: mine, influence, barracks, forge, portal,
    tavern. Territories are adjacent if they share a piece of border or a bridge joins them; meeting in a
    point is not enough. You control a territory if any figure of yours is there, whoever else may be.
    .title = Map, territories, control
    .place = candelabria.ru.txt:168, 607
figures =
    A castle has power 4, stays for ever and never shares a territory with another castle. Each flame on a
    candle and each ground flame has power 1; of these a House has at most one on a territory. A candle
    without flames stays as a figure without power. What is put out returns to the supply.
    .title = Castles, candles, ground flames
    .place = candelabria.ru.txt:266-300
candle-cards =
    A candle card has a price in wax and one or two abilities with a year. Deployed before that year, it does
    nothing but become a candle. The emblem of a House only tells cards apart: whoever holds one may
    deploy it.
    .title = Candle cards
    .place = candelabria.ru.txt:221-235
roles =
    Each role can be taken once a year. The explorer has 2 flames and may skip a territory. The pilgrim has 3
    and may also go to any territory with the symbol of its start. The warrior has 4 and pushes an opponent's
    candle to an adjacent territory where it arrives.
    .title = Explorer, pilgrim, warrior
    .place = candelabria.ru.txt:237-245, 502-504
mist =
    Cards are drawn from the curse deck until all curses of the year lie on the curse board: three, or with three
    players two in the later years. House candles drawn meanwhile go to their Houses. The region on each curse
    is cursed: no battle this year, everything else as usual. Region 6 is never cursed.
    .title = Season of mist
    .place = candelabria.ru.txt:455-471
kindling =
    In turn order, again and again, whoever holds a candle card takes a turn: deploy it, or discard one for a
    manoeuvre. Passing with cards in hand is not allowed. The season ends when nobody has a card left.
    .title = Season of kindling
    .place = candelabria.ru.txt:475-486, 623
deploying =
    Choose a card and a free role, pay the wax, and put the candle with all its flames where your castle is.
    Then resolve the card's abilities, if its year has come, and whatever you have for deployments, in any
    order. At the end take the top upgraded candle card into your hand.
    .title = Deploying a candle
    .place = candelabria.ru.txt:488-506
manoeuvre =
    Discard a candle card; it comes back after the war. Then make up to two moves, by one figure or by two. Once
    in the manoeuvre a candle that has just moved may burn one of its flames and move again, even the last.
    Only castles and candles move.
    .title = Manoeuvre
    .place = candelabria.ru.txt:522-539
moving =
    A move leads to an adjacent territory. An explorer may skip one on the way, a pilgrim go along the symbol of
    its start. The Ash Clan's candles pass its own ground flames freely. Other figures do not stand in the way;
    only a castle may not enter where another castle is.
    .title = How figures move
    .place = candelabria.ru.txt:529, 243-245, 1220
arriving =
    A castle that arrives by a manoeuvre may put out one opponent's flame there. A warrior may push one
    opponent's candle away. Then, if you have no ground flame there, you must place one and do the action of the
    territory. Portals, pushes and rides bring none of this.
    .title = Arriving
    .place = candelabria.ru.txt:504, 530-538
action =
    Count the territories of the whole board with this symbol that have your ground flame, the new one too, and
    add what upgrades give. That is how often you do the action. Mine, influence, barracks and tavern are done in
    full, forge and portal as far as you like.
    .title = Actions of territories
    .place = candelabria.ru.txt:561-603
mine =
    Take that many cubes, wax or gold in any mix. A storehouse holds ten: new cubes that do not fit are lost, old
    ones stay. Wax pays for candles, gold for upgrades and temples.
    .title = Mine
    .place = candelabria.ru.txt:304, 581
influence =
    Put that many ground flames from your supply before the curse cards, split as you like. In the war whoever has
    most before a card controls it.
    .title = Influence
    .place = candelabria.ru.txt:569
barracks =
    Take that many tactics cards from the display together; then it is filled again. Whoever takes more than six takes
    six, and the rest from the new ones.
    .title = Barracks and the display
    .place = candelabria.ru.txt:374, 573
forge =
    Buy up to that many things, one after the other: the top upgrade of a stack for 1, 2 or 3 gold, by its year,
    into one of six slots, or a temple for 2 gold. Upgrades may be bought before their year and wait for it.
    .title = Forge
    .place = candelabria.ru.txt:577
portal =
    Up to that many times move one of your candles or your castle to any territory, at any distance; a castle never
    onto a castle. Nothing is triggered there.
    .title = Portal
    .place = candelabria.ru.txt:585
tavern =
    Draw that many upgraded candle cards, then put as many cards from your hand under the deck. Cards of Houses and
    the new ones may go as well. Nobody sees which.
    .title = Tavern
    .place = candelabria.ru.txt:589
put-out =
    When an opponent puts out your ground flame before the war, you decide at once: before any curse card, or to
    your supply. In the war every flame goes to the supply. You can tell beforehand what you will do: press
    “Answer this from now on” when you are asked.
    .title = Ground flames put out
    .place = candelabria.ru.txt:609-617, 659
symbols =
    Kindle: a flame onto a candle of yours or a new ground flame. Extinguish: an opponent's flame, never a
    castle. Tactics: cards from the display. Steal: a cube from any other House. Points are simply yours. A number
    repeats a symbol; each repetition has its own target and may be left out.
    .title = Symbols
    .place = candelabria.ru.txt:862-902
reach =
    Candle cards, deployments and temples work on the whole board. Tactics cards, weak actions and whatever
    happens in a battle work only in its region; but anybody can be robbed.
    .title = Where symbols work
    .place = candelabria.ru.txt:260, 866
upgrades =
    An upgrade has a year: it costs as much gold and works from then on. A castle has six slots, and nothing is
    taken out again. Two of the same kind work twice. Some are triggered by deployments, curses, temples or
    tactics cards, some always work, some bring points at the end.
    .title = Upgrades
    .place = candelabria.ru.txt:308-314, 984-1116
temples =
    A temple stands in a region where you have a figure, on top of those that are there; only the top one works.
    White: 4 points for whoever places it and for whoever destroys it. Grey: the lowest power wins the battle. Black: no
    curse may be placed there.
    .title = Temples
    .place = candelabria.ru.txt:316-326, 1118-1130
war =
    First the curses are controlled and placed, from left to right; then every region that is not cursed is
    fought for, one after the other; then candles leave the board. Flames that go out in this season return
    to the supply.
    .title = Season of war
    .place = candelabria.ru.txt:625-659
control =
    The House with most ground flames before a curse controls it; a tie goes to the earlier one in turn order.
    All flames before it return. The controller places the figure in a region with a figure of its own, but not
    under a black temple, and resolves its ability. Without flames nobody controls it.
    .title = Controlling curses
    .place = candelabria.ru.txt:641-649
curse-abilities =
    A curse has power 3 for its controller. 1: power 4. 2: the card of a candle there works again. 3: a candle
    goes anywhere. 4: a temple or an upgrade for nothing. 5: first in turn order. 7: double points. 8: all
    ground flames there go out. 9: kindle 2. 10: put out up to 2.
    .title = What curses do
    .place = candelabria.ru.txt:912-952
battles =
    The first battle is in the region after the number on the first curse card, then on, round to that region
    itself. Whoever has a castle, candle or ground flame there takes part; a curse alone is not
    enough. Whoever is alone wins without a fight.
    .title = Where battles are
    .place = candelabria.ru.txt:663-669
commit =
    All who take part choose at the same time, in secret: up to two tactics cards, each over one slot of the war
    board. An open slot shows a weak action. You may change your mind until everybody is ready.
    .title = Tactics cards for a battle
    .place = candelabria.ru.txt:671-673
neutralise =
    In turn order each may give up their own cards to remove others' cards that share a symbol with them; numbers
    do not matter. Cards with the crossed circle cannot neutralise, but can be neutralised. The slot of a lost
    card shows its weak action again.
    .title = Neutralising
    .place = candelabria.ru.txt:262, 675
resolving =
    In turn order each resolves the cards that are left and the weak actions of open slots, in any order. Used
    cards come back when the season ends.
    .title = Resolving the battle
    .place = candelabria.ru.txt:677
winner =
    Ground flames and flames of candles count 1, a castle 4, a curse of yours 3. The greatest power wins, under a
    grey temple the lowest of those with something alight; ties go to the earlier House. A win brings 4, 8 or
    12 points in year I, II, III.
    .title = Who wins a battle
    .place = candelabria.ru.txt:679-683, 323
turn-order =
    If the winner was the first in turn order of all who fought, the marker goes behind the last of them. Any
    other winner stays. Whoever wins alone does not move.
    .title = Turn order
    .place = candelabria.ru.txt:170, 685
war-end =
    Tactics cards return to their Houses, deployed candle cards go under the deck, candles leave the board, and
    cards of manoeuvres come back to the hand. Ground flames, castles and temples stay. Curses and their
    cards leave the game.
    .title = End of the war
    .place = candelabria.ru.txt:730-741
end =
    After the third war add what upgrades and House boards bring at the end. Candles are gone by then, so
    territories are held by castles and ground flames. Points count on beyond 100.
    .title = End of the game
    .place = candelabria.ru.txt:743-747
ash =
    Candles pass territories with their own ground flames freely. From year II the tavern counts one more; from year
    III the warrior pushes one further. Begins in region 8.
    .title = Ash Clan
    .place = candelabria.ru.txt:1136-1148
satores =
    Candles are deployed on any territory. From year II each deployment kindles 1. At the end 2 points for each
    territory with the influence symbol that they hold. Begins in region 3.
    .title = Satores Order
    .place = candelabria.ru.txt:1152-1164
engineers =
    When they discard a card for a manoeuvre they may do the forge action first. From year II each deployment
    steals 1; from year III each tactics card played brings 1 point. Begins in region 2.
    .title = Guild of Master Engineers
    .place = candelabria.ru.txt:1168-1180
knights =
    When they place or destroy a temple, one candle may ride to its region; nothing is triggered there. From year
    II the barracks count one more. At the end 1 point for each of their ground flames on the map. Begin in region 9.
    .title = Knights of Light
    .place = candelabria.ru.txt:1184-1196
nova-vita =
    When it deploys, it looks at three upgraded cards instead of one and keeps one. In a tavern it draws three
    for each and returns three. From year II influence counts one more; from year III its curses have 1 more
    power. Begins in region 4.
    .title = Nova Vita Coven
    .place = candelabria.ru.txt:1200-1212
chimera =
    The sixth House, designed by us: a cube when a manoeuvre lights its flame in a region where it had no figure;
    from year II the portal counts one more; at the end 1 point for each region with a figure. Begins in region 10.
    It always plays with six Houses, and by an option with four or five.
    .title = Chimera Dynasty
    .place = candelabria.ru.txt:1381
two-players =
    One of the two, drawn by chance, chooses where to begin: region 2, 3, 4 or 8, and leads the House from there.
    The other one chooses from the two regions of the opposite flank. You play on the side with 8 regions.
    .title = Two players: set-up
    .place = candelabria.ru.txt:762-772
two-curses =
    Curses have no owner, power or ability: they show where battles will be. Each new one stands on the mine of its
    region. Influence sends no flames; it moves curses, one territory a step. When your ground flame is put
    out, you may move a curse a step as well. A black temple keeps curses out.
    .title = Two players: curses
    .place = candelabria.ru.txt:774-794
two-war =
    Battles are fought only where curses stand, one in each region. Tactics cards are used up: neutral ones go
    under the deck, those of Houses leave the game. Then the first two curses leave; the third one stays for
    another year.
    .title = Two players: war
    .place = candelabria.ru.txt:796-808
quests =
    Two quests are dealt to each House: one stays its secret, the other is open to all. Each counts
    as soon as its condition is met; a secret one is open from then on. With two players the
    8 points of hierarchical quests are blocked, and annual ones wait for year II.
    .title = Quests
    .place = candelabria.ru.txt:1232-1277
quest-kinds =
    An annual quest can be fulfilled once a year, by one House, for 4, 8 or 12 points. A hierarchical one brings 12,
    8 and 4 points the first three times, even to the same House; then it leaves the game.
    .title = Annual and hierarchical quests
    .place = candelabria.ru.txt:1240-1258
withering =
    Whoever comes second before a curse gets a withering card and lays it over one of their weak actions, until the
    season ends. It works in battles as a weak action does; of two options one is chosen. A third card takes the
    place of another.
    .title = Withering
    .place = candelabria.ru.txt:1323-1377
solo =
    A challenge begins in a position of its own: one House, few turns, one or two enemies. A turn is one deployment
    or manoeuvre, and before or after it one tactics card in a region with a figure of yours. With an empty hand
    you take your discarded cards back. Unused turns bring 4 points each.
    .title = Solo challenges
    .place = candelabria.ru.txt:1389-1393
solo-changes =
    Influence moves an enemy's candle by a territory, stealing takes from the bank, the forge sells no temples. An
    enemy's candle without flames leaves the board. There is no mist and no war.
    .title = Solo: what is different
    .place = candelabria.ru.txt:1389-1393
solo-enemies =
    After your turn each enemy puts out one flame of yours on a territory with its castle or a candle of its own.
    Then its candle nearest to you marches a step towards you and lights a flame there. In every second turn
    its weakest candle gains a flame.
    .title = Solo: the enemies' turn
    .place = candelabria.ru.txt:1389-1393
