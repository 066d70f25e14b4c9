"""The real thing: real servers on real databases, killed at random moments under load.

`victim` is a server that can be killed and is back at once, `crowd` are people who play whatever
happens, `evidence` compares what they were told with what is stored, `prove_kill` does it often.
"""
