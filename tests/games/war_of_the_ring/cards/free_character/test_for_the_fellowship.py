"""The Free Peoples Character deck: what helps the Fellowship on its way."""

from __future__ import annotations

import pytest

from thirdage.games.war_of_the_ring.board import within
from thirdage.games.war_of_the_ring.companions import reach
from wotr import FREE, army, asked, finish, offered, options, play_event, position, why_no_event

# ---- Athelas


@pytest.mark.parametrize(
    ("guide", "rolled", "before", "after"),
    [
        ("gandalf-grey", "4 5 6", 5, 3),
        ("gandalf-grey", "4 4 3", 5, 5),
        ("gandalf-grey", "6 6 6", 2, 0),
        ("strider", "2 3 4", 5, 3),
        ("strider", "1 2 2", 5, 5),
        ("strider", "3 5 6", 5, 2),
    ],
)
def test_athelas_heals_for_each_success(guide: str, rolled: str, before: int, after: int) -> None:
    game = position(corruption=before, guide=guide)
    match = play_event(game, "athelas", die="character", rolls=[rolled])
    assert match.state.fellowship.corruption == after
    finish(match)


def test_athelas_needs_strider_as_guide_not_elsewhere() -> None:
    game = position(corruption=3, free="bree: strider")
    match = play_event(game, "athelas", die="character", rolls=["3 4 4"])
    assert match.state.fellowship.corruption == 3


def test_op_18_athelas_may_be_played_without_corruption() -> None:
    game = position(guide="strider")
    assert why_no_event(game, "athelas") == ""
    match = play_event(game, "athelas", rolls=["6 6 6"])
    assert match.state.fellowship.corruption == 0
    assert match.state.discards[FREE] == ("athelas",)


# ---- There Is Another Way


def test_another_way_heals_and_without_gollum_no_more() -> None:
    game = position(corruption=3, hidden=False)
    match = play_event(game, "there-is-another-way", die="character")
    assert match.state.fellowship.corruption == 2
    assert not match.state.fellowship.hidden
    assert asked(match) == "shadow action"


def test_another_way_with_gollum_hides_a_revealed_fellowship() -> None:
    game = position(corruption=3, companions="", hidden=False)
    match = play_event(game, "there-is-another-way")
    assert options(match) == ["none", "hide"]
    match.play("another-way hide")
    assert match.state.fellowship.hidden
    assert match.state.fellowship.progress == 0
    assert match.state.fellowship.corruption == 2


def test_r161_another_way_with_gollum_moves_a_hidden_fellowship() -> None:
    game = position(companions="", hunt_box=(0, 1, 0), pool="2", at="fangorn")
    match = play_event(game, "there-is-another-way", rolls=["6"])
    assert options(match) == ["none", "move"]  # playable at Corruption 0
    match.play("another-way move", "reveal-to-reduce no")
    assert match.state.fellowship.progress == 1
    assert match.state.fellowship.corruption == 2  # after the Hunt
    assert match.state.hunt_box.free == 0  # the die of a card does not go to the Hunt Box
    assert match.state.used_dice[FREE] == 1
    finish(match)


def test_another_way_moves_on_the_mordor_track_and_counts_as_an_attempt() -> None:
    game = position(companions="", mordor=1, pool="elven-rope", corruption=2)
    match = play_event(game, "there-is-another-way", "another-way move", rolls=["elven-rope"])
    assert match.state.fellowship.mordor == 2
    assert match.state.fellowship.tried
    assert match.state.fellowship.corruption == 1


def test_another_way_with_gollum_need_do_neither() -> None:
    game = position(companions="", corruption=1, hunt_box=(0, 1, 0))
    match = play_event(game, "there-is-another-way", "another-way none")
    assert match.state.fellowship.corruption == 0
    assert match.state.fellowship.progress == 0


# ---- I Will Go Alone


