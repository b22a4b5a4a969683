### Teksty strony w przeglądarce

## Wszędzie

page-unofficial = Third Age to nieoficjalny projekt graczy. Wszystkie rysunki i teksty są nasze.
page-home = Strona główna
page-help = Zasady
page-settings = Ustawienia
page-more-pages = Inne strony
page-loading = Chwileczkę …
page-close = Zamknij
page-back = Wstecz
page-done = Gotowe
page-save = Zapisz
page-saved = Zapisano.
page-copy = Kopiuj link
page-copied = Skopiowano
page-you = ty
page-computer = Komputer
page-computer-named = Komputer: { $name }
page-player-heuristic = doświadczony
page-player-random = początkujący
page-somebody = ktoś
page-problem = Coś poszło nie tak. Spróbuj ponownie.
page-problem-offline = Serwer nie odpowiada. Czy jeszcze działa?
page-problem-no-such-table = Nie ma takiego stołu.
page-problem-no-such-token = Ten link donikąd nie prowadzi. Czy skopiowano go w całości?
page-problem-no-such-replay = Nie ma takiej rozgrywki.
page-problem-not-at-this-table = Nie siedzisz przy tym stole. Poproś o link.
page-problem-not-over = To możliwe dopiero po zakończeniu gry.
page-problem-taken = Ktoś inny zajął to miejsce.
page-problem-too-many = Za dużo naraz. Odczekaj chwilę.
page-problem-bad-record = Ten plik nie jest zapisem, który można odtworzyć.
page-refused = Odrzucono; stół pokazuje aktualny stan.
page-refused-stale = W międzyczasie coś się wydarzyło. Wybierz jeszcze raz.
page-refused-illegal = W tej sytuacji to niemożliwe.
page-refused-cannot-undo = Tego nie można już cofnąć.
page-refused-storage = Serwer nie może zapisywać na dysku. Nic się nie zmieniło.

## Strona główna

page-game-war-of-the-ring = Wojna o Pierścień
page-game-war-of-the-ring-about = Cała wojna o Śródziemie dla dwóch graczy: armie, polityka i wędrówka Pierścienia. Druga edycja, od dwóch do czterech godzin; grę można odłożyć na wiele dni.
page-play-now = Zagraj z komputerem
page-play-now-about = Prowadzisz Wolne Ludy. Każde pytanie jest wyjaśniane na bieżąco; nie trzeba nic wcześniej czytać.
page-new-match = Nowa gra
page-my-matches = Moje gry
page-over-matches = Zakończone gry
page-show-all = Pokaż wszystkie ({ $count })
page-your-turn = Twoja kolej
page-turn-of = Kolej: { $seat }
page-turn-number = Tura { $turn }
page-open-tables = Otwarte stoły
page-open-seat = { $seat }, przeciwnik: { $against }
page-sit = Zajmij miejsce
page-join = Dołącz przez link
page-join-about = Wklej otrzymany link.
page-join-go = Dołącz
page-records = Obejrzyj zapis
page-records-about = Otwórz plik zapisu i obejrzyj grę krok po kroku.
page-seat-person = gracz
page-seat-computer = Komputer
page-seat-friend = czeka na znajomego
page-seat-open = otwarte dla każdego

## Nowa gra

page-your-side = Twoja strona
page-side-free-peoples = Donieś Pierścień do Góry Przeznaczenia i wytrwaj do tego czasu.
page-side-shadow = Podbij Śródziemie albo złam Powiernika Pierścienia.
page-opponent = Przeciwnik
page-against-computer = Komputer
page-against-computer-about = Odpowiada w kilka sekund i nie wie więcej niż ty.
page-against-friend = Znajomy przez link
page-against-friend-about = Wysyłasz link; każdy gra, kiedy ma czas.
page-against-open = Ktokolwiek
page-against-open-about = Stół czeka wśród otwartych, aż ktoś przyjdzie.
page-against-screen = We dwoje przy tym ekranie
page-against-screen-about = Zasłona między turami chroni karty na ręce.
page-against-real = Przy prawdziwym stole
page-against-real-about = Sami rzucacie i dobieracie, a wyniki wpisujecie.
page-real-opponent = Kto gra drugą stroną?
page-real-people = Osoby przy stole
page-level = Poziom
page-option-edition = Edycja
page-option-edition-2e = Druga edycja
page-begin = Zaczynaj
page-invite = Zaproś znajomego
page-invite-about = Kto otworzy ten link, zajmie drugie miejsce i może na nie wrócić z każdego urządzenia.
page-to-the-table = Do stołu

