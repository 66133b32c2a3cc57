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

note-card-rule = Rule { $number }
note-card-held = { $name } ({ $family }) holds it.
note-card-neutral = Neutral: these Soldati belong to no family.
note-card-fictional = Fictional family: nobody plays it, and it never attacks.
note-card-empty = Nobody stands here.
note-card-order-shown = Order { $order } of { $family }, face up
note-card-order-known = Order { $order } of { $family }, face down
note-card-order-hidden = Order of { $family }, face down{ $number ->
    [0] { "" }
   *[other] ; it can be:
}
note-card-part = In the Mandamento { $name }.
note-card-tiebreak = The sign = beside the name: if both teams control equally many Mandamenti at the end, the team that holds this area wins.
note-card-mandamento = Mandamento { $name }
note-card-area = { $area }: { $holder }
note-card-control-none = Nobody controls it.
note-card-control-now = { $family } controls it now, not yet confirmed: that counts from the next management on.
note-card-control-confirmed = { $family } controls it, confirmed.
note-card-control-lost = { $family }’s control is confirmed and counts, but has been lost since.
note-card-needs = A family that holds { $number } of its { $areas } areas controls it.
note-card-no-boats = No boats lie here.
note-card-sea = Boats carry Soldati between the areas of its coast, and on to the next sea with boats. Dashed lines part the seas.
note-card-corner = A corner of the board
note-card-corner-nobody = Nobody sits here.
note-card-corner-second = The second symbol of { $name }, who plays alone.
note-card-you = This is your seat.
note-card-partner = Your partner’s seat.
note-card-opponent = An opponent’s seat.
note-card-order = Plays after { $before } and before { $next }. The arrow points to who plays next.
note-card-play = Order of play
note-card-begins = { $name } begins this phase; then it goes round.
