"""Every picture of a game, made from the game's own drawings and words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from PIL import Image

import locales
from render.kit.alt import alt_text
from render.kit.canvas import Canvas
from render.kit.cards import look_up
from render.kit.changes import Arrow, draw_arrows, window_of
from render.kit.close_ups import MOST, CloseUp, draw_close_ups, windows_for, windows_told
from render.kit.cover import cover_picture
from render.kit.encode import QUALITIES, Picture, of_a_turn, still
from render.kit.films import FRAME_WIDTH, Film, Held
from render.kit.focus import Option, mark_options, places_of, regions_for
from render.kit.geometry import Box
from render.kit.given import CHANGED_WIDTH, Given, S, V
from render.kit.legend import Meaning, Sign, legend_picture, sign_of
from render.kit.look import Look
from render.kit.moments import Moment, staged
from render.kit.painter import Told
from render.kit.results import ResultCard, ResultRow, result_picture
from render.kit.share import WIDTH as SHARED
from render.kit.share import Course, share_picture
from render.kit.sheets import Entry, draw_sheet, entries_alt, narrowed
from render.kit.tweens import Staged, filmed


class Shown(NamedTuple):
    """A part of the whole board: its file's name, its window, and its words."""

    name: str
    window: Box
    words: str


class GamePainter(Given[V, S]):
    """Implements `Painter` for any game, with the drawings and words that the game gives."""

    def board(
        self,
        view: V,
        look: Look,
        *,
        region: str | None = None,
        options: Sequence[Option] = (),
        arrows: Sequence[Arrow] = (),
        player: int | None = None,
    ) -> Picture:
        """Draw the board or one region of it.

        Without a region: the ground, or a window below it if the arrows end only there. With
        options, which may lie anywhere: the whole board. `region` may be "auto": the best one that
        shows every option."""
        scene, options = self.scene(view, look), self.own(options, player)
        if region == "auto":
            found = self.best(scene, look, options, player)
            if isinstance(found, Picture):
                return found
            region = found
        if region or options:
            canvas = self.draw_region(scene, look, region, options, player)
        else:
            canvas = self.draw_changed(scene, look, arrows, player)
        self.mark(canvas, scene, region, options, arrows)
        words = self.words_of(scene, look, region, options, player)
        name = f"{self.file}-{tidy(region or 'board')}"
        return still(canvas, name, words, finest=QUALITIES[0] if region else self.quality)

    def best(
        self, scene: S, look: Look, options: Sequence[Option], player: int | None
    ) -> str | Picture | None:
        """Return the region or the picture that shows all that can be chosen; None: the board."""
        return self.region_for(scene, look, options, player) or self.combined(
            scene, look, options, player
        )

    def combined(
        self, scene: S, look: Look, options: Sequence[Option], player: int | None
    ) -> Picture | None:
        """Return a picture of several windows where no region shows all that can be chosen."""
        return None

    def draw_changed(
        self, scene: S, look: Look, arrows: Sequence[Arrow], player: int | None
    ) -> Canvas:
        """Draw the first window that shows any of the events."""
        return window_of(
            arrows,
            lambda part: self.draw_board(scene, look, part, player),
            (self.ground, *self.lower(scene)),
        )

    def mark(
        self,
        canvas: Canvas,
        scene: S,
        region: str | None,
        options: Sequence[Option],
        arrows: Sequence[Arrow],
    ) -> None:
        """Draw arrows and numbers over the picture."""
        draw_arrows(canvas, arrows)
        mark_options(canvas, options)

    def boards(self, view: V, look: Look, player: int | None = None) -> list[Picture]:
        """Draw the whole board in as many pictures as make it readable in a message."""
        scene = self.scene(view, look)
        drawn = [
            (self.draw_board(scene, look, part.window, player), f"{self.file}-{part.name}",
             part.words)
            for part in self.parts(scene, look, player)
        ]  # fmt: skip
        return of_a_turn(drawn, self.quality)

    def parts(self, scene: S, look: Look, player: int | None) -> Iterator[Shown]:
        """Yield the ground, and the seats below it in one picture or two."""
        yield Shown("board", self.ground, self.ground_alt(scene, look, player))
        told, offers = self.seats_told(scene, look), self.offers_told(scene, look)
        windows = self.lower(scene)
        for name, window in zip(("seats", "offers"), windows, strict=False):
            if len(windows) == 1:
                yield Shown(name, window, alt_text([*told, *offers]))
            else:
                yield Shown(name, window, alt_text(told if name == "seats" else offers))

    def panel(self, view: V, player: int, look: Look, *, options: Sequence[Option] = ()) -> Picture:
        """Draw one seat's things, large."""
        scene, options = self.scene(view, look), self.own(options, player)
        canvas = self.draw_region(scene, look, "panel", options, player)
        mark_options(canvas, options)
        words = self.words_of(scene, look, "panel", options, player)
        return still(canvas, f"{self.file}-seat", words)

    def asked(self, view: V, look: Look, *, options: Sequence[Option], player: int) -> Picture:
        """Draw the picture that best shows everything to choose for a question."""
        scene, own = self.scene(view, look), self.own(options, player)
        found = self.best(scene, look, own, player) if options else "panel"
        if isinstance(found, Picture):
            return found
        if found == "panel":
            return self.panel(view, player, look, options=options)
        return self.board(view, look, region=found, options=options, player=player)

    def close_ups(
        self, views: Sequence[V], look: Look, player: int | None = None, most: int = MOST
    ) -> list[Picture]:
        """Draw the last view with arrows for the events, as large as shows them all."""
        scene, arrows = self.scene(views[-1], look), self.arrows_since(views)
        whole = self.draw_board(scene, look.unpainted())
        parts = self.changed(scene, whole, arrows, most)
        if not parts:
            windows = (self.ground, *self.lower(scene))
            parts = windows_told(whole.places, arrows, windows, most)
        if len(parts) < 2 and not any(part.window != self.ground for part in parts):
            return [self.board(views[-1], look, arrows=arrows, player=player)]
        near = look.within(CHANGED_WIDTH)
        return draw_close_ups(
            lambda window: self.draw_board(scene, near, window),
            parts,
            f"{self.file}-changes",
            self.board_alt(scene, look, player),
            self.plates(scene),
        )

    def changed(
        self, scene: S, whole: Canvas, arrows: Sequence[Arrow], most: int
    ) -> Sequence[CloseUp]:
        """Return at most ``most`` windows of the whole board that together show all changes; none
        if that is impossible."""
        return windows_for(whole.places, arrows, self.close_windows(scene), whole.view, most)

    def close_windows(self, scene: S) -> Sequence[Box]:
        """Return the windows that close-ups are chosen from."""
        return [*self.windows_of(scene).values(), self.ground]

    def plates(self, scene: S) -> Sequence[Box]:
        """Return the boxes that a close-up must show whole or leave out."""
        return ()

    def regions(self, language: str, view: V | None = None) -> dict[str, str]:
        """Return the regions that `board` can show, each with its name."""
        names = [*self.windows, *(sheet for sheet in self.sheets if sheet not in self.narrowed)]
        return {name: self.text(language, f"region-{tidy(name)}") for name in names}

    def region_for(
        self, scene: S, look: Look, options: Sequence[Option], player: int | None
    ) -> str | None:
        """Return the best region that shows everything that can be chosen; None: the whole
        board."""
        small, wanted = look.unpainted(), places_of(options)
        for region in regions_for(self.shown_on, options):
            if self.shows(self.draw_region(scene, small, region, options, player), wanted):
                return region
        return None

    def shows(self, canvas: Canvas, wanted: set[str]) -> bool:
        """Tell if a region shows enough of all that can be chosen."""
        return canvas.sees_all(wanted)

    def draw_region(
        self,
        scene: S,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> Canvas:
        """Draw the board, a window of it, a seat's things, or a sheet for things that need
        words."""
        if region is None:
            return self.draw_board(scene, look, None, player)
        if region in self.panels:
            return self.draw_panel(scene, self.whose(scene, player), look, self.panels[region])
        if region in self.sheets:
            entries = self.listed(scene, look, region, options, player)
            title = self.title_of(region, entries, look.language)
            return draw_sheet(title, entries, look, self.palette(look))
        window = self.windows_of(scene)[region]
        return self.draw_board(scene, self.near(look, window), window, player)

    def listed(
        self, scene: S, look: Look, sheet: str, options: Sequence[Option], player: int | None
    ) -> Sequence[Entry]:
        entries = self.entries_of(scene, look, sheet, player)
        return narrowed(entries, options) if sheet in self.narrowed else entries

    def words_of(
        self,
        scene: S,
        look: Look,
        region: str | None,
        options: Sequence[Option],
        player: int | None,
    ) -> str:
        """Return the words of a region: first the options, then the things in it."""
        if region is None:
            told = self.board_alt(scene, look, player)
        elif region in self.sheets:
            entries = self.listed(scene, look, region, options, player)
            told = entries_alt(self.title_of(region, entries, look.language), entries)
        elif region in self.panels:
            told = self.panel_alt(scene, self.whose(scene, player), look)
        else:
            told = self.region_alt(scene, look, region, player)
        return alt_text([self.options_told(options, look.language), told])

    def lookup(self, key: str, look: Look) -> Picture:
        """Draw the look-up card of one of the keys."""
        return look_up(f"{self.file}-{tidy(key)}", self.face(key, look), self.palette(look), look)

    def results(self, view: V, look: Look, history: Sequence[V] = ()) -> Picture:
        """Draw the end: the winner, the sources of points, and the game's course."""
        ground = self.draw_common(view, look.within(FRAME_WIDTH)).image
        card = self.result_card(view, look, history, ground)
        told = self.result_told(card, view, look, history)
        return result_picture(f"{self.file}-results", card, self.palette(look), look, told)

    def share(self, view: V, look: Look, course: Course, history: Sequence[V] = ()) -> Picture:
        """Draw the end at a glance, for those who were not there."""
        ground = self.draw_common(view, replace(look, width=SHARED)).image
        card = self.result_card(view, look, history, ground)
        return share_picture(f"{self.file}-share", card, course, self.palette(look), look)

    def result_told(self, card: ResultCard, view: V, look: Look, history: Sequence[V]) -> list[str]:
        """Return each side's rank and points in words."""
        return [self.place_told(row, look.language) for row in card.rows]

    def place_told(self, row: ResultRow, language: str) -> str:
        if not row.rank:
            return self.text(language, "alt-side", name=row.name, total=row.total)
        return self.text(language, "alt-rank", rank=row.rank, name=row.name, total=row.total)

    def cover(self, look: Look) -> Picture | None:
        """Draw the cover; None for a game that has none."""
        if self.scenery is None:
            return None
        title = self.text(look.language, "game")
        return cover_picture(self.file, title, self.scenery, self.palette(look))

    def moments(self, view: V, events: Sequence[Told], look: Look) -> Sequence[Moment]:
        """Return the decisive events, each with its stage."""
        return ()

    def scenes(self, view: V, events: Sequence[Told], look: Look) -> list[Picture]:
        """Draw the decisive events, a picture for each scene; none if there are no such events.
        Illustrations come first: they begin what is read now."""
        scenes = sorted(self.staged(view, events, look), key=lambda it: not it.illustrates)
        return [filmed(it, look) for it in scenes]

    def illustrations(self, view: V, events: Sequence[Told], look: Look) -> list[Picture]:
        """Draw the illustrations of the story that these events tell; none if they tell none."""
        found = self.staged(view, events, look)
        return [filmed(it, look) for it in found if it.illustrates]

    def staged(self, view: V, events: Sequence[Told], look: Look) -> Sequence[Staged]:
        """Return the scenes of these events: one with all moments, then each illustration."""
        found, palette = self.moments(view, events, look), self.palette(look)
        together = [moment for moment in found if not moment.illustration]
        alone = [moment for moment in found if moment.illustration]
        return [
            *([staged(self.file, together, palette, look)] if together else []),
            *(staged(f"{self.file}-{it.kind}-{n}", [it], palette, look)
              for n, it in enumerate(alone, 1)),
        ]  # fmt: skip

    # ---- signs

    def signs(self, icons: Sequence[str], look: Look) -> list[Sign]:
        """Return the meanings of these icons, each once; adornments have none."""
        known, found = self.meanings(look.language), dict[str, Sign]()
        for icon in icons:
            key = self.aliases.get(icon, icon)
            told = self.own_sign(key, look.language) or sign_of(key, known)
            if told:
                found.setdefault(told.told, told._replace(icon=icon))
        return list(found.values())

    def own_sign(self, icon: str, language: str) -> Sign | None:
        """Return the words of an icon that is no component."""
        id = f"sign-{icon}"
        said = id in locales.ids(f"{self.game}/pictures")
        return Sign(icon, self.text(language, id)) if said else None

    def legend(self, icons: Sequence[str], look: Look) -> Picture:
        """Draw the meanings of these icons."""
        title = locales.text(look.language, "core", "signs-title")
        return legend_picture(self.file, title, self.signs(icons, look), self.palette(look), look)

    @cached_property
    def all_meanings(self) -> dict[str, dict[str, list[Meaning]]]:
        """Return the meanings asked for so far, by language."""
        return {}

    def meanings(self, language: str) -> dict[str, list[Meaning]]:
        """Return the key to look up for each icon."""
        if language not in self.all_meanings:
            found: dict[str, list[Meaning]] = {}
            for key in self.known_keys():
                face = self.face(key, Look(language))
                meaning = Meaning(key, face.title, face.kind, face.words)
                found.setdefault(face.icon, []).append(meaning)
            self.all_meanings[language] = found
        return self.all_meanings[language]

    # ---- moving pictures

    def draw_common(self, view: V, look: Look) -> Canvas:
        """Draw the ground, which is all that a film shows."""
        return self.draw_board(self.scene(view, look), look, self.ground)

    def film_moment(self, view: V, language: str) -> str:
        """Return in words how far the game has come, short enough for the strip of a film."""
        return self.moment(view, language)

    def film_holdings(self, view: V, language: str) -> Sequence[Held]:
        return self.holdings(view, language)

    def replay_told(self, views: Sequence[V], look: Look) -> str:
        title = self.text(look.language, "alt-replay", count=len(views))
        return f"{title} {self.board_alt(self.scene(views[-1], look), look, None)}"

    @cached_property
    def film(self) -> Film:
        return Film(
            self.file,
            self.draw_common,
            self.arrows_since,
            self.film_moment,
            self.film_holdings,
            self.mover_of,
            self.replay_told,
            self.staged,
            self.headlines,
            self.dated,
        )

    def frame(self, view: V, look: Look, before: V | None = None) -> Image.Image:
        """Draw a replay's picture, not yet encoded."""
        return self.film.frame(view, look, before)

    def frames(
        self, view: V, look: Look, before: V, events: Sequence[Told]
    ) -> Sequence[Image.Image]:
        """Draw a replay's pictures of a turn: the board, then the scenes that these events tell."""
        return self.film.frames(view, look, before, events)

    def replay(self, views: Sequence[V], look: Look, frames: Sequence[Image.Image] = ()) -> Picture:
        """Return the moving picture of these views, made from these frames if they are drawn
        already."""
        return self.film.replay(views, look, frames)


def tidy(key: str) -> str:
    """Return a key as part of a file's name."""
    return key.replace(":", "-").replace("_", "-")
