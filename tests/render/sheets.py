"""Contact sheets of all kinds of pictures, in the sizes in which messages show them:
python -m tests.render.sheets FOLDER [GAME | KIND ...]

Each row of a sheet is one picture on a desktop, on a large and on a small phone, unscaled. The
positions come from games that automas play, from a fixed seed, to their end."""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from render.bench_mixed import pointing
from render.kit.curves import Curve, Turn, chances_picture
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.game import GamePainter
from render.kit.look import Look
from render.kit.share import Course
from render.kit.shown import PHONES, PIXELS, shown_width
from render.kit.spread import Scored, Words, spread_picture
from render.painters import PAINTERS, colours
from rules import new_game
from rules.core import Choice, Event
from rules.core.modes import OptionValue
from rules.match import Automa

PEOPLE = {
    "en": ("Anna", "Boris", "Maximilian", "Darya", "Emil", "Fenja"),
    "ru": ("Анна", "Борис", "Максимилиан", "Дарья", "Эмиль", "Феня"),
}
LOOKS = (("ru", "dark"), ("en", "light"))
FEW, MANY = 4, 12  # options
AREA = 1_200_000  # most pixels of a sheet, so that viewers need not reduce it
GAP = 12
TABLE = (49, 51, 56)  # ground behind the pictures, as in a dark client
COURSE = Course(days=12, moves=143)
Row = Sequence[Picture]
Draw = Callable[[Look], Row]
Asked = tuple[Any, Choice, list[Option]]  # a view, the question, and its options with targets


SETTINGS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "ryozen": (4, {}),
    "bonfire": (4, {}),
    "ghost_stories": (4, {"difficulty": "initiation"}),
    "candelabria": (6, {}),
}
STORY: dict[str, OptionValue] = {"mode": "story", "deck": "unseen"}


@dataclass
class Played:
    """All that was seen of a game: public views, turns, events, and the questions."""

    game: str
    views: list[Any] = field(default_factory=list)
    own: list[Any] = field(default_factory=list)  # the first seat's views
    ends: list[int] = field(default_factory=list)  # positions at which a turn ended
    told: list[list[Event]] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    @property
    def late(self) -> int:
        return len(self.views) * 4 // 5


def played(game_id: str, seats: int, options: dict[str, OptionValue], seed: bytes) -> Played:
    game = new_game(game_id, seats=seats, options=options, seed=seed)
    chance, automas = Random(seed), [Automa("friendly") for _ in range(seats)]
    found = Played(game_id, [game.view(None)], [game.view(0)])
    while not game.over:
        choice = game.pending[0]
        if pointed := pointing(choice, "en"):
            found.asked.append((game.view(choice.seat), choice, pointed))
        events = game.answer(choice.seat, choice, automas[choice.seat](game, choice, chance))
        found.views.append(game.view(None))
        found.own.append(game.view(0))
        found.told.append(events)
        if all(other.seat != choice.seat for other in game.pending):
            found.ends.append(len(found.views) - 1)
    return found


def painter_of(game: str) -> GamePainter[Any, Any]:
    found = PAINTERS[game]
    assert isinstance(found, GamePainter)
    return found


