### Stół: polecenia i odpowiedzi wspólne dla wszystkich gier.

## Rozgrywka w terminalu

play-welcome = Gra jest na bieżąco zapisywana w pliku { $file }. Pomoc: „?”.
play-saved = Gra jest zapisana. Aby grać dalej: { $command }
play-over = Koniec gry. Zapis: { $file }
play-hint = m mapa  h ręka  c karta  s stan  l log  u cofnij  w czemu  ? pomoc  q koniec
play-help =
    Na pytanie odpowiada numer możliwości, jej nazwa lub kod albo ich początek.
    Sam Enter pokazuje pytanie jeszcze raz.
    m              mapa: armie jako regularne/elitarne/dowódcy+Postacie
    m NAZWA        Naród albo region i jego sąsiedzi: m gondor, m edoras, m 3
    h              karty na ręce z tekstami
    s              pełny stan gry
    c NAZWA        tekst karty lub Postaci: c athelas, c gandalf-white, c 2
    l, l 50        ostatnie wydarzenia
    u              cofnij ostatni wybór, jeśli nikt się odtąd niczego nie dowiedział
    w COŚ          dlaczego coś nie jest teraz możliwe:
      w move edoras folde            ruch armii z regionu do regionu
      w attack osgiliath pelargir    atak z regionu na region
      w army edoras                  dlaczego armia w regionie nic nie może
      w region folde                 dlaczego żadna armia nie może tam wejść
      w retreat folde                odwrót w bitwie
      w card athelas                 zagranie karty Wydarzenia
      w combat-card athelas          użycie karty w bitwie
      w die character                użycie kości z tym wynikiem
      w action hide                  akcja dowolną z twoich kości
      w recruit rohan-elite edoras   rekrutacja figurki w regionie
      w advance rohan                przesunięcie znacznika Narodu
      w companion strider bree       ruch Towarzysza do regionu
      w fly orthanc                  lot Nazgûli do regionu
      w declare, w enter-mordor, w ring, w pass
    concede        poddaj się
    q              zapisz i wyjdź
play-not-understood = „{ $line }”: to ani odpowiedź, ani polecenie. Pomoc: „?”.
play-ambiguous = „{ $line }” pasuje do kilku odpowiedzi: { $options }
play-no-such-thing = Nic nie nosi nazwy „{ $name }”.
play-why-what = „w { $line }” nic nie znaczy. Przykłady: w move edoras folde; w card athelas; w pass. Wszystkie: „?”.
play-hand-over = Teraz przy ekranie: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-undone = Ostatni wybór został cofnięty.
play-possible = To jest teraz możliwe: { $thing }
play-concede = Na pewno chcesz się poddać (tak/nie)?
play-yes-words = tak t yes y

## Dlaczego wyboru nie można cofnąć

undo-nothing = Nie ma czego cofać: jeszcze nic nie wybrano.
undo-chance = Tego nie można cofnąć: od tej pory rozstrzygał los (kości, karta lub żeton).
undo-others-choice = Tego nie można cofnąć: ostatni wybór należał do drugiej strony ({ $a }).
undo-learned = Tego nie można cofnąć: od tej pory coś wyszło na jaw ({ $a }).
undo-conceded = Tego nie można cofnąć: gra została poddana.

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
