# The rules of Ghost Stories in short topics, in our own words: the text, its title, its place. The base
# game's places are sections of our own page about it; White Moon's are in its rulebook.

aim =
    One to four Taoists defend a village against the ghosts of Wu-Feng. All win together when the last
    incarnation of Wu-Feng in the deck is exorcised, and all lose together otherwise.
    .title = What it is about
    .place = base:12
table =
    Nine tiles lie in a square. On each side lies a board with three ghost spaces, numbered from its own left:
    N1 to W3. In front of a space lies a line of three tiles; the nearest one faces it. Corner tiles face two
    spaces, edge tiles one, the centre none. Turns go north, east, south, west.
    .title = Village and boards
    .place = base:1
set-up =
    Tiles, boards and powers are drawn, or boards are chosen. Everybody begins in the centre with 3 Qi, a
    Yin-Yang and a Tao token of their colour; at Initiation with 4 Qi and a black token besides, at Hell
    without Yin-Yang. For each missing player 5 ghosts leave the deck; ten ghosts lie under each incarnation.
    .title = Set-up
    .place = base:2
difficulty =
    Initiation: 4 Qi, a black Tao token, four haunted tiles lose, one incarnation. Normal: 3 Qi, three haunted
    tiles lose, one incarnation. Nightmare: four incarnations, three with one or two players. Hell: the same,
    and nobody has a Yin-Yang; a victory counts double.
    .title = Difficulty
    .place = base:2
turn =
    A turn is a Yin phase, in which ghosts act, and a Yang phase, in which the Taoist does. Boards without a
    living Taoist only have what the ghosts do, and no new ghost comes to them at the end of it.
    .title = A turn
    .place = base:3
yin =
    First comes what incarnations do as the phase begins; then the board's ghosts act from left to right.
    A full board then costs its Taoist 1 Qi. If it was not full, the next ghost comes.
    .title = Yin phase
    .place = base:3
yang =
    You may move to a neighbouring tile, diagonals too; then take one action: help from your tile, or an
    exorcism; then place Buddhas that you had before. Everything is optional. One menu holds all that is
    possible; skipping it ends the turn. Having acted, you cannot move any more.
    .title = Yang phase
    .place = base:3
yin-yang =
    The Yin-Yang can be spent between any two steps of your Yang phase: for the help of any active tile, wherever
    you are, or to turn a haunted tile back. It is not an action. Some ghosts give it back when they are exorcised.
    .title = Yin-Yang
    .place = base:3
arrival =
    A coloured card lies on the board of its colour, a black one on the active board; if that is full, on
    any free space. A Buddha there sends a ghost away and returns to its Temple; against an incarnation it only
    returns. If all twelve spaces are taken, 1 Qi is lost instead of a card being drawn.
    .title = Arrival of a ghost
    .place = base:4
stones =
    Each card has up to three stones. The left one works as the ghost comes, or for as long as it lies there:
    it calls another ghost, holds dice, bars tokens or powers. The middle one works in each Yin phase of its board.
    The right one holds curses and rewards for whoever exorcises it.
    .title = Stones of a ghost
    .place = base:4
haunters =
    A Haunter's figure starts on the card. When the ghost acts, the figure steps on the board; when it acts
    again, the first active tile of its line is haunted and the figure goes back to the card. If the line has no
    active tile left, the game is lost.
    .title = Haunters
    .place = base:5
curse-die =
    Two faces do nothing. The others: the first active tile of the line is haunted; another ghost comes; the
    roller loses all Tao tokens; the roller loses 1 Qi. Tormentors make the Taoist of their board roll; some ghosts
    make whoever exorcises them roll.
    .title = Curse die
    .place = base:6
exorcism =
    Three Tao dice are rolled, less one for each that a ghost holds. A face of a ghost's colour counts 1, a white
    one counts for any colour. On a corner one roll is split between both ghosts. If the dice alone are enough for
    one, at least one must be exorcised. A ghost that is not beaten stays as strong as it was.
    .title = Exorcism
    .place = base:7
tokens =
    Tao tokens count like faces of their colour. You may also spend those of Taoists on the same tile; whoever acts
    decides. Spent ones return to the supply, black ones too. Some ghosts bar tokens
    while they are in play.
    .title = Tao tokens
    .place = base:7
circle =
    The token on the Circle of Prayer lowers the resistance of every ghost of its colour by 1. A new request there replaces
    it by another token from the supply.
    .title = Circle of Prayer
    .place = base:8
