"""A game's own options as one line of text: `Phoenix Palace: yes, Different clans: no`."""

from collections.abc import Mapping

from rules import GAMES
from tables.base.model import OptionValue

from ..layouts.kit import ENTRY
from ..layouts.suggestions import Suggestion, ranked
from ..presses.faults import Told
from ..words.texts import LANGUAGES, Texts

AND = ", "


def names(game: str, t: Texts) -> dict[str, tuple[str, OptionValue]]:
    """Return each option of the game with each of its values, under the words shown for the
    pair. Settings that follow a person from game to game are left out: nobody chooses those."""
    settings = {
        setting.id: setting
        for mode in GAMES[game].modes.values()
        for setting in mode.settings
        if not setting.record
    }
    return {
        f"{t.setting(game, id)}: {t.value(game, id, value)}": (id, value)
        for id, setting in settings.items()
        for value in setting.values
    }


def offered(game: str, typed: str, t: Texts) -> list[Suggestion]:
    """The line as it would be with one more option; each can be chosen once."""
    if game not in GAMES:
        return []
    *kept, last = (part.strip() for part in typed.split(AND.strip()))
    known = {name.casefold(): meant for name, meant in names(game, t).items()}
    if last.casefold() in known:
        kept, last = [*kept, last], ""
    settled = {known[part.casefold()][0] for part in kept if part.casefold() in known}
    lines = [AND.join(kept)] if kept and not last else []
    lines += [
        AND.join([*kept, name])
        for name, (id, _) in names(game, t).items()
        if id not in settled and last.casefold() in name.casefold()
    ]
    return ranked("", [(line, line) for line in lines if len(line) <= ENTRY])


def understood(game: str, typed: str, t: Texts) -> Mapping[str, OptionValue]:
    """The options that a line names, in any language."""
    known = {
        name.casefold(): meant
        for language in LANGUAGES
        for name, meant in names(game, Texts(language)).items()
    }
    parts = [part.strip() for part in typed.split(AND.strip()) if part.strip()]
    unknown = [part for part in parts if part.casefold() not in known]
    if unknown:
        possible = AND.join(names(game, t))
        raise Told(t("no-such-option", option=unknown[0], options=possible))
    return dict(known[part.casefold()] for part in parts)
