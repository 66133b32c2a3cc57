## What came of an entry: pieces; $pieces says how many of what, and whose

event-moved = { $pieces }: { $source } → { $target }
event-pays-bank = { $payer } pays { n-money } to the bank
event-pays-family = { $payer } pays { n-money } to { $receiver }
event-receives = { $receiver } takes { n-money } from the bank
event-enlisted = { $family } takes { some-units } home
pieces-of = { $pieces } of { $owner }

place-area = { $name }
place-sea = { $name }
place-hq = headquarters
place-supply = supply
place-fight = fight
place-bank = bank
place-cupola = Cupola
place-mat = { $name } on the mat
place-top = column { $name }
place-bottom = space { $name }
place-tile = tile { $name }
place-solo = solo board, { $name }
place-additional = additional tokens
place-blocked = blocked tokens
place-out = out of the game

## Orders and cards

event-order-gained = { $family } gains the order { $order }
event-order-home = The order { $order } of { $family } goes back to headquarters
event-order-out = The order { $order } of { $family } leaves the game
event-hidden-order-moved-home = An order of { $family } goes back to headquarters unseen
event-order-revealed = { $family } reveals { $order } in { $area }
event-card-shown = { $family } shows { $card }

## Areas and control

event-held = { $owner ->
    [nobody] { $area } is empty
    [neutral] { $area } is neutral
    [fictional] { $area } is fictional
   *[other] { $holder } holds { $area }
}
event-seated = { $name } leads { $family }

## Facts

fact-round = Round { $value } begins
fact-phase = { $value ->
    [encounter] The encounter phase begins
   *[planning] The planning phase begins
}
fact-starting-piece = { $who } takes the starting piece
fact-winner = { $families ->
    [nobody] The game is a draw
   *[other] The game is won by { $families }
}
fact-cupola-token = { $family ->
    [nobody] Nobody controls the Cupola any more
   *[other] { $family } controls the Cupola, which counts as a Mandamento
}
fact-fictional-colour = The fictional family is { $family }
fact-commission = The commission of { $who } is { $family }
fact-character = { $who } gets { $character }
fact-bust = { $space ->
    [nobody] { $family }'s bust goes back
   *[other] { $family }'s bust stands beside { $space }
}
fact-closed = { $column } has been emptied and stays closed in this phase
fact-confirmed = { $family ->
    [nobody] Nobody controls the Mandamento of { $mandamento } any more
   *[other] { $family } now controls the Mandamento of { $mandamento }
}
