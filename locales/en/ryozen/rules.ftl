# The rules of Ryozen in short topics, in our own words: the text, its title, its place in the rulebook.

aim =
    Three rounds, each with a Day, a Night and a Dawn. By day the clans send companions to six
    sectors and to the Phoenix Palace; by night the events strike and every sector rewards whoever
    is there. Most favour after the third Night wins.
    .title = What it is about
    .place = ryozen.ru.txt:486-488
set-up =
    Everybody begins with 4 coins, 3 scrolls and 2 lanterns, no favour, and in hand a Warrior with
    five Apprentices (four of them with 3 or 4 players). The other 14 companions of the clan form a
    face-down stack, and the top one of each goes into the Clan House row. Three revelations and the
    next village are face up. Turn order starts with the first player and goes clockwise.
    .title = Set-up
    .place = ryozen.ru.txt:388-480
clans =
    Each player leads a different clan: 20 companions, a Herald and an Explorer. All clans have the same
    companions: 5 Apprentices, 1 Warrior, and one of each of the 14 other kinds. With “Different
    clans”, an option of ours, each clan has three kinds twice and lacks three others; `/card` tells
    which.
    .title = Clans
    .place = ryozen.ru.txt:414-422, 440
first-player =
    Whoever holds the first-player token begins each Day, and goes first whenever everybody acts in
    turn; the others follow clockwise. At Night the token goes to whoever has most companions in the
    Palace. If nobody is there, it stays. At the end it stands for one shard.
    .title = First player and turn order
    .place = ryozen.ru.txt:410
hidden =
    Everybody sees hands, resources, shards, favour, kept revelations, the next village and the
    discards. Who lies under a cloak is no secret either: it was placed before everybody's eyes.
    Only the order of the clan stacks, the villages below the top one, the events and the
    revelations is hidden.
    .title = What is open and what is hidden
    .place = ryozen.ru.txt:454-474
influence =
    A revealed companion counts 1 influence and may use its ability when it is placed. A cloaked one
    counts 2, but its ability is out of reach. Influence decides who gets a sector's reward and who
    has the majority there at Night.
    .title = Influence, revealed and cloaked
    .place = ryozen.ru.txt:295-309
resources =
    Coins, scrolls and lanterns pay for things; shards of the coral, agate and jade moons are worth
    favour at the end. The supply never runs out. Where “any” is written, whoever gains or pays
    chooses each piece.
    .title = Resources and moon shards
    .place = ryozen.ru.txt:337-347
spots =
    Six sectors lie in a ring: Gates, Capital, Outskirts, Altar, Springs, Clan House. Neighbours in
    the ring are adjacent; the third one along is opposite. A spot holds one companion. Each sector
    has two free spots; with 2 players one more, with 3 or 4 players two more cost the resource that
    is printed on them. The Palace in the middle is not a sector.
    .title = Sectors and spots
    .place = ryozen.ru.txt:206-222
round =
    At the start of the Day every empty event area is filled from the deck, left to right. Then
    people take turns until nobody has a companion in hand; whoever has none is skipped. Night and
    Dawn follow.
    .title = A round
    .place = ryozen.ru.txt:490-503
event-row =
    Four areas at the Gates hold the events of the coming Night. The Gates and the Seer discard one
    of them. The Seer and the Bandit Den bring the last discarded one back, onto an empty area of
    your choice; without a discard or an empty area they cannot. Each morning the empty areas are
    filled anew.
    .title = Discarding and returning events
    .place = ryozen.ru.txt:497-501, 658, 843, 917
decks =
    Events and revelations: the discards are shuffled into a new deck; if there are none either, the
    place stays empty. An empty clan stack reveals nobody. There are as many villages as the track
    can ever need; coins, scrolls, lanterns and shards never run out.
    .title = When a deck or stack runs out
    .place = ryozen.ru.txt:501, 728
turn =
    1. You may use one of your revelations for the start of a turn. 2. You must place a companion.
    3. If it lies revealed in a sector, you may use its ability. 4. You may apply the day effect of
    the place, also after a cloaked placement. Then the next person to the left goes on. An ability
    is finished before the day effect begins.
    .title = A turn, step by step
    .place = ryozen.ru.txt:509-566
