"""Su-Ling: centre stones of the ghost on her space have no effect (white-moon:60-98)."""

from ..names import SPACE, last
from ..parts import DATA, GHOSTS, SPACES
from ..powers import in_play
from ..registry import G, book
from ..state import State, decider


def held(s: State) -> bool:
    """Tell if the Wailing Mermaid keeps Su-Ling away."""  # white-moon:367
    return in_play(s, "SULING_OFF") > 0


def goals(s: State) -> list[str]:
    """Return the spaces where Su-Ling may be placed."""  # white-moon:76, 84
    return [
        SPACE[space]
        for space in SPACES
        if space != s.moon.su_ling
        and not (space in s.ghosts and GHOSTS[s.ghosts[space].id].incarnation)
    ]


@book.procedure
async def su_ling(g: G) -> None:
    """Let the players place Su-Ling at the end of a turn in which something sad happened."""
    # ruling: base 14, Su-Ling comes last
    s = g.s
    moon = s.moon
    if not moon.sad or moon.placed or held(s):
        return
    chosen = await g.may(decider(s), "ghost_stories.su_ling", goals(s))
    if chosen is None:
        return
    moon.su_ling, moon.placed = last(chosen), True
    g.tell("su-ling", space=chosen)
    corner = DATA.space[last(chosen)].receptacle
    if corner and corner not in moon.receptacles and moon.bank:
        g.then(["su_ling_crystal", corner])


@book.procedure
async def su_ling_crystal(g: G, corner: str) -> None:  # white-moon:96
    """Let the players fill the receptacle beside Su-Ling with a crystal from the bank."""
    if await g.may(decider(g.s), "ghost_stories.fill", [f"receptacle:{corner}"]):
        g.s.moon.bank -= 1
        g.s.moon.receptacles.append(corner)
        g.tell("filled", receptacle=f"receptacle:{corner}")


def driven_away(g: G, space: str) -> None:  # white-moon:84, 367-369
    """Send Su-Ling away if an incarnation comes to her space, until something sad happens again.
    The Wailing Mermaid sends her away wherever she is."""
    s = g.s
    stones = GHOSTS[s.ghosts[space].id]
    if "SULING_OFF" in stones.left:
        s.moon.su_ling = ""
    elif stones.incarnation and s.moon.su_ling == space:
        s.moon.su_ling, s.moon.sad = "", False
        g.tell("su-ling-gone")
