### Etichette degli schermi, nomi di miniature, di azioni e di altre parole

## A che punto è la partita

label-turn = Turno { $turn } · { $phase }
label-fellowship = Compagnia
label-mordor-track = Cammino di Mordor, casella { $step } di 5
label-progress = Avanzamento { $number }
label-corruption = Corruzione { $number }/12
label-guide = Guida: { $guide }
label-level = Livello { $number }
label-leadership = Comando { $number }
label-companions = Nella Compagnia
label-rings = Anelli Elfici: { $number }
label-hand = Carte: { $number }
label-hunt-dice = Livello di Caccia { $shadow }, dadi dei Popoli Liberi { $free }
label-hunt-pool = Riserva della Caccia
label-waiting-tiles = Tessere Caccia speciali in gioco
label-politics = Politica
label-eliminated = Fuori dal gioco
label-table = Carte sul tavolo
label-battle = Battaglia
label-battle-in = { $target }, { $kind }, round { $round } (attaccante: { $attacker })
label-battle-field = Battaglia Campale
label-battle-siege = Battaglia d'Assedio
label-battle-sortie = Sortita
label-battle-landing = battaglia dopo uno sbarco
label-strength = Dadi di combattimento { $dice }, Comando { $leadership }

## La mappa

label-no-nation = Regioni di nessuna Nazione
label-captured = in mano nemica
label-besieged = sotto assedio
label-ring-bearers = Portatori dell'Anello
label-reinforcements = Rinforzi
label-left = ne restano { $number }
label-figures = Regolari/Elite/Comandanti+Personaggi
label-no-cards = Non hai carte in mano.

## Miniature

figure-of-nation = { $figure } di { $nation }
figure-reduce = Elite ridotta a Regolare
figure-dwarves-regular = Regolare dei Nani
figure-dwarves-elite = Elite dei Nani
figure-dwarves-leader = Comandante dei Nani
figure-dwarves-reduce = Elite ridotta a Regolare dei Nani
figure-elves-regular = Regolare degli Elfi
figure-elves-elite = Elite degli Elfi
figure-elves-leader = Comandante degli Elfi
figure-elves-reduce = Elite ridotta a Regolare degli Elfi
figure-north-regular = Regolare del Nord
figure-north-elite = Elite del Nord
figure-north-leader = Comandante del Nord
figure-north-reduce = Elite ridotta a Regolare del Nord
figure-southrons-regular = Regolare dei Sudroni e Esterling
figure-southrons-elite = Elite dei Sudroni e Esterling
figure-southrons-reduce = Elite ridotta a Regolare dei Sudroni e Esterling

## Azioni e altre parole che stanno nei codici

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
word-die = Dado Azione:
word-action = Azione:
word-move = Muovere un Esercito:
word-region = Un Esercito nella regione:
word-retreat = Ritirata:
word-combat-card = Carta Combattimento:
word-advance = Far avanzare la Nazione:
word-fly = Volo dei Nazgûl:
word-companion = Compagno:
word-declare = Dichiarare la Compagnia
word-enter-mordor = Entrare a Mordor
word-pass = Passare
word-ring = Usare un Anello Elfico
word-mordor = Cammino di Mordor
