"""Skips drawing the boards that nobody will look at."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from cogs.pictures import painting
from render.kit.encode import Picture

DRAWN = painting.board, painting.boards, painting.asked


async def no_picture(*_: object) -> None:
    return None


async def no_pictures(*_: object) -> list[Picture]:
    return []


@contextmanager
def painters(board: Any, boards: Any, asked: Any) -> Iterator[None]:
    before = painting.board, painting.boards, painting.asked
    vars(painting).update(board=board, boards=boards, asked=asked)
    try:
        yield
    finally:
        vars(painting).update(zip(("board", "boards", "asked"), before, strict=True))


def hurried() -> AbstractContextManager[None]:
    return painters(no_picture, no_pictures, no_picture)


def unhurried() -> AbstractContextManager[None]:
    return painters(*DRAWN)
