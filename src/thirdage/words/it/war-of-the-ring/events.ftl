### Che cosa è accaduto, per il resoconto
###
### Senza testo: ceases (lo dice battle-over).

## Il turno

event-turn = Comincia il turno { $a }.
event-hunt-allocation =
    { $a ->
        [0] L'Ombra non mette Dadi Azione nel Riquadro della Caccia.
        [one] L'Ombra mette { $a } Dado Azione nel Riquadro della Caccia.
       *[other] L'Ombra mette { $a } Dadi Azione nel Riquadro della Caccia.
    }
event-action-dice =
    { $a_code ->
        [shadow] Tiro Azione dell'Ombra
       *[other] Tiro Azione dei Popoli Liberi
    }: { $count ->
        [1] nessun dado
       *[other] { $rest }
    }.
event-passes =
    { $a_code ->
        [shadow] L'Ombra passa.
       *[other] I Popoli Liberi passano.
    }
event-skips =
    { $a_code ->
        [shadow] L'Ombra scarta un dado senza effetto: { $b }.
       *[other] I Popoli Liberi scartano un dado senza effetto: { $b }.
    }
event-ring-used =
    { $a_code ->
        [shadow] L'Ombra usa un Anello Elfico, che esce dal gioco.
       *[other] I Popoli Liberi usano un Anello Elfico, che passa all'Ombra.
    }
event-die-changed =
    { $a_code ->
        [shadow] L'Ombra gira un dado: { $b } diventa { $c }.
       *[other] I Popoli Liberi girano un dado: { $b } diventa { $c }.
    }
event-dice-lost =
    { $c ->
        [one] I Popoli Liberi perdono { $c } dado inutilizzato: { $b }.
       *[other] I Popoli Liberi perdono { $c } dadi inutilizzati: { $b }.
    }
event-wins =
    { $b_code ->
        [ring] L'Anello Unico è distrutto: vincono i Popoli Liberi!
        [corruption] I Portatori dell'Anello sono corrotti: vince l'Ombra!
       *[other]
            { $a_code ->
                [shadow] L'Ombra ottiene la vittoria militare!
               *[other] I Popoli Liberi ottengono la vittoria militare!
            }
    }
event-conceded =
    { $a_code ->
        [shadow] L'Ombra abbandona; vincono i Popoli Liberi.
       *[other] I Popoli Liberi abbandonano; vince l'Ombra.
    }

## Carte

event-draws =
    { $a_code ->
        [shadow] L'Ombra pesca una carta dal { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        }.
       *[other] I Popoli Liberi pescano una carta dal { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        }.
    }
event-drew = Carta pescata: “{ $b }”.
event-deck-empty =
    { $a_code ->
        [shadow] L'Ombra non può pescare: il suo { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        } è vuoto.
       *[other] I Popoli Liberi non possono pescare: il loro { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        } è vuoto.
    }
event-discards-face-down =
    { $a_code ->
        [shadow] L'Ombra scarta coperta una carta del { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        }.
       *[other] I Popoli Liberi scartano coperta una carta del { $b_code ->
            [character] mazzo Personaggi
           *[other] mazzo Strategia
        }.
    }
event-discards =
    { $a_code ->
        [shadow] L'Ombra scarta “{ $b }”.
       *[other] I Popoli Liberi scartano “{ $b }”.
    }
event-plays =
    { $a_code ->
        [shadow] L'Ombra gioca “{ $b }”.
       *[other] I Popoli Liberi giocano “{ $b }”.
    }
event-leaves-table = La carta “{ $b }” lascia il tavolo.
event-card-roll =
    { $a ->
        [one] Per la carta si tira { $a } dado; successi: { $b }.
       *[other] Per la carta si tirano { $a } dadi; successi: { $b }.
    }

## Politica

event-active =
    { $a_code ->
        [dwarves] I Nani sono ora una Nazione Attiva.
        [elves] Gli Elfi sono ora una Nazione Attiva.
       *[other] { $a } è ora una Nazione Attiva.
    }
