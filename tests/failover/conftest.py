from tests import stores

# What is left out where there is no server is said at the end, by the tests' own summary.
collect_ignore = [] if "postgres" in stores.ENGINES else ["test_failover.py"]
