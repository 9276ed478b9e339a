"""Histories of many people acting at once, in several processes and with everything going wrong:
some order of their acts, one after the other, has to bring just the answers they were told."""
