"""The documentation site: documents, rules and API as one site that needs no network."""
