# Die Aufträge, für die Regeln und für jeden Pass.

mission-team = { $first } und { $second }
mission-any-on = { $target ->
    [ambassador] Irgendeine Figur steht beim Botschafter.
   *[other] Irgendeine Figur steht bei { $name }.
}
mission-go-to = { $name } steht an Ort { $space }.
mission-bring = { $players ->
    [5] { $brought_by ->
        [any-figure] { $space ->
            [embassy] Irgendeine Figur steht in der Botschaft.
           *[other] Irgendeine Figur steht an Ort { $space }.
        }
       *[true-figure] { $space ->
            [embassy] Die wahre Figur von einem von euch steht in der Botschaft.
           *[other] Die wahre Figur von einem von euch steht an Ort { $space }.
        }
    }
   *[other] { $space ->
        [embassy] Bringt den Botschafter in die Botschaft.
       *[other] Bringt den Botschafter an Ort { $space }.
    }
}
mission-meet = Eure beiden wahren Figuren stehen beisammen.
mission-join = { $target ->
    [ambassador] { $name } steht beim Botschafter.
   *[other] { $name } steht bei { $other }.
}
