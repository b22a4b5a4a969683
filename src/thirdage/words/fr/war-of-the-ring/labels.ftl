### Les textes des écrans, les noms des figurines, des actions et d'autres mots

## L'état de la partie

label-turn = Tour { $turn } · { $phase }
label-table = Cartes persistantes
label-fellowship = Compagnie
label-mordor-track = Chemin du Destin, case { $step } sur 5
label-progress = progression { $number }
label-corruption = corruption { $number }/12
label-guide = guide : { $guide }
label-level = niveau { $number }
label-leadership = commandement { $number }
label-companions = Dans la Compagnie
label-rings = anneaux elfiques : { $number }
label-hand = cartes : { $number }
label-hunt-dice = traque : dés de l'Ombre { $shadow }, des Peuples Libres { $free }
label-hunt-pool = Réserve de l'Œil
label-waiting-tiles = Tuiles spéciales en jeu
label-politics = Situation politique
label-eliminated = Hors du jeu

## La bataille

label-battle = Bataille
label-battle-in = { $target }, { $kind }, round { $round } (attaquant : { $attacker })
label-battle-field = bataille rangée
label-battle-siege = bataille de siège
label-battle-sortie = sortie
label-battle-landing = débarquement
label-strength = dés : { $dice }, commandement : { $leadership }

## Le plateau

label-no-nation = Hors des nations
label-captured = conquis
label-besieged = assiégé
label-ring-bearers = Porteurs de l'Anneau
label-reinforcements = Renforts
label-left = reste { $number }
label-figures = réguliers/élites/officiers+personnages

## Les cartes

label-no-cards = Vous n'avez aucune carte en main.

## Les figurines

figure-of-nation = { $figure } { $nation ->
        [Gondor] du Gondor
        [Rohan] du Rohan
        [Isengard] de l'Isengard
        [Mordor] du Mordor
       *[other] ({ $nation })
    }
figure-reduce = élite → régulier
figure-dwarves-regular = régulier des Nains
figure-dwarves-elite = élite des Nains
figure-dwarves-leader = officier des Nains
figure-dwarves-reduce = élite → régulier des Nains
figure-elves-regular = régulier des Elfes
figure-elves-elite = élite des Elfes
figure-elves-leader = officier des Elfes
figure-elves-reduce = élite → régulier des Elfes
figure-north-regular = régulier du Nord
figure-north-elite = élite du Nord
figure-north-leader = officier du Nord
figure-north-reduce = élite → régulier du Nord
figure-southrons-regular = régulier des Haradrim et Orientaux
figure-southrons-elite = élite des Haradrim et Orientaux
figure-southrons-reduce = élite → régulier des Haradrim et Orientaux

## Les actions et d'autres mots des codes

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
word-die = Dé d'actions :
word-action = Action :
word-move = Mouvement d'armée :
word-region = Armée vers le territoire :
word-retreat = Retraite vers :
word-combat-card = Carte de bataille :
word-advance = Avancer la nation :
word-fly = Nazgûl vers :
word-companion = Compagnon :
word-declare = Révéler la Compagnie
word-enter-mordor = Entrer sur le Chemin du Destin
word-pass = Passer
word-ring = Utiliser un anneau elfique
word-mordor = Chemin du Destin
