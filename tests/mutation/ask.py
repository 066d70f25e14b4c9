"""Ask the process with the tests whether they notice the mutant that lies in the tree now.

cosmic-ray runs this program for each mutant, in the tree. Exit with 0 if no test noticed.
"""

import socket
import sys


def main(address: str) -> int:
    """Return 1 if a test noticed, and print the answer."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(address)
        answer = line.makefile().read()
    sys.stdout.write(answer)
    return 0 if answer.startswith("survived") else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
