"""Set-up: what is drawn, chosen and placed before the first round [2]."""
