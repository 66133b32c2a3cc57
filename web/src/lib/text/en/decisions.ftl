## The prompt

prompt = What you decide
prompt-ended-over = The game is over.
prompt-ended-conceded = The game is over: a team has given it up.
prompt-ended-draw = The game is over: all agreed on a draw.
prompt-ended-cancelled = The game is over: it was cancelled.
prompt-frozen = Nothing can be done at this table any more: { $why }
prompt-paused = The table is paused.
prompt-story = Let us see what happened.
prompt-whole = Your move is ready. Confirm makes it real.
prompt-early = All choose at the same time.
prompt-sealed = You have chosen. It stays hidden until all have.
prompt-proposing = A proposal for { $name }: { $text }
prompt-proposed = Your proposal is ready; your partner sees it.

confirm = Confirm
confirm-title = Make the move{ $input ->
    [touch] {""}
   *[mouse] {" "}(Enter)
}
step-back = Step back
step-back-title = { $input ->
    [touch] Take back the last choice or answer
   *[mouse] Take back the last click or answer (Backspace)
}
reset = Reset
reset-title = Take back the whole draft{ $input ->
    [touch] {""}
   *[mouse] {" "}(Escape twice)
}
drafted = Your draft
proposed = Your proposal
dropped = { $number ->
    [one] The last answer of your draft is not offered any more.
   *[other] The last { $number } answers of your draft are not offered any more.
}
picked = Chosen so far
unpick = Not { $name }
picked-number = { $name } { $number }
unreached = The server cannot be reached. Nothing is lost.
page-outdated = There is a newer version of this page. Nothing is lost.
load-newer-page = Load it
anytime = Anytime
anytime-title = What may be done at any time: sell an order, give the partner Money
list = List
list-title = All answers as a plain list{ $input ->
    [touch] {""}
   *[mouse] {" "}(L)
}
list-filter = Look for
list-count = { $number ->
    [one] 1 answer
   *[other] { $number } answers
} of { $all }
list-more = Show { $number } more
list-empty = You are asked nothing now.

money-own = You have { $money } Money
money-then = You have { $money } Money, and { $then } after what you have drafted
cost-keeps = you keep { $money }
done-loses = You could still { $parts }; that is lost.
done-deploy = Go on without deploying anybody.

## What a choice that is half made still lacks

remaining = Now choose { $what }.
remaining-variant = what to do there
remaining-area = an area
remaining-start = from where
remaining-sea = a sea
remaining-column = a column
remaining-row = a row of the mat
remaining-owner = whose token
remaining-family = a family
remaining-own = your family
remaining-partner = your partner’s family
remaining-order = an order
remaining-tile = a tile
remaining-from = from which tile
remaining-to = to which tile
remaining-card = a card
remaining-character = a character
remaining-space = a space
remaining-destination = where the token goes
remaining-number = how many
remaining-members = how many members
remaining-soldati = how many Soldati
remaining-cars = how many cars
remaining-way = which way
remaining-car = with or without a car
remaining-favour = what Favours pay
remaining-seat = who
remaining-turn-use-space = a free space of the bottom sheet
remaining-turn-use-column = a token of the top sheet
remaining-turn-use-owner = a token of the top sheet
remaining-turn-use-column-last = which token of the top sheet to lay there
remaining-turn-use-owner-last = which token of the top sheet to lay there
remaining-turn-gain-column = a column of the top sheet
remaining-lay-token-owner = which of the tokens
remaining-lay-token-space = the space where it goes
remaining-act-order-area = the area where it goes
remaining-act-shotgun-area = where to
remaining-act-bomb-area = the target

## What glows

glowing = { $input ->
    [touch] Touch what glows:
   *[mouse] Click what glows:
}
glowing-area = { $number ->
    [one] 1 area
   *[other] { $number } areas
}
glowing-area-where = On the map
glowing-sea = { $number ->
    [one] 1 sea
   *[other] { $number } seas
}
glowing-sea-where = On the map
glowing-space = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
glowing-space-where = On the bottom sheet
glowing-column = { $number ->
    [one] 1 column
   *[other] { $number } columns
}
glowing-column-where = On the top sheet
glowing-token = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
glowing-token-where = On the top sheet
glowing-solo = { $number ->
    [one] 1 space of the solo board
   *[other] { $number } spaces of the solo board
}
glowing-solo-where = On the solo board
glowing-tile = { $number ->
    [one] 1 control tile
   *[other] { $number } control tiles
}
glowing-tile-where = Beside the cards
glowing-card = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
glowing-card-where = Beside the tiles
glowing-character = { $number ->
    [one] 1 character
   *[other] { $number } characters
}
glowing-character-where = Beside the tiles
glowing-order = { $number ->
    [one] 1 order
   *[other] { $number } orders
}
glowing-order-where = In headquarters
glowing-row = { $number ->
    [one] 1 row of the mat
   *[other] { $number } rows of the mat
}
glowing-row-where = On the mat of the family
glowing-family = { $number ->
    [one] 1 family
   *[other] { $number } families
}
glowing-family-where = Beside the mats
glowing-supply = the supply
glowing-supply-where = In headquarters

