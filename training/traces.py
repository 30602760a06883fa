"""Replays what `crossbones simulate skull-king --trace` prints in the simulator, step by step."""

import json
from dataclasses import dataclass

from host import action_of, option_bits


@dataclass
class Position:
    """A seat about to act: the game and step of the trace it stands in, and what the trace says of it."""
    game: int
    header: dict
    step: int
    seat: int
    line: dict


class Replay:
    """A trace through a host simulator. `before` is called with each decision, `after` with each view that follows."""

    def __init__(self, host, before=None, after=None):
        self.host, self.before, self.after = host, before, after
        self.game = -1
        self.rounds = 0

    def run(self, lines):
        for text in lines:
            line = json.loads(text)
            if 'game' in line:
                self.game += 1
                self.header = line
                self.powers = line['options']['powers']
            elif 'step' in line:
                self._step(line)

    def _step(self, line):
        view, host = line['open'], self.host
        if line['seat'] == 'chance':
            if line['action'] == 'dealer':
                return
            self.rounds += 1
            ghost = view['ghost']['pile'] if view['ghost'] else []
            host.begin(view['seats'], view['cardsDealt'], option_bits(view['options']),
                       (view['dealer'] + 1) % view['seats'], view['hands'], ghost, view['undealt'])
            self.phase = 'bid'
        else:
            if self.before:
                self.before(self, Position(self.game, self.header, line['step'], line['seat'], line))
            if self.phase in ('bid', 'shot'):
                if view['phase'] == self.phase:
                    return
                for seat in range(view['seats']):
                    sealed = f'bid:{view["bids"][seat]}' if self.phase == 'bid' else view['shots'][seat]
                    host.apply(action_of(sealed, self.powers))
            else:
                host.apply(action_of(line['action'], self.powers))
            self.phase = view['phase']
        if self.after:
            self.after(self, view)
