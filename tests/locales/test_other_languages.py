"""Languages are folders: they are found, fall back sentence by sentence, and are checked."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import locales
from cogs.layouts import lobby, table_settings
from cogs.layouts.asked import Question, TurnPanel
from cogs.layouts.options import Option
from cogs.layouts.panel import panel
from cogs.words.texts import Texts, language_of, shown_as
from locales import check
from render.kit.look import Look
from render.painters import PAINTERS
from rules import GAMES
from tables import Settings
from tests.cogs.limits import within_limits
from tests.locales import pseudo
from tests.locales.pseudo import LANGUAGE
from tests.marks import all_but_first_long
from tests.render import bonfire_views, candelabria_views, ghost_views, ryozen_views

ABOUT = 'name = "Nederlands"\ndiscord = ["nl"]\n'
SENTENCES = "yes = ja\nno = { $what }\nlobby-join Meedoen\n"
FULL: dict[str, Callable[[], Any]] = {
    "ryozen": lambda: ryozen_views.full(4),
    "bonfire": bonfire_views.POSITIONS["late-4"],
    "ghost_stories": ghost_views.POSITIONS["moon-4"],
    "candelabria": candelabria_views.POSITIONS["full-6"],
}


def lay(folder: Path, **files: str) -> None:
    (folder / "xd").mkdir()
    (folder / "xd" / "language.toml").write_text(ABOUT, "utf-8")
    for domain, text in files.items():
        (folder / "xd" / f"{domain}.ftl").write_text(text, "utf-8")


@pytest.fixture
def dutch(tmp_path: Path) -> Iterator[None]:
    lay(tmp_path, bot=SENTENCES)
    with pseudo.spoken(tmp_path):
        yield


@pytest.mark.usefixtures("dutch")
def test_what_a_language_does_not_say_is_said_in_its_fallback() -> None:
    assert Texts("xd")("yes") == "ja"
    assert Texts("xd")("lobby-leave") == Texts("en")("lobby-leave")


@pytest.mark.usefixtures("dutch")
def test_a_sentence_that_fails_is_said_in_the_fallback() -> None:
    """The sentence has an argument that nobody gives, or a line that is not Fluent."""
    assert Texts("xd")("no") == "no"
    assert Texts("xd")("lobby-join") == "Join"


@pytest.mark.usefixtures("dutch")
def test_a_line_that_is_no_fluent_is_told_with_its_file(caplog: pytest.LogCaptureFixture) -> None:
    Texts("xd")("yes")
    assert "xd/bot.ftl:3: " in caplog.text.replace("\\", "/")


def test_bytes_that_are_no_utf8_take_their_sentence_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lay(tmp_path)
    text = "yes = ja\nlobby-join = Meed\N{LATIN SMALL LETTER E WITH ACUTE}\nlobby-leave = Weg\n"
    (tmp_path / "xd" / "bot.ftl").write_bytes(b"\xef\xbb\xbf" + text.encode("latin-1"))
    with pseudo.spoken(tmp_path):
        said = [Texts("xd")(it) for it in ("yes", "lobby-join", "lobby-leave")]
        found = [str(it) for it in check.faults("xd")]
    assert said == ["ja", "Join", "Weg"]
    assert found == ["locales/xd/bot.ftl:2: this is not UTF-8"]
    assert "xd/bot.ftl:2: this is not UTF-8" in caplog.text.replace("\\", "/")


HOSTILE = {
    "each the other": "yes = { no }\nno = { yes }",
    "itself": "yes = { -a }\n-a = { -a }",
    "a long way": "".join(f"-a{n} = {{ -a{n + 1} }}\n" for n in range(3000)) + "yes = { -a0 }",
    "deep": "yes = " + "{ " * 3000 + '"a"' + " }" * 3000,
    "twice twice twice": "".join(f"-a{n} = {{ -a{n + 1} }}{{ -a{n + 1} }}\n" for n in range(40))
    + "-a40 = x\nyes = { -a0 }",
    "many digits": "yes = { NUMBER($n, minimumIntegerDigits: 200000000) }",
    "no currency": 'yes = { NUMBER($n, style: "currency") }',
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_sentence_is_said_in_the_fallback(tmp_path: Path, kind: str) -> None:
    lay(tmp_path, bot=HOSTILE[kind])
    with pseudo.spoken(tmp_path):
        assert locales.text("xd", "bot", "yes", n=3) == Texts("en")("yes")


def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lay(tmp_path)
    (tmp_path / "xd" / "bot.ftl").mkdir()
    with pseudo.spoken(tmp_path):
        assert Texts("xd")("yes") == Texts("en")("yes")
    assert "bot.ftl:1: the file cannot be read" in caplog.text


@pytest.mark.parametrize(
    "about",
    [
        b"name = ", b'name = "\xff"\ndiscord = []', b'name = ""\ndiscord = []', b'name = "A"',
        b'name = "A"\ndiscord = []\nplurals = "../x"', b'name = "A"\ndiscord = []\nmore = 1',
    ],
)  # fmt: skip
def test_a_language_that_does_not_describe_itself_is_left_out(
    tmp_path: Path, about: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    lay(tmp_path, bot=SENTENCES)
    (tmp_path / "xd" / "language.toml").write_bytes(about)
    with pseudo.spoken(tmp_path):
        assert "xd" not in locales.KNOWN
    assert "This language is left out." in caplog.text


@pytest.mark.usefixtures("dutch")
def test_what_is_wrong_is_found() -> None:
    [fault] = check.faults("xd")
    assert fault.place == "locales/xd/bot.ftl:3"
    assert [str(it) for it in check.wrong("xd")] == ["bot no: is given no $what"]
    said, there_are = check.coverage("xd")
    assert said == 2 < there_are
    assert "bot" in {it.place for it in check.missing("xd")}


def test_an_id_that_stands_twice_is_found(tmp_path: Path) -> None:
    lay(tmp_path, bot="yes = ja\nyes = jawohl\n")
    with pseudo.spoken(tmp_path):
        assert [str(it) for it in check.faults("xd")] == [
            "locales/xd/bot.ftl: yes stands there twice"
        ]


def test_what_discord_would_refuse_of_a_command_is_found(tmp_path: Path) -> None:
    lay(tmp_path, commands=f"command-help = Zwei Wörter\n    .about = {'lang ' * 30}\n")
    with pseudo.spoken(tmp_path):
        found = [str(it) for it in check.wrong("xd")]
    assert any("'Zwei Wörter' is no name for a command" in it for it in found)
    assert any(".about has" in it for it in found)


def test_a_button_that_discord_would_cut_is_found(tmp_path: Path) -> None:
    lay(tmp_path, bot=f"lobby-join = {'Meedoen ' * 12}\n")
    with pseudo.spoken(tmp_path):
        assert [it.place for it in check.wrong("xd")] == ["bot lobby-join"]


@pytest.mark.usefixtures("dutch")
def test_discords_names_lead_to_languages() -> None:
    assert shown_as("en-GB") == "en"
    assert shown_as("nl") == "xd"
    assert shown_as("pt-BR") is None
    assert language_of("pt-BR") == "en"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_ours_say_everything_and_nothing_wrong(language: str) -> None:
    assert not [*check.faults(language), *check.wrong(language), *check.missing(language)]


@pytest.mark.long
def test_check_is_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "locales", "check", "ru"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert done.stdout.strip().endswith("(100 %)")


@pytest.fixture(scope="module")
def stretched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("languages")
    pseudo.write(folder)
    with pseudo.spoken(folder):
        yield


@pytest.mark.usefixtures("stretched")
@pytest.mark.parametrize("game", GAMES)
def test_a_longer_language_fits_into_the_options(game: str) -> None:
    t = Texts(LANGUAGE)
    for mode in GAMES[game].modes.values():
        settings = Settings(game=game, seats=mode.seats[-1], options={"mode": mode.id})
        shown = lobby.OptionsPanel(
            1, "Options", table_settings.menus(settings, t),
            host=True, seated=True, others=True, room=True, automas=1,
        )  # fmt: skip
        within_limits(lobby.options(shown, t))


@pytest.mark.usefixtures("stretched")
@pytest.mark.parametrize("count", [2, 26, 125])
async def test_a_longer_language_fits_into_a_question(count: int) -> None:
    t = Texts(LANGUAGE)
    options = [Option(number, t("undo-hint"), f"site:{number}") for number in range(1, count + 1)]
    asked = Question(t("lobby-enough"), options, 0, 1, skip=t("panel-skip"))
    it = TurnPanel(
        table=1, step="1.2", heading="Ryozen", question=asked,
        so_far=[t("lobby-enough")] * 20, happened=[t("undo-hint")] * 20, warning=t("lobby-full"),
    )  # fmt: skip
    within_limits(panel(it, t))


@pytest.mark.usefixtures("stretched")
@pytest.mark.parametrize("game", all_but_first_long(FULL))
def test_a_longer_language_is_drawn(game: str) -> None:
    look = Look(language=LANGUAGE, width=800)
    view = FULL[game]()
    for picture in (PAINTERS[game].board(view, look), PAINTERS[game].panel(view, 0, look)):
        assert any(sign in picture.alt for sign in "áéöšť")


def test_a_sample_of_a_language_is_that_of_its_seed() -> None:
    drawn = list(check.sample("de", "ember"))
    assert drawn == list(check.sample("de", "ember"))
    assert drawn != list(check.sample("de", "ash"))
    assert len(drawn) == 3 * check.SAMPLE
