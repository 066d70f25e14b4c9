# Puzzles: the list, one puzzle, its solution, and the sheet for the printer.

## The list

puzzles-title = Puzzles
puzzles-lead = Positions from real games. Each has exactly one answer, and a proof.
puzzles-daily = Daily puzzle
puzzles-daily-date = Daily puzzle, { $date }
puzzles-daily-lead = The same for everybody, new at midnight UTC.
puzzles-daily-open = Solve today's puzzle
puzzles-daily-done = Solved. See you tomorrow.
puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-day = { $day }: { $state ->
    [solved] solved
    [today] today, not solved yet
   *[missed] not solved
}
puzzles-all-kinds = All kinds
puzzles-all-games = Both games
puzzles-all-grades = All grades
puzzles-filter-kind = Kind
puzzles-filter-game = Game
puzzles-filter-grade = Grade
puzzles-kind-who = Who is it?
puzzles-kind-question = The deciding question
puzzles-kind-answer = The answer that tells least
puzzles-kind-win = Win this turn
puzzles-game-board = Board game
puzzles-game-card = Card game
puzzles-grade = { $grade ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[5] very hard
}
puzzles-number = Puzzle { $number }
puzzles-players = { $players } players
puzzles-solved = Solved
puzzles-solved-count = { $solved } of { $count } solved
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-none = There is no puzzle like this. Choose another kind or grade.
puzzles-more = Show more
puzzles-print = Print six

## One puzzle

puzzles-who = { $about ->
    [aside] Which hand was set aside?
    [dummy] Who is the dummy?
   *[other] Who is { NAME($about) }?
}
puzzles-question = Which question tells you most?
puzzles-answer = Which answer tells { NAME($about, form: "object") } least?
puzzles-win = { $game ->
    [card] Which code do you name?
   *[board] Win this turn. Which piece goes where?
}
puzzles-about-who = Your own cards and what you were shown are enough to be certain.
puzzles-about-question = All deals that are still possible count alike, and so do all answers. One question leaves far fewer deals than the others.
puzzles-about-answer = Count the hands that { NAME($about, form: "subject") } can't rule out by what you have shown.
puzzles-about-win = { $game ->
    [card] The code is certain, and in this meeting you may name it.
   *[board] Your mission is certain. With these balls, exactly one move fulfils it.
}
puzzles-hold = What I hold
puzzles-no-hand = You play the Ambassador and hold no secret cards.
puzzles-shown = What I was shown
puzzles-shown-nothing = Nothing yet.
puzzles-i-showed = { $about ->
   *[other] What I have shown { NAME($about, form: "to") }
}
puzzles-turn = { $game ->
    [card] Round
   *[board] Turn
}
puzzles-through = through the Ambassador
puzzles-to = for { NAME($to, form: "object") }
puzzles-truth = { $truth ->
    [exactly-one] Exactly one card in every row is true.
    [at-least-one] At least one card in every row is true.
   *[other] At least one card in every row is true. Grey cards and letters are real.
}
puzzles-is = { $about ->
    [aside] The hand set aside
    [dummy] The dummy is
   *[other] { NAME($about) } is
}
puzzles-ask = I ask
puzzles-show = I show
puzzles-move = I move
puzzles-code = The code is
puzzles-asks = { $through ->
    [yes] { $about ->
        [none] Through the Ambassador: a black card of { NAME($agent, form: "object") }
       *[other] Through the Ambassador: the { NAME($about) } of { NAME($agent, form: "object") }
    }
   *[no] { NAME($agent) }, whom I meet: { NAME($about) }
}
puzzles-goes = { NAME($piece, form: "start") } { PLACE($to, form: "to") }
puzzles-asked = { NAME($about) } asks { $through ->
    [yes] through the Ambassador
   *[no] you
} about your { NAME($what) }.
puzzles-exchange = You exchange two cards with { NAME($about, form: "object") }.
puzzles-meets = You meet { NAME($who, form: "object") } { PLACE($place, form: "at") }.
puzzles-balls = The balls of this turn
puzzles-passport = Passport: the missions
puzzles-hint = Hint
puzzles-hint-given = It is one of these two.
puzzles-check = Check
puzzles-choose-first = Choose an answer first.
puzzles-wrong = Not that one. Have another look.
puzzles-wrong-before = tried
puzzles-give-up = Show the solution
puzzles-right = { $tries ->
    [one] Right, on the first try.
   *[other] Right.
}
puzzles-shown-solution = This is the answer.
puzzles-why = Why
puzzles-left-deals = { NUMBER($left) ->
    [one] leaves { $left } deal
   *[other] leaves { $left } deals
} of { $before }
puzzles-left-hands = { NUMBER($left) ->
    [one] leaves { $left } hand
   *[other] leaves { $left } hands
} of { $before }
puzzles-best-question = On average this question leaves the fewest deals: { $left } of { $before }. The next best leaves { $second }.
puzzles-best-answer = After this, { NAME($about, form: "subject") } can't rule out { $left } of your hands. Every other answer leaves fewer.
puzzles-way = { $ball ->
    [land] By land
    [water] By water
    [either] By land or water
    [rival] With the rival ball
    [ambassador] With the Ambassador ball
   *[other] Then
}: { NAME($piece, form: "subject") } { PLACE($to, form: "to") }.
puzzles-declare = Then end your movement and declare: mission accomplished.
puzzles-next = Next puzzle
puzzles-to-list = All puzzles
puzzles-copy = Copy the link to this puzzle
puzzles-loading = One moment, the puzzle is being laid out…

## On paper

puzzles-sheet-title = Six puzzles
puzzles-sheet-lead = Each has exactly one answer. The solutions are on the last page.
puzzles-sheet-print = Print
puzzles-sheet-others = Six others
puzzles-sheet-solutions = Solutions
puzzles-sheet-answer = Answer { $letter }
