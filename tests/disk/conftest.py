from tests.disk.shim import COMPILER

# The summary at the end names tests left out for want of a compiler.
collect_ignore = [] if COMPILER else ["test_disk.py"]
