"""How well a network can be read, and how it does against another: many games on one GPU.

    python3 training/skull/measure.py skull-1.bin [--against learned.ts] [--games 8192] [--worlds 60] [--seed 11]
"""

import argparse

import torch

from improver import against, gain
from network import load
from table import Tables

parser = argparse.ArgumentParser()
parser.add_argument('network')
parser.add_argument('--against', help='another network')
parser.add_argument('--games', type=int, default=8192)
parser.add_argument('--worlds', type=int, default=60)
parser.add_argument('--seed', type=int, default=11)
a = parser.parse_args()
device = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.set_float32_matmul_precision('high')
tables = Tables(device)
network = load(a.network, device)


def say(what, share, games):
    print(f'{what}: {100 * share:.1f} ± {196 * (share * (1 - share) / games) ** 0.5:.1f} % of {games} games', flush=True)


for seats, gangs, anyone in ((4, 1, 0), (3, 1, 0), (6, 1, 0), (4, 1, 1), (3, 2, 0)):
    games = a.games if (seats, gangs, anyone) == (4, 1, 0) else a.games // 8
    share = gain(tables, network, games, a.worlds, a.seed, seats=seats, gangs=gangs, anyone=anyone)
    say(f'read, {seats} seats, {gangs} gangs each, a last skull costs {"anyone" if anyone else "the challenger"}', share, games)
if a.against:
    rival = load(a.against, device)
    say(f'one against three of {a.against}', against(tables, network, rival, 4 * a.games, a.seed), 4 * a.games)
    say('one of those against three', against(tables, rival, network, 4 * a.games, a.seed), 4 * a.games)
