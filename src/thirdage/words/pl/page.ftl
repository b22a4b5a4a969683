### Wszędzie

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
page-player-search = przewidujący
page-player-search-50ms = przewidujący, w pośpiechu
page-player-search-200ms = przewidujący, szybki
page-player-search-500ms = przewidujący, żwawy
page-player-search-5s = przewidujący, bez pośpiechu
page-somebody = ktoś
page-problem = Coś poszło nie tak. Spróbuj ponownie.
page-problem-offline = Serwer nie odpowiada. Czy jeszcze działa?
page-problem-no-such-table = Nie ma takiego stołu.
page-problem-no-such-game = Ta strona nie zna jeszcze tej gry.
page-problem-no-such-token = Ten link donikąd nie prowadzi. Czy skopiowano go w całości?
page-problem-no-such-replay = Nie ma takiej rozgrywki. Zapis, którego długo nikt nie otwiera, jest usuwany.
page-problem-not-at-this-table = Nie siedzisz przy tym stole. Poproś o link.
page-problem-not-over = To możliwe dopiero po zakończeniu gry.
page-problem-taken = Ktoś inny zajął to miejsce.
page-problem-too-many = Za dużo naraz. Odczekaj chwilę.
page-problem-too-many-records = Masz już tyle zapisów, ile można przechowywać. Usuń któryś niepotrzebny.
page-problem-bad-record = Ten plik nie jest zapisem, który można odtworzyć.
page-problem-storage = Serwer nie może sięgnąć do swojej bazy. Nic nie zmieniono.
page-problem-too-large = Ten plik jest zbyt duży jak na zapis.
page-problem-bad-address = Tego adresu nie można tu użyć; można: mailto, ntfy, Telegram, Discord, Slack, Matrix, Pushover i podobne.
page-problem-gone = Nie udało się pobrać części tej strony. Być może serwer ma jej nowszą wersję: wczytaj stronę ponownie.
page-reload = Wczytaj stronę ponownie
page-refused = Wybór odrzucono; stół pokazuje aktualny stan.
page-refused-stale = W międzyczasie coś się wydarzyło. Wybierz jeszcze raz.
page-refused-illegal = W tej sytuacji to niemożliwe.
page-refused-elsewhere = Według tego, co wprowadzono, to leży gdzie indziej, może na innej ręce. Sprawdź jeszcze raz; jeśli ma to komputer, odłóż i dobierz następną.
page-refused-cannot-undo = Tego nie można już cofnąć.
page-refused-storage = Serwer nie może zapisywać na dysku. Nic się nie zmieniło.

## Strona główna

page-game-war-of-the-ring = Wojna o Pierścień
page-game-war-of-the-ring-about = Cała wojna o Śródziemie dla dwóch graczy: armie, polityka i wędrówka Pierścienia. Druga edycja, od dwóch do czterech godzin; grę można odłożyć na wiele dni.
page-game-lord-of-the-rings = Władca Pierścieni
page-game-lord-of-the-rings-about = Poprowadź od jednego do pięciu hobbitów przez Morię, Helmowy Jar, Jaskinię Szeloby i Mordor, gdy Sauron zbliża się po torze zepsucia: w pojedynkę albo razem, w dwie do pięciu osób. Około godziny; wynik mówi, jak daleko udało się dojść.
page-games = Gry
page-play-now = Zagraj z komputerem
page-play-now-about = Prowadzisz Wolne Ludy. Każde pytanie jest wyjaśniane na bieżąco; nie trzeba nic wcześniej czytać.
page-play-now-lord-of-the-rings = Wyrusz w drogę
page-play-now-lord-of-the-rings-about = Prowadzisz wszystkich pięciu hobbitów. Każde pytanie jest wyjaśniane, gdy się pojawia; niczego nie trzeba czytać wcześniej.
page-new-match = Nowa gra
page-my-matches = Moje gry
page-over-matches = Zakończone gry
page-show-all = Pokaż wszystkie ({ $count })
page-your-turn = Twoja kolej
page-turn-of = Kolej: { $seat }
page-turn-number = Tura { $turn }
page-score = Wynik { $score }
page-open-tables = Otwarte stoły
page-open-seat = { $seat }, przeciwnik: { $against }
page-sit = Zajmij miejsce
page-join = Dołącz przez link
page-join-about = Wklej otrzymany link.
page-join-go = Dołącz
page-records = Obejrzyj zapis
page-records-about = Otwórz plik zapisu i obejrzyj grę krok po kroku.
page-records-kept = Zapis, którego nikt nie otwierał przez { $days } dni, jest usuwany z tego serwera. Zapisów można mieć najwyżej { $most }.
page-records-mine = Moje zapisy
page-record-remove = Usuń { $record }
page-seat-person = gracz
page-seat-computer = Komputer
page-seat-friend = czeka na znajomego
page-seat-open = otwarte dla każdego

