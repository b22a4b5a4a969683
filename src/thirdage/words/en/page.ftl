### Everywhere

page-unofficial = Third Age is an unofficial project of players. Everything drawn and written here is ours.
page-home = Start page
page-help = Rules
page-settings = Settings
page-more-pages = More pages
page-loading = One moment …
page-close = Close
page-back = Back
page-done = Done
page-save = Save
page-saved = Saved.
page-copy = Copy link
page-copied = Copied
page-you = you
page-computer = Computer
page-computer-named = Computer: { $name }
page-player-heuristic = experienced
page-player-random = beginner
page-player-search = thinking ahead
page-player-search-50ms = thinking ahead, in haste
page-player-search-200ms = thinking ahead, quickly
page-player-search-500ms = thinking ahead, briskly
page-player-search-5s = thinking ahead for long
page-somebody = somebody
page-problem = Something went wrong. Please try again.
page-problem-offline = The server does not answer. Is it still running?
page-problem-no-such-table = There is no such table.
page-problem-no-such-game = This page does not know that game yet.
page-problem-no-such-token = This link leads nowhere. Has it been copied whole?
page-problem-no-such-replay = There is no such match to look at. A record that nobody opens for a long time is removed.
page-problem-not-at-this-table = You do not sit at this table. Ask for its link.
page-problem-not-over = This can be done only when the match is over.
page-problem-taken = Somebody else has taken this seat.
page-problem-too-many = That was too much at once. Please wait a little.
page-problem-too-many-records = You keep as many records as you can. Remove one that you no longer need.
page-problem-bad-record = This file is no record that can be played.
page-problem-storage = The server cannot reach its database. Nothing has been changed.
page-problem-too-large = This file is too large to be a record.
page-problem-bad-address = This is no address that can be used here: mailto, ntfy, Telegram, Discord, Slack, Matrix, Pushover and the like can.
page-problem-gone = A part of this page could not be fetched. Perhaps the server has a newer one: please load the page again.
page-reload = Load the page again
page-refused = This was refused; the table shows how things stand.
page-refused-stale = Something had happened in the meantime. Please choose again.
page-refused-illegal = This is not possible as things stand.
page-refused-elsewhere = From what has been entered, this must lie elsewhere, perhaps in another hand. Please look again; if a computer holds it, lay it aside and draw another.
page-refused-cannot-undo = This cannot be undone any more.
page-refused-storage = The server cannot write to its disk. Nothing has been changed.

## The start page

page-game-war-of-the-ring = War of the Ring
page-game-war-of-the-ring-about = The whole war for Middle-earth for two players: Armies, politics, and the journey of the Ring. Second edition, two to four hours; a match may rest for days.
page-game-lord-of-the-rings = The Lord of the Rings
page-game-lord-of-the-rings-about = Lead one to five hobbits through Moria, Helm's Deep, Shelob's Lair and Mordor, while Sauron comes nearer along the corruption line: alone, or two to five together. About an hour; how far you come is your score.
page-games = Games
page-play-now = Play against the computer
page-play-now-about = You lead the Free Peoples. Each question is explained as it comes; you need not read anything first.
page-play-now-lord-of-the-rings = Set out
page-play-now-lord-of-the-rings-about = You lead all five hobbits. Each question is explained as it comes; you need not read anything first.
page-new-match = New match
page-my-matches = My matches
page-over-matches = Finished matches
page-show-all = Show all { $count }
page-your-turn = Your turn
page-turn-of = Asked: { $seat }
page-turn-number = Turn { $turn }
page-score = Score { $score }
page-open-tables = Open tables
page-open-seat = { $seat }, against { $against }
page-sit = Take the seat
page-join = Join by link
page-join-about = Paste the link that you have been sent.
page-join-go = Join
page-records = Look at a record
page-records-about = Open a record file and watch the match step by step.
page-records-kept = A record that nobody has opened for { $days } days is removed from this server. You can keep { $most }.
page-records-mine = My records
page-record-remove = Remove { $record }
page-seat-person = a person
page-seat-computer = Computer
page-seat-friend = waiting for a friend
page-seat-open = open to anybody

## A new match

page-your-side = Your side
page-opponent = Opponent
page-how = How to play
page-against-computer = The computer
page-against-computer-about = Answers within seconds and knows no more than you do.
page-against-friend = A friend by link
page-against-friend-about = You send a link; both play when they have time.
page-against-open = Anybody
page-against-open-about = The table stands among the open tables until somebody comes.
page-against-screen = Two at this screen
page-against-screen-about = A cover between the turns keeps the hands secret.
page-against-real = At a real table
page-against-real-about = You roll and draw yourselves and type in the results.
page-against-alone = Alone, here
page-against-alone-about = The table shuffles, draws and rolls.
page-against-watch = The computer plays
page-against-watch-about = You watch how it does.
page-real-opponent = Who plays the other side?
page-real-people = People at the table
page-where = Where you play
page-where-online = Each on a device of their own
page-where-online-about = Friends come by a link; the table waits for whoever is asked.
page-where-one-screen = All at this screen
page-where-one-screen-about = A cover between the turns keeps the hands secret.
page-where-real-table = At a real table
page-where-real-table-about = You roll and draw yourselves and type in the results.
page-wish-me = Me
page-wish-person = Somebody here
page-wish-friend = A friend by link
page-wish-open = Anybody
page-wish-computer = The computer
page-level = Level
page-begin = Begin
page-invite = Invite your friend
page-invite-about = Whoever opens this link takes the other seat, and can come back with it on any device.
page-to-the-table = To the table

