"""A release: everything but the upload, in a clone of its own; docs/releasing.md tells how."""
