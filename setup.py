"""The build. With FAMIGLIA_COMPILED=1 engine, judgement and tables become native code by mypyc.

`tools/package/backend.py` decides that for packages. Development runs interpreted: compiled modules
lying in src would hide every edit.
"""

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ("engine/**/*.py", "judgement/**/*.py", "edition/tables.py")
"""In src/famiglia; `tools/compile` asks here as well."""

UNITS = ("encounter", "judgement", "setup")
"""Packages with a C file each, beside one of all others: what calls each other most is together."""

FLAGS = [
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-Wno-misleading-indentation",
    "-Wno-error",
    "-g0",
]
"""Functions call each other directly, and small ones are inlined, since nobody can replace them.

The first warning alone took longer than everything else: it reads the file anew for each `if`. Of
others mypyc makes errors: a newer compiler, or a packager's CFLAGS, may warn of more. What
debuggers need would be most of the package."""
WINDOWS_FLAGS = ["/bigobj"]
"""Files as large as ours have more sections than Microsoft's compiler counts otherwise."""


def sources() -> list[str]:
    """The modules to compile."""
    root = Path("src/famiglia")
    return [file.as_posix() for pattern in COMPILED for file in sorted(root.glob(pattern))]


def is_compiled() -> bool:
    """Whether it is to be."""
    return os.environ.get("FAMIGLIA_COMPILED") == "1"


def extensions() -> list[Extension]:
    """The library of all modules, and one for each that only points into it."""
    if not is_compiled():
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  Only here: playing needs no compiler.

    say_step(1)
    modules: list[Extension] = mypycify(sources(), opt_level="3", multi_file=True)
    for module in modules:
        # A list of its own: what mypyc gives is one list for all.
        flags = WINDOWS_FLAGS if os.name == "nt" else FLAGS
        module.extra_compile_args = [*module.extra_compile_args, *flags]
    library = modules[0]
    library.sources = units(library.sources)
    return modules


def say_step(number: int) -> None:
    """How far it is: types are looked at and C is written, that is compiled, and put together."""
    print(f"step {number} of {len(UNITS) + 3}", flush=True)


def units(files: list[str]) -> list[str]:
    """The generated C, a file for each unit; it changes when something in it does."""
    members: dict[str, list[str]] = {}
    for file in files:
        unit = next((name for name in UNITS if f"___{name}___" in file), "core")
        members.setdefault(unit, []).append(file)
    headers = sorted(map(str, Path("build").glob("__native*.h")))
    shared = digest(["setup.py", *headers])
    written = []
    for unit, its in members.items():
        path = Path(f"build/unit_{unit}.c")
        lines = [f"/* {sys.version} {shared} {digest(its)} */"]
        lines += [f'#include "{Path(file).relative_to("build").as_posix()}"' for file in its]
        text = "\n".join(lines)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        written.append(path.as_posix())
    return written


def digest(files: Iterable[str]) -> str:
    """Changes with the content of the files."""
    return hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()


class WithReason(build_py):
    """Writes into a package whether it is compiled, and why not."""

    def run(self) -> None:
        """Copy everything, then write it."""
        super().run()
        if not self.editable_mode:
            why = os.environ.get("FAMIGLIA_WHY_NOT_COMPILED", "")
            written = Path(self.build_lib) / "famiglia/build.json"
            written.write_text(json.dumps({"compiled": is_compiled(), "why": why}) + "\n")


class SideBySide(build_ext):
    """Compiles as many C files at once as there are processors, and only those that are new."""

    def build_extensions(self) -> None:
        """Let the compiler take a list of files apart."""
        self.parallel = self.parallel or os.cpu_count()
        compiler = self.compiler
        compile_all = compiler.compile

        def compile_new(file: str, options: dict[str, object]) -> list[str]:
            (made,) = compiler.object_filenames([file], output_dir=options["output_dir"])
            if not self.force and Path(made).exists() and not is_newer(file, made):
                return [made]
            return compile_all([file], **options)

        with ThreadPoolExecutor(self.parallel) as pool:

            def compile_side_by_side(files: list[str], **options: object) -> list[str]:
                waiting = [pool.submit(compile_new, file, options) for file in files]
                for number, _ in enumerate(as_completed(waiting)):
                    if len(files) > 1:
                        say_step(number + 2)
                return [name for each in waiting for name in each.result()]

            compiler.compile = compile_side_by_side
            super().build_extensions()


def is_newer(file: str, made: str) -> bool:
    """Whether a file has changed since something was made of it."""
    return Path(file).stat().st_mtime > Path(made).stat().st_mtime


def published_at() -> str:
    """The repository that FAMIGLIA_REPOSITORY names; nothing where it is unset."""
    return os.environ.get("FAMIGLIA_REPOSITORY", "").rstrip("/")


def readme() -> str:
    """What is read wherever the package is: its pictures and links are those of the repository."""
    text = Path("README.md").read_text("utf-8")
    if not (repository := published_at()):
        return text
    pictures = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{repository}/raw/main/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:|#)", rf"\1{repository}/blob/main/", pictures)


def project_urls() -> dict[str, str]:
    """The places of the repository; none where it is not published."""
    if not (repository := published_at()):
        return {}
    return {
        "Homepage": repository,
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
    }


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": SideBySide, "build_py": WithReason},
        long_description=readme(),
        long_description_content_type="text/markdown",
        project_urls=project_urls(),
    )
