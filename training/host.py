"""One round of the simulator on this machine's processor, through ctypes. Needs g++ and numpy, neither GPU nor torch."""

import ctypes
import functools
import os

import numpy as np

import bridge

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, 'skull_king.cu')
HEADERS = os.path.join(HERE, 'skull_king')

SUITS = 'gypb'
PHASES = ['bid', 'shot', 'play', 'rosie', 'will', 'rascal', 'harry', 'over']
# The kinds without a number, from 56 on, and the first card of each kind with its number of copies.
KINDS = ['escape', 'rosie', 'will', 'rascal', 'juanita', 'harry', 'tigress:pirate', 'skull-king', 'mermaid', 'kraken',
         'whale', 'loot', 'tigress:escape']
CARDS = {'escape': (56, 5), 'rosie': (61, 1), 'will': (62, 1), 'rascal': (63, 1), 'juanita': (64, 1), 'harry': (65, 1),
         'tigress': (66, 1), 'skull-king': (67, 1), 'mermaid': (68, 2), 'kraken': (70, 1), 'whale': (71, 1),
         'loot': (72, 2)}
BID, SHOT, LEAD, WAGER, CHANGE, ACTIONS = 69, 80, 82, 90, 93, 96
OPTION_BITS = {'rascal': 1, 'cannonball': 2, 'kraken': 4, 'whale': 8, 'loot': 16, 'powers': 32, 'would-have-won': 64}


def build(compiler='g++'):
    """Compiles the simulator if it is older than its source, and names the library."""
    return bridge.build('skull_king', SOURCE, [HEADERS], compiler)


def option_bits(options):
    """The simulator's bits of a table's options."""
    bits = sum(OPTION_BITS[name] for name in ('cannonball', 'kraken', 'whale', 'loot', 'powers') if options[name])
    bits += OPTION_BITS['rascal'] if options['scoring'] == 'rascal' else 0
    return bits + (OPTION_BITS['would-have-won'] if options['krakenLead'] == 'would-have-won' else 0)


@functools.cache
def kind_of(code, powers):
    """The kind of a card or face by its code."""
    if code[0] in SUITS and code[1:].isdigit():
        return SUITS.index(code[0]) * 14 + int(code[1:]) - 1
    kind = 56 + KINDS.index('tigress:pirate' if code == 'tigress' else code)
    return 57 if 57 <= kind <= 61 and not powers else kind


@functools.cache
def action_of(word, powers):
    """The simulator's action of an engine's word."""
    if word in ('grapeshot', 'cannonball'):
        return SHOT + (word == 'cannonball')
    if word.startswith('bid:'):
        return BID + int(word[4:])
    if word.startswith('bid'):
        return CHANGE + 1 + int(word[3:])
    if word.startswith('lead:'):
        return LEAD + int(word[5:])
    if word.startswith('wager:'):
        return WAGER + int(word[6:]) // 10
    return kind_of(word.removeprefix('discard:'), powers)


class Host:
    """The simulator, and one round in it."""

    def __init__(self):
        self.library = ctypes.CDLL(build())
        sizes = (ctypes.c_int * 6)()
        self.library.sk_sizes(sizes)
        self.round_size, self.inputs, self.row, self.actions, *_ = sizes
        self.round = np.zeros(self.round_size, np.uint8)
        self._state = np.zeros(19 + 8 * 8 + 9 * 74, np.int32)
        self._legal = np.zeros(ACTIONS, np.int32)
        self._outputs = np.zeros(ACTIONS, np.int32)

    @staticmethod
    def _at(array):
        return ctypes.c_void_p(array.ctypes.data)

    def begin(self, seats, dealt, options, leader, hands, ghost, undealt):
        """Deals given cards, by their codes, from the top."""
        used = {}

        def card(code):
            if code not in CARDS:
                return kind_of(code, False)
            first, _ = CARDS[code]
            used[code] = used.get(code, -1) + 1
            return first + used[code]

        codes = [code for hand in hands for code in hand] + list(ghost) + list(undealt)
        pile = np.array([card(code) for code in codes], np.int32)
        self.library.sk_begin(self._at(self.round), seats, dealt, options, leader, self._at(pile), len(pile))

    def apply(self, action):
        self.library.sk_apply(self._at(self.round), int(action))

    def legal(self, seat):
        """The network's output for each legal action."""
        self.library.sk_legal(self._at(self.round), seat, self._at(self._legal), self._at(self._outputs))
        return {int(action): int(self._outputs[action]) for action in np.nonzero(self._legal)[0]}

    def observe(self, seat):
        """What the seat sees, as the network's inputs."""
        row = np.zeros(self.inputs, np.float32)
        self.library.sk_inputs(self._at(self.round), seat, self._at(row))
        return row

    def state(self):
        """Everything about the round, as a dictionary."""
        self.library.sk_state(self._at(self.round), self._at(self._state))
        values = self._state.tolist()
        seats = [values[19 + 8 * seat:27 + 8 * seat] for seat in range(8)]
        held = self._state[83:].reshape(9, 74)
        return dict(phase=PHASES[values[0]], turn=values[1], leader=values[2], tricks=values[3], led=values[4],
                    trick=values[6:6 + values[5]], allies=[values[15 + 2 * i:17 + 2 * i] for i in range(values[14])],
                    cards=[s[0] for s in seats], bids=[s[1] for s in seats], won=[s[2] for s in seats],
                    bonus=[s[3] for s in seats], wagers=[s[4] for s in seats], shots=[s[5] for s in seats],
                    voids=[s[6] for s in seats], points=[s[7] for s in seats], held=held)
