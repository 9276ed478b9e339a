"""The source of the token, and the parts that start with and without one."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

import bot
import running
from cogs.app.client import Emberboard
from db import Shards, start
from db.sqlite import backups
from settings import BadSetting, read_environment
from tables import House, KeyedHashes, Settings, Tables, read_key
from tests.bench import bench
from version import version


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("# a comment\nexport DISCORD_TOKEN='from file'\nEMBERBOARD_PAGE_PORT=9000\n")
    assert read_environment({}, file).token == "from file"
    assert read_environment({}, file).page_port == 9000
    assert read_environment({"DISCORD_TOKEN": "from outside"}, file).token == "from outside"


@pytest.mark.parametrize("token", ["", "  "])
def test_without_a_token_there_is_a_page_with_a_database_of_its_own(
    tmp_path: Path, token: str
) -> None:
    settings = read_environment({"DISCORD_TOKEN": token}, tmp_path / ".env")
    assert settings.token is None
    assert Path(settings.database).name == "page.sqlite"


async def test_the_whole_bot_starts_on_the_stand_in(tmp_path: Path) -> None:
    settings = read_environment(
        {"EMBERBOARD_DATABASE": str(tmp_path / "x.sqlite")}, tmp_path / ".env"
    )
    store = await start(settings.database)
    tables = Tables(House(store))
    async with bench(lambda **options: Emberboard(tables, **options)) as table:
        assert table.world.commands[None]
    await store.close()


async def test_who_was_forgotten_is_forgotten_before_anybody_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A store restored from a copy may hold forgotten people again; they are deleted before the bot
    starts."""
    path = tmp_path / "x.sqlite"
    settings = read_environment({"EMBERBOARD_DATABASE": str(path)}, tmp_path / ".env")
    hashes = KeyedHashes(read_key(tmp_path / "key"), settings.forgotten)
    store = await start(settings.database)
    tables = Tables(House(store, hashes=hashes))
    await tables.lobby.create(101, Settings(game="quay", seats=2))
    copy = tmp_path / "copy.sqlite"
    await store.backup(copy)
    await tables.privacy.delete(101)
    await store.close()
    backups.restore(copy, path)
    known: list[int] = []

    async def play(make: Callable[[], Emberboard], *_: object) -> None:
        known.extend(await make().tables.house.store.everybody())

    monkeypatch.setattr("running.playground.play", play)
    await running.run(settings)
    assert known == []


