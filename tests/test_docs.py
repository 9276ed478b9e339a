"""The docs name only files, modules, programs and settings that exist, and their links work."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = sorted(path.name for path in ROOT.iterdir() if (path / "__init__.py").is_file())
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NEWS = "CHANGELOG.md"  # a page that may name things of the past
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
PROGRAM = re.compile(r"python -m ([\w.]+)")
SETTING = re.compile(r"\b(?:EMBERBOARD|DISCORD)_[A-Z_]+\b")
FILE = re.compile(r"[\w.-]+(?:/[\w.*<>-]+)+/?|[\w-]+\.(?:py|md|toml|txt|yaml|lock|sh)")
# Files made at run time, and ids of buttons.
MADE = re.compile(r"(?:data|artifacts)/|.*\.lock$|words.txt$|e/<verb>")
PLACEHOLDER = re.compile(r"<\w+>|\b[A-Z]{3,}\b")


def pages() -> list[tuple[str, str]]:
    """Return the pages by name with their text, except the one about the past."""
    told = [path for path in PAGES if path.name != NEWS]
    return [(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in told]


def anchors(path: Path) -> set[str]:
    heads = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize(("page", "text"), pages())
def test_links_lead_somewhere(page: str, text: str) -> None:
    lost = []
    for link in LINK.findall(text):
        file, _, anchor = link.partition("#")
        if "://" in link or link.startswith("mailto:"):
            continue
        path = (ROOT / page).parent / file if file else ROOT / page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            lost.append(link)
    assert not lost


def is_there(named: str) -> bool:
    """Tell if a path is one of the repository: from its top, or somewhere in it."""
    pattern = PLACEHOLDER.sub("*", named.rstrip("/"))
    if any(ROOT.glob(pattern)):
        return True
    return any(
        path for room in (*ROOMS, "docs", "deploy") for path in (ROOT / room).glob(f"**/{pattern}")
    )


@pytest.mark.parametrize(("page", "text"), pages())
def test_files_are_there(page: str, text: str) -> None:
    named = [it for it in QUOTED.findall(FENCE.sub("", text)) if FILE.fullmatch(it)]
    assert not [it for it in named if not MADE.match(it) and not is_there(it)]


@pytest.mark.parametrize(("page", "text"), pages())
def test_programs_are_there(page: str, text: str) -> None:
    assert not [it for it in set(PROGRAM.findall(text)) if find_spec(it.rstrip(".")) is None]


def test_settings_are_there() -> None:
    known = "".join((ROOT / it).read_text("utf-8") for it in ("settings.py", "rules/packages.py"))
    assert not {it for _, text in pages() for it in SETTING.findall(text) if it not in known}


@pytest.mark.parametrize(("page", "text"), pages())
def test_names_of_the_code_are_there(page: str, text: str) -> None:
    dotted = re.compile(rf"(?:{'|'.join(ROOMS)})(?:\.(?!py$|ftl$|body$)\w+)+")
    named = {it.split("(")[0] for it in QUOTED.findall(text)}
    assert not [it for it in named if dotted.fullmatch(it) and not resolves(it)]


def resolves(name: str) -> bool:
    """Tell if a dotted name is a module, or something in one."""
    module, *rest = name.split(".")
    path = ROOT / module
    for at, part in enumerate(rest):
        if (path / part).is_dir():
            path /= part
            continue
        file = path / f"{part}.py" if (path / f"{part}.py").is_file() else path / "__init__.py"
        inner = rest[at + 1 :] if file.name != "__init__.py" else rest[at:]
        return not inner or re.search(rf"\b{inner[0]}\b", file.read_text("utf-8")) is not None
    return True


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs/README.md").read_text("utf-8")
    listed = {(ROOT / "docs" / link).resolve() for link in LINK.findall(index)}
    assert not {path for path in (ROOT / "docs").rglob("*.md") if path.name != "README.md"} - listed
