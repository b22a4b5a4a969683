"""The kit: what every game needs, and no game's name.

Scripts ask, matches answer; whatever happens is an answer in a list. See docs/kit.md.
"""
