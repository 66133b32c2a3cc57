## Families and other owners

family-red = Red
family-blue = Blue
family-green = Green
family-yellow = Yellow
family-black = Black
family-white = White
owner-neutral = Neutral
owner-fictional = Fictional
neutrals = the neutrals
fictionals = the fictional family
chance = Chance

## Phases

phase-set-up = set-up
phase-planning = planning
phase-encounter = encounter
phase-management = management

## Kinds of orders

order-supply = Supply
order-attack = Attack

## How many there are

n-soldati = { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}
n-members = { $number ->
    [one] { $number } member
   *[other] { $number } members
}
n-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
n-neutrals = { $number ->
    [one] { $number } neutral
   *[other] { $number } neutrals
}
n-defenders = { $number ->
    [one] { $number } defender
   *[other] { $number } defenders
}
n-cars = { $number ->
    [one] { $number } car
   *[other] { $number } cars
}
n-labs = { $number ->
    [one] { $number } lab
   *[other] { $number } labs
}
n-boats = { $number ->
    [one] { $number } boat
   *[other] { $number } boats
}
n-orders = { $number ->
    [one] { $number } order
   *[other] { $number } orders
}
n-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
n-commission-tokens = { $number ->
    [one] { $number } commission token
   *[other] { $number } commission tokens
}
n-mandamenti = { $number ->
    [one] { $number } Mandamento
   *[other] { $number } Mandamenti
}
n-money = { $number } Money

## Soldati and members together: what there is none of is not mentioned

some-soldati = { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}
some-members = { $members ->
    [one] { $members } member
   *[other] { $members } members
}
some-units = { $members ->
    [0] { some-soldati }
   *[other] { $soldati ->
        [0] { some-members }
       *[other] { some-soldati } and { some-members }
    }
}
some-cars = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}
some-soldati-and-cars = { $cars ->
    [0] { some-soldati }
   *[other] { $soldati ->
        [0] { some-cars }
       *[other] { some-soldati } and { some-cars }
    }
}

## What stands in an area: Red 3, 1 car

area-empty = empty
area-held = { $holder } { $number }
