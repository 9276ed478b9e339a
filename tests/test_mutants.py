"""The list of protective lines fits the code: each stands where it is said to, with its tests."""

import pytest

from tools.mutants import ROOT, Mutant, mutants

LISTED = mutants()


@pytest.mark.parametrize("mutant", LISTED, ids=lambda it: f"{it.file}: {it.protects}")
def test_a_protective_line_stands_where_it_is_listed(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text("utf-8")
    spoiled = mutant.applied(text)
    assert spoiled != text
    compile(spoiled, mutant.file, "exec")
    assert all((ROOT / test.partition("::")[0]).is_file() for test in mutant.tests)


def test_no_protection_is_listed_twice() -> None:
    assert len({(it.file, it.line, it.instead) for it in LISTED}) == len(LISTED)
