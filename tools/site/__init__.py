"""The documentation site: documents of this repository, the rules and the API, as one site that needs no network."""