start-revelation =
    Before placing, you may use one kept revelation that is marked for it; only one a turn, however
    many you have. The Offerings strike one of your own companions, which must stand in a sector. A
    Prayer costs one or two lanterns and is discarded when used, as is the Rainbow.
    .title = Revelations at the start of a turn
    .place = ryozen.ru.txt:511, 965-999
placing =
    Take a companion from your hand. In a sector it needs an empty spot; revealed it is free, cloaked it
    costs 1 coin, and a paid spot costs its resource besides. You pay with what you have before you
    place; what you gain by it comes too late. In the Palace companions lie revealed, free of
    charge, and there is room for any number. A sector that a Guard holds is closed to everybody.
    .title = Placing a companion
    .place = ryozen.ru.txt:520-548
ability =
    An ability may be used once, right after its companion was placed revealed in a sector, and
    never again: not after being moved, turned over or hired onto the board. Everything that it
    gives you is voluntary. `/card` shows each companion's.
    .title = Abilities
    .place = ryozen.ru.txt:526-528, 770-873
copying =
    The Trickster uses the ability of one of your companions in the Clan House row as its own: the
    sector where the Trickster lies counts. Another Trickster cannot be copied. The Mentor applies
    the Clan House besides the day effect of this turn. The Hermit applies a neighbouring sector
    instead of this one; if you do not use it, the usual day effect is open to you.
    .title = Trickster, Mentor, Hermit
    .place = ryozen.ru.txt:819, 849, 855
day-effect =
    After placing you may apply the day effect of that place; its parts come in the printed order
    and each gain is voluntary. It counts as applied, which Seals ask for, when at least one part
    was carried out. Other things can apply a day effect, too: the Palace, the Hermit, the Mentor,
    the Town Hall.
    .title = Day effects
    .place = ryozen.ru.txt:550-556
palace =
    Choose one: gain any 1 resource; or pay 1 lantern and apply the day effect of a sector that is
    lit now. Afterwards the Palace turns by one sector, so that other sectors are lit. If
    you decline both, it does not turn. With the resource of the first choice you cannot pay for the
    second.
    .title = The Phoenix Palace by day
    .place = ryozen.ru.txt:558-560, 758-766
highlighted =
    The turning board under the Palace lights every second sector: either Gates, Outskirts and
    Springs, or Capital, Altar and Clan House. Each turn of the Palace changes over to the other
    three. Many events and some villages ask for lit sectors.
    .title = Lit sectors
    .place = ryozen.ru.txt:392-400
strike =
    Only companions on spots of sectors can be struck. A cloaked one is turned up and stays where it
    is. A revealed one goes to the Palace, its spot is free at once; it has no effect there but
    still counts at Night. Unless a rule says “opponent's”, anybody's companion may be hit, your own
    included, but not the one that strikes.
    .title = Strikes
    .place = ryozen.ru.txt:313-315
cloak =
    Cloaking somebody costs nothing unless a price is named, and works only on revealed companions
    in sectors; uncloaking likewise only on cloaked ones. No ability is used by being turned over.
    .title = Turning over
    .place = ryozen.ru.txt:526-530
moving =
    Some effects move a companion to an empty spot of another sector. It keeps its side; the price
    of the spot is not paid, and neither ability nor day effect follows. A sector closed by a Guard
    cannot be entered, and nobody moves into or out of the Palace.
    .title = Moving companions
    .place = ryozen.ru.txt:827, 935, 971-973
guard =
    For 1 coin the Guard closes the sector in which it was placed: until your next turn begins
    nobody, you included, places or moves a companion there. The ban also ends with the Day, or as
    soon as the Guard leaves the sector. Day effects of the sector that come from elsewhere are not
    stopped.
    .title = The Guard's ban
    .place = ryozen.ru.txt:859-861
gates =
    Day: gain 1 lantern; you may discard one face-up event. Night: 4 favour for everybody there; the
    majority gains a coral shard.
    .title = Gates
    .place = ryozen.ru.txt:657-661
