# How to play Ghost Stories, in a few screens: the text and its title.

aim =
    Wu-Feng's ghosts come for a village of nine tiles, and up to four **Taoists** hold out against them.
    You **win together** when the last incarnation of Wu-Feng is exorcised. You lose together when all
    Taoists are dead, when three tiles (four at Initiation) are haunted, or when the ghost deck runs out.
    .title = What it is about
turn =
    Your turn has two halves. **Yin**: the ghosts on your board act, and then another one comes, unless
    the board is full, which costs you 1 Qi. **Yang**: you move one tile, then act once: ask your tile for
    help, or exorcise. Press **Take turn**: all that you can do is in one menu, and skipping it ends the turn.
    .title = Yin and Yang
ghosts =
    Each board has room for three ghosts. A **Haunter** steps forward in one turn and haunts a tile in the next;
    a **Tormentor** makes you roll the Curse die. Others take away dice, tokens or powers for as long as they
    lie there. What goes wrong next is always told in words: how many tiles are left, which figure steps out.
    .title = What ghosts do
exorcism =
    From an edge tile you face one ghost, from a corner tile two. You roll three dice; each face of the
    ghost's colour counts 1 against it, a white one counts for any. What is missing you pay with **Tao
    tokens**, also with those of a Taoist who stands on the same tile. So stand together for the strong ones.
    .title = Exorcism
village =
    Each tile helps: the Herbalist gives tokens, the Sorcerer removes a ghost for 1 Qi, the Tea House gives
    Qi and calls another ghost, the Cemetery brings back the dead. A haunted tile helps nobody until the
    Taoist Altar frees it. The **Yin-Yang** works once as help from any tile.
    .title = The village
together =
    Everybody has one power of two. There is no hand to hide: talk. Whoever has the turn decides, and can show
    the table a draft before confirming it. With fewer than four people the other boards are neutral: they run
    by themselves, and **Power tokens** lend you what they can do.
    .title = Playing together
