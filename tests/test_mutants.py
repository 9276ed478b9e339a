"""Each line of tools/mutants.toml is in the code, and the tests named there exist."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.mutants import LIST, ROOT, Mutant, mutants
from tools.reached_by import found_by, marked
from tools.refusals import protective_lines


@pytest.fixture(scope="module")
def listed() -> list[Mutant]:
    return mutants()


def test_a_protective_line_stands_where_it_is_listed(listed: list[Mutant]) -> None:
    for mutant in listed:
        text = (ROOT / mutant.file).read_text("utf-8")
        spoiled = mutant.applied(text)
        assert spoiled != text, mutant
        compile(spoiled, mutant.file, "exec")
        assert all(map(stands, mutant.tests)), mutant


def stands(test: str) -> bool:
    """Tell if a file of tests exists, or a function in it."""
    file, _, name = test.partition("::")
    text = (ROOT / file).read_text("utf-8")
    return not name or f"def {name.partition('[')[0]}(" in text


def test_every_line_in_a_function_can_be_marked(listed: list[Mutant]) -> None:
    """A mark stands before the line, and the file still compiles."""
    for mutant in listed:
        text = (ROOT / mutant.file).read_text("utf-8")
        place = mutant.place(text)
        with_mark = marked(text, {7: place})
        compile(with_mark, mutant.file, "exec")
        before, mark, _ = with_mark.partition("__import__(")
        assert not mark or before.count("\n") <= text.count("\n", 0, place)


def test_no_mark_parts_an_if_from_its_elif() -> None:
    text = (
        "def f(a):\n    if a == 1:\n        return 1\n    elif a == 2:\n        return 2\nONE = 1\n"
    )
    assert marked(text, {1: text.index("a == 2")}).splitlines()[1].endswith("seen(1)")
    assert marked(text, {1: text.index("return 2")}).splitlines()[4].endswith("seen(1)")
    assert marked(text, {1: text.index("ONE")}) == text


def test_the_quickest_test_comes_first(tmp_path: Path) -> None:
    into = tmp_path / "reached_by.txt"
    into.write_text("3\tslow\n0.900\tslow\n3\tquick\n5\tquick\n0.010\tquick\n", "utf-8")
    assert found_by(into) == {3: ["quick", "slow"], 5: ["quick"]}


def test_no_protection_is_listed_twice(listed: list[Mutant]) -> None:
    assert len({(it.file, it.line, it.instead, it.start) for it in listed}) == len(listed)


def test_every_refusal_and_every_secret_event_has_an_entry() -> None:
    """A new refusal or secret event has an entry: its name, and the test that fails without it."""
    listed = tomllib.loads(LIST.read_text("utf-8"))
    assert sorted(listed["held"]) == sorted(protective_lines())


def test_each_promise_is_held_by_a_test_that_is_not_long() -> None:
    told = (ROOT / "docs/promises.md").read_text("utf-8")
    named = set(re.findall(r"`(?:tests/(?:\w+/)*)?(\w+\.py)`", told))
    known = {path.name: path for path in (ROOT / "tests").rglob("*.py")}
    assert len(named) > 20
    assert not named - known.keys()
    files = {known[name] for name in named if name.startswith("test_")}
    assert not [path for path in files if not has_short_tests(path)]


def test_each_protective_line_is_held_by_a_test_that_is_not_long(listed: list[Mutant]) -> None:
    assert not [it for it in listed if not any(map(is_short, it.tests))]


def is_short(test: str) -> bool:
    file, _, name = test.partition("::")
    return has_short_tests(ROOT / file, name.partition("[")[0])


def has_short_tests(path: Path, name: str = "") -> bool:
    """Tell if a file has a test of this name, or any, that is not marked long, alone or by the
    whole file.

    A mark on parameters alone does not count, since some of them are short.
    """
    text, called = path.read_text("utf-8"), name or r"test_\w+"
    pattern = rf"^((?:@.*\n(?:[ )\]].*\n)*)*)(?:async )?def {called}\("
    found = re.findall(pattern, text, re.MULTILINE)
    marked = ["@pytest.mark.long" in decorators for decorators in found]
    return not all(marked) and not re.search(r"^pytestmark = .*mark\.long", text, re.MULTILINE)