capital =
    Day: gain 2 scrolls and put your Herald first; those who stood before it move down one place.
    Night: 2 favour; the majority gains a coral shard. The Heralds' order breaks ties.
    .title = Capital
    .place = ryozen.ru.txt:665-673
outskirts =
    Day: either explore one or two villages, or explore up to one and then build one. Night: 1
    scroll; the majority gains a jade shard.
    .title = Outskirts
    .place = ryozen.ru.txt:677-684
explore-build =
    Exploring moves your Explorer forward, each step onto a village that stands already. To build,
    your Explorer must stand right before the first empty place: pay what is printed there, take its
    favour, lay the top village and step onto it. The last place is the Altar tile, which is turned
    over. Only the builder scores; several Explorers may share a village.
    .title = Exploring and building villages
    .place = ryozen.ru.txt:686-692, 953-959
altar =
    Day: you may explore one village, then you may take the bonus of any one village that you have
    explored; the start village is always among them. Night: any 1 resource; the majority gains a
    jade shard. The villages' bonuses are shown by `/card`.
    .title = Altar
    .place = ryozen.ru.txt:698-710, 875-947
village-bonus =
    The Altar gives you the bonus of any village from the start village to the one where your
    Explorer stands; the Pathfinder gives that of the last one. A bonus that can do nothing now is
    not offered. The Moon Harbour makes a lit sector reward everybody who is there, with the
    majority's shard; at Night it pays again. The Moon Forge moves your Explorer back one village
    for a shard. The Altar tile trades 1 resource for 1 shard.
    .title = Bonuses of villages
    .place = ryozen.ru.txt:708-710, 879-947, 961-963
springs =
    Day: acquire up to two of the face-up revelations. Pay a card's scrolls; then either discard it
    for its favour at once, or keep it for its effect. The row is filled up after both purchases, so
    the second is chosen from those left. You may keep any number. Night: 1 lantern; the majority
    gains an agate shard.
    .title = Springs and buying revelations
    .place = ryozen.ru.txt:716-728
clan-house =
    Day: you may turn up the top companion of your clan stack into the row; then you may hire one of
    your own that lie there. If the row is full, its first tile leaves the game and the others move
    up. Night: 1 coin; the majority gains an agate shard.
    .title = Clan House
    .place = ryozen.ru.txt:734-748
hiring =
    Choose one of your clan's companions in the row and pay the coins of its place; you gain the
    favour of that place. It takes over the position and the side of one of your other companions
    (in hand, on a spot or in the Palace); that one leaves the game. Nothing else is paid, and no ability
    is used on the board.
    .title = Hiring
    .place = ryozen.ru.txt:750-752
seals =
    A Seal works each time you apply the day effect of its sector, or of the Palace, wherever that
    came from. Seals are not voluntary: whatever can be done is done. Two copies work twice. If
    several are due at once, their owner chooses the order.
    .title = Seals
    .place = ryozen.ru.txt:1001-1061
mercies =
    Whenever you strike a companion of an opponent you may pay any 1 resource for a shard of the
    card's moon. Each Mercy may be used once for each strike.
    .title = Mercies
    .place = ryozen.ru.txt:1067-1081
events =
    From left to right each face-up event is resolved by everybody in turn order, starting with the
    first player, wherever their companions are; then it is discarded. `/card` shows what each does.
    .title = Events at Night
    .place = ryozen.ru.txt:579-585, 1089-1237
cannot-pay =
    You lose what you have and no more; favour never drops below zero. A price that you choose to
    pay, on the other hand, must be paid in full, or the thing cannot be done.
    .title = When you cannot pay an event
    .place = ryozen.ru.txt:367-369
night-rewards =
    After the events the sectors pay one after the other, clockwise from the Gates to the Clan
    House. Everybody with influence there gains the sector's reward; then the one with the most
    gains the majority's shard. Being alone is a majority.
    .title = Night rewards
    .place = ryozen.ru.txt:587-605
