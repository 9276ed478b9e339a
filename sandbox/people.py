"""Acting as a person in a test: `await anna.slash("game new", game="ryozen")`."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandbox import commanding, pressing
from sandbox.check_components import SELECTS, Part
from sandbox.model import Answer, Channel, Interaction, User
from sandbox.posting import Upload
from sandbox.seen import Modal, Seen, localised, modal_of
from sandbox.world import World

Settle = Callable[[], Awaitable[None]]
Wanted = str | Callable[[Seen], bool]


class InteractionFailedError(AssertionError):
    """The person sees "This interaction failed"."""


@dataclass(frozen=True)
class Suggestion:
    name: str
    value: Any


class Reply:
    """The result of something a person did."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    @property
    def message(self) -> Seen:
        """Return the answer: a new message, or the pressed one after its change."""
        if self.interaction.original is None:
            raise AssertionError(f"no message came, but {self.interaction.answer_kind}")
        return Seen(self._world, self.interaction.original, self.interaction.user)

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def modal(self) -> Modal:
        if self.interaction.modal is None:
            raise AssertionError("no modal was opened")
        return modal_of(self.interaction.modal)

    @property
    def failed(self) -> bool:
        return self.interaction.answer == Answer.FAILED

    @property
    def further(self) -> list[Seen]:
        """Return the follow-ups, without the first answer."""
        it = self.interaction
        there = self._world.messages.get(it.channel.id, {}).values()
        sent = [m for m in there if m.via_interaction == it.id and m is not it.original]
        return [Seen(self._world, message, it.user) for message in sent]


class Person:
    """Somebody with eyes and fingers; looks at one channel at a time.

    `tests/bench` makes them, with a bot that they can talk to; without one they have each other:

    >>> import asyncio
    >>> world = World()
    >>> anna, boris = world.add_user("anna"), world.add_user("boris")
    >>> server = world.add_guild("Friday", anna)
    >>> _ = world.add_member(server, boris)
    >>> games = world.add_channel(server, "games")
    >>> async def at_once():
    ...     pass
    >>> async def talk():
    ...     await Person(world, anna, games, at_once).say(f"Shall we play, <@{boris.id}>?")
    ...     return Person(world, boris, games, at_once).pings
    >>> len(asyncio.run(talk()))
    1
    """

    def __init__(self, world: World, user: User, channel: Channel, settle: Settle) -> None:
        self.world = world
        self.user = user
        self.channel = channel
        self._settle = settle
        self._open_modal: Interaction | None = None

    def __repr__(self) -> str:
        return f"<{self.user.name} in {self.channel.name or 'a DM'}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    # Moving about

    def go(self, where: "Channel | str") -> "Person":
        """Look at another channel or thread, given itself or by name."""
        self.channel = self.find_channel(where) if isinstance(where, str) else where
        return self

    def go_to_dm(self) -> "Person":
        return self.go(self.world.dm_between(self.world.bot, self.user))

    def find_channel(self, name: str) -> Channel:
        for channel in reversed(list(self.world.visible_channels(self.user))):
            if channel.name == name:
                return channel
        raise AssertionError(f"{self.user.name} sees no channel {name!r}")

    # Seeing

    def messages(self, where: Channel | None = None) -> list[Seen]:
        channel = where or self.channel
        if not self.world.may_see(self.user, channel):
            return []
        there = self.world.messages[channel.id].values()
        return [Seen(self.world, m, self.user) for m in there if m.seen_by(self.user.id)]

    @property
    def last(self) -> Seen:
        seen = self.messages()
        if not seen:
            raise AssertionError(f"{self.user.name} sees no message in {self.channel.name}")
        return seen[-1]

    @property
    def dms(self) -> list[Seen]:
        return self.messages(self.world.dm_between(self.world.bot, self.user))

    @property
    def pings(self) -> list[Seen]:
        """Return every message anywhere that mentions them, oldest first."""
        places = self.world.visible_channels(self.user)
        seen = [seen for place in places for seen in self.messages(place)]
        return sorted((s for s in seen if s.pings(self.user)), key=lambda s: s.id)

    async def sees(self, wanted: Wanted, where: Channel | None = None) -> Seen:
        """Wait for a message with this text, or one that your function accepts."""

        def look() -> Seen | None:
            for seen in reversed(self.messages(where)):
                if wanted in seen.text if isinstance(wanted, str) else wanted(seen):
                    return seen
            return None

        return await self.world.until(look, f"{self.user.name} to see {wanted!r}")

    # Acting

    async def slash(self, path: str, /, **options: Any) -> Reply:
        it = commanding.run(self.world, self.user, self.channel, path, options)
        return await self._reply(it)

    async def autocomplete(
        self, path: str, option: str, typed: str = "", /, **others: Any
    ) -> list[Suggestion]:
        """Return the suggestions offered while they type, in their language."""
        it = commanding.ask_choices(
            self.world,
            self.user,
            self.channel,
            path,
            focused=option,
            typed=typed,
            options=others,
        )
        await self._reply(it)
        locale = self.user.locale
        return [Suggestion(localised(c, "name", locale), c["value"]) for c in it.choices or []]

    async def menu(self, name: str, target: "Seen | Person") -> Reply:
        """Use an entry of the context menu of a message or a person."""
        thing = target.message if isinstance(target, Seen) else target.user
        return await self._reply(
            commanding.run_on(self.world, self.user, self.channel, name, thing)
        )

    async def press(self, which: str, /, on: Seen | None = None) -> Reply:
        """Press a button by label, emoji or custom id, on the newest message that has it."""
        seen, custom_id = self._find(which, (Part.BUTTON,), on)
        return await self._reply(pressing.press(self.world, self.user, seen.message, custom_id))

    async def select(self, which: str, /, *values: Any, on: Seen | None = None) -> Reply:
        """Choose in a select by placeholder or custom id: values or labels, people, channels."""
        seen, custom_id = self._find(which, SELECTS, on)
        return await self._reply(
            pressing.choose(self.world, self.user, seen.message, custom_id, values)
        )

    async def submit(self, values: Mapping[str, Any] | None = None, /, **fields: Any) -> Reply:
        """Fill the open modal; keys are custom ids or labels."""
        if self._open_modal is None:
            raise AssertionError(f"{self.user.name} has no modal open")
        opened, self._open_modal = self._open_modal, None
        return await self._reply(pressing.submit(self.world, opened, {**(values or {}), **fields}))

    async def say(self, text: str, files: Sequence[Upload] = ()) -> Seen:
        message = pressing.say(self.world, self.user, self.channel, text, files)
        await self._settle()
        return Seen(self.world, message, self.user)

    def _find(self, which: str, kinds: tuple[int, ...], on: Seen | None) -> tuple[Seen, str]:
        places = [on] if on else list(reversed(self.messages()))
        for seen in places:
            if custom_id := seen.has_component(which, kinds):
                return seen, custom_id
        raise AssertionError(f"{self.user.name} sees no {which!r} in {places}")

    async def _reply(self, interaction: Interaction) -> Reply:
        await self._settle()
        await self.world.until(
            lambda: interaction.answer in (Answer.DONE, Answer.FAILED),
            f"an answer to {interaction.data}",
        )
        if interaction.answer == Answer.FAILED:
            raise InteractionFailedError(f"no answer within three seconds to {interaction.data}")
        if interaction.modal is not None:
            self._open_modal = interaction
        return Reply(self.world, interaction)
