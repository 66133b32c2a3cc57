## The panel beside the map

read-rule = Read rule { $number }
panel-label = What lies beside the map
panel-wider = Width of the panel
panel-close = Close the panel
panel-sheets = Sheets
panel-families = Families
panel-tiles = Tiles
panel-lookup = Orders
panel-log = Log
panel-team = Talk
panel-rules = Rules
panel-list = Answers
panel-sheets-title = The action sheets
panel-families-title = Families
panel-tiles-title = Tiles and cards
panel-lookup-title = Orders and supplies
panel-log-title = What happened
panel-team-title = Talk
panel-rules-title = The rules
panel-list-title = All answers
panel-calls = something to choose here

## The action sheets

sentence = { $text }.
sheet-top = Top sheet { $number }
sheet-top-use = take one token, or all of a column
sheet-bottom = Bottom sheet { $number }
sheet-bottom-use = lay it here and act
sheet-with-column = With every column:
sheet-bar = With every column: { $action }.
sheet-column-does = Gain influence: lay all its tokens on the bottom sheet, without the actions there; then: { $action }. Before or after that, as with every column: { $bar }. Costs { $cost ->
    [0] {""}
   *[other] { $cost } Money for the column and {""}
}{ $token } Money for each token, and { $foreign } more for each token of another family, to its owner.
sheet-closed = Emptied in this phase: closed until its end.
sheet-taken = The partner has just taken from it, so it may not be emptied now.
sheet-thing = { $name }. { $text }
sheet-token = { $number ->
    [one] { $owner } token
   *[other] { $number } tokens: { $owner }
}
sheet-token-of = In the column { $column }.
sheet-pays = Pay { $money } Money
sheet-receives = { $money ->
    [0] Costs nothing
   *[other] Receive { $money } Money
}
sheet-blue = A blue space has no action.
sheet-base-recruit = Your base for recruiting is { $value }.
sheet-base-place = Your base for placing is { $value }.
sheet-unlimited = It holds any number of tokens.
sheet-lies-here = { $number ->
    [one] A token lies here: { $owner }.
   *[other] { $number } tokens lie here: { $owner }.
}
sheet-bust = The bust of { $family } stands here.
sheet-free = No cost
sheet-not-paid = Nothing to pay now
sheet-more-costs = and { $number } more ways
sheet-hint = { $input ->
    [touch] Hold a finger on
   *[mouse] Point at
} a space, a column or a token to read what it does and what it costs.

## Orders as cards

order-kind = { $type } order, initiative { $initiative }{ $basic ->
    [true] , basic
   *[other] {""}
}
order-all = { $name }. { $kind }. { $action }.

## What the own draft changes

draft-changes = (changed by your draft)
draft-was = was { $was }

## Families, headquarters, mats

families-none = The families have not been chosen yet.
families-shown = Whose mat and headquarters are shown
family-own = you
family-partner = partner
family-enemy = opponent
hq-of = Headquarters of { $family }
hq-headquarters = headquarters
hq-money = Money
hq-mandamenti = Mandamenti
hq-of-needed = { $number } / { $needed }
hq-favours = Favours used
hq-bust = Bust
hq-laid = laid
hq-supply = In the supply
hq-token-here = The token goes to the supply
hq-cars = Cars
hq-boats = Boats
hq-tokens = Tokens
hq-tokens-out = Tokens out
hq-commission = Commission tokens
hq-orders-home = { $number ->
    [0] No order at home
    [one] 1 order at home
   *[other] { $number } orders at home
}
hq-orders-hidden = { $number ->
    [0] There is nothing to hide.
   *[other] Which ones only their team knows.
}
units-soldati = Soldati
units-members = Members
units-both = Units
units-of-them-members = of them members
units-between = { $least } to { $most }
common-supply = What is nobody's
common-labs = Labs
common-neutrals = Neutral Soldati
common-tokens = Neutral tokens
common-tokens-out = Neutral tokens out
common-fictional = Fictional ({ $colour })
mat = Mat
mat-of = Mat of { $family }
mat-row = { $name }: { $revealed } of { $slots } slots revealed, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} left
mat-orders = { $number ->
    [one] 1 order still on the mat
   *[other] { $number } orders still on the mat
}
mat-value-justice = Each car counts { $value } in a Movement and { $strike } in a Strike
mat-value-police = Place: base value { $value }
mat-value-economy = Base value { $value }
mat-value-church = Recruit: base value { $value }
mat-brings = Brings the order { $order }
mat-next = The next token of this row reveals: { $what }
mat-all-revealed = All of this row is revealed
mat-hint = { $input ->
    [touch] Hold a finger on
   *[mouse] Point at
} a slot to read what it does. Influence takes tokens off a row and reveals what lies under them.
mat-covered = Still covered by a token
mat-doubled = A token of the commission lies on it
mat-counts = Counts now