def kinds(it: Played) -> Iterator[tuple[str, list[Draw]]]:
    """Yield each kind of picture with its examples."""
    paint, full, end = painter_of(it.game), it.views[it.late], it.views[-1]
    yield "ground", [lambda look: paint.boards(full, look)[:1]]
    yield "seats", [lambda look: paint.boards(full, look)[1:]]
    yield "panel", [lambda look: [paint.panel(it.own[it.late], 0, look)]]
    yield "few", [partial(question, paint, one) for one in questions(it, 2, FEW)]
    yield "many", [partial(question, paint, one) for one in questions(it, MANY, 99)]
    yield "turn", [partial(changes, paint, views) for views in turns(it)]
    yield (
        "decisions",
        [partial(changes, paint, it.views[at : at + 26]) for at in (60, it.late - 30)],
    )
    history = [it.views[n] for n in range(0, len(it.views), max(1, len(it.views) // 9))]
    yield (
        "result",
        [
            lambda look: [paint.results(end, look, history)],
            lambda look: [paint.results(end, look, history)],
            lambda look: [paint.results(end, look)],
        ],
    )
    yield "share", [lambda look: [paint.share(end, look, COURSE, history)]]
    yield "turned", [partial(turned, it.game, full)]
    yield "moments", [partial(scene, paint, it, at) for at in scenes(it)]
    yield "film", [partial(frame, paint, it, at) for at in it.ends[len(it.ends) // 2 :][:2]]
    yield "signs", [partial(signs, paint, full)]


def questions(it: Played, least: int, most: int) -> list[Asked]:
    """Return late questions with so many options, or else the longest, one for each sentence that
    asks."""
    least = min(least, max(len(one[2]) for one in it.asked))
    found = {one[1].point: one for one in it.asked if least <= len(one[2]) <= most}
    return list(found.values())[-4:]


def question(paint: GamePainter[Any, Any], one: Asked, look: Look) -> Row:
    view, choice, options = one
    return [paint.asked(view, look, options=options, player=choice.seat)]


def turns(it: Played) -> list[list[Any]]:
    spans = zip(it.ends, it.ends[1:], strict=False)
    found = [it.views[one : other + 1] for one, other in spans if other > it.late]
    return [span for span in found if PAINTERS[it.game].arrows_since(span)][:2]


def changes(paint: GamePainter[Any, Any], views: list[Any], look: Look) -> Row:
    return paint.close_ups(views, look)


def scenes(it: Played) -> list[int]:
    """Return the positions before which something decisive happened, each kind once."""
    paint, look = painter_of(it.game), Look("en", width=200)
    found = {}
    for at, told in enumerate(it.told, 1):
        decides = it.game != "candelabria" or any(event.id == "wins" for event in told)
        if decides and (pictures := paint.scenes(it.views[at], before(it, at), look)):
            found[pictures[0].name, len(told) > 6] = at
    return list(found.values())[-4:]


def before(it: Played, at: int) -> list[Event]:
    """Return the events of the last answers, in Candelabria of a whole battle."""
    first = at - 60 if it.game == "candelabria" else at - 1
    return [event for events in it.told[max(0, first) : at] for event in events]


def scene(paint: GamePainter[Any, Any], it: Played, at: int, look: Look) -> Row:
    return paint.scenes(it.views[at], before(it, at), look)[-1:]


def frame(paint: GamePainter[Any, Any], it: Played, at: int, look: Look) -> Row:
    start = max([end for end in it.ends if end < at], default=0)
    told = [event for events in it.told[start:at] for event in events]
    frames = paint.frames(it.views[at], look, it.views[start], told)
    return [stilled(image) for image in frames[:1]]


def stilled(image: Image.Image) -> Picture:
    data = io.BytesIO()
    image.convert("RGB").save(data, "WEBP", quality=80)
    return Picture(data.getvalue(), "frame.webp", "", *image.size)


def signs(paint: GamePainter[Any, Any], view: Any, look: Look) -> Row:
    return [paint.legend(picture.icons, look) for picture in paint.boards(view, look)[:2]]


def turned(game: str, view: Any, look: Look) -> Row:
    """Draw invented chances, which cross each other."""
    chance, marks = Random(3), PAINTERS[game].marks(view)
    alone = game == "ghost_stories"
    sides = ["Team" if look.language == "en" else "Команда"] if alone else look.people[: len(marks)]
    heights = [[1.0 / len(sides)] for _ in sides]
    for _ in range(40):
        for chain in heights:
            chain.append(max(0.02, chain[-1] + chance.uniform(-0.06, 0.065)))
    whole = [2.0 if alone else sum(step) for step in zip(*heights, strict=True)]
    curves = [
        Curve(-1 if alone else marks.get(n, -1), name,
              [(at / 40, min(1.0, chain[at] / whole[at])) for at in range(41)])
        for n, (name, chain) in enumerate(zip(sides, heights, strict=True))
    ]  # fmt: skip
    caption = "Chance to win" if look.language == "en" else "Шансы на победу"
    points = [Turn(0, 0.3), Turn(len(sides) - 1, 0.6), Turn(0, 0.85)]
    rounds = [(str(n), n / 8) for n in range(1, 8)]
    theme = colours(game, look.theme)
    return [chances_picture(caption, curves, points, rounds, look, theme)]


def day(game: str, look: Look) -> Row:
    chance = Random(game)
    scores = [Scored(round(chance.gauss(54, 14)), chance.random() > 0.4) for _ in range(40)]
    english = look.language == "en"
    words = Words(
        f"{game.title()}, 2026-11-19",
        *(("won", "lost", "you") if english else ("победа", "поражение", "вы")),
    )
    return [spread_picture([*scores, Scored(64, True, True)], words, look)]


def sized(picture: Picture) -> Image.Image:
    """Return the picture as a desktop and two phones show it."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        image = opened.convert("RGB")
    widths = [shown_width(*image.size), *(float(wide) for wide in sorted(PHONES, reverse=True))]
    shown = [
        image.resize(
            (round(wide), round(image.height * wide / image.width)), Image.Resampling.LANCZOS
        )
        for wide in widths
    ]
    desktop, *phones = shown
    if image.height > image.width:
        return beside(shown)
    return beside([desktop, below(phones)])


def beside(images: Sequence[Image.Image]) -> Image.Image:
    wide = sum(image.width + GAP for image in images) - GAP
    whole = Image.new("RGB", (wide, max(image.height for image in images)), TABLE)
    x = 0
    for image in images:
        whole.paste(image, (x, 0))
        x += image.width + GAP
    return whole


def below(images: Sequence[Image.Image]) -> Image.Image:
    tall = sum(image.height + GAP for image in images) - GAP
    whole = Image.new("RGB", (max(image.width for image in images), tall), TABLE)
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height + GAP
    return whole


def rows(draws: Sequence[Draw]) -> Iterator[Image.Image]:
    """Yield a row for each picture, in the looks in turn; a single example in all of them."""
    for number, draw in enumerate(draws):
        for language, theme in LOOKS if len(draws) == 1 else [LOOKS[number % len(LOOKS)]]:
            for picture in draw(Look(language, theme, PIXELS, PEOPLE[language])):
                yield sized(picture)


def sheets(lines: Sequence[Image.Image]) -> Iterator[Image.Image]:
    """Yield sheets with as many rows as have room."""
    page: list[Image.Image] = []
    for line in lines:
        whole = below([*page, line])
        if page and whole.width * whole.height > AREA:
            yield below(page)
            page = []
        page.append(line)
    if page:
        yield below(page)


def games(chosen: set[str]) -> Iterator[tuple[str, str, list[Draw]]]:
    for game, (seats, options) in SETTINGS.items():
        if chosen.isdisjoint(SETTINGS) or game in chosen:
            it = played(game, seats, options, b"sheets")
            yield from ((game, kind, draws) for kind, draws in kinds(it))
            if game == "ryozen":
                tale = played(game, 1, STORY, b"tale")
                paint, acts = painter_of(game), scenes(tale)
                yield game, "story", [partial(scene, paint, tale, at) for at in acts]
                yield game, "day", [partial(day, game)]


def main(folder: str, *chosen: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    wanted = set(chosen)
    for game, kind, draws in games(wanted):
        if kind in wanted or wanted <= set(SETTINGS):
            for number, sheet in enumerate(sheets(list(rows(draws))), 1):
                path = Path(folder) / f"{game}-{kind}-{number}.png"
                sheet.save(path)
                print(path, sheet.size, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
