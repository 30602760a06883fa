"""Checks a simulator against the engine: every step of random games must agree exactly.

    PYTHONPATH=training python3 -m learner.check skull-king-dice [--games 4] [--times 1] [--seed check] [--bosuns]

So many games at each of the tables that the game's mirror.py names, so many times over. With --bosuns games of bosuns who now and
then do anything: what the network is shown must be what the product's encoder shows it, and where the simulator has a bosun of its
own, the engine's must do what that one holds to be best. Needs node, g++ and numpy.
"""

import argparse
import collections

import numpy as np

from learner.games import GAMES
from learner.host import Host
from learner.trace import follow, mirror_of, trace


def compare_sight(host, mirror, position, counts):
    """The inputs and leanings of the product's encoder, and what its bosun does."""
    ours = host.look(position.seat)
    theirs = np.zeros_like(ours)
    for place, value in position.sight['inputs']:
        theirs[place] = value
    assert (ours == theirs).all(), (np.flatnonzero(ours != theirs), position)
    counts['decisions seen as the product sees them'] += 1
    leanings = host.leanings()
    if not leanings.any():
        return
    by_word = {word: float(leanings[mirror.output(position.seat, word)]) for word in mirror.weighed(position.words)}
    assert by_word == dict(position.sight['leanings']), (by_word, position)
    assert by_word[position.bosun] == max(by_word.values()), (by_word, position)
    counts["decisions as the engine's bosun decides"] += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('--games', type=int, default=4)
    parser.add_argument('--times', type=int, default=1)
    parser.add_argument('--seed', default='check')
    parser.add_argument('--bosuns', action='store_true')
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
                if position.sight and len(position.words) > 1:
                    compare_sight(host, mirror, position, counts)

            def after(view):
                counts['steps'] += 1
                mirror.compare(view)

            follow(mirror, trace(game, seats, options, f'{a.seed}/{time}/{number}', a.games, a.bosuns), before, after)
            counts['games'] += a.games
    for name, count in sorted(counts.items()):
        print(f'{count:8} {name}')
    print(f'every step agrees, at {len(module.TABLES)} kinds of table')


if __name__ == '__main__':
    main()
