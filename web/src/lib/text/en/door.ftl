## The first screen

page-name = famiglia
page-claim = Sicily in the 1980s: plan in secret, then see who holds the island.
new-game = New game
your-name = Your name
play = Play
mode = Who plays
mode-2v2 = 2 against 2
mode-2v2-text = Two teams of two families. The game as it was made.
mode-2v1 = 2 against 1
mode-2v1-text = A team against one player who does more alone.
mode-1v1 = 1 against 1
mode-1v1-text = Two players, each with the work of a team, and the Cupola.
level = How strong the single player is
level-easy = easy for the team
level-medium = even
level-hard = hard for the team
you-play = You play
seat-alone = alone
seat-team = in the team
seat-partner = Partner
seat-opponent = Opponent
seat-free = free
seat-yours = you
bot-soldato = Bot: Soldato (plans well)
bot-picciotto = Bot: Picciotto (for beginners)
friend = A friend (by a link)
set-up = How it begins
set-up-quick-first-game = First game
set-up-quick-first-game-text = Everything is laid out, with families that are easy to lead. Best for newcomers.
set-up-quick = Quick
set-up-quick-text = Chance sets up for everybody; you begin with the first turn.
set-up-full = Full
set-up-full-text = You choose families and place your first pieces yourselves.
own-tables = Your games
table-asked = Your turn
table-open = Waiting for players
table-running = Others are thinking
table-paused = Paused
table-ended = Over
table-frozen = Stopped
note-history = This is a game about a war of the 1980s that was real and had victims. The persons and families here are invented, and nothing in it is meant as praise.
note-unofficial = An unofficial page made by players, not connected with the publisher or the authors of the board game.

## Coming in

opening-table = The table is being set …
to-the-door = To the first page

## Waiting for others

waiting-room = A table is set
team-number = Team { $number }
sit-down = Sit down
sit-too = Sit here too
name-for-seat = Name
invite = Send this address to your friends
start = Start the game
start-waits = Waiting for all seats
begun-without-you = The game has begun, and you do not sit here.

## The first visit to a table

first-steps = What to do first
first-asked = This line says what you are asked, and why. The number leads to the rule.
first-glows = What glows can be clicked: areas and seas on the map, spaces on the sheets. Click in any sequence.
first-confirm = Nothing is real yet. Look at the result, step back as often as you like; Confirm makes it real.
first-next = Next
first-done = Let us play
first-skip = No more hints

## Several players before one screen

curtain = Pass the screen to { $name }
curtain-text = What one of you may see is not always for the other.
curtain-go = I am { $name }
curtain-nobody = Who is at the screen?