def test_i_will_go_alone_one_region_further_and_heals() -> None:
    game = position(corruption=3, progress=1, companions="peregrin strider")
    match = play_event(game, "i-will-go-alone", "separate peregrin", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(within("rivendell", 3))  # 1 + his Level 1 + 1
    match.play("companions-to bree")
    assert match.state.whereabouts == {"peregrin": "bree"}
    assert match.state.fellowship.companions == ("strider",)
    assert match.state.fellowship.corruption == 2
    assert match.state.fellowship.progress == 1


def test_i_will_go_alone_a_group_goes_as_far_as_the_highest_level() -> None:
    game = position(companions="boromir peregrin")
    match = play_event(game, "i-will-go-alone", "separate boromir", "also peregrin")
    assert set(options(match)) == set(reach(match.state, "rivendell", 3))
    assert asked(match) == "free-peoples companions-to"


def test_i_will_go_alone_may_rouse_a_nation() -> None:
    game = position(at="fangorn", companions="meriadoc strider")
    match = play_event(game, "i-will-go-alone", "separate meriadoc", die="character")
    match.play("also no-more", "companions-to edoras")
    assert "rohan" not in match.state.passive


def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    game = position(companions="", corruption=3, free="bree: strider")
    assert why_no_event(game, "i-will-go-alone") == "no-companions"


def test_r196_i_will_go_alone_on_the_mordor_track() -> None:
    game = position(mordor=1, corruption=3, companions="gimli peregrin")
    assert why_no_event(game, "i-will-go-alone") == ""
    match = play_event(game, "i-will-go-alone", "separate gimli", "also no-more")
    assert match.state.eliminated == ("gimli",)
    assert match.state.whereabouts == {}
    assert match.state.fellowship.companions == ("peregrin",)
    assert match.state.fellowship.corruption == 2


# ---- Bilbo's Song


@pytest.mark.parametrize(
    ("companions", "before", "after"), [("gimli", 3, 2), ("", 3, 1), ("", 1, 0), ("gimli", 0, 0)]
)
def test_bilbos_song_heals(companions: str, before: int, after: int) -> None:
    game = position(companions=companions, corruption=before)
    assert why_no_event(game, "bilbos-song") == ""
    match = play_event(game, "bilbos-song")
    assert match.state.fellowship.corruption == after
    assert match.state.discards[FREE] == ("bilbos-song",)


# ---- Mirror of Galadriel


def test_mirror_turns_a_character_die_to_will_of_the_west() -> None:
    game = position(corruption=2)
    match = play_event(game, "mirror-of-galadriel", die="character character character muster")
    assert match.state.dice[FREE] == ("character", "muster", "will-of-the-west")
    assert match.state.fellowship.corruption == 2


def test_mirror_the_die_spent_on_the_card_does_not_count() -> None:
    game = position(corruption=2)
    match = play_event(game, "mirror-of-galadriel", die="character muster")
    assert match.state.dice[FREE] == ("muster",)


def test_mirror_heals_in_lorien_alone() -> None:
    game = position(corruption=2, at="lorien")
    assert why_no_event(game, "mirror-of-galadriel") == ""
    match = play_event(game, "mirror-of-galadriel", die="character muster")
    assert match.state.fellowship.corruption == 1
    assert match.state.dice[FREE] == ("muster",)


def test_mirror_does_both_in_lorien() -> None:
    game = position(corruption=2, at="lorien")
    match = play_event(game, "mirror-of-galadriel", die="character character")
    assert match.state.fellowship.corruption == 1
    assert match.state.dice[FREE] == ("will-of-the-west",)


def test_mirror_does_not_heal_in_a_captured_lorien() -> None:
    game = position(corruption=2, at="lorien", captured="lorien")
    match = play_event(game, "mirror-of-galadriel", die="character")
    assert match.state.fellowship.corruption == 2


def test_mirror_heals_in_a_besieged_lorien() -> None:
    game = position(
        corruption=2,
        at="lorien",
        free="lorien: elves 1",
        shadow="lorien: sauron 2",
        besieged="lorien",
    )
    match = play_event(game, "mirror-of-galadriel", die="character")
    assert match.state.fellowship.corruption == 1


# ---- We Prove the Swifter


def test_swifter_separates_two_regions_further() -> None:
    game = position(progress=1, companions="peregrin strider")
    match = play_event(game, "we-prove-the-swifter", "separate peregrin", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 4))  # 1 + 1 + 2


