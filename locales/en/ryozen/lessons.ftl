# A first game of Ryozen, played step by step: a sentence for each step. `.done` is what it brought,
# `.waits` why another choice waits, `.ends` what is said at the end of a chapter.

lesson-first = Ryozen: a first game

first-day = The first day
    .ends = Two companions out, four in hand. Everybody sends one at a time until all hands are empty; then night falls.
first-day-who = Welcome to Ryozen! After three rounds the most **favour** wins. Each turn one of your **companions** goes out into the city. Send an Apprentice first: he has no ability to think about.
first-day-where = Six sectors, and each gives something by day and something by night. Choose a free spot in the **Capital**. Some spots cost what is printed on them.
    .waits = That sector is worth a visit, too. First the Capital.
first-day-open = **Openly** he counts 1 **influence** here tonight, and it costs nothing.
first-day-effect = His place has a **day effect**. Here it is two scrolls, and your Herald goes first: he wins ties.
    .done = Two scrolls. What are they for? You are about to see.
first-day-next = Your rival has moved. Now another Apprentice.
first-day-springs = At the **Springs** scrolls buy **revelations**: cards that help you later, or are favour now.
first-day-cloak = This time **under a cloak**: it costs a coin and hides the ability, but counts 2 influence. Remember this at night.
first-day-buy = Which revelation? Its second line says what it does.
first-day-keep = Favour at once, or a card that helps at the start of your turns? Both are good; favour is simpler today.
first-day-enough = A second one would be possible. But what comes next needs scrolls: buy nothing more.

first-places = Strike and build
    .ends = Abilities, day effects, villages: you have seen what a day is made of.
first-places-warrior = Your **Warrior** has an ability: he strikes somebody in his own sector.
first-places-gates = A rival stands at the Gates. Go there.
    .waits = He could go there, but nobody stands there whom he could strike.
first-places-open = Abilities work only openly.
first-places-strike = Whoever is struck goes to the Palace and leaves the spot empty. Under a cloak he would only have been revealed.
    .done = Now the Gates are yours.
first-places-lantern = And the day effect comes on top: a lantern.
first-places-event = Four **events** lie open; at night they strike everybody. The Gates let you discard one. Read them: which would hurt you?
first-places-outskirts = At the **Outskirts** your Explorer walks from village to village, and new ones are built.
first-places-side = Openly is fine.
first-places-build = Build the next village for its price and favour at once, or just explore the one that stands. With two scrolls, building is splendid.

first-house = A new face, and night
    .ends = A whole round: day, night, dawn. There are three of them.
first-house-altar = The **Altar** gives the bonus of any village that your Explorer has reached; before that, he may walk on to the next if it is built.
first-house-side = Openly.
first-house-bonus = The start village pays two coins. You will need them at once.
first-house-house = Coins are for the **Clan House**. Your last companion goes there.
first-house-open = Openly, to save the coin.
first-house-reveal = First you may reveal the next companion of your stack. Let us see who comes.
first-house-hire = **Hire** somebody: better ones cost more, bring favour at once, and stay with you. The Seer for three coins, or the Archer for one?
first-house-replace = Whoever is hired replaces one of yours, right where he stands. An Apprentice will not be missed.
first-house-night = **Night!** Events strike, then each sector pays everybody who has influence there. At the Altar you choose a resource.
    .done = Whoever had most influence in a sector got a moon shard besides. At the Springs that was you: the cloak counted double.

first-second = The second day
    .ends = From here on you would play by yourself. One look at the end, and you know it all.
first-second-who = Dawn has brought everybody home. Whom do you send first today?
first-second-palace = There is a seventh place: the **Phoenix Palace** in the middle. There is always room.
first-second-thanks = It gives a resource, or for a lantern the day effect of a **lit** sector, on which its beams fall. Afterwards the beams move on. By night it thanks its guests with favour and a shard of any moon.
first-second-own = Now you decide. What do you lack: coins, scrolls, lanterns?
first-second-another = Once more. Look where one more influence would put you ahead tonight.

first-end = The last night
    .ends = That was Ryozen, day and night. A real game with friendly automas is one press away.
first-end-look = Round three of another game: three companions are left to you. Shards score most in **sets**: three alike 9, three different 6. Every three resources score 3.
first-end-more = Two left. A majority tonight is a shard; favour counts one for one.
first-end-last = The last one. After that night the points are counted.

# Against the Basilisk, who plays by a deck.

lesson-basilisk = Ryozen alone: the Basilisk

basilisk-basilisk = A day with the Basilisk
    .ends = You know how it moves. It comes in four strengths, and in stories of three acts.
basilisk-basilisk-favour = Alone you face the **Basilisk**, a clan with a deck of cards. It has moved already, and what no rule decides for it, you decide: choose what suits you best.
basilisk-basilisk-who = Now your own turn, as always. After each companion of yours the Basilisk turns up a card that names the sector.
basilisk-basilisk-where = It sends whoever lies on top of its stack, and you always see who comes next. Go where it will not be, or be stronger where it is.
basilisk-basilisk-day = The rest of the day is yours. At night you are rewarded as always, and so is the Basilisk.

# A story, told in three acts.

lesson-story = Ryozen alone: a story

story-act = The first act
    .ends = Two more acts await you, one each morning. There are four stories; play one again and choose otherwise.
story-act-choice = A **story** is the game against the Basilisk, with a tale in three acts. Each round begins with an act; it changes something and usually asks you. Read it, then decide: your choice comes back later.
story-act-day = Now a day as you know it. Watch what the act has changed, and win more than the tale takes.
