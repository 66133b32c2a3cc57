"""A second, naive reading of the rules of fights and control, compared with the engine."""
