"""A player's turn (bonfire.ru.txt:386-396), the countdown and the end (bonfire.ru.txt:674-687)."""

from .actions import ACTIONS, possible
from .council import bonuses
from .parts import TOKENS
from .registry import G, book
from .scoring import final_result, score_key
from .state import NOBODY, State, countdown_value


@book.procedure
def begin_turn(g: G, me: int) -> None:  # bonfire.ru.txt:685
    """Begin a seat's turn. If the travelling countdown token comes back to the first player, take
    it home; the last one ends the game."""
    s = g.s
    if me == s.first and s.travelling:
        if s.travelling == 1:
            finish(g)
            return
        s.travelling = 0
    city = s.seats[me]
    if city.passed:
        end_turn(g, me)
    elif city.out:
        leave(g, me)
    else:
        s.turn = me
        if city.spare:
            g.then(["start_choice", me])
        g.then(["turn", me])


@book.procedure
async def turn(g: G, me: int) -> None:  # bonfire.ru.txt:388
    """Offer the actions of a turn. After a bonus action or discarding the turn goes on; any other
    action ends it."""
    g.s.phase = "turn"
    while (chosen := await choose(g, me)) == "discard":
        await discard(g, me)
    if chosen in ACTIONS:
        await ACTIONS[chosen].do(g, me)
        g.then(["after_turn", me])
    elif chosen == "pass":
        pass_turn(g, me)
    elif chosen == "leave":
        leave(g, me)
    else:
        g.then(["bonus", me, chosen.partition(":")[2]], ["turn", me])


async def choose(g: G, me: int) -> str:
    """Ask for one of all the actions that are possible now."""
    s = g.s
    actions = possible(s, me)
    if not actions:  # ruling: checked again after each bonus action
        about = {"points": countdown_value(s, me)}
        chosen = await g.may(me, "bonfire.last_chance", bonuses(s, me), about=about)
        return chosen or "leave"
    if countdown_value(s, me):  # ruling: even if a bonus action of this turn began the countdown
        actions.append("pass")
    return await g.ask(me, "bonfire.turn", actions + before_or_after(s, me))


def before_or_after(s: State, me: int) -> list[str]:
    """Return the actions that do not use up the turn."""  # bonfire.ru.txt:662, 406
    extras = bonuses(s, me)
    if any(s.seats[me].tokens):
        extras.append("discard")
    return extras


@book.procedure
def after_turn(g: G, me: int) -> None:
    """Offer bonus actions after the turn's action, or end the turn if there are none."""
    if bonuses(g.s, me):
        g.then(["bonus_after", me])
    else:
        end_turn(g, me)


@book.procedure
async def bonus_after(g: G, me: int) -> None:  # bonfire.ru.txt:662
    g.s.phase = "after"
    chosen = await g.may(me, "bonfire.after", before_or_after(g.s, me))
    if chosen is None:
        end_turn(g, me)
        return
    if chosen == "discard":
        await discard(g, me)
    else:
        g.then(["bonus", me, chosen.partition(":")[2]])
    g.then(["after_turn", me])


async def discard(g: G, me: int) -> None:
    """Let the player discard tokens. Ruling: never resources."""  # bonfire.ru.txt:406
    city = g.s.seats[me]
    held = [
        f"token:{name}:{copy}"
        for name, number in zip(TOKENS, city.tokens, strict=True)
        for copy in range(1, number + 1)
    ]
    chosen = await g.ask_some(me, "bonfire.discard", held, 0, len(held))
    for key in chosen:
        city.tokens[TOKENS.index(key.split(":")[1])] -= 1
    if chosen:
        g.tell("discarded", seat=f"seat:{me}", number=len(chosen))


def pass_turn(g: G, me: int) -> None:
    """Pass. Ruling: this is the whole turn, no bonus actions follow."""  # bonfire.ru.txt:686
    s = g.s
    value = countdown_value(s, me)
    city = s.seats[me]
    city.passed = True
    city.points += value
    g.tell("passed", seat=f"seat:{me}", points=value)
    end_last_turn(g, me)


def leave(g: G, me: int) -> None:  # bonfire.ru.txt:395
    """Take a seat that can do nothing out of the game. Ruling: it passes as soon as it may."""
    s = g.s
    if not s.seats[me].out:
        s.seats[me].out = True
        g.tell("out", seat=f"seat:{me}")
    if countdown_value(s, me):
        pass_turn(g, me)
    else:
        end_last_turn(g, me)


def end_last_turn(g: G, me: int) -> None:
    """End a seat's last turn, and the game if no seat is left to act."""
    if idle(g.s):
        finish(g)
    else:
        end_turn(g, me)


def end_turn(g: G, me: int) -> None:  # bonfire.ru.txt:685
    """End a turn. After each turn of the first player, the next countdown token goes round."""
    s = g.s
    if me == s.first and s.counting:
        s.travelling = s.stack.pop(0)
        g.tell("countdown", value=s.travelling)
    if s.tom is None:
        begin_turn(g, (me + 1) % len(s.seats))
    else:
        g.then(["tom_turn"])


def idle(s: State) -> bool:
    """Tell if no seat will act again: each has passed, or is out without a countdown that would let
    it pass. Ruling: Tom always goes on."""
    return s.tom is None and all(city.passed or (city.out and not s.counting) for city in s.seats)


def finish(g: G) -> None:  # bonfire.ru.txt:691
    s = g.s
    s.turn = NOBODY
    if s.tom is not None:
        g.then(["settle_with_tom"])
        return
    s.result = final_result(s)
    for seat, score in enumerate(s.result.scores):
        g.tell("score", seat=f"seat:{seat}", score=score, parts=score_key(s.result.parts[seat]))
