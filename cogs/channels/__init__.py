"""The places of tables on Discord: threads, the bot's rights, and visibility."""
