"""The events of the free strategy deck."""
