"""What tables are played at: seats, cards dealt and options of many rounds."""

from dataclasses import dataclass

import numpy as np
import torch

from host import OPTION_BITS as O

ALL_ON = O['kraken'] | O['whale'] | O['loot'] | O['powers']
# Shares of the seat counts.
BASE_SEATS = {3: 0.0875, 4: 0.45, 5: 0.0875, 6: 0.2, 7: 0.0875, 8: 0.0875}
FULL_SEATS = {2: 0.12, 3: 0.13, 4: 0.3, 5: 0.12, 6: 0.15, 7: 0.08, 8: 0.1}


@dataclass
class Setups:
    """One entry a round, those with the most decisions first."""
    seats: torch.Tensor
    dealt: torch.Tensor
    options: torch.Tensor
    bound: np.ndarray

    def __len__(self):
        return len(self.bound)

    def prefixes(self):
        """How many rounds may still be going on at each step; they are the first ones."""
        return [int((self.bound > step).sum()) for step in range(int(self.bound.max()))]


def most_dealt(seats, options):
    """SK-3: all hands are alike."""
    cards = 70 + ((options & O['kraken']) > 0) + ((options & O['whale']) > 0) + 2 * ((options & O['loot']) > 0)
    return cards // np.where(seats == 2, 3, seats)


def bound(seats, dealt, options):
    """The most decisions of a round: bids, shots, plays, and five for powers."""
    return seats * (1 + dealt + ((options & O['cannonball']) > 0)) + 5 * ((options & O['powers']) > 0)


def setups(seats, dealt, options, device, sort=True):
    """Setups of arrays; `dealt` is capped."""
    seats, options = np.asarray(seats), np.asarray(options)
    dealt = np.minimum(np.asarray(dealt), most_dealt(seats, options))
    most = bound(seats, dealt, options)
    order = np.argsort(-most, kind='stable') if sort else np.arange(len(most))

    def tensor(values):
        return torch.tensor(values[order].astype(np.int32), device=device)

    return Setups(tensor(seats), tensor(dealt), tensor(options), most[order])


def sample(profile, count, seed, device):
    """The tables of a profile to train at."""
    rng = np.random.default_rng(seed)
    shares = BASE_SEATS if profile == 'base' else FULL_SEATS
    seats = rng.choice(list(shares), count, p=np.array(list(shares.values())) / sum(shares.values()))
    dealt = rng.integers(1, 11, count)
    options = np.zeros(count, np.int64)
    if profile == 'full':
        for name in ('kraken', 'whale', 'loot', 'powers', 'would-have-won'):
            options |= O[name] * (rng.random(count) < 0.5)
        rascal = rng.random(count) < 0.45
        options |= O['rascal'] * rascal | O['cannonball'] * (rascal & (rng.random(count) < 0.5))
        extra = rng.random(count)
        options = np.where(extra < 0.22, ALL_ON, np.where(extra < 0.3, options | ALL_ON, options))
        options = np.where(extra > 0.93, 0, options)
    return setups(seats, dealt, options, device)
