"""A game's own options as one line of text: `Phoenix Palace: yes, Different clans: no`."""

from collections.abc import Mapping

from rules import GAMES
from tables.model import OptionValue

from .choices import Choice, ranked
from .faults import Told
from .pieces.kit import ENTRY
from .texts import LANGUAGES, Texts

AND = ", "


def names(game: str, t: Texts) -> dict[str, tuple[str, OptionValue]]:
    """What each option of the game is called with each of its values."""
    settings = {
        setting.id: setting for mode in GAMES[game].modes.values() for setting in mode.settings
    }
    return {
        f"{t.setting(game, id)}: {t.value(game, id, value)}": (id, value)
        for id, setting in settings.items()
        for value in setting.values
    }


def offered(game: str, typed: str, t: Texts) -> list[Choice]:
    """The line as it would be with one more option; each can be chosen once."""
    if game not in GAMES:
        return []
    *before, last = typed.split(AND.strip())
    kept = [part.strip() for part in before]
    known = {name.casefold(): meant for name, meant in names(game, t).items()}
    settled = {known[part.casefold()][0] for part in kept if part.casefold() in known}
    if last.strip().casefold() in known:
        kept.append(last.strip())
        settled.add(known[last.strip().casefold()][0])
        last = ""
    head = AND.join(kept)
    lines = [(head, head)] if kept and not last else []
    lines += [
        (AND.join([*kept, name]), AND.join([*kept, name]))
        for name, (id, _) in names(game, t).items()
        if id not in settled and last.strip().casefold() in name.casefold()
    ]
    return ranked("", [line for line in lines if len(line[1]) <= ENTRY])


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