thing-space = Space
thing-column = Column
thing-token = Token
token-in = { $owner } token in { $column }
thing-solo = Solo board
thing-tile = Tile
thing-card = Card
thing-character = Character
thing-order = Order
thing-row = Row
thing-family = Family
thing-supply = To
supply = the supply

## Kinds of answers as headings

variant-turn-use = Use a space
variant-turn-use-means = Lay one token of the top sheet on a free space of the bottom sheet and do the action of that space.
variant-turn-gain = Gain influence
variant-turn-gain-means = Lay all tokens of a column on the bottom sheet without doing the actions there; then do the action of the column and, before or after it, lay an order as with every column.
variant-turn-pass = Pass
variant-turn-additional = Additional action
variant-turn-additional-means = Use a space of the solo board, besides your move.
variant-set-up-unit-soldati = Soldati
variant-set-up-unit-car = Car
variant-set-up-unit-boat = Boat
variant-set-up-unit-members = Members
variant-act-recruit = Recruit
variant-act-place = Place Soldati
variant-act-garrison = Soldati with labs
variant-act-members = Members into the Cupola
variant-act-order = Lay an order
variant-act-car = Car
variant-act-lab = Lab
variant-act-boat = Boat
variant-act-launder = Launder
variant-act-money = Money
variant-act-ultima = Ultima Azione
variant-act-exert = Move a token from the mat
variant-act-rally = Rally
variant-act-shotgun = Movement
variant-act-bomb = Strike
variant-act-pentito = Pentito
variant-act-reinforce = Reinforce
variant-act-pull = Draw over
variant-act-agitate = Agitate
variant-conflict-finesse = Finesse
variant-conflict-brute-force = Brute force
variant-take-take = Take
variant-take-leave = Leave
variant-anytime-sell = Sell an order
variant-anytime-give = Give Money
variant-act-done = Enough

## Numbers, ways and the like

aspect-number = How many?
aspect-set-up-unit-number = How many Soldati?
aspect-act-number = How many?
aspect-force-number = How many Soldati?
aspect-buy-number = How many defenders?
aspect-turn-defenders-number = How many defenders?
aspect-members = Members
aspect-soldati = Soldati
aspect-cars = Cars
aspect-way = Which way?
aspect-car = With a car?
aspect-favour = Favour
aspect-own = You lead
aspect-partner = The partner leads
aspect-start = From
aspect-area = To
aspect-from = From
aspect-to = To
aspect-seat = Who?
value-way-land = Over land
value-way-boats = By boats
value-way-allies = With Allies
value-car-true = With a car
value-car-false = Without a car
value-favour-true = Unpaid by Favours
value-favour-false = Pay the owner
value-favour-none = Pay all owners

## Explanations

explained = About { $name }
explain-picked = Chosen. { $input ->
    [touch] Touch
   *[mouse] Click
} it again to take that back.
explain-many = { $input ->
    [touch] Touch it
   *[mouse] Click
} to choose it; { $number } answers are left then.
explain-ways = { $input ->
    [touch] Touch it
   *[mouse] Click
} to choose it, for: { $ways }.
explain-otherwise = This does not go together with what you have chosen.
explain-instead = Choose this instead
explain-none = Nothing is known about that.
explain-not-asked = You are asked nothing now.

## Keys

keys = Keys
close = Close
key-Enter = Enter
key-Enter-does = press what Tab has led to, else confirm the move
key-Backspace = Backspace
key-Backspace-does = step back
key-Escape = Escape
key-Escape-does = close the explanation, then the panel, then take the last click back; twice when nothing is left: drop the draft
key-digits = 0 – 9
key-digits-does = choose a number, or press the button at this place of the prompt
key-arrows = Arrows
key-arrows-does = go from area to area; letters jump to a name
key-pan = Shift + arrows
key-pan-does = move the map
key-zoom = + − 0
key-zoom-does = on the map: nearer, farther, all of it
key-draw = Enter
key-draw-does = while you sketch: draw at the area that has the focus; an arrow is begun there, then ended
key-take-away = Delete
key-take-away-does = while you sketch: take away what you drew there, else what you drew last
key-question = ?
key-question-does = explain what has the focus, else show these keys
key-panel-sheets = the action sheets
key-panel-families = families, mats, headquarters
key-panel-tiles = control tiles, cards, characters
key-panel-lookup = orders
key-panel-log = the log
key-panel-team = talk
key-panel-rules = the rules
key-panel-list = all answers as a list; type to look for one

