from tests.disk.shim import COMPILER

# What is left out where there is no compiler is said at the end, by the tests' own summary.
collect_ignore = [] if COMPILER else ["test_disk.py"]
