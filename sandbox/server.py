"""The whole stand-in: it starts, stops, and gives clients what they need to connect to it."""

from types import TracebackType

import aiohttp
from aiohttp import web

from sandbox import routes_bot, routes_channels, routes_emojis, routes_messages
from sandbox.door import connector, make_pass
from sandbox.errors import refusal
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.model import numbered
from sandbox.rest import ROUTES, Rest
from sandbox.world import World

# Importing the route modules registers their routes.
__all__ = [
    "ROUTES",
    "Sandbox",
    "routes_bot",
    "routes_channels",
    "routes_emojis",
    "routes_messages",
]
BACKLOG = 2048


class Sandbox:
    """`async with Sandbox() as sandbox:` and give a client `connector=sandbox.connector()`."""

    def __init__(self, world: World | None = None) -> None:
        self.world = world or World()
        self.faults = Faults()
        self.rest = Rest(self.world, self.faults)
        self.gateway = Gateway(self.world, self.rest.strays)
        self.port = 0
        self.plain_port = 0
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> "Sandbox":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self, *, plain: bool = False) -> None:
        """Listen with TLS as discord.com does; `plain` adds a port for clients without it."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        self.port = await self._listen(secure=True)
        if plain:
            self.plain_port = await self._listen(secure=False)
            self.world.gateway_url = f"ws://127.0.0.1:{self.plain_port}"

    async def _listen(self, *, secure: bool) -> int:
        assert self._runner is not None
        context = make_pass().server() if secure else None
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=context, backlog=BACKLOG)
        await site.start()
        return int(self._runner.addresses[-1][1])

    async def stop(self) -> None:
        self.gateway.close(1001)
        self.world.clock.stop()
        if self._runner:
            await self._runner.cleanup()

    def connector(self) -> aiohttp.TCPConnector:
        return connector(self.port, make_pass().certificate)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.gateway.handle(request)
        if request.path.startswith("/attachments/"):
            return self._serve_file(request)
        return await self.rest.handle(request)

    def _serve_file(self, request: web.Request) -> web.Response:
        file = numbered(self.world.files, "".join(request.path.split("/")[3:4]))
        if file is None:
            return web.Response(status=refusal("not_found").status)
        return web.Response(body=file.data, headers={"Content-Type": file.content_type})
