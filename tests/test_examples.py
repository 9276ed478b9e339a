"""The examples in the first docstrings that newcomers meet can be pasted and run."""

import doctest
from importlib import import_module

import pytest

SHOWN = {
    "db.address": "start",
    "render.kit.canvas": "Canvas",
    "rules.core.choice": "Choice",
    "rules.core.flow": "Flow",
    "rules.core.game": "Game",
    "rules.core.rulebook": "Rulebook",
    "rules.core.stage": "staged",
    "sandbox.people": "Person",
}


@pytest.mark.parametrize("name", SHOWN)
def test_an_example_runs(name: str) -> None:
    module = import_module(name)
    (example,) = doctest.DocTestFinder(recurse=False).find(
        getattr(module, SHOWN[name]), SHOWN[name], globs=vars(module).copy()
    )
    told: list[str] = []
    result = doctest.DocTestRunner().run(example, out=told.append)
    assert result.attempted
    assert not result.failed, "".join(told)