def test_what_is_kept_is_for_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of the bot, even of older versions, are closed to others; other files stay as they
    are."""
    folder = tmp_path / "there"
    (folder / "backups").mkdir(parents=True)
    for name in ("x.sqlite", "x.sqlite-wal", "x.forgotten", "backups/a.sqlite", "keys.txt"):
        (folder / name).write_text("")
        (folder / name).chmod(0o644)
    for path in (folder, folder / "backups"):
        path.chmod(0o755)
    monkeypatch.setenv("EMBERBOARD_DATABASE", str(folder / "x.sqlite"))

    def play(settings: object) -> int:
        (folder / "key").write_text("")
        return 0

    monkeypatch.setattr(running, "play", play)
    before = os.umask(0o022)
    try:
        assert bot.main([]) == 0
    finally:
        os.umask(before)
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*")}
    assert modes.pop("backups") == 0o700
    assert modes.pop("keys.txt") == 0o644
    assert folder.stat().st_mode & 0o777 == 0o755
    assert set(modes) >= {"x.sqlite.lock", "key", "a.sqlite"}
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize(
    ("database", "key", "said"),
    [
        ("bot.py/x.sqlite", b"1", "nothing can be kept in"),
        ("x.sqlite", b"", "key is empty. Bring it back from a copy"),
        ("x.sqlite", None, "key cannot be read"),
    ],
)
def test_what_it_cannot_keep_or_read_it_says_in_a_line(
    tmp_path: Path, database: str, key: bytes | None, said: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "bot.py").touch()
    if key is None:
        (tmp_path / "key").mkdir()
    else:
        (tmp_path / "key").write_bytes(key)
    monkeypatch.setenv("EMBERBOARD_DATABASE", str(tmp_path / database))
    before = os.umask(0o022)
    try:
        assert bot.main([]) == 1
    finally:
        os.umask(before)
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_without_a_connection_it_says_so_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def unreachable(settings: object) -> None:
        raise aiohttp.ClientConnectionError("no way to discord.com")

    monkeypatch.setattr(running, "run", unreachable)
    settings = read_environment(
        {"EMBERBOARD_DATABASE": str(tmp_path / "x.sqlite")}, tmp_path / ".env"
    )
    assert running.play(settings) == 1
    told = capsys.readouterr().err
    assert "Discord cannot be reached: no way to discord.com. Nothing is lost" in told
    assert "Traceback" not in told


@pytest.mark.parametrize(("argument", "status"), [("--help", 0), ("8080", 2)])
def test_arguments_get_help(argument: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main([argument]) == status
    told = capsys.readouterr().out
    for name in ("DISCORD_TOKEN", "EMBERBOARD_DATABASE", "EMBERBOARD_PAGE_PORT"):
        assert name in told


def test_shards_are_read_from_either_place(tmp_path: Path) -> None:
    server = {"EMBERBOARD_DATABASE": "postgresql://ann@host/tables"}
    for told, held in (("0-3/16", range(4)), ("5/16", [5]), ("", None)):
        settings = read_environment({**server, "EMBERBOARD_SHARDS": told}, tmp_path / ".env")
        assert settings.shards == (Shards(16, frozenset(held)) if held else None)


@pytest.mark.parametrize("told", ["3", "4-2/16", "16/16", "0-3", "0-3/99999", "a/b"])
def test_shards_that_make_no_sense_are_refused_in_one_line(
    told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bot.main(["--shards", told]) == 2
    words = capsys.readouterr().err
    assert words.startswith(f"Shards '{told}' cannot be read: write them as 0-3/16")
    assert words.count("\n") == 1


def test_several_processes_need_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERBOARD_DATABASE", str(tmp_path / "x.sqlite"))
    assert bot.main(["--shards", "0-3/16"]) == 2
    assert "Several processes need a PostgreSQL server" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_where_it_can_be_asked_how_it_is(tmp_path: Path) -> None:
    def health(told: str) -> tuple[str, int] | None:
        return read_environment({"EMBERBOARD_HEALTH": told}, tmp_path / ".env").health

    assert health("") is None
    assert health("9137") == ("127.0.0.1", 9137)
    assert health("0.0.0.0:9137") == ("0.0.0.0", 9137)
    for bad in ("here", "0", "99999", "host:"):
        with pytest.raises(BadSetting, match="is no port: write 9137"):
            health(bad)


def test_who_asks_for_help_does_not_wait_for_the_bot() -> None:
    code = (
        "import sys, bot; bot.main(['--help']); print({'discord', 'PIL', 'rules'} & {*sys.modules})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.endswith("set()\n")


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--version"]) == 0
    assert capsys.readouterr().out == f"Emberboard {version()}\n"
    assert version().count(".") == 2


@pytest.mark.long
def test_the_way_to_discord_leads_through_the_proxy(tmp_path: Path) -> None:
    """The proxy records the requested host, and hangs up."""
    asked: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as proxy:

        def refuse() -> None:
            while not asked:
                caller, _ = proxy.accept()
                with caller:
                    asked.append(caller.recv(1000))

        waiting = threading.Thread(target=refuse, daemon=True)
        waiting.start()
        address = f"http://127.0.0.1:{proxy.getsockname()[1]}"
        environment = {**os.environ, "DISCORD_TOKEN": "a.b.c", "HTTPS_PROXY": address}
        environment["EMBERBOARD_DATABASE"] = str(tmp_path / "x.sqlite")
        with subprocess.Popen(
            [sys.executable, "bot.py"], env=environment, stderr=subprocess.PIPE
        ) as it:
            waiting.join(60)
            it.kill()
    assert asked
    assert asked[0].startswith(b"CONNECT discord.com:443")
