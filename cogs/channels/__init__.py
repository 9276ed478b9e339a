"""Where tables live on Discord: threads, rights, who sees what."""
