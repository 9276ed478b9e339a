"""One open tab of the page: what it asks for and what it is told."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import web

from sandbox import commanding, page_view, posting, pressing
from sandbox.check_commands import LOCALES
from sandbox.errors import REFUSALS, ApiError, RefusedError, StaleError
from sandbox.model import Answer, Channel, Interaction, InteractionKind, Json, Message, User
from sandbox.posting import Upload
from sandbox.world import Event, World

SCREENFUL = 50
GONE = {REFUSALS[name][1] for name in ("unknown_message", "unknown_interaction")}
NONSENSE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError)
# fmt: off
STRUCTURE = {
    "guild_create", "guild_delete", "channel_create", "channel_update", "channel_delete",
    "thread_create", "thread_update", "thread_delete", "thread_members", "member_add",
    "member_remove", "role_create", "role_update", "dm_create", "commands", "person",
}
# fmt: on


class Tab:
    def __init__(
        self, world: World, socket: web.WebSocketResponse, uploads: dict[str, Upload]
    ) -> None:
        self.world = world
        self.socket = socket
        self.uploads = uploads
        self.user: User | None = None
        self.channel: Channel | None = None
        self._tickets: dict[int, Any] = {}
        self._modals: dict[int, Interaction] = {}
        self._refresh: asyncio.Handle | None = None
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write(), name="sandbox page writer")

    # To the browser

    def tell(self, what: str, **more: Any) -> None:
        self._frames.put_nowait({"what": what, **more})

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if self.socket.closed:
                return
            await self.socket.send_str(json.dumps(frame))

    def hear(self, event: Event) -> None:
        """Tell the browser what an event in the world means for this tab."""
        if self.user is None:
            return
        if event.name.startswith("message_"):
            self._hear_message(event.name, event.subject)
        elif event.name == "interaction_changed":
            self._hear_interaction(event.subject)
        elif event.name == "typing" and event.subject is self.channel:
            self.tell("typing", name=event.extra.display)
        elif event.name in STRUCTURE and self._refresh is None:
            # Changes made together are sent once.
            self._refresh = asyncio.get_running_loop().call_soon(self._tell_structure)

    def _tell_structure(self) -> None:
        self._refresh = None
        if self.user is None:
            return
        if self.channel and not self._here(self.channel):
            self.channel = None
        self.tell("state", **page_view.state(self.world, self.user, self.channel))

    def _here(self, channel: Channel) -> bool:
        assert self.user is not None
        still_there = self.world.channels.get(channel.id) is channel
        return still_there and self.world.may_see(self.user, channel)

    def _hear_message(self, name: str, message: Message) -> None:
        assert self.user is not None
        channel = self.world.channels.get(message.channel_id)
        if channel is None:
            return
        if name == "message_create":
            pinged = [str(u.id) for u in message.mentions if self.world.may_see(u, channel)]
            seen = message.seen_by(self.user.id) and self._here(channel)
            self.tell("news", channel=str(channel.id), pinged=pinged, seen=seen)
        if channel is not self.channel or not message.seen_by(self.user.id):
            return
        if name == "message_delete":
            self.tell("gone", message=str(message.id))
        else:
            self.tell("message", message=page_view.message(self.world, message))

    def _hear_interaction(self, it: Interaction) -> None:
        if it.id not in self._tickets:
            return
        ticket = self._tickets.pop(it.id)
        if it.modal is not None:
            self._modals[it.id] = it
            self.tell("modal", ticket=ticket, modal=it.modal, interaction=str(it.id))
        elif it.kind == InteractionKind.AUTOCOMPLETE:
            choices = page_view.choices(it) if it.answer == Answer.DONE else None
            self.tell("choices", ticket=ticket, choices=choices)
        else:
            self.tell("answered", ticket=ticket, failed=it.answer == Answer.FAILED)

    # From the browser

    def take(self, text: str) -> None:
        """Do what the page asks, or say why not; a faulty page breaks nothing."""
        ticket = None
        try:
            frame = json.loads(text)
            ticket = frame.get("ticket")
            ACTIONS[frame["do"]](self, frame)
        except (RefusedError, ApiError) as error:
            self.refuse(ticket, reason_of(error), str(error))
        except (*NONSENSE, RecursionError) as error:
            self.refuse(ticket, "refused", f"The page asked for nonsense: {error!r}")

    def refuse(self, ticket: Any, reason: str, words: str) -> None:
        """Refuse; the page tells ``reason`` in the person's language and logs ``words``."""
        self.tell("refused", ticket=ticket, reason=reason, words=words)

    def be(self, frame: Json) -> None:
        """Become another person, and stay in the channel if they may see it."""
        self.user = self._person(frame)
        self._modals.clear()
        wanted = frame.get("channel") or (self.channel and str(self.channel.id))
        self.channel = self.world.channels.get(int(wanted)) if wanted else None
        if self.channel is None or not self._here(self.channel):
            self.channel = self._first_channel()
        self._tell_structure()
        self._tell_channel()

    def _person(self, frame: Json) -> User:
        people = [user for user in self.world.users.values() if not user.bot]
        wanted = str(frame.get("person") or "")
        spoken = str(frame.get("speaks") or "")[:2]
        alike = (user for user in people if spoken and user.locale.startswith(spoken))
        return next((user for user in people if str(user.id) == wanted), next(alike, people[0]))

    def _first_channel(self) -> Channel | None:
        assert self.user is not None
        return next(
            (c for c in self.world.visible_channels(self.user) if c.guild_id and not c.thread), None
        )

    def look(self, frame: Json) -> None:
        user = self._me()
        if frame.get("with"):
            channel = self.world.dm_between(user, self.world.user(int(frame["with"])))
        else:
            channel = self.world.channel(int(frame["channel"]))
        if not self._here(channel):
            raise RefusedError("This channel is not for you.")
        self.channel = channel
        self._tell_structure()
        self._tell_channel()

    def _tell_channel(self, before: int | None = None) -> None:
        if self.channel is None:
            return
        user = self._me()
        there = [m for m in self.world.messages[self.channel.id].values() if m.seen_by(user.id)]
        there = [m for m in there if before is None or m.id < before]
        self.tell(
            "older" if before else "channel",
            channel=str(self.channel.id),
            messages=[page_view.message(self.world, m) for m in there[-SCREENFUL:]],
            more=len(there) > SCREENFUL,
        )

    def older(self, frame: Json) -> None:
        self._tell_channel(int(frame["before"]))

    def set_locale(self, frame: Json) -> None:
        if frame["locale"] not in LOCALES:
            raise RefusedError("Discord knows no such language.")
        self._me().locale = frame["locale"]
        self.world.emit("person", self._me())

    def set_dms(self, frame: Json) -> None:
        self._me().takes_dms = bool(frame["open"])
        self.world.emit("person", self._me())

    def say(self, frame: Json) -> None:
        files = [self._uploaded(ticket) for ticket in frame.get("files") or []]
        text = frame.get("text") or ""
        text.encode()  # raises an error if this is not valid text
        pressing.say(self.world, self._me(), self._place(), text, files)

    def dismiss(self, frame: Json) -> None:
        message = self._message(frame)
        if message.only_for != self._me().id:
            raise RefusedError("Only what you alone see can be dismissed.")
        posting.delete(self.world, self._place(), message)

    def slash(self, frame: Json) -> None:
        user, place = self._me(), self._place()
        _, leaf = commanding.find(self.world, user, place, frame["path"])
        options = {
            name: self._uploaded(value) if page_view.wants_file(leaf, name) else value
            for name, value in frame["options"].items()
        }
        self._follow(frame, lambda: commanding.run(self.world, user, place, frame["path"], options))

    def complete(self, frame: Json) -> None:
        self._follow(
            frame,
            lambda: commanding.ask_choices(
                self.world,
                self._me(),
                self._place(),
                frame["path"],
                focused=frame["option"],
                typed=frame["typed"],
                options=frame["options"],
            ),
        )

    def menu(self, frame: Json) -> None:
        target: User | Message = (
            self._message(frame) if "message" in frame else self.world.user(int(frame["user"]))
        )
        self._follow(
            frame,
            lambda: commanding.run_on(self.world, self._me(), self._place(), frame["name"], target),
        )

    def press(self, frame: Json) -> None:
        message = self._message(frame)
        self._follow(frame, lambda: pressing.press(self.world, self._me(), message, frame["id"]))

    def choose(self, frame: Json) -> None:
        message = self._message(frame)
        self._follow(
            frame,
            lambda: pressing.choose(self.world, self._me(), message, frame["id"], frame["values"]),
        )

    def submit(self, frame: Json) -> None:
        opened = self._modals.get(int(frame["interaction"]))
        if opened is None:
            raise RefusedError("This form is no longer open.")
        values = dict(frame["values"])
        for key in frame.get("uploads") or []:
            values[key] = [self._uploaded(ticket) for ticket in values[key]]
        self._follow(frame, lambda: pressing.submit(self.world, opened, values))
        del self._modals[opened.id]

    # Helpers

    def _follow(self, frame: Json, start: Callable[[], Interaction]) -> None:
        """Start an interaction; the tab hears what becomes of it."""
        it = start()
        self._tickets[it.id] = frame.get("ticket")

    def _me(self) -> User:
        if self.user is None:
            raise RefusedError("Say first who you are.")
        return self.user

    def _place(self) -> Channel:
        if self.channel is None:
            raise RefusedError("Choose a channel first.")
        return self.channel

    def _message(self, frame: Json) -> Message:
        return self.world.message(self._place(), int(frame["message"]))

    def _uploaded(self, ticket: str) -> Upload:
        if ticket not in self.uploads:
            raise RefusedError("This file has not arrived; choose it again.")
        return self.uploads.pop(ticket)


def reason_of(error: RefusedError | ApiError) -> str:
    """Return the page's words for a refusal: a message that is gone was pressed too late."""
    if isinstance(error, RefusedError):
        return error.reason
    return StaleError.reason if error.code in GONE else RefusedError.reason


ACTIONS: dict[str, Callable[[Tab, Json], None]] = {
    "be": Tab.be,
    "look": Tab.look,
    "older": Tab.older,
    "locale": Tab.set_locale,
    "dms": Tab.set_dms,
    "say": Tab.say,
    "dismiss": Tab.dismiss,
    "slash": Tab.slash,
    "complete": Tab.complete,
    "menu": Tab.menu,
    "press": Tab.press,
    "choose": Tab.choose,
    "submit": Tab.submit,
}