## Nowa gra

page-your-side = Twoja strona
page-opponent = Przeciwnik
page-how = Jak grać
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
page-against-alone = W pojedynkę, tutaj
page-against-alone-about = Stół tasuje, dobiera i rzuca kością.
page-against-watch = Gra komputer
page-against-watch-about = Ty patrzysz, jak mu idzie.
page-real-opponent = Kto gra drugą stroną?
page-real-people = Osoby przy stole
page-where = Gdzie gracie
page-where-online = Każdy na własnym urządzeniu
page-where-online-about = Znajomi przychodzą przez link; stół czeka na tego, kto ma odpowiedzieć.
page-where-one-screen = Wszyscy przy tym ekranie
page-where-one-screen-about = Zasłona między turami chroni karty na ręce.
page-where-real-table = Przy prawdziwym stole
page-where-real-table-about = Sami rzucacie i dobieracie, a wyniki wpisujecie.
page-wish-me = Ja
page-wish-person = Ktoś tutaj
page-wish-friend = Znajomy przez link
page-wish-open = Ktokolwiek
page-wish-computer = Komputer
page-level = Poziom
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
page-together-on = Duże decyzje (kto idzie, straty, rekrutacja) w jednym oknie

## Stół

page-panels = Panele
page-prompt = Pytanie
page-waiting = { $seat }: { $question }
page-sending = Chwileczkę …
page-rules-of-this = Zasady do tego
page-rule = Zasada { $rule }
page-filter = Szukaj …
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
page-tab-hand = Karty
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
page-watching = Oglądanie
page-watching-behind =
    { $count ->
        [one] Plansza jest o krok z tyłu.
        [few] Plansza jest o { $count } kroki z tyłu.
       *[many] Plansza jest o { $count } kroków z tyłu.
    }
page-watching-now = Do teraz
page-connecting = Łączenie …
page-menu = Stół
page-undo = Cofnij
page-undo-what = Cofnij „{ $what }”
page-undo-nothing = Nie ma czego cofnąć.
page-undo-ask = Poproś o cofnięcie „{ $what }”
page-undo-asked = Poproszono … Wycofaj
page-undo-withdraw = Zapytano pozostałych. Dotknij, by wycofać prośbę.
page-undo-offered = Prośba o cofnięcie wyboru ({ $seat }): „{ $what }”. Zgadzasz się?
page-rematch-made = Rewanż czeka.
page-undo-declined = Druga strona nie zgadza się na cofnięcie.
page-plan-confirm = Zatwierdź
page-plan-all = Wszyscy
page-plan-choose = Wybierz …
page-plan-remove = Usuń: { $what }
page-left = Trzeba jeszcze coś wybrać.
page-fewer = Mniej: { $what }
page-more = Więcej: { $what }
page-cover = Oddaj ekran: { $seat }
page-cover-about = Nikt inny nie powinien teraz patrzeć.
page-cover-take = Jestem

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
page-notices-problem = Ostatniego powiadomienia nie udało się wysłać. Czy adres jest poprawny?
page-notices-end = Wyłącz
page-notices-denied = Ta przeglądarka nie pozwala na powiadomienia z tej strony.
page-give-up = Poddanie się
page-concede = Poddaj grę
page-concede-as = Poddaję się: { $seat }
page-orders-about = Stół odpowiada za ciebie tak, jak tu ustalisz. Wszystko można w każdej chwili odwołać.
page-by-order = Według twojego stałego rozkazu – { $choice }
page-dice-about = Co wyrzucono i (kreska) czego można było oczekiwać.
page-dice-count =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[other] { $count } kości
    }
page-no-dice-yet = Nie rzucono jeszcze żadną kością.

## Koniec i powtórki

page-outcome = Koniec
page-show-outcome = Koniec gry
page-won = Zwycięstwo: { $side }
page-seed = Ziarno losowości: { $seed }. Mając zapis, każdy może sprawdzić kości: thirdage replay --verify
page-watch-replay = Obejrzyj grę jeszcze raz
page-share-replay = Kopiuj link do tego miejsca
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
page-help-found =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[other] { $count } rozdziałów
    }
page-help-in-english = Ten rozdział nie jest jeszcze przetłumaczony.
