"""The work that goes on without a press: what is due, copies of the store, a look at its tables."""
