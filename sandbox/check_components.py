"""Discord's rules for components, in messages and in modals."""

from collections.abc import Callable, Iterator
from enum import IntEnum

from sandbox.errors import Form
from sandbox.model import Json
from sandbox.spec import Flag, Kinds, Many, Number, OneOf, Shape, Snowflake, Spec, Text, join


class Part(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Part.STRING_SELECT,
    Part.USER_SELECT,
    Part.ROLE_SELECT,
    Part.MENTIONABLE_SELECT,
    Part.CHANNEL_SELECT,
)
MOST_PARTS = 40
MOST_TEXT = 4000
LINK, PREMIUM = 5, 6

_ID: dict[str, Spec] = {"id": Number(0, 2**31 - 1)}
_CUSTOM_ID = Text(100, 1, required=True)
_EMOJI = Shape({"id": Snowflake(), "name": Text(100, 1), "animated": Flag()})
_MEDIA = Shape({"url": Text(2048, 1, required=True)}, required=True)
_OPTION: dict[str, Spec] = {
    "label": Text(100, 1, required=True),
    "value": Text(100, 1, required=True),
    "description": Text(100, 1),
    "default": Flag(),
}
_SELECT: dict[str, Spec] = _ID | {
    "custom_id": _CUSTOM_ID,
    "placeholder": Text(150),
    "min_values": Number(0, 25),
    "max_values": Number(1, 25),
    "disabled": Flag(),
}
_DEFAULTS = Many(
    Shape({"id": Snowflake(required=True), "type": OneOf(("user", "role", "channel"))}), 25
)
_IN_MODAL: dict[str, Spec] = {"required": Flag()}
_STRING_OPTIONS = Many(Shape(_OPTION | {"emoji": _EMOJI}), 25, 1, required=True)


def _selects(extra: dict[str, Spec]) -> dict[int, Spec]:
    picked: dict[int, Spec] = {
        kind: Shape(_SELECT | extra | {"default_values": _DEFAULTS}) for kind in SELECTS[1:4]
    }
    picked[Part.STRING_SELECT] = Shape(_SELECT | extra | {"options": _STRING_OPTIONS})
    picked[Part.CHANNEL_SELECT] = Shape(
        _SELECT | extra | {"default_values": _DEFAULTS, "channel_types": Many(Number(0, 20), 20)}
    )
    return picked


_BUTTON = Shape(
    _ID
    | {
        "style": OneOf((1, 2, 3, 4, LINK, PREMIUM), required=True),
        "label": Text(80),
        "custom_id": Text(100, 1),
        "url": Text(512, 1),
        "sku_id": Snowflake(),
        "disabled": Flag(),
        "emoji": _EMOJI,
    }
)
_ROW = Shape(
    _ID | {"components": Many(Kinds({Part.BUTTON: _BUTTON, **_selects({})}), 5, 1, required=True)}
)
_TEXT = Shape(_ID | {"content": Text(MOST_TEXT, 1, required=True)})
_PICTURE: dict[str, Spec] = {"media": _MEDIA, "description": Text(1024), "spoiler": Flag()}
_THUMBNAIL = Shape(_ID | _PICTURE)
_SECTION = Shape(
    _ID
    | {
        "components": Many(Kinds({Part.TEXT: _TEXT}), 3, 1, required=True),
        "accessory": Kinds({Part.BUTTON: _BUTTON, Part.THUMBNAIL: _THUMBNAIL}, required=True),
    }
)
_INSIDE: dict[int, Spec] = {
    Part.ROW: _ROW,
    Part.TEXT: _TEXT,
    Part.SECTION: _SECTION,
    Part.GALLERY: Shape(_ID | {"items": Many(Shape(_PICTURE), 10, 1, required=True)}),
    Part.SEPARATOR: Shape(_ID | {"divider": Flag(), "spacing": OneOf((1, 2))}),
    Part.FILE: Shape(_ID | {"file": _MEDIA, "spoiler": Flag()}),
}
_CONTAINER = Shape(
    _ID
    | {
        "components": Many(Kinds(_INSIDE), MOST_PARTS, 1, required=True),
        "accent_color": Number(0, 0xFFFFFF),
        "spoiler": Flag(),
    }
)
_LEGACY_LAYOUT = Many(Kinds({Part.ROW: _ROW}), 5)
_LAYOUT = Many(Kinds({**_INSIDE, Part.CONTAINER: _CONTAINER}), MOST_PARTS)

_TEXT_INPUT = Shape(
    _ID
    | _IN_MODAL
    | {
        "custom_id": _CUSTOM_ID,
        "style": OneOf((1, 2), required=True),
        "label": Text(45, 1),
        "value": Text(4000),
        "placeholder": Text(100),
        "min_length": Number(0, 4000),
        "max_length": Number(1, 4000),
    }
)


def _group(least: int) -> Shape:
    return Shape(
        _ID
        | _IN_MODAL
        | {
            "custom_id": _CUSTOM_ID,
            "min_values": Number(0, 10),
            "max_values": Number(1, 10),
            "options": Many(Shape(_OPTION), 10, least, required=True),
        }
    )


