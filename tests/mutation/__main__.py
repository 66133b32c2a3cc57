"""Tries mutants of the rules and shows the survivors: `python -m tests.mutation --help`."""

import argparse

from tests.mutation.mutants import equivalent, every_mutant
from tests.mutation.running import run


def main() -> None:
    """Reads the command line, runs, prints."""
    arguments = argparse.ArgumentParser(prog="python -m tests.mutation")
    arguments.add_argument("--number", type=int, default=200, help="how many mutants, at most")
    arguments.add_argument("file", nargs="*", help="only of files such as encounter/fight.py")
    given = arguments.parse_args()
    known = equivalent()
    mutants = [
        mutant
        for mutant in every_mutant()
        if mutant.name not in known and (not given.file or mutant.name.file in given.file)
    ]
    print(run(mutants[: given.number], lambda line: print(line, flush=True)))


main()
