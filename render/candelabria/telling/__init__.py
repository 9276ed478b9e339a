"""The whole board of The Curse of Candelabria in words."""

from collections.abc import Iterator

from render.candelabria.telling import house, offers, realm, state
from render.candelabria.telling.words import word
from render.candelabria.words import called, text
from render.kit.look import Look
from render.kit.telling import Part, part
from rules.candelabria.seen import View


def told(view: View, look: Look, player: int | None = None) -> list[Part]:
    """Return the board part by part, the reader's House first."""
    return list(parts(view, look, player))


def parts(view: View, look: Look, player: int | None) -> Iterator[Part]:
    language = look.language
    yield part(word("state", language), state.lines(view, look))
    for one in sorted(view["houses"], key=lambda one: one["seat"] != player or player is None):
        yield part(
            f"{text(language, 'kind-house')}: {called(one, look)}", house.lines(one, language)
        )
    yield part(text(language, "region-map"), realm.lines(view, look))
    yield part(text(language, "region-curses"), offers.curses(view, look))
    yield part(text(language, "region-display"), offers.display(view, language))
    yield part(text(language, "region-market"), offers.market(view, language))
    if view["quests"] or view["secret_quests"]:
        yield part(text(language, "region-quests"), offers.quests(view, look))
