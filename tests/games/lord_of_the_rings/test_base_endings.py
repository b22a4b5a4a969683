"""F18 to F21 and F23 in the base game: ends of scenarios, Mount Doom, the score, yellow cards."""

from __future__ import annotations

import pytest

from lotr import Has, action, asked, event, hand, options, player, start, table, turn
from thirdage.games.lord_of_the_rings.ending import end_scenario, mount_doom
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.games.lord_of_the_rings.turn import act
from thirdage.table.agenda import plan
from thirdage.table.match import Match

ALL = {"ring": 1, "heart": 1, "sun": 1}


def ended(game: Game) -> Match[Game]:
    """A match at the end of the scenario."""
    return start(game, plan(end_scenario))


def drawn(match: Match[Game], cards: int = 2) -> None:
    """Hobbit cards are drawn."""
    match.play(*["hobbit-card grey-hiding"] * cards)


# ---- F18


def test_f18_3_most_ring_tokens_make_the_ring_bearer_who_draws_two() -> None:
    game = table(frodo=Has(tokens=ALL), sam=Has(tokens={**ALL, "ring": 2}), pippin=Has(tokens=ALL))
    match = ended(game)
    assert match.state.bearer == "second"
    drawn(match)
    assert [len(one.hand) for one in match.state.players.values()] == [0, 2, 0]
    assert [sum(one.tokens) for one in match.state.players.values()] == [0, 0, 0]
    assert match.state.active is None


@pytest.mark.parametrize(
    ("rings", "bearer"),
    [((1, 1, 1), "third"), ((2, 1, 2), "third"), ((2, 2, 1), "first"), ((1, 2, 1), "second")],
)
def test_f18_3_of_equals_the_first_after_the_old_one_who_comes_last(
    rings: tuple[int, int, int], bearer: str
) -> None:
    tokens = [{**ALL, "ring": number} for number in rings]
    game = table(
        bearer="sam",
        frodo=Has(tokens=tokens[0]),
        sam=Has(tokens=tokens[1]),
        pippin=Has(tokens=tokens[2]),
    )
    assert ended(game).state.bearer == bearer


@pytest.mark.parametrize(("rings", "draws"), [(1, True), (3, False)])
def test_f25_2_by_an_option_only_a_new_ring_bearer_draws(rings: int, draws: bool) -> None:
    game = table(
        options={"ring-bearer-draw": "new"},
        frodo=Has(tokens={**ALL, "ring": rings}),
        sam=Has(tokens={**ALL, "ring": 2}),
    )
    match = ended(game)
    assert (asked(match) == "hobbit-card") == draws


def test_f18_3_each_missing_type_is_corruption() -> None:
    match = ended(table(frodo=Has(tokens={"ring": 2}), sam=Has(tokens={"heart": 1, "sun": 3})))
    drawn(match)
    assert player(match, "frodo").corruption == 2
    assert player(match, "sam").corruption == 1


def test_f21_4_merry_needs_only_two_types() -> None:
    game = table(frodo=Has(tokens=ALL), merry=Has(tokens={"sun": 1}), sam=Has(tokens={"sun": 1}))
    match = ended(game)
    drawn(match)
    assert (player(match, "merry").corruption, player(match, "sam").corruption) == (1, 2)
    match = ended(table(frodo=Has(tokens=ALL), merry=Has(tokens={"sun": 1, "heart": 2})))
    drawn(match)
    assert player(match, "merry").corruption == 0


def test_f21_4_merry_exchanges_nothing_in_the_base_game() -> None:
    match = action(table(merry=Has("grey-fighting"), frodo=Has()))
    match.play("action play", "first-card grey-fighting", "second-card stop")
    assert asked(match) != "wild-token"
    assert player(match, "merry").shields == 1


def test_f21_5_fatty_draws_two_after_the_scenario() -> None:
    match = ended(table(frodo=Has(tokens=ALL), fatty=Has(tokens={"heart": 1, "sun": 1})))
    drawn(match, 4)
    assert len(player(match, "fatty").hand) == 2
    assert player(match, "fatty").corruption == 1


def test_f21_5_fatty_draws_nothing_at_the_end_of_his_turn() -> None:
    match = action(table(fatty=Has(), frodo=Has()))
    match.play("action pass")
    assert hand(player(match, "fatty")) == []
    assert match.state.active == "frodo"