## Tiles, cards, characters, solo board, Cupola

tiles-control = Control tiles
tiles-control-about = who has marked them: the own team, then the other
tiles-others = Not in this game:
tiles-cards = Conflict cards
tiles-cards-about = each family has the same
tiles-characters = Characters
tiles-characters-about = what they bring at the start
tile-when-planning-start = at the start of planning
tile-when-planning-always = in planning
tile-when-encounter-start = at the start of the encounter
tile-when-encounter-always = in the encounter
tile-costs-money = Costs { $money } Money.
tile-costs-soldati = Costs { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
} of headquarters.
tile-marked = { $own ->
    [true] Own team:
   *[other] Other team:
} { $family }.
tile-nobody = nobody
character-of = With { $name }.
character-home = at home
character-board = on board
brought = At home: { $home }. On the board: { $board }.
solo-board = Solo board
solo-about = { $common ->
    [true] common to both, each space once a game
   *[other] for who plays alone
}
solo-explained = It makes up for a missing partner: tokens of the commission that come off your mat are laid here, and the action of the space is done.
fictional-explained = The fictional family belongs to nobody. It holds its areas and never attacks; it can be attacked like any family.
solo-hint = { $input ->
    [touch] Hold a finger on
   *[mouse] Point at
} a space of the solo board to read what it does and what it costs.
solo-commission = Commission { $colour }: { $supply } in the supply.
solo-no-colour = not drawn yet
solo-additional = Additional tokens: { $waiting } waiting, { $blocked } blocked.
solo-out = Out of the game: { $number }.
solo-locked = Locked.
solo-opened = Was locked and has been opened.
cupola = The Cupola
cupola-about = control from { $control } members, lock at { $lock }
cupola-has = { $family } { $number ->
    [one] 1 member
   *[other] { $number } members
}
cupola-token = counts as a Mandamento
cupola-locked-out = locked out of the solo board

## The rules

rules-search = Search the rules
rules-loading = The rules are being fetched.
rules-none = No rule has all these words.
rules-away = The rules could not be fetched.
rules-chapters = Chapters

## Looking up orders and supplies

lookup-hidden = Face down on the map
lookup-hidden-about = what it can be; { $input ->
    [touch] touch
   *[mouse] click
} a token to note for yourself: believed, or excluded
lookup-in = { $family }, face down in { $area }
lookup-can-be = { $number ->
    [one] can only be
   *[other] can be { $number } orders
}
lookup-mark = { $order }: { $belief }
belief-none = not marked
belief-believed = believed
belief-excluded = excluded
lookup-note = Note
lookup-note-of = Private note on the order in { $area }
lookup-orders = All orders
lookup-of = { $number } orders in all
lookup-shown = { $number ->
    [one] 1 lies face up on the map
   *[other] { $number } lie face up on the map
}
lookup-laid = { $number ->
    [one] 1 lies face down on the map
   *[other] { $number } lie face down on the map
}
lookup-unknown = { $hidden ->
    [0] { $number } at home
   *[other] { $home } at home, { $hidden } face down on the map: which ones only their team knows
}
lookup-home = { $number } at home
lookup-mat = { $number } not gained yet: they lie under tokens of the mat
lookup-executed = { $number } being executed: its area is lost
lookup-removed = { $number } out of the game
lookup-lies-in = in { $area }
lookup-seen = seen in round { $round }
supplies = Money, headquarters and supplies
supplies-money = Money
supplies-home = Soldati at home
supplies-soldati = Soldati in the supply
supplies-cars = Cars in the supply
supplies-boats = Boats in the supply
supplies-tokens = Tokens in the supply
