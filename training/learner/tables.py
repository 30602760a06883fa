"""Many tables of one game at once on torch tensors."""

import torch

from bridge import Bridge, Seed


class Tables(Bridge):
    def __init__(self, device, game):
        super().__init__(device, game.name, game.source, game.headers)
        self.game = game
        (self.size, self.inputs, self.row, self.hidden, self.actions, self.tells, self.seats, self.setup,
         self.seen) = self.sizes('tables_sizes', 9)
        self.outputs = self.actions * (1 + self.tells)

    def zeros(self, *shape, dtype=torch.float32):
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    def games(self, *shape):
        return self.zeros(*shape, self.size, dtype=torch.uint8)

    def begin(self, games, seed, setups=None, deals=None, mixed=None):
        """Games at any tables, or at those of the setups. From `mixed` on some seats are another network's."""
        self.call('tables_begin', len(games), games, setups, deals, len(games) if mixed is None else mixed, Seed(seed))

    def look(self, games, index=None, reveal=False):
        """What those see whose turn it is, and with `reveal` what they do not."""
        count = len(games) if index is None else len(index)
        rows = self.zeros(count, self.row, dtype=torch.bfloat16)
        hidden = self.zeros(count, self.hidden, dtype=torch.bfloat16) if reveal else None
        self.call('tables_look', count, games, index, rows, hidden)
        return rows, hidden

    def act(self, games, out, others=None, mixed=None, sharp=1.0, other_sharp=1.0, epsilon=0.0, again=False, acts=None, logps=None):
        """Everybody acts whose turn it is."""
        self.call('tables_act', len(games), games, out, others, len(games) if mixed is None else mixed, float(sharp), float(other_sharp),
                  float(epsilon), int(again), acts, logps)

    def credit(self, games, expected, keep, spite, gains, told):
        steps, count = expected.shape
        self.call('tables_credit', count, steps, games, expected, float(keep), float(spite), gains, told)

    def wanted(self, index, games, acts, logps, gains, told, out, anchor, entropy, pull, telling, clip):
        """The gradient of the loss by the network's outputs, and sums to tell."""
        gradient, seen = torch.zeros_like(out), self.zeros(len(out), self.seen)
        self.call('tables_wanted', len(out), index, games, acts, logps, gains, told, out, anchor, float(entropy), float(pull),
                  float(telling), float(clip), gradient, seen)
        return gradient, seen.mean(0)

    def seat(self, games, others):
        self.call('tables_seat', len(games), games, others)

    def turns(self, games):
        """Whose turn it is, and the seats that another network plays, as bits."""
        turns, others = (self.zeros(len(games), dtype=torch.int32) for _ in range(2))
        self.call('tables_turns', len(games), games, turns, others)
        return turns, others

    def stakes(self, games):
        """Whether each game is over, and what it came to."""
        over = self.zeros(len(games), dtype=torch.int32)
        stakes = self.zeros(len(games), self.seats)
        self.call('tables_stakes', len(games), games, over, stakes)
        return over, stakes
