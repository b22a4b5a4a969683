### Napisy na ekranach gry.

## Stan gry

label-turn = Tura { $turn } · { $phase }
label-table = Karty na stole
label-fellowship = Drużyna Pierścienia
label-mordor-track = tor Mordoru, pole { $step } z 5
label-progress = postęp { $number }
label-corruption = zepsucie { $number }/12
label-guide = przewodnik: { $guide }
label-level = poziom { $number }
label-leadership = przywództwo { $number }
label-companions = W Drużynie
label-rings = Pierścienie Elfów: { $number }
label-hand = karty: { $number }
label-hunt-dice = poszukiwania: kości Cienia { $shadow }, Wolnych Ludów { $free }
label-hunt-pool = Pula poszukiwań
label-waiting-tiles = Specjalne żetony w grze
label-politics = Tor polityki
label-eliminated = Poza grą

## Bitwa

label-battle = Bitwa
label-battle-in = { $target }, { $kind }, runda { $round } (atakuje: { $attacker })
label-battle-field = bitwa w polu
label-battle-siege = atak na mury
label-battle-sortie = wypad
label-battle-landing = desant
label-strength = kości: { $dice }, przywództwo: { $leadership }

## Mapa

label-no-nation = Poza granicami Narodów
label-captured = zdobyte
label-besieged = oblężone
label-ring-bearers = Powiernicy Pierścienia
label-reinforcements = Posiłki
label-left = pozostało: { $number }
label-figures = regularne/elitarne/dowódcy+Postacie

## Karty

label-no-cards = Brak kart na ręce.

## Figurki

figure-of-nation = { $figure } { $nation ->
        [Gondor] Gondoru
        [Rohan] Rohanu
        [Isengard] Isengardu
        [Sauron] Saurona
       *[other] ({ $nation })
    }
figure-reduce = jednostka elitarna → regularna
figure-dwarves-regular = jednostka regularna Krasnoludów
figure-dwarves-elite = jednostka elitarna Krasnoludów
figure-dwarves-leader = dowódca Krasnoludów
figure-dwarves-reduce = jednostka elitarna → regularna Krasnoludów
figure-elves-regular = jednostka regularna Elfów
figure-elves-elite = jednostka elitarna Elfów
figure-elves-leader = dowódca Elfów
figure-elves-reduce = jednostka elitarna → regularna Elfów
figure-north-regular = jednostka regularna Północy
figure-north-elite = jednostka elitarna Północy
figure-north-leader = dowódca Północy
figure-north-reduce = jednostka elitarna → regularna Północy
figure-southrons-regular = jednostka regularna Haradrimów i Easterlingów
figure-southrons-elite = jednostka elitarna Haradrimów i Easterlingów
figure-southrons-reduce = jednostka elitarna → regularna Haradrimów i Easterlingów

## Akcje i inne słowa, które są w kodach

action-move-armies = { ask-action.move-armies }
action-attack = { ask-action.attack }
action-card = { ask-action.card }
action-draw = { ask-action.draw }
action-diplomacy = { ask-action.diplomacy }
action-recruit = { ask-action.recruit }
action-move-fellowship = { ask-action.move-fellowship }
action-hide = { ask-action.hide }
action-separate = { ask-action.separate }
action-move-companions = { ask-action.move-companions }
action-move-nazgul = { ask-action.move-nazgul }
action-voice-recruit = { ask-action.voice-recruit }
action-voice-elites = { ask-action.voice-elites }
action-gondor-by-boromir = { ask-action.gondor-by-boromir }
action-elves-by-legolas = { ask-action.elves-by-legolas }
action-dwarves-by-gimli = { ask-action.dwarves-by-gimli }
action-discard-a-power-too-great = { ask-action.discard-a-power-too-great }
action-discard-the-power-of-tom-bombadil = { ask-action.discard-the-power-of-tom-bombadil }
action-discard-the-palantir-of-orthanc = { ask-action.discard-the-palantir-of-orthanc }
action-discard-denethors-folly = { ask-action.discard-denethors-folly }
action-skip = { ask-action.skip }
word-die = Kość akcji:
word-action = Akcja:
word-move = Ruch armii:
word-region = Armia do regionu:
word-retreat = Odwrót do:
word-combat-card = Karta Bitwy:
word-advance = Znacznik Narodu ku stanowi wojny:
word-fly = Nazgûl do:
word-companion = Towarzysz:
word-declare = Ujawnienie Drużyny Pierścienia
word-enter-mordor = Wejście na tor Mordoru
word-pass = Spasowanie
word-ring = Użycie Pierścienia Elfów
word-mordor = tor Mordoru
