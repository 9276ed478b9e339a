"""Games in packages of their own, installed beside the bot."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules import packages
from tests.marks import all_long_but, long
from tests.newcomer import HERE, NO_BYTECODE, PROOF, ROOT

GAME = "quay"
MODULE = "board_quay"
INIT = '''"""A small game of a harbour."""

from . import commands
from .registry import book

CONTRACT = {contract}

__all__ = ["book", "commands"]
'''


def install(
    site: Path, *, module: str = MODULE, game: str = GAME, contract: int = packages.CONTRACT
) -> Path:
    """Lay a distribution as an installer would; return the folder of its package."""
    root = site / module
    root.mkdir(parents=True)
    (root / "__init__.py").write_text(INIT.format(contract=contract), "utf-8")
    shutil.copy(PROOF / "quay.py", root / "registry.py")
    shutil.copy(HERE / "commands.txt", root / "commands.py")
    shutil.copytree(HERE / "render", root / "pictures", ignore=NO_BYTECODE)
    shutil.copytree(HERE / "cogs", root / "face", ignore=NO_BYTECODE)
    for language in ("en", "ru"):
        texts = root / "locales" / language / GAME
        shutil.copytree(HERE / "locales" / language, texts)
        shutil.copy(PROOF / "locales" / language / GAME / "game.ftl", texts)
    about = site / f"{module}-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {module.replace('_', '-')}\nVersion: 1.2\n", "utf-8"
    )
    (about / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{game} = {module}\n", "utf-8")
    return root


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": str(site)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def games(site: Path) -> tuple[set[str], str]:
    """Return the games that are played with these packages, and the report on others."""
    done = run(site, "-m", "rules", "games")
    assert done.returncode == 0, done.stderr
    return {json.loads(line)["id"] for line in done.stdout.splitlines()}, done.stderr


@pytest.mark.long
def test_an_installed_game_is_played_and_shown(tmp_path: Path) -> None:
    install(tmp_path)
    asked = (
        "import cogs, rules; game = rules.new_game('quay', seats=2, seed=b'1');"
        "print('quay' in cogs.painters.PAINTERS, 'quay' in cogs.faces.FACES,"
        " game.pending[0].question('ru'), rules.PACKAGES['quay'].distribution)"
    )
    done = run(tmp_path, "-c", asked)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("True True ")
    assert done.stdout.rstrip().endswith("board-quay 1.2")
    played = run(tmp_path, "-m", "rules", "random", GAME, "--games", "2")
    assert played.returncode == 0, played.stderr


def test_a_package_that_raises_is_told_with_its_place(tmp_path: Path) -> None:
    root = install(tmp_path)
    with (root / "commands.py").open("a", encoding="utf-8") as file:
        file.write("\nraise RuntimeError('out of rope')\n")
    line = len((root / "commands.py").read_text("utf-8").splitlines())
    found, told = games(tmp_path)
    assert GAME not in found
    assert {"bonfire", "ryozen"} < found
    assert f"quay is left out: board-quay 1.2: board_quay{os.sep}commands.py:{line}: " in told
    assert "RuntimeError: out of rope" in told


@pytest.mark.long
def test_a_slip_in_python_is_told_with_the_line_of_its_own_file(tmp_path: Path) -> None:
    root = install(tmp_path)
    (root / "commands.py").write_text("\n\ndef (\n", "utf-8")
    found, told = games(tmp_path)
    assert GAME not in found
    assert f"quay is left out: board-quay 1.2: board_quay{os.sep}commands.py:3: Syntax" in told


@pytest.mark.long
def test_a_package_without_a_painter_is_told_with_its_name(tmp_path: Path) -> None:
    root = install(tmp_path)
    (root / "pictures" / "__init__.py").write_text("", "utf-8")
    done = run(tmp_path, "-c", "import render.painters")
    assert done.returncode == 0, done.stderr
    assert "quay is left out: board-quay 1.2: BadPainter: " in done.stderr
    assert "board_quay.pictures exports no PAINTER" in done.stderr


def test_sentences_that_are_no_fluent_are_told_once_at_the_start(tmp_path: Path) -> None:
    root = install(tmp_path)
    file = root / "locales" / "ru" / GAME / "game.ftl"
    lines = len(file.read_text("utf-8").splitlines())
    with file.open("a", encoding="utf-8") as texts:
        texts.write("broken = { $\n")
    asked = "import cogs.games.faces, locales; locales.text('ru', 'quay/game', 'ask-site')"
    done = run(tmp_path, "-c", asked)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(f"{file}:") == done.stderr.count(f"{file}:{lines + 1}: ") == 1


@pytest.mark.long
def test_pictures_that_cannot_be_loaded_leave_their_game_out(tmp_path: Path) -> None:
    root = install(tmp_path)
    with (root / "pictures" / "painter.py").open("a", encoding="utf-8") as file:
        file.write("\nWATER = {}['panel']\n")
    found, told = games(tmp_path)
    assert GAME not in found
    assert "pictures" in told
    assert "KeyError: 'panel'" in told


def test_what_a_package_prints_does_not_mix_with_what_is_asked(tmp_path: Path) -> None:
    root = install(tmp_path)
    with (root / "registry.py").open("a", encoding="utf-8") as file:
        file.write('\nprint(\'{"refused": "hello"}\')\n')
    found, told = games(tmp_path)
    assert GAME in found
    assert '{"refused": "hello"}' in told


@pytest.mark.long
def test_a_package_that_ends_the_process_ends_only_its_own(tmp_path: Path) -> None:
    root = install(tmp_path)
    (root / "__init__.py").write_text("import os\nos._exit(3)\n", "utf-8")
    found, told = games(tmp_path)
    assert GAME not in found
    assert "importing it ended the process (3)" in told


def test_a_package_that_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = install(tmp_path)
    (root / "__init__.py").write_text("import time\ntime.sleep(600)\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(packages, "PATIENCE", 3)
    assert packages.refused(MODULE) == "importing it took longer than 3 seconds"


HOSTILE = {
    "it writes without end": (
        "import os\nwhile True: os.write(1, b'\\xff' * 65536)\n",
        "importing it took longer than 3 seconds",
    ),
    "it writes much, and no words": (
        "import os\nos.write(1, b'\\xff\\n' * 2**23)\nos._exit(4)\n",
        "importing it ended the process (4): it said nothing",
    ),
    "it leaves a process behind": (
        "import os, time\nif not os.fork(): time.sleep(600)\nraise RuntimeError('gone')\n",
        f"{MODULE}{os.sep}__init__.py:3: RuntimeError: gone",
    ),
    "it asks the keyboard": (
        "input()\n", f"{MODULE}{os.sep}__init__.py:1: EOFError: EOF when reading a line"
    ),
    "its fault has no end": ("raise RuntimeError('x' * 10**7)\n", None),
    "it ends": (
        "raise SystemExit('bye')\n", f"{MODULE}{os.sep}__init__.py:1: SystemExit: bye"
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", all_long_but(["it leaves a process behind"], HOSTILE))
def test_a_hostile_package_costs_itself_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    source, reason = HOSTILE[kind]
    if "fork" in source and not hasattr(os, "fork"):
        source = source.replace("if not os.fork(): time.sleep(600)", "pass")
    root = install(tmp_path)
    (root / "__init__.py").write_text(source, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    if reason and "longer" in reason:
        monkeypatch.setattr(packages, "PATIENCE", 3)
    told = packages.refused(MODULE)
    assert told is not None
    assert len(told) < 2000
    assert reason is None or told == reason


def test_names_of_packages_are_told_without_escapes(tmp_path: Path) -> None:
    install(tmp_path, game="qu\x1b[31may")
    about = tmp_path / f"{MODULE}-1.2.dist-info" / "METADATA"
    about.write_text("Metadata-Version: 2.1\nName: a\x1b[31mb\nVersion: 1\x07\n", "utf-8")
    found, told = games(tmp_path)
    assert GAME not in found
    assert "small letters, digits and _" in told
    assert not {"\x1b", "\x07"} & set(told)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "data"),
    [("entry_points.txt", b"[emberboard.games]\nquay\n"), ("entry_points.txt", b"\xff[x"),
     ("METADATA", b"\xff\xfe")],
)  # fmt: skip
def test_what_is_broken_in_a_distribution_is_left_out_alone(
    tmp_path: Path, name: str, data: bytes
) -> None:
    install(tmp_path / "good")
    install(tmp_path / "bad", module="other_quay", game="other")
    (tmp_path / "bad" / "other_quay-1.2.dist-info" / name).write_bytes(data)
    done = run(Path(f"{tmp_path / 'bad'}{os.pathsep}{tmp_path / 'good'}"), "-m", "rules", "games")
    assert done.returncode == 0, done.stderr
    assert f'"id": "{GAME}"' in done.stdout
    assert "other_quay-1.2.dist-info: it cannot be read" in done.stderr


@pytest.mark.long
def test_a_game_is_called_by_its_own_id(tmp_path: Path) -> None:
    """A package that installs a game under another id than its rulebook's is left out."""
    install(tmp_path, game="other")
    found, told = games(tmp_path)
    assert not {GAME, "other"} & found
    assert "other is left out" in told


