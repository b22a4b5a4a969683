"""Draws our own map of Middle-earth from its plan."""
