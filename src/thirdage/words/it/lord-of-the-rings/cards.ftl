### Le carte: nomi, ed effetti delle carte gialle e delle carte Gandalf

## Carte Hobbit

card-white-fighting = Combattere (bianca)
card-white-travelling = Viaggiare (bianca)
card-white-hiding = Nascondersi (bianca)
card-white-friendship = Amicizia (bianca)
card-white-joker = Stella (bianca)
card-grey-fighting = Combattere (grigia)
card-grey-travelling = Viaggiare (grigia)
card-grey-hiding = Nascondersi (grigia)
card-grey-friendship = Amicizia (grigia)
card-card-back = una carta

## Rivendell

card-aragorn = Aragorn
card-boromir = Boromir
card-gimli = Gimli
card-legolas = Legolas
card-gandalf = Gandalf
card-anduril = Andúril
card-glamdring = Glamdring
card-sting = Pungolo
card-athelas = Athelas
    .effect =
        { $together ->
           *[no] Alla fine di uno scenario: la Compagnia conta un hobbit in meno quando si controllano i gettoni Vita mancanti.
            [yes] Alla fine di uno scenario: un giocatore ignora i suoi gettoni Vita mancanti.
        }
card-miruvor = Miruvor
    .effect =
        { $together ->
           *[no] Scarta tante carte quanti sono ora gli hobbit della Compagnia, poi pesca altrettante carte Hobbit.
            [yes] Un giocatore può passare una carta della sua mano a un altro.
        }
card-mithril = Mithril
    .effect =
        { $together ->
           *[no] Dopo un tiro di dado, prima del suo effetto: ignoralo. Usando l'Anello Unico annulla un Occhio o due carte.
            [yes] Dopo un tiro di dado, prima del suo effetto: un giocatore lo ignora.
        }
card-staff = Bastone
    .effect = Ignora una tessera appena rivelata che mostra una Meridiana con tre oggetti: non si paga nulla e l'evento non avviene.

## Lothlórien

card-arwen = Arwen
card-galadriel = Galadriel
card-box-of-earth = Scatola di Terra
card-elven-cloak = Mantello Elfico
card-elven-rope = Corda Elfica
card-boat = Barca
card-bow = Arco
card-brooch = Spilla
card-belt = Cintura
    .effect =
        { $together ->
           *[no] Prima di un tiro di dado: non tirare. Non vale sul Monte Fato né usando l'Anello Unico.
            [yes] Un giocatore non fa un tiro di dado. Non vale sul Monte Fato.
        }
card-elessar = Elessar
    .effect =
        { $together ->
           *[no] Si gioca appena ricevuta: l'Anello Unico si muove di 1 casella verso la luce. Se è già sulla casella 0, la carta è scartata.
            [yes] Un giocatore si muove di 1 verso la luce.
        }
card-lembas = Lembas
    .effect =
        { $together ->
           *[no] Pesca carte Hobbit fino ad avere 6 carte in mano.
            [yes] Un giocatore pesca carte Hobbit fino ad avere 6 carte in mano.
        }
card-phial = Fiala
    .effect =
        { $together ->
           *[no] Nel primo passo di un turno: non rivelare altre tessere Evento; il passo finisce.
            [yes] Il giocatore attivo non rivela altre tessere Evento: passa alla sua azione.
        }

## Scenari

card-book = Libro
card-pipe = Pipa
card-theoden = Théoden
card-shadowfax = Ombromanto
card-eomer = Éomer
card-riders-of-rohan = Cavalieri di Rohan
card-faramir = Faramir
card-gollum = Gollum
    .effect = Tre stelle. Tira il dado prima che abbiano effetto, sia giocando la carta sia scartandola per i suoi simboli.
card-army-of-the-dead = Esercito dei Morti
card-ghan = Ghân
card-eowyn = Éowyn

## Gandalf

card-foresight = Preveggenza
    .effect =
        { $together ->
           *[no] Durante uno scenario: guarda le prime 3 tessere Evento e rimettile nell'ordine che vuoi.
            [yes] Durante uno scenario: un giocatore guarda le prime 3 tessere Evento e le rimette nell'ordine che vuole.
        }
card-magic = Magia
    .effect = Dopo che il segnalino è avanzato su un evento: l'evento è ignorato. Non evita l'ultimo evento di Mordor.
card-healing = Cura
    .effect =
        { $together ->
           *[no] In qualsiasi momento: l'Anello Unico si muove di 2 caselle verso la luce, se possibile.
            [yes] In qualsiasi momento: un giocatore si muove di 2 caselle verso la luce.
        }
card-guidance = Guida
    .effect =
        { $together ->
           *[no] Durante uno scenario: 2 stelle da usare subito, per far avanzare un segnalino di 2 caselle o per pagare.
            [yes] Durante uno scenario: 2 stelle per il giocatore attivo, da usare subito, per far avanzare un segnalino di 2 caselle o per pagare.
        }
card-persistence = Perseveranza
    .effect =
        { $together ->
           *[no] In qualsiasi momento: pesca 4 carte Hobbit.
            [yes] In qualsiasi momento: un giocatore pesca 4 carte Hobbit.
        }
