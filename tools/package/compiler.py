"""Whether native code can be made here: a compiler that works, and the headers of this Python."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SOURCE: Final = "#include <Python.h>\nint famiglia(void) { return Py_Version != 0; }\n"


def why_not() -> str:
    """What is wrong with the compiler; nothing if it compiles, as extensions are compiled."""
    # Here, since who only reads what is built needs no setuptools.
    from setuptools import Distribution, Extension  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        source = Path(folder) / "famiglia_probe.c"
        source.write_text(SOURCE)
        probe = Distribution({"ext_modules": [Extension("famiglia_probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:  # Whatever it is.
            return f"no C compiler that works was found ({str(error).partition(chr(10))[0]})"
    return ""


if __name__ == "__main__":
    sys.exit(why_not())
