"""`python -m thirdage`."""

import sys

from thirdage.cli import main

if __name__ == "__main__":
    sys.exit(main())
