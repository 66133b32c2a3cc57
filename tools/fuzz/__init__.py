"""The fuzzer: random games under every law; a game that breaks one is kept as a record."""
