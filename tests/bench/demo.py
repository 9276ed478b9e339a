"""A small bot that uses each feature of Discord that Emberboard uses, for tests of the stand-in."""

import io
from typing import Any, ClassVar

import discord
from discord import app_commands, ui
from PIL import Image


def picture(width: int = 40, height: int = 30) -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (width, height), "#c05030").save(data, "PNG")
    return data.getvalue()


def image_file(name: str = "board.png", width: int = 40, height: int = 30) -> discord.File:
    return discord.File(
        io.BytesIO(picture(width, height)), name, description="A board of one colour"
    )


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button that still works after a restart."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(ui.Button(label=f"Pressed {number}", custom_id=f"count:{number}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: Any, /
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name) for name in ("Red", "Green", "Blue")]
        super().__init__(
            ui.Select(custom_id="pick", placeholder="Colour", options=options, max_values=2)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: Any, /
    ) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = ", ".join(self.item.values)
        await interaction.response.send_message(f"Only you see: {chosen}", ephemeral=True)


class Ask(ui.DynamicItem[ui.Button[Any]], template=r"ask"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ask me", custom_id="ask"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: Any, /
    ) -> "Ask":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Form())


class Form(ui.Modal, title="A few questions"):
    intro: ui.TextDisplay[Any] = ui.TextDisplay("Please tell us:")
    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=c, value=c.lower()) for c in ("Red", "Blue")]
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure?", component=ui.Checkbox())
    guests: ui.Label[Any] = ui.Label(
        text="Guests", component=ui.UserSelect(max_values=2, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name, colour, sure, guests = (
            label.component for label in (self.name, self.colour, self.sure, self.guests)
        )
        assert isinstance(name, ui.TextInput)
        assert isinstance(colour, ui.RadioGroup)
        assert isinstance(sure, ui.Checkbox)
        assert isinstance(guests, ui.UserSelect)
        said = f"{name.value} likes {colour.value}, sure: {sure.value}"
        friends = ", ".join(user.name for user in guests.values)
        await interaction.response.send_message(f"{said}, with {friends or 'nobody'}")


def board(number: int = 0) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="The board")
    )
    section: ui.Section[Any] = ui.Section(f"Number **{number}**", accessory=Count(number))
    rows: list[Any] = [ui.ActionRow(Pick()), ui.ActionRow(Ask())]
    parts: list[Any] = [ui.TextDisplay("# A board"), ui.Separator(), section]
    view.add_item(ui.Container(*parts, *([gallery] if number == 0 else []), *rows))
    return view


WORDS = """# A heading
**Bold**, *italic*, __underlined__, ~~struck~~, `code`, ||a spoiler|| and snake_case_words.
> A quotation
1. first
2. second
  - inside
-# small print <t:1700000000:D>, {user}, [a link](https://example.org/)
```py
print("**not bold**")
```"""


def every_part(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    pictures = [
        discord.MediaGalleryItem("attachment://one.png", description="The first"),
        discord.MediaGalleryItem("attachment://two.png", description="The second", spoiler=True),
    ]
    styles = list(discord.ButtonStyle)[:4]
    buttons = [ui.Button[Any](label=s.name.title(), style=s, custom_id=s.name) for s in styles]
    buttons[3].disabled = True
    link: ui.Button[Any] = ui.Button(label="Rules", url="https://example.org/rules")
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("attachment://one.png", description="Small")
    section: ui.Section[Any] = ui.Section("## Round 3", "Two must act.", accessory=thumbnail)
    rows: list[Any] = [ui.ActionRow(*buttons, link), ui.ActionRow(ui.UserSelect[Any]())]
    rows += [ui.ActionRow(ui.RoleSelect[Any]()), ui.ActionRow(ui.ChannelSelect[Any]())]
    parts: list[Any] = [section, ui.MediaGallery[Any](*pictures), ui.Separator[Any](), *rows]
    parts.append(ui.File[Any]("attachment://moves.txt"))
    view.add_item(ui.Container(*parts, accent_colour=discord.Colour.teal()))
    return view


class Russian(app_commands.Translator):
    words: ClassVar = {"colour": "цвет", "Red": "Красный", "A colour": "Какой-то цвет"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.russian else None


class DemoBot(discord.Client):
    intents_wanted = discord.Intents(guilds=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=self.intents_wanted,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            **options,
        )
        self.tree = self.make_tree()
        add_commands(self.tree)

    def make_tree(self) -> app_commands.CommandTree["DemoBot"]:
        return app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Pick, Ask)
        await self.tree.set_translator(Russian())
        await self.tree.sync()


def add_commands(tree: app_commands.CommandTree[DemoBot]) -> None:
    group: app_commands.Group = app_commands.Group(name="demo", description="Tries things")

    @group.command(name="board", description="Shows a board")
    async def show(interaction: discord.Interaction[DemoBot]) -> None:
        await interaction.response.send_message(view=board(), file=image_file())

    @group.command(description="Thinks first")
    async def later(interaction: discord.Interaction[DemoBot], secret: bool = False) -> None:
        await interaction.response.defer(ephemeral=secret)
        await interaction.followup.send("Here it is", file=image_file())
        await interaction.followup.send("And more", ephemeral=True)

    @group.command(description="Takes a colour")
    async def colour(interaction: discord.Interaction[DemoBot], colour: str) -> None:
        await interaction.response.send_message(f"You said {colour} in {interaction.locale}")

    @colour.autocomplete("colour")
    async def colours(
        interaction: discord.Interaction[DemoBot], typed: str
    ) -> list[app_commands.Choice[str]]:
        words = [w for w in ("Red", "Green", "Blue") if w.lower().startswith(typed.lower())]
        return [
            app_commands.Choice(name=app_commands.locale_str(w), value=w.lower()) for w in words
        ]

    @group.command(description="Opens a thread")
    async def thread(
        interaction: discord.Interaction[DemoBot], name: str, guest: discord.Member
    ) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("Opening a thread", ephemeral=True)
        thread = await interaction.channel.create_thread(
            name=name, type=discord.ChannelType.public_thread
        )
        pings = discord.AllowedMentions(users=[guest])
        await thread.send(f"{guest.mention}, your turn", allowed_mentions=pings)

    @group.command(description="Writes to you")
    async def letter(interaction: discord.Interaction[DemoBot]) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("A letter", file=image_file(), embed=_embed())
        except discord.Forbidden as error:
            await interaction.followup.send(f"Your DMs are closed ({error.code})")
        else:
            await interaction.followup.send("Look into your DMs")

    add_shows(group)
    tree.add_command(group)


def add_shows(group: app_commands.Group) -> None:
    @group.command(description="Shows every kind of part")
    async def everything(interaction: discord.Interaction[DemoBot]) -> None:
        files = [image_file(f"{name}.png", 800, 500) for name in ("one", "two")]
        files.append(discord.File(io.BytesIO(b"1. e4 e5"), "moves.txt"))
        await interaction.response.send_message(view=every_part(interaction), files=files)
        await interaction.followup.send(WORDS.format(user=interaction.user.mention))

    @group.command(description="Never answers")
    async def silent(interaction: discord.Interaction[DemoBot]) -> None:
        return


def _embed() -> discord.Embed:
    embed = discord.Embed(title="An embed", description="With a picture")
    return embed.set_image(url="attachment://board.png")


class NoTree(app_commands.CommandTree[DemoBot]):
    """A command tree that runs nothing, since the test itself answers the commands."""

    async def interaction_check(self, interaction: discord.Interaction[DemoBot], /) -> bool:
        return False
