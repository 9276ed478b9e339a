"""The HTTP API: takes a request apart, finds its route, and answers as Discord does."""

import json
import re
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.check_messages import MOST_REQUEST_BYTES
from sandbox.errors import ApiError, invalid_form, refusal
from sandbox.faults import Fault, Faults
from sandbox.model import Json
from sandbox.posting import Upload, Uploads
from sandbox.world import World

API = re.compile(r"/api(?:/v(\d+))?")


@dataclass(slots=True)
class Request:
    """A request as the routes see it."""

    world: World
    method: str
    template: str
    path: str
    ids: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: Uploads = field(default_factory=dict)

    def number(self, name: str) -> int:
        if not self.ids[name].isdecimal():
            raise invalid_form(
                name, "NUMBER_TYPE_COERCE", f'Value "{self.ids[name]}" is not snowflake.'
            )
        return int(self.ids[name])

    def json(self) -> Json:
        if not isinstance(self.body, dict):
            raise refusal("bad_json")
        return self.body


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and its answer, for whoever judges them."""

    request: Request
    status: int
    answer: Any


Answer = tuple[int, Any]
Handler = Callable[[Request], Answer]


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Handler
    needs_token: bool


ROUTES: list[Route] = []


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

    def remember(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, pattern, handler, needs_token))
        # The most literal path is tried first: `@original` before `{message}`.
        ROUTES.sort(key=lambda it: it.template.count("{"))
        return handler

    return remember


class Rest:
    """Answers every request under /api and remembers what it did not know."""

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults
        self.in_flight = 0
        self.strays: list[str] = []
        self.judges: list[Callable[[Exchange], None]] = []

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.in_flight += 1
        try:
            return await self._handle(request)
        finally:
            self.in_flight -= 1
            self.world.stir()

    async def _handle(self, http: web.Request) -> web.StreamResponse:
        files = http.content_type.startswith("multipart/")
        fault = self.faults.take(http.method, http.path, files=files)
        if fault and fault.status:
            return _faulty(fault)
        if fault and fault.refusal:
            return _respond(fault.refusal.status, fault.refusal.body(), limited=True)
        request, found = self._find(http)
        try:
            if found is None:
                self.strays.append(f"unknown request: {http.method} {http.path}")
                raise refusal("not_found")
            self._check_token(http, found)
            await _read_body(http, request)
            if fault and fault.holds:
                fault.held.set()
                await fault.go_on.wait()
            status, answer = found.handler(request)
        except ApiError as error:
            status, answer = error.status, error.body()
        except ConnectionError:  # the client has gone, perhaps in the middle of its request
            return web.Response(status=499)
        except Exception:
            self.strays.append(f"{http.method} {http.path} broke:\n{traceback.format_exc()}")
            status, answer = 501, {"message": "The stand-in is at fault", "code": 0}
        for judge in self.judges:
            judge(Exchange(request, status, answer))
        if fault and fault.cut and http.transport:
            http.transport.abort()
        return _respond(status, answer, limited=not request.template.endswith("/callback"))

    def _find(self, http: web.Request) -> tuple[Request, Route | None]:
        version = API.match(http.path)
        path = http.path[version.end() :] if version else http.path
        query = dict(http.query)
        for it in ROUTES:
            if it.method == http.method and (match := it.pattern.fullmatch(path)):
                ids = match.groupdict()
                return Request(self.world, http.method, it.template, path, ids, query), it
        return Request(self.world, http.method, path, path, {}, query), None

    def _check_token(self, http: web.Request, found: Route) -> None:
        given = http.headers.get("Authorization", "")
        if found.needs_token and given != f"Bot {self.world.token}":
            raise refusal("unauthorized")


async def _read_body(http: web.Request, request: Request) -> None:
    if http.content_length and http.content_length > MOST_REQUEST_BYTES:
        raise refusal("too_large")
    if http.content_type.startswith("multipart/"):
        await _read_parts(http, request)
    elif http.can_read_body:
        request.body = _parse(await http.read())


async def _read_parts(http: web.Request, request: Request) -> None:
    async for part in await http.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal("bad_json")
        data = bytes(await part.read(decode=True))
        name = part.name or ""
        if name == "payload_json":
            request.body = _parse(data)
        elif match := re.fullmatch(r"files\[(\d+)\]", name):
            request.files[int(match[1])] = Upload(part.filename or "", data)
    request.body = {} if request.body is None else request.body


def _parse(data: bytes) -> Any:
    if not data:
        return None
    try:
        return json.loads(data)
    except ValueError:
        raise refusal("bad_json") from None


def _respond(status: int, answer: Any, *, limited: bool) -> web.Response:
    headers = (
        {
            "X-RateLimit-Limit": "50",
            "X-RateLimit-Remaining": "49",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": "stand-in",
        }
        if limited
        else {}
    )
    if answer is None:
        return web.Response(status=status, headers=headers)
    # The client compares the content type as a whole: no charset may follow.
    body = json.dumps(answer).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _faulty(fault: Fault) -> web.Response:
    assert fault.status is not None
    if fault.status != 429:
        return web.Response(status=fault.status, text="the stand-in was told to fail")
    body = {
        "message": "You are being rate limited.",
        "retry_after": fault.retry_after,
        "global": False,
    }
    headers = {
        "Via": "1.1 stand-in",
        "Retry-After": str(max(1, round(fault.retry_after))),
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{fault.retry_after:.3f}",
        "X-RateLimit-Bucket": "stand-in",
        "X-RateLimit-Scope": "user",
    }
    return web.Response(
        status=429, body=json.dumps(body).encode(), content_type="application/json", headers=headers
    )
