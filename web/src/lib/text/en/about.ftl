## What a question is about

about-act = You may { $parts }
about-order = Order { $order } in { $area }
about-order-parts = Order { $order } in { $area }: you may { $parts }
about-movement = { $mover ->
    [neutral] Neutrals move
   *[other] { $attackers } moves
} { $number ->
    [0] {""}
   *[other] with { n-soldati } {""}
}from { $start } to { $target } ({ $there })
about-more-tokens = One more token from the mat
about-more-orders = One more order
about-more-garrisons = { $left ->
    [one] { $left } lab is left
   *[other] { $left } labs are left
}
about-rally-from = They gather in { $area }
about-agitate-move = Neutrals of { $area } set out
about-pentito-remove = Numbers that are left, each for another area: { $numbers }
about-pull-from = { $left ->
    [one] { $left } more Soldato may come over
   *[other] { $left } more Soldati may come over
}
about-reinforce-area = Up to { most-soldati } into each; { $left ->
    [one] { $left } adjacent area is left
   *[other] { $left } adjacent areas are left
}
about-partner-places = The partner's order lets you place up to { most-soldati } in { $area }
about-give-up = The move costs { $cost } Money, you have { $money }
about-boat-goes = Your boat lies in { $sea }
about-set-up-unit = To place: { $pieces }
about-set-up-lab = To build: { n-labs }
about-open-locks = { $number ->
    [one] You open { $number } locked space before the game begins
   *[other] You open { $number } locked spaces before the game begins
}
about-free-token = The round is over. This also frees one of your blocked additional tokens
about-additional-action = { $waiting ->
    [one] { $waiting } additional token waits
   *[other] { $waiting } additional tokens wait
}, { $blocked } blocked
about-split = { $number ->
    [one] { $number } unit comes
   *[other] { $number } units come
} into headquarters
about-deploy = You may deploy up to { n-units } from headquarters: Soldati into one area, or members into the Cupola
why-deploy = A round begins, and you have { some-members } in the Cupola. The area must be your own or empty
about-refill = A round begins, and you have { some-members } in the Cupola, not { $start }
units-to-place = { $number ->
    [one] { $number } unit
   *[other] { $number } units
} (Soldati or members)
