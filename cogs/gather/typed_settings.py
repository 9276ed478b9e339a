"""A game's own options as one line of text: `Phoenix Palace: yes, Different clans: no`."""

from collections.abc import Collection, Mapping, Sequence

from rules import GAMES
from rules.core import Mode
from tables.base.model import OptionValue

from ..layouts.kit import ENTRY
from ..layouts.suggestions import Suggestion, ranked
from ..presses.faults import Told
from ..words.texts import LANGUAGES, Texts

AND = ", "
Meant = tuple[str, OptionValue]


def possible(
    game: str, chosen: Collection[str], mode: str | None = None, seats: int | None = None
) -> list[Mode]:
    """Return the modes that have all these options and fit the other choices."""
    return [
        it
        for it in GAMES[game].modes.values()
        if mode in (None, it.id)
        and (seats is None or seats in it.seats)
        and set(chosen) <= {setting.id for setting in it.settings if not setting.record}
    ]


def names(game: str, modes: Sequence[Mode], t: Texts) -> dict[str, Meant]:
    """Return each option of these modes with each of its values, by the words shown for both.
    Settings that follow a person from game to game are left out: nobody chooses those."""
    settings = {
        setting.id: setting for mode in modes for setting in mode.settings if not setting.record
    }
    return {
        f"{t.setting(game, id)}: {t.value(game, id, value)}": (id, value)
        for id, setting in settings.items()
        for value in setting.values
    }


def split_off(typed: str, known: Collection[str]) -> tuple[list[str], str]:
    """Return the options at the beginning of a line, with or without commas between them, and the
    rest."""
    found, left = list[str](), typed.strip(" ,")
    while True:
        begun = [it for it in known if left.casefold().startswith(it.casefold())]
        whole = [it for it in begun if left[len(it) : len(it) + 1] in ("", " ", ",")]
        if not whole:
            return found, left
        longest = max(whole, key=len)
        found.append(longest)
        left = left[len(longest) :].strip(" ,")


def offered(
    game: str, typed: str, t: Texts, mode: str | None = None, seats: int | None = None
) -> list[Suggestion]:
    """Return lines with one more option that fits the others; each can be chosen once."""
    if game not in GAMES:
        return []
    mode = mode if mode in GAMES[game].modes else None
    known = names(game, possible(game, (), mode, seats), t)
    kept, last = split_off(typed, known)
    settled = {known[part][0] for part in kept}
    lines = [AND.join(kept)] if kept and not last else []
    lines += [
        AND.join([*kept, name])
        for name, (id, _) in names(game, possible(game, settled, mode, seats), t).items()
        if id not in settled and last.casefold() in name.casefold()
    ]
    return ranked("", [(line, line) for line in lines if len(line) <= ENTRY])


def understood(
    game: str, typed: str, t: Texts, mode: str | None = None, seats: int | None = None
) -> dict[str, OptionValue]:
    """Return the options that a line names, in any language. Raise Told for those that are
    unknown, or do not go with each other, the mode or the number of seats."""
    every = list(GAMES[game].modes.values())
    known = dict[str, Meant]()
    for language in LANGUAGES:
        known |= names(game, every, Texts(language))
    kept, left = split_off(typed, known)
    if left:
        there = names(game, possible(game, (), mode), t)
        raise Told(t("no-such-option", option=left, options=AND.join(there)))
    chosen = dict(known[part] for part in kept)
    fitting = possible(game, chosen, mode)
    if not fitting:
        for part in kept:
            if not possible(game, [known[part][0]], mode):
                raise Told(
                    t("option-elsewhere", option=part, modes=modes_with(game, part, known, t))
                )
        raise Told(t("options-apart", options=AND.join(kept)))
    if not possible(game, chosen, mode, seats):
        numbers = sorted({number for it in fitting for number in it.seats})
        told = AND.join(map(str, numbers))
        raise Told(t("no-such-seats", game=t.game(game), seats=told))
    return chosen


def modes_with(game: str, part: str, known: Mapping[str, Meant], t: Texts) -> str:
    """Name the modes that have an option."""
    modes = possible(game, [known[part][0]])
    return AND.join(t.mode(game, it.id) for it in modes)
