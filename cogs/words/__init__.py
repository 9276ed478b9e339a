"""Sentences, names and stories in the reader's language."""
