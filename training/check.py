"""Checks the simulator against the engine: every step of random games must agree exactly.

    python3 training/check.py [--rounds 10000] [--seed check]

Plays games with `crossbones simulate skull-king --trace` over all seat counts and all combinations of options, replays
them in the host build, and compares at each step who acts, what is legal, hands, undealt cards, bids, tricks, bonuses,
wagers, shots, alliances, the trick, the lead, and the points of every round. Needs node, g++ and numpy.
"""

import argparse
import collections
import itertools
import json
import os
import random
import subprocess
import sys

from host import CARDS, HERE, SUITS, Host, action_of, kind_of
from traces import Replay

CLI = os.path.join(HERE, '..', 'cli', 'bin', 'crossbones.js')
GAMES = 4


def combinations():
    """The options of all tables that differ, blanks and schedules aside."""
    scorings = [('skull-king', False), ('rascal', False), ('rascal', True)]
    switches = itertools.product((False, True), repeat=4)
    for cards, lead, (scoring, cannonball) in itertools.product(switches, ('left', 'would-have-won'), scorings):
        yield dict(zip(('kraken', 'whale', 'loot', 'powers'), cards), krakenLead=lead, scoring=scoring, cannonball=cannonball)


def trace(seats, options, seed, games):
    """The lines of random games."""
    command = ['node', CLI, 'simulate', 'skull-king', '--trace', '--games', str(games), '--seats', str(seats), '--seed', seed,
               '--options', json.dumps(options)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield from process.stdout
    assert process.returncode == 0, command


class Comparison:
    """Counts what was compared, and fails at the first difference."""

    def __init__(self, host):
        self.host = host
        self.counts = collections.Counter()

    def before(self, replay, position):
        line, phase = position.line, replay.phase
        state = self.host.state()
        assert state['phase'] == phase, (state['phase'], phase)
        for seat, words in line['legal'].items():
            ours = set(self.host.legal(int(seat)))
            theirs = {action_of(word, replay.powers) for word in words}
            assert ours == theirs, (phase, seat, ours, words)
        if phase in ('bid', 'shot'):
            assert state['turn'] == 0 and sorted(line['actors'] + line['may']) == list(range(position.header['seats']))
        else:
            assert line['actors'] == [state['turn']], (line['actors'], state['turn'])
        row = self.host.observe(position.seat)
        outputs = self.host.legal(position.seat)
        assert sorted(outputs.values()) == sorted(row[LEGAL:LEGAL + 96].nonzero()[0]), 'legal inputs'
        self.counts[f'phase {phase}'] += 1
        self.counts['decisions'] += 1

    def after(self, replay, view):
        seats, powers, state = view['seats'], replay.powers, self.host.state()
        ended = view['phase'] in ('deal', 'over')

        def same(what, ours, theirs):
            assert ours == theirs, (what, ours, theirs, view)

        def kinds(codes):
            return sorted(kind_of(code, powers) for code in codes)

        def held(row):
            return kinds(CODES[card] for card in row.nonzero()[0])

        same('phase', state['phase'], 'over' if ended else view['phase'])
        same('hands', [held(state['held'][seat]) for seat in range(seats)], [kinds(hand) for hand in view['hands']])
        same('undealt', held(state['held'][8]), kinds(view['undealt']))
        if view['phase'] != 'bid':
            same('bids', state['bids'][:seats], view['bids'])
        if view['phase'] not in ('bid', 'shot') and view['options']['cannonball']:
            same('shots', [['grapeshot', 'cannonball'][shot] for shot in state['shots'][:seats]], view['shots'])
        for name in ('won', 'bonus', 'wagers'):
            same(name, state[name][:seats], view[name])
        same('alliances', state['allies'], view['alliances'])
        same('trick', state['trick'], [kind_of(laid['card'], powers) for laid in view['trick']])
        same('led', SUITS[state['led']] if state['led'] >= 0 else None, view['led'])
        willed = {record['seat'] for record in view['powers'] if record['power'] == 'will'}
        for seat in set(range(seats)) - willed:
            same('voids', [SUITS[suit] for suit in range(4) if state['voids'][seat] >> suit & 1], view['voids'][seat])
        same('tricks', state['tricks'], len(view['tricks']))
        if view['phase'] == 'play':
            same('leader', state['leader'], 2 if view['leader'] == 'greybeard' else view['leader'])
        if ended:
            same('points', state['points'][:seats], [entry[2] for entry in view['sheet'][-1]])
            self.counts['rounds'] += 1
            self.counts[f'seats {seats}'] += 1
            for name in ('cannonball', 'kraken', 'whale', 'loot', 'powers'):
                self.counts[name] += view['options'][name]
            self.counts['rascal'] += view['options']['scoring'] == 'rascal'
            self.counts['would-have-won'] += view['options']['krakenLead'] == 'would-have-won' and view['options']['kraken']


CODES = [suit + str(value) for suit in SUITS for value in range(1, 15)]
CODES += [code for code, (_, count) in CARDS.items() for _ in range(count)]
LEGAL = 74 + 74 + 8 * 69 + 7 * 69 + 6 + 28 + 8


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--rounds', type=int, default=10000)
    parser.add_argument('--seed', default='check')
    arguments = parser.parse_args()
    tables = list(combinations())
    random.Random(arguments.seed).shuffle(tables)
    comparison = Comparison(Host())
    number = 0
    while comparison.counts['rounds'] < arguments.rounds:
        seats = 2 + number % 7
        replay = Replay(comparison.host, comparison.before, comparison.after)
        replay.run(trace(seats, tables[number % len(tables)], f'{arguments.seed}/{number}', GAMES))
        number += 1
        print(f'{comparison.counts["rounds"]} rounds', end='\r', file=sys.stderr)
    for name, count in sorted(comparison.counts.items()):
        print(f'{count:8} {name}')
    print(f'every step agrees; {min(number, len(tables))} of {len(tables)} combinations of options')


if __name__ == '__main__':
    main()