## Kinds of questions with a component of their own

above-prompt = Your choice
above-prompt-lower = Show the board
above-prompt-raise = Back to the choice
family-easy = Good for a first game
lead-own = I lead it
lead-of = { $lead }: { $family }
lead-partner = My partner leads it
lead-family = Lead this family
card-about = Both lay one card face down; then each may take the other’s, unseen. A card works for the side before whom it lies.
take-take-means = The other side’s card comes over to yours and works there. You have not seen it.
take-leave-means = It stays before the other side and works there.
conflict-finesse-means = A duel of cards: both sides lay one face down, and each may take the other’s unseen. Cards turn Soldati or send them home; then both sides fall one by one.
conflict-brute-force-means = { $number ->
    [0] No cards: both sides fall one by one until at least one has nobody left.
    [one] No cards: 1 attacker goes first; then both sides fall one by one until at least one has nobody left.
   *[other] No cards: { $number } attackers go first; then both sides fall one by one until at least one has nobody left.
}

## Hints for newcomers

hints = What to do first
hint-about = Two sides fight for the { $all } Mandamenti of Sicily. A family controls one while it alone holds { $areas } of its areas. Your side wins with { $enough } at the end of a round{ $alone ->
    [0] {""}
   *[other] , or with { $alone } of one family alone
}; after round { $rounds } the side with more wins.
hint-more = All about winning:
hint-asked = Here you read what you are asked. The number leads to the rule.
hint-glows = What glows can be { $input ->
    [touch] touched
   *[mouse] clicked
}, in any order.
hint-panels = Sheets, mats, tiles, orders and rules are here. A dot says: something glows there.
hint-confirm = Nothing counts before you press Confirm. Try things out; Step back takes them back.
hint-next = Next
hint-done = Let us play
hint-skip = No more hints

## The fight before it starts

forecast-title = Into { $area }
forecast-from = from { $area }
forecast-soldati = { $number ->
    [one] With 1 Soldato
   *[other] With { $number } Soldati
}
brute-force-toll = { $number ->
    [0] {""}
    [one] (1 goes first)
   *[other] ({ $number } go first)
}
odds-attacker = If you do: { $chance } to take the area, { $left } of yours left on average.
odds-defender = If you do: { $chance } to hold the area, { $left } of yours left on average.
odds-never = Who plays best lays another card.
odds-always = Who plays best always lays this one.
odds-often = Who plays best varies, and lays this one { $often } of the time.
odds-about = The chances hold if the other side plays as well as it can, and you do from then on.
take-about = The other card is not known to anybody but who laid it: the chances count with each card that good players would have laid.
forecast-conflict = { $attackers } against { $defenders }
bonus-attack = Attack
bonus-defence = Defence
bonus-skulls = skulls { $number }
bonus-car = car { $number }
bonus-seaborne = Miniguns { $number }
bonus-labs = labs { $number }
bonus-vests = vests { $number }
bonus-guard = Lookouts { $number }
bonus-removed = { $number ->
    [0] No defender is removed by the bonuses.
    [one] 1 defender is removed at once.
   *[other] { $number } defenders are removed at once.
}
bonus-face-down = { $number ->
    [one] 1 face-down order there may add vests.
   *[other] { $number } face-down orders there may add vests.
}
result-taken = taken, { $number } left
result-held = not taken, { $number } left there
result-empty = nobody left there
percent = { $number } %
result-finesse = taken with { $chance }, ø { $own } left
short-brute-force = Brute force: { $text }
short-finesse = Finesse: { $text }
plans = How both sides play it best
plan-attacker = { $takes ->
    [true] Lay { $card } and take the other card
   *[false] Lay { $card } and leave the other card
}
plan-defender = { $taken ->
    [true] { $left ->
        [true] They lay { $card } and always take yours
       *[false] They lay { $card } and take yours only if theirs was taken
    }
   *[false] { $left ->
        [true] They lay { $card } and take yours only if theirs was left
       *[false] They lay { $card } and leave yours
    }
}
force = { n-soldati }{ $car ->
    [true] , car
   *[other] {""}
}

## The partner, and who was away

proposes = { $name } proposes:
take-over = Take it over
prompt-partner-drafts = { $name } is drafting:
prompt-propose = Propose a move to { $name }
prompt-propose-end = Enough proposed
away = A bot plays in your place.
prompt-come-back = Play on yourself
