"""Plays games on this machine's processor, everybody doing anything, and prints what was done and what a weight file makes
of it, for bots/src/skull/positions.test.ts:

    python3 training/skull/trace.py bots/weights/skull-admiral-1.bin <games> <seed> [one decision in so many] > trace.txt

Needs g++ and numpy."""

import ctypes
import sys

import numpy as np

from build import build
from weights import POOL, read_file

PLACE, LEAD, ADD, BID, LOSS, ATTEMPT, OVER = range(7)
TURN = 64
# Every seat count, both numbers of gangs, both values of `lastSkull`, in turn.
SETUPS = [(seats, 1) for seats in range(3, 13)] + [(seats, 2) for seats in range(2, 7)]


def at(array):
    return ctypes.c_void_p(array.ctypes.data)


def relu(x):
    return np.maximum(x, 0)


def answers(layers, own, others):
    """Outputs and guesses, as the product works them out."""
    dot = lambda name, x: x @ layers[name][0] + layers[name][1]
    pooled = POOL * relu(dot('each', others)).sum(0)
    deep = relu(dot('second', relu(dot('first', np.concatenate([own, pooled])))))
    return dot('last', deep), dot('guess', relu(dot('situation', deep) + dot('other', others)))


def main():
    path, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    every = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    decisions = 0
    sizes, layers = read_file(path)
    library = ctypes.CDLL(build('g++'))
    numbers = (ctypes.c_int * 10)()
    library.skull_sizes(numbers)
    size, _, own_row, _, other_row, most, _, guesses_each, most_choices, _ = numbers
    rng = np.random.default_rng(seed)
    game = np.zeros(size, np.uint8)
    state = np.zeros(3, np.int32)
    listed = np.zeros(5, np.int32)
    acts = np.zeros(most_choices, np.int16)
    chances = np.zeros(most, np.float32)
    word = lambda *values: print(*(f'{v:.5f}' if isinstance(v, (float, np.floating)) else v for v in values))
    for i in range(games):
        seats, gangs = SETUPS[i % len(SETUPS)]
        anyone = i // len(SETUPS) % 2
        first = int(rng.integers(seats * gangs))
        library.skull_begin(at(game), seats, gangs, anyone, first, ctypes.c_ulonglong(seed * 1000003 + i))
        word('game', seats, gangs, first, anyone)
        while True:
            library.skull_ready(at(game), at(state))
            phase, gang, winner = (int(v) for v in state)
            if phase == OVER:
                word('won', winner)
                break
            own, others = np.zeros(own_row, np.float32), np.zeros((most, other_row), np.float32)
            library.skull_look(None, 1, at(game), None, at(own), at(others))
            decisions += 1
            told = decisions % every == 0
            count = int((others[:, 25] > 0).sum())
            out, guesses = answers(layers, own[:sizes['own']], others[:count, :sizes['other']])
            if phase == ATTEMPT:
                padded = np.zeros((most, guesses_each), np.float32)
                padded[:count] = guesses
                chances[:] = -1
                best = library.skull_turns(at(game), at(padded), at(chances))
                word('turn', gang, best - TURN, *(chances[:count] if told else []))
                act = best
            else:
                library.skull_state(None, 1, at(game), 1, at(listed), at(acts))
                act = int(acts[rng.integers(listed[3])])
                word('ask', gang, act, *(out if told else []))
            before = [library.skull_gone(at(game), g) for g in range(seats * gangs)]
            library.skull_apply(at(game), act)
            # What chance took is told, so that the engine may draw the same.
            after = [library.skull_gone(at(game), g) for g in range(seats * gangs)]
            lost = [g for g in range(seats * gangs) if before[g] != after[g]]
            if lost:
                word('gone', *lost)


main()
