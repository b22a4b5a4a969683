"""F10 and F22 in the base game: who pays, rolls, draws and gains at each event."""

from __future__ import annotations

import pytest

from lotr import Has, asked, event, give, hand, options, player, table
from thirdage.games.lord_of_the_rings.state import Game
from thirdage.table.match import Match


def who(match: Match[Game]) -> str:
    """Whose hobbit is asked."""
    assert match.pending is not None
    assert match.pending.seat is not None
    return match.state.players[match.pending.seat].hobbit


def at(place: str, box: int, **hobbits: Has) -> Match[Game]:
    """A match at an event; Frodo is the Ring-bearer, Sam the active player."""
    return event(table(hobbits, place=place, active="sam"), box)


def askings(match: Match[Game], ask: str) -> list[tuple[str, list[str]]]:
    """Who is asked a question with which options, each giving the last answer."""
    found = []
    while asked(match) == ask:
        found.append((who(match), options(match)))
        match.answer(options(match)[-1])
    return found


# ---- Moria


def test_moria_1_and_f22_1_the_group_pays_a_friendship_and_a_joker() -> None:
    match = at("moria", 1, frodo=Has("grey-friendship"), sam=Has("white-joker"))
    assert (who(match), asked(match)) == ("sam", "speak-friend")
    assert options(match) == ["none", "friendship", "joker"]
    match.play("speak-friend joker")
    assert (who(match), options(match)) == ("frodo", ["none", "friendship"])
    match.play("speak-friend friendship", "pay white-joker", "pay grey-friendship")
    assert match.state.sauron == 15
    match = at("moria", 1, frodo=Has("grey-friendship"), sam=Has("white-joker"))
    match.play("speak-friend joker", "speak-friend none")
    assert match.state.sauron == 14
    assert hand(player(match, "sam")) == ["white-joker"]


def test_f22_1_one_card_with_two_jokers_pays_both() -> None:
    match = at("moria", 1, frodo=Has(), sam=Has("aragorn"))
    assert "friendship+joker" in options(match)
    match.play("speak-friend friendship+joker", "pay aragorn")
    assert match.state.sauron == 15


def test_moria_2_and_f2_4_each_player_from_the_active_one_on() -> None:
    match = at("moria", 2, frodo=Has(), sam=Has("grey-hiding"), pippin=Has())
    assert (who(match), options(match)) == ("sam", ["pay", "roll"])
    match.play("watcher pay", "pay grey-hiding")
    assert (who(match), options(match)) == ("pippin", ["roll"])


def test_f10_4_moria_3_and_f22_2_the_active_player_pays_like_the_revealed_card() -> None:
    match = at(
        "moria", 3, frodo=Has("white-hiding white-hiding"), sam=Has("grey-hiding white-joker")
    )
    match.play("hobbit-card white-hiding")
    assert match.pending is not None
    assert (who(match), match.pending.facts) == ("sam", ("hiding", 2))
    match.play("stone pay", "pay grey-hiding", "pay white-joker")
    assert hand(player(match, "sam")) == ["pipe"]
    assert match.view("first")["players"]["second"]["known"] == ("pipe",)
    match = at("moria", 3, frodo=Has("white-hiding white-hiding"), sam=Has())
    match.play("hobbit-card white-hiding", "stone no")
    assert (match.state.sauron, match.state.event) == (12, 4)


def test_moria_4_the_ring_bearer_rolls() -> None:
    match = at("moria", 4, frodo=Has(), sam=Has())
    match.play("die two")
    assert (player(match, "frodo").corruption, match.state.sauron) == (2, 13)


def test_moria_5_the_group_pays_five_fighting() -> None:
    match = at("moria", 5, frodo=Has("boromir"), sam=Has("gimli anduril"))
    assert options(match) == ["none", "fighting 1", "fighting 2", "fighting 3", "fighting 4"]
    match.play("orcs-attack fighting 4")
    assert (who(match), options(match)) == ("frodo", ["none", "fighting 1"])
    match.play("orcs-attack fighting 1", "pay gimli", "pay anduril", "pay boromir")
    assert match.state.sauron == 15


