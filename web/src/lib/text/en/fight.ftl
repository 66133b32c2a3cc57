## What the server foretells of a Strike, and of a conflict of which it has not told yet

conflict-brute-force-unforeseen = No cards: some attackers go first; then both sides fall one by one until at least one has nobody left.
forecast-strike-title = Strike at { $area }{ $car ->
    [true] {" "}with a car bomb
   *[other] {""}
}
struck-nobody = Nobody falls: the defence is at least as strong as the Strike.
struck = { $number ->
    [one] 1 Soldato falls,
   *[other] { $number } Soldati fall,
} { $left ->
    [0] nobody is left there.
    [one] 1 is left there.
   *[other] { $left } are left there.
}
struck-gained = { $number ->
    [one] For that 1 Soldato comes to your headquarters.
   *[other] For that { $number } Soldati come to your headquarters.
}
struck-car = Your car is gone.