_UPLOAD = Shape(
    _ID
    | _IN_MODAL
    | {"custom_id": _CUSTOM_ID, "min_values": Number(0, 10), "max_values": Number(1, 10)}
)
_FIELD = Kinds(
    {
        Part.TEXT_INPUT: _TEXT_INPUT,
        **_selects(_IN_MODAL),
        Part.RADIO_GROUP: _group(2),
        Part.CHECKBOX_GROUP: _group(1),
        Part.CHECKBOX: Shape(_ID | {"custom_id": _CUSTOM_ID, "default": Flag()}),
        Part.FILE_UPLOAD: _UPLOAD,
    },
    required=True,
)
_LABEL = Shape(
    _ID | {"label": Text(45, 1, required=True), "description": Text(100), "component": _FIELD}
)
_MODAL_ROW = Shape(
    _ID | {"components": Many(Kinds({Part.TEXT_INPUT: _TEXT_INPUT}), 1, 1, required=True)}
)
_MODAL = Shape(
    {
        "custom_id": _CUSTOM_ID,
        "title": Text(45, 1, required=True),
        "components": Many(
            Kinds({Part.ROW: _MODAL_ROW, Part.LABEL: _LABEL, Part.TEXT: _TEXT}),
            5,
            1,
            required=True,
        ),
    }
)


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, parents first."""
    for place, component in enumerate(components):
        here = join(path, place)
        yield here, component
        yield from walk(component.get("components") or [], join(here, "components"))
        for single in ("accessory", "component"):
            if component.get(single):
                yield join(here, single), component[single]


def media_of(component: Json) -> Iterator[Json]:
    """Yield the media of a component, objects with a `url`."""
    if component["type"] == Part.FILE:
        yield component["file"]
    elif component["type"] == Part.THUMBNAIL:
        yield component["media"]
    elif component["type"] == Part.GALLERY:
        yield from (item["media"] for item in component["items"])


def check_components(components: list[Json], v2: bool, form: Form) -> None:
    (_LAYOUT if v2 else _LEGACY_LAYOUT).check(components, "components", form)
    form.settle()
    parts = list(walk(components))
    if v2 and len(parts) > MOST_PARTS:
        form.wrong(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {MOST_PARTS}.",
        )
    text = sum(len(part["content"]) for _, part in parts if part["type"] == Part.TEXT)
    if text > MOST_TEXT:
        form.wrong(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text of all components exceeds {MOST_TEXT}.",
        )
    _check_each(parts, form)


def check_modal(modal: Json, form: Form) -> None:
    _MODAL.check(modal, "data", form)
    form.settle()
    _check_each(list(walk(modal["components"], "data.components")), form)


def _check_each(parts: list[tuple[str, Json]], form: Form) -> None:
    _check_unique(parts, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", form)
    _check_unique(parts, "id", "COMPONENT_ID_DUPLICATED", form)
    for path, part in parts:
        if rule := _RULES.get(part["type"]):
            rule(path, part, form)


def _check_unique(parts: list[tuple[str, Json]], key: str, code: str, form: Form) -> None:
    seen: set[object] = set()
    for path, part in parts:
        value = part.get(key)
        if not value:
            continue
        if value in seen:
            words = key.replace("_", " ")
            form.wrong(join(path, key), code, f"Component {words} cannot be duplicated")
        seen.add(value)


def _row(path: str, row: Json, form: Form) -> None:
    inner = [part["type"] for part in row["components"]]
    if len(inner) > 1 and any(kind != Part.BUTTON for kind in inner):
        form.wrong(
            join(path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _button(path: str, button: Json, form: Form) -> None:
    wanted = {LINK: "url", PREMIUM: "sku_id"}.get(button["style"], "custom_id")
    for key in ("custom_id", "url", "sku_id"):
        if key == wanted and not button.get(key):
            form.wrong(join(path, key), "BASE_TYPE_REQUIRED", "This field is required")
        elif key != wanted and button.get(key):
            form.wrong(
                join(path, key),
                "BUTTON_COMPONENT_INVALID_FIELD",
                f"A button of this style cannot have a {key}",
            )
    if button["style"] != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.wrong(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or emoji")
    url = button.get("url")
    if url and not url.startswith(("http://", "https://", "discord://")):
        form.wrong(join(path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme is not supported.")


def _select(path: str, select: Json, form: Form) -> None:
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        form.wrong(
            join(path, "min_values"),
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
            "min_values cannot be greater than max_values",
        )
    if "options" not in select:
        return
    options = select["options"]
    if most > len(options) and select["type"] != Part.RADIO_GROUP:
        form.wrong(
            join(path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
            "max_values cannot be greater than the number of options",
        )
    values = [option["value"] for option in options]
    for place, value in enumerate(values):
        if value in values[:place]:
            form.wrong(
                join(path, f"options.{place}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
    if sum(bool(option.get("default")) for option in options) > most:
        form.wrong(
            join(path, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            "More options are selected by default than max_values allows",
        )


def _text_input(path: str, field: Json, form: Form) -> None:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if least > most:
        form.wrong(
            join(path, "min_length"),
            "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX",
            "min_length cannot be greater than max_length",
        )
    if field.get("value") and len(field["value"]) > most:
        form.wrong(
            join(path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."
        )
    if not path.endswith("component") and not field.get("label"):
        form.wrong(join(path, "label"), "BASE_TYPE_REQUIRED", "This field is required")


_RULES: dict[int, Callable[[str, Json, Form], None]] = {
    Part.ROW: _row,
    Part.BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    Part.CHECKBOX_GROUP: _select,
    Part.RADIO_GROUP: _select,
    Part.TEXT_INPUT: _text_input,
}
