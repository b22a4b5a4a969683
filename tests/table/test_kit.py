"""Dice, piles, dealers, plain data; the example of the documentation; manners of the code."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
import stones  # the example of docs/kit.md

from thirdage.table.agenda import plan
from thirdage.table.dealers import Seeded
from thirdage.table.game import Reason, complete
from thirdage.table.match import Match
from thirdage.table.piles import Pile
from thirdage.table.plain import digest, to_plain
from thirdage.table.scripts import PIPS, Request, Rolls, spaced

ROOT = Path(__file__).parents[2]


def test_rolls_hold_every_result_once_and_know_their_codes() -> None:
    rolls = Rolls(3, PIPS)
    assert len(rolls) == 216
    assert len({rolls[i] for i in range(216)}) == 216
    assert [*rolls] == [rolls[i] for i in range(216)]
    for index in range(216):
        assert rolls.index_of(spaced(rolls[index])) == index
    assert rolls.index_of("1 2") is None
    assert rolls.index_of("1 2 7") is None


def test_a_face_that_stands_twice_is_twice_as_likely() -> None:
    rolls = Rolls(1, ("sword", "sword", "eye"))
    assert [rolls[i] for i in range(3)] == [("sword",), ("sword",), ("eye",)]
    assert rolls.index_of("eye") == 2


def test_a_seeded_dealer_is_even_and_the_same_everywhere() -> None:
    luck = Seeded(42)
    assert [Seeded(42).below(1_000_000) for _ in range(2)] == [luck.below(1_000_000)] * 2
    counts = Counter(luck.below(6) for _ in range(6_000))
    assert all(850 < counts[i] < 1_150 for i in range(6))
    saved = luck.save()
    numbers = [luck.below(100) for _ in range(5)]
    luck.restore(saved)
    assert numbers == [luck.below(100) for _ in range(5)]


def test_a_pile_keeps_only_the_order_that_is_known() -> None:
    pile = Pile(("a", "b", "c")).without("b").put_on_top(["x", "y"], "left")
    assert pile.size == 4
    assert pile.possible_next() == ("x",)
    assert pile.unknown_to("left") == ("a", "c")
    assert pile.unknown_to(None) == ("a", "c", "x", "y")
    assert pile.without("x").possible_next() == ("y",)
    assert pile.renamed({"a": "x", "x": "a"}).possible_next() == ("a",)


def test_a_request_shows_the_face_to_those_who_may_not_see() -> None:
    request = Request("card", ["ace", "king"], str, "left", "left", lambda card: "back")
    assert request.shown(1, "left") == "king"
    assert request.shown(1, "right") == request.shown(1, None) == "back"
    assert not Request("card", ["ace"], str, "left", "left", str).is_forced
    assert Request("card", ["ace"], str, "left", "left", str, False).is_forced
    assert Request("card", ["ace"], str, "left", None, str).is_forced
    assert not Request("card", ["ace"], str, "left", None, str, True).is_forced


def test_a_request_keeps_its_options_when_the_rule_changes_its_list() -> None:
    places = ["moria", "lorien"]
    request = Request("in", places, str, "left", None, str)
    places.remove("moria")
    assert [option.code for option in request.options()] == ["moria", "lorien"]


def test_plain_data_and_digest() -> None:
    reason = Reason("W1", "x", ("a", 1))
    assert to_plain({"r": reason, "s": {2, 1}}) == {
        "r": {"rule": "W1", "name": "x", "facts": ["a", 1]},
        "s": [1, 2],
    }
    assert digest({"a": 1}) != digest({"a": 2})
    with pytest.raises(TypeError, match="no plain form for object"):
        to_plain(object())


def test_a_step_takes_its_arguments_by_position() -> None:
    with pytest.raises(TypeError, match="by position"):
        plan(stones.take, seat="white")


# ---- the example of the documentation


def test_the_documented_game_can_be_played() -> None:
    match = Match(stones.STONES, stones.STONES.set_up({}))
    match.play("stones 1 4", "take 1", "take 2", "take 2")
    assert match.outcome is not None
    assert (match.pending, match.outcome.winners) == (None, ("white",))


def test_the_documented_game_says_why_not() -> None:
    match = Match(stones.STONES, stones.STONES.set_up({}))
    match.play("stones 1 1")
    assert match.why_not("white", "3") == Reason("2", "not-so-many")
    assert match.why_not("white", "4") == Reason("2", "one-to-three")
    assert match.why_not("white", "2") is None
    assert complete(stones.STONES, {}) == {}


def test_the_documentation_shows_the_rules_as_they_are() -> None:
    code = (ROOT / "docs" / "stones.py").read_text()
    page = (ROOT / "docs" / "kit.md").read_text()
    shown = page.split("```python\n")[1].split("```")[0]
    assert shown in code


# ---- manners that the type checker does not see

GAMES = [path for path in (ROOT / "src/thirdage/games").iterdir() if (path / "game.py").exists()]


def forgotten_steps(modules: list[ast.Module]) -> list[str]:
    """Scripts that give steps, carried out by a bare `yield from` that drops them."""
    nodes = [node for module in modules for node in ast.walk(module)]
    planners = {
        node.name
        for node in nodes
        if isinstance(node, ast.FunctionDef)
        and node.returns is not None
        and ast.unparse(node.returns) == "Script[Steps]"
    }
    return [
        ast.unparse(node)
        for node in nodes
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.YieldFrom)
        and isinstance(node.value.value, ast.Call)
        and ast.unparse(node.value.value.func) in planners
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_planned_step_is_dropped(game: Path) -> None:
    assert forgotten_steps([ast.parse(path.read_text()) for path in game.rglob("*.py")]) == []


def test_the_check_sees_a_dropped_step() -> None:
    module = ast.parse(
        "def fight(game: Game) -> Script[Steps]: ...\n"
        "def card(game: Game) -> Script[Steps]:\n    yield from fight(game)\n    return []"
    )
    assert forgotten_steps([module]) == ["yield from fight(game)"]


def test_the_kit_knows_no_game_and_nobody_copies_deeply() -> None:
    for path in (ROOT / "src/thirdage").rglob("*.py"):
        text = path.read_text()
        assert "deepcopy" not in text, path
        if "/table/" in str(path):
            assert "thirdage.games" not in text, path


def test_the_facts_of_a_secret_question_are_for_the_seat_alone() -> None:
    def shown(seen_by: str | None) -> list[tuple[str | int, ...]]:
        request = Request("order", "ab", str, "white", seen_by, str, facts=("a", "b"))
        return [request.facts_for(seat) for seat in ("white", "black", None)]

    assert shown(None) == [("a", "b")] * 3
    assert shown("white") == [("a", "b"), (), ()]
