## Printed actions in very few words; $n is a number as it is printed, such as +1

effect-recruit = Recruit { $n }
effect-place = Place { $n }
effect-place-held = Place { $n } in an own area
effect-garrison = Place 1 with { $number ->
    [one] a lab
   *[other] each of { $number } labs
}
effect-garrison-all = Place 1 with each lab
effect-reinforce = Reinforce { $n }
effect-order = Order
effect-order-areas = Orders in { $number } areas
effect-order-together = { $number } orders together
effect-equipment = Equipment
effect-car = Car
effect-boat = Boat
effect-lab = Lab
effect-launder = Launder
effect-money = Take { $n }
effect-exert-supply = Influence to the supply
effect-exert-sheet = Influence to a sheet
effect-exert-row = Influence, { $n } of a row
effect-institution = { $row } { $n }
effect-institutions = Institutions { $n }
effect-start = Starting piece
effect-ultima = Ultima Azione
effect-rally = Rally
effect-shotgun = { $number ->
    [one] Movement
   *[other] { $number } Movements
}
effect-bomb = { $number ->
    [one] Strike
   *[other] { $number } Strikes
}
effect-skull = Skull { $n }
effect-vest = Vest { $n }
effect-pentito = Pentito { $n }
effect-agitate = Agitate { $n }
effect-turn = Turn { $n }
effect-buy = Buy defenders
effect-pull = Draw over { $n }
effect-allies = Through one area
effect-bribe = Bribe { $n }
effect-chain = Second order
effect-detonator = Car bombs reach farther
effect-seaborne = Boats { $n }
effect-occupy = Occupy { $n }
effect-guard = Guard { $n }
effect-favour = Favour { $n }
effect-turncoat = Turncoat { $n }
effect-coward = Coward { $n }

## Spaces by what they do

space-pays = { $action } (pay { $money })
space-receives = { $action } (receive { $money })
space-in = { $name } ({ $column })
space-blue = Blue space
space-free = Space
space-circle = Circle

## What a part of an action lets one do: you may …

part-recruit = recruit up to { most-units }
part-place = place up to { most-units }
part-garrison = place 1 Soldato with { $number ->
    [one] an own lab
   *[other] each of { $number } own labs
}
part-garrison-all = place 1 Soldato with each own lab
part-reinforce = reinforce the areas around
part-order = issue an order
part-order-areas = issue orders in { $number } areas
part-order-together = issue { $number } orders in one area
part-equipment = place a car, a boat or a lab
part-car = place a car
part-boat = place a boat
part-lab = build a lab
part-launder = launder
part-money = take { $n } Money
part-exert-supply = move a token from the mat to the supply
part-exert-sheet = move a token from the mat to a sheet
part-exert-row = move { $n } tokens of one row of the mat to the supply
part-institution = move { $n } tokens from the row { $row }
part-institutions = move tokens from { $n } rows of the mat
part-start = take the starting piece
part-ultima = keep an Ultima Azione for the end of planning
part-rally = rally
part-shotgun = move
part-bomb = strike
part-pentito = give up a Soldato for Pentito
part-agitate = agitate neutrals up to distance { $n }
part-pull = draw over up to { $n } enemies
most-units = { $units ->
    [units] { $most ->
        [one] { $most } unit
       *[other] { $most } units
    }
   *[other] { most-soldati }
}
most-soldati = { $most ->
    [one] { $most } Soldato
   *[other] { $most } Soldati
}
