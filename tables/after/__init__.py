"""Looking back: the log, past positions, results, what others did."""