## Ustawienia

page-my-name = Moje imię
page-language = Język
page-scheme = Kolory
page-scheme-auto = Jak w systemie
page-scheme-light = Dzień
page-scheme-dark = Blask świec
page-motion-off = Nic się nie porusza
page-dice-tumble = Kości się toczą
page-story-on = Pokazuj krok po kroku, co się stało od mojej ostatniej kolejki
page-guide-on = Wyjaśniaj każde pytanie (na pierwszą grę)

## Stół

page-title-table = Wojna o Pierścień
page-map = Mapa
page-panels = Panele
page-status = Drużyna i polityka
page-dice-and-log = Kości i kronika
page-places = Miejsca
page-find-place = Znajdź miejsce
page-prompt = Pytanie
page-waiting = { $seat }: { $question }
page-sending = Chwileczkę …
page-rules-of-this = Zasady do tego
page-rule = Zasada { $rule }
page-filter = Szukaj …
page-choose-place = Wybierz miejsce
page-choose-on-map =
    { $count ->
        [one] jedno miejsce na mapie
        [few] { $count } miejsca na mapie
       *[other] { $count } miejsc na mapie
    }
page-or-map = albo zacznij na mapie, od karty lub Narodu
page-type-dice =
    { $count ->
        [0] Wyrzucone kości:
        [one] Jeszcze jedna kość:
        [few] Jeszcze { $count } kości:
       *[other] Jeszcze { $count } kości:
    }
page-take-back = Cofnij: { $what }
page-hand = Moje karty
page-can-play = można teraz zagrać
page-card = Karta
page-card-discard = Odrzuć:
page-play-card = Zagraj za
page-choose-this = Wybierz tę kartę
page-cards-in-hand = Karty na ręce
page-dice-of = Kości: { $side }
page-no-dice = brak kości
page-guide-word = przewodnik
page-points-about = Punkty zwycięstwa i ile ich potrzeba
page-who-goes = Kto idzie?
page-fewer = Mniej: { $what }
page-more = Więcej: { $what }
page-all-go = Idą wszyscy
page-these-go = Idą ci
page-way-move = Ruch
page-way-attack = Atak
page-way-card = Zagraj
page-way-draw = Dobierz
page-way-diplomacy = Przesuń ku wojnie
page-way-recruit = Rekrutuj
page-way-fly = Lot Nazgûli lub Sług
page-way-companion = Rusz Towarzysza
page-way-enter = Wprowadź do gry
page-way-envoy = Przesuń przez posła
page-way-discard = Odrzuć ze stołu
page-tab-hand = Karty
page-tab-dice = Kości
page-tab-ring = Pierścień
page-tab-politics = Narody
page-tab-log = Kronika
page-log = Co się wydarzyło
page-log-all = wszystko
page-log-filter = Które wydarzenia
page-story = Od twojej ostatniej kolejki
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-pause = Pauza
page-run = Dalej
page-skip = Pomiń
page-connecting = Łączenie …
page-menu = Stół
page-undo = Cofnij
page-undo-what = Cofnij: { $what }
page-undo-nothing = Nie ma czego cofnąć.
page-undo-ask = Poproś o cofnięcie
page-undo-asked = Poproszono …
page-undo-offered = Prośba o cofnięcie ostatniego wyboru ({ $seat }). Zgadzasz się?
page-cover = Oddaj ekran: { $seat }
page-cover-about = Nikt inny nie powinien teraz patrzeć.
page-cover-take = Jestem
page-label-turn = Tura { $turn } · { $phase }
page-label-fellowship = Drużyna Pierścienia
page-label-mordor-track = Tor Mordoru, pole { $step }
page-label-corruption = Zepsucie { $number }/12
page-label-guide = Przewodnik: { $guide }
page-label-rings = Pierścienie Elfów: { $number }
page-label-hunt-box = Pole poszukiwań
page-label-hunt-dice = Kości Cienia: { $shadow }, Wolnych Ludów: { $free }
page-label-hunt-pool = Pula poszukiwań
page-label-politics = Tor polityki
page-label-table = Karty na stole
page-label-reinforcements = Posiłki
page-label-no-cards = Brak kart na ręce.

