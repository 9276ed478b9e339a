"""What a server's owners have decided for the tables of their server."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from .house import House, refusals
from .model import PaceName


class Server(Struct, kw_only=True):
    language: str = ""  # of new tables; empty: as the server's Discord says
    pace: PaceName = "steady"
    channel: int | None = None  # where new tables gather; None: where they are opened
    role: int | None = None  # who may open tables; None: everybody
    most: int = 0  # tables that gather or play at a time; 0: any number


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Server).decode


class Servers:
    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, guild: int | None) -> Server:
        if guild is None:
            return Server()
        with refusals():
            body = await self._house.store.guild(guild)
        return decode(body) if body else Server()

    async def change(self, guild: int, change: Callable[[Server], None]) -> Server:
        server = await self.of(guild)
        change(server)
        with refusals():
            await self._house.store.save_guild(guild, encode(server))
        return server
