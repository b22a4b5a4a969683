### Names of the board, the peoples and the pieces

## Regions

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Ash Mountains
region-barad-dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Dead Marshes
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan Forest
region-druwaith-iaur = Drúwaith Iaur
region-eagles-eyrie = Eagles' Eyrie
region-east-harondor = East Harondor
region-east-rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern-brown-lands = Eastern Brown Lands
region-eastern-emyn-muil = Eastern Emyn Muil
region-eastern-mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Far Harad
region-folde = Folde
region-fords-of-bruinen = Fords of Bruinen
region-fords-of-isen = Fords of Isen
region-forlindon = Forlindon
region-gap-of-rohan = Gap of Rohan
region-gladden-fields = Gladden Fields
region-goblins-gate = Goblins' Gate
region-gorgoroth = Gorgoroth
region-grey-havens = Grey Havens
region-harlindon = Harlindon
region-helms-deep = Helm's Deep
region-high-pass = High Pass
region-hollin = Hollin
region-iron-hills = Iron Hills
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Mount Gram
region-mount-gundabad = Mount Gundabad
region-narrows-of-the-forest = Narrows of the Forest
region-near-harad = Near Harad
region-noman-lands = Noman-lands
region-north-anduin-vale = North Anduin Vale
region-north-downs = North Downs
region-north-dunland = North Dunland
region-north-ered-luin = North Ered Luin
region-north-ithilien = North Ithilien
region-north-rhun = North Rhûn
region-northern-dorwinion = Northern Dorwinion
region-northern-mirkwood = Northern Mirkwood
region-northern-rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old-ford = Old Ford
region-old-forest = Old Forest
region-old-forest-road = Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = South Anduin Vale
region-south-downs = South Downs
region-south-dunland = South Dunland
region-south-ered-luin = South Ered Luin
region-south-ithilien = South Ithilien
region-south-rhun = South Rhûn
region-southern-dorwinion = Southern Dorwinion
region-southern-mirkwood = Southern Mirkwood
region-southern-rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the-shire = The Shire
region-tower-hills = Tower Hills
region-trollshaws = Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Vale of the Carnen
region-vale-of-the-celduin = Vale of the Celduin
region-weather-hills = Weather Hills
region-west-harondor = West Harondor
region-westemnet = Westemnet
region-western-brown-lands = Western Brown Lands
region-western-emyn-muil = Western Emyn Muil
region-western-mirkwood = Western Mirkwood
region-withered-heath = Withered Heath
region-woodland-realm = Woodland Realm

## Nations and sides

nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Southrons & Easterlings
side-free-peoples = Free Peoples
side-shadow = Shadow

## Characters

character-gandalf-grey = Gandalf the Grey
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybuck
character-peregrin = Peregrin Took
character-aragorn = Aragorn – Heir to Isildur
character-gandalf-white = Gandalf the White
character-gollum = Gollum
character-witch-king = The Witch-king
character-mouth-of-sauron = The Mouth of Sauron
character-saruman = Saruman

## Settlements

settlement-town = Town
settlement-city = City
settlement-stronghold = Stronghold
settlement-fortification = Fortification

## Faces of the Action dice

face-character = Character
face-army = Army
face-muster = Muster
face-event = Event
face-muster-army = Muster/Army
face-will-of-the-west = Will of the West
face-eye = Eye of Sauron

## Event decks

deck-character = Character deck
deck-strategy = Strategy deck

## Phases of a turn

phase-1 = Recover Action Dice and Draw Event Cards
phase-2 = Fellowship Phase
phase-3 = Hunt Allocation
phase-4 = Action Roll
phase-5 = Action Resolution
phase-6 = Victory Check

## Figures

figure-regular = Regular
figure-elite = Elite
figure-leader = Leader
figure-nazgul = Nazgûl

figures-regular =
    { $count ->
        [one] { $count } Regular
       *[other] { $count } Regulars
    }
figures-elite =
    { $count ->
        [one] { $count } Elite
       *[other] { $count } Elites
    }
figures-leader =
    { $count ->
        [one] { $count } Leader
       *[other] { $count } Leaders
    }
figures-nazgul =
    { $count ->
        [one] { $count } Nazgûl
       *[other] { $count } Nazgûl
    }

## Hunt tiles

tile-eye = Eye
tile-0r = 0, Reveal
tile-1 = 1
tile-1r = 1, Reveal
tile-2 = 2
tile-2r = 2, Reveal
tile-3 = 3
tile-elven-cloaks = Elven Cloaks (0)
tile-elven-rope = Elven Rope (0)
tile-phial-of-galadriel = Phial of Galadriel (−2)
tile-smeagol-helps-nice-master = Sméagol Helps Nice Master (−1)
tile-shelobs-lair = Shelob's Lair (die, Stop)
tile-the-ring-is-mine = The Ring is Mine! (Eye, Reveal, Stop)
tile-on-on-they-went = On, On They Went (3, Stop)
tile-give-it-to-uss = Give it to Uss! (1, Reveal, Stop)

## States of Nations and of the Fellowship

at-war = At War
steps-to-war =
    { $count ->
        [one] { $count } step to war
       *[other] { $count } steps to war
    }
active = Active
passive = Passive
hidden = Hidden
revealed = Revealed