## Settings

page-my-name = My name
page-language = Language
page-scheme = Colours
page-scheme-auto = As the system
page-scheme-light = Day
page-scheme-dark = Candle light
page-motion-off = Nothing moves
page-dice-tumble = Dice tumble
page-story-on = Show step by step what happened since my last turn
page-guide-on = Explain each question (for a first match)
page-together-on = Big decisions (who goes, casualties, recruits) in one dialog

## The table

page-panels = Panels
page-prompt = What is asked
page-waiting = { $seat }: { $question }
page-sending = One moment …
page-rules-of-this = The rules of this
page-rule = Rule { $rule }
page-filter = Search …
page-type-dice =
    { $count ->
        [0] Dice as rolled:
        [one] One more die:
       *[other] { $count } more dice:
    }
page-take-back = Take back: { $what }
page-hand = My hand
page-can-play = can be played now
page-card = Card
page-tab-hand = Hand
page-tab-log = Log
page-log = What happened
page-log-all = everything
page-log-filter = Which events
page-story = Since your last turn
page-step-back = One step back
page-step-on = One step on
page-pause = Pause
page-run = Go on
page-skip = Skip
page-watching = Watching
page-watching-behind =
    { $count ->
        [one] The board is one step behind.
       *[other] The board is { $count } steps behind.
    }
page-watching-now = To the present
page-connecting = Connecting …
page-menu = Table
page-undo = Undo
page-undo-what = Undo “{ $what }”
page-undo-nothing = There is nothing to undo.
page-undo-ask = Ask to undo “{ $what }”
page-undo-asked = Asked … Withdraw
page-undo-withdraw = The others have been asked. Touch to withdraw.
page-undo-offered = { $seat } would like to take back a choice: “{ $what }”. Do you agree?
page-rematch-made = A rematch is waiting.
page-undo-declined = The other side does not agree to the undo.
page-plan-confirm = Decide
page-plan-all = All
page-plan-choose = Choose …
page-plan-remove = Remove: { $what }
page-left = Something is still to be chosen.
page-fewer = Fewer: { $what }
page-more = More: { $what }
page-cover = Hand the screen to: { $seat }
page-cover-about = Nobody else should look now.
page-cover-take = I am here

## Beside the board

page-menu-table = Table
page-menu-pieces = Pieces
page-menu-orders = Standing orders
page-menu-dice = Dice
page-seats = Seats
page-here = here
page-away = away
page-player-crashed = The computer player has failed. Hand the seat to another.
page-hand-over = Hand to the computer
page-hand-back = Give back
page-links = Links
page-link-seat = Seat: { $seat } (secret)
page-link-watch = For those who watch
page-notices = Tell me when it is my turn
page-notices-browser = By the browser, while this page is open
page-notices-address = By an Apprise address:
page-notices-set = Notices are on.
page-notices-off = Notices are off.
page-notices-problem = The last notice could not be sent. Is the address right?
page-notices-end = Turn off
page-notices-denied = This browser does not allow notices for this page.
page-give-up = Give up
page-concede = Give up the match
page-concede-as = Give up as { $seat }
page-orders-about = The table answers for you as you say here. Everything can be taken back at any time.
page-by-order = By your standing order – { $choice }
page-dice-about = What has been rolled, and (the line) what was to be expected.
page-dice-count =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-no-dice-yet = No dice have been rolled yet.

## The end, and replays

page-outcome = The end
page-show-outcome = The end of the match
page-won = Victory: { $side }
page-seed = Seed of the dice: { $seed }. With the record anybody can check them: thirdage replay --verify
page-watch-replay = Watch the match again
page-share-replay = Copy link to this
page-download-record = Save the record
page-rematch = Rematch
page-replay = Replay
page-replay-step = Step
page-replay-turn = To turn
page-replay-eyes = Through whose eyes
page-replay-pace = Pace
page-eyes-nobody = Spectator

## The rules

page-help-search = Search the rules
page-help-contents = Sections
page-help-nothing = Nothing found.
page-help-found =
    { $count ->
        [one] { $count } section
       *[other] { $count } sections
    }
page-help-in-english = This section has not been translated yet.
