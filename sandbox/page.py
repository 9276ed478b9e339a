"""The page in the browser: serves it safely, and lets its tabs act as people."""

import asyncio
import secrets
from importlib.resources import files as package_files
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.model import numbered
from sandbox.page_tab import Tab
from sandbox.posting import Upload
from sandbox.world import Event, World

STATIC = package_files("sandbox") / "static"
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
SHOWN_INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp")
LARGEST_UPLOAD = 10 * 1024 * 1024
UPLOAD_SECONDS = 60.0  # seconds for the body of an upload
IDLE = 30.0  # seconds for the head of a request, and until an idle connection is closed
LEFTOVER = 5.0  # seconds for the rest of a body that nobody wants
HEARTBEAT = 30.0  # seconds between looks for tabs that are gone


class Page:
    """The page's server, bound to 127.0.0.1; every path begins with a secret."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.key = secrets.token_urlsafe(16)
        self.port = 0
        self.tabs: set[Tab] = set()
        self.uploads: dict[str, Upload] = {}
        self.app = web.Application(client_max_size=LARGEST_UPLOAD, middlewares=[self._guard])
        self.app.router.add_get(f"/{self.key}/socket", self._socket)
        self.app.router.add_post(f"/{self.key}/upload", self._upload)
        self.app.router.add_get(f"/{self.key}/file/{{channel}}/{{file}}/{{name}}", self._file)
        self.app.router.add_get(f"/{self.key}/emoji/{{emoji}}", self._emoji)
        self.app.router.add_get(f"/{self.key}/{{name:[a-z_.]*}}", self._static)
        self.app.on_response_prepare.append(self._dress)
        self._runner: web.AppRunner | None = None
        world.listeners.append(self._hear)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{self.key}/"

    async def start(self, port: int = 0) -> None:
        self._runner = web.AppRunner(
            self.app, access_log=None, shutdown_timeout=0.1, keepalive_timeout=IDLE,
            lingering_time=LEFTOVER,
        )  # fmt: skip
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        for tab in list(self.tabs):
            await tab.socket.close(code=1001)
        if self._runner:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Refuse foreign host names, and requests from other pages."""
        hosts = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        origin = request.headers.get("Origin")
        own = {f"http://{host}" for host in hosts}
        needs_origin = request.method != "GET" or "Upgrade" in request.headers
        if request.host not in hosts or (origin not in own if origin or needs_origin else False):
            raise web.HTTPForbidden(text="This page is for this machine alone.")
        response: web.StreamResponse = await handler(request)
        return response

    async def _dress(self, request: web.Request, response: web.StreamResponse) -> None:
        """Add the headers that browsers must obey, to refusals too."""
        response.headers.update(self._headers())

    def _headers(self) -> dict[str, str]:
        sockets = f"ws://127.0.0.1:{self.port} ws://localhost:{self.port}"
        return {
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; "
                f"img-src 'self'; connect-src 'self' {sockets}; "
                "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            ),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-store",
        }

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"] or "index.html"
        file = STATIC / name
        kind = KINDS.get(name.rpartition(".")[2])
        if kind is None or not file.is_file():
            raise web.HTTPNotFound(text="There is nothing here.")
        return web.Response(body=file.read_bytes(), content_type=kind, charset="utf-8")

    async def _file(self, request: web.Request) -> web.Response:
        file = numbered(self.world.files, request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound(text="There is no such file.")
        inline = file.content_type in SHOWN_INLINE
        headers = {} if inline else {"Content-Disposition": "attachment"}
        kind = file.content_type if inline else "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = numbered(self.world.emojis, request.match_info["emoji"])
        if emoji is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return web.Response(body=emoji.data, content_type=emoji.content_type)

    async def _upload(self, request: web.Request) -> web.Response:
        """Keep a file until the message, option or field that it belongs to is sent."""
        ticket = secrets.token_urlsafe(12)
        name = request.query.get("name", "file")
        try:
            async with asyncio.timeout(UPLOAD_SECONDS):
                self.uploads[ticket] = Upload(name, await request.read())
        except TimeoutError:
            raise web.HTTPRequestTimeout(text="The file takes too long.") from None
        return web.json_response({"upload": ticket})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT)
        await socket.prepare(request)
        tab = Tab(self.world, socket, self.uploads)
        self.tabs.add(tab)
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    tab.take(frame.data)
        finally:
            self.tabs.discard(tab)
            tab.writer.cancel()
        return socket

    def _hear(self, event: Event) -> None:
        for tab in list(self.tabs):
            tab.hear(event)
