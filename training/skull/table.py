"""Many tables of Skull at once on torch tensors: the bridge to skull.cu. Runs on the GPU, or slowly on the processor."""

import torch

from build import HEADERS, NAME, SOURCE
from bridge import Bridge, Seed


class Tables(Bridge):
    """Calls the simulator's functions on torch's current stream."""

    def __init__(self, device):
        super().__init__(device, NAME, SOURCE, HEADERS)
        (self.size, self.own, self.own_row, self.other, self.other_row, self.others, self.outputs, self.guesses, self.choices,
         _) = self.sizes('skull_sizes', 10)

    def empty(self, *shape, dtype=torch.float32):
        return torch.empty(*shape, dtype=dtype, device=self.device)

    def zeros(self, *shape, dtype=torch.float32):
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    def games(self, *shape):
        return self.zeros(*shape, self.size, dtype=torch.uint8)

    def start(self, games, seed, seats=0, gangs=1, anyone=0, first=-1, mixed=None):
        """Games at any tables, or all at one of so many seats. From `mixed` on some seats are another network's."""
        count = len(games)
        self.call('skull_start', count, games, seats, gangs, anyone, first, count if mixed is None else mixed, Seed(seed))

    def look(self, games, index=None):
        """What those see who are asked: their own and the table, and a row for each other gang."""
        count = len(games) if index is None else len(index)
        own = self.zeros(count, self.own_row)
        others = self.zeros(count, self.others, self.other_row)
        self.call('skull_look', count, games, index, own, others)
        return own, others

    def act(self, games, said, other=None, mixed=None, hero=-1, again=False, acts=None, logps=None, ended=None):
        """Everybody acts who is asked, as often as the outputs say."""
        out, guesses = said
        out2, guesses2 = other or (None, None)
        self.call('skull_act', len(games), games, out, guesses, out2, guesses2, len(games) if mixed is None else mixed, hero,
                  int(again), acts, logps, ended)

    def state(self, games, freely=False):
        """By game: phase, seat asked, winner, number of choices, gang asked; and the choices."""
        state = self.empty(len(games), 5, dtype=torch.int32)
        acts = self.zeros(len(games), self.choices, dtype=torch.int16)
        self.call('skull_state', len(games), games, int(freely), state, acts)
        return state, acts


OVER, ATTEMPT = 6, 5
