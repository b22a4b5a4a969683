"""The events of the free character deck."""
