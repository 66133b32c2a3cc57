"""What is kept can be read by many threads at once, from the first moment of a server on."""

import subprocess
import sys
from typing import Final

PROCESSES: Final = 20
"""In each fresh process it would go wrong in one of five."""
PROGRAM: Final = """
import sys, threading
from famiglia.server.table.settings import read_settings

sys.setswitchinterval(1e-6)
barrier = threading.Barrier(8)

def read():
    barrier.wait()
    read_settings('{"clock": {"type": "live", "bank": 9}}')

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_threads_read_a_table_for_the_first_time_at_the_same_moment() -> None:
    """msgspec crashes where two threads find out the shape of a type at once."""
    for _ in range(PROCESSES):
        done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
