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
map-fill = Fill the room with the map
map-tiebreak = breaks ties

## What an area reaches

map-reach-to = Reaches
map-reach-from = Can be reached by
map-reach-none = Reaches nothing, and nobody reaches it
map-way = { $way ->
    [land] over land
    [boats] by boats
    [allies] with Allies
    [bomb] bomb
    [car_bomb] car bomb
    [led] neutrals led to
   *[agitate] { $sense ->
        [from] neutrals led by
       *[to] Agitate
    }
}

## The sketch of the team

sketch-bar = Draw on the map for your team
sketch-arrow-by = { $name } draws an arrow from { $from } to { $to }
sketch-mark-by = { $name } draws in { $place }: { $sign }
sketch-order-by = { $name } proposes { $order } in { $area }
sketch-old = { $drawn } (round { $round })
sketch-erased = Erased
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

## What a place or sign is about

note-rule = Rule { $number }
note-held = { $name } ({ $family }) holds it.
note-neutral = Neutral: these Soldati belong to no family.
note-fictional = Fictional family: nobody plays it, and it never attacks.
note-empty = Nobody stands here.
note-order-shown = Order { $order } of { $family }, face up
note-order-known = Order { $order } of { $family }, face down
note-order-hidden = Order of { $family }, face down{ $number ->
    [0] { "" }
   *[other] ; it can be:
}
note-part = In the Mandamento { $name }.
note-tiebreak = The sign = beside the name: if both teams control equally many Mandamenti at the end, the team that holds this area wins.
note-mandamento = Mandamento { $name }
note-area = { $area }: { $holder }
note-control-none = Nobody controls it.
note-control-now = { $family } controls it now, not yet confirmed: that counts from the next management on.
note-control-confirmed = { $family } controls it, confirmed.
note-control-lost = { $family }’s control is confirmed and counts, but has been lost since.
note-needs = A family that holds { $number } of its { $areas } areas controls it.
note-no-boats = No boats lie here.
note-sea = Boats carry Soldati between the areas of its coast, and on to the next sea with boats. Dashed lines part the seas.
note-corner = A corner of the board
note-corner-nobody = Nobody sits here.
note-corner-second = The second symbol of { $name }, who plays alone.
note-you = This is your seat.
note-partner = Your partner’s seat.
note-opponent = An opponent’s seat.
note-order = Plays after { $before } and before { $next }. The arrow points to who plays next.
note-play = Order of play
note-begins = { $name } begins this phase; then it goes round.
