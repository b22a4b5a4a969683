"""A bot in twenty lines: it plays the Shadow of War of the Ring, and prefers to attack."""

from __future__ import annotations

from thirdage.games import game_named
from thirdage.players.catalogue import make_player
from thirdage.players.player import Question, play_on
from thirdage.table.dealers import Seeded
from thirdage.table.match import Match


class Brawler:
    """Attacks whenever it can; everything else is decided by the first option."""

    def answer(self, question: Question) -> int:
        if question.ask == "action" and "attack" in question.codes:
            return question.codes.index("attack")
        if question.ask == "die" and question.view["battle"] is None:
            for face in ("army", "muster-army", "character"):
                if face in question.codes:
                    return question.codes.index(face)
        return 0


def main(seed: int = 7) -> str:
    """Play one match and tell who won."""
    game = game_named("war-of-the-ring")
    match = Match(game, game.set_up({"edition": "2e"}), Seeded(seed), marks="none")
    hero = make_player("heuristic", game.name, "free-peoples", seed)
    play_on(match, {"free-peoples": hero, "shadow": Brawler()})
    assert match.outcome is not None
    return f"{match.outcome.winners[0]} by {match.outcome.condition} in turn {match.state.turn}"


if __name__ == "__main__":
    print(main())