event-advances =
    { $b ->
        [0] { $a }: ora In Guerra.
        [one] { $a }: una casella avanti, manca { $b } passo alla guerra.
       *[other] { $a }: una casella avanti, mancano { $b } passi alla guerra.
    }
event-set-back =
    { $b ->
        [one] { $a }: una casella indietro, manca { $b } passo alla guerra.
       *[other] { $a }: una casella indietro, mancano { $b } passi alla guerra.
    }
event-captured =
    { $a_code ->
        [shadow] Conquista dell'Ombra: { $b }{ $c ->
            [0] .
            [one] { " " }({ $c } Punto Vittoria).
           *[other] { " " }({ $c } Punti Vittoria).
        }
       *[other] Conquista dei Popoli Liberi: { $b }{ $c ->
            [0] .
            [one] { " " }({ $c } Punto Vittoria).
           *[other] { " " }({ $c } Punti Vittoria).
        }
    }
event-retaken =
    { $a_code ->
        [shadow] Di nuovo in mano all'Ombra: { $b }.
       *[other] Di nuovo in mano ai Popoli Liberi: { $b }.
    }

## Eserciti

event-moves =
    { $a_code ->
        [shadow] Un Esercito dell'Ombra ({ $d } unità) si muove: { $b } → { $c }.
       *[other] Un Esercito dei Popoli Liberi ({ $d } unità) si muove: { $b } → { $c }.
    }
event-recruits =
    { $b ->
        [1] { $c }, reclutamento: { $a }.
       *[other] { $c }, reclutamento: { $b } × { $a }.
    }
event-upgraded =
    { $b ->
        [one] { $c }, { $a }: { $b } Regolare diventa un'Elite.
       *[other] { $c }, { $a }: { $b } Regolari diventano Elite.
    }
event-removed = { $b }: troppe unità, rimozione di: { $c }.

## Battaglie e assedi

event-attack =
    { $a_code ->
        [shadow]
            { $d_code ->
                [siege] { $c }: l'Ombra attacca l'Esercito assediato.
                [sortie] { $c }: l'Esercito assediato dell'Ombra tenta una Sortita.
                [landing] { $c }: l'Ombra sbarca e attacca.
               *[other] L'Ombra attacca: { $b } → { $c }.
            }
       *[other]
            { $d_code ->
                [siege] { $c }: i Popoli Liberi attaccano l'Esercito assediato.
                [sortie] { $c }: l'Esercito assediato dei Popoli Liberi tenta una Sortita.
                [landing] { $c }: i Popoli Liberi sbarcano e attaccano.
               *[other] I Popoli Liberi attaccano: { $b } → { $c }.
            }
    }
event-combat-round = Round di Combattimento { $a }.
event-white-rider = Gandalf il Bianco rinuncia al suo Comando per questa battaglia; i Nazgûl non ne hanno.
event-combat-card =
    { $a_code ->
        [shadow]
            { $b_code ->
                [none] L'Ombra non usa Carte Combattimento.
                [character] L'Ombra sceglie una Carta Combattimento del mazzo Personaggi.
                [strategy] L'Ombra sceglie una Carta Combattimento del mazzo Strategia.
               *[other] L'Ombra usa “{ card-balrog-of-moria }” come Carta Combattimento.
            }
       *[other]
            { $b_code ->
                [none] I Popoli Liberi non usano Carte Combattimento.
                [character] I Popoli Liberi scelgono una Carta Combattimento del mazzo Personaggi.
               *[other] I Popoli Liberi scelgono una Carta Combattimento del mazzo Strategia.
            }
    }
event-reveals =
    { $a_code ->
        [shadow] Carta Combattimento dell'Ombra: “{ $b }”.
       *[other] Carta Combattimento dei Popoli Liberi: “{ $b }”.
    }
