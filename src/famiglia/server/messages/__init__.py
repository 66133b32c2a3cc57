"""Tables and what else there is as messages, projected for one person or one seat."""
