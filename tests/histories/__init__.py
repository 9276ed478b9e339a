"""What many people did at once, in several processes and with everything going wrong, and whether
some order of it, one after the other, brings just what they were told."""
