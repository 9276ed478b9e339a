"""What a server's owners and moderators decide."""
