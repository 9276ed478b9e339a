"""Values of parameters with which a test is long: `./test` leaves those out.

    @pytest.mark.parametrize("game", ["ryozen", long("bonfire"), long("candelabria")])
    @pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
    @pytest.mark.parametrize("position", all_long_but(["full-4"], POSITIONS))

A test that is always long carries `@pytest.mark.long` itself.
"""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def long(*values: Any) -> Any:
    return pytest.param(*values, marks=pytest.mark.long)


def all_but_first_long(values: Iterable[Any]) -> list[Any]:
    first, *others = values
    return [first, *map(long, others)]


def all_long_but(short: Collection[Any], values: Iterable[Any]) -> list[Any]:
    return [value if value in short else long(value) for value in values]
