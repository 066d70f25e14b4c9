# Deduzione: perché una cosa è certa. Prima ciò che si sa, poi ciò che ne segue.

deduction-own = Questa carta è tua: { NAME($cards) }.
deduction-shown = { COUNT($cards) ->
    [one] { NAME($seat) } ti ha mostrato questa carta: { NAME($cards) }.
   *[other] { NAME($seat) } ti ha mostrato queste carte: { NAME($cards) }.
}
deduction-grey = { NAME($seat) } ti ha mostrato questa carta: { NAME($cards) }. Le carte grigie sono sempre vere.
deduction-mission = { NAME($seat) } ti ha mostrato la { NAME($cards) }. Solo chi ha una carta missione può mostrarla.
deduction-black = Hai visto una carta nera { NAME($seat, form: "of") }: { NAME($cards) }.
deduction-exhausted = { NAME($seat) } non aveva più nulla di nuovo per te, e ha mostrato: { NAME($cards) }.
deduction-revealed = { $seat ->
    [aside] Le carte messe da parte sono scoperte: { NAME($cards) }.
   *[other] Le carte { NAME($seat, form: "of") } sono scoperte: { NAME($cards) }.
}

deduction-so-identity = { $who ->
    [you] { $holds ->
        [no] Quindi non sei { NAME($card) }.
       *[yes] Quindi sei { NAME($card) }.
    }
    [aside] { $holds ->
        [no] Quindi { NAME($card) } non è tra le carte messe da parte.
       *[yes] Quindi { NAME($card) } è tra le carte messe da parte.
    }
   *[other] { $holds ->
        [no] Quindi { NAME($who) } non è { NAME($card) }.
       *[yes] Quindi { NAME($who) } è { NAME($card) }.
    }
}
deduction-so-build = { $who ->
    [aside] { $holds ->
        [no] Quindi la corporatura messa da parte non è «{ NAME($card) }».
       *[yes] Quindi la corporatura messa da parte è «{ NAME($card) }».
    }
   *[other] { deduction-so-identity }
}
deduction-so-mission = { $who ->
    [you] { $holds ->
        [no] Quindi non hai la { NAME($card) }.
       *[yes] Quindi hai la { NAME($card) }.
    }
    [aside] { $holds ->
        [no] Quindi la { NAME($card) } non è tra le carte messe da parte.
       *[yes] Quindi la { NAME($card) } è tra le carte messe da parte.
    }
   *[other] { $holds ->
        [no] Quindi { NAME($who) } non ha la { NAME($card) }.
       *[yes] Quindi { NAME($who) } ha la { NAME($card) }.
    }
}
deduction-so-number = { $who ->
    [you] { $holds ->
        [no] Quindi non hai il numero { NAME($card) }.
       *[yes] Quindi hai il numero { NAME($card) }.
    }
   *[other] { $holds ->
        [no] Quindi { NAME($who) } non ha il numero { NAME($card) }.
       *[yes] Quindi { NAME($who) } ha il numero { NAME($card) }.
    }
}
