"""The health report for whoever looks after the process."""

import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families

from cogs.app.health import Health
from db import StoreFault
from tests.bench import Bench

from .house import all_told, app_of
from .playing import begin_alone


async def asked(table: Bench, path: str) -> tuple[int, str]:
    app = app_of(table)
    health = Health(app, app.tables, app.timings)
    async with TestClient(TestServer(health.app)) as client:
        answer = await client.get(path)
        return answer.status, await answer.text()


async def metrics(table: Bench) -> dict[str, float]:
    """Return the metrics by name and label."""
    _, text = await asked(table, "/metrics")
    samples = [it for family in text_string_to_metric_families(text) for it in family.samples]
    return {
        " ".join([it.name.removeprefix("emberboard_"), *it.labels.values()]): it.value
        for it in samples
    }


async def test_it_is_ready_when_discord_and_the_store_answer(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(table, "/live") == (200, "alive\n")
    assert await asked(table, "/ready") == (200, "ready\n")

    async def broken(now: int) -> None:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(app_of(table).tables.house.store, "state", broken)
        status, words = await asked(table, "/ready")
        assert (status, "the disk is full" in words) == (503, True)
        assert (await metrics(table))["store_answers"] == 0
    await table.client.close()
    assert (await asked(table, "/ready"))[0] == 503
    await table.restart()


async def test_what_goes_on_is_counted(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "rival.solo.1")
    await all_told(table)
    told = await metrics(table)
    assert told["tables_running"] == told["games_in_memory"] == 1
    assert told["shard_open 0"] == told["store_answers"] == told["servers"] == 1
    assert told["news_waiting"] == told["news_age_seconds"] == 0
    assert told["press_seconds_count solo-begin"] == 1
    assert 0 < told["acknowledged_seconds solo-begin"] <= told["press_seconds_sum solo-begin"]
