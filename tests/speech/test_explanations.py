"""Explanations have sentences, in all three languages."""

from functools import cache
from itertools import product
from typing import get_args

import pytest

from inkognito.board.cards import CARDS
from inkognito.card.cards import CARDS as CARD_CARDS
from inkognito.deduction.evidence import Source
from inkognito.deduction.explain import Explanation, Holder, Step
from inkognito.speech import LANGUAGES, Speech

speech = cache(Speech)

SAMPLES: tuple[tuple[Explanation, str, str, str], ...] = (
    (
        Explanation(
            "blue",
            "fiddlebottom",
            True,
            (Step("own", 2, "red", ("13",)), Step("shown", 9, "blue", ("fiddlebottom", "13"))),
        ),
        "You hold this card: 13.\n"
        "Blue showed you these cards: Lord Fiddlebottom and 13.\n"
        "So Blue is Lord Fiddlebottom.",
        "Questa carta è tua: 13.\n"
        "Blu ti ha mostrato queste carte: Lord Fiddlebottom e 13.\n"
        "Quindi Blu è Lord Fiddlebottom.",
        "Diese Karte hast du selbst: 13.\n"
        "Blau hat dir diese Karten gezeigt: Lord Fiddlebottom und 13.\n"
        "Also ist Blau Lord Fiddlebottom.",
    ),
    (
        Explanation("dummy", "13", False, (Step("black", 5, "dummy", ("36",)),)),
        "You saw one of the dummy's black cards: 36.\nSo the dummy doesn't have the number 13.",
        "Hai visto una carta nera del fantoccio: 36.\nQuindi il fantoccio non ha il numero 13.",
        "Du hast eine schwarze Karte vom Strohmann gesehen: 36.\n"
        "Also hat der Strohmann die Zahl 13 nicht.",
    ),
    (
        Explanation(
            "aside",
            "tall",
            False,
            (Step("grey", 5, "green", ("grey-tall",)), Step("mission", 8, "blue", ("B",))),
        ),
        "Green showed you this card: tall (grey). Grey cards are always true.\n"
        "Blue showed you mission B. Only its holder can show a mission card.\n"
        "So the build set aside is not “tall”.",
        "Verde ti ha mostrato questa carta: alto (carta grigia). "
        "Le carte grigie sono sempre vere.\n"
        "Blu ti ha mostrato la missione B. Solo chi ha una carta missione può mostrarla.\n"
        "Quindi la corporatura messa da parte non è «alto».",
        "Grün hat dir diese Karte gezeigt: groß (grau). Graue Karten sind immer wahr.\n"
        "Blau hat dir Auftrag B gezeigt. Eine Auftragskarte kann nur zeigen, wer sie hat.\n"
        "Also ist die beiseitegelegte Statur nicht „groß“.",
    ),
    (
        Explanation("green", "A", True, (Step("exhausted", 30, "green", ("x", "fat")),)),
        "Green had nothing new left for you, and showed: Agent X and fat.\nSo Green has mission A.",
        "Verde non aveva più nulla di nuovo per te, e ha mostrato: Agente X e grasso.\n"
        "Quindi Verde ha la missione A.",
        "Grün hatte nichts Neues mehr für dich und zeigte: Agent X und dick.\n"
        "Also hat Grün Auftrag A.",
    ),
    (
        Explanation("red", "thin", False, (Step("own", 2, "red", ("fat",)),)),
        "You hold this card: fat.\nSo you are not thin.",
        "Questa carta è tua: grasso.\nQuindi non sei magro.",
        "Diese Karte hast du selbst: dick.\nAlso bist du nicht dünn.",
    ),
    (
        Explanation("aside", "x", True, (Step("revealed", 99, "aside", ("x", "fat", "C")),)),
        "The hand set aside is open: Agent X, fat and mission C.\n"
        "So Agent X is in the hand set aside.",
        "Le carte messe da parte sono scoperte: Agente X, grasso e missione C.\n"
        "Quindi Agente X è tra le carte messe da parte.",
        "Die beiseitegelegten Karten liegen offen: Agent X, dick und Auftrag C.\n"
        "Also liegt Agent X bei den beiseitegelegten Karten.",
    ),
)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample[0].steps[0].code)
def test_explanations_read_well_in_all_three_languages(
    sample: tuple[Explanation, str, str, str],
) -> None:
    explanation, *texts = sample
    assert [speech(language).explanation(explanation) for language in LANGUAGES] == texts


HELD: tuple[tuple[tuple[str, ...], Holder], ...] = (
    (CARDS[:12], "aside"),
    (CARD_CARDS["ffg-2003"], "dummy"),
    (CARD_CARDS["abacus-1997"], "dummy"),
)
"""By game and edition: the cards, and who has those of the colour that nobody plays."""


def conclusions() -> set[Explanation]:
    """Return all possible facts about blue, about the absent hand, and about the viewer."""
    return {
        Explanation(seat, card, holds, (Step("own", 1, "red", ("x",)),))
        for cards, absent in HELD
        for card, holds, seat in product(cards, (True, False), ("blue", absent, "red"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_conclusion_is_a_sentence_of_its_own(language: str) -> None:
    texts = [speech(language).explanation(one).splitlines()[-1] for one in conclusions()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text[0].isupper()
        assert text[-1] == "."
        assert not set("{}_$") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(language: str) -> None:
    said = {
        speech(language).explanation(
            Explanation("blue", "x", True, (Step(code, 1, "blue", ("x",)),))
        )
        for code in get_args(Source)
    }
    assert len(said) == len(get_args(Source))
    assert all(len(text.splitlines()) == 2 for text in said)


def test_a_code_without_a_sentence_is_an_error() -> None:
    step = Step("rumour", 1, "blue", ("x",))  # type: ignore[arg-type]
    with pytest.raises(LookupError, match="deduction-rumour"):
        speech("en").explanation(Explanation("blue", "x", True, (step,)))
