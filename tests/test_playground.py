"""The bot on one machine, with a Discord of its own."""

import logging

from playground import worth_telling


def test_a_late_heartbeat_is_no_news() -> None:
    record = logging.makeLogRecord({"msg": "Can't keep up, shard ID %s websocket is %.1fs behind."})
    assert not worth_telling(record)
    assert worth_telling(logging.makeLogRecord({"msg": "Shard ID %s has reconnected."}))