@pytest.mark.parametrize(("order", "lost"), [("ring-bearer-first", False), ("tokens-first", True)])
def test_f25_1_whether_the_old_or_the_new_ring_bearer_misses_tokens(order: str, lost: bool) -> None:
    game = table(
        options={"end-order": order},
        frodo=Has(tokens={"sun": 1, "heart": 1}, corruption=14),
        sam=Has(tokens=ALL),
    )
    match = ended(game)
    if not lost:
        drawn(match)
        assert match.state.bearer == "second"
        assert match.state.fellowship == ("sam",)
    assert (match.outcome is not None) == lost


def test_f23_1_athelas_for_one_player() -> None:
    game = table(place="helms-deep", frodo=Has("athelas", tokens={"ring": 1}), sam=Has())
    match = ended(game)
    drawn(match)
    assert (asked(match), options(match)) == ("life-tokens", ["check", "athelas"])
    match.play("life-tokens athelas")
    assert player(match, "frodo").corruption == 0
    assert player(match, "sam").corruption == 3


def test_f23_1_and_f12_8_athelas_of_another() -> None:
    match = ended(
        table(place="helms-deep", frodo=Has(tokens=ALL), sam=Has("athelas"), active="sam")
    )
    drawn(match)
    match.play("life-tokens check")
    match = ended(table(place="helms-deep", frodo=Has(), sam=Has("athelas")))
    drawn(match)
    match.play("life-tokens floor", "floor athelas")
    assert player(match, "frodo").corruption == 0
    assert "athelas" in match.state.gone


# ---- F19, F20


def doom(**hobbits: Has) -> Match[Game]:
    """A match at Mount Doom; the first hobbit is active."""
    return start(table(hobbits, place="mordor", lines={"travelling": 13}), plan(mount_doom))


def test_f19_3_and_f19_4_the_active_player_rolls_and_takes_the_big_shield() -> None:
    match = doom(sam=Has(shields=2), frodo=Has(shields=3), pippin=Has(corruption=14, shields=9))
    match.play("die eye", "big-shield 3")
    # The Eye takes Pippin, whose shields do not count; all have won together.
    assert match.outcome == (("first", "second", "third"), "ring-destroyed", 60 + 5 + 3)
    assert player(match, "sam").shields == 5


def test_f19_3_the_next_one_tries_and_the_ring_bearer_is_like_any_other() -> None:
    match = doom(frodo=Has(corruption=14), sam=Has())
    match.play("die one")
    assert match.outcome is None
    assert match.state.active == "sam"
    assert match.view(None)["tried"] == ("frodo",)
    match.play("die blank", "big-shield 1")
    assert match.outcome is not None
    assert match.outcome.score == 61


def test_f19_3_and_f20_2_if_all_are_eliminated_the_score_is_60() -> None:
    match = doom(frodo=Has(corruption=14), sam=Has(corruption=14, shields=7))
    match.play("die one", "die one")
    assert match.outcome == ((), "met-sauron", 60)


def test_f19_3_who_died_of_space_60_does_not_try() -> None:
    game = table(place="mordor", sam=Has(), pippin=Has(), frodo=Has(), active="pippin")
    game.leader_of("pippin").hobbits = ()
    match = start(game, plan(mount_doom))
    match.play("die blank", "big-shield 1")
    assert match.state.active == "frodo"


def test_f19_1_the_die_of_space_60_and_the_attempt() -> None:
    game = table(place="mordor", frodo=Has("white-travelling"), sam=Has(), lines={"travelling": 12})
    match = start(game, plan(act), plan(mount_doom))
    match.play("action play", "first-card white-travelling", "line travelling", "die one")
    assert player(match, "frodo").corruption == 1
    match.play("die blank", "big-shield 2")
    assert match.outcome is not None
    assert match.outcome.score == 62


def test_f19_5_the_mithril_helps_at_mount_doom_the_belt_does_not() -> None:
    match = doom(frodo=Has("belt mithril", corruption=14), sam=Has())
    assert "belt" not in options(match)
    match.play("die three")
    assert "mithril" in options(match)
    match.play("rolled mithril", "big-shield 1")
    assert match.outcome is not None
    assert match.outcome.winners == ("first", "second")


def test_f20_1_no_bonus_for_hobbits() -> None:
    match = doom(frodo=Has(shields=1), sam=Has(shields=1))
    match.play("die blank", "big-shield 1")
    assert match.outcome is not None
    assert match.outcome.score == 63


def test_f20_3_the_space_of_the_main_line() -> None:
    match = turn(table(place="shelobs-lair", frodo=Has(), sam=Has(), lines={"fighting": 4}))
    assert match.view(None)["score"] == 44


