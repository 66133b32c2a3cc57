## What somebody did, without what others may not know

entry-draw-tile = The tile { $tile } is in play
entry-draw-colour = { $family } is drawn
entry-choose-families = { $who } leads { $own }, the partner { $partner }
entry-choose-families-hidden = { $who } chooses the team's families{ $secretly ->
    [yes] {" "}in secret
   *[no] {""}
}
entry-draw-picker = { $seat } picks a family first
entry-pick-family = { $who } picks { $family }
entry-draw-commission = { $family } is drawn
entry-draw-area = { $area } becomes fictional
entry-unlock = { $who } opens the locked space { $space }
entry-unlock-done = { $who } opens no locked space
entry-draw-start = { $seat } begins
entry-deal-character = The character { $character } is dealt
entry-deal-hidden = The character { $character } is dealt face down
entry-deal-hidden-hidden = A character is dealt face down
entry-choose-character = { $who } keeps { $character }
entry-choose-character-hidden = { $who } keeps a character in secret
entry-split = { $who } takes { some-units } home
entry-split-hidden = { $who } decides in secret how many of { $come ->
    [one] { $come } unit that comes home is a member
   *[other] { $come } units that come home are members
}
entry-set-up-unit-soldati = { $who } places { n-soldati } in { $area }
entry-set-up-unit-car = { $who } places a car in { $area }
entry-set-up-unit-boat = { $who } places a boat in { $sea }
entry-set-up-unit-members = { $who } puts { n-members } into the Cupola
entry-set-up-lab = { $who } builds a lab in { $area }
entry-first-token = { $who } lays a token in the column { $column }
entry-refill = { $number ->
    [0] { $who } puts no members into the Cupola
   *[other] { $who } puts { n-members } into the Cupola
}
entry-begin-tile = { $who } uses the tile { $tile }
entry-begin-tile-done = { $who } uses no more tiles
token-taken = { $whose ->
    [own] an own token
    [neutral] a neutral token
   *[other] { $owner }'s token
}
entry-turn-use = { $who } uses { $space } with { token-taken } from { $column }{ $favour ->
    [yes] , unpaid by Favours
   *[no] {""}
}
entry-turn-gain = { $who } gains influence in the column { $column }{ $favour ->
    [no] {""}
   *[other] , { $favour }'s token unpaid by Favours
}
entry-turn-pass = { $who } passes
entry-turn-additional = { $who } does the additional action { $space } before the move
entry-additional-action = { $who } does the additional action { $space }
entry-additional-action-done = { $who } does no additional action
entry-give-up = { $who } gives up the order { $order } for { $sale } Money
entry-act-recruit = { $who } recruits { some-units }
entry-act-recruit-hidden = { $who } recruits { $units ->
    [units] { n-units }
   *[other] { n-soldati }
}
entry-act-place = { $members ->
    [0] { $who } places { n-soldati } in { $area }
   *[other] { $who } places { n-soldati } in { $area } and puts { some-members } into the Cupola
}
entry-act-members = { $who } puts { n-members } into the Cupola
entry-act-garrison = { $who } places { n-soldati } with the { $number ->
    [one] lab
   *[other] labs
} in { $area }
entry-act-order = { $who } lays the order { $order } in { $area }
entry-act-order-hidden = { $who } lays an order face down in { $area }
entry-act-car = { $who } places a car in { $area }
entry-act-lab = { $who } builds a lab in { $area }
entry-act-boat = { $who } places a boat in { $sea }
entry-act-launder = { $who } launders money
entry-act-money = { $who } takes Money
entry-act-ultima = { $who } keeps an Ultima Azione
entry-act-exert = { $token ->
    [commission] { $who } moves a commission token from { $row } to { $destination }
   *[own] { $who } moves a token from { $row } to { $destination }
}
entry-act-rally = { $who } gathers Soldati and cars in { $area } (Rally)
entry-act-shotgun = { $who } moves from { $start } to { $area } { $way ->
    [boats] by boats
    [allies] over land with Allies
   *[land] over land
}
entry-act-bomb = { $who } strikes from { $start } at { $area }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
entry-act-pentito = { $who } gives up a Soldato for Pentito
entry-act-reinforce = { $who } reinforces the areas around
entry-act-pull = { $who } draws enemies over
entry-act-agitate = { $who } agitates the neutrals of { $area }
entry-act-done = { $who } does no more
entry-lay-token = { $who } lays { token-taken } on { $space }
entry-boat-goes = { $whose ->
    [own] { $who } sends another own boat to the supply
   *[other] { $who } sends { $family }'s boat to the supply
}
entry-final-action = { $who } does the final action { $space }
entry-final-action-done = { $who } does no final action
entry-rally-from = { $who } brings { some-soldati-and-cars } from { $area }
entry-rally-from-done = { $who } brings no more
entry-next-order = { $who } chooses the order { $order }
entry-bribe = { $who } bribes the defenders
entry-bribe-done = { $who } does not bribe
entry-force = { $who } sends { n-soldati }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
entry-turn-defenders = { $number ->
    [0] { $who } replaces no defenders
   *[other] { $who } replaces { n-defenders }
}
entry-buy = { $number ->
    [0] { $who } pays nothing
   *[other] { $who } pays { n-money } to remove { n-defenders }
}
entry-conflict-finesse = { $who } fights with Finesse
entry-conflict-brute-force = { $who } fights with Brute force
entry-helper = { $whose ->
    [own] { $who } plays the defenders' card
   *[other] { $who } lets { $family } play the defenders' card
}
entry-card = { $who } lays the card { $card }
entry-card-hidden = { $who } lays a card face down
entry-take-leave = { $who } leaves the other card
entry-take-take = { $who } takes the other card
entry-occupy = { $who } brings { some-units } by Recruitment
entry-occupy-done = { $who } places no Soldati
entry-pentito-remove = { $who } removes { n-soldati } in { $area }
entry-pentito-remove-done = { $who } removes no more
entry-pull-from = { $who } draws { n-soldati } over from { $area }
entry-pull-from-done = { $who } draws nobody else over
entry-reinforce-area = { $members ->
    [0] { $number ->
        [0] { $who } lets the partner place Soldati in { $area }
       *[other] { $who } places { n-soldati } in { $area }
    }
   *[other] { $number ->
        [0] { $who } puts { some-members } into the Cupola instead of Soldati in { $area }
       *[other] { $who } places { n-soldati } in { $area } and puts { some-members } into the Cupola
    }
}
entry-reinforce-area-done = { $who } places no more Soldati
entry-agitate-move = { $who } leads { n-neutrals } to { $area }
entry-remove-tile = { $who } gives up the tile { $tile }
entry-place-tile = { $who } marks the tile { $tile }
entry-move-tile = { $who } moves a token from the tile { $from } to { $to }
entry-move-tile-done = { $who } moves no more tokens
entry-anytime-sell = { $who } sells the order { $order } for { $sale } Money
entry-anytime-give = { $who } pays { $spent } Money to give the partner { $received }
entry-undo = { $who } takes back what was done
