# The list of lessons, and the coach's card.

lessons-title = { $game ->
    [board] Learn the board game
   *[card] Learn the card game
}
lessons-lead = Short lessons at a real table, about a minute each. Start with any of them.
lessons-basic = To play
lessons-basic-about = { $minutes ->
    [one] What you need for your first game: about a minute.
   *[other] What you need for your first game: about { $minutes } minutes.
}
lessons-more = For later
lessons-done = { $done ->
    [yes] done
   *[no] new
}
lessons-progress = { $done } of { $all } done
lessons-start = { $begun ->
    [yes] Go on with “{ $title }”
   *[no] Start with “{ $title }”
}
lessons-coach = Coach
lessons-where = Lesson { $number } of { $all }
lessons-step = Step { $step } of { $steps }
lessons-next = Next
lessons-show-me = Show me
lessons-prompt-read = Read this, then press “Next”.
lessons-prompt-gesture = Make a gesture.
lessons-prompt-over = Lesson done.
lessons-skip = Skip lesson
lessons-list = All lessons
lessons-over = Lesson done
lessons-over-next = Well done. Next comes “{ $title }”.
lessons-over-basic = You know all you need for your first game. Play, or go on with “{ $title }”.
lessons-over-last = That was the last lesson. Now play!
lessons-play = Play now
lessons-not-this = Not this one. The coach says which.
lessons-next-lesson = Next lesson
lessons-more-about = Other numbers of players, and the finer points.