## Bitwy i poszukiwania

page-label-battle = Bitwa
page-label-battle-field = bitwa w polu
page-label-battle-siege = atak na mury
page-label-battle-sortie = wypad
page-label-battle-landing = desant
page-battle-at = Bitwa: { $place }
page-round = runda { $round }
page-show = Pokaż
page-hide = Ukryj
page-attacker = atakuje
page-defender = broni się
page-force = Kości: { $dice } · Przywództwo: { $leadership } · trafia od { $needed }
page-no-card = bez karty Bitwy
page-face-down = zakryta
page-throw-combat-roll = Rzut bitwy
page-throw-leader-reroll = Przerzut dowódców
page-throw-special-attack = Dodatkowe kości
page-hits =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
page-odds-round = Oczekiwane trafienia: { $mean }. Co najmniej jedno: { $some }. Niszczy wroga: { $destroys }.
page-hunt = Poszukiwania
page-hunt-damage = Ciężar brzemienia: { $damage }
page-tile-reveals = Drużyna zostaje odkryta.
page-tile-stops = Drużyna zostaje zatrzymana.
page-odds-hunt = Poszukiwania znajdą Drużynę: { $chance }
page-odds-tile = Średnia liczba: { $damage } · Oko: { $eyes } · odkrycie: { $reveal }
page-waiting-tiles = Czekają na Mordor:

## Obok planszy

page-menu-table = Stół
page-menu-pieces = Elementy
page-menu-orders = Stałe rozkazy
page-menu-dice = Kości
page-seats = Miejsca
page-here = obecny
page-away = nieobecny
page-player-crashed = Gracz komputerowy zawiódł. Przekaż miejsce innemu.
page-hand-over = Przekaż komputerowi
page-hand-back = Oddaj z powrotem
page-links = Linki
page-link-seat = Miejsce: { $seat } (tajne)
page-link-watch = Dla widzów
page-notices = Powiadom mnie o mojej kolejce
page-notices-browser = W przeglądarce, gdy ta strona jest otwarta
page-notices-address = Na adres Apprise:
page-notices-set = Powiadomienia są włączone.
page-notices-off = Powiadomienia są wyłączone.
page-give-up = Poddanie się
page-concede = Poddaj grę
page-concede-as = Poddaję się: { $seat }
page-orders-about = Stół odpowiada za ciebie tak, jak tu ustalisz. Wszystko można w każdej chwili odwołać.
page-order-no-combat-cards = Bez kart Bitwy w tej bitwie
page-order-usual-casualties = Straty w zwykłej kolejności
page-order-pass = Pasuj, dopóki coś się nie wydarzy
page-order-only-one-option = Odpowiadaj na tajne pytania z jedną możliwością
page-dice-about = Co wyrzucono i (kreska) czego można było oczekiwać.
page-dice-count =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
page-no-dice-yet = Nie rzucono jeszcze żadną kością.
page-lost = Stracone (regularne / elitarne / dowódcy)
page-eliminated = Poza grą
page-decks = Pozostałe karty
page-discards-of = Odrzucone: { $side }
page-buried = zakryte: { $count }
page-tiles-drawn = Wylosowane:
page-tiles-removed = Poza grą:

