"""Checks a simulator against the engine: every step of random games must agree exactly.

    PYTHONPATH=training python3 -m learner.check skull-king-dice [--games 4] [--times 1] [--seed check]

So many games at each of the tables that the game's mirror.py names, so many times over. Needs node, g++ and numpy.
"""

import argparse
import collections

from learner.games import GAMES
from learner.host import Host
from learner.trace import follow, mirror_of, trace


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('--games', type=int, default=4)
    parser.add_argument('--times', type=int, default=1)
    parser.add_argument('--seed', default='check')
    a = parser.parse_args()
    game = GAMES[a.game]
    module, host = mirror_of(game), Host(game)
    counts = collections.Counter()
    for time in range(a.times):
        for number, (seats, options) in enumerate(module.TABLES):
            mirror = module.Mirror(host)

            def before(position):
                counts['decisions'] += 1
                counts[f'decisions with {seats} seats'] += 1
                mirror.compare_turn(position)

            def after(view):
                counts['steps'] += 1
                mirror.compare(view)

            follow(mirror, trace(game, seats, options, f'{a.seed}/{time}/{number}', a.games), before, after)
            counts['games'] += a.games
    for name, count in sorted(counts.items()):
        print(f'{count:8} {name}')
    print(f'every step agrees, at {len(module.TABLES)} kinds of table')


if __name__ == '__main__':
    main()
