"""Bots: they get what a person in their seat gets, a view and a question, and give an answer."""