ties =
    Whoever's Herald stands nearer to the first place of the Capital wins every tie for a majority,
    also the one for the final victory.
    .title = Ties
    .place = ryozen.ru.txt:609-615
palace-night =
    Everybody with companions in the Palace gains 1 favour for each of them and one shard of any
    moon in all. Whoever has the most there takes the first-player token; if nobody is there, it
    stays where it is.
    .title = The Palace at Night
    .place = ryozen.ru.txt:617-621, 764-766
dawn =
    All companions return from sectors and Palace to their owners' hands, revealed. Resources,
    shards, revelations, Heralds, villages and the Clan House row stay as they are, and so does the
    light of the Palace. After the third Dawn the game is scored.
    .title = Dawn
    .place = ryozen.ru.txt:625-631
scoring =
    To your favour add your shards (see there) and 3 for every three resources of any kinds. Kept
    revelations are worth nothing now. The most wins; a tie goes to the Herald in front.
    .title = Final scoring
    .place = ryozen.ru.txt:633-647
shards =
    Three of one moon: 9. Three different ones: 6. Any that is left over: 1. A shard counts in one
    set only. The first-player token stands for one shard of whichever moon is best. You need not
    sort them: the best division is found for you.
    .title = What shards are worth
    .place = ryozen.ru.txt:637-643
order =
    If several effects fall together, the player whose turn it is orders them. What touches several
    people is carried out in turn order from the first player.
    .title = Several things at once
    .place = ryozen.ru.txt:568-570
players =
    With 2: three spots a sector, six companions each, a Clan House row of four, and the first
    village stands from the start. With 3 and 4: four spots a sector, five companions each, a row of
    six, and no village yet.
    .title = With 2, 3 or 4 players
    .place = ryozen.ru.txt:392-398, 464
tower =
    The Palace becomes a tower. Each of its four sides has an outer wall and a loophole for one
    companion, and there is one summit. Wall: gain any 1 resource. Loophole: pay 1 lantern for a
    lit sector's day effect. Summit: the resource first, then the lantern if you like, even
    the one just gained. Each of these turns the tower.
    .title = Phoenix Palace mode: the places
    .place = ryozen.ru.txt:1239-1311
tower-sides =
    You sit at one side of the board and reach only the walls and loopholes that face you: one side
    or two, depending on how the tower is turned. Companions travel with their side. Everybody
    can always reach the summit.
    .title = Phoenix Palace mode: what you see
    .place = ryozen.ru.txt:1313-1325
push-off =
    Whoever goes to an occupied summit sends the companion there home; it is out until the next
    round and counts nowhere. A revealed companion that is struck in a sector flees to an empty
    outer wall that its owner can see, at the owner's choice; if there is none, it is out as well.
    .title = Phoenix Palace mode: pushing off
    .place = ryozen.ru.txt:1339-1355
tower-night =
    Walls, loopholes and the summit count together as the Palace: 1 influence for each of your
    companions, whatever its place. Favour, shard and first-player token are as usual. Whoever was
    pushed off counts nowhere, not even for events, and comes back to the hand, revealed, for the
    next round.
    .title = Phoenix Palace mode: at Night
    .place = ryozen.ru.txt:1357-1365
tower-set-up =
    All three levels of the Palace stand from the start. Everybody sits at a side of the board of
    their own for the whole game: with 2 players opposite each other, with 3 one side stays empty.
    Everything else is set up as usual, and all other rules hold.
    .title = Phoenix Palace mode: set-up
    .place = ryozen.ru.txt:1367-1385

basilisk =
    You play alone by the rules for two. The Basilisk has a clan of its own, resources, shards and
    favour; a deck of cards says where it goes. After three rounds both are scored as usual, and
    whoever has more favour wins; a tie goes to the Herald in front.
    .title = Against the Basilisk
    .place = ryozen-solo.ru.txt:14-34
basilisk-set-up =
    The Basilisk begins and holds the first-player token. The difficulty says with how many
    resources each side starts. Two Apprentices of its first six are replaced by companions drawn
    from its clan stack; then the six are shuffled into its stack, whose top is seen by all. Three
    villages stay in the box: River Shoal, Nomad Camp and Moon Forge.
    .title = Against the Basilisk: set-up
    .place = ryozen-solo.ru.txt:100-136