def test_swifter_moves_two_regions_further() -> None:
    game = position(free="bree: boromir + peregrin", companions="")
    match = play_event(game, "we-prove-the-swifter", "companion peregrin", "also no-more")
    assert set(options(match)) == set(reach(match.state, "bree", 3)[1:])
    match.play("companions-to evendim")
    assert match.state.whereabouts == {"boromir": "bree", "peregrin": "evendim"}


def test_swifter_shadowfax_goes_six_regions() -> None:
    game = position(free="bree: gandalf-white", companions="", eliminated="gandalf-grey")
    match = play_event(game, "we-prove-the-swifter")
    assert set(options(match)) == set(reach(match.state, "bree", 6)) - {"bree"}
    assert set(options(match)) > set(reach(match.state, "bree", 5)) - {"bree"}


def test_swifter_may_end_in_a_besieged_stronghold_but_not_leave_one() -> None:
    game = position(
        free="minas-tirith: gondor 2 + boromir; edoras: strider",
        shadow="minas-tirith: sauron 5",
        besieged="minas-tirith",
        companions="",
    )
    match = play_event(game, "we-prove-the-swifter", "companions-to minas-tirith")
    assert offered(match, "companion") == ["strider"]
    assert army(match, FREE, "minas-tirith") == "gondor 2 0 0 + boromir + strider"


def test_swifter_on_the_mordor_track() -> None:
    game = position(mordor=1, companions="gimli peregrin")
    match = play_event(game, "we-prove-the-swifter", "separate peregrin")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.fellowship.companions == ("gimli",)


# ---- There and Back Again


def test_there_and_back_again_separates_one_region_further() -> None:
    game = position(progress=2, companions="legolas strider")
    match = play_event(game, "there-and-back-again", "separate legolas", die="character")
    match.play("also no-more")
    assert set(options(match)) == set(reach(match.state, "rivendell", 5))
    match.play("companions-to bree")
    assert match.state.politics["elves"] == 3
    assert match.state.passive == ("dwarves", "gondor", "north", "rohan")


@pytest.mark.parametrize("hall", ["dale", "erebor", "woodland-realm"])
@pytest.mark.parametrize("companion", ["gimli", "legolas"])
def test_there_and_back_again_rouses_the_north(hall: str, companion: str) -> None:
    game = position(at="old-forest-road", companions=f"{companion} strider")
    match = play_event(game, "there-and-back-again", f"separate {companion}", die="character")
    match.play("also no-more", f"companions-to {hall}")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 2, 2)
    assert match.state.passive == ("gondor", "rohan")


def test_there_and_back_again_counts_one_who_is_there_already() -> None:
    game = position(free="erebor: gimli", companions="peregrin strider")
    match = play_event(game, "there-and-back-again", "separate peregrin", die="character")
    match.play("also no-more", "companions-to hollin")
    assert match.state.politics["dwarves"] == 2


def test_there_and_back_again_with_an_empty_fellowship() -> None:
    game = position(free="erebor: gimli; dale: legolas", companions="")
    assert why_no_event(game, "there-and-back-again") == ""
    match = play_event(game, "there-and-back-again")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 2, 2)  # once


def test_there_and_back_again_not_from_a_captured_region() -> None:
    game = position(free="erebor: gimli", captured="erebor", companions="")
    match = play_event(game, "there-and-back-again")
    assert match.state.politics["dwarves"] == 3
    assert "dwarves" in match.state.passive


def test_there_and_back_again_another_companion_is_not_enough() -> None:
    game = position(free="erebor: strider", companions="")
    match = play_event(game, "there-and-back-again")
    assert match.state.politics["dwarves"] == 3


def test_there_and_back_again_at_war_is_not_advanced_and_activation_comes_first() -> None:
    game = position(free="erebor: gimli", companions="", war="elves", steps={"north": 1})
    match = play_event(game, "there-and-back-again")
    politics = match.state.politics
    assert (politics["dwarves"], politics["elves"], politics["north"]) == (2, 0, 0)


def test_there_and_back_again_on_the_mordor_track() -> None:
    game = position(mordor=1, free="erebor: gimli", companions="peregrin strider")
    match = play_event(game, "there-and-back-again", "separate peregrin", die="character")
    match.play("also no-more")
    assert match.state.eliminated == ("peregrin",)
    assert match.state.politics["north"] == 2
