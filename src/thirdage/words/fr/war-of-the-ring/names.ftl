### Les noms du jeu « La Guerre de l'Anneau ».

## Territoires

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Monts de Cendre
region-barad-dur = Barad-Dûr
region-bree = Bree
region-buckland = Les Galgals
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Marais des Morts
region-dimrill-dale = Vallée de Dimrill
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Forêt de Druadan
region-druwaith-iaur = Druwaith Iaur
region-eagles-eyrie = Pics des Aigles
region-east-harondor = Harondor oriental
region-east-rhun = Rhûn orientale
region-eastemnet = Est-Emnet
region-eastern-brown-lands = Terres Brunes orientales
region-eastern-emyn-muil = Emyn Muil oriental
region-eastern-mirkwood = Mirkwood de l'Est
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Landes d'Etten
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Extrême-Harad
region-folde = Anorien
region-fords-of-bruinen = Gué de Bruinen
region-fords-of-isen = Gués de l'Isen
region-forlindon = Forlindon
region-gap-of-rohan = Passage du Rohan
region-gladden-fields = Champs des Iris
region-goblins-gate = Porte des Gobelins
region-gorgoroth = Gorgoroth
region-grey-havens = Les Havres Gris
region-harlindon = Harlindon
region-helms-deep = Forteresse de Helm
region-high-pass = Haute-Passe
region-hollin = Rhudaur
region-iron-hills = Collines du Fer
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lorien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Mont Gram
region-mount-gundabad = Mont Gundabad
region-narrows-of-the-forest = Fin des bois
region-near-harad = Proche-Harad
region-noman-lands = Pays désert
region-north-anduin-vale = Vallée du Nord de l'Anduin
region-north-downs = Pays de Fornost
region-north-dunland = Pays de Dun septentrional
region-north-ered-luin = Ered Luin du Nord
region-north-ithilien = Ithilien du Nord
region-north-rhun = Rhûn septentrionale
region-northern-dorwinion = Dorwinion du Nord
region-northern-mirkwood = Mirkwood du Nord
region-northern-rhovanion = Avancée des bois
region-nurn = Nurn
region-old-ford = Vieux Gué
region-old-forest = La Vieille Forêt
region-old-forest-road = Vieille route de la forêt
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = Vallée du Sud de l'Anduin
region-south-downs = Collines du Sud
region-south-dunland = Pays de Dun méridional
region-south-ered-luin = Ered Luin du Sud
region-south-ithilien = Ithilien du Sud
region-south-rhun = Rhûn méridionale
region-southern-dorwinion = Dorwinion du Sud
region-southern-mirkwood = Mirkwood du Sud
region-southern-rhovanion = Plaine sauvage
region-tharbad = Tharbad
region-the-shire = Comté
region-tower-hills = Collines de la Tour
region-trollshaws = Hauts des Trolls
region-umbar = Umbar
region-vale-of-the-carnen = Ravin de Carnen
region-vale-of-the-celduin = Ravin de Celduin
region-weather-hills = Collines du Vent
region-west-harondor = Harondor occidental
region-westemnet = Ouest-Emnet
region-western-brown-lands = Terres Brunes occidentales
region-western-emyn-muil = Emyn Muil occidental
region-western-mirkwood = Mirkwood de l'Ouest
region-withered-heath = Brande desséchée
region-woodland-realm = Royaume sylvestre

## Nations et camps

nation-dwarves = Nains
nation-elves = Elfes
nation-gondor = Gondor
nation-north = Nord
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Mordor
nation-southrons = Haradrim et Orientaux
side-free-peoples = Peuples Libres
side-shadow = Ombre

## Personnages

character-gandalf-grey = Gandalf le Gris
character-strider = Aragorn
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc
character-peregrin = Peregrin
character-aragorn = Elessar
character-gandalf-white = Gandalf le Blanc
character-gollum = Gollum
character-witch-king = Roi-Sorcier
character-mouth-of-sauron = Bouche de Sauron
character-saruman = Saruman

## Établissements et protections

settlement-town = village
settlement-city = cité
settlement-stronghold = forteresse
settlement-fortification = protection

## Faces des dés d'actions

face-character = Personnage
face-army = Armée
face-muster = Renforts
face-event = Événement
face-muster-army = Armée/Renforts
face-will-of-the-west = Volonté de l'Ouest
face-eye = Œil

## Talons de cartes événements

deck-character = talon personnages
deck-strategy = talon stratégie

## Phases du tour

phase-1 = Pioche de cartes événements
phase-2 = La Compagnie
phase-3 = La traque de l'Anneau
phase-4 = Les dés d'actions
phase-5 = Résolution des actions
phase-6 = Victoire ?

## Figurines

figure-regular = régulier
figure-elite = élite
figure-leader = officier
figure-nazgul = Nazgûl
figures-regular =
    { $count ->
        [one] { $count } régulier
       *[other] { $count } réguliers
    }
figures-elite =
    { $count ->
        [one] { $count } élite
       *[other] { $count } élites
    }
figures-leader =
    { $count ->
        [one] { $count } officier
       *[other] { $count } officiers
    }
figures-nazgul =
    { $count ->
        [one] { $count } Nazgûl
       *[other] { $count } Nazgûl
    }

## Tuiles de traque

tile-eye = Œil, découverte
tile-0r = 0, découverte
tile-1 = 1
tile-1r = 1, découverte
tile-2 = 2
tile-2r = 2, découverte
tile-3 = 3
tile-elven-cloaks = Manteaux elfiques (0)
tile-elven-rope = Corde elfique (0)
tile-phial-of-galadriel = Fiole de Galadriel (−2)
tile-smeagol-helps-nice-master = Sméagol aide le gentil maître (−1)
tile-shelobs-lair = L'Antre d'Arachne (dé, stop)
tile-the-ring-is-mine = L'Anneau est à moi ! (Œil, découverte, stop)
tile-on-on-they-went = En avant, toujours en avant (3, stop)
tile-give-it-to-uss = Donnez-le-nous ! (1, découverte, stop)

## Situation politique et état de la Compagnie

at-war = en guerre
steps-to-war =
    { $count ->
        [one] à { $count } case de la guerre
       *[other] à { $count } cases de la guerre
    }
active = active
passive = passive
hidden = dissimulée
revealed = découverte
