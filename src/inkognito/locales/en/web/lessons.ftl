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
lessons-skip = Skip lesson
lessons-list = All lessons
lessons-over = Lesson done
lessons-over-last = That was the last lesson. Now play!
lessons-next-lesson = Next lesson
lessons-more-about = Other numbers of players, and the finer points.
