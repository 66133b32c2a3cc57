"""A worker process: what it is made of, and what it does by itself."""
