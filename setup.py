"""The build. With FAMIGLIA_COMPILED set, engine and tables become native code by mypyc.

Development runs interpreted: compiled modules lying in src would hide every edit.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("src/famiglia/engine", "src/famiglia/judgement", "src/famiglia/edition/tables.py")

FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Functions call each other directly, and small ones are inlined, since nobody can replace them."""


def extensions() -> list[Extension]:
    """The modules to compile; without a compiler the same source runs as it is."""
    if not os.environ.get("FAMIGLIA_COMPILED"):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  Only here: playing needs no compiler.

    files = [str(file) for name in COMPILED for file in sorted(Path(name).glob("**/*.py"))]
    files += [name for name in COMPILED if name.endswith(".py")]
    modules: list[Extension] = mypycify(files, opt_level="3")
    for module in modules:
        module.optional = True
        module.extra_compile_args += FLAGS
    return modules


setup(ext_modules=extensions())
