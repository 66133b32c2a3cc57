"""How fast the engine is, beside others on the same machine and in the same run."""
