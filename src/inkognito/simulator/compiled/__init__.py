"""The card game for four, one table at a time, compiled: the same play as the arrays, much faster.

Only learned players play here, each seat with its own weights. It needs the extra `train`.
"""
