"""Settings of a server's owners are kept for each server separately."""

from tables.people.servers import Server

from .world import ANN, World


async def test_a_servers_decisions_are_kept(w: World) -> None:
    servers = w.tables.servers
    assert await servers.of(7) == Server()

    def decide(server: Server) -> None:
        server.pace, server.channel, server.most = "live", 70, 3

    await servers.change(7, ANN, decide)
    assert await servers.of(7) == Server(pace="live", channel=70, most=3)
    assert await servers.of(8) == Server()
    assert await servers.of(None) == Server()
