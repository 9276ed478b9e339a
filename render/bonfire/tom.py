"""Tom's part of the board: his city as anybody's, and his deck in the place of stores."""

from render.bonfire.city import SIZE, City, Row, portals
from render.bonfire.words import said, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import WOOD
from render.kit.text import Style
from rules.bonfire.seen import TomSeen
from rules.bonfire.view import View

RUNS = 4
HEADING = Style(Face.SERIF, 46, 30)
TITLE = Style(Face.BOLD, 44, 28, 2)
WORDS = Style(Face.BODY, 40, 24, 4)
SMALL = Style(Face.NUMBER, 52, 30)
LITTLE = 44.0  # size of the earlier cards of the run
TALL = 62.0


class TomsCity(City):
    """Tom's city: the number of his run, the cards left in it, and his last card."""

    def __init__(self, canvas: Canvas, tom: TomSeen, box: Box, look: Look) -> None:
        super().__init__(canvas, tom["city"], box, said(tom["key"], look.language), mine=False)
        self.tom = tom
        self.language = look.language

    def counts(self) -> dict[str, Row]:
        return {"portals": portals(self.city)}

    def draw_lower(self, below: Box, beside: Box | None = None) -> None:
        self.draw_counts(below.top(SIZE))
        room = beside or below.below(SIZE + 4)
        canvas, ink = self.canvas, self.canvas.theme["ink"]
        head = room.top(56)
        told = text(self.language, "tom-run", run=self.tom["run"], runs=RUNS)
        canvas.write(told, head.left(250), HEADING, ink, "left")
        left = text(self.language, "tom-deck", count=self.tom["deck"])
        canvas.write(left, Box(head.right - 210, head.y, 200, head.h), HEADING, ink, "right")
        self.draw_run(Box(head.x + 258, head.y + 6, head.w - 476, LITTLE))
        card = room.below(60).top(min(220.0, room.h - 130))
        self.draw_card(card)
        self.draw_people(Box(room.x, card.bottom + 6, room.w, TALL))

    def draw_card(self, box: Box) -> None:
        """Draw the last card turned up, with its words."""
        canvas, theme = self.canvas, self.canvas.theme
        if not self.tom["discard"]:
            canvas.write(text(self.language, "tom-none"), box, WORDS, theme["ink_soft"], "left")
            return
        card = self.tom["discard"][-1]
        canvas.panel(canvas.place(card, box), "card", "card_edge", 14, 3, shadow=4)
        draw_icon(canvas, icon_of(card), Box(box.x + 14, box.y + 20, 100, 100), shadow=3)
        words = Box(box.x + 132, box.y + 6, box.w - 148, box.h - 12)
        canvas.write(said(card, self.language), words.top(52), TITLE, theme["card_ink"], "left")
        effect = said(card.replace("tom_card", "tom_text"), self.language)
        canvas.write(effect, words.below(52), WORDS, theme["card_ink_soft"], "left", "top")

    def draw_run(self, box: Box) -> None:
        """Draw the other spent cards of this run, newest first."""
        for number, card in enumerate(self.tom["discard"][-2::-1]):
            place = Box(box.x + number * (LITTLE - 2), box.y, LITTLE, LITTLE)
            draw_icon(self.canvas, icon_of(card), place, shadow=2)

    def draw_people(self, box: Box) -> None:
        """Draw Tom's masters and elders, and the novices beside his city."""
        self.draw_gnomes(box.left(box.w - 220))
        novices = Box(box.right - 150, box.y, TALL, TALL)
        draw_icon(self.canvas, f"novice_{self.mark}", novices, matter=WOOD)
        words = Box(novices.right + 6, box.y, 80, TALL)
        self.canvas.write(f"×{self.tom['novices']}", words, SMALL, self.canvas.theme["ink"], "left")


# By Tom's card: the token of its action
ICONS = {
    "tom_masters": "token_gnome",
    "tom_path": "token_path",
    "tom_task_most": "token_task",
    "tom_task_least": "token_task",
    "tom_guardian": "token_guardian",
    "tom_great_bonfire": "token_great_bonfire",
}


def icon_of(card: str) -> str:
    return ICONS[card.partition(":")[2]]


def tom_of(view: View) -> TomSeen | None:
    return view.get("tom")


def sides(view: View) -> int:
    """Return the number of cities on the table, Tom's among them."""
    return len(view["seats"]) + (tom_of(view) is not None)


def tom_alt(tom: TomSeen, language: str) -> str:
    """Return Tom's deck in words."""
    told = [
        text(language, "tom-run", run=tom["run"], runs=RUNS),
        text(language, "tom-deck", count=tom["deck"]),
    ]
    if tom["discard"]:
        card = said(tom["discard"][-1], language)
        told.append(text(language, "alt-tom-card", card=card))
    return f"{said(tom['key'], language)}: {'; '.join(told)}."
