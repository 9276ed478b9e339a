"""Layouts keep Discord's limits, however much there is to show."""

import pytest
from discord.ui import TextDisplay

from cogs.buttons.picks import Picks
from cogs.layouts import lobby, table_settings
from cogs.layouts.asked import Question, TurnPanel
from cogs.layouts.kit import newest
from cogs.layouts.options import MOST_BUTTONS, Option, as_buttons, grouped, title
from cogs.layouts.panel import panel
from cogs.layouts.phone import HIGHEST, message_height
from cogs.layouts.turn_page import TurnPage, turn_page
from cogs.words.texts import Texts
from rules import GAMES
from tables import Settings
from tests.cogs.limits import within_limits
from tests.languages import LANGUAGES


def options(count: int, label: str = "Site {} with a view of the harbour") -> list[Option]:
    return [
        Option(number, label.format(number), f"site:{number % 7}") for number in range(1, count + 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 10, 11, 25, 26, 60, 125, 126, 400])
@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize(
    "label", ["{}", "Site {} with a view of the harbour", "{} " + "long " * 40]
)
async def test_a_question_of_any_size(language: str, count: int, most: int, label: str) -> None:
    asked = Question("Where to? " * 20, options(count, label), 0, min(most, count), skip="Skip")
    pages = -(-len(grouped(asked.options)) // 5)
    for page in range(pages):
        it = TurnPanel(
            table=123456,
            step="1234.56",
            heading="Ryozen",
            question=asked,
            so_far=["a choice of some length " * 4] * 40,
            happened=["something happened " * 5] * 40,
            warning="No way back. " * 10,
            page=page,
        )
        within_limits(panel(it, Texts(language)))


async def test_every_option_is_offered_exactly_once() -> None:
    many = options(333)
    offered = [option.number for group in grouped(many) for option in group.options]
    assert sorted(offered) == list(range(1, 334))


def test_few_short_options_are_buttons() -> None:
    assert as_buttons(options(5, "Gate {}"), 1)
    assert not as_buttons(options(5, "Gate {}"), 2)
    assert not as_buttons(options(MOST_BUTTONS + 1, "Gate {}"), 1)
    assert not as_buttons(options(5, "A gate so far away that nobody can see it: {}"), 1)


def test_menus_are_called_after_what_they_share() -> None:
    gates = [Option(1, "Gates 1"), Option(2, "Gates 2")]
    assert title(gates) == "1–2 · Gates"
    assert title([*gates, Option(3, "Market")]) == "1–3 · Gates 1 … Market"


def test_picks_survive_in_a_custom_id() -> None:
    assert Picks.read(str(Picks([3, 0, 12]))) == (3, 0, 12)
    assert Picks.read(str(Picks())) == ()


def test_only_the_newest_lines_are_kept() -> None:
    assert newest(["one", "two", "three"], 100) == ["one", "two", "three"]
    assert newest(["one", "two", "three"], 12) == ["…", "two", "three"]


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_every_mode_have_room(game: str) -> None:
    """The panel with every option open stays within the number of parts that Discord allows."""
    t = Texts("en")
    for mode in GAMES[game].modes.values():
        settings = Settings(game=game, seats=mode.seats[-1], options={"mode": mode.id})
        menus = table_settings.menus(settings, t)
        everything = lobby.OptionsPanel(
            1,
            "Options",
            menus,
            host=True,
            form=True,
            seated=True,
            others=True,
            room=True,
            automas=1,
        )
        within_limits(lobby.options(everything, t))


def test_extras_in_one_field() -> None:
    settings = Settings(game="candelabria", seats=4, options={"mode": "base"})
    (extras,) = (it for it in table_settings.form_of(settings, Texts("en")) if it.several)
    assert [it.label for it in extras.entries][:2] == ["Quests", "Withering"]
    chosen = ["option.quests", "option.armies"]
    now = table_settings.switched(settings, chosen)
    assert [id for id, value in now.options.items() if value is True] == ["quests", "armies"]
    assert not any(table_settings.switched(now, []).options[id] for id in ("quests", "armies"))
    moving = table_settings.switched(settings, ["motion"])
    assert (moving.motion, table_settings.switched(moving, []).motion) == ("moving", "still")
    with pytest.raises(LookupError):
        table_settings.switched(settings, ["option.moon"])


async def test_what_is_picked_is_kept_though_the_screen_has_no_room() -> None:
    """Buttons stay even if they are too high for a phone, since a menu would forget the picks."""
    asked = Question("Which? " * 60, options(4, "Kind {}"), 0, 4, skip="Skip")
    for picked in ((0,), (0, 1, 2, 3)):
        it = TurnPanel(
            table=1, step="1.2", heading="Bonfire", question=asked, picked=picked,
            warning="No way back. " * 60,
        )  # fmt: skip
        shown = panel(it, Texts("en")).walk_children()
        assert any("/tally/" in str(getattr(part, "custom_id", "")) for part in shown)


@pytest.mark.parametrize("picked", [0, 4])
def test_prose_stands_whole_above_a_log_of_any_length(picked: int) -> None:
    """Prose has a text of its own with the heading; the log is cut instead."""
    prose = [f"> {'Somebody breathes too slowly behind a mask. ' * 5}" for _ in range(2)]
    log = [f"Event {number} happened to somebody." for number in range(60)]
    it = TurnPanel(
        table=1, step="1.2", heading="Ryozen", question=Question("Which?", options(4), 1, 1),
        prose=prose, so_far=["Chosen"] * picked,
    )  # fmt: skip
    layout = turn_page(TurnPage("-# Ryozen", log, panel=it), Texts("en"))
    read, told, *_ = [
        part.content for part in layout.walk_children() if isinstance(part, TextDisplay)
    ]
    for paragraph in prose:
        assert paragraph.removeprefix("> ") in read
    assert "Event 59" in told
    assert "Event 0 " not in told
    assert message_height(layout) <= HIGHEST


async def test_a_page_in_words_keeps_to_what_a_message_holds() -> None:
    log = [f"Event {number} happened to somebody far away." for number in range(90)]
    it = TurnPanel(
        table=1, step="1.2", heading="Bonfire", question=Question("Which? " * 20, options(4), 1, 1),
        in_words="Another city. " * 200, so_far=["a choice of some length " * 4] * 10,
    )  # fmt: skip
    page = TurnPage("-# Bonfire", log, in_words="A city of long words. " * 200, panel=it)
    layout = turn_page(page, Texts("en"))
    within_limits(layout)
    told = [part.content for part in layout.walk_children() if isinstance(part, TextDisplay)]
    assert any("Event 89" in words for words in told)
