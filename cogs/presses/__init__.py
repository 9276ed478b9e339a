"""From a press to its answer: handlers, replies, double clicks, faults."""
