"""A small network that gives options a value: one hidden layer, and its derivatives.

Options are rows of inputs; an option's value depends on its own inputs only.
"""

import numpy as np
from numpy.typing import NDArray

from inkognito.simulator.facts import Floats

Singles = NDArray[np.float32]


class Network:
    """A hidden layer of tanh, and a weighted sum. Its numbers lie in a row, one after the other."""

    def __init__(self, inputs: int, numbers: Floats) -> None:
        hidden = len(numbers) // (inputs + 2)
        self.into = numbers[: inputs * hidden].reshape(inputs, hidden)
        self.bias, self.out = numbers[inputs * hidden :].reshape(2, hidden)

    def values(self, options: Singles) -> Floats:
        """Return the value of each option; inputs are on the last axis."""
        return np.asarray(np.tanh(options @ self.into + self.bias) @ self.out, dtype=np.float64)

    def derivatives(self, options: Singles, wanted: Floats) -> Floats:
        """Return the derivatives of the sum of all values, each times what is wanted of it."""
        rows, wanted = options.reshape(-1, options.shape[-1]), wanted.reshape(-1)
        hidden = np.tanh(rows @ self.into + self.bias)
        inner = wanted[:, None] * self.out * (1 - hidden**2)
        return np.concatenate([(rows.T @ inner).ravel(), inner.sum(axis=0), hidden.T @ wanted])


def fresh_numbers(inputs: int, hidden: int, generator: np.random.Generator) -> Floats:
    """Return the numbers of a network that gives everything the value 0."""
    into = generator.normal(0, inputs**-0.5, inputs * hidden)
    return np.concatenate([into, np.zeros(2 * hidden)])
