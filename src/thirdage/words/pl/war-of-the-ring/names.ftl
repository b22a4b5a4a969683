### Nazwy gry „Wojna o Pierścień”.

## Regiony

region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Góry Popielne
region-barad-dur = Barad-Dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Samotna Skała
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Martwe Bagna
region-dimrill-dale = Dolina Mrocznej Strugi
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Las Drúadan
region-druwaith-iaur = Drúwaith Iaur
region-eagles-eyrie = Gniazdo Orłów
region-east-harondor = Wschodni Harondor
region-east-rhun = Wschodni Rhûn
region-eastemnet = Wschodni Emnet
region-eastern-brown-lands = Wschodnie Brunatne Pola
region-eastern-emyn-muil = Wschodnie Emyn Muil
region-eastern-mirkwood = Wschodnia Mroczna Puszcza
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Wrzosowiska Etten
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Daleki Harad
region-folde = Folde
region-fords-of-bruinen = Brody na Bruinen
region-fords-of-isen = Brody na Isenie
region-forlindon = Forlindon
region-gap-of-rohan = Wrota Rohanu
region-gladden-fields = Pola Gladden
region-goblins-gate = Brama Goblinów
region-gorgoroth = Gorgoroth
region-grey-havens = Szara Przystań
region-harlindon = Harlindon
region-helms-deep = Helmowy Jar
region-high-pass = Wysoka Przełęcz
region-hollin = Hollin
region-iron-hills = Żelazne Wzgórza
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Góra Gram
region-mount-gundabad = Góra Gundabad
region-narrows-of-the-forest = Przesmyk Puszczy
region-near-harad = Bliski Harad
region-noman-lands = Ziemie Niczyje
region-north-anduin-vale = Północna Dolina Anduiny
region-north-downs = Północne Wzgórza
region-north-dunland = Północny Dunland
region-north-ered-luin = Północne Ered Luin
region-north-ithilien = Północny Ithilien
region-north-rhun = Północny Rhûn
region-northern-dorwinion = Północny Dorwinion
region-northern-mirkwood = Północna Mroczna Puszcza
region-northern-rhovanion = Północny Rhovanion
region-nurn = Nurn
region-old-ford = Stary Bród
region-old-forest = Stary Las
region-old-forest-road = Stara Leśna Droga
region-orthanc = Orthank
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = Południowa Dolina Anduiny
region-south-downs = Południowe Wzgórza
region-south-dunland = Południowy Dunland
region-south-ered-luin = Południowe Ered Luin
region-south-ithilien = Południowy Ithilien
region-south-rhun = Południowy Rhûn
region-southern-dorwinion = Południowy Dorwinion
region-southern-mirkwood = Południowa Mroczna Puszcza
region-southern-rhovanion = Południowy Rhovanion
region-tharbad = Tharbad
region-the-shire = Shire
region-tower-hills = Wzgórza Wież
region-trollshaws = Wzgórza Trollów
region-umbar = Umbar
region-vale-of-the-carnen = Dolina Carnen
region-vale-of-the-celduin = Dolina Celduiny
region-weather-hills = Wichrowe Wzgórza
region-west-harondor = Zachodni Harondor
region-westemnet = Zachodni Emnet
region-western-brown-lands = Zachodnie Brunatne Pola
region-western-emyn-muil = Zachodnie Emyn Muil
region-western-mirkwood = Zachodnia Mroczna Puszcza
region-withered-heath = Zwiędłe Wrzosowisko
region-woodland-realm = Leśne Królestwo

## Narody i strony

nation-dwarves = Krasnoludy
nation-elves = Elfy
nation-gondor = Gondor
nation-north = Północ
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Haradrimowie i Easterlingowie
side-free-peoples = Wolne Ludy
side-shadow = Cień

## Postacie

character-gandalf-grey = Gandalf Szary
character-strider = Obieżyświat
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadok Brandybuck
character-peregrin = Peregrin Tuk
character-aragorn = Aragorn, Dziedzic Isildura
character-gandalf-white = Gandalf Biały
character-gollum = Gollum
character-witch-king = Czarnoksiężnik z Angmaru
character-mouth-of-sauron = Rzecznik Saurona
character-saruman = Saruman

## Osady i fortyfikacje

settlement-town = wioska
settlement-city = miasto
settlement-stronghold = twierdza
settlement-fortification = fortyfikacja

## Ścianki kości akcji

face-character = Postać
face-army = Armia
face-muster = Mobilizacja
face-event = Wydarzenie
face-muster-army = Mobilizacja/Armia
face-will-of-the-west = Wola Zachodu
face-eye = Oko Saurona

## Talie kart Wydarzeń

deck-character = talia Postaci
deck-strategy = talia Strategii

## Fazy tury

phase-1 = Odzyskiwanie kości akcji i dobieranie kart Wydarzeń
phase-2 = Drużyna Pierścienia
phase-3 = Przydzielanie kości do poszukiwań
phase-4 = Rzut akcji
phase-5 = Rozpatrywanie akcji
phase-6 = Sprawdzenie warunków zwycięstwa

## Figurki

figure-regular = jednostka regularna
figure-elite = jednostka elitarna
figure-leader = dowódca
figure-nazgul = Nazgûl
figures-regular =
    { $count ->
        [one] { $count } jednostka regularna
        [few] { $count } jednostki regularne
        [many] { $count } jednostek regularnych
       *[other] { $count } jednostki regularnej
    }
figures-elite =
    { $count ->
        [one] { $count } jednostka elitarna
        [few] { $count } jednostki elitarne
        [many] { $count } jednostek elitarnych
       *[other] { $count } jednostki elitarnej
    }
figures-leader =
    { $count ->
        [one] { $count } dowódca
        [few] { $count } dowódcy
        [many] { $count } dowódców
       *[other] { $count } dowódcy
    }
figures-nazgul =
    { $count ->
        [one] { $count } Nazgûl
        [few] { $count } Nazgûle
        [many] { $count } Nazgûli
       *[other] { $count } Nazgûla
    }

## Żetony poszukiwań

tile-eye = Oko, odkrycie
tile-0r = 0, odkrycie
tile-1 = 1
tile-1r = 1, odkrycie
tile-2 = 2
tile-2r = 2, odkrycie
tile-3 = 3
tile-elven-cloaks = Elfickie Płaszcze (0)
tile-elven-rope = Elficka Lina (0)
tile-phial-of-galadriel = Flakonik Galadrieli (−2)
tile-smeagol-helps-nice-master = Sméagol pomaga dobremu panu (−1)
tile-shelobs-lair = Jaskinia Szeloby (kość, zatrzymanie)
tile-the-ring-is-mine = Pierścień jest mój! (Oko, odkrycie, zatrzymanie)
tile-on-on-they-went = Naprzód, wciąż naprzód (3, zatrzymanie)
tile-give-it-to-uss = Daj go nam! (1, odkrycie, zatrzymanie)

## Tor polityki i stan Drużyny Pierścienia

at-war = w stanie wojny
steps-to-war =
    { $count ->
        [one] { $count } krok do stanu wojny
        [few] { $count } kroki do stanu wojny
        [many] { $count } kroków do stanu wojny
       *[other] { $count } kroku do stanu wojny
    }
active = aktywny
passive = pasywny
hidden = ukryta
revealed = odkryta
