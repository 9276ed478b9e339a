"""The bot's service on a server gives an intruder as few rights as possible."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent

# `systemd-analyze security --offline=yes deploy/emberboard.service` rates these 1.2 of 10.
SHUT = (
    "UMask=0077", "ProtectSystem=strict", "ReadWritePaths=/opt/emberboard/data",
    "ProtectHome=true", "PrivateTmp=true", "PrivateDevices=true", "DevicePolicy=closed",
    "ProtectProc=invisible", "ProcSubset=pid", "RemoveIPC=true", "CapabilityBoundingSet=",
    "AmbientCapabilities=", "NoNewPrivileges=true", "PrivateUsers=true", "PrivateMounts=true",
    "RestrictSUIDSGID=true", "RestrictNamespaces=true", "RestrictRealtime=true",
    "LockPersonality=true", "MemoryDenyWriteExecute=true", "KeyringMode=private",
    "ProtectKernelTunables=true", "ProtectKernelModules=true", "ProtectKernelLogs=true",
    "ProtectControlGroups=true", "ProtectClock=true", "ProtectHostname=true",
    "SystemCallArchitectures=native", "SystemCallFilter=@system-service",
    "SystemCallErrorNumber=EPERM",
)  # fmt: skip


def test_the_service_has_no_right_that_it_does_not_need() -> None:
    said = (ROOT / "deploy/emberboard.service").read_text("utf-8").splitlines()
    assert [line for line in SHUT if line not in said] == []
    assert "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX" in said
    assert "SystemCallFilter=~@privileged @resources" in said


def test_containers_write_to_their_volumes_alone() -> None:
    before, _, services = (ROOT / "compose.yaml").read_text("utf-8").partition("\nservices:\n")
    shut, bot = (block for block in before.split("\n\n") if block.startswith("x-"))
    for line in ("read_only: true", "cap_drop: [ALL]", '["no-new-privileges:true"]'):
        assert line in shut
    assert "<<: *shut" in bot
    running = re.split(r"\n(?=  \w)", services.partition("\n\n")[0])
    assert len(running) == 3
    assert all("<<: *bot" in it or "<<: *shut" in it for it in running)
