"""Odd inputs, found by the code that they reach; `targets.py` has the promises they must keep."""
