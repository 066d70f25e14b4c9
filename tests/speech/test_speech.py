"""Everything that a person reads has a sentence, in English, Italian and German."""

from functools import cache
from random import Random
from typing import Any, get_args

import pytest

import inkognito
from inkognito import Game, Refused, new_game
from inkognito.board import cards as board_cards
from inkognito.board import events as board
from inkognito.board.notes import Note, Suspect
from inkognito.card import cards as card_cards
from inkognito.card import events as card
from inkognito.card.scenario import Score
from inkognito.core.events import Event
from inkognito.core.refusals import Problem, Refusal
from inkognito.random_play import take_action
from inkognito.speech import LANGUAGES, Speech, message_id
from inkognito.views import board as board_views
from tests.kit.lively import lively_choice
from tests.speech.spoken import RECORDS

speech = cache(Speech)


# --- random games -------------------------------------------------------------------------------


def random_game(game: str, players: int, seed: int) -> Game:
    """A game with a bit of everything, played to its end."""
    random = Random(seed)
    options: dict[str, Any] = {"round_limit": 8, "match": "first-to-3"}
    if game == "board":
        options = {"turn_limit": 40, "placement": "choose", "repeats": "challenge"}
    played = new_game(game, players, seed=seed, **options)
    while played.outcome is None:
        if game == "board" and random.random() < 0.8:
            seat = played.to_act[0]
            played.play(seat, lively_choice(played, seat, random))
        else:
            take_action(played, random, 0.03)
        if len(list(played.events)) > 600:
            break
    return played


@cache
def happened() -> tuple[Event, ...]:
    """Events and sightings of some random games, each once."""
    found: dict[Event, None] = {}
    for game, players, seed in (
        (g, p, s) for g in ("board", "card") for p in (3, 4, 5) for s in (1, 2, 3)
    ):
        played = random_game(game, players, seed)
        seen = (one.sighting for viewer in played.viewers for one in played.sightings(viewer))
        found |= dict.fromkeys([*played.events, *seen])
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_in_random_games_is_a_sentence(language: str) -> None:
    for event in happened():
        text = speech(language).event(event)
        assert text[0].isupper()
        assert not set("{}_") & set(text), text
        assert "  " not in text.replace("\n  ", "\n"), text
        assert text.splitlines()[0][-1] in ".!", text


def test_random_games_and_samples_show_nearly_every_kind_of_event() -> None:
    shown = {type(one) for one in happened()} | {type(one) for one, *_ in SAMPLES}
    scenarios = {one for one in RECORDS if one.__name__.startswith("Scenario")}
    assert set(RECORDS) - shown == scenarios


def test_scenarios_are_sentences_for_everybody() -> None:
    for game in (random_scenario("board"), random_scenario("card")):
        seen = (one.sighting for viewer in game.viewers for one in game.sightings(viewer))
        for event in (*game.events, *seen):
            for language in LANGUAGES:
                assert speech(language).event(event).endswith(".")


def random_scenario(game: str) -> Game:
    played = new_game(game, 5, seed=3)
    random = Random(3)
    for _ in range(20):
        take_action(played, random)
    return inkognito.load_scenario(played.scenario(), game)


# --- sentences ----------------------------------------------------------------------------------

