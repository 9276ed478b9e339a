"""Health of the process, for its operators: /live, /ready and /metrics."""

import asyncio
import logging
import math
from collections.abc import Iterator, Sequence

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric, SummaryMetricFamily

from tables import Refused, StateRow, Tables

from ..pictures.painting import SECONDS
from ..presses.timings import Timings, summary

Values = dict[str, float]

IDLE = 15  # seconds for the head of a request, and until an idle connection is closed
LEFTOVER = 5  # seconds in which the rest of an unwanted request body is read and dropped
MOST_AT_ONCE = 64  # open connections; any more are refused, so that the bot can open its own

log = logging.getLogger(__name__)


class Health:
    def __init__(self, client: discord.AutoShardedClient, tables: Tables, timings: Timings) -> None:
        self._client = client
        self._house = tables.house
        self._timings = timings
        self.app = web.Application()
        self.app.add_routes(
            [
                web.get("/live", self.live),
                web.get("/ready", self.ready),
                web.get("/metrics", self.metrics),
            ]
        )

    async def serve(self, host: str, port: int) -> None:
        """Serve for ever. Refuse connections beyond the limit, and close those that are idle for
        long."""
        runner = web.AppRunner(
            self.app, access_log=None, keepalive_timeout=IDLE, lingering_time=LEFTOVER
        )
        await runner.setup()
        answering = runner.server
        assert answering is not None

        def answered() -> asyncio.Protocol:
            return answering() if len(answering.connections) < MOST_AT_ONCE else TurnedAway()

        try:
            loop = asyncio.get_running_loop()
            async with await loop.create_server(answered, host, port) as server:
                await server.serve_forever()
        except OSError as taken:
            log.error("nobody can be told how it is: %s; EMBERBOARD_HEALTH names a port", taken)
        finally:
            await runner.cleanup()

    async def live(self, request: web.Request) -> web.Response:
        """Confirm that the event loop is running."""
        return web.Response(text="alive\n")

    async def ready(self, request: web.Request) -> web.Response:
        """Confirm that Discord is connected and the store answers; otherwise return 503 and the
        reason."""
        if not self._client.is_ready():
            return web.Response(status=503, text="not connected to Discord yet\n")
        closed = [str(number) for number, shard in self._client.shards.items() if shard.is_closed()]
        if closed:
            return web.Response(status=503, text=f"shard {', '.join(closed)} is not connected\n")
        try:
            await self._house.state()
        except Refused as fault:
            return web.Response(status=503, text=f"the store does not answer: {fault}\n")
        return web.Response(text="ready\n")

    async def metrics(self, request: web.Request) -> web.Response:
        try:
            state = await self._house.state()
        except Refused:
            state = None
        registry = CollectorRegistry()
        registry.register(Told([*self._of_client(), *self._of_store(state)]))
        told = generate_latest(registry)
        return web.Response(body=told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _of_client(self) -> Iterator[Metric]:
        shards = self._client.shards.items()
        latencies = {str(number): shard.latency for number, shard in shards}
        yield gauge(
            "shard_open", "Whether a shard is connected",
            {str(number): float(not shard.is_closed()) for number, shard in shards}, "shard",
        )  # fmt: skip
        yield gauge(
            "shard_latency_seconds", "Of the last heartbeat",
            {number: late for number, late in latencies.items() if math.isfinite(late)}, "shard",
        )  # fmt: skip
        yield gauge("servers", "That this process serves", {"": len(self._client.guilds)})
        games = len(self._house.games.tables)
        yield gauge("games_in_memory", "Of all running ones", {"": games})
        times = SummaryMetricFamily(
            "emberboard_press_seconds", "Until a press is acknowledged and done", labels=["what"]
        )
        for what, (count, total) in self._timings.totals().items():
            times.add_metric([what], count, total)
        yield times
        lines = self._timings.lines()
        slowest = {line.what: line.acknowledged[1] / 1000 for line in lines}
        yield gauge(
            "acknowledged_seconds", "The slowest hundredth of the last presses", slowest, "what"
        )
        yield from slow("picture_seconds", "To draw the last pictures", SECONDS)

    def _of_store(self, state: StateRow | None) -> Iterator[Metric]:
        yield gauge("store_answers", "Whether it does", {"": float(state is not None)})
        if state is None:
            return
        yield gauge("tables_running", "In the whole store", {"": state.running})
        yield gauge("news_waiting", "That could be delivered now", {"": state.waiting})
        yield gauge("news_age_seconds", "Of the oldest of it", {"": state.news_age})
        yield gauge("due_lag_seconds", "Of the oldest that is due", {"": state.due_lag})


class TurnedAway(asyncio.Protocol):
    """A connection for which there is no room."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.abort()


class Told:
    """A collector, as the Prometheus library wants one, that yields the metrics of one request."""

    def __init__(self, metrics: Sequence[Metric]) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        yield from self._metrics


def gauge(name: str, about: str, values: Values, label: str = "") -> Metric:
    made = GaugeMetricFamily(f"emberboard_{name}", about, labels=[label] if label else None)
    for which, value in values.items():
        made.add_metric([which] if label else [], value)
    return made


def slow(name: str, about: str, seconds: Sequence[float]) -> Iterator[Metric]:
    if seconds:
        median, worst = (it / 1000 for it in summary(seconds))
        yield gauge(name, about, {"0.5": median, "0.99": worst}, "quantile")
