"""All that server and page say to each other: the one typed source.

`make web-types` writes web/src/protocol.ts from this module; docs/protocol.md explains it. Names in
JSON are those of the fields. `Struct`s without a default must be given; unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=64)]
"""A name or a code that a client sends."""
Line = Annotated[str, Meta(max_length=200)]
"""Question and code: "action attack"."""
Token = Annotated[str, Meta(min_length=8, max_length=64)]
"""A secret of a link. It stands in bodies and URL fragments only."""
Language = Literal["en", "it", "pl", "fr"]
TableKind = Literal["online", "one-screen", "real-table"]
"""Who plays where: everybody at his own device; all people at this one; people at a real table,
who type in what their dice and cards show."""
SeatKind = Literal["me", "friend", "computer", "open"]
SeatId = Short
"""A seat of the game, such as "free-peoples"."""


class In(Struct, forbid_unknown_fields=True):
    """Something a client sends."""


class Out(Struct):
    """Something the server sends."""


# ---- who I am, and which games there are


class Problem(Out):
    """The body of every HTTP error."""

    code: str
    """A word: "no-cookie", "no-such-table", "not-your-seat", "not-over", "bad-request", "too-many",
    "too-large", "storage", "conflict" … (docs/protocol.md lists all)."""
    detail: str
    """For people who read logs; the page shows the text of `problem-CODE`."""
    ref: str
    """Stands beside this error in the server's log."""


class Me(Out):
    """Who the cookie says I am."""

    name: str
    """Empty until one is set."""


class NewName(In):
    """Call me so."""

    name: Annotated[str, Meta(max_length=40)]


class PlayerInfo(Out):
    """A computer player that can sit at a seat."""

    name: str
    level: int
    """1 is the weakest; the strongest is the default."""


class FormInfo(Out):
    """A form of a game: for two players, for three …"""

    name: str
    """The value of the option "players" that chooses it; empty if the game has but one form."""
    seats: list[SeatId]
    options: dict[str, list[str]]
    """The other options of a new match and their values, the default first."""
    players: list[PlayerInfo]
    """The computer players that can play it."""


class GameInfo(Out):
    """A game of the table."""

    name: str
    rules: int
    forms: list[FormInfo]
    """The usual one first."""
    orders: list[str]
    """Standing orders that this game understands."""


# ---- tables


class SeatWish(In):
    """Who shall sit at a seat."""

    kind: SeatKind
    player: Short | None = None
    """The computer player, with kind "computer"; the strongest if none is named."""


class NewTable(In):
    """A table to be made."""

    game: Short
    seats: dict[SeatId, SeatWish]
    """For every seat of the game. At one screen and at a real table people are always "me"."""
    kind: TableKind = "online"
    options: dict[Short, Short] = {}


class SeatInfo(Out):
    """A seat of a table."""

    seat: SeatId
    kind: Literal["person", "computer", "friend", "open"]
    """friend and open: nobody has come yet."""
    name: str
    """Of the person; empty if he gave none or nobody sits there."""
    player: str | None
    """The computer player that answers."""
    mine: bool
    connected: bool
    for_people: bool
    """A person has this seat or may take it: the host may give it back from the computer."""
    trouble: str | None = None
    """"player-crashed": the computer player failed three times; the host may name another."""


class Links(Out):
    """Secrets to put after `#/join/`: only those that I may hand on."""

    seats: dict[SeatId, Token]
    """My own seats (for another device), and as host those that wait for a friend."""
    watch: Token | None


class TableInfo(Out):
    """A table."""

    table: str
    game: str
    kind: TableKind
    options: dict[str, str]
    seats: list[SeatInfo]
    host: bool
    """Whether I made it."""
    links: Links
    over: bool
    outcome: Outcome | None
    answers: int
    turn: int
    your_turn: list[SeatId]
    """Seats of mine that are asked something now."""
    asked: SeatId | None
    created: float
    """Seconds since 1970."""
    changed: float
    rematch: str | None
    """The table of the rematch, if there is one."""


