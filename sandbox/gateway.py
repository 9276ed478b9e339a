"""The WebSocket on which the bot hears what happens."""

import asyncio
import json
import secrets
import traceback
import zlib
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.dispatches import DISPATCHES, Intent
from sandbox.model import Guild, Interaction, Json
from sandbox.world import Event, World

HELLO, ACK, RECONNECT, INVALID, DISPATCH = 10, 11, 7, 9, 0
HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, ASK_MEMBERS = 1, 2, 3, 4, 6, 8
HEARTBEAT_MS = 41_250
LARGEST_FRAME = 4096
GOOD_BYE = (1000, 1001)
SESSION_PATIENCE = 300.0
PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.CONTENT


class ProtocolError(Exception):
    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.words = words


class Session:
    """A bot's session; it outlives its socket, so that a resume loses nothing."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, Json]] = deque(maxlen=1000)
        self.line: Line | None = None

    def hears(self, guild_id: int | None) -> bool:
        number, count = self.shard
        return ((guild_id >> 22) % count if guild_id else 0) == number

    def dispatch(self, name: str, data: Json) -> None:
        self.sequence += 1
        frame = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, frame))
        if self.line:
            self.line.send(frame)


class Line:
    """One socket with its writer, compressed when the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self._squeeze = zlib.compressobj() if compress else None
        self._frames: asyncio.Queue[Json | tuple[int, str]] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write(), name="sandbox gateway writer")

    def send(self, frame: Json) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int, words: str = "") -> None:
        """Close the socket once everything sent before has gone out."""
        self._frames.put_nowait((code, words))

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if isinstance(frame, tuple):
                await self.socket.close(code=frame[0], message=frame[1].encode())
                return
            text = json.dumps(frame)
            if self.socket.closed:
                return
            if self._squeeze:
                data = self._squeeze.compress(text.encode())
                await self.socket.send_bytes(data + self._squeeze.flush(zlib.Z_SYNC_FLUSH))
            else:
                await self.socket.send_str(text)


