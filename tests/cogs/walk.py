"""Traces one press: the files and functions of ours that it passes, and how often it changes file.

Work in other threads (drawing, the store) is not counted.

python -m tests.cogs.walk [GAME]
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from tests.cogs.house import at_home
from tests.cogs.playing import button, called, open_panel, sit_down

ROOT = Path(__file__).parent.parent.parent
OURS = tuple(f"{ROOT / room}/" for room in ("cogs", "tables", "db", "rules", "render", "locales"))


class Walk:
    """Counts calls as the interpreter reports them; a resumed coroutine is no new call."""

    def __init__(self) -> None:
        self.frames: list[FrameType] = []
        self.seen: set[FrameType] = set()
        self.hops: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(OURS) or frame in self.seen:
            return
        self.seen.add(frame)
        self.frames.append(frame)
        caller = nearest(frame.f_back)
        if caller is not None and caller != file:
            self.hops[caller, file] += 1

    def told(self) -> str:
        files = {frame.f_code.co_filename for frame in self.frames}
        functions = {frame.f_code for frame in self.frames}
        return (
            f"{len(files)} files, {len(functions)} functions, {len(self.frames)} calls, "
            f"{self.hops.total()} of them into another file"
        )


def nearest(frame: FrameType | None) -> str | None:
    """Return the file of ours from which something was called."""
    while frame is not None and not frame.f_code.co_filename.startswith(OURS):
        frame = frame.f_back
    return frame.f_code.co_filename if frame is not None else None


async def walked(press: Callable[[], Awaitable[object]]) -> Walk:
    walk = Walk()
    sys.setprofile(walk)
    try:
        await press()
    finally:
        sys.setprofile(None)
    return walk


async def main(game: str) -> None:
    with TemporaryDirectory() as folder:
        async with at_home(Path(folder), ("anna", "boris")) as table:
            thread = await sit_down(table, game, ["anna", "boris"])
            person = await called(table, thread)
            assert person is not None
            await open_panel(person)  # fill the caches: they are not what is traced
            panel = await open_panel(person)
            await table.quiet()
            menu = next((it.custom_id for it in panel.selects), None)
            if menu is None:
                walk = await walked(lambda: person.press(button(panel, "answer"), on=panel))
            else:
                first = panel.selects[0].options[0]
                walk = await walked(lambda: person.select(menu, first, on=panel))
            print(f"{game}, an answer in the panel: {walk.told()}")


if __name__ == "__main__":
    asyncio.run(main(*(sys.argv[1:] or ["ryozen"])))
