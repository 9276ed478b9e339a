# How to play Ryozen, in a few screens: the text and its title.

aim =
    Clans rule a kingdom around a phoenix's Palace. The game has three rounds, each with a Day, a
    Night and a Dawn. By day you send companions to six sectors and to the Palace in the middle; by
    night everybody is rewarded for being there. After the third Night the most **favour** wins.
    .title = What it is about
turn =
    On your turn you place **one companion** on a free spot. **Openly** it counts 1 influence and
    may use its ability. **Under a cloak** it costs 1 coin and counts 2, but its ability stays out
    of reach. Press **Take turn**: the numbers in the menu are those on the picture.
    .title = Your turn
day =
    After placing you may apply the **day effect** of that place. Gates: a lantern. Capital: 2
    scrolls, and your Herald moves ahead, which wins ties. Outskirts: explore and build villages.
    Altar: use a village you have explored. Springs: buy revelations. Clan House: hire. The Palace:
    any resource, or a lit sector's effect for a lantern.
    .title = The places by day
hire =
    You begin with a Warrior and Apprentices. In the **Clan House** you hire better companions: they
    bring favour at once and stronger abilities from then on. `/card` shows what each one does; you
    need not learn them before.
    .title = Companions
night =
    At Night the face-up **events** strike first, from left to right; you see them all day. Then
    every sector pays everybody who has influence there, and whoever has **most** gets a moon shard
    besides. So it is worth being in several sectors, and leading in a few.
    .title = The Night
end =
    Dawn brings all companions home, and the next Day begins. At the end shards are worth most in
    sets: three equal ones 9, three different ones 6. Every three resources are worth 3. For your first
    turn just place somebody where you can use what it gives.
    .title = The end, and your first turn
alone =
    Alone you face the **Basilisk**, a clan with a deck of its own. After each companion that you send
    it turns up a card, which names the sector, and sends whoever lies on top of its stack: you always
    see who comes next. What no rule decides for it, **you** decide, as suits you best. It comes in four
    strengths, and in **stories** of three acts that remember what you chose. `/solo games` begins it.
    .title = Alone: against the Basilisk
