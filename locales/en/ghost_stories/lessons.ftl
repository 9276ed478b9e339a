# A first game of Ghost Stories, played step by step: a sentence for each step. `.done` is what it
# brought, `.waits` why another choice waits, `.ends` what is said at the end of a chapter.

lesson-first = Ghost Stories: a first game

first-first = The first ghost
    .ends = One ghost less. Then a friend took a turn: you win or lose **together**, so plan aloud. Two boards are **neutral**: nobody plays them, but ghosts come there, too.
first-first-ghost = Ghosts besiege a village of nine tiles; you are Taoists, and you hold it together. Each turn begins with a ghost. This one is red, so it comes to the red board; its **resistance** is 2. Put it in front of the Cemetery.
    .waits = It could settle there. Here it should face the Cemetery, where nobody needs help yet.
first-first-go = Now it is your move. **Move** one tile, diagonally if you like: to the tile before the ghost, where you face it.
    .waits = That is possible, but the ghost would be left alone. Go to the Cemetery.
first-first-exorcise = **Exorcise!** Three dice; each that shows the ghost's colour counts, and white counts as any. Its resistance is 2: you need two red ones.
    .done = Two red ones: it is gone.
first-first-done = After that you could only spend special tokens. Keep them, and end your turn.

first-power = A power of your own
    .ends = A ghost with black resistance, and you wore it down. Powers are what you should use every turn.
first-power-heads = More ghosts! These attract others, so three come at once. Spread them out: a board holds three. If it is full, its Taoist instead loses **Qi**, which is life.
first-power-coffins = The signs on a ghost say what it does: on the left as it comes, in the middle each turn, on the right as it is exorcised. Put this one on the corner.
    .waits = It would fill this board quickly. Take the corner.
first-power-reaper = The last one. Dice do not count against the Reaper, only **Tao tokens** do. On this corner one tile, the Buddhist Temple, faces two ghosts at once.
first-power-power = Your board has a **power** of its own, the Enfeeblement Mantra. Before moving, use it.
first-power-mantra = It lies on one ghost and makes that one easier by one, for everybody. The Dark Wraith needs two black: the hardest of them.
first-power-go = Now go and face it, from the Herbalist's Shop.
first-power-exorcise = One black or white die is enough now, though you roll only two: the Severed Heads hold the third.
    .done = It worked, and its reward was Qi.
first-power-done = Asking the Herbalist for **help** would have been the other choice: after moving you do one of the two. End your turn.

first-village = Help
    .ends = Dice, Tao tokens, villagers, powers, Buddhas: that is all you have, and it is enough.
first-village-buddha = Your friend has put a **Buddha** on this space. A ghost that comes there vanishes at once, and the Buddha goes back to its temple.
first-village-power = Your power again.
first-village-mantra = A new Dark Wraith stands before you.
first-village-yinyang = You have one **Yin-Yang**. Once, it gives the help of any tile, however far away, besides all else that you do.
first-village-help = Villagers help: with Tao tokens, life, dice, Buddhas. Take a Buddha from the temple now; you can place it later, on a space without a ghost.
first-village-roll = And now roll. If the dice show too little, **Tao tokens** of the colour add to them.
first-village-tao = No black die, but your friend has laid a black Tao token on the Circle of Prayer: it counts for every exorcism. Together with the Mantra that is enough.
    .done = Friends help even when they are far away.
first-village-reward = Some ghosts bring a reward. Life, or your Yin-Yang back?
first-village-done = End your turn.
first-village-own = And now a whole turn of your own. A ghost's figure first steps out, and the next time it **haunts** a tile, which then helps nobody. Look where that threatens. A **Power token** lends you a neutral board's power.

first-end = The last nights
    .ends = That is all, won or lost. Do not mind losing: this game is hard, and more fun with friends. A real game with friendly automas is one press away.
first-end-look = Near the end the master of ghosts comes: Wu-Feng's **incarnation**. Exorcise it, and all win. Gather Tao tokens.
first-end-last = All is lost if the deck runs out, three tiles are haunted (four in a first game), or all Taoists are dead. So: power first, then move, then exorcise or ask for help.

# White Moon: a second lesson.

lesson-moon = White Moon: the villagers

moon-moon = Save the villagers
    .ends = Families that are saved whole bring artefacts; whoever is lost brings harm. All else you know already.
moon-moon-ghost = In White Moon people live in the village: twenty-four **villagers** of twelve families. Two are safe already. Ghosts come as always, but whoever stands on the tile before one may have to flee, or be killed. Where does this one do least harm?
moon-moon-own = A whole turn: when you move, take somebody along towards the **Shelter**, or exorcise what threatens them. You also carry an **artefact**, the Fireworks: help from any tile, once.
moon-moon-next = Once more. Look who stands nearest to a ghost, and what it would cost to lose them.

# One Taoist alone.

lesson-alone = Ghost Stories alone

alone-alone = One Taoist, four boards
    .ends = Now you know what is different. If your Taoist dies, the village falls: guard your Qi.
alone-alone-ghost = Alone you have one Taoist, but all four boards are there. The other three are **neutral**: ghosts haunt them too, and each has only 3 Qi. Where does this ghost do least harm?
alone-alone-own = Your turn. New here: three **Power tokens**. Each lends you the power of a neutral board until your turn ends. It then lies in the middle; end a turn there to take it back.
