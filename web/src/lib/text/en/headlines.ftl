## What is going on

headline-set-up = Set-up
headline-round = Round { $round } of { $rounds }, { $phase }
headline-order = { $family } executes { $order } in { $area }
headline-movement = { $mover ->
    [neutral] Neutrals move from { $start } to { $target }
   *[other] { $attackers } moves from { $start } to { $target }
}

## How a game ended

ending-draw = A draw with { n-mandamenti } each: nobody has { $area }
ending-won = { $winners } { $teams ->
    [one] wins
   *[other] win
} with { n-mandamenti } against { $other }: { $reason }
ending-by-family = { $teams ->
    [one] that is at least { $enough }
   *[other] one of them has at least { $enough }
}
ending-by-team = that is at least { $enough }
ending-by-majority = that is more, after round { $round }
ending-by-tie-break-area = that is as many, and { $area } decides
ending-by-starting-piece = that is as many, nobody has { $area }, and the starting piece decides

## Costs of an answer

cost-bank = { $money } to the bank
cost-owner = { $money } to { $owner }
cost-orders = give up { n-orders }
cost-soldati = { n-soldati } to the supply
cost-income = receive { $money }
