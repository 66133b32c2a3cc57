## The first screen

page-name = famiglia
page-claim = Sicily in the 1980s: lay your orders face down, then see who holds the island.
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
level = How hard it is for who plays alone
level-easy = easy
level-medium = medium
level-hard = hard
you-play = You play
seat-alone = alone
seat-team = in the team
seat-partner = Partner
seat-opponent = Opponent
seat-free = free
seat-yours = you
seat-leave = Leave the seat
bot-picciotto = Bot, easy (Picciotto)
bot-soldato = Bot, harder (Soldato)
bot-name-picciotto = Picciotto
bot-name-soldato = Soldato
friend = A friend (by a link)
set-up = How it begins
set-up-quick-first-game = First game
set-up-quick-first-game-text = Everything is laid out, with families that are easy to lead. Best for newcomers.
set-up-quick-first-game-text-1v1 = All but one thing is laid out, with families that are easy to lead: you say how many of your units go to the Cupola. Best for newcomers.
set-up-quick = Quick
set-up-quick-text = Chance sets up for everybody; you begin with the first turn.
set-up-quick-text-1v1 = Chance sets up for everybody; you say how many of your units go to the Cupola, then comes the first turn.
set-up-first-game = First game, in full
set-up-first-game-text = Families that are easy to lead; you choose among them and place your first pieces yourselves.
set-up-full = Full
set-up-full-text = You choose families and place your first pieces yourselves.
about-game = What it is about
about-text = Two sides fight for Sicily. The island is divided into Mandamenti, districts of a few areas; a family that holds enough of them, two of three in the base game, controls the Mandamento. You lead one family: gather Soldati, win influence in church, police, justice and economy, and lay your orders face down. Your opponents do not know what you are up to until all orders are turned over.
about-round = How a round goes
about-plan = Plan
about-plan-text = In turn you use spaces of the action sheets and lay orders face down on the map.
about-reveal = Reveal
about-reveal-text = All orders are turned over. They are carried out one after the other.
about-fight = Fight
about-fight-text = Soldati move and strike. Brute force is certain; Finesse is a duel of hidden cards.
about-manage = Manage
about-manage-text = Who controls which Mandamento is settled; it brings tiles with new powers.
about-win = How one wins
about-win-text = After the fights of a round a side with enough Mandamenti wins at once: in the base game six together, or five of one family. After the last round the side with more wins.
about-rules = Read the rules
rules-title = The rules
own-tables = Your games
ended-tables = Finished games
ended-more = Show more
table-result = { $result ->
    [won] Won
    [lost] Lost
    [cancelled] Cancelled
   *[draw] A draw
}
table-asked = Your turn
table-open = Waiting for players
table-running = Others are thinking
table-turn-of = { $name } is thinking
table-with = { $own } against { $others }
table-you = you
table-time = { $phase ->
    [none] not begun
    [set-up] set-up
   *[other] round { $round }, { $name }
}
table-moved = last move: { $ago }
table-paused = Paused
table-ended = Over
table-frozen = Stopped
disclaimer-history = This is a game about a war of the 1980s that was real and had victims. The persons and families here are invented, and nothing in it is meant as praise.
disclaimer-unofficial = An unofficial page made by players, not connected with the publisher or the authors of the board game.

## Coming in

page-load-error = A part of this page could not be read. What you have done is kept.
opening-table = The table is being set …
nowhere = { $of ->
    [table] There is no such table
   *[page] Nothing is here
}
nowhere-text = Perhaps the address was cut or mistyped. Your games are where they were.
to-the-lobby = To the first page
try-again = Try again

## Waiting for others

waiting-room = A table is set
team-number = Team { $number }
sit-down = Sit down
sit-too = Sit here too
name-for-seat = Name
invite = Send this address to your friends
invite-own = This address works on this computer only. For friends in the same network start with “famiglia play --lan”; if others can reach this server already, put this computer's address in place of { $host }.
start = Start the game
start-waits = Waiting for all seats
begun-without-you = The game has begun, and you do not sit here.
over-without-you = The game at this table is over.
table-closed = This table was closed before a game began.

## The first visit to a table


## Several players before one screen

seat-handover = Pass the screen to { $name }
seat-handover-text = What one of you may see is not always for the other.
seat-handover-go = I am { $name }
seat-handover-nobody = Who is at the screen?