class Gateway:
    def __init__(self, world: World, strays: list[str]) -> None:
        self.world = world
        self.strays = strays
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.sockets: dict[Line, web.Request] = {}
        self.allowed_intents = (1 << 26) - 1
        self.judges: list[Any] = []
        world.listeners.append(self.hear)

    # Interruptions for tests

    def drop(self) -> None:
        """Cut every socket without a word; clients come back and resume."""
        for request in self.sockets.values():
            if request.transport:
                request.transport.abort()

    def ask_to_reconnect(self) -> None:
        for line in self.lines:
            line.send({"op": RECONNECT, "d": None})

    def forget_sessions(self) -> None:
        """Forget every session, so that clients must identify anew."""
        forgotten = [*self.sessions.values()]
        self.sessions.clear()
        for session in forgotten:
            if session.line:
                session.line.send({"op": INVALID, "d": False})

    def repeat(self, last: int) -> None:
        """Send the last ``last`` events once more, as if a session was resumed too far back."""
        for session in self.sessions.values():
            for _, frame in list(session.sent)[-last:]:
                if session.line:
                    session.line.send(frame)

    def close(self, code: int) -> None:
        for line in self.lines:
            line.close(code)

    # Sending events

    def hear(self, event: Event) -> None:
        if event.name not in DISPATCHES or self._is_elsewhere(event):
            return
        for session in list(self.sessions.values()):
            if session.hears(event.guild_id):
                if isinstance(event.subject, Interaction):
                    event.subject.heard = True
                self._tell(session, event)

    def _is_elsewhere(self, event: Event) -> bool:
        """Tell if this happens in a server without the bot, which hears only what is meant for
        it."""
        guild = self.world.guilds.get(event.guild_id or 0)
        for_it = isinstance(event.subject, Interaction)
        return guild is not None and not self.world.has_bot(guild) and not for_it

    def _tell(self, session: Session, event: Event) -> None:
        for name, data in DISPATCHES[event.name](self.world, event, session.intents):
            self._judge(name, data)
            session.dispatch(name, data)

    def _judge(self, name: str, data: Json) -> None:
        for judge in self.judges:
            judge(name, data)

    # Receiving frames

    async def handle(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request.query.get("compress") == "zlib-stream")
        self.lines.add(line)
        self.sockets[line] = request
        line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    session = self._take(line, session, frame.data)
        except ProtocolError as error:
            await socket.close(code=error.code, message=error.words.encode())
        except Exception:
            self.strays.append(f"the gateway broke:\n{traceback.format_exc()}")
            await socket.close(code=4000)
        finally:
            self.lines.discard(line)
            del self.sockets[line]
            if session and session.line is line:
                self._lose(session, socket.close_code)
            line.writer.cancel()
        return socket

    def _lose(self, session: Session, close_code: int | None) -> None:
        """Note that a socket is gone; its session waits a while for the client to come back."""
        session.line = None
        if close_code in GOOD_BYE:
            self.sessions.pop(session.id, None)
            return

        def expire() -> None:
            if session.line is None:
                self.sessions.pop(session.id, None)

        self.world.clock.later(SESSION_PATIENCE, expire)

    def _take(self, line: Line, session: Session | None, data: str | bytes) -> Session | None:
        if len(data) > LARGEST_FRAME:
            raise ProtocolError(4002, "Payload too large")
        try:
            frame = json.loads(data)
            operation, body = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            raise ProtocolError(4002, "Error while decoding payload") from None
        if operation == HEARTBEAT:
            line.send({"op": ACK})
        elif operation == IDENTIFY:
            if session:
                raise ProtocolError(4005, "Already authenticated.")
            return self._identify(line, body)
        elif operation == RESUME:
            return self._resume(line, body)
        elif session is None:
            raise ProtocolError(4003, "Not authenticated.")
        elif operation == ASK_MEMBERS:
            self._tell_members(session, body)
        elif operation not in (PRESENCE, VOICE):
            raise ProtocolError(4001, "Unknown opcode")
        return session

    def _identify(self, line: Line, body: Json) -> Session | None:
        if body.get("token", "").removeprefix("Bot ") != self.world.token:
            raise ProtocolError(4004, "Authentication failed.")
        intents = body.get("intents")
        if not isinstance(intents, int) or intents >> 27:
            raise ProtocolError(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self.allowed_intents:
            raise ProtocolError(4014, "Disallowed intent(s).")
        number, count = body.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise ProtocolError(4010, "Invalid shard")
        limit = self.world.sessions
        if count < limit.least:
            raise ProtocolError(4011, "Sharding required")
        if not limit.remaining > 0:
            raise ProtocolError(4004, "Authentication failed.")
        if not limit.begin(number):
            line.send({"op": INVALID, "d": False})
            return None
        session = Session(intents, (number, count))
        session.line = line
        self.sessions[session.id] = session
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if session.hears(guild.id) and self.world.bot.id in guild.members
        ]
        self._greet(session, guilds)
        return session

    def _greet(self, session: Session, guilds: list[Guild]) -> None:
        ready = {
            "v": 10,
            "user": payloads.own_user(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.world.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(self.world.app_id), "flags": 0, "flags_new": "0"},
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
            "_trace": [],
        }
        self._judge("READY", ready)
        session.dispatch("READY", ready)
        for guild in guilds:
            name = "guild_outage" if guild.id in self.world.outages else "guild_back"
            self._tell(session, Event(name, guild, guild.id))
        self.world.emit("identified", session)

    def _resume(self, line: Line, body: Json) -> Session | None:
        session = self.sessions.get(body.get("session_id", ""))
        if session is None or body.get("token", "").removeprefix("Bot ") != self.world.token:
            line.send({"op": INVALID, "d": False})
            return None
        session.line = line
        for sequence, frame in session.sent:
            if sequence > body.get("seq", 0):
                line.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self.world.emit("resumed", session)
        return session

    def _tell_members(self, session: Session, body: Json) -> None:
        guild = self.world.guilds.get(int(body["guild_id"]))
        if guild is None:
            return
        wanted = [int(i) for i in body.get("user_ids") or []]
        query = (body.get("query") or "").lower()
        found = [
            member
            for member in guild.members.values()
            if (not wanted or member.user.id in wanted) and member.user.name.startswith(query)
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in wanted if i not in guild.members],
        }
        if body.get("nonce"):
            chunk["nonce"] = body["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