def test_moria_6_and_f22_3_a_volunteer_or_each_rolls() -> None:
    match = at("moria", 6, frodo=Has(), sam=Has(), pippin=Has(corruption=12))
    assert (who(match), options(match)) == ("sam", ["corruption", "next"])
    match.play("fly-you-fools next", "fly-you-fools corruption")
    assert "pippin" not in match.state.fellowship
    match = at("moria", 6, frodo=Has(), sam=Has())
    match.play("fly-you-fools next", "fly-you-fools roll", "die one", "die one")
    assert [player(match, one).corruption for one in ("frodo", "sam")] == [1, 1]


# ---- Helm's Deep


def test_helms_deep_1_and_f22_4_one_player_alone() -> None:
    match = at("helms-deep", 1, frodo=Has("grey-friendship grey-fighting"), sam=Has("theoden"))
    assert (who(match), options(match)) == ("sam", ["next"])
    match.play("wormtongue next", "wormtongue pay", "pay grey-fighting", "pay grey-friendship")
    assert "eomer" in match.state.features["helms-deep"].loose
    match = at("helms-deep", 1, frodo=Has("grey-friendship"), sam=Has("grey-fighting theoden"))
    assert askings(match, "wormtongue") == [("sam", ["next"]), ("frodo", ["no"])]
    assert match.state.features["helms-deep"].loose == ()
    assert hand(player(match, "sam")) == ["grey-fighting", "theoden"]


def test_helms_deep_2_and_f22_5_the_active_player_gains_the_ring_bearer_rolls() -> None:
    complete = table(
        place="helms-deep", active="sam", lines={"friendship": 7}, frodo=Has(), sam=Has()
    )
    assert hand(player(event(complete, 2), "sam")) == ["riders-of-rohan"]
    match = at("helms-deep", 2, frodo=Has(), sam=Has())
    match.play("die one")
    assert (player(match, "frodo").corruption, match.state.sauron) == (1, 14)


def test_helms_deep_3_each_player_draws() -> None:
    game = table(place="helms-deep", lines={"travelling": 5}, frodo=Has(), sam=Has(), pippin=Has())
    match = event(game, 3)
    match.play(*["hobbit-card white-joker"] * 3)
    assert [len(one.hand) for one in match.state.players.values()] == [1, 1, 1]
    assert match.history_for(None)[-3].endswith("card-back")


def test_helms_deep_4_the_active_player_pays_or_each_rolls() -> None:
    match = at("helms-deep", 4, frodo=Has("white-joker white-joker"), sam=Has("white-joker"))
    match.play("hobbit-card white-fighting")
    assert (who(match), options(match)) == ("sam", ["no"])
    match.play("orthanc no", "die one", "die one")
    assert [player(match, one).corruption for one in ("frodo", "sam")] == [1, 1]


def test_helms_deep_5_the_group_pays_three_tokens() -> None:
    game = {"frodo": Has(tokens={"heart": 1, "sun": 1}), "sam": Has(tokens={"ring": 1, "sun": 1})}
    match = at("helms-deep", 5, **game)
    assert options(match) == ["none", "sun", "ring", "sun+ring"]
    match.play("storm ring")
    assert options(match) == ["none", "heart", "sun", "heart+sun"]
    match.play("storm heart+sun")
    assert match.state.sauron == 15
    assert player(match, "sam").tokens.sun == 1
    match = at("helms-deep", 5, frodo=Has(tokens={"heart": 1}), sam=Has(tokens={"ring": 1}))
    match.play("storm ring", "storm heart")
    assert match.state.sauron == 13
    assert player(match, "frodo").tokens.heart == 1


def test_helms_deep_6_the_ring_bearer_rolls_twice() -> None:
    match = at("helms-deep", 6, frodo=Has(), sam=Has())
    match.play("die one", "die one")
    assert (player(match, "frodo").corruption, match.state.sauron) == (2, 13)