mantra =
    The Enfeeblement Mantra lies on one ghost and lowers its resistance by 1, for everybody. Its owner may lay it on
    another ghost before each move; while the power is blocked, it does nothing.
    .title = Enfeeblement Mantra
    .place = base:9
rewards =
    All curses of the exorcised ghosts come first, then all rewards: Qi, Tao tokens, or a choice between 1 Qi and the
    Yin-Yang. The whole team gets an incarnation's rewards where the card says so.
    .title = Curses and rewards
    .place = base:7
village =
    Herbalist: two dice, a token for each face. Sorcerer: for 1 Qi a ghost leaves, without its right stone.
    Temple: a Buddha for a later turn. Watchman: figures of a board go back. Altar: a haunted tile is
    freed, then a ghost comes. Tea House: a token and 1 Qi, then a ghost comes. Cemetery: a dead Taoist returns.
    Haunted tiles help nobody.
    .title = The village
    .place = base:8
winds =
    The Pavilion moves a ghost to any free space and then another Taoist by one tile; each may be left out.
    Alone you move your own Taoist. What lay on the ghost goes along with it.
    .title = Pavilion of the Heavenly Winds
    .place = base:8
powers =
    Each board has two powers, one of which is in play. Red moves two steps, or moves another Taoist first. Green
    rolls again, or has the grey die and no Curse die. Blue has two actions: one of each kind, or two of a
    kind. Yellow takes a Tao token before each move, or lays the Mantra.
    .title = Powers of the Taoists
    .place = base:9
incarnations =
    The Howling Nightmare falls only while the space opposite is empty, the Uncatchable only on a Buddha. The
    Nameless makes white faces worthless; the Forgotten Ones block all powers; the Bone Cracker takes Tao tokens.
    An incarnation cannot be sent away by Sorcerer or Buddha.
    .title = Incarnations of Wu-Feng
    .place = base:10
death =
    At 0 Qi a Taoist dies at once and loses all tokens; the board is possessed: its power is gone and its ghosts
    go on. The Cemetery brings somebody back with 2 Qi; then roll the Curse die. If a possessed
    board should lose Qi, the others lose it.
    .title = Death and return
    .place = base:11
end =
    Won: the last incarnation is exorcised, and its curses are through. Lost: all Taoists are dead; three tiles
    are haunted (four at Initiation), or a haunting finds no active tile; or the last card of the deck is drawn.
    .title = The end
    .place = base:12
score =
    10 for a victory, 20 at Hell; 1 for each Qi of the living and for each card in the deck; −3 for each
    dead Taoist, −4 for each haunted tile. At Nightmare and Hell the first incarnation beaten brings 2, the second 4, the third 6; the last one nothing.
    .title = Score
    .place = base:12
neutral-boards =
    Boards that nobody plays have 3 Qi; ghosts come to them and act on them, and an empty one is possessed. A Power
    token, spent in your Yang phase, lends you a neutral board's power until the end of your turn. It then lies in
    the centre; whoever ends a turn there may take it.
    .title = Neutral boards, Power tokens
    .place = base:13
alone =
    One person can play one Taoist with three neutral boards, or several Taoists. Alone you have three Power
    tokens and a Tao token of each board's colour, and the red board has the Dance of the Peaks.
    .title = Playing alone
    .place = base:13
moon =
    White Moon adds villagers in eight stacks, a Portal through which they are rescued, Su-Ling, four Moon
    Crystals with receptacles at the corners, and artefacts. Twelve dead villagers lose the game.
    .title = White Moon: what is new
    .place = ghost-stories-white-moon.ru.txt:32-60
portal =
    Villagers are rescued where the Portal stands: in the centre for first games, later at an edge or in a corner,
    which is harder and worth more. No stack lies on its tile at the start.
    .title = The Portal
    .place = ghost-stories-white-moon.ru.txt:297-301
villagers =
    24 villagers form 12 families. The top one of your stack may come along when you move, from one tile to the
    next, or over two with the Dance of the Peaks. No tile ever holds more than three. The next one is
    turned up when somebody leaves.
    .title = Villagers
    .place = ghost-stories-white-moon.ru.txt:100-139
rescue =
    On the Portal's tile an action brings the top villager to the Shelter. When a whole family is safe, you
    receive its gift. Heavenly Gust joins an exorcism with a rescue; Second Wind rescues twice.
    .title = Rescuing villagers
    .place = ghost-stories-white-moon.ru.txt:141-172
