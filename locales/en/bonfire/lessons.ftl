# A first game of Bonfire, played step by step: a sentence for each step. `.done` is what it brought,
# `.waits` why another choice waits, `.ends` what is said at the end of a chapter.

lesson-first = Bonfire: a first game

first-sea = To sea
    .ends = Your first turn is played, and your city has a task. Your rival has moved, too: so it goes round, one thing each.
first-sea-start = Light the fires of your dark city; the most points win. First a **fate tile**: its symbols become tokens, which pay for everything.
    .waits = Both would do in a game. This lesson sails with the ship on the other one.
first-sea-way = It goes in the middle of your fate area. Which way round matters later, when equal symbols should touch.
first-sea-sail = You hold a ship, a path and a task token, and two yellow ones for any. On your turn you do **one** thing. Let us sail.
first-sea-isle = Your first trip goes anywhere for one ship token. East Flower Isle has an easy task.
    .waits = Every island has something. We want the task on East Flower Isle.
first-sea-land = In the same turn you may do something on the island: **receive a task**. Fulfilled, it becomes a fire.
first-sea-gift = It also costs two resources: the island's own, and that of the gift you leave there. Herb or fruit? You have both.
first-sea-task = “Grey Guardian in your city”: just bring her home.
first-sea-space = Where will this fire burn? **Guardians** walk up from the left: space 7 brings 8 points, and its portal opens first; space 1 brings 2, but lies close by.

first-path = Stones and stars
    .ends = You know the two halves of every turn: tokens go out, and a fate tile brings new ones.
first-path-path = Guardians walk on a path that you lay, stone by stone. **Build a path** with your path token.
first-path-tile = A tile gives a resource to whoever stops there. Its crystal scores beside a Bonfire of its colour: blue for your blue task.
first-path-yellow = One more, but the path token is gone? A **yellow token** replaces any other; so do any two tokens.
first-path-second = Take whichever resource you like.
first-path-fate = One token left: now you may **place a fate tile**. With more than one you would have to discard first.
first-path-end = You choose between top and bottom tile. To fetch the grey Guardian you need ship and Guardian tokens: the marked one has both.
first-path-cell = Now the trick. A symbol brings one token for every symbol in its group of equal, touching ones. Lay ship beside ship.
    .waits = It would fit there, but not ship beside ship. Take the marked cell.
first-path-lie = Either way the ships touch: two ship tokens instead of one. The gold cell below gives gold, too.

first-fire = A fire in the dark
    .ends = Task, deed, fire: that is the heart of Bonfire.
first-fire-grey = Two ship tokens, one Guardian token: off we go.
first-fire-far = From now on each route costs a ship token; three take you anywhere.
first-fire-guardian = Here she waits. **Retrieve** her for a Guardian token.
    .done = She is in your city, and your task is fulfilled.
first-fire-light = A fulfilled task does not light itself. Lighting it is your whole turn; its points are yours at the end.
first-fire-council = The task's novice goes to the **High Council** and brings a bonus. The Treasury gives gold and a yellow token; the Path Seat lays any tile for free.
first-fire-bonus = Most seats offer a point instead. Take the bonus.
first-fire-seat = Any tile you like, without paying.
    .done = Your first Bonfire burns!
first-fire-great = Your Guardian can only stay at a fire with a **portal**. Those come from the Great Bonfire.
first-fire-area = One token turns it one area on. This area has a portal that fits your city.
first-fire-rewards = Choose two of three. Take the portal, and one of the others.
    .done = Portals fill your city from the right, paths from the left. In time they meet.
    .waits = The fire needs its portal: take that and one of the others.

first-walk = The procession
    .ends = Path, portal, fire, procession: when all four meet in one space, a Guardian stays there for good.
first-walk-procession = Your Guardians want to see the path. Hold a **procession**.
first-walk-steps = Two tokens let each of them walk two steps. Your yellow ones will do.
first-walk-who = You decide who goes first. Two may not stop on the same tile.
first-walk-goal = Wherever she stops she brings that tile's resource: one step to gold, two to the next.
first-walk-goal2 = And now the other one.
    .done = Two resources for one turn, and both are on their way.
first-walk-fate = Hardly a token left? You know what helps.
first-walk-end = Your choice now: which tile has symbols that meet equal ones?
first-walk-cell = The brackets say how many tokens a place can bring. Look for the most.
first-walk-lie = Last, how it lies: each line tells what it brings.
    .done = That is how rich a well-laid tile makes you.
first-walk-gnome = With gnome tokens and resources you **recruit a gnome**. None left? Any two others will do.
first-walk-whom = A master helps you all game long; an elder gives points at once. What sounds good?
first-walk-price = One gnome token and two resources, or the other way round: pay with what you have more of.
first-walk-own = And now a turn that nobody plans for you. Is there something you can pay for?

first-end = The last turns
    .ends = Done! You have played Bonfire from its first fate tile to the count. A real game with friendly automas is one press away.
first-end-look = A game near its end: the seventh novice has reached the Council, and the **countdown** runs. You have three turns. One task is fulfilled; lighting it scores and brings a bonus.
first-end-more = Two turns. Guardians at fires, elders, path tiles beside fires of their colour: all of it counts.
first-end-last = Your last turn, or almost. You may also **pass** for the points of the countdown token before you; the earlier, the more.

# Against Tom, who plays by cards.

lesson-tom = Bonfire alone: Tom

tom-tom = Three turns with Tom
    .ends = You know Tom now. The game against him has 32 turns at most: light your first Bonfires early.
tom-tom-first = Alone you play by the rules that you know, against **Tom**. After each of your turns he turns up a card and takes what it says. Your turn first: what will you do?
tom-tom-second = Read what Tom has done. His cards bring him masters, path tiles, Guardians, portals, and a task that burns at once. Some turn up a master first: his resource says what Tom takes.
tom-tom-third = You see which of his eight cards are still to come, but not in what order. He goes through them four times; then the game is over.

# Game after game against Tom, with a handicap.

lesson-handicap = Bonfire alone: the handicap

handicap-start = Ten points ahead
    .ends = That is all there is to it. Your handicap waits in `/solo games` and goes with you from game to game.
handicap-start-ahead = You know the rules against Tom. But you start **10 points** ahead. Win, and your lead is 5 smaller next time, until it is Tom's; lose, and it is 2 bigger. Your turn: what will you do?
handicap-start-steady = Many good games count for more than one great one. Take safe points: tasks you can fulfil soon, and Bonfires early.