event-combat-card-cancelled =
    { $a_code ->
        [shadow] La Carta Combattimento dell'Ombra è annullata.
       *[other] La Carta Combattimento dei Popoli Liberi è annullata.
    }
event-silenced = { $a }: Comando e abilità annullati in questo round.
event-forfeits = { $b }: in questo round si rinuncia al Comando.
event-no-leader-reroll =
    { $a_code ->
        [shadow] L'Ombra non ha Tiro Comando in questo round.
       *[other] I Popoli Liberi non hanno Tiro Comando in questo round.
    }
event-combat-roll =
    { $a_code ->
        [shadow] Ombra, Tiro Combattimento: { $b ->
            [one] { $b } dado
           *[other] { $b } dadi
        }, { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
       *[other] Popoli Liberi, Tiro Combattimento: { $b ->
            [one] { $b } dado
           *[other] { $b } dadi
        }, { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
    }
event-leader-reroll =
    { $a_code ->
        [shadow] Ombra, Tiro Comando: { $b ->
            [one] { $b } dado
           *[other] { $b } dadi
        }, { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
       *[other] Popoli Liberi, Tiro Comando: { $b ->
            [one] { $b } dado
           *[other] { $b } dadi
        }, { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
    }
event-special-attack =
    { $a_code ->
        [shadow] Ombra, dadi aggiuntivi della carta: { $b ->
            [one] { $b } colpo
           *[other] { $b } colpi
        }.
       *[other] Popoli Liberi, dadi aggiuntivi della carta: { $b ->
            [one] { $b } colpo
           *[other] { $b } colpi
        }.
    }
event-extra-hits =
    { $b ->
        [one] { $a }: la carta mette a segno { $b } colpo in più.
       *[other] { $a }: la carta mette a segno { $b } colpi in più.
    }
event-misses-become-hits =
    { $b ->
        [one] { $a }: { $b } dado che ha mancato diventa un colpo.
       *[other] { $a }: { $b } dadi che hanno mancato diventano colpi.
    }
event-hits-cancelled =
    { $b ->
        [one] { $a }: { $b } colpo messo a segno è annullato.
       *[other] { $a }: { $b } colpi messi a segno sono annullati.
    }
event-hits =
    { $a_code ->
        [shadow] { $b }: l'Esercito dell'Ombra subisce { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
       *[other] { $b }: l'Esercito dei Popoli Liberi subisce { $c ->
            [one] { $c } colpo
           *[other] { $c } colpi
        }.
    }
event-casualty = { $b }, perdita: { $c }.
event-units-lost = { $b }, unità perse: { $c } (Regolari: { $d }, Elite: { $e }).
event-leaders-lost =
    { $b ->
        [one] { $a }: eliminato { $b } Comandante o Nazgûl.
       *[other] { $a }: eliminati { $b } Comandanti o Nazgûl.
    }
event-eliminated =
    { $b_code ->
        [mordor] { $a } esce dal gioco sul Cammino di Mordor.
       *[other] Personaggio eliminato: { $a } (regione: { $b }).
    }
event-retreats =
    { $a_code ->
        [shadow] L'Ombra si ritira: { $b } → { $c }.
       *[other] I Popoli Liberi si ritirano: { $b } → { $c }.
    }
event-withdraws =
    { $a_code ->
        [shadow] { $b }: l'Ombra si ritira nella Fortezza.
       *[other] { $b }: i Popoli Liberi si ritirano nella Fortezza.
    }
event-extends-siege = Un'Elite è ridotta a Regolare per combattere un altro round (Nazione: { $b }).
event-battle-over =
    { $a_code ->
        [ceased] { $b }: la battaglia è finita, l'attaccante cessa l'attacco.
        [retreat] { $b }: la battaglia è finita, il difensore si è ritirato.
        [siege] { $b }: la battaglia è finita, il difensore è nella Fortezza.
        [won] { $b }: la battaglia è finita, il difensore è distrutto.
        [lost] { $b }: la battaglia è finita, l'attaccante è distrutto.
       *[other] { $b }: la battaglia è finita, entrambi gli Eserciti sono distrutti.
    }
event-advances-into =
    { $a_code ->
        [shadow] { $b }: l'Ombra avanza ({ $c } unità).
       *[other] { $b }: i Popoli Liberi avanzano ({ $c } unità).
    }
event-siege =
    { $a_code ->
        [shadow] { $b }: l'Ombra è sotto assedio.
       *[other] { $b }: i Popoli Liberi sono sotto assedio.
    }
event-siege-over = { $a }: l'assedio è finito.

## La Compagnia e i Compagni

event-fellowship-moves = La Compagnia si muove: avanzamento { $a }.
event-declares = La Compagnia è dichiarata.
event-revealed = La Compagnia è rivelata.
event-hidden = La Compagnia è nascosta.
event-fellowship-at = I Portatori dell'Anello sono ora in questa regione: { $a }.
event-enters-mordor = La Compagnia entra a Mordor.
event-mordor-step =
    { $a ->
        [5] La Compagnia raggiunge la Voragine del Fato.
       *[other] La Compagnia raggiunge la casella { $a } del Cammino di Mordor.
    }
event-mordor-stopped = La tessera ferma la Compagnia sul Cammino di Mordor.
event-lingers-in-mordor = La Compagnia indugia sul Cammino di Mordor.
event-corruption =
    { $a ->
        [one] Si aggiunge { $a } punto Corruzione; ora la Corruzione è { $b }.
       *[other] Si aggiungono { $a } punti Corruzione; ora la Corruzione è { $b }.
    }
event-healed =
    { $a ->
        [one] Si cura { $a } punto Corruzione; ora la Corruzione è { $b }.
       *[other] Si curano { $a } punti Corruzione; ora la Corruzione è { $b }.
    }
event-guide = La Guida ora è { $a }.
event-leave-fellowship =
    { $count ->
        [one] { $all } lascia la Compagnia.
       *[other] Lasciano la Compagnia: { $all }.
    }
event-companion-to = { $a } raggiunge la regione: { $b }.
event-taken-alive = Preso vivo: { $a } è separato invece di essere eliminato.
event-enters-play = { $a } entra in gioco (regione: { $b }).

## La Caccia (senza punto dopo una tessera, il cui nome può averne uno suo)

event-hunt-roll =
    { $b ->
        [0] Tiro per la Caccia con { $a ->
            [one] { $a } dado
           *[other] { $a } dadi
        }: { $c ->
            [0] nessun successo
            [one] { $c } successo
           *[other] { $c } successi
        }.
       *[other] Tiro per la Caccia con { $a ->
            [one] { $a } dado
           *[other] { $a } dadi
        }, +{ $b } ciascuno: { $c ->
            [0] nessun successo
            [one] { $c } successo
           *[other] { $c } successi
        }.
    }
event-hunt-tile = Tessera Caccia pescata: { $a }
event-hunt-damage = Danno della Caccia: { $a }.
event-draw-prevented = Nessuna Tessera Caccia viene pescata.
event-tile-for-stronghold = La Compagnia ha toccato una Fortezza dell'Ombra ({ $a }): si pesca una Tessera Caccia.
event-tile-in-play = Tessera Caccia Speciale in gioco: { $a }
event-tile-taken = Tessera presa dalla Riserva della Caccia: { $a }
event-tile-removed = Tessera tolta dal gioco: { $a }
event-tile-without-effect = La Tessera Caccia non ha effetto: { $a }

## Nazgûl e Servi

event-nazgul-flies =
    { $c ->
        [one] Un Nazgûl vola: { $a } → { $b }.
       *[other] { $c } Nazgûl volano: { $a } → { $b }.
    }
event-minion-moves = { $a } si muove: { $b } → { $c }.
