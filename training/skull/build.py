"""Compiles the simulator."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, '..'))

import bridge  # noqa: E402  the folder above is known only now

NAME, SOURCE = 'skull', os.path.join(HERE, 'skull.cu')
HEADERS = [os.path.join(HERE, 'sim'), os.path.join(HERE, '..', 'learner')]


def build(compiler):
    """Compiles the simulator if it is older than its source, and names the library."""
    return bridge.build(NAME, SOURCE, HEADERS, compiler)
