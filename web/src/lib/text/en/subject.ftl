## What a question is about

subject-act = You may { $parts }
subject-order = Order { $order } in { $area }
subject-order-parts = Order { $order } in { $area }: you may { $parts }
subject-movement = { $mover ->
    [neutral] Neutrals move
   *[other] { $attackers } moves
} { $number ->
    [0] {""}
   *[other] with { n-soldati } {""}
}from { $start } to { $target } ({ $there })
subject-more-tokens = One more token from the mat
subject-more-orders = One more order
subject-more-garrisons = { $left ->
    [one] { $left } lab is left
   *[other] { $left } labs are left
}
subject-rally-from = They gather in { $area }
subject-agitate-move = Neutrals of { $area } set out
subject-pentito-remove = Numbers that are left, each for another area: { $numbers }
subject-pull-from = { $left ->
    [one] { $left } more Soldato may come over
   *[other] { $left } more Soldati may come over
}
subject-reinforce-area = Up to { most-soldati } into each; { $left ->
    [one] { $left } adjacent area is left
   *[other] { $left } adjacent areas are left
}
subject-partner-places = The partner's order lets you place up to { most-soldati } in { $area }
subject-give-up = The move costs { $cost } Money, you have { $money }
subject-boat-goes = Your boat lies in { $sea }
subject-set-up-unit = To place: { $pieces }
subject-set-up-lab = To build: { n-labs }
subject-open-locks = { $number ->
    [one] You open { $number } locked space before the game begins
   *[other] You open { $number } locked spaces before the game begins
}
subject-free-token = The round is over. This also frees one of your blocked additional tokens
subject-additional-action = { $waiting ->
    [one] { $waiting } additional token waits
   *[other] { $waiting } additional tokens wait
}, { $blocked } blocked
subject-split = { $number ->
    [one] { $number } unit comes
   *[other] { $number } units come
} into headquarters
subject-deploy = You may deploy up to { n-units } from headquarters: Soldati into one area, or members into the Cupola
reason-deploy = A round begins, and you have { some-members } in the Cupola. The area must be your own or empty
subject-refill = A round begins, and you have { some-members } in the Cupola, not { $start }
units-to-place = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} (Soldati or members)
