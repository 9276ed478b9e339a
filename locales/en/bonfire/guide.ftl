# How to play Bonfire, in a few screens: the text and its title.

aim =
    The Great Bonfire is going out, and your city lies in the dark. You take **tasks**, fulfil them,
    and so light up to seven Bonfires; then Guardians walk to the fires along your path. Most points
    win. Nobody attacks you.
    .title = What it is about
fate =
    On your turn you do **one** thing: place a fate tile, carry out an action, or light a
    Bonfire. **Fate tiles** give the tokens that actions cost: each of the three symbols brings one
    token for every symbol in its group of equal, touching ones. So lay equal beside equal. You may
    place one only while you hold at most 1 token.
    .title = Fate tiles bring tokens
actions =
    The **actions** cost those tokens: sail to an island, receive a task or retrieve a Guardian where
    your ship lies, build a path, hold a procession, turn the Great Bonfire, recruit a gnome. If a
    token is missing, 1 yellow token or any 2 others will do.
    .title = Actions spend them
light =
    A task names a condition, such as a number of path tiles or gnomes. Once it is
    met, **lighting** it is your whole turn: the task turns over and is worth its points, and your
    novice goes to the High Council for a bonus. `/card` explains every task in words.
    .title = Tasks become fires
walk =
    Your **Guardians** walk along your path, taking a resource where they stop, and stay for good at a
    lit Bonfire with a **portal**: up to 8 points. Portals come from turning the Great Bonfire,
    together with tokens or resources.
    .title = Guardians and portals
end =
    When enough novices sit in the Council, the **countdown** begins and ends the game after a few
    rounds. Your first turns: spend the tokens you begin with, for instance to sail to an island
    whose tasks go well together and take one. When you are down to one token, place a fate tile.
    .title = The end, and your first turns
alone =
    Alone you play against **Tom**. After each of your turns he turns up a card from his deck and takes
    what it says: masters, path tiles, a task that burns at once, a Guardian, a portal. You know which
    cards are still to come, but not in what order. He goes through his eight cards **four times**, so
    you have 32 turns at most, and his last run nearly doubles his points. So end it early: four novices
    of yours in the Council by about turn 20. `/solo games` begins it, with or without a **handicap**.
    .title = Alone: against Tom
