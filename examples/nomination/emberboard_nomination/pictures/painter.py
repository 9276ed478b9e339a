"""Draws the table: a plate with a card for each seat, and below them the reader's hand."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import ClassVar

import locales
from render.kit.alt import alt_text
from render.kit.canvas import Canvas, on_layer
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.films import Mover
from render.kit.fonts import Face
from render.kit.game import GamePainter
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.markers import seat_marker
from render.kit.telling import Part
from render.kit.text import Style

from ..cards import DECK
from ..state import UNSAID
from ..view import SeatSeen, View
from .cards import TALL, WIDE, draw_card, draw_suit

WIDTH, HEIGHT = 1200, 800
HEAD = Box(28, 16, WIDTH - 56, 92)
PLATES = Box(20, 118, WIDTH - 40, 400)
HAND = Box(20, 552, WIDTH - 40, 236)
CARD = 132.0  # the width of the largest card
MOMENT = Style(Face.TITLE, 52, 40)
NAME = Style(Face.SERIF, 46, 36)
SAID = Style(Face.NUMBER, 54, 40)
POINTS = Style(Face.BOLD, 40, 36)
SHOWN = {"11", "12", "13", "14"}  # ranks that have letters


class NominationPainter(GamePainter[View, View]):
    game = "nomination"
    ground: ClassVar[Box] = Box(0, 0, WIDTH, HEIGHT)

    def text(self, language: str, message: str, **args: str | int) -> str:
        return locales.text(language, "nomination/pictures", message, **args)

    # ---- the table

    def draw_board(
        self, scene: View, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        theme = self.palette(look)
        canvas = on_layer("nomination", window or self.ground, look.width, theme, draw_cloth)
        words = self.moment(scene, look.language)
        if scene["trump"]:
            words = self.text(look.language, "head", moment=words)
        room = HEAD.left(HEAD.w - (190 if scene["trump"] else 0))
        canvas.write(words, room, MOMENT, theme["on_cloth"], "left")
        letters = self.letters(look.language)
        if suit := scene["trump"].partition(":")[0]:
            draw_card(canvas, scene["trump"], card_in(Box(WIDTH - 100, 8, 72, 104)), letters)
            ink = theme["on_cloth"]
            draw_suit(canvas, suit, Box(WIDTH - 186, 28, 68, 68), ink)
        count = len(scene["seats"])
        for seat, plate in enumerate(PLATES.columns(count, 14)):
            self.draw_seat(canvas, scene, seat, plate, look)
        if "hand" in scene:
            self.draw_hand(canvas, scene, look.language)
        elif scene["trick"]:
            self.draw_last(canvas, scene, look.language)
        return canvas

    def letters(self, language: str) -> dict[str, str]:
        return {rank: self.text(language, f"letter-{rank}") for rank in SHOWN}

    def draw_seat(self, canvas: Canvas, view: View, seat: int, plate: Box, look: Look) -> None:
        """Draw a seat: its name, tricks named and taken, points, and the card it has played."""
        theme, seen = canvas.theme, view["seats"][seat]
        edge = "accent" if seat == view["turn"] else "line"
        canvas.panel(canvas.place(f"seat:{seat}", plate), "board", edge, 18, 4)
        inner = plate.inset(10)
        seat_marker(canvas, seat, Box(inner.x, inner.y + 4, 52, 52))
        name = inner.top(60).beside(60)
        canvas.write(self.called(view, seat, look), name, NAME, theme["ink"], "left")
        said = self.said_and_taken(seen)
        canvas.write(said, inner.below(64).top(56), SAID, theme["accent"])
        points = self.text(look.language, "points", points=seen["points"])
        canvas.write(points, inner.below(120).top(48), POINTS, theme["ink_soft"])
        for it in view["trick"] or view["last"]:
            if it["seat"] == seat:
                lying = card_in(inner.below(174))
                draw_card(canvas, it["card"], lying, self.letters(look.language))
                canvas.place(f"played:{seat}", lying)

    def said_and_taken(self, seen: SeatSeen) -> str:
        return f"{seen['taken']} / {'?' if seen['named'] == UNSAID else seen['named']}"

    def draw_hand(self, canvas: Canvas, view: View, language: str) -> None:
        hand = view.get("hand", [])
        wide = min(CARD, (HAND.w - 12 * (len(hand) - 1)) / max(1, len(hand)))
        left = HAND.x + (HAND.w - len(hand) * (wide + 12) + 12) / 2
        for number, card in enumerate(hand):
            box = card_in(Box(left + number * (wide + 12), HAND.y + 16, wide, HAND.h - 24))
            draw_card(canvas, card, box, self.letters(language))
            canvas.place(f"card:{card}", box)

    def draw_last(self, canvas: Canvas, view: View, language: str) -> None:
        """Draw the previous trick in the place of a hand, for readers without one."""
        cells = HAND.columns(len(view["seats"]), 14)
        for it in view["last"]:
            cell = cells[it["seat"]]
            seat_marker(canvas, it["seat"], Box(cell.x + 8, cell.y + 84, 52, 52))
            draw_card(canvas, it["card"], card_in(cell.inset(20)), self.letters(language))

    # ---- words

    def moment(self, view: View, language: str) -> str:
        if view["result"]:
            return self.text(language, "moment-end")
        return self.text(language, "moment", round=view["round"], rounds=view["rounds"])

    def card(self, card: str, language: str) -> str:
        suit, _, rank = card.partition(":")
        return locales.text(language, "nomination/game", "card", suit=suit, rank=int(rank))

    def board_alt(self, scene: View, look: Look, player: int | None, /) -> str:
        return alt_text(self.lines(scene, look))

    def lines(self, view: View, look: Look) -> list[str]:
        language, say = look.language, partial(self.text, look.language)
        lines = [f"{self.moment(view, language)}."]
        if view["trump"]:
            lines.append(say("alt-trump", card=self.card(view["trump"], language)))
        if hand := view.get("hand"):
            cards = ", ".join(self.card(card, language) for card in hand)
            lines.append(say("alt-hand", cards=cards))
        for message, cards_lying in (("alt-trick", view["trick"]), ("alt-last", view["last"])):
            told = [
                f"{self.called(view, it['seat'], look)} — {self.card(it['card'], language)}"
                for it in cards_lying
            ]
            if told:
                lines.append(say(message, cards=", ".join(told)))
        return [*lines, *(self.seat_alt(view, seat, look) for seat in range(len(view["seats"])))]

    def seat_alt(self, view: View, seat: int, look: Look) -> str:
        seen = view["seats"][seat]
        return self.text(
            look.language, "alt-seat", name=self.called(view, seat, look), named=seen["named"],
            taken=seen["taken"], points=seen["points"], cards=seen["cards"],
        )  # fmt: skip

    def told(self, view: View, look: Look, player: int | None = None) -> list[Part]:
        return [Part(self.text(look.language, "game"), self.lines(view, look))]

    def holdings(self, view: View, language: str) -> Sequence[Mapping[str, int | str]]:
        return [
            {
                self.text(language, "held-taken"): seen["taken"],
                self.text(language, "held-points"): seen["points"],
            }
            for seen in view["seats"]
        ]

    def marks(self, view: View) -> Mapping[int, int]:
        return {seat: seat for seat in range(len(view["seats"]))}

    def points(self, view: View, seat: int) -> int | None:
        return view["seats"][seat]["points"]

    def mover_of(self, view: View, look: Look) -> Mover | None:
        seat = view["turn"]
        return Mover(seat, seat, self.called(view, seat, look)) if seat >= 0 else None

    def arrows_since(self, views: Sequence[View]) -> list[Arrow]:
        """Return an arrow for each card that was played."""
        laid = [
            it["seat"]
            for old, new in pairwise(views)
            for it in (new["trick"] or new["last"])
            if it not in (old["trick"] or old["last"])
        ]
        return [
            Arrow(number, f"seat:{seat}", f"played:{seat}", seat)
            for number, seat in enumerate(dict.fromkeys(laid), 1)
        ]

    # ---- cards to look up

    def known_keys(self) -> list[str]:
        return [f"card:{card}" for card in DECK]

    def face(self, key: str, look: Look) -> CardFace:
        card = key.removeprefix("card:")
        theme, language = self.palette(look), look.language
        letters = self.letters(language)
        return CardFace(
            self.card(card, language),
            self.text(language, "kind"),
            self.text(language, "card-about", suit=card.partition(":")[0]),
            "",
            theme["cloth"],
            draw=lambda canvas, box: draw_card(canvas, card, card_in(box), letters),
        )


def draw_cloth(canvas: Canvas) -> None:
    canvas.rect(canvas.view, canvas.theme["cloth"])
    canvas.rect(Box(0, HAND.y - 16, WIDTH, 4), canvas.theme["cloth_edge"])


def card_in(room: Box) -> Box:
    """Return the box of the largest card that fits into the middle of ``room``."""
    wide = min(room.w, room.h * WIDE / TALL, CARD)
    return Box.around(room.centre, wide, wide * TALL / WIDE)
