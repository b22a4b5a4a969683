### Stół: polecenia i odpowiedzi wspólne dla wszystkich gier.

## Rozgrywka w terminalu

play-welcome = Gra jest na bieżąco zapisywana w pliku { $file }. Pomoc: „?”.
play-saved = Gra jest zapisana. Aby grać dalej: { $command }
play-over = Koniec gry. Zapis: { $file }
play-hint = Numer lub kod odpowiedzi; m mapa, h ręka, c KARTA, w COŚ dlaczego nie, u cofnij, ? pomoc, q wyjście
play-help =
    Odpowiedź:
      3                        numer możliwości
      edoras                   albo jej kod
      Enter                    pokaż pytanie jeszcze raz
    Polecenia:
      m                        mapa: armie i osady
      h                        karty na ręce
      s                        stan gry: kości, Drużyna, tor polityki, bitwa
      c athelas                tekst karty lub Postaci (po kodzie)
      l, l 50                  dziennik: ostatnie 30 (50) wydarzeń
      u                        cofnij ostatni wybór
      w COŚ                    dlaczego coś nie jest teraz możliwe
      concede                  poddaj się
      q                        zapisz i wyjdź
      ?                        ta pomoc
    O co można zapytać po „w”:
      w move edoras folde            ruch armii z regionu do regionu
      w attack orthanc fangorn       atak z regionu na region
      w army edoras                  co może armia w regionie
      w region folde                 wejście do regionu lub atak na niego
      w retreat folde                odwrót w bitwie
      w card athelas                 zagranie karty Wydarzenia
      w combat-card athelas          użycie karty w bitwie
      w die muster                   użycie kości z tym wynikiem
      w action move-fellowship       akcja dowolną z twoich kości
      w recruit rohan-elite edoras   rekrutacja figurki w regionie
      w advance rohan                przesunięcie znacznika Narodu
      w fly edoras                   lot Nazgûli do regionu
      w companion gimli erebor       ruch Towarzysza do regionu
      w declare                      ujawnienie Drużyny Pierścienia
      w enter-mordor                 wejście na tor Mordoru
      w ring                         użycie Pierścienia Elfów
      w pass                         spasowanie
play-not-understood = „{ $line }”: to ani odpowiedź, ani polecenie. Pomoc: „?”.
play-no-such-thing = Nie ma takiej karty ani Postaci: „{ $name }”.
play-hand-over = Teraz przy ekranie: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-undone = Ostatni wybór został cofnięty.
play-cannot-undo = Tego nie można cofnąć: { $reason }
play-possible = To jest teraz możliwe: { $thing }
play-concede = Na pewno chcesz się poddać (tak/nie)?
play-yes-words = tak t yes y

## Odpowiedzi na różne pytania

option-yes = Tak
option-no = Nie
option-none = Żadna
option-nobody = Nikogo
option-done = Gotowe
option-stop = Zostań tutaj
option-no-more = Nic więcej
option-all = Wszyscy
option-part = Tylko część