def test_f20_4_who_gives_up_ends_the_game_for_all() -> None:
    match = turn(table(frodo=Has(), sam=Has()))
    match.concede("second")
    assert match.outcome == ((), "concession", 10)
    assert match.events[-1].event.facts == (10, "sam")


# ---- F23, Gandalf


def test_f23_4_and_f12_8_the_staff_of_another() -> None:
    match = turn(table(frodo=Has(), sam=Has("staff")))
    match.play("tile three-cards", "carry-out-tile floor", "floor staff")
    assert match.state.event == 0
    assert "staff" in match.state.gone


def test_f23_5_the_phial_of_another_ends_step_1_of_the_active_player() -> None:
    match = turn(table(place="helms-deep", frodo=Has(), sam=Has("phial")))
    match.play("next-tile floor", "floor phial")
    assert (asked(match), match.state.active) == ("action", "frodo")


def test_f23_6_elessar_heals_one_player() -> None:
    match = action(
        table(place="helms-deep", frodo=Has("elessar", corruption=2), sam=Has(corruption=1))
    )
    match.play("action elessar", "who-heals second")
    assert player(match, "sam").corruption == 0
    match = action(table(place="helms-deep", frodo=Has("elessar"), sam=Has()))
    reason = match.why_not("first", "card elessar")
    assert reason is not None
    assert reason.rule == "F23.6"


def test_f23_7_lembas_fill_one_hand() -> None:
    full = "white-joker " * 6
    match = action(table(place="helms-deep", frodo=Has("lembas " + full), sam=Has("grey-hiding")))
    match.play("action lembas")
    assert match.state.discards == ()
    match.play(*["hobbit-card white-fighting"] * 5)
    assert len(player(match, "sam").hand) == 6
    match = action(table(place="helms-deep", frodo=Has("lembas " + full), sam=Has(full)))
    reason = match.why_not("first", "card lembas")
    assert reason is not None
    assert reason.rule == "F23.7"


def test_f23_8_miruvor_passes_a_card_face_down() -> None:
    match = action(table(frodo=Has("miruvor"), sam=Has("white-joker gollum"), pippin=Has()))
    match.play("action miruvor", "passes-to third", "passes gollum")
    assert hand(player(match, "pippin")) == ["gollum"]
    assert match.history_for("first")[-1].endswith("passes card-back")
    assert match.history_for("third")[-1].endswith("passes card-back")
    assert "gollum" in match.view("third")["hand"]
    assert match.view("second")["players"]["third"]["known"] == ("gollum",)
    assert match.view("first")["players"]["third"]["known"] == ()


def test_f23_8_he_may_keep_his_cards() -> None:
    match = action(table(frodo=Has("miruvor"), sam=Has("white-joker")))
    match.play("action miruvor", "passes-to keep")
    assert hand(player(match, "sam")) == ["white-joker"]


def test_a_card_that_all_have_seen_come_is_unknown_after_a_card_was_passed() -> None:
    game = table(frodo=Has("miruvor"), sam=Has("white-joker"), pippin=Has(), active="sam")
    game.lines["hiding"] = 0
    match = turn(game)
    match.play("next-tile reveal", "tile hiding", "carry-out-tile carry-out")
    assert match.view("first")["players"]["second"]["known"] == ("book",)
    match.play("action floor", "floor miruvor", "passes-to third", "passes white-joker")
    # Frodo cannot know whether it was the book; Pippin knows that it was not.
    assert match.view("first")["players"]["second"]["known"] == ()
    assert match.view("third")["players"]["second"]["known"] == ("book",)


def test_f15_2_foresight_for_one_player_only_he_sees() -> None:
    match = action(table(frodo=Has(shields=5), sam=Has(), gandalf="foresight"))
    match.play("action foresight", "who-looks second")
    match.play("foresight-tile sundial", "foresight-tile hiding", "foresight-tile sauron")
    match.play("foresight-order sauron", "foresight-order sundial")
    assert match.view("second")["known_tiles"] == ("sauron", "sundial", "hiding")
    assert match.view("first")["known_tiles"] == ("tile", "tile", "tile")
    assert not [line for line in match.history_for("first") if "sundial" in line]


def test_f15_2_healing_and_f24_4_magic_of_another() -> None:
    match = action(
        table(frodo=Has(corruption=3), sam=Has(shields=5, corruption=1), gandalf="healing")
    )
    match.play("action floor", "floor healing", "who-heals first")
    assert player(match, "frodo").corruption == 1
    match = event(table(frodo=Has(), sam=Has(shields=5), gandalf="magic"), 2)
    match.play("event floor", "floor magic")
    assert match.state.gandalf == ()
    assert asked(match) == "tile"
