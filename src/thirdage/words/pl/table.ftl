### Stół: polecenia i odpowiedzi wspólne dla wszystkich gier.

## Rozgrywka w terminalu

play-welcome = Gra jest na bieżąco zapisywana w pliku { $file }. Pomoc: „?”.
play-saved = Gra jest zapisana. Aby grać dalej: { $command }
play-over = Koniec gry. Zapis: { $file }
play-hint = m mapa  h ręka  c karta  s stan  l log  u cofnij  w czemu  ? pomoc  q koniec
play-named = { $name }:
play-not-understood = „{ $line }”: to ani odpowiedź, ani polecenie. Pomoc: „?”.
play-ambiguous = „{ $line }” pasuje do kilku odpowiedzi: { $options }
play-no-such-thing = Nic nie nosi nazwy „{ $name }”.
play-hand-over = Teraz przy ekranie: { $seat }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-undone = Ostatni wybór został cofnięty.
play-possible = To jest teraz możliwe: { $thing }
play-concede = Na pewno chcesz się poddać (tak/nie)?
play-yes-words = tak t yes y

## Dlaczego wyboru nie można cofnąć

undo-nothing = Nie ma czego cofać: jeszcze nic nie wybrano.
undo-chance = Tego nie można cofnąć: od tej pory rozstrzygał los (kości, karta, żeton lub kafelek).
undo-others-choice = Tego nie można cofnąć: ostatni wybór należał do kogoś innego ({ $a }).
undo-learned = Tego nie można cofnąć: od tej pory coś wyszło na jaw ({ $a }).
undo-conceded = Tego nie można cofnąć: gra została poddana.
undo-over = Tego nie można cofnąć: gra się skończyła.

## Odpowiedzi na różne pytania

option-yes = Tak
option-no = Nie
option-none = Żadna
option-nobody = Nikogo
option-stop = Zostań tutaj
option-no-more = Nic więcej
option-all = Wszyscy
option-part = Tylko część

# Sent to whoever is waited for.
notice-title = Third Age: twoja kolej
notice-body = { $game }, { $seat }: { $question }
