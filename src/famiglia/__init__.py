"""An unofficial implementation of the board game La Famiglia."""
