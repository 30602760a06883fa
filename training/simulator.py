"""Many rounds at once on torch tensors: the bridge to skull_king.cu. Runs on the GPU, or slowly on the processor for tests."""

import torch

from bridge import Bridge, Seed
from host import HEADERS, SOURCE

NETWORK, RIVAL, FLAT, RANDOM = range(4)


class Simulator(Bridge):
    """Calls the simulator's functions on torch's current stream."""

    def __init__(self, device):
        super().__init__(device, 'skull_king', SOURCE, [HEADERS])
        self.round_size, self.inputs, self.row, self.actions, self.legal_at, self.hidden = self.sizes('sk_sizes', 6)

    def rounds(self, count):
        return torch.zeros(count, self.round_size, dtype=torch.uint8, device=self.device)

    def rows(self, count):
        return torch.zeros(count, self.row, dtype=torch.bfloat16, device=self.device)

    def hidden_rows(self, count):
        return torch.zeros(count, self.hidden, dtype=torch.bfloat16, device=self.device)

    def deal(self, rounds, setups, leader, seed, policy=None, deals=None):
        """Deals rounds of the given setups; equal numbers in `deals` give equal cards."""
        self.call('sk_deal', len(rounds), rounds, setups.seats, setups.dealt, setups.options, leader, policy, deals, Seed(seed))

    def observe(self, rounds, count, rows):
        """What the acting seats of the first `count` rounds see. The rows must be zero."""
        self.call('sk_observe', count, rounds, rows, self.row)

    def reveal(self, rounds, count, rows):
        """What the acting seats do not see. The rows must be zero."""
        self.call('sk_reveal', count, rounds, rows, self.hidden)

    def step(self, rounds, count, seed, values=None, rival=None, every=1, flat=None, epsilon=0.0, sharp=1.0, outputs=None, seats=None,
             logps=None):
        """One decision in each of the first `count` rounds; with `logps` the network draws what it does."""
        self.call('sk_step', count, rounds, values, rival, every, flat, float(epsilon), float(sharp), Seed(seed), outputs, seats, logps)

    def credit(self, rounds, starts, counts, seats, expected, unit, keep, gains):
        """How much better each decision turned out than was expected of the round."""
        self.call('sk_credit', len(rounds), rounds, len(starts), starts, counts, seats, expected, float(unit), float(keep), gains)

    def wanted(self, rows, taken, logps, scaled, gains, results, out, sharp, entropy, worth, clip):
        """The gradient of the loss by the network's outputs, and five sums to tell."""
        gradient = torch.zeros_like(out)
        seen = torch.zeros(len(out), 5, device=self.device)
        self.call('sk_wanted', len(out), rows, self.row, taken, logps, scaled, gains, results, out, float(sharp), float(entropy),
                   float(worth), float(clip), gradient, seen)
        return gradient, seen.mean(0)

    def flat(self, rounds, count, budget, seed, out):
        """What flat Monte Carlo players with so many playouts do where it is their turn."""
        self.call('sk_flat', count, rounds, budget, Seed(seed), out)

    def results(self, rounds):
        """Points, bid, tricks and bonus of each seat."""
        out = torch.zeros(len(rounds), 8, 4, dtype=torch.int32, device=self.device)
        self.call('sk_result', len(rounds), rounds, out)
        return out
