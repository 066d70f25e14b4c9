# Le missioni, per le regole e per il passaporto di ognuno.

mission-team = { $first } e { $second }
mission-any-on = { $target ->
    [ambassador] Una figura qualsiasi sta con l'Ambasciatore.
    [x] Una figura qualsiasi sta con l'{ $name }.
   *[other] Una figura qualsiasi sta con { $name }.
}
mission-go-to = { $name } sta nel luogo { $space }.
mission-bring = { $players ->
    [5] { $brought_by ->
        [any-figure] { $space ->
            [embassy] Una figura qualsiasi sta all'Ambasciata.
           *[other] Una figura qualsiasi sta nel luogo { $space }.
        }
       *[true-figure] { $space ->
            [embassy] La figura vera di uno di voi due sta all'Ambasciata.
           *[other] La figura vera di uno di voi due sta nel luogo { $space }.
        }
    }
   *[other] { $space ->
        [embassy] Portate l'Ambasciatore all'Ambasciata.
       *[other] Portate l'Ambasciatore nel luogo { $space }.
    }
}
mission-meet = Le vostre due figure vere stanno insieme.
mission-join = { $target ->
    [ambassador] { $name } sta con l'Ambasciatore.
    [x] { $name } sta con l'{ $other }.
   *[other] { $name } sta con { $other }.
}
