"""The puzzle of the week in its channel: the position that is posed, and how it was solved."""

from collections.abc import Sequence

from tables import Posed, SolvedPuzzle, Tables, ToldAnswer

from ..buttons import coaching
from ..layouts.kit import CALM, Layout, Style, button, card, rows, text
from ..words.drafted import turn_words
from ..words.gains import gain_words
from ..words.names import Names
from ..words.texts import Texts, escaped

TURN = 240  # characters for a turn in words
SHOWN = 8  # answers listed
NAMED = 12  # people listed with one answer


def posed(it: Posed, t: Texts) -> Layout:
    game = t.game(it.settings.game)
    about = t("puzzle-about", seats=it.settings.seats, at=f"<t:{it.until}:F>")
    solve = button(t("puzzle-solve"), coaching.puzzle(), Style.primary)
    return Layout(
        card(
            text(f"### {t('puzzle-title', game=game)}", about, f"-# {t('puzzle-names')}"),
            *rows([solve]),
            colour=CALM,
        )
    )


async def solved(it: SolvedPuzzle, tables: Tables, names: Names, t: Texts) -> Layout:
    """Return the original turn, the best line, and the answers with the most points."""
    seats = await names.of(it.table, t)
    best = f"**{gain_words(it.gained, t)}** {turn_words(it.best, seats, t, TURN)}"
    played = turn_words(it.played, seats, t, TURN)
    answers = [await answer(one, seats, tables, names, t) for one in it.answers[:SHOWN]]
    more = len(it.answers) - SHOWN
    rest = [t("puzzle-more", count=more)] if more > 0 else []
    title = t("puzzle-solved", game=t.game(it.posed.settings.game))
    return Layout(
        card(
            text(f"### {title}", t("puzzle-best", turn=best), t("puzzle-played", turn=played)),
            text(f"**{t('puzzle-answers')}**", *(answers or [t("puzzle-nobody")]), *rest),
            text(f"-# {t('puzzle-footing')}"),
            colour=CALM,
        )
    )


async def answer(
    it: ToldAnswer, seats: Sequence[str], tables: Tables, names: Names, t: Texts
) -> str:
    """Describe an answer, with the names of people who allow that and the number of the others."""
    known = [
        escaped(await names.name(person))
        for person in it.people
        if (await tables.house.profiles.of(person)).named
    ][:NAMED]
    others = len(it.people) - len(known)
    people = [*known, *([t("puzzle-people", count=others)] if others else [])]
    turn = turn_words(it.chosen, seats, t, TURN)
    return f"**{gain_words(it.gained, t)}** {turn} — {', '.join(people)}"
