"""The events of the shadow character deck."""