HANDS = (
    board_cards.Hand("red", "fiddlebottom", "tall", "A"),
    board_cards.Hand("blue", "bubble", "short", "B"),
    board_cards.Hand("aside", "zsazsa", "fat", "C"),
)
NOTE = Note(
    Suspect("fiddlebottom", "tall"),
    Suspect("bubble", "short"),
    Suspect("zsazsa", "fat"),
    Suspect("x", "thin"),
)
SAMPLES: tuple[tuple[Event, str, str, str], ...] = (
    (
        board.PieceStepped("red", "water", "blue-tall", "ca-d-oro", "rialto"),
        "Red moves the tall blue figure by water from Ca' d'Oro to Rialto.",
        "Rosso muove via acqua la figura blu alta dalla Ca' d'Oro a Rialto.",
        "Rot bewegt die große blaue Figur zu Wasser von der Ca' d'Oro zum Rialto.",
    ),
    (
        board.PieceStepped("green", "ambassador", "ambassador", "frari", "scalzi"),
        "Green moves the Ambassador from Frari to Scalzi.",
        "Verde muove l'Ambasciatore dai Frari agli Scalzi.",
        "Grün bewegt den Botschafter von den Frari zu den Scalzi.",
    ),
    (
        board.PieceExpelled("ambassador", "yellow-thin", "salute", "embassy"),
        "The Ambassador sends the thin yellow figure from Salute to the Embassy.",
        "L'Ambasciatore manda la figura gialla magra dalla Salute all'Ambasciata.",
        "Der Botschafter schickt die dünne gelbe Figur von der Salute zur Botschaft fort.",
    ),
    (
        board.CardsShown("red", ("ambassador", "blue"), ("fiddlebottom", "grey-tall", "A")),
        "Red shows the Ambassador and Blue 3 cards: Lord Fiddlebottom, tall (grey) and mission A.",
        "Rosso mostra all'Ambasciatore e a Blu 3 carte: "
        "Lord Fiddlebottom, alto (carta grigia) e missione A.",
        "Rot zeigt dem Botschafter und Blau 3 Karten: "
        "Lord Fiddlebottom, groß (grau) und Auftrag A.",
    ),
    (
        board_views.CardsShownCovertly("blue", ("green",), 1, True),
        "Instead, Blue shows Green one card.",
        "In cambio Blu mostra a Verde una carta.",
        "Als Ersatz zeigt Blau Grün eine Karte.",
    ),
    (
        board.RepeatClaimed("red", "blue", True, 2),
        "Red has seen these cards before: Blue owes 2 cards instead.",
        "Rosso ha già visto queste carte: Blu deve mostrare 2 carte in cambio.",
        "Rot hat diese Karten schon gesehen: Blau schuldet 2 Karten als Ersatz.",
    ),
    (
        board.GameEnded(
            board.Outcome(("red", "blue"), "mission-accomplished", "red", "A-B"), HANDS
        ),
        "Mission A-B accomplished! Red and Blue win.\n"
        "  Red: Lord Fiddlebottom, tall, mission A\n"
        "  Blue: Colonel Bubble, short, mission B\n"
        "  Set aside: Madame Zsa Zsa, fat, mission C",
        "Missione A-B compiuta! Vincono Rosso e Blu.\n"
        "  Rosso: Lord Fiddlebottom, alto, missione A\n"
        "  Blu: Colonel Bubble, basso, missione B\n"
        "  Messe da parte: Madame Zsa Zsa, grasso, missione C",
        "Auftrag A-B erfüllt! Rot und Blau gewinnen.\n"
        "  Rot: Lord Fiddlebottom, groß, Auftrag A\n"
        "  Blau: Colonel Bubble, klein, Auftrag B\n"
        "  Beiseitegelegt: Madame Zsa Zsa, dick, Auftrag C",
    ),
    (
        board.NoteWritten("ambassador", NOTE),
        "The Ambassador seals a note.\n  The note: Red: Lord Fiddlebottom, tall; Blue: "
        "Colonel Bubble, short; Green: Madame Zsa Zsa, fat; Yellow: Agent X, thin",
        "L'Ambasciatore sigilla un biglietto.\n  Il biglietto: Rosso: Lord Fiddlebottom, alto; "
        "Blu: Colonel Bubble, basso; Verde: Madame Zsa Zsa, grasso; Giallo: Agente X, magro",
        "Der Botschafter versiegelt einen Zettel.\n  Der Zettel: Rot: Lord Fiddlebottom, groß; "
        "Blau: Colonel Bubble, klein; Grün: Madame Zsa Zsa, dick; Gelb: Agent X, dünn",
    ),
    (
        board_views.NoteSealed("ambassador"),
        "The Ambassador seals a note. It stays closed until the end.",
        "L'Ambasciatore sigilla un biglietto. Resta chiuso fino alla fine.",
        "Der Botschafter versiegelt einen Zettel. Er bleibt bis zum Schluss verschlossen.",
    ),
    (
        card.MeetingBegan("arsenale", ("red", "ambassador", "green")),
        "Red, the Ambassador and Green meet at Arsenale.",
        "Rosso, l'Ambasciatore e Verde si incontrano all'Arsenale.",
        "Rot, der Botschafter und Grün treffen sich am Arsenale.",
    ),
    (
        card.LocationPlayed("dummy", "san-marco"),
        "The dummy goes to San Marco.",
        "Il fantoccio va a San Marco.",
        "Der Strohmann geht nach San Marco.",
    ),
    (
        card.PairShown("red", "ambassador", ("x", "13")),
        "Red shows the Ambassador two cards: Agent X and 13.",
        "Rosso mostra all'Ambasciatore due carte: Agente X e 13.",
        "Rot zeigt dem Botschafter zwei Karten: Agent X und 13.",
    ),
    (
        card.GameScored(
            1,
            card.Outcome(("ambassador",), "code-right", "ambassador"),
            (card_cards.Hand("red", "x", "47"),),
            (Score("red", 0), Score("ambassador", 1)),
        ),
        "Game 1 is over. The code is right: the Ambassador wins!\n"
        "  Red: Agent X, 47\n  Red: 0 points\n  Ambassador: 1 point",
        "La partita 1 è finita. Il codice è giusto: vince l'Ambasciatore!\n"
        "  Rosso: Agente X, 47\n  Rosso: 0 punti\n  Ambasciatore: 1 punto",
        "Spiel 1 ist aus. Der Code stimmt: Der Botschafter gewinnt!\n"
        "  Rot: Agent X, 47\n  Rot: 0 Punkte\n  Botschafter: 1 Punkt",
    ),
)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: message_id(sample[0]))
def test_sentences_read_well_in_all_three_languages(sample: tuple[Event, str, str, str]) -> None:
    event, *sentences = sample
    assert [speech(language).event(event) for language in LANGUAGES] == sentences


