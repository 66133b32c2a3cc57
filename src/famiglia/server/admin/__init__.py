"""What an operator does: backups, lists of tables, exports, closing, checking."""