def test_f13_3_no_second_roll_after_elimination() -> None:
    match = at("shelobs-lair", 5, frodo=Has(), sam=Has(corruption=14))
    assert (who(match), options(match)) == ("sam", ["roll", "sauron"])
    match.play("shelob-appears roll", "die one")
    assert match.state.fellowship == ("frodo",)
    assert match.state.active == "frodo"


# ---- Shelob's Lair


def test_shelob_1_and_f22_6_the_group_pays_seven_shields() -> None:
    match = at("shelobs-lair", 1, frodo=Has(shields=4), sam=Has(shields=3), pippin=Has())
    match.play("gollum-appears shield 3")
    # Pippin, who has none, is not asked.
    assert who(match) == "frodo"
    match.play("gollum-appears shield 4", *["hobbit-card white-joker"] * 4)
    assert hand(player(match, "sam")) == ["gollum"]
    assert [len(player(match, one).hand) for one in ("frodo", "pippin")] == [2, 2]
    match = at("shelobs-lair", 1, frodo=Has(shields=4), sam=Has(shields=3))
    match.play("gollum-appears none", "gollum-appears none")
    assert match.state.sauron == 15


def test_shelob_2_f22_7_and_f10_5_who_can_pay_neither_is_eliminated() -> None:
    match = at("shelobs-lair", 2, frodo=Has("white-joker"), sam=Has(shields=3), pippin=Has())
    assert (who(match), options(match)) == ("sam", ["shields"])
    match.play("faces shields")
    assert (who(match), options(match)) == ("pippin", ["cannot"])
    match.play("faces cannot", "faces joker", "pay white-joker")
    assert match.state.fellowship == ("frodo", "sam")


def test_shelob_3_one_player_pays_and_each_draws() -> None:
    match = at("shelobs-lair", 3, frodo=Has(shields=5), sam=Has(shields=3))
    assert (who(match), options(match)) == ("frodo", ["pay", "no"])
    match.play("pool pay", *["hobbit-card white-joker"] * 2)
    assert [len(one.hand) for one in match.state.players.values()] == [1, 1]
    match = at("shelobs-lair", 3, frodo=Has(shields=2), sam=Has(shields=3))
    assert match.state.sauron == 13


def test_shelob_4_and_f22_8_the_ring_bearer_pays_and_is_healed() -> None:
    match = at("shelobs-lair", 4, frodo=Has("white-joker " * 3, corruption=2), sam=Has())
    match.play("hobbit-card grey-hiding")
    assert (who(match), asked(match)) == ("frodo", "nazgul-search")
    match.play("nazgul-search pay", *["pay white-joker"] * 3)
    assert player(match, "frodo").corruption == 1


def test_shelob_5_and_f22_9_the_active_player_chooses_before_rolling() -> None:
    match = at("shelobs-lair", 5, frodo=Has(), sam=Has())
    match.play("shelob-appears sauron")
    assert match.state.sauron == 13
    match = at("shelobs-lair", 5, frodo=Has(), sam=Has())
    match.play("shelob-appears roll", "die three", "die three")
    assert player(match, "sam").corruption == 2


def test_shelob_6_the_group_pays_seven_fighting() -> None:
    match = at("shelobs-lair", 6, frodo=Has(), sam=Has("grey-fighting"))
    match.play("shelob-attacks fighting 1", "shelob-attacks none")
    assert match.state.sauron == 12
    assert hand(player(match, "sam")) == ["grey-fighting"]


# ---- Mordor


def test_mordor_1_and_f22_10_each_may_recover() -> None:
    match = at("mordor", 1, frodo=Has(shields=3, corruption=1), sam=Has(shields=3), pippin=Has())
    assert (who(match), options(match)) == ("sam", ["no", "cards"])
    match.play("sam-saves-frodo cards", *["hobbit-card white-joker"] * 2)
    assert who(match) == "frodo"
    match.play("sam-saves-frodo heal")
    assert player(match, "frodo").corruption == 0


