"""The Event cards (W8) and their combat effects (W9): one small function each."""
