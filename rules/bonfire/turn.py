"""A player's turn (bonfire.ru.txt:386-396), the countdown and the end (bonfire.ru.txt:674-687)."""

from .actions import ACTIONS, possible
from .council import bonuses
from .parts import TOKENS
from .registry import G, book
from .scoring import final_result, score_key
from .state import State, countdown_value


@book.procedure
def begin_turn(g: G, seat: int) -> None:  # bonfire.ru.txt:685
    """The countdown token may come home first, the last of them with the end of the game."""
    s = g.s
    if seat == s.first and s.travelling:
        if s.travelling == 1:
            finish(g)
            return
        s.travelling = 0
    city = s.seats[seat]
    if city.passed:
        end_turn(g, seat)
    elif city.out:
        leave(g, seat)
    else:
        s.turn = seat
        if city.spare:
            g.then(["start_choice", seat])
        g.then(["turn", seat])


@book.procedure
async def turn(g: G, seat: int) -> None:  # bonfire.ru.txt:388
    """Bonus actions, as many as one likes, and then one of the three options."""
    g.s.phase = "turn"
    while (chosen := await choose(g, seat)) == "discard":
        await discard(g, seat)
    if chosen in ACTIONS:
        await ACTIONS[chosen].do(g, seat)
        g.then(["after_turn", seat])
    elif chosen == "pass":
        pass_turn(g, seat)
    elif chosen == "leave":
        leave(g, seat)
    else:
        g.then(["bonus", seat, chosen.partition(":")[2]], ["turn", seat])


async def choose(g: G, seat: int) -> str:
    """Everything that is possible now, in one list."""
    s = g.s
    actions = possible(s, seat)
    if not actions:
        return await g.may(seat, "bonfire.last_chance", bonuses(s, seat)) or "leave"
    if countdown_value(s, seat):
        actions.append("pass")
    return await g.ask(seat, "bonfire.turn", actions + before_or_after(s, seat))


def before_or_after(s: State, seat: int) -> list[str]:
    """What one may do besides."""  # bonfire.ru.txt:662, 406
    extras = bonuses(s, seat)
    if any(s.seats[seat].tokens):
        extras.append("discard")
    return extras


@book.procedure
def after_turn(g: G, seat: int) -> None:
    """After one of the options: bonus actions again, if there are any."""
    if bonuses(g.s, seat):
        g.then(["bonus_after", seat])
    else:
        end_turn(g, seat)


@book.procedure
async def bonus_after(g: G, seat: int) -> None:  # bonfire.ru.txt:662
    g.s.phase = "after"
    chosen = await g.may(seat, "bonfire.after", before_or_after(g.s, seat))
    if chosen is None:
        end_turn(g, seat)
        return
    if chosen == "discard":
        await discard(g, seat)
    else:
        g.then(["bonus", seat, chosen.partition(":")[2]])
    g.then(["after_turn", seat])


async def discard(g: G, seat: int) -> None:  # bonfire.ru.txt:406
    city = g.s.seats[seat]
    held = [
        f"token:{name}:{copy}"
        for name, number in zip(TOKENS, city.tokens, strict=True)
        for copy in range(1, number + 1)
    ]
    chosen = await g.ask_some(seat, "bonfire.discard", held, 0, len(held))
    for key in chosen:
        city.tokens[TOKENS.index(key.split(":")[1])] -= 1
    if chosen:
        g.tell("discarded", seat=f"seat:{seat}", number=len(chosen))


def pass_turn(g: G, seat: int) -> None:  # bonfire.ru.txt:686
    s = g.s
    value = countdown_value(s, seat)
    city = s.seats[seat]
    city.passed = True
    city.points += value
    g.tell("passed", seat=f"seat:{seat}", points=value)
    end_last_turn(g, seat)


def leave(g: G, seat: int) -> None:  # bonfire.ru.txt:395
    """Whoever can do nothing takes no more turns, and passes as soon as that is possible."""
    s = g.s
    if not s.seats[seat].out:
        s.seats[seat].out = True
        g.tell("out", seat=f"seat:{seat}")
    if countdown_value(s, seat):
        pass_turn(g, seat)
    else:
        end_last_turn(g, seat)


def end_last_turn(g: G, seat: int) -> None:
    """This seat will have no more turns; perhaps nobody has."""
    if idle(g.s):
        finish(g)
    else:
        end_turn(g, seat)


def end_turn(g: G, seat: int) -> None:  # bonfire.ru.txt:685
    """The first player sends the next countdown token round after each of his turns."""
    s = g.s
    if seat == s.first and s.counting:
        s.travelling = s.stack.pop(0)
        g.tell("countdown", value=s.travelling)
    begin_turn(g, (seat + 1) % len(s.seats))


def idle(s: State) -> bool:
    """Nobody will act any more: all have passed, or nobody can bring the countdown about."""
    return all(city.passed or (city.out and not s.counting) for city in s.seats)


def finish(g: G) -> None:  # bonfire.ru.txt:691
    s = g.s
    s.turn = -1
    s.result = final_result(s)
    for seat, score in enumerate(s.result.scores):
        g.tell("score", seat=f"seat:{seat}", score=score, parts=score_key(s.result.parts[seat]))
