"""One game of a simulator on this machine's processor, through ctypes. Needs g++ and numpy, neither GPU nor torch."""

import ctypes

import numpy as np

from bridge import build


class Host:
    def __init__(self, game):
        self.library = ctypes.CDLL(build(game.name, game.source, game.headers))
        self.library.game_choices.restype = ctypes.c_uint64
        sizes = (ctypes.c_int * 9)()
        self.library.tables_sizes(sizes)
        size, self.inputs, _, _, self.actions, self.tells, *_ = sizes
        self.game = np.zeros(size, np.uint8)

    @staticmethod
    def at(array):
        return ctypes.c_void_p(array.ctypes.data)

    def call(self, name, *arguments):
        """A function of the simulator's on this game, with whole numbers and arrays."""
        given = [self.at(a) if isinstance(a, np.ndarray) else ctypes.c_int(int(a)) for a in arguments]
        return getattr(self.library, name)(self.at(self.game), *given)

    def choices(self):
        """What the seat whose turn it is may do."""
        bits = self.call('game_choices')
        return [action for action in range(self.actions) if bits >> action & 1]

    def look(self, seat):
        """What the seat sees, as the network's inputs."""
        row = np.zeros(self.inputs, np.float32)
        self.call('game_inputs', seat, row)
        return row

    def leanings(self):
        """How much rules of thumb are inclined to each output, whoever's turn it is."""
        row = np.zeros(self.actions, np.float32)
        self.call('game_leanings', row)
        return row
