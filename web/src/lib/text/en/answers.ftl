## What an answer on offer says

answer-draw-tile = { $tile }
answer-draw-colour = { $family }
answer-choose-families = Lead { $own }, the partner { $partner }
answer-draw-picker = { $seat }
answer-pick-family = Lead { $family }
answer-draw-commission = { $family }
answer-draw-area = { $area }
answer-unlock = Open { $space }
answer-unlock-done = Open no locked space
answer-draw-start = { $seat }
answer-deal-character = { $character }
answer-deal-hidden = { $character }
answer-choose-character = Keep { $character }
answer-split = Take { some-units } home
answer-set-up-unit-soldati = Place { n-soldati } in { $area }
answer-set-up-unit-car = Place a car in { $area }
answer-set-up-unit-boat = Place a boat in { $sea }
answer-set-up-unit-members = Put { n-members } into the Cupola
answer-set-up-lab = Build a lab in { $area }
answer-first-token = Lay a token in the column { $column }
answer-refill = { $number ->
    [0] Put no members into the Cupola
   *[other] Put { n-members } into the Cupola
}
answer-begin-tile = Use the tile { $tile }
answer-begin-tile-done = Use none of them now
token-chosen = { $whose ->
    [own] your token
    [neutral] a neutral token
   *[other] { $owner }'s token
}
answer-turn-use = Use { $space } with { token-chosen } from { $column }{ $favour ->
    [yes] , unpaid by Favours
   *[no] {""}
}
answer-turn-gain = Gain influence: { $column }{ $favour ->
    [no] {""}
   *[other] , { $favour }'s token unpaid by Favours
}
answer-turn-pass = Pass
answer-turn-additional = Do the additional action { $space } before the move
answer-additional-action = Do the additional action { $space }
answer-additional-action-done = Do no additional action in this turn
answer-give-up = Give up the order { $order } for { $sale } Money
answer-act-recruit = Recruit { some-units }
answer-act-place = { $members ->
    [0] Place { n-soldati } in { $area }
   *[other] Place { n-soldati } in { $area } and put { some-members } into the Cupola
}
answer-act-members = Put { n-members } into the Cupola
answer-act-garrison = Place { n-soldati } with the { $number ->
    [one] lab
   *[other] labs
} in { $area }
answer-act-order = Lay { $order } in { $area }
answer-act-car = Place a car in { $area }
answer-act-lab = Build a lab in { $area }
answer-act-boat = Place a boat in { $sea }
answer-act-launder = Launder money
answer-act-money = Take the Money
answer-act-ultima = Keep an Ultima Azione
answer-act-exert = { $token ->
    [commission] Move a commission token from { $row } to { $destination }
   *[own] Move a token from { $row } to { $destination }
}
answer-act-rally = Gather Soldati and cars in { $area } (Rally)
answer-act-shotgun = Move from { $start } to { $area } { $way ->
    [boats] by boats
    [allies] over land with Allies
   *[land] over land
}
answer-act-bomb = Strike from { $start } at { $area }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
answer-act-pentito = Give up a Soldato for Pentito
answer-act-reinforce = Reinforce the areas around
answer-act-pull = Draw enemies over
answer-act-agitate = Agitate the neutrals of { $area }
answer-act-done = Do no more
answer-lay-token = Lay { token-chosen } on { $space }
answer-boat-goes = { $whose ->
    [own] Send another own boat to the supply
   *[other] Send { $family }'s boat to the supply
}
answer-final-action = Do the final action { $space }
answer-final-action-done = Do no final action: it is lost
answer-rally-from = Bring { some-soldati-and-cars } from { $area }
answer-rally-from-done = Bring nobody else
answer-next-order = Choose { $order }
answer-bribe = Bribe the defenders
answer-bribe-done = Go on without bribing
answer-force = Send { n-soldati }{ $car ->
    [yes] {" "}with a car
   *[no] {""}
}
answer-turn-defenders = { $number ->
    [0] Replace no defenders
   *[other] Replace { n-defenders }
}
answer-buy = { $number ->
    [0] Pay nothing
   *[other] Pay { n-money } to remove { n-defenders }
}
answer-conflict-finesse = Fight with Finesse
answer-conflict-brute-force = Fight with Brute force
answer-helper = { $whose ->
    [own] Play the defenders' card yourself
   *[other] Let { $family } play the defenders' card
}
answer-card = Lay { $card }
answer-take-leave = Leave the other card
answer-take-take = Take the other card
answer-occupy = Bring { some-units } by Recruitment
answer-occupy-done = Go on without placing Soldati
answer-pentito-remove = Remove { n-soldati } in { $area }
answer-pentito-remove-done = Remove nobody else
answer-pull-from = Draw { n-soldati } over from { $area }
answer-pull-from-done = Draw nobody else over
answer-reinforce-area = { $members ->
    [0] { $number ->
        [0] Let the partner place Soldati in { $area }
       *[other] Place { n-soldati } in { $area }
    }
   *[other] { $number ->
        [0] Put { some-members } into the Cupola instead of Soldati in { $area }
       *[other] Place { n-soldati } in { $area } and put { some-members } into the Cupola
    }
}
answer-reinforce-area-done = Place no more Soldati
answer-agitate-move = Lead { n-neutrals } to { $area }
answer-remove-tile = Give up the tile { $tile }
answer-place-tile = Choose the tile { $tile }
answer-move-tile = Exchange the tile { $from } for { $to }
answer-move-tile-done = Keep the tiles as they are
answer-anytime-sell = Sell the order { $order } for { $sale } Money
answer-anytime-give = Pay { $spent } Money to give the partner { $received }

## Where a token of the mat goes

destination-supply = the supply
destination-column = the column { $name }
destination-space = the space { $name }
destination-solo = the solo board, { $name }