class Outcome(Out):
    """How a match ended."""

    winners: list[SeatId]
    condition: str
    score: int | None


class Join(In):
    """Follow a link. The same token again, on any device, takes the seat there too."""

    token: Token


class Joined(Out):
    """Where a link led."""

    table: str
    seat: SeatId | None
    """None: as a spectator."""


class Sit(In):
    """Take a seat that is open to anybody."""

    table: Short
    seat: SeatId


class HandOver(In):
    """The host gives a seat to the computer, or back to the person whose it was (null)."""

    seat: SeatId
    player: Short | None


class OfSeat(In):
    """Something about a seat of mine: give up, ask for a rematch."""

    seat: SeatId


class SetOrders(In):
    """The standing orders of a seat of mine from now on: all of them."""

    seat: SeatId
    orders: Annotated[list[Short], Meta(max_length=16)]


class SetNotify(In):
    """Where to tell me that it is my turn: an Apprise URL, or null for nowhere."""

    seat: SeatId
    url: Annotated[str, Meta(max_length=400)] | None
    language: Language = "en"
    """In which I want to be told."""


class Notify(Out):
    """Whether a notification address is set (it is never shown again)."""

    seat: SeatId
    set: bool
    problem: str | None
    """Why the last notice could not be sent."""


class Seed(Out):
    """The seed of a finished match. Null: people answered chance."""

    seed: str | None
    """A number as text, as it may be larger than JavaScript's numbers."""


class Rolls(Out):
    """What the dice of a seat (or of the table) have shown."""

    ask: str
    """The question that was rolled for, as "shadow-combat-roll"."""
    seat: SeatId | None
    """Whose dice these are, if the question's name says it."""
    dice: int
    faces: dict[str, int]
    expected: dict[str, float]


# ---- replays


class Upload(In):
    """A record to look at."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    title: Annotated[str, Meta(max_length=80)] = ""
    """How I call it in my list: the name of its file."""


class KeptRecord(Out):
    """A record that I have uploaded."""

    replay: str
    game: str
    title: str
    used: float
    """When anybody last opened it."""


class KeptRecords(Out):
    """The records that I have uploaded, and how long they are kept."""

    records: list[KeptRecord]
    most: int
    """One person may have so many."""
    days: int
    """A record goes when nobody has opened it for so many days."""


class TurnAt(Out):
    """Where in a replay a turn begins."""

    turn: int
    answers: int


class ReplayInfo(Out):
    """A finished match or an uploaded record. Its id is that of the table, or of the upload."""

    replay: str
    game: str
    options: dict[str, str]
    players: dict[SeatId, str]
    seats: list[SeatId]
    steps: int
    """Step n shows the match after n answers: 0 to this number."""
    turns: list[TurnAt]
    outcome: Outcome | None
    seed: str | None


class ReplayStep(Out):
    """The match after n answers, as a seat sees it (as a spectator: seat null)."""

    step: int
    seat: SeatId | None
    view: dict[str, Any]
    answer: str | None
    """The answer that led here: who, question, code. A seat that may not know the code sees the
    face."""
    answer_facts: list[str | int]
    """The facts of the question that was answered; none if they are another seat's secret."""
    events: list[Told]
    """What happened by this answer (at step 0: by the set-up)."""
    asked: Asked | None


# ---- the rules in our own words


class RuleSection(Out):
    """A chapter of a game's rules."""

    number: str
    """ "W13"; the rules in it are W13.1 and so on."""
    title: str
    text: str
    """Paragraphs, lists ("- …") and headings ("### …"), parted by empty lines. At the end of a
    paragraph or an item the rules that it tells: "(W13.10, W13.11)"."""
    language: str
    """English where the language asked for lacks the chapter."""


# ---- the match as a seat sees it


class Told(Out):
    """Something that happened."""

    number: int
    """Its place in the list of what this seat knows."""
    after: int
    """How many answers had been given."""
    name: str
    facts: list[str | int]


