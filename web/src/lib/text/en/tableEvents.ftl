## What happens at a table besides the game

table-event-sat = { $name } sits down
table-event-left = { $name } leaves the seat
table-event-renamed = A player is now called { $name }
table-event-started = The game begins
table-event-voted = { $for ->
    [yes] { $on ->
        [pause] { $name } is for a pause
        [resume] { $name } is for going on
        [cancel] { $name } is for cancelling the game
        [draw] { $name } is for a draw
        [undo] { $name } is for taking back what was done
       *[replace] { $name } is for a bot in place of { $about }
    }
   *[no] { $on ->
        [pause] { $name } is against a pause
        [resume] { $name } is against going on
        [cancel] { $name } is against cancelling the game
        [draw] { $name } is against a draw
        [undo] { $name } is against taking back what was done
       *[replace] { $name } is against a bot in place of { $about }
    }
}
table-event-paused = The game is paused
table-event-resumed = The game goes on
table-event-chose-early = { $name } has chosen
table-event-withdrawn = { $name } has to choose again
table-event-lent = { $name } lends { $to } { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
table-event-ran-out = The time of { $name } has run out
table-event-took-over = A bot ({ $bot }) plays for { $name }
table-event-returned = { $name } is back
table-event-ended-over = { $winners ->
    [nobody] The game is over: a draw
   *[other] The game is over: { $winners } { $number ->
        [one] wins
       *[other] win
    }
}
table-event-ended-conceded = The game has been given up: { $winners } { $number ->
    [one] wins
   *[other] win
}
table-event-ended-draw = The players have agreed on a draw
table-event-ended-cancelled = The game has been cancelled
table-event-rematch = They play again at another table
