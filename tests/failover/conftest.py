from tests import stores

# The summary at the end names tests left out for want of a server.
collect_ignore = [] if "postgres" in stores.ENGINES else ["test_failover.py"]