def test_mordor_2_and_f22_11_whoever_holds_eowyn() -> None:
    match = at("mordor", 2, frodo=Has("eowyn"), sam=Has())
    assert (who(match), options(match)) == ("sam", ["next"])
    match.play("nazgul-attacks next", "nazgul-attacks pay", *["hobbit-card white-joker"] * 2)
    assert "eowyn" in match.state.gone
    assert [len(one.hand) for one in match.state.players.values()] == [1, 1]
    match = at("mordor", 2, frodo=Has(), sam=Has())
    assert askings(match, "nazgul-attacks") == [("sam", ["next"]), ("frodo", ["roll"])]
    match.play("die one", "die one")
    assert [player(match, one).corruption for one in ("frodo", "sam")] == [1, 1]


@pytest.mark.parametrize(("box", "ask", "token"), [(3, "pelennor", "heart"), (4, "mouth", "sun")])
def test_mordor_3_and_4_and_f22_12_a_token_or_a_roll_and_two_cards(
    box: int, ask: str, token: str
) -> None:
    cards = "white-joker grey-hiding"
    match = at("mordor", box, frodo=Has(), sam=Has(tokens={token: 1}), pippin=Has(cards))
    assert who(match) == "sam"
    match.play(f"{ask} pay")
    # Pippin has no token: he rolls and discards; Frodo has no cards: he is out, and the Ring lost.
    match.play("die blank", "discard grey-hiding", "discard white-joker", "die blank")
    assert match.outcome is not None
    assert match.outcome.condition == "cannot-pay"
    assert player(match, "pippin").plays


def test_mordor_5_the_group_pays_seven_cards() -> None:
    match = at("mordor", 5, frodo=Has("white-joker " * 3), sam=Has("grey-hiding " * 5))
    assert options(match)[-1] == "any-card 5"
    match.play("dark-forces any-card 5")
    assert options(match) == ["none", "any-card 1", "any-card 2"]
    match.play("dark-forces any-card 2")
    match.play(*["discard grey-hiding"] * 5, *["discard white-joker"] * 2)
    assert (match.state.sauron, len(player(match, "frodo").hand)) == (15, 1)


def test_mordor_6_and_f10_3_the_game_is_lost() -> None:
    match = at("mordor", 6, frodo=Has(), sam=Has())
    assert match.outcome == ((), "sixth-event", 50)


# ---- paying


def test_f12_6_and_f2_8_pledging_nothing_is_always_allowed() -> None:
    match = at("mordor", 5, frodo=Has("white-joker " * 4), sam=Has("grey-hiding " * 5))
    assert options(match)[0] == "none"


def test_f12_5_gollum_takes_the_payer_and_what_he_pledged() -> None:
    match = at("moria", 5, frodo=Has("boromir"), sam=Has("gollum", corruption=14))
    match.play("orcs-attack fighting 3", "orcs-attack fighting 2", "pay gollum", "die one")
    assert match.state.fellowship == ("frodo",)
    # What was pledged is not reached any more: Sauron moves, Frodo keeps his card.
    assert match.state.sauron == 13
    assert hand(player(match, "frodo")) == ["boromir"]


def test_f24_1_who_has_pledged_may_have_lost_it_meanwhile() -> None:
    game = table(
        place="mordor",
        active="sam",
        frodo=Has("grey-hiding " * 4, shields=5),
        sam=Has("grey-hiding white-joker white-joker"),
        gandalf="persistence",
    )
    match = event(game, 5)
    if asked(match) == "event":
        match.play("event carry-out")
    match.play("dark-forces any-card 3")
    sam = player(match, "sam")
    match.state.discard(sam, sam.hand[0])
    match.play("dark-forces any-card 4")
    assert match.state.sauron == 12
    assert len(player(match, "frodo").hand) == 4


def test_a_sole_survivor_is_the_group() -> None:
    game = table(frodo=Has("boromir gimli grey-fighting"), sam=Has())
    game.leader_of("sam").hobbits = ()
    match = event(game, 5)
    assert options(match) == ["pay", "no"]
    match.play("orcs-attack pay", "pay boromir", "pay gimli", "pay grey-fighting")
    assert match.state.sauron == 15
    give(match.state, "white-joker", player(match, "frodo"))