penalties =
    Whoever is killed goes to the Graveyard, and the family's penalty follows: a Tao token leaves the game, the
    active Taoist falls, Qi is lost, cards leave the deck, a ghost or an incarnation comes, somebody else is
    killed, or the tile is haunted.
    .title = Death of a villager
    .place = ghost-stories-white-moon.ru.txt:174-180, 478-540
flight =
    With White Moon the ghosts of a board act from right to left. When a Haunter's figure steps out, the top
    villager of the first stack in its line flees one tile farther. Whoever has no way out, or flees onto a haunted
    tile, is killed. Where villagers stand, haunting kills them all instead of turning the tile.
    .title = Flight and haunting
    .place = ghost-stories-white-moon.ru.txt:184-217
devourers =
    A Devourer kills the top villager of the first stack in front of it in each Yin phase of its board; if
    nobody is there, the players choose one anywhere.
    .title = Devourers
    .place = ghost-stories-white-moon.ru.txt:220-230
family-gifts =
    Four families give things at once: a Magic Barrier (Zhou), 3 Qi to share (Li), five Tao tokens to share (Xiang),
    Buddhas on the boards (Wu). The others give an artefact to whoever rescued the last of them.
    .title = Gifts of the families
    .place = ghost-stories-white-moon.ru.txt:478-540
crystals =
    Moon Crystals come from white faces at the Herbalist's, from some ghosts and from the Moon Dust. They count as
    Tao tokens of any colour, or lie in the receptacle at your corner, from the turn after you got them.
    .title = Moon Crystals
    .place = ghost-stories-white-moon.ru.txt:232-253
su-ling =
    After a killing, a roll of the Curse die or a haunting Su-Ling may stand before any ghost but an incarnation
    at the end of the Yang phase. The middle stone of the ghost there does not work. Beside an empty
    receptacle she may bring a crystal.
    .title = Su-Ling
    .place = ghost-stories-white-moon.ru.txt:62-96
barrier =
    When all four receptacles are full at the end of a Yang phase, the Barrier rises. For each board in turn: save
    the top villager at the Portal for a crystal, or roll four dice against the board's ghosts, crystals counting
    as any face. The rest of the crystals and Su-Ling then return to the bank.
    .title = Magic Barrier
    .place = ghost-stories-white-moon.ru.txt:257-275
artefacts =
    Elixir of Life: 1 Qi. Moon Dust: a crystal. Scroll of Unity: others come to you. Fireworks: help from any
    tile. Avenging Claw: a token after a failed exorcism. Armour of Justice: no left stones on your board. Time
    Shield: another ghost instead. Celestial Sword: one die is white.
    .title = Artefacts
    .place = ghost-stories-white-moon.ru.txt:540-582
inheritance =
    A Taoist who dies gives all artefacts to one who lives. A neutral board keeps none: the next player in turn order
    receives what it would get.
    .title = Inheritance
    .place = ghost-stories-white-moon.ru.txt:279-281, 429-431
school =
    The Kung-Fu School is an exorcism of all ghosts of your board's colour, or of all black ones, wherever they
    are. Their right stones do not work, and incarnations are left out. A Power token opens the colour
    of a neutral board.
    .title = Kung-Fu School
    .place = ghost-stories-white-moon.ru.txt:315-338
cemetery =
    With White Moon the Cemetery may bring back a villager instead of a Taoist; he stands there, and the Curse die
    is rolled as always.
    .title = Villagers at the Cemetery
    .place = ghost-stories-white-moon.ru.txt:340-345
moon-incarnations =
    The Gatekeeper closes the Portal, the Wailing Mermaid keeps Su-Ling away, the Lord of Roots lays Taoists down
    until they stand up, the Time Keeper takes cards and calls ghosts, the Insatiable devours, the Shapeshifter
    wanders and takes its board's colour.
    .title = White Moon's incarnations
    .place = ghost-stories-white-moon.ru.txt:347-393
moon-players =
    From the start one villager is safe with three players, two with two, three with one; several of them come
    from different stacks and families. If that completes a family of one, somebody begins with its artefact.
    .title = White Moon with fewer players
    .place = ghost-stories-white-moon.ru.txt:303-313
moon-score =
    1 more point for each villager in the Shelter, 2 for a Portal at an edge, 4 for one in a corner.
    .title = White Moon's score
    .place = ghost-stories-white-moon.ru.txt:283-295
