"""Tom's turn, which follows each turn of the person (bonfire.ru.txt:723-731), and the end of the
game."""

from rules.core import Result, Rival

from ..gnomes import next_master
from ..parts import GNOMES, TOM_DECK
from ..registry import HANDICAPS, G, book
from ..scoring import score_key, score_parts
from ..state import LYING, NOBODY, State
from ..tasks import fulfils
from ..turn import begin_turn
from .cards import CARDS
from .side import RUNS, SIDE, score, send_novice, side

INSTEAD = 3  # points instead of a card's effect; bonfire.ru.txt:759
ON_WIN, ON_LOSS = 5, -2  # bonfire.ru.txt:775


@book.procedure
def tom_turn(g: G) -> None:  # bonfire.ru.txt:725
    """Turn up the next card of Tom's deck. If the deck is empty, shuffle the discarded cards first,
    which begins the next run."""
    tom = side(g.s)
    g.s.phase = "tom"
    if not tom.deck:
        tom.deck, tom.discard = tom.discard, []
        tom.run += 1
        g.shuffle("tom", tom.deck)
    card = g.draw("tom", tom.deck)
    tom.discard.append(card)
    g.tell("tom_card", seat=SIDE, card=f"tom_card:{card}")
    resource = turn_up(g) if TOM_DECK[card].turns_up else ""
    g.then(["tom_card", card, resource], ["tom_bonus"], ["tom_turn_over"])


def turn_up(g: G) -> str:  # bonfire.ru.txt:731
    """Discard the top master of the pile; return the resource that he costs."""
    master = next_master(g)
    g.s.master_discard.append(master)
    resource = GNOMES[master].cost
    g.tell("tom_master", gnome=f"gnome:{master}", resource=f"resource:{resource}")
    return resource


@book.procedure
async def tom_card(g: G, card: str, resource: str) -> None:
    """Carry out a card. If Tom has fulfilled its common task, give him points instead."""
    common, play = CARDS[card]
    if fulfils(side(g.s).city, common):  # bonfire.ru.txt:759
        g.tell("tom_instead", seat=SIDE, common=f"common:{common}")
        score(g, INSTEAD)
    elif not await play(g, resource):
        g.tell("tom_nothing", seat=SIDE)


@book.procedure
def tom_bonus(g: G) -> None:  # bonfire.ru.txt:757
    """Send a neutral novice to the High Council for each common task that Tom has fulfilled."""
    s = g.s
    for common in [common for common in s.waiting if fulfils(side(s).city, common)]:
        s.waiting.remove(common)
        g.tell("bonus", seat=SIDE, common=f"common:{common}")
        send_novice(g, LYING)


@book.procedure
def tom_turn_over(g: G) -> None:  # bonfire.ru.txt:767
    """Go on with the person's turn, or end the game after the last card of the last run."""
    tom = side(g.s)
    if tom.run == RUNS and not tom.deck:  # ruling: even in the middle of a countdown
        g.tell("tom_last_card", seat=SIDE)
        g.then(["settle_with_tom"])
    else:
        begin_turn(g, 0)


@book.procedure
def settle_with_tom(g: G) -> None:  # bonfire.ru.txt:769
    s = g.s
    s.turn = NOBODY
    s.result = result = against_tom(s)
    rival = result.rivals[0]
    g.tell("score", seat="seat:0", score=result.scores[0], parts=score_key(result.parts[0]))
    g.tell("score", seat=SIDE, score=rival.score, parts=score_key(rival.parts))
    if "handicap" in result.record:
        g.tell("handicap", handicap=result.record["handicap"])


def against_tom(s: State) -> Result:
    """Return the result of a game against Tom, who wins a tie (bonfire.ru.txt:771)."""
    tom = side(s)
    own, its = score_parts(s.seats[0]), score_parts(tom.city)
    lead = sum(own.values()) - sum(its.values())
    result = Result(
        [sum(own.values())],
        [[0]],
        [own],
        won=lead > 0,
        reason="tom-beaten" if lead > 0 else "tom-ahead" if lead < 0 else "tom-level",
        rivals=[Rival(SIDE, sum(its.values()), its)],
    )
    if tom.handicap is not None:
        result.level = str(tom.handicap)
        result.record = {"handicap": next_handicap(tom.handicap, lead)}
    return result


def next_handicap(handicap: int, lead: int) -> int:  # bonfire.ru.txt:775
    """Return the handicap of the person's next game. Ruling: a tie does not change it, though Tom
    wins a tie."""
    change = ON_WIN if lead > 0 else ON_LOSS if lead < 0 else 0
    return min(max(handicap + change, HANDICAPS[0]), HANDICAPS[-1])
