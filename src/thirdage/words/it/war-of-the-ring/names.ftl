### Nomi della mappa, dei popoli e dei pezzi

## Regioni

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Monti di Cenere
region-barad-dur = Barad-Dûr
region-bree = Brea
region-buckland = Terra di Buck
region-cardolan = Cardolan
region-carrock = Carroccia
region-dagorlad = Dagorlad
region-dale = Valle
region-dead-marshes = Paludi Morte
region-dimrill-dale = Valle dei Rivi Tenebrosi
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Foresta di Drúadan
region-druwaith-iaur = Drúwaith Iaur
region-eagles-eyrie = Nido delle Aquile
region-east-harondor = Harondor dell'Est
region-east-rhun = Rhûn dell'Est
region-eastemnet = Estemnet
region-eastern-brown-lands = Terre Brune Orientali
region-eastern-emyn-muil = Emyn Muil Orientale
region-eastern-mirkwood = Bosco Atro dell'Est
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Erenbrulli
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Estremo Harad
region-folde = Folde
region-fords-of-bruinen = Guadi del Bruinen
region-fords-of-isen = Guadi di Isen
region-forlindon = Forlindon
region-gap-of-rohan = Breccia di Rohan
region-gladden-fields = Campi Iridati
region-goblins-gate = Via dei Goblin
region-gorgoroth = Gorgoroth
region-grey-havens = Rifugi Oscuri
region-harlindon = Harlindon
region-helms-deep = Fosso di Helm
region-high-pass = Alto Passo
region-hollin = Agrifogliere
region-iron-hills = Colli Ferrosi
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Monte Gram
region-mount-gundabad = Monte Gundabad
region-narrows-of-the-forest = Strettoia della Foresta
region-near-harad = Vicino Harad
region-noman-lands = Terre di Nessuno
region-north-anduin-vale = Valle dell'Anduin del Nord
region-north-downs = Lande del Nord
region-north-dunland = Dunland del Nord
region-north-ered-luin = Ered Luin del Nord
region-north-ithilien = Ithilien del Nord
region-north-rhun = Rhûn del Nord
region-northern-dorwinion = Dorwinion Settentrionale
region-northern-mirkwood = Bosco Atro del Nord
region-northern-rhovanion = Rhovanion Settentrionale
region-nurn = Nurn
region-old-ford = Vecchio Guado
region-old-forest = Vecchia Foresta
region-old-forest-road = Antica Via della Foresta
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Gran Burrone
region-south-anduin-vale = Valle dell'Anduin del Sud
region-south-downs = Lande del Sud
region-south-dunland = Dunland del Sud
region-south-ered-luin = Ered Luin del Sud
region-south-ithilien = Ithilien del Sud
region-south-rhun = Rhûn del Sud
region-southern-dorwinion = Dorwinion Meridionale
region-southern-mirkwood = Bosco Atro del Sud
region-southern-rhovanion = Rhovanion Meridionale
region-tharbad = Tharbad
region-the-shire = La Contea
region-tower-hills = Colline delle Torri
region-trollshaws = Boschi dei Troll
region-umbar = Umbar
region-vale-of-the-carnen = Valle del Carnen
region-vale-of-the-celduin = Valle del Celduin
region-weather-hills = Colli Vento
region-west-harondor = Harondor dell'Ovest
region-westemnet = Ovestemnet
region-western-brown-lands = Terre Brune Occidentali
region-western-emyn-muil = Emyn Muil Occidentale
region-western-mirkwood = Bosco Atro dell'Ovest
region-withered-heath = Brughiera Inaridita
region-woodland-realm = Reame Boscoso

## Nazioni e schieramenti

nation-dwarves = Nani
nation-elves = Elfi
nation-gondor = Gondor
nation-north = Il Nord
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Sudroni e Esterling
side-free-peoples = Popoli Liberi
side-shadow = Ombra

## Personaggi

character-gandalf-grey = Gandalf il Grigio
character-strider = Grampasso
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybuck
character-peregrin = Peregrino Tuc
character-aragorn = Aragorn – Erede di Isildur
character-gandalf-white = Gandalf il Bianco
character-gollum = Gollum
character-witch-king = Il Re Stregone
character-mouth-of-sauron = La Bocca di Sauron
character-saruman = Saruman

## Insediamenti

settlement-town = Città
settlement-city = Cittadella
settlement-stronghold = Fortezza
settlement-fortification = Fortificazione

## Facce dei Dadi Azione

face-character = Personaggio
face-army = Esercito
face-muster = Mobilitazione
face-event = Evento
face-muster-army = Mobilitazione/Esercito
face-will-of-the-west = Volere dell'Ovest
face-eye = Occhio di Sauron

## Mazzi Evento

deck-character = Mazzo Personaggi
deck-strategy = Mazzo Strategia

## Fasi del turno

phase-1 = Recupero Dadi Azione e Pesca Carte Evento
phase-2 = Azioni della Compagnia
phase-3 = Preparazione della Caccia
phase-4 = Tiro Azione
phase-5 = Risoluzione delle Azioni
phase-6 = Controllo della Vittoria

## Miniature

figure-regular = Regolare
figure-elite = Elite
figure-leader = Comandante
figure-nazgul = Nazgûl

figures-regular =
    { $count ->
        [one] { $count } Regolare
       *[other] { $count } Regolari
    }
figures-elite =
    { $count ->
        [one] { $count } Elite
       *[other] { $count } Elite
    }
figures-leader =
    { $count ->
        [one] { $count } Comandante
       *[other] { $count } Comandanti
    }
figures-nazgul =
    { $count ->
        [one] { $count } Nazgûl
       *[other] { $count } Nazgûl
    }

## Tessere Caccia

tile-eye = Occhio
tile-0r = 0, Rivelazione
tile-1 = 1
tile-1r = 1, Rivelazione
tile-2 = 2
tile-2r = 2, Rivelazione
tile-3 = 3
tile-elven-cloaks = Mantelli Elfici (0)
tile-elven-rope = Corda Elfica (0)
tile-phial-of-galadriel = Fiala di Galadriel (−2)
tile-smeagol-helps-nice-master = Sméagol aiuta il buon padrone (−1)
tile-shelobs-lair = La Tana di Shelob (dado, Stop)
tile-the-ring-is-mine = L'Anello è mio! (Occhio, Rivelazione, Stop)
tile-on-on-they-went = Avanti, sempre avanti (3, Stop)
tile-give-it-to-uss = Daccelo! (1, Rivelazione, Stop)

## Stato delle Nazioni e della Compagnia

at-war = In Guerra
steps-to-war =
    { $count ->
        [one] { $count } passo dalla guerra
       *[other] { $count } passi dalla guerra
    }
active = Attiva
passive = Passiva
hidden = Nascosta
revealed = Rivelata