@pytest.mark.parametrize(("name", "sentence"), [
    ("Alvise", "Turno 2: tocca ad Alvise."),
    ("Elena", "Turno 2: tocca a Elena."),
])  # fmt: skip
def test_an_italian_name_with_a_gets_a_preposition_that_can_be_said(
    name: str, sentence: str
) -> None:
    event = board.TurnBegan(seat="red", turn=2)
    assert Speech("it", {"red": name}).event(event) == sentence


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "It isn't your turn: the game is waiting for Red and the Ambassador."),
    ("it", "Non tocca a te decidere: tocca a Rosso e all'Ambasciatore."),
    ("de", "Du bist nicht dran: Das Spiel wartet auf Rot und den Botschafter."),
])  # fmt: skip
def test_refusals_read_well(language: str, sentence: str) -> None:
    refusal = Refusal("not-your-decision", {"waiting_for": ("red", "ambassador")})
    assert speech(language).refusal(refusal) == sentence


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "The Phantom can't have shown these balls: blank, land and rival."),
    ("it", "La Maschera della Profezia non può aver dato queste palline: vuota, terra e rivale."),
    ("de", "Diese Kugeln kann das Phantom nicht gezeigt haben: Niete, Land und Rivale."),
])  # fmt: skip
def test_problems_read_well(language: str, sentence: str) -> None:
    problem = Problem("balls-impossible", {"balls": ("none", "land", "rival")})
    assert speech(language).problem(problem) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["three", "pair", "two-of-three", "one-true"])
def test_each_owed_answer_has_its_own_words(language: str, form: str) -> None:
    texts = {
        speech(language).refusal(Refusal("wrong-cards", {"about": about, "form": form}))
        for about in ("identity", "build", "pair")
    }
    assert len(texts) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_has_a_sentence(language: str) -> None:
    for options in ({"players": 7}, {"seats": ("red",)}, {"edition": "mine"}, {"luck": 1}):
        with pytest.raises(Refused) as refused:
            new_game(**options)
        assert speech(language).refusal(refused.value.refusal).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_a_sentence_for_one_winner_and_for_more(language: str) -> None:
    for reason in get_args(card.Reason):
        for winners in (("ambassador",), ("red", "ambassador", "green"), ()):
            outcome = card.Outcome(winners, reason, "blue")
            text = speech(language).event(card.MatchEnded(outcome))
            assert text[-1] in ".!"
    for why in get_args(board.Reason):
        for won in (("red",), ("red", "ambassador")):
            end = board.GameEnded(board.Outcome(won, why, "blue", "A-B"), HANDS, NOTE)
            assert len(speech(language).event(end).splitlines()) == 5


# --- nothing is said silently wrong -------------------------------------------------------------


def test_there_is_no_speech_in_another_language() -> None:
    with pytest.raises(LookupError):
        Speech("fr")


def test_a_code_without_a_message_is_an_error() -> None:
    class Rumour(Event, frozen=True):
        text: str

    with pytest.raises(LookupError, match="no game"):
        speech("en").event(Rumour("psst"))
    with pytest.raises(LookupError, match="problem-bored"):
        speech("en").problem(Problem("bored"))
    with pytest.raises(LookupError, match="name-purple"):
        speech("en").name("purple")


def test_a_message_without_its_variables_is_an_error() -> None:
    with pytest.raises(ValueError, match="waiting_for"):
        speech("en").refusal(Refusal("not-your-decision"))


def test_text_from_a_stranger_is_truncated() -> None:
    text = speech("en").problem(Problem("unreadable", {"detail": "x" * 9999}))
    assert len(text) < 300
