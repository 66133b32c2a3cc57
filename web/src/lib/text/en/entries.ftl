## What somebody did, without what others may not know

deed-draw-tile = The tile { $tile } is in play
deed-draw-colour = { $family } is drawn
deed-choose-families = { $who } leads { $own }, the partner { $partner }
deed-choose-families-hidden = { $who } chooses the team's families{ $secretly ->
    [yes] {" "}in secret
   *[no] {""}
}
deed-draw-picker = { $seat } picks a family first
deed-pick-family = { $who } picks { $family }
deed-draw-commission = { $family } is drawn
deed-draw-area = { $area } becomes fictional
deed-unlock = { $who } opens the locked space { $space }
deed-unlock-done = { $who } opens no locked space
deed-draw-start = { $seat } begins
deed-deal-character = The character { $character } is dealt
deed-deal-hidden = The character { $character } is dealt face down
deed-deal-hidden-hidden = A character is dealt face down
deed-choose-character = { $who } keeps { $character }
deed-choose-character-hidden = { $who } keeps a character in secret
deed-split = { $who } takes { some-units } home
deed-split-hidden = { $who } decides in secret how many of { $come ->
    [one] { $come } unit that comes home is a member
   *[other] { $come } units that come home are members
}
deed-set-up-unit-soldati = { $who } places { n-soldati } in { $area }
deed-set-up-unit-car = { $who } places a car in { $area }
deed-set-up-unit-boat = { $who } places a boat in { $sea }
deed-set-up-unit-members = { $who } puts { n-members } into the Cupola
deed-set-up-lab = { $who } builds a lab in { $area }
deed-first-token = { $who } lays a token in the column { $column }
deed-refill = { $number ->
    [0] { $who } puts no members into the Cupola
   *[other] { $who } puts { n-members } into the Cupola
}
deed-begin-tile = { $who } uses the tile { $tile }
deed-begin-tile-done = { $who } uses no more tiles
token-taken = { $whose ->
    [own] an own token
    [neutral] a neutral token
   *[other] { $owner }'s token
}
deed-turn-use = { $who } uses { $space } with { token-taken } from { $column }{ $favour ->
    [yes] , unpaid by Favours
   *[no] {""}
}
deed-turn-gain = { $who } gains influence in the column { $column }{ $favour ->
    [no] {""}
   *[other] , { $favour }'s token unpaid by Favours
}
deed-turn-pass = { $who } passes
deed-turn-additional = { $who } does the additional action { $space } before the move
deed-additional-action = { $who } does the additional action { $space }
deed-additional-action-done = { $who } does no additional action
deed-give-up = { $who } gives up the order { $order } for { $sale } Money
deed-act-recruit = { $who } recruits { some-units }
deed-act-recruit-hidden = { $who } recruits { $units ->
    [units] { n-units }
   *[other] { n-soldati }
}
deed-act-place = { $members ->
    [0] { $who } places { n-soldati } in { $area }
   *[other] { $who } places { n-soldati } in { $area } and puts { some-members } into the Cupola
}
deed-act-members = { $who } puts { n-members } into the Cupola
deed-act-garrison = { $who } places { n-soldati } with the { $number ->
    [one] lab
   *[other] labs
} in { $area }
deed-act-order = { $who } lays the order { $order } in { $area }
deed-act-order-hidden = { $who } lays an order face down in { $area }
deed-act-car = { $who } places a car in { $area }
deed-act-lab = { $who } builds a lab in { $area }
deed-act-boat = { $who } places a boat in { $sea }
deed-act-launder = { $who } launders money
deed-act-money = { $who } takes Money
deed-act-ultima = { $who } keeps an Ultima Azione
deed-act-exert = { $token ->
    [commission] { $who } moves a commission token from { $row } to { $destination }
   *[own] { $who } moves a token from { $row } to { $destination }
}
deed-act-rally = { $who } gathers Soldati and cars in { $area } (Rally)
deed-act-shotgun = { $who } moves from { $start } to { $area } { $way ->
    [boats] by boats
    [allies] over land with Allies
   *[land] over land
}
deed-act-bomb = { $who } strikes from { $start } at { $area }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
deed-act-pentito = { $who } gives up a Soldato for Pentito
deed-act-reinforce = { $who } reinforces the areas around
deed-act-pull = { $who } draws enemies over
deed-act-agitate = { $who } agitates the neutrals of { $area }
deed-act-done = { $who } does no more
deed-lay-token = { $who } lays { token-taken } on { $space }
deed-boat-goes = { $whose ->
    [own] { $who } sends another own boat to the supply
   *[other] { $who } sends { $family }'s boat to the supply
}
deed-final-action = { $who } does the final action { $space }
deed-final-action-done = { $who } does no final action
deed-rally-from = { $who } brings { some-soldati-and-cars } from { $area }
deed-rally-from-done = { $who } brings no more
deed-next-order = { $who } chooses the order { $order }
deed-bribe = { $who } bribes the defenders
deed-bribe-done = { $who } does not bribe
deed-force = { $who } sends { n-soldati }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
deed-turn-defenders = { $number ->
    [0] { $who } replaces no defenders
   *[other] { $who } replaces { n-defenders }
}
deed-buy = { $number ->
    [0] { $who } pays nothing
   *[other] { $who } pays { n-money } to remove { n-defenders }
}
deed-conflict-finesse = { $who } fights with Finesse
deed-conflict-brute-force = { $who } fights with Brute force
deed-helper = { $whose ->
    [own] { $who } plays the defenders' card
   *[other] { $who } lets { $family } play the defenders' card
}
deed-card = { $who } lays the card { $card }
deed-card-hidden = { $who } lays a card face down
deed-take-leave = { $who } leaves the other card
deed-take-take = { $who } takes the other card
deed-occupy = { $who } brings { some-units } by Recruitment
deed-occupy-done = { $who } places no Soldati
deed-pentito-remove = { $who } removes { n-soldati } in { $area }
deed-pentito-remove-done = { $who } removes no more
deed-pull-from = { $who } draws { n-soldati } over from { $area }
deed-pull-from-done = { $who } draws nobody else over
deed-reinforce-area = { $members ->
    [0] { $number ->
        [0] { $who } lets the partner place Soldati in { $area }
       *[other] { $who } places { n-soldati } in { $area }
    }
   *[other] { $number ->
        [0] { $who } puts { some-members } into the Cupola instead of Soldati in { $area }
       *[other] { $who } places { n-soldati } in { $area } and puts { some-members } into the Cupola
    }
}
deed-reinforce-area-done = { $who } places no more Soldati
deed-agitate-move = { $who } leads { n-neutrals } to { $area }
deed-remove-tile = { $who } gives up the tile { $tile }
deed-place-tile = { $who } marks the tile { $tile }
deed-move-tile = { $who } moves a token from the tile { $from } to { $to }
deed-move-tile-done = { $who } moves no more tokens
deed-anytime-sell = { $who } sells the order { $order } for { $sale } Money
deed-anytime-give = { $who } pays { $spent } Money to give the partner { $received }
deed-undo = { $who } takes back what was done
