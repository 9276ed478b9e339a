"""Requests that Discord refuses, and similar ones that it accepts."""

from typing import Any

Body = Any
V2 = 1 << 15


def several(part: Body, count: int) -> list[Body]:
    return [dict(part) for _ in range(count)]


def button(custom_id: str = "b", **more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def select(count: int = 3, **more: Any) -> Body:
    listed = [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": listed} | more


def text(content: str = "words", **more: Any) -> Body:
    return {"type": 10, "content": content} | more


def layout(*parts: Body, **more: Any) -> Body:
    return {"flags": V2, "components": list(parts)} | more


def gallery(*urls: str) -> Body:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def command(**more: Any) -> Body:
    return {"name": "play", "description": "Plays", "type": 1} | more


def option(**more: Any) -> Body:
    return {"type": 3, "name": "what", "description": "What to play"} | more


def field(**more: Any) -> Body:
    inner = {"type": 4, "custom_id": "f", "style": 1} | more
    return {"type": 18, "label": "Field", "component": inner}


def modal(*parts: Body, **more: Any) -> Body:
    return {"custom_id": "m", "title": "Form", "components": list(parts)} | more


def choices(count: int = 2, **more: Any) -> list[Body]:
    return [{"name": f"c{n}", "value": f"v{n}"} | more for n in range(count)]


WIDE = "https://example.org/a.png"
EMBED = {"title": "T", "description": "x" * 3000}

MESSAGES: dict[str, Body] = {
    "an empty message": {},
    "content too long": {"content": "x" * 2001},
    "eleven embeds": {"embeds": [{"title": "T"}] * 11},
    "embed title too long": {"embeds": [{"title": "x" * 257}]},
    "embed description too long": {"embeds": [{"description": "x" * 4097}]},
    "twenty-six embed fields": {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
    "embeds longer than 6000 together": {"embeds": [EMBED] * 3},
    "six rows": {"content": "x", "components": [row(button(f"b{n}")) for n in range(6)]},
    "six buttons in a row": {
        "content": "x",
        "components": [row(*(button(f"b{n}") for n in range(6)))],
    },
    "an empty row": {"content": "x", "components": [row()]},
    "a bare button": {"content": "x", "components": [button()]},
    "a button beside a select": {"content": "x", "components": [row(button(), select())]},
    "custom id too long": {"content": "x", "components": [row(button("x" * 101))]},
    "custom id twice": {"content": "x", "components": [row(button("a"), button("a"))]},
    "label too long": {"content": "x", "components": [row(button(label="x" * 81))]},
    "a button without words": {"content": "x", "components": [row(button(label=None))]},
    "a button style that is none": {"content": "x", "components": [row(button(style=9))]},
    "a link without address": {"content": "x", "components": [row(button(style=5))]},
    "a select without options": {"content": "x", "components": [row(select(0))]},
    "twenty-six options": {"content": "x", "components": [row(select(26))]},
    "an option value twice": {
        "content": "x",
        "components": [row(select(options=[{"label": "a", "value": "a"}] * 2))],
    },
    "least above most": {
        "content": "x",
        "components": [row(select(min_values=3, max_values=2))],
    },
    "most above the options": {"content": "x", "components": [row(select(max_values=4))]},
    "placeholder too long": {"content": "x", "components": [row(select(placeholder="x" * 151))]},
    "v2 parts without the flag": {"components": [text()]},
    "content with v2": layout(text(), content="x"),
    "embeds with v2": layout(text(), embeds=[{"title": "T"}]),
    "forty-one parts": layout(*(text() for _ in range(41))),
    "forty-one parts, nested": layout({"type": 17, "components": several(text(), 40)}),
    "more than 4000 characters together": layout(text("x" * 2001), text("x" * 2000)),
    "a component id twice": layout(text(id=5), text(id=5)),
    "four texts in a section": layout(
        {"type": 9, "components": several(text(), 4), "accessory": button()}
    ),
    "a section without accessory": layout({"type": 9, "components": [text()]}),
    "eleven pictures": layout(gallery(*[WIDE] * 11)),
    "an empty gallery": layout(gallery()),
    "a file that was not sent": layout(gallery("attachment://nothing.png")),
    "a container in a container": layout(
        {"type": 17, "components": [{"type": 17, "components": [text()]}]}
    ),
    "alt text too long": layout(
        {"type": 12, "items": [{"media": {"url": WIDE}, "description": "x" * 1025}]}
    ),
    "mentions allowed and listed": {
        "content": "x",
        "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    },
    "nonce too long": {"content": "x", "nonce": "x" * 26},
}
COMMANDS: dict[str, Body] = {
    "command name too long": [command(name="x" * 33)],
    "command name in capitals": [command(name="Play")],
    "command name with a space": [command(name="play now")],
    "a translated name in capitals": [command(name_localizations={"ru": "Играть"})],
    "a translated name with a space": [command(name_localizations={"ru": "моя игра"})],
    "a language that is none": [command(name_localizations={"xx": "play"})],
    "no description": [command(description="")],
    "description too long": [command(description="x" * 101)],
    "the same command twice": [command(), command()],
    "a hundred and one commands": [command(name=f"c{n}") for n in range(101)],
    "twenty-six command options": [
        command(options=[option(name=f"o{n}") for n in range(26)]),
    ],
    "an option twice": [command(options=[option(), option()])],
    "required after optional": [command(options=[option(), option(name="b", required=True)])],
    "twenty-six choices": [command(options=[option(choices=choices(26))])],
    "a translated choice of more than a hundred characters": [
        command(options=[option(choices=choices(name_localizations={"ru": "я" * 101}))])
    ],
    "choices and autocomplete": [command(options=[option(choices=choices(), autocomplete=True)])],
    "a choice of the wrong type": [command(options=[option(type=4, choices=choices())])],
    "more than 8000 characters": [
        command(
            options=[
                option(
                    name=f"o{n}",
                    description="x" * 100,
                    choices=[{"name": "x" * 98 + f"{m:02}", "value": f"{m}"} for m in range(25)],
                )
                for n in range(4)
            ]
        )
    ],
}
# Answers by kind of interaction.
ANSWERS: dict[str, tuple[str, Body]] = {
    "a message to an autocomplete": ("autocomplete", {"type": 4, "data": {"content": "x"}}),
    "a modal to a modal": ("modal", {"type": 9, "data": modal(field())}),
    "choices to a command": ("command", {"type": 8, "data": {"choices": choices()}}),
    "an update to a command": ("command", {"type": 7, "data": {"content": "x"}}),
    "twenty-six offered choices": ("autocomplete", {"type": 8, "data": {"choices": choices(26)}}),
    "a modal of six parts": (
        "command",
        {"type": 9, "data": modal(*(field(custom_id=f"f{n}") for n in range(6)))},
    ),
    "a modal label too long": (
        "command",
        {"type": 9, "data": modal(field() | {"label": "x" * 46})},
    ),
    "a modal's custom id too long": (
        "command",
        {"type": 9, "data": modal(field(), custom_id="x" * 101)},
    ),
    "a field's custom id too long": (
        "command",
        {"type": 9, "data": modal(field(custom_id="x" * 101))},
    ),
    "a modal title too long": ("command", {"type": 9, "data": modal(field(), title="x" * 46)}),
    "an empty modal": ("command", {"type": 9, "data": modal()}),
}

TAKEN_MESSAGES: dict[str, Body] = {
    "content": {"content": "x" * 2000},
    "buttons": {"content": "x", "components": [row(*(button(f"b{n}") for n in range(5)))]},
    "a full select": {"content": "x", "components": [row(select(25, max_values=25))]},
    "a layout": layout(
        {
            "type": 17,
            "accent_color": 0xAABBCC,
            "components": [
                text("x" * 4000),
                {"type": 14, "divider": False, "spacing": 2},
                row(button()),
                gallery(WIDE),
            ],
        }
    ),
    "a section": layout({"type": 9, "components": several(text(), 3), "accessory": button()}),
    "a link": {
        "content": "x",
        "components": [row({"type": 2, "style": 5, "label": "a", "url": WIDE})],
    },
    "an emoji alone": {
        "content": "x",
        "components": [row(button(label=None, emoji={"name": "🔥"}))],
    },
    "forty parts": layout(*(text() for _ in range(40))),
}
TAKEN_COMMANDS: dict[str, Body] = {
    "a translated choice of a hundred characters": [
        command(
            options=[
                option(
                    choices=[{"name": "c", "value": "v", "name_localizations": {"ru": "я" * 100}}]
                )
            ]
        )
    ],
    "a translated command": [command(name_localizations={"ru": "играть"})],
    "a group": [
        command(
            options=[{"type": 1, "name": "new", "description": "Begins", "options": [option()]}]
        )
    ],
}
TAKEN_ANSWERS: dict[str, tuple[str, Body]] = {
    "a message": ("command", {"type": 4, "data": {"content": "x"}}),
    "a modal": ("command", {"type": 9, "data": modal(field())}),
    "choices": ("autocomplete", {"type": 8, "data": {"choices": choices(25)}}),
    "an update": ("component", {"type": 7, "data": {"content": "x"}}),
}
