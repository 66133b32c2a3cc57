## What happens at a table besides the game

happened-sat = { $name } sits down
happened-stood = { $name } leaves the seat
happened-renamed = A player is now called { $name }
happened-started = The game begins
happened-voted = { $for ->
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
happened-paused = The game is paused
happened-resumed = The game goes on
happened-answered = { $name } has chosen
happened-withdrawn = { $name } has to choose again
happened-lent = { $name } lends { $to } { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
happened-ran-out = The time of { $name } has run out
happened-took-over = A bot ({ $bot }) plays for { $name }
happened-returned = { $name } is back
happened-ended-over = { $winners ->
    [nobody] The game is over: a draw
   *[other] The game is over: { $winners } { $number ->
        [one] wins
       *[other] win
    }
}
happened-ended-conceded = The game has been given up: { $winners } { $number ->
    [one] wins
   *[other] win
}
happened-ended-draw = The players have agreed on a draw
happened-ended-cancelled = The game has been cancelled
happened-rematch = They play again at another table
