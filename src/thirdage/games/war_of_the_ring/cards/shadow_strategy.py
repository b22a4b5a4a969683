"""The events of the shadow strategy deck."""
