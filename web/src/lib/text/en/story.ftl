## The bar above the map

round-of = Round { $round } of { $rounds }, { $phase }
order-of-play = Order of play
seat-ours = your side
seat-theirs = opposing side
seat-own = you
seat-asked = is asked now
starting-piece = has the starting piece
team-mandamenti = { $who }: { n-mandamenti }; { $enough } together or { $one } of one family win
single-mandamenti = { $who }: { n-mandamenti }; { $enough } win
server-away = The server is away; trying again
menu = Menu
time-left = Time left
clock-days = { $days } days
clock-hours = { $hours }:{ $minutes } h

## The story over the map

story = What is happening
story-play = Go on
story-pause = Pause
story-step = One step
story-speed = How fast it is told
story-skip = Skip to now
story-left = { $number ->
    [one] { $number } more thing to tell
   *[other] { $number } more things to tell
}
speed = { $speed ->
    [0] at once
   *[other] { $speed }×
}
story-reveal = { $number ->
    [0] The encounter begins
    [one] The encounter begins: { $number } order is turned over
   *[other] The encounter begins: { $number } orders are turned over
}
story-order = { $order } in { $area }
show-on-map = Show on the map
track = Orders in their sequence
track-supply = Supply orders, by initiative
track-attack = Attack orders, by initiative
track-order = { $family }: { $order }, { $type } { $initiative }, in { $area }{ $state ->
    [done] {""}, done
    [present] {""}, being executed
   *[waiting] {""}
}
story-first = What led to your question is being told first.
story-to-question = Skip to the question

## How a fight came out

fought-with = { $text }: { $losses }
fought-taken = { $whose ->
    [own] You win { $area }
   *[other] { $area } goes to { $owner }
}
fought-lost = You lose { $area } to { $owner }
fought-held = { $whose ->
    [own] You keep { $area }
   *[other] { $area } stays with { $owner }
}
fought-emptied = Nobody is left in { $area }
loss-lost = { $whose ->
    [own] { $number } of yours fell
    [nobody] { $number } of { $owner } gone
   *[other] { $number } of { $owner } fell
}
loss-fled = { $whose ->
    [own] { $number } of yours went home
   *[other] { $number } of { $owner } went home
}
loss-joined = { $whose ->
    [own] { $number } joined you
   *[other] { $number } joined { $owner }
}

## A round is over

turning-point-round = Round { $round } begins
gains = What this round brought
gains-money = Money gained or spent
gains-came = { $units ->
    [units] Units
   *[soldati] Soldati
} from the supply
gains-fell = { $units ->
    [units] Units
   *[soldati] Soldati
} to the supply
gains-mandamenti = Mandamenti now

soldati-lost = { $owner } loses { n-soldati }
soldati-fled = { $owner }: { n-soldati } back to headquarters
soldati-joined = { $owner }: { n-soldati } join

## A duel

duel = Finesse in { $area }
duel-attacker = attacks
duel-defender = defends
duel-helps = plays for the defenders
duel-waiting = no card yet
duel-no-card = no card acts here
duel-takes = takes the other card
duel-leaves = leaves the other card
card-face-down = A card of { $family }, face down
card-to-come = { $family } has laid no card yet
card-of = laid by { $family }
card-taken-from = taken from { $family }

## The log

log-filter = What is shown
log-all = All
log-orders = Orders
log-fights = Fights
log-earlier = Earlier
log-newest = To the newest
log-details = What came of it
log-no-details = Nothing more to tell
log-undone = Taken back:

## Since you were away

summary = { $number ->
    [one] Since you were away: { $number } thing happened
   *[other] Since you were away: { $number } things happened
}
summary-play = Tell it as a story
summary-dismiss = I know
summary-orders = { $family } laid { n-orders }, in { $areas }

## Talk

chat-channels = Who hears it
chat-team = Team
chat-table = Table
chat-unread = Unread
chat-send = Send
chat-say-team = Say something to your partner
chat-say-table = Say something to everybody
chat-team-empty = Nothing has been said in the team yet.
chat-table-empty = Nothing has been said at the table yet.
chat-plan = The bot says what it is about to do
chat-plan-more = … and more
sketch = Sketch
chat-partner-drafts = { $name } is drafting
chat-partner-proposes = { $name } proposes

## Votes

vote = A vote
vote-pause = { $name } proposes a pause.
vote-resume = { $name } proposes to go on.
vote-cancel = { $name } proposes to cancel the game.
vote-draw = { $name } proposes a draw.
vote-undo = { $name } proposes to take back everything from answer { $first } on.
vote-replace = { $name } proposes that a bot plays for { $about }.
vote-for = { $name }: yes
vote-against = { $name }: no
vote-yes = Yes
vote-no = No
vote-withdraw = Withdraw my vote

## The end

ended-won = Your side wins
ended-lost = The opposing side wins
ended-nobody = Nobody wins
look-at-board = Look at the board
ended-show = How the game ended
ended-control = Whose control of which Mandamento is confirmed
ended-control-nobody = Nobody
ended-control-since = { $name } ({ $family ->
    [nobody] lost since
   *[other] { $family } controls it now
  })
word-mandamenti = { $number ->
    [one] Mandamento
   *[other] Mandamenti
}
rematch = Play again
export-record = Save the record
back-to-lobby = To the first page

## The menu

menu-close = Close the menu
menu-lobby = To your other games, or a new one
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
letters = Letters that open panels
letters-on = On
letters-off = Off
undo-title = Take back
undo-from = From which answer on
undo = Take back
undo-propose = Propose to take back
undo-note = Everything from this answer on is taken back.
undo-propose-note = Others have answered since, or something was shown: all must agree.
votes-title = Propose to all
menu-propose = Propose
propose-pause = A pause
propose-resume = Going on
propose-draw = A draw
propose-cancel = Cancelling the game
propose-replace = A bot in place of …
seat-title = Your seat
lend = Lend your partner time
lend-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
private-link = Your private link
private-link-new = A new private link
private-link-sure = The old link ends. It opens this seat on another device: show it to nobody.
copy = Copy
copied = Copied
name-change = Change
leave = Leave
leave-sure = A bot plays on for you until you come back.
menu-come-back = Come back and play on
concede = Concede
concede-sure = Give the game up? It ends when your whole team wants to.
conceded = You want to give up; your partner has not agreed yet.
sure = Yes
not-sure = No
files-title = Files
report = Report a problem
report-what = What happened?
report-hint = What did you do, what did you see, what had you expected?
report-note = Your words, the record of the game, what you see, the version of the program, your browser and its last errors are saved as one file. Send it to who runs this server.
report-save = Save the report
report-saved = Saved as { $name } in your downloads. Thank you!
report-failed = The report could not be saved.
about = About

## Answers ahead

ahead = Answer ahead
ahead-set = { $number ->
    [one] { $number } answer is set
   *[other] { $number } answers are set
}
ahead-note = Sealed until the question comes up, for this round only.
ahead-orders = Sequence of your orders of the same initiative
ahead-earlier = Let it come earlier
ahead-keep = Keep this sequence
ahead-forget = Ask me after all
ahead-ask-me = Ask me
ahead-agitated = led neutrals
ahead-card = Your card in { $area } against { $order }, if it comes to Finesse
ahead-take = The other card in { $area } against { $order }
ahead-second-movement = Second Movement of { $order }
ahead-final-action = Your final action
