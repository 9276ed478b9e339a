"""Histories of many people acting at once, in several processes and with all kinds of faults.

Some order of their acts, one after the other, must give just the answers they were told.
"""
