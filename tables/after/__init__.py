"""Looking back: the log, past positions, results, others' attempts."""
