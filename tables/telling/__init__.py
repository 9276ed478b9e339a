"""From news in the outbox to a message: pages of a thread, letters, channels that watch."""
