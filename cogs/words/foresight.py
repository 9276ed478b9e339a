"""The effects of a draft, in words: the events, everybody's gains and losses, the part that is
still unknown, and the seats that act then."""

from collections.abc import Iterator, Mapping, Sequence

import locales
from render.painters import PAINTERS
from rules.core import Foresight

from . import story
from .prose import but_prose
from .texts import Texts

Held = Mapping[str, int | str]


def outlook(
    game: str, seen: Foresight, t: Texts, names: Sequence[str], *, whole: bool
) -> list[str]:
    """Return a draft's effects; ``whole``: nothing more is asked before confirming."""
    lines = [*happening(game, seen, t, names), *gains(game, seen, t, names)]
    lines += coming(game, seen, t, names) if whole else []
    return [f"- {line}" for line in lines]


def happening(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> list[str]:
    """Return the lines that the draft's events would have in the log, without prose."""
    return story.paragraphs(game, but_prose(game, seen.events), t.language, names)


def gains(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each seat whose goods change."""
    painter = PAINTERS.get(game)
    if painter is None:
        return
    before, after = (painter.holdings(view, t.language) for view in (seen.before, seen.after))
    for seat, (had, has) in enumerate(zip(before, after, strict=True)):
        if had != has:
            yield f"**{names[seat]}**: {' · '.join(differences(had, has))}"


def differences(had: Held, has: Held) -> Iterator[str]:
    """Yield each changed count with its gain or loss, and each changed place with the one
    before."""
    for name, now in has.items():
        before = had[name]
        if isinstance(now, int) and isinstance(before, int):
            if change := now - before:
                sign = "+" if change > 0 else "−"
                yield f"{name} {sign}{abs(change)} ({before} → {now})"
        elif now != before:
            yield f"{name}: {before} → {now}" if before else f"{name}: {now}"


def coming(game: str, seen: Foresight, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """Yield a line on the first thing that is still unknown, or else on the seats that are asked
    next. After something unknown nobody can know who is asked."""
    if seen.unknown:
        what = locales.text(t.language, f"{game}/game", f"unknown-{seen.unknown.replace(' ', '-')}")
        yield t("outlook-unknown", what=what)
    elif seen.asked:
        yield t("outlook-next", people=", ".join(names[seat] for seat in seen.asked))
