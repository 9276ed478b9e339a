"""Setting up (base 2)."""

from rules.core import Setup

from . import names, variant
from .names import last
from .parts import BOARDS, BOX, CENTRE, COLOURS, DATA, PLACES
from .registry import G, book
from .state import NOBODY, Board, State

# By number of players: the seats' sides, clockwise. Two players sit opposite each other.
SEATING = ((0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))
ALONE = "dance_of_the_peaks"  # the red board's power in a game for one
TWIN_WINDS = "dance_of_the_twin_winds"


@book.part
def begin(setup: Setup) -> State:
    """Return a state with undealt components; the procedures on its agenda deal them."""
    options = {key: str(value) for key, value in setup.options.items()}
    sides = SEATING[setup.seats - 1]
    tokens = DATA.players[setup.seats - 1].power_tokens
    s = State(
        mode=setup.mode,
        level=options["difficulty"],
        options=options,
        players=setup.seats,
        boards=[
            Board("", "", sides.index(n), power_tokens=tokens) if n in sides else Board("", "")
            for n in range(4)
        ],
        tiles={},
        supply={id: colour.tao for id, colour in DATA.colour.items()},
        temple=BOX.buddhas,
        deck=[],
        removed=[],
        box=[],
    )
    rules = variant.of(s)
    rules.unpack(s)
    agenda: list[list[object]] = []
    if options["boards"] == "chosen":
        agenda += [["choose_board", side] for side in sides]
    agenda += [["deal_boards"], ["deal_village"]]
    agenda += [["choose_incarnations"]] if options["incarnations"] == "chosen" else []
    agenda.append(["build_deck"])
    agenda += [[step] for step in (*rules.set_up(s), "begin_game")]
    s.agenda = agenda[::-1]
    return s


@book.procedure
async def choose_board(g: G, side: int) -> None:
    """Let a seat choose a colour and one of its board's powers. If it declines, it gets them by
    chance."""
    s = g.s
    seat = s.boards[side].seat
    taken = [board.colour for board in s.boards]
    left = [f"colour:{colour}" for colour in BOARDS if colour not in taken]
    chosen = await g.may(seat, "ghost_stories.colour", left)
    if chosen is None:
        return
    colour = last(chosen)
    s.boards[side].colour = colour
    keys = [f"power:{power}" for power in sides_of(s, colour)]
    s.boards[side].power = last(await g.ask(seat, "ghost_stories.power", keys))


def sides_of(s: State, colour: str) -> list[str]:
    """Return a board's powers, without Twin Winds in a game for one: it moves other Taoists."""
    alone = s.players == 1
    return [power for power in DATA.board[colour].powers if not (alone and power == TWIN_WINDS)]


@book.procedure
def deal_boards(g: G) -> None:
    """Draw the boards and powers that nobody chose, and give Taoists their Qi and tokens."""
    s = g.s
    taken = [board.colour for board in s.boards]
    left = [colour for colour in BOARDS if colour not in taken]
    g.shuffle("boards", left)
    for side, board in enumerate(s.boards):
        board.colour = board.colour or left.pop()
        board.power = board.power or g.roll("powers", sides_of(s, board.colour))
        if board.seat == NOBODY:
            board.qi = DATA.players[s.players - 1].neutral_qi
        else:
            equip(s, side)
            who, power = names.taoist(s, side), f"power:{board.power}"
            g.tell("plays", seat=names.seat(s, side), taoist=who, power=power)


def equip(s: State, side: int) -> None:
    board, level = s.boards[side], DATA.level[s.level]
    board.qi = level.qi
    board.yin_yang = level.yin_yang
    board.at = CENTRE
    for colour in BOARDS if s.players == 1 else (board.colour,):
        take(s, board, colour, 1)
    take(s, board, COLOURS[-1], level.black_tao)


def take(s: State, board: Board, colour: str, number: int) -> None:
    s.supply[colour] -= number
    board.tao[colour] += number


@book.procedure
def deal_village(g: G) -> None:
    tiles = variant.of(g.s).tiles(g)
    g.shuffle("village", tiles)
    g.s.tiles = dict(zip(PLACES, tiles, strict=True))


@book.procedure
async def choose_incarnations(g: G) -> None:
    """Let the first seat choose the incarnations in the deck. Their order stays unknown."""
    s = g.s
    number = demanded(s)
    keys = [f"ghost:{card}" for card in variant.of(s).pool(s)]
    chosen = await g.ask_some(0, "ghost_stories.incarnations", keys, number, number)
    s.beaten = [last(key) for key in chosen]  # kept here until the deck is built


def demanded(s: State) -> int:
    return DATA.level[s.level].incarnations[s.players - 1]


@book.procedure
def build_deck(g: G) -> None:
    """Build the deck: ghosts, with the incarnations at their places among them."""
    s = g.s
    g.shuffle("ghosts", s.deck)
    out = variant.of(s).spare_ghosts() + DATA.players[s.players - 1].removed
    s.removed, ghosts = s.deck[:out], s.deck[out:]
    chosen, s.beaten = s.beaten, []
    drawn = chosen or list(variant.of(s).pool(s))
    g.shuffle("incarnations", drawn)
    chosen = drawn[: demanded(s)]
    s.box = [card for card in s.box if card not in chosen]
    s.deck = []
    for card in chosen:
        s.deck = [card, *ghosts[: BOX.ghosts_between], *s.deck]
        ghosts = ghosts[BOX.ghosts_between :]
    s.deck = ghosts + s.deck


@book.procedure
def begin_game(g: G) -> None:
    s = g.s
    sides = SEATING[s.players - 1]
    s.first = s.active = sides[g.number("first", len(sides))]
    s.begun = True
    g.tell("first", seat=names.seat(s, s.first))
    g.then(["turn", s.first])
