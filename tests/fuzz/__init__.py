"""Odd inputs, looked for by the code that they reach; see `targets.py` for what has to hold."""
