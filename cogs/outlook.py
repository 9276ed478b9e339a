"""What a draft would bring, in words: what happens, what everybody gains and loses, what nobody
can know yet, and who acts then."""

from collections.abc import Iterator, Sequence

import locales
from render.painters import PAINTERS
from rules import GAMES
from rules.core import Foresight

from .texts import Texts

Held = dict[str, int]


def outlook(
    game: str, seen: Foresight, t: Texts, names: Sequence[str], *, whole: bool
) -> list[str]:
    """``whole``: nothing more is asked before the draft is confirmed."""
    lines = [*happening(game, seen, t, names), *gains(game, seen, t, names)]
    lines += coming(game, seen, t, names) if whole else []
    return [f"- {line}" for line in lines]


def happening(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> list[str]:
    """The lines that the log would get."""
    speaker = GAMES[game].speaker(t.language, names)
    return [speaker.say(event.words) for event in seen.events if event.id != "forced"]


def gains(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """A line for each seat that would have more or less of something."""
    painter = PAINTERS.get(game)
    if painter is None:
        return
    before, after = (painter.holdings(view, t.language) for view in (seen.before, seen.after))
    for seat, (had, has) in enumerate(zip(before, after, strict=True)):
        if had != has:
            yield f"**{names[seat]}**: {' · '.join(differences(had, has))}"


def differences(had: Held, has: Held) -> Iterator[str]:
    for name, number in has.items():
        if change := number - had[name]:
            sign = "+" if change > 0 else "−"
            yield f"{name} {sign}{abs(change)} ({had[name]} → {number})"


def coming(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """What is still open, and who acts then."""
    people = ", ".join(names[seat] for seat in seen.asked)
    if seen.unknown:
        what = locales.text(t.language, game, f"unknown-{seen.unknown.replace(' ', '-')}")
        yield t("outlook-unknown", what=what)
    if people:
        yield t("outlook-next-perhaps" if seen.unknown else "outlook-next", people=people)
