## The map

map-label = Map of Sicily
map-empty = empty
map-no-boats = no boats
map-boats = { $family } { $number ->
    [one] { $number } boat
   *[other] { $number } boats
}
map-order-unknown = order of { $family } face down
map-order-hidden = order { $order } of { $family } face down
map-order-shown = order { $order } of { $family }
map-offered = { $name }; offered
map-nearer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
map-tiebreak = breaks ties
map-confirmed = { $mandamento }: { $family } has confirmed control
map-controlled = { $mandamento }: { $family } controls it now; the next management confirms it

## What an area reaches

map-reach-to = Reaches
map-reach-from = Can be reached from
map-reach-none = Reaches nothing, and nobody reaches it
map-way-land = over land
map-way-boats = by boats
map-way-allies = with Allies
map-way-bomb = bomb
map-way-car_bomb = car bomb
map-way-agitate = Agitate
map-way-led = neutrals led to

## The sketch of the team

sketch-bar = Draw on the map for your team
sketch-by = Drawn by { $name }
sketch-order-by = { $name } proposes { $order } in { $area }
sketch-arrow = Arrow
sketch-cross = Cross
sketch-ring = Ring
sketch-question = Question mark
sketch-attention = Exclamation mark
sketch-flag = Flag
sketch-erase = Erase
sketch-order = Propose an order
sketch-clear = Clear
sketch-done = Done
