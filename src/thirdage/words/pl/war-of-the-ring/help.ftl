### Help in the terminal

play-help =
    Na pytanie odpowiada numer możliwości, jej nazwa lub kod albo ich początek.
    Sam Enter pokazuje pytanie jeszcze raz.
    m              mapa: armie jako regularne/elitarne/dowódcy+Postacie
    m NAZWA        Naród albo region i jego sąsiedzi: m gondor, m edoras, m 3
    h              karty na ręce z tekstami
    s              pełny stan gry
    c NAZWA        tekst karty lub Postaci: c athelas, c gandalf-white
    l, l 50        ostatnie wydarzenia
    u              cofnij ostatni wybór, jeśli nikt nie poznał nic nowego
    w COŚ          dlaczego coś nie jest teraz możliwe:
      w move edoras folde            ruch armii z regionu do regionu
      w attack osgiliath pelargir    atak z regionu na region
      w army edoras                  dlaczego armia w regionie nic nie może
      w region folde                 dlaczego nie można tam wejść ani atakować
      w retreat folde                odwrót w bitwie
      w card athelas                 zagranie karty Wydarzenia
      w combat-card athelas          użycie karty w bitwie
      w die character                użycie kości z tym wynikiem
      w action hide                  podjęcie tej akcji
      w recruit rohan-elite edoras   rekrutacja figurki w regionie
      w advance rohan                przesunięcie znacznika Narodu ku wojnie
      w companion strider bree       ruch Towarzysza do regionu
      w fly orthanc                  lot Nazgûli do regionu
      w declare, w enter-mordor, w ring, w pass
    concede        poddaj się
    q              zapisz i wyjdź
play-why-what = „w { $line }” nic nie znaczy. Przykłady: w move edoras folde; w card athelas; w pass. Wszystkie: „?”.
