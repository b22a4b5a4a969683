### Pomoc w terminalu

play-help =
    Na pytanie odpowiada numer możliwości, jej nazwa lub kod albo ich początek.
    Sam Enter pokazuje pytanie jeszcze raz.
    m              plansza scenariusza, jej tory z polami i jej wydarzenia
    m NAZWA        inna plansza albo jeden tor: m moria, m hiding
    h              karty na ręce z tekstami
    s              pełny stan gry
    c NAZWA        tekst karty lub hobbita: c lembas, c merry, c foresight
    l, l 50        ostatnie wydarzenia
    u              cofnij ostatni wybór, jeśli potem nie rzucono ani nie dobrano
    w COŚ          dlaczego coś nie jest możliwe:
      w card gollum          zagranie tej karty albo użycie żółtej
      w gandalf healing      wezwanie Gandalfa
      w line hiding          przesunięcie tego znacznika
      w give sam             oddanie tego hobbita Jedynemu Pierścieniowi
      w active merry         wybór tego hobbita na aktywnego
      w ring, w draw, w heal
    concede        poddaj się
    q              zapisz i wyjdź; grę można kontynuować później
play-why-what = „w { $line }” nic nie znaczy. Przykłady: w card lembas; w ring; w active merry. Wszystkie: „?”.
