# The missions, for the rules and for every player's passport.

mission-team = { $first } and { $second }
mission-any-on = { $target ->
    [ambassador] Any figure stands with the Ambassador.
   *[other] Any figure stands with { $name }.
}
mission-go-to = { $name } stands on space { $space }.
mission-bring = { $players ->
    [5] { $brought_by ->
        [any-figure] { $space ->
            [embassy] Any figure stands at the Embassy.
           *[other] Any figure stands on space { $space }.
        }
       *[true-figure] { $space ->
            [embassy] The true figure of either of you stands at the Embassy.
           *[other] The true figure of either of you stands on space { $space }.
        }
    }
   *[other] { $space ->
        [embassy] Bring the Ambassador to the Embassy.
       *[other] Bring the Ambassador to space { $space }.
    }
}
mission-meet = Your two true figures stand together.
mission-join = { $target ->
    [ambassador] { $name } stands with the Ambassador.
   *[other] { $name } stands with { $other }.
}
