"""What changes a table, and what a seat finds there: each in one transaction."""
