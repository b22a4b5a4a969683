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
    .effect = À la fin d'un scénario : la Communauté compte un hobbit de moins quand on vérifie les jetons Vie manquants.
card-miruvor = Miruvor
    .effect = Défaussez autant de cartes qu'il y a de hobbits dans la Communauté, puis piochez autant de cartes Hobbit.
card-mithril = Mithril
    .effect = Après un jet de dé, avant son effet : ignorez-le. Quand on utilise l'Anneau Unique, annule un Œil ou deux cartes.
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
    .effect = Avant un jet de dé : ne lancez pas le dé. Sans effet à la Montagne du Destin et quand on utilise l'Anneau Unique.
card-elessar = Elessar
    .effect = Jouée dès qu'elle est reçue : l'Anneau Unique recule de 1 case vers la lumière. S'il est déjà sur la case 0, la carte est défaussée.
card-lembas = Lembas
    .effect = Piochez des cartes Hobbit jusqu'à avoir 6 cartes en main.
card-phial = Fiole
    .effect = Dans la première étape d'un tour : ne révélez plus de tuile Événement ; l'étape prend fin.

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
    .effect = Pendant un scénario : regardez les 3 premières tuiles Événement et reposez-les dans l'ordre de votre choix.
card-magic = Magie
    .effect = Après l'avancée du marqueur sur un événement : l'événement est ignoré. N'évite pas le dernier événement du Mordor.
card-healing = Guérison
    .effect = À tout moment : l'Anneau Unique recule de 2 cases vers la lumière, si possible.
card-guidance = Conseil
    .effect = Pendant un scénario : 2 étoiles à utiliser aussitôt, pour avancer un marqueur de 2 cases ou pour payer.
card-persistence = Persévérance
    .effect = À tout moment : piochez 4 cartes Hobbit.
