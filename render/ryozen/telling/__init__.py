"""The whole board of Ryozen in words."""

from collections.abc import Iterator

from render.kit.look import Look
from render.kit.telling import Part, part
from render.ryozen.rival import rival_alt, rival_rows
from render.ryozen.scene import called
from render.ryozen.telling import board, cards, kingdom, seat, state
from render.ryozen.telling.words import word
from render.ryozen.words import said, text
from rules.ryozen.view import RyozenView


def told(view: RyozenView, look: Look, player: int | None = None) -> list[Part]:
    """Return the board part by part, the reader's things first."""
    return list(parts(view, look, player))


def parts(view: RyozenView, look: Look, player: int | None) -> Iterator[Part]:
    language = look.language
    names = [called(one, view, look) for one in view["players"]]
    yield part(word("state", language), state.lines(view, names, language))
    for one in sorted(view["players"], key=lambda one: one["seat"] != player):
        title = word("seat-of", language, name=names[one["player"]])
        yield part(title, seat.lines(view, one, language))
    yield part(word("kingdom", language), kingdom.sectors(view, names, language))
    yield part(word("palace", language), kingdom.palace(view, names, language))
    yield part(text(language, "villages"), board.villages(view, names, language))
    yield part(text(language, "clan-house"), board.clan_house(view, names, language))
    yield part(text(language, "events"), cards.events(view, language))
    yield part(text(language, "revelations"), cards.revelations(view, language))
    if "enemy" in view:
        rows = rival_alt(rival_rows(view, language))
        yield part(said(view["enemy"]["rival"], language), [*rows, *state.enemy(view, language)])
