# Moves as short phrases, for hints and reviews: "ask Leo about the build".

move-place-figures = place your figures
move-shake-phantom = shake the Phantom
move-step = { $ball ->
    [land] move { NAME($piece) } by land { PLACE($to, form: "to") }
    [water] move { NAME($piece) } by water { PLACE($to, form: "to") }
   *[other] move { NAME($piece) } { PLACE($to, form: "to") }
}
move-undo-step = take back the last step
move-undo-all-steps = take back all steps
move-end-movement = end movement
move-question-agent = { $about ->
    [identity] ask { NAME($agent) } about the identity
   *[build] ask { NAME($agent) } about the build
}
move-question-through-ambassador = { $about ->
    [identity] ask { NAME($agent) } about the identity, through the Ambassador
   *[build] ask { NAME($agent) } about the build, through the Ambassador
}
move-slip-away = slip away { PLACE($to, form: "to") }
move-show-cards = show { NAME($cards) }
move-object-to-repeat = object: you have seen this before
move-expel = send the piece { PLACE($to, form: "to") }
move-end-turn = end the turn
move-declare-mission = declare “Mission accomplished” and offer { NAME($hand, form: "to") } your hand
move-declare-alone = declare “Mission accomplished” alone
move-answer-hand = { $accept ->
    [yes] shake hands
   *[no] refuse the hand
}
move-write-note = write the note

move-play-location = go { PLACE($location, form: "to") }
move-declare-code = name the code { LIST($code) }
move-choose-pair = show { NAME($cards) }
move-name-agent = ask { NAME($agent) } for a black card
move-show-black-card = { $kind ->
    [identity] show your identity card
   *[number] show your number
}
move-look-at-dummy = { $kind ->
    [identity] look at the dummy's identity
   *[number] look at the dummy's number
}
move-decline = { $what ->
    [declaration] not name the code yet
    [question] ask nobody
   *[look] not look
}
