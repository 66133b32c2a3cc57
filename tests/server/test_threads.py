"""What is kept can be read by many threads at once, from the first moment of a server on."""

import subprocess
import sys
from typing import Final

PROCESSES: Final = 20
"""In each fresh process it would go wrong in one of five."""
PROGRAM: Final = f"""
import os, sys, threading
from famiglia.server.table.settings import read_settings

sys.setswitchinterval(1e-6)

def read(barrier):
    barrier.wait()
    read_settings('{{"clock": {{"type": "live", "bank": 9}}}}')

def read_at_once():
    barrier = threading.Barrier(8)
    threads = [threading.Thread(target=read, args=[barrier]) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()

for _ in range({PROCESSES}):
    process = os.fork()
    if not process:
        read_at_once()
        os._exit(0)
    assert os.waitpid(process, 0)[1] == 0
"""
"""Nothing has been read in a process that has just been forked."""


def test_threads_read_a_table_for_the_first_time_at_the_same_moment() -> None:
    """msgspec crashes where two threads find out the shape of a type at once."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
