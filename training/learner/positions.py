"""Positions with what a weight file makes of them, to compare the product's own encoder and network with.

    PYTHONPATH=training python3 -m learner.positions skull-king-dice bots/weights/skull-king-dice-1.bin > positions.jsonl

One line of JSON a game of random play:

    {"seats", "options", "key", "actions": [[seat, word], …], "positions": [{"at", "seat", "values": [[word, output, …], …]}, …]}

The game is that of the match key `key`; `actions` are all decisions in order, changes of mind included. A position stands before
action number `at`; `seat` is about to take that action. `values` are the network's outputs for all legal words, in the engine's
order: how much it is inclined to each, and what it foretells. Needs node, g++ and numpy.
"""

import argparse
import json
import random

import numpy as np

from learner.games import GAMES
from learner.host import Host
from learner.trace import follow, mirror_of, trace
from weights import evaluate, read_weights


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('weights', nargs='?')
    parser.add_argument('--games', type=int, default=1, help='at each kind of table')
    parser.add_argument('--per-game', type=int, default=12)
    parser.add_argument('--seed', default='positions')
    a = parser.parse_args()
    game, rng = GAMES[a.game], random.Random(a.seed)
    module, host = mirror_of(game), Host(game)
    layers = a.weights and read_weights(a.weights)
    for number, (seats, options) in enumerate(module.TABLES * a.games):
        mirror = module.Mirror(host)
        actions, candidates = [], []

        def before(position):
            mirror.ready(position.seat)
            words = mirror.weighed(position.words)
            if len(words) > 1:
                row, urges = host.look(position.seat), host.leanings()
                more = {}
                if layers:
                    outputs = evaluate(layers, row)
                    outputs[:host.actions] += urges
                else:
                    outputs = urges
                    more = dict(sum=float(row @ (np.arange(len(row)) * 7919 % 1009)))
                shown = [[word, *(round(float(value), 4) for value in outputs[mirror.output(position.seat, word)::host.actions])]
                         for word in words]
                candidates.append(dict(at=len(actions), seat=position.seat, **more, values=shown))
            actions.append([position.seat, position.word])

        header = follow(mirror, trace(game, seats, options, f'{a.seed}/{number}', 1), before)
        chosen = sorted(rng.sample(candidates, min(a.per_game, len(candidates))), key=lambda position: position['at'])
        record = dict(seats=header['seats'], options=header['options'], key=header['key'], actions=actions[:chosen[-1]['at'] + 1],
                      positions=chosen)
        print(json.dumps(record, separators=(',', ':')), flush=True)


if __name__ == '__main__':
    main()
