"""The house rules that a server's owners set for its tables."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from db import ActRow, KeptRow

from ..base.errors import at_last, refusals
from ..base.model import PaceName, Person
from ..table.house import House


class Server(Struct, kw_only=True):
    language: str = ""  # the language of new tables; empty: the server's Discord decides
    pace: PaceName = "steady"
    channel: int | None = None  # the channel for new tables; None: the one in which they are opened
    role: int | None = None  # who may open tables; None: everybody
    most: int = 0  # tables that may gather or run at once; 0: no limit


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Server).decode


class Servers:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, guild: int | None) -> Server:
        return Server() if guild is None else (await self._kept(guild))[1]

    async def change(self, guild: int, person: Person, change: Callable[[Server], None]) -> Server:
        """Change a server's house rules, as one of its owners; each difference is recorded among
        the moderators' acts."""

        async def attempt() -> Server:
            revision, before = await self._kept(guild)
            after = msgspec.structs.replace(before)
            change(after)
            now = self._house.time.now()
            acts = [
                ActRow(guild, None, now, person, "settings", detail=f"{field}={value}")
                for field, value in msgspec.structs.asdict(after).items()
                if value != getattr(before, field)
            ]
            with refusals():
                await self._house.store.save_guild(guild, KeptRow(revision, encode(after)), *acts)
            return after

        async with self._house.alone(guild):
            return await at_last(attempt)

    async def _kept(self, guild: int) -> tuple[int, Server]:
        with refusals():
            kept = await self._house.store.guild(guild)
        return (kept.revision, decode(kept.body)) if kept else (0, Server())
