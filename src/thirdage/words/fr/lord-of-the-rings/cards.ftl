### Les cartes : noms, et effets des cartes jaunes et des cartes Gandalf

## Cartes Hobbit

card-white-fighting = Combat (blanche)
card-white-travelling = Voyage (blanche)
card-white-hiding = Dissimulation (blanche)
card-white-friendship = Amitié (blanche)
card-white-joker = Étoile (blanche)
card-grey-fighting = Combat (grise)
card-grey-travelling = Voyage (grise)
card-grey-hiding = Dissimulation (grise)
card-grey-friendship = Amitié (grise)
card-card-back = une carte

## Rivendell

card-aragorn = Aragorn
card-boromir = Boromir
card-gimli = Gimli
card-legolas = Legolas
card-gandalf = Gandalf
card-anduril = Andúril
card-glamdring = Glamdring
card-sting = Dard
card-athelas = Athelas
    .effect =
        { $together ->
           *[no] À la fin d'un scénario : la Communauté compte un hobbit de moins quand on vérifie les jetons Vie manquants.
            [yes] À la fin d'un scénario : un joueur ignore ses jetons Vie manquants.
        }
card-miruvor = Miruvor
    .effect =
        { $together ->
           *[no] Défaussez autant de cartes qu'il y a de hobbits dans la Communauté, puis piochez autant de cartes Hobbit.
            [yes] Un joueur peut passer une carte de sa main à un autre.
        }
card-mithril = Mithril
    .effect =
        { $together ->
           *[no] Après un jet de dé, avant son effet : ignorez-le. Quand on utilise l'Anneau Unique, annule un Œil ou deux cartes.
            [yes] Après un jet de dé, avant son effet : un joueur l'ignore.
        }
card-staff = Bâton
    .effect = Ignorez une tuile qui vient d'être révélée et montre un Cadran solaire avec trois objets : rien n'est payé et l'événement n'a pas lieu.

## Lothlórien

card-arwen = Arwen
card-galadriel = Galadriel
card-box-of-earth = Boîte de terre
card-elven-cloak = Manteau elfique
card-elven-rope = Corde elfique
card-boat = Barque
card-bow = Arc
card-brooch = Broche
card-belt = Ceinture
    .effect =
        { $together ->
           *[no] Avant un jet de dé : ne lancez pas le dé. Sans effet à la Montagne du Destin et quand on utilise l'Anneau Unique.
            [yes] Un joueur ne fait pas un jet de dé. Sans effet à la Montagne du Destin.
        }
card-elessar = Elessar
    .effect =
        { $together ->
           *[no] Jouée dès qu'elle est reçue : l'Anneau Unique recule de 1 case vers la lumière. S'il est déjà sur la case 0, la carte est défaussée.
            [yes] Un joueur recule de 1 vers la lumière.
        }
card-lembas = Lembas
    .effect =
        { $together ->
           *[no] Piochez des cartes Hobbit jusqu'à avoir 6 cartes en main.
            [yes] Un joueur pioche des cartes Hobbit jusqu'à avoir 6 cartes en main.
        }
card-phial = Fiole
    .effect =
        { $together ->
           *[no] Dans la première étape d'un tour : ne révélez plus de tuile Événement ; l'étape prend fin.
            [yes] Le joueur actif ne révèle plus de tuile Événement : il passe à son action.
        }

## Scénarios

card-book = Livre
card-pipe = Pipe
card-theoden = Théoden
card-shadowfax = Gripoil
card-eomer = Éomer
card-riders-of-rohan = Cavaliers du Rohan
card-faramir = Faramir
card-gollum = Gollum
    .effect = Trois étoiles. Lancez le dé avant qu'elles prennent effet, que vous jouiez la carte ou la défaussiez pour ses symboles.
card-army-of-the-dead = Armée des Morts
card-ghan = Ghân
card-eowyn = Éowyn

## Gandalf

card-foresight = Prévoyance
    .effect =
        { $together ->
           *[no] Pendant un scénario : regardez les 3 premières tuiles Événement et reposez-les dans l'ordre de votre choix.
            [yes] Pendant un scénario : un joueur regarde les 3 premières tuiles Événement et les repose dans l'ordre de son choix.
        }
card-magic = Magie
    .effect = Après l'avancée du marqueur sur un événement : l'événement est ignoré. N'évite pas le dernier événement du Mordor.
card-healing = Guérison
    .effect =
        { $together ->
           *[no] À tout moment : l'Anneau Unique recule de 2 cases vers la lumière, si possible.
            [yes] À tout moment : un joueur recule de 2 cases vers la lumière.
        }
card-guidance = Conseil
    .effect =
        { $together ->
           *[no] Pendant un scénario : 2 étoiles à utiliser aussitôt, pour avancer un marqueur de 2 cases ou pour payer.
            [yes] Pendant un scénario : 2 étoiles pour le joueur actif, à utiliser aussitôt, pour avancer un marqueur de 2 cases ou pour payer.
        }
card-persistence = Persévérance
    .effect =
        { $together ->
           *[no] À tout moment : piochez 4 cartes Hobbit.
            [yes] À tout moment : un joueur pioche 4 cartes Hobbit.
        }
