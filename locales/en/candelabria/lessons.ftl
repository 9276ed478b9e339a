# A first game of The Curse of Candelabria, played step by step: a sentence for each step. `.done` is
# what it brought, `.waits` why another choice waits, `.ends` what is said at the end of a chapter.

lesson-first = The Curse of Candelabria: a first game

first-candle = A candle is lit
    .ends = Your first candle burns. Others have put out a flame or two: that happens all the time in this game, so never mind.
first-candle-put = Welcome to Candelabria! You lead the Satores Order: the violet **flames** are yours. A rival has just put one out, but it is not lost: it may go before one of three **curses**. Whoever has most flames there commands it in the war. Send it where nobody is yet: to the third.
    .waits = That is allowed as well. Here it goes to the third curse.
first-candle-deploy = After three years the most points win, and most points come from battles over eight regions. On your turn you use one candle card. You have wax, so **deploy** the Crystal Page: 2 wax, 1 point, and it kindles two flames.
    .waits = A good card, too. But the Crystal Page kindles two flames at once.
first-candle-role = A candle takes a **role**; each of the three is yours once a year. A warrior has 4 flames, a pilgrim 3, an explorer 2 and longer legs. Take any.
first-candle-at = Each region has three **territories**. Your candle may be lit on any: take Mine 2, beside region 3, where you are already. Mines bring wax.
first-candle-kindle = Now its text: **kindle** means a ground flame on a territory. More mines, more wax: first Mine 1.
    .waits = Flames help everywhere. A second mine helps most at the beginning.
first-candle-more = And one more, in the forge or the tavern. Each kind of territory has an action of its own: forges sell upgrades, taverns swap candle cards, barracks give tactics cards, portals carry figures anywhere.

first-castle = The castle moves
    .ends = Deploying costs wax; manoeuvres bring it. You will do both, again and again, until your hand is empty.
first-castle-manoeuvre = No wax left: that is the time for a **manoeuvre**. You give a card away until next year, and two figures move, or one moves twice.
first-castle-castle = First your castle, which counts 4 in battles and lights the way.
first-castle-mine = Where it arrives, a flame is lit and the territory's **action** is done, once for each of your flames on such territories. You have another mine.
    .waits = You have a flame there already, so nothing would be done. Go to the mine.
first-castle-cubes = Two mines, two cubes: **wax** for candles, **gold** for upgrades in the forge. What do you want?
    .done = Now you can pay for a candle again.
first-castle-second = The second move: your new candle.
first-castle-influence = Off to the **Influence** of region 2. With the one that you hold in region 3 that makes two.
    .waits = It can go there. But influence is what you have not seen yet.
first-castle-split = **Influence** sends flames before the curses. Together before one, or one before each of two? Being first before one is worth more than being second twice.
first-castle-stay = A candle that has moved may burn one of its own flames for another move. Save it: end the manoeuvre.
first-castle-own = The next turn is yours: deploy with your new wax, or manoeuvre again.

first-war = War
    .ends = Regions with a single House go without a battle. The first year's battles bring 4 points each, the next 8, the last 12.
first-war-commit = The first year of another game is ending: battle for region 6. All choose in secret, up to two **tactics cards**, one for each slot. Card 1 kindles a flame here, card 2 brings two points.
    .waits = Keep that one for a bigger battle.
first-war-second = The second slot may stay open; then a small effect of the slot itself counts. Cards are rare: leave it open.
first-war-neutralise = All have shown theirs. In turn order, a card may be given up to cancel another one with a common symbol. Do it or let it be; read what both would lose.
first-war-kindle = Now what is left takes effect: a flame here, before power is counted.
first-war-own = Power is one for each flame, 4 for a castle, 3 for the figure of a curse. You were outnumbered; now region 8 is fought for. Play what you like, or save your cards.

first-end = The last battles
    .ends = All curses are broken, and the lights are counted. You know what a year is made of; now play a real one with friendly automas.
first-end-look = Year three, and each battle is worth 12. Nine cards are in your hand, and none will be worth anything tomorrow. Which two put you ahead in this region? Extinguishing takes power from the others.
first-end-last = Go on like this, battle for battle. Then upgrades and your House are scored.

# Alone, against enemies that march by rules.

lesson-challenge = Candelabria alone: a challenge

challenge-spark = The first spark
    .ends = Five challenges wait in `/solo games`, each with an enemy of its own. Each turn you save brings points.
challenge-spark-first = Short **challenges**, no mist, no war: in few turns free the target and its neighbours from enemy flames and candles. A turn is a candle card and a tactics card.
challenge-spark-second = The enemy strikes the first flame it meets, marches with the candle nearest to you, lights a flame, and grows every second turn. Put out its fire where it sets off.