basilisk-deck =
    Twelve sector cards, two for each sector, and three turning points. The top card says where the
    Basilisk's next companion goes; a card with two sectors names the main one first. Some cards add
    something to the day effect of their sector. You may look only at the top of the discard.
    .title = The enemy deck
    .place = ryozen-solo.ru.txt:54-70, 162-174
basilisk-turning-points =
    A turning point gives the Basilisk favour, more on a higher difficulty, and leaves the game. The
    deck's bottom card is shuffled with the discard, unseen, and both go on top of the deck;
    then the next card is turned up. If the turning point was the deck's last card, it is shuffled
    in as well and will come again.
    .title = Turning points
    .place = ryozen-solo.ru.txt:176-192
basilisk-turn =
    First a card is turned up. The companion on top of the stack goes to a free spot of the sector,
    or else to the paid one if the Basilisk can pay; with two sectors on the card the second serves
    where the first does not. If there is no way in, the companion goes to the Palace. Then comes
    the day effect, of which the Basilisk takes all that it can.
    .title = The Basilisk's turn
    .place = ryozen-solo.ru.txt:154-235
basilisk-abilities =
    If the companion's ability can be used, it lies revealed and uses it. If not, the Basilisk pays
    a coin and lays it cloaked; without a coin it lies revealed and does nothing. It strikes your
    companions only and cloaks its own only. Whatever else is open in an ability, you choose.
    .title = The Basilisk's companions
    .place = ryozen-solo.ru.txt:206-220
basilisk-golden-rule =
    What no rule decides for the Basilisk, you decide, and you may choose what helps it least: which
    event it discards, which village's bonus it takes, who is struck, who is hired. But it never
    passes: it does whatever it can do.
    .title = The golden rule against the Basilisk
    .place = ryozen-solo.ru.txt:96-98
basilisk-goods =
    The Basilisk takes what it has least of and gives what it has most of, piece by piece; between
    equals you choose. Revelations that it acquires it discards at once for their favour; it never
    keeps one.
    .title = The Basilisk's goods
    .place = ryozen-solo.ru.txt:38-52
basilisk-clan-house =
    It reveals its next companion and hires one if it can pay; you choose which. The newcomer takes
    the place of an Apprentice in its stack, or else of one on the board, or else of the stack's
    top. Then its stack is shuffled.
    .title = The Basilisk in the Clan House
    .place = ryozen-solo.ru.txt:78-94
basilisk-palace =
    With a lantern the Basilisk pays it for the day effect of its card's main sector, if the Palace
    lights it, and else of a lit sector that you choose. Without a lantern it gains a resource. Then
    the Palace turns.
    .title = The Basilisk in the Palace
    .place = ryozen-solo.ru.txt:202, 230-235
basilisk-tower =
    In the Phoenix Palace mode you sit south and the Basilisk north. With a lantern it goes to a
    loophole that it sees, without one to a wall, and else to the summit; between two places you
    choose. After a lantern you also choose which way the Palace turns.
    .title = The Basilisk in the Phoenix Palace mode
    .place = ryozen-solo.ru.txt:232, 96-98
basilisk-end =
    Night and Dawn are as usual. At Dawn the Basilisk's companions are shuffled into its stack; the
    enemy deck stays as it is. At the end the first-player token counts as the shard that is best
    for it, as it does for you.
    .title = Against the Basilisk: Night and end
    .place = ryozen-solo.ru.txt:261-273
stories =
    A story is told in three acts, one at the start of each Day, before the events are foretold. An
    act says what it changes until the round is over; then you choose one of its options, if you
    have what it takes. What you choose may be remembered in a later act. Some options set a goal,
    which is judged at the end of the Night or at Dawn. The Basilisk leads the clan of the story, and
    the first act says who is in its stack.
    .title = Stories in three acts
    .place = ryozen-solo.ru.txt:28-30, 108, 124-130, 148-152
