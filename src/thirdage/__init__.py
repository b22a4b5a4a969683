"""Third Age: a digital table for board games of Middle-earth."""

__version__ = "0.1.0"
