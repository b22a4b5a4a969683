"""The 96 Event cards (W1.2, W8.1): what is printed on them besides their text. Data only."""

from __future__ import annotations

from typing import Final, NamedTuple

from thirdage.games.war_of_the_ring.board import FREE, SHADOW, Side

CHARACTER: Final = "character"
STRATEGY: Final = "strategy"
DECKS: Final = tuple(f"{side}-{deck}" for side in (FREE, SHADOW) for deck in (CHARACTER, STRATEGY))


class Card(NamedTuple):
    """A card as it is printed."""

    name: str
    side: Side
    deck: str
    """ "character" or "strategy"; also what its back shows (W9.4)."""
    number: int
    """1 to 24 in its deck."""
    icon: str
    """ "character", "army" or "muster" (W8.1)."""
    combat: str
    """The name of its combat effect."""

    @property
    def pile(self) -> str:
        """The deck it belongs to: "free-peoples-character" and so on."""
        return f"{self.side}-{self.deck}"


# Name, icon, combat effect; in the order of their numbers.
_FREE_CHARACTER: Final = """
elven-cloaks                        character  it-is-a-gift
elven-rope                          character  it-is-a-gift
phial-of-galadriel                  character  it-is-a-gift
smeagol-helps-nice-master           character  it-is-a-gift
mithril-coat-and-sting              character  blade-of-westernesse
axe-and-bow                         character  mighty-attack
horn-of-gondor                      character  mighty-attack
wizards-staff                       character  servant-of-the-secret-fire
athelas                             character  anduril
there-is-another-way                character  heroic-death
i-will-go-alone                     character  daring-defiance
bilbos-song                         character  fateful-strike
mirror-of-galadriel                 character  heroic-death
challenge-of-the-king               character  sudden-strike
gwaihir-the-windlord                character  daring-defiance
we-prove-the-swifter                character  daring-defiance
there-and-back-again                character  brave-stand
the-eagles-are-coming               character  heroic-death
the-ents-awake-treebeard            character  ents-rage
the-ents-awake-huorns               character  huorn-dark
the-ents-awake-entmoot              character  nameless-wood
dead-men-of-dunharrow               character  sudden-strike
house-of-the-stewards               character  brave-stand
the-grey-company                    character  brave-stand
"""
_FREE_STRATEGY: Final = """
the-last-battle                     army       daylight
a-power-too-great                   army       no-quarter
the-power-of-tom-bombadil           army       advantageous-position
book-of-mazarbul                    muster     advantageous-position
the-spirit-of-mordor                army       scouts
faramirs-rangers                    army       shield-wall
fear-fire-foes                      muster     shield-wall
wisdom-of-elrond                    muster     confusion
the-red-arrow                       muster     scouts
help-unlooked-for                   army       no-quarter
paths-of-the-woses                  army       sudden-strike
through-a-day-and-a-night           army       confusion
cirdans-ships                       muster     charge
guards-of-the-citadel               muster     charge
celeborns-galadhrim                 muster     daylight
riders-of-theoden                   muster     daylight
grimbeorn-the-old-son-of-beorn      muster     scouts
imrahil-of-dol-amroth               muster     shield-wall
king-brands-men                     muster     shield-wall
swords-in-eriador                   muster     advantageous-position
kindred-of-glorfindel               muster     advantageous-position
dain-ironfoots-guard                muster     valour
eomer-son-of-eomund                 muster     valour
thranduils-archers                  muster     valour
"""
_SHADOW_CHARACTER: Final = """
shelobs-lair                        character  one-for-the-dark-lord
the-ring-is-mine                    character  one-for-the-dark-lord
on-on-they-went                     character  one-for-the-dark-lord
give-it-to-uss                      character  one-for-the-dark-lord
orc-patrol                          character  cruel-as-death
isildurs-bane                       character  cruel-as-death
foul-thing-from-the-deep            character  they-are-terrible
candles-of-corpses                  character  dread-and-despair
nazgul-search                       character  foul-stench
cruel-weather                       character  cruel-as-death
the-nazgul-strike                   character  black-breath
morgul-wound                        character  black-breath
lure-of-the-ring                    character  they-are-terrible
the-breaking-of-the-fellowship      character  dread-and-despair
worn-with-sorrow-and-toil           character  words-of-power
flocks-of-crebain                   character  they-are-terrible
balrog-of-moria                     character  durins-bane
the-lidless-eye                     character  words-of-power
dreadful-spells                     character  devilry-of-orthanc
grond-hammer-of-the-underworld      character  dread-and-despair
the-palantir-of-orthanc             character  cruel-as-death
wormtongue                          character  foul-stench
the-ringwraiths-are-abroad          character  words-of-power
the-black-captain-commands          character  foul-stench
"""
_SHADOW_STRATEGY: Final = """
return-to-valinor                   army       deadly-strife
the-fighting-uruk-hai               army       onslaught
denethors-folly                     army       devilry-of-orthanc
the-day-without-dawn                army       relentless-assault
threats-and-promises                muster     devilry-of-orthanc
stormcrow                           muster     great-host
shadows-gather                      army       mumakil
the-shadow-lengthens                army       mumakil
the-shadow-is-moving                army       swarm-of-bats
corsairs-of-umbar                   army       deadly-strife
rage-of-the-dunlendings             muster     relentless-assault
return-of-the-witch-king            muster     swarm-of-bats
half-orcs-and-goblin-men            army       we-come-to-kill
olog-hai                            army       we-come-to-kill
hill-trolls                         army       we-come-to-kill
a-new-power-is-rising               muster     great-host
many-kings-to-the-service-of-mordor muster     great-host
the-king-is-revealed                muster     relentless-assault
shadows-on-the-misty-mountains      muster     onslaught
orcs-multiplying-again              muster     onslaught
horde-from-the-east                 muster     deadly-strife
monsters-roused                     muster     desperate-battle
musterings-of-long-planned-war      muster     desperate-battle
pits-of-mordor                      muster     desperate-battle
"""


def _deck(side: Side, deck: str, printed: str) -> list[Card]:
    lines = [line.split() for line in printed.strip().splitlines()]
    return [
        Card(name, side, deck, number, icon, combat)
        for number, (name, icon, combat) in enumerate(lines, 1)
    ]


CARDS: Final = {
    card.name: card
    for card in (
        *_deck(FREE, CHARACTER, _FREE_CHARACTER),
        *_deck(FREE, STRATEGY, _FREE_STRATEGY),
        *_deck(SHADOW, CHARACTER, _SHADOW_CHARACTER),
        *_deck(SHADOW, STRATEGY, _SHADOW_STRATEGY),
    )
}


def side_of_card(card: str) -> Side:
    """Whose card it is."""
    return CARDS[card].side


def back_of(card: str) -> str:
    """What the others see of a card (W9.4); of "none" and of backs themselves the same."""
    return CARDS[card].deck if card in CARDS else card


def cards_of(pile: str) -> tuple[str, ...]:
    """The cards of a deck, sorted."""
    return tuple(sorted(card.name for card in CARDS.values() if card.pile == pile))
