"""Events and revelations in words, with their effects."""

from collections.abc import Iterator

from render.kit.telling import fact
from render.ryozen.telling.words import some, word
from render.ryozen.words import effect, glyph_of, name, price_of, text, worth_of
from rules.ryozen.view import RyozenView


def events(view: RyozenView, language: str) -> Iterator[str]:
    for number, card in enumerate(view["events"], 1):
        title = word("event", language, number=number)
        if card["id"]:
            words = effect("events", card["id"], language)
            yield f"{title}: {name('events', card['id'], language)}. {words}"
        else:
            yield fact(title, text(language, "event-empty"))
    gone = [name("events", id, language) for id in view["event_discard"]]
    yield fact(word("discarded", language), *some(gone, language))


def revelations(view: RyozenView, language: str) -> Iterator[str]:
    for number, card in enumerate(view["revelations"], 1):
        title = word("revelation", language, number=number)
        words = revelation_words(card["id"], language) if card["id"] else word("none", language)
        yield f"{title}: {words}"
    gone = [name("revelations", id, language) for id in view["discard"]]
    yield fact(word("discarded", language), *some(gone, language))


def revelation_words(id: str, language: str) -> str:
    """Return a revelation's price, worth, glyph and effect."""
    told = word(
        "revelation-facts", language, price=price_of(id), worth=worth_of(id),
        glyph=name("glyphs", glyph_of(id), language),
    )  # fmt: skip
    return f"{name('revelations', id, language)} ({told}). {effect('revelations', id, language)}"