class Dice(Out):
    """Dice to be typed in: the code is that many faces with spaces between."""

    count: int
    faces: list[str]


class Asked(Out):
    """The open question."""

    seat: SeatId | None
    """Who answers. Null: anybody at the table types in what fortune shows."""
    ask: str
    facts: list[str | int]
    """They fill in the text of the question, `ask-ASK`."""
    chance: bool
    secret: bool
    """The others do not see the answer."""
    mine: bool
    options: list[str]
    """Codes; empty if it is not mine, or if dice are asked for."""
    dice: Dice | None
    since: float
    """Since when it has been open, in seconds since 1970."""


class Reason(Out):
    """Why not: text `reason-NAME` with the facts, and the number of the rule."""

    rule: str
    name: str
    facts: list[str | int]


class Undo(Out):
    """What this seat could take back."""

    free: bool
    """Without asking anybody."""
    what: str | None
    """Question and code of the choice that would be undone; null: there is none. At a real table
    that is what people have last typed in, be it a roll or a draw."""
    facts: list[str | int]
    """Of that question, as with `Asked`."""
    why: str | None
    """If it is not free: "undo-chance", "undo-others-choice", "undo-learned", "undo-nothing",
    "undo-conceded", "undo-over". For the first three the others can be asked (`undo-offer`)."""
    fact: str
    """With undo-chance, the question that fortune answered; with undo-others-choice and
    undo-learned that seat."""


class UndoOffer(Out):
    """A seat would like to take back a choice, although more has happened since."""

    by: SeatId
    what: str
    """Question and code; of a choice that is face down its back."""
    facts: list[str | int]
    """Of the question, as with `Asked`."""
    to: list[SeatId]
    """Who has still to agree."""


class Order(Out):
    """A standing order of this seat."""

    name: str
    since: float


class ByOrder(Out):
    """An answer that a standing order of this seat has given."""

    after: int
    """How many answers the match had before it."""
    line: str
    """Question and code."""
    facts: list[str | int]
    """Of the question, as with `Asked`."""


class State(Out, tag_field="type", tag="state"):
    """All that a seat (or a spectator) sees."""

    table: str
    seat: SeatId | None
    number: int
    """Counts all that ever happened at the table: answers, undos, concessions, changes of players.
    It only grows; it is the `at` of what the client sends."""
    answers: int
    """How many answers the match has."""
    events_from: int
    """`events` replace the client's list from this number on (an undo shortens the list)."""
    events: list[Told]
    view: dict[str, Any]
    asked: Asked | None
    undo: Undo
    offer: UndoOffer | None
    orders: list[Order]
    seats: list[SeatInfo]
    outcome: Outcome | None
    host: bool
    kind: TableKind
    game: str
    rematch: str | None
    by_order: list[ByOrder]
    """The last answers that standing orders have given for this seat."""


class Refused(Out, tag_field="type", tag="refused"):
    """Something could not be done; nothing has changed. After "stale" and "illegal" the present
    State follows at once. "elsewhere": by what has been entered, this card lies elsewhere."""

    id: str
    """Of the message that is refused; "" if it had none."""
    code: str
    """ "stale", "illegal", "elsewhere", "not-your-seat", "over", "cannot-undo", "no-offer",
    "bad-message", "too-many", "too-large", "no-such-table", "storage"."""
    detail: str
    line: int | None = None
    """Which of the lines was illegal, from 0."""


class Done(Out, tag_field="type", tag="done"):
    """A message was carried out and is on the disk. The State that shows it came before."""

    id: str
    number: int
    again: bool
    """It had been carried out before: the client had sent this id already."""


class WhyNotReply(Out, tag_field="type", tag="why-not"):
    """Why a thing is not possible; null: it is."""

    id: str
    thing: str
    reason: Reason | None


