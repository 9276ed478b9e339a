"""The places of tables on Discord: their threads, the bot's rights, and who sees what."""
