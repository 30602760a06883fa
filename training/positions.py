"""Positions with what a weight file makes of them, to compare the product's own encoder and network with.

    python3 training/positions.py skull-king-base.bin --profile base > positions-base.jsonl

One line of JSON a game, of short random games (schedules of one to three rounds):

    {"seats", "options", "key", "actions": [[seat, word], …], "positions": [{"at", "seat", "values": [[word, worth, urge], …]}, …]}

The game is that of the match key `key` (its chance is named as in real matches); `actions` are all decisions in order,
changes of mind included. A position stands before action number `at`; `seat` is about to take that action. `values` are the
network's outputs for all legal words in the engine's order: points of the round / 50, and how much it is inclined to it. Needs node, g++ and numpy.
"""

import argparse
import json
import random
import sys

from check import trace
from host import ACTIONS, Host, action_of
from traces import Replay
from weights import evaluate, read_weights


def sample_options(rng):
    """A table's options; all of them now and then, none now and then."""
    share = rng.choice([0, 0.5, 0.5, 0.5, 0.8, 1])
    options = {name: rng.random() < share for name in ('kraken', 'whale', 'loot', 'powers')}
    options['krakenLead'] = 'would-have-won' if rng.random() < share else 'left'
    options['scoring'] = 'rascal' if rng.random() < share else 'skull-king'
    options['cannonball'] = options['scoring'] == 'rascal' and rng.random() < share
    return options


def sample_game(profile, number, rng):
    """Seats and options of a game."""
    options = sample_options(rng) if profile == 'full' else {}
    options['schedule'] = [rng.randint(1, 10) for _ in range(rng.randint(1, 3))]
    return (2 + number % 7 if profile == 'full' else 3 + number % 6), options


def positions_of(lines, host, layers, rng, per_game):
    """The game's record, with some of its positions; decisions other than plays come first."""
    candidates, actions = [], []

    def before(replay, position):
        words = position.line['legal'][str(position.seat)]
        if len(words) > 1:
            values = evaluate(layers, host.observe(position.seat))
            outputs = host.legal(position.seat)
            shown = [[word, *(round(float(value), 4) for value in values[outputs[action_of(word, replay.powers)]::ACTIONS])]
                     for word in words]
            rare = replay.phase not in ('bid', 'shot', 'play')
            candidates.append((0 if rare else rng.random(), dict(at=len(actions), seat=position.seat, values=shown)))
        actions.append([position.seat, position.line['action']])

    replay = Replay(host, before)
    replay.run(lines)
    candidates.sort(key=lambda candidate: candidate[0])
    chosen = sorted((position for _, position in candidates[:per_game]), key=lambda position: position['at'])
    header = replay.header
    last = chosen[-1]['at'] + 1 if chosen else 0
    return dict(seats=header['seats'], options=header['options'], key=header['key'], actions=actions[:last], positions=chosen)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('weights')
    parser.add_argument('--profile', choices=('base', 'full'), required=True)
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--per-game', type=int, default=12)
    parser.add_argument('--seed', default='positions')
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    host, layers = Host(), read_weights(arguments.weights)
    left, number = arguments.count, 0
    while left > 0:
        seats, options = sample_game(arguments.profile, number, rng)
        lines = trace(seats, options, f'{arguments.seed}/{number}', 1)
        game = positions_of(lines, host, layers, rng, min(left, arguments.per_game))
        left -= len(game['positions'])
        number += 1
        print(json.dumps(game, separators=(',', ':')))
        sys.stdout.flush()


if __name__ == '__main__':
    main()
