"""The decisions of a server's owners and moderators."""
