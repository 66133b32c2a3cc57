"""How good a position, an order or a fight is: hand-written, compiled together with the engine."""