def test_a_package_for_another_contract_is_refused(tmp_path: Path) -> None:
    install(tmp_path, contract=packages.CONTRACT + 1)
    found, told = games(tmp_path)
    assert GAME not in found
    other = packages.CONTRACT + 1
    assert f"made for contract {other} of the rules; this is contract {other - 1}" in told


@pytest.mark.long
def test_of_two_packages_with_one_id_the_first_is_played(tmp_path: Path) -> None:
    """The same module found under two names is no conflict; a second module with that id is."""
    install(tmp_path)
    about = shutil.copytree(tmp_path / "board_quay-1.2.dist-info", tmp_path / "q-1.2.dist-info")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: q\nVersion: 1.2\n", "utf-8")
    install(tmp_path, module="other_quay")
    install(tmp_path, module="third", game="ryozen")
    found, told = games(tmp_path)
    assert GAME in found
    assert told.count("is called quay already") == 1
    assert "third 1.2: another game is called ryozen already; it is left out" in told


@pytest.mark.long
def test_moves_without_a_name_leave_their_game_out(tmp_path: Path) -> None:
    root = install(tmp_path)
    file = root / "locales" / "en" / GAME / "commands.ftl"
    file.write_text(file.read_text("utf-8").replace("quay-send", "quay-fetch"), "utf-8")
    done = run(tmp_path, "-c", "import cogs.games.faces")
    assert done.returncode == 0, done.stderr
    assert "quay is left out" in done.stderr
    assert "commands.ftl says nothing of 'quay-send'" in done.stderr