class Way(Out):
    """A whole action that begins at a thing."""

    kind: str
    """"move", "attack", "card", "recruit", "fly" …; else the name of the action."""
    die: str | None
    """The face that it would use."""
    start: str | None
    target: str | None
    """A region, a Nation, a card …"""
    what: str | None
    """The figure, card or Companion concerned, if that is not the target."""
    lines: list[Line]
    """The answers that lead there, from the present question on."""


class WaysReply(Out, tag_field="type", tag="ways"):
    """What can be begun there."""

    id: str
    thing: str
    number: int
    ways: list[Way]


class Step(Out):
    """A question on the way ahead, and its answer."""

    ask: str
    facts: list[str | int]
    options: list[str]
    """Codes; only one if it is forced."""
    code: str


class AheadReply(Out, tag_field="type", tag="ahead"):
    """Where answers would lead."""

    id: str
    number: int
    steps: list[Step]
    """My questions on the way, forced ones among them: "ASK CODE" are the lines to answer with."""
    asked: Asked | None
    """What I would be asked next; null: fortune or another seat comes first, or something would
    come to light."""
    view: dict[str, Any]
    """How things would stand then."""


class Presence(Out, tag_field="type", tag="presence"):
    """Somebody came or went."""

    seats: list[SeatInfo]


class Pong(Out, tag_field="type", tag="pong"):
    """I am here."""

    id: str


class Bye(Out, tag_field="type", tag="bye"):
    """The server closes; connect again in a moment."""


FromServer = State | Refused | Done | WhyNotReply | WaysReply | AheadReply | Presence | Pong | Bye


# ---- what a client says on the socket


class Hello(In, tag_field="type", tag="hello"):
    """Sit down in front of a seat. May be sent again, for another seat or table."""

    table: Short
    seat: SeatId | None = None
    """None: as a spectator."""
    token: Token | None = None
    """The link's secret, if the cookie has not joined."""
    number: int = 0
    """The last State's, 0 if none."""
    events: int = 0
    """How many events the client has."""
    hidden: bool = False
    """As with `Ping`."""


class Answers(In, tag_field="type", tag="answers"):
    """Answers to be carried out together, all or none."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    """Made up by the client, new for each decision; a repeated one changes nothing."""
    at: int
    """The number of the State that the client answered to."""
    lines: Annotated[list[Line], Meta(min_length=1, max_length=64)]


class UndoLast(In, tag_field="type", tag="undo"):
    """Take back my last choice, which is free, and what I have sent together with it."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    at: int


class UndoAsk(In, tag_field="type", tag="undo-offer"):
    """Ask the others whether I may take back my last choice."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    at: int


class UndoReply(In, tag_field="type", tag="undo-reply"):
    """Agree, or not; whoever asked may withdraw with false."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    at: int
    accept: bool


class WhyNot(In, tag_field="type", tag="why-not"):
    """Why can I not …? ("move edoras folde")"""

    id: Short
    thing: Line


class AskWays(In, tag_field="type", tag="ways"):
    """What can begin there? "region edoras", "card athelas", "die army", or "" for all."""

    id: Short
    thing: Line


class AskAhead(In, tag_field="type", tag="ahead"):
    """What would come after these answers? Each of my questions takes the first line that answers
    it, looking on from the one taken before."""

    id: Short
    lines: Annotated[list[Line], Meta(max_length=200)]
    first: Annotated[list[Short], Meta(max_length=16)] = []
    """Questions that take their first option if no line answers them."""


class Orders(In, tag_field="type", tag="orders"):
    """My standing orders from now on: all of them."""

    id: Short
    orders: Annotated[list[Short], Meta(max_length=16)]


class Ping(In, tag_field="type", tag="ping"):
    """Are you there?"""

    id: Short
    hidden: bool = False
    """The page is open, but nobody sees it: notices are sent nevertheless."""


Action = Answers | UndoLast | UndoAsk | UndoReply
"""What changes the match. Each has an `id`, by which it is done once, and says `at` which answer
the client saw the table."""
FromClient = Hello | Action | WhyNot | AskWays | AskAhead | Orders | Ping
