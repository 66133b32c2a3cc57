"""`python -m tools.map` writes the edition's map.json again."""

from tools.map.build import main

main()
