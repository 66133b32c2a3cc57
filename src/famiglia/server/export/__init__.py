"""Exports: a table as one document, to be kept and replayed elsewhere."""
