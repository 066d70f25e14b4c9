# When the server can't be reached, and what is kept until it answers again.

offline-server = The server can't be reached. We keep trying.
offline-play = You can play as soon as the server answers again.
offline-went-back = The server was restored from a backup. This game continues from an earlier point; what came after it is lost.
offline-table = The server can't be reached
offline-table-about = Your game is safe. We keep trying, and it goes on here as soon as the server answers.
offline-kept = { $kind ->
    [move] Your move is kept and will be sent when the connection is back: { $what }. Leave this page open.
    [message] Your message is kept and will be sent when the connection is back. Leave this page open.
    [gesture] Your gesture is kept and will be sent when the connection is back. Leave this page open.
   *[other] What you chose is kept and will be sent when the connection is back. Leave this page open.
}
offline-sent = { $kind ->
    [move] Your move was sent: { $what }.
    [message] Your message was sent.
    [gesture] Your gesture was sent.
   *[other] What you chose was sent.
}
offline-refused = { $kind ->
    [move] Your kept move was not accepted: { $what }.
    [message] Your kept message was not accepted.
    [gesture] Your kept gesture was not accepted.
   *[other] What you chose was not accepted.
}

## Moves, in a few words that tell no card

offline-move-place-figures = place your figures
offline-move-shake-phantom = shake the Phantom
offline-move-step = step { PLACE($to, form: "to") }
offline-move-undo-step = take back a step
offline-move-undo-all-steps = take back all steps
offline-move-end-movement = end your movement
offline-move-question-agent = your question
offline-move-question-through-ambassador = your question
offline-move-slip-away = slip away { PLACE($to, form: "to") }
offline-move-show-cards = your answer
offline-move-object-to-repeat = your objection
offline-move-expel = send the figure { PLACE($to, form: "to") }
offline-move-end-turn = end your turn
offline-move-declare-mission = “Mission accomplished”
offline-move-declare-alone = “Mission accomplished”
offline-move-answer-hand = your answer to the handshake
offline-move-write-note = your note
offline-move-play-location = your place
offline-move-declare-code = your code
offline-move-choose-pair = your two cards
offline-move-name-agent = ask for a black card
offline-move-show-black-card = your black card
offline-move-look-at-dummy = look at a card of the dummy
offline-move-decline = go on