## Koniec i powtórki

page-outcome = Koniec
page-show-outcome = Koniec gry
page-won = Zwycięstwo: { $side }
page-won-by-ring = Jedyny Pierścień przepadł w ogniu.
page-won-by-corruption = Powiernicy ulegli Pierścieniowi.
page-won-by-military = Zdobyto dość Osad.
page-won-by-concession = Druga strona się poddała.
page-chart = Zepsucie i punkty zwycięstwa, tura po turze
page-chart-corruption = Zepsucie
page-chart-points = Punkty zwycięstwa: { $side }
page-seed = Ziarno kości: { $seed }. Z zapisem każdy może je sprawdzić: thirdage replay --verify
page-watch-replay = Obejrzyj grę jeszcze raz
page-share-replay = Kopiuj link do tego
page-download-record = Zapisz przebieg
page-rematch = Rewanż
page-replay = Powtórka
page-replay-step = Krok
page-replay-turn = Do tury
page-replay-eyes = Czyimi oczami
page-replay-pace = Tempo
page-eyes-nobody = Widz

## Zasady

page-help-search = Szukaj w zasadach
page-help-contents = Rozdziały
page-help-nothing = Nic nie znaleziono.

## Przewodnik po pierwszej grze

page-guide-fellowship-phase = Raz na turę możesz ujawnić Drużynę (by uleczyć zepsucie w przyjaznym mieście lub twierdzy). Zwykle: nic więcej.
page-guide-hunt-dice = Kości w poszukiwaniach łatwiej znajdą Drużynę, ale nie działają. Zwykle jedna lub dwie.
page-guide-die = Każda kość to jedna akcja. Wybierz kość albo zacznij od podświetlonej armii, karty lub Narodu.
page-guide-action = Co teraz może ta kość. Można cofnąć, dopóki nic nie rzucono ani nie dobrano.
page-guide-from = Armie, które mogą iść, są podświetlone. Kliknij jedną.
page-guide-to = Podświetlono, dokąd może pójść.
page-guide-target = Podświetlono wrogów, których można zaatakować.
page-guide-who-goes = Odlicz, kto idzie, albo wyślij wszystkich.
page-guide-card = Karty, które można teraz zagrać. Tekst otwiera się po kliknięciu na ręce.
page-guide-nation = By atakować i rekrutować, Naród musi być w stanie wojny. Każdy krok się liczy.
page-guide-recruit = Dwie jednostki regularne lub dowódcy w dwóch miejscach albo jedna elitarna.
page-guide-in = Nowe figurki trafiają do własnych wolnych Osad.
page-guide-stand = W twierdzy mieści się pięć jednostek, lecz trafia je tylko 6.
page-guide-free-peoples-combat-card = Karta pomaga w tej rundzie i przepada. Odsłania się je razem.
page-guide-shadow-combat-card = Karta pomaga w tej rundzie i przepada. Odsłania się je razem.
page-guide-casualty = Zwykle najpierw regularne: elitarna wytrzymuje dwa trafienia.
page-guide-battle = Jeszcze jedna runda czy wystarczy?
page-guide-retreat = Odchodzi cała armia, bez dalszych strat.
page-guide-advance = Kto wkroczy, może zdobyć Osadę.
page-guide-hunt-casualty = Do 12 zepsucia nigdy nie jest daleko, lecz Towarzysze nie wracają.
page-guide-reveal-in = Odnaleziono cię: wybierz, gdzie są Powiernicy. Potem ukryj się znowu.
page-guide-declare-in = W przyjaznym mieście lub twierdzy leczy się jeden punkt zepsucia.
page-guide-discard = Najwyżej sześć kart.
page-guide-ring-die = Pierścień Elfów zmienia jedną kość. Pierścień przechodzi do wroga.
