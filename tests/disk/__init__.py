"""A disk that fails under the whole program: see `faulty.c`."""
