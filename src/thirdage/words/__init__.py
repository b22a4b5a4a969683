"""Every text a player reads, in Fluent files: `<language>/table.ftl` for what all games share,
`<language>/<game>/*.ftl` for a game's own words; `<language>/<game>/rules.md` are its rules."""

from thirdage.words.reader import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