@pytest.mark.long
def test_a_sentence_that_is_no_fluent_is_told_with_its_line(tmp_path: Path) -> None:
    """Only this sentence falls back to another language."""
    root = install(tmp_path)
    file = root / "locales" / "ru" / GAME / "game.ftl"
    lines = file.read_text("utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("ask-site"))
    lines[place] = "ask-site = { $broken"
    file.write_text("\n".join(lines), "utf-8")
    asked = (
        "import rules; game = rules.new_game('quay', seats=2, seed=b'1');"
        "print(game.pending[0].question('ru')); print(game.pending[0].question('en'))"
    )
    done = run(tmp_path, "-c", asked)
    assert done.returncode == 0, done.stderr
    said, english = done.stdout.splitlines()
    assert said == english
    assert f"game.ftl:{place + 1}: " in done.stderr


@pytest.mark.parametrize(
    "text",
    ["[project\n", long("project = 5\n"), long('[project]\nname = "a"\nentry-points = 5\n'),
     long('[project]\nname = "a"\n[project.entry-points."emberboard.games"]\nquay = 5\n')],
)  # fmt: skip
def test_a_folder_without_a_project_is_told_and_left(tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "rules", "games"], check=False, cwd=ROOT, capture_output=True,
        env=os.environ | {packages.WORKSHOP: str(tmp_path)}, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "bonfire" in done.stdout
    assert f"{tmp_path / 'pyproject.toml'}: no game that can be read" in done.stderr


def test_a_folder_without_an_entry_point_or_without_files_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "a"\n', "utf-8")
    monkeypatch.setenv(packages.WORKSHOP, f"{tmp_path}{os.pathsep}{tmp_path / 'nowhere'}")
    assert not list(packages.in_workshop())
    empty, missing = caplog.messages
    assert empty.endswith('it has no [project.entry-points."emberboard.games"]')
    assert missing.endswith(
        "nowhere/pyproject.toml: no game that can be read: No such file or directory".replace(
            "/", os.sep
        )
    )
