"""Effects of a story: things that happen once."""

from collections.abc import Callable

from ..basilisk.deck import enemy_of
from ..basilisk.setup import PERSON, RIVAL, swap
from ..capital import herald_first
from ..court import turn_palace
from ..gates import discard_event, face_up
from ..goods import gain, lose
from ..keys import number
from ..outskirts import explore, next_village
from ..parts import RESOURCES
from ..questions import ask
from ..registry import G, book
from ..rivals import Entries
from ..solo import Story
from ..state import State
from ..villages import step_back
from .asked import holds
from .parts import EFFECTS, Effect

Use = Callable[[G, int, Effect], None]

OPS: dict[str, Use] = {}
SIDES = {"person": PERSON, "basilisk": RIVAL, "": -1}


def story_of(s: State) -> Story:
    assert s.story is not None
    return s.story


def op(id: str) -> Callable[[Use], Use]:
    def register(use: Use) -> Use:
        OPS[id] = use
        return use

    return register


def entries(name: str) -> Entries:
    """Return an agenda entry for each effect of a list, so that each is over before the next."""
    return [["carry_out", name, n] for n in range(len(EFFECTS.get(name, ())))]


@book.procedure
def carry_out(g: G, name: str, number: int) -> None:
    effect = EFFECTS[name][number]
    flags = story_of(g.s).flags
    if effect.flag and (effect.flag.lstrip("!") in flags) == effect.flag.startswith("!"):
        return
    if effect.test and not holds(g.s, effect.test):
        return
    OPS[effect.op](g, SIDES[effect.who], effect)


@op("flag")
def flag(g: G, me: int, effect: Effect) -> None:
    story_of(g.s).flags.append(effect.what)


@op("gain")
def gains(g: G, me: int, effect: Effect) -> None:
    if effect.what == "any_resource":
        g.then(["gain_any", me, effect.n])
    elif effect.what == "any_shard":
        g.then(*[["gain_shard", me]] * effect.n)
    else:
        gain(g, me, effect.what, effect.n)


@op("lose")
def loses(g: G, me: int, effect: Effect) -> None:
    if effect.what == "any_resource":
        g.then(["lose_any", me, effect.n])
    elif effect.what == "any_shard":
        g.then(["lose_shards", me, effect.n])
    elif effect.what == "each_resource":
        for good in RESOURCES:
            lose(g, me, good, effect.n)
    else:
        short = effect.n - min(effect.n, g.s.players[me].goods[effect.what])
        lose(g, me, effect.what, effect.n)
        lose(g, me, "favour", short * effect.missing)


@op("herald_first")
def herald(g: G, me: int, effect: Effect) -> None:
    herald_first(g, me)


@op("explorer")
def explorer(g: G, me: int, effect: Effect) -> None:
    """Move the Explorer back, or on to the next village if it is built."""
    if effect.n < 0:
        step_back(g, me)
    elif to := next_village(g.s, me):
        explore(g, me, number(to[0]))


@op("rotate")
def rotate(g: G, me: int, effect: Effect) -> None:
    turn_palace(g, effect.n)


@op("discard_event")
def event(g: G, me: int, effect: Effect) -> None:
    g.then(["turn_away", me])


@book.procedure
async def turn_away(g: G, me: int) -> None:
    events = face_up(g.s)
    if events:
        discard_event(g, me, await ask(g, me, "ryozen.discard_event", events))


@op("return_turning_point")
def return_turning_point(g: G, me: int, effect: Effect) -> None:
    enemy = enemy_of(g.s)
    if enemy.gone:
        enemy.deck.append(enemy.gone.pop())
        g.tell("turning-point-returns")
        g.shuffle("enemy deck", enemy.deck)


@op("swap")
def swaps(g: G, me: int, effect: Effect) -> None:
    """Swap Apprentices of the rival's stack for companions of these kinds, as long as it has
    Apprentices; then shuffle both stacks. If a kind is missing from the clan stack, take a random
    companion."""
    player = g.s.players[me]
    for kind in effect.kinds:
        if "apprentice" not in player.hand or not player.stack:
            break
        if kind in player.stack:
            player.stack.remove(kind)
            swap(g, me, kind)
        else:
            g.shuffle("clan stack", player.stack)
            swap(g, me, g.draw("clan stack", player.stack))
    g.shuffle("clan stack", player.stack)
    g.shuffle("basilisk stack", player.hand)
