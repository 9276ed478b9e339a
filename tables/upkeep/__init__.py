"""Work without a press: due times, copies of the store, checks of its tables."""
