"""How one network does against another, every deal in all rotations of the seats.

    PYTHONPATH=training python3 -m learner.measure skull-king-dice new.bin old.bin [--deals 16384] [--seed 7] [--sharp 1e9 1e9]

Prints points ahead of the mean of the others in a game, with a 95 % interval over deals. With --sharp a player does not always
what it is most inclined to: 1 is as it was trained. `bosun` instead of a file is the bosun of the game's simulator.
"""

import argparse
import math

import torch

from learner.games import GAMES
from learner.player import rival_of
from learner.tables import Tables

BEST = 1e9


@torch.no_grad()
def ahead(tables, player, rival, setups, deals, seed, sharp=(BEST, BEST)):
    """Points ahead in a game, and half of the interval."""
    device, seats = tables.device, setups[0][0]
    per_deal = torch.zeros(deals, dtype=torch.float64)
    for number, setup in enumerate(setups):
        count = deals * seats
        games = tables.games(count)
        deal = torch.arange(deals, dtype=torch.int32, device=device).repeat_interleave(seats)
        hero = torch.arange(seats, device=device).repeat(deals)
        given = torch.tensor(setup, dtype=torch.int32, device=device).expand(count, -1).contiguous()
        tables.begin(games, seed * 1000 + number, given, deal)
        tables.seat(games, ((1 << seats) - 1 - (1 << hero)).int())
        for step in range(10000):
            rows, _ = tables.look(games)
            tables.act(games, player(rows), others=rival(rows), mixed=0, sharp=sharp[0], other_sharp=sharp[1])
            if step % 8 == 7 and bool(tables.stakes(games)[0].all()):
                break
        _, stakes = tables.stakes(games)
        own = stakes.gather(1, hero[:, None]).view(deals, seats).mean(1)
        per_deal += own.double().cpu() * tables.game.unit
    return float(per_deal.mean()), 1.96 * float(per_deal.std()) / math.sqrt(deals)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('player')
    parser.add_argument('rival')
    parser.add_argument('--deals', type=int, default=16384)
    parser.add_argument('--seed', type=int, default=7)
    parser.add_argument('--sharp', type=float, nargs=2, default=(BEST, BEST))
    parser.add_argument('--tables', nargs='*')
    a = parser.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.set_float32_matmul_precision('high')
    tables = Tables(device, GAMES[a.game])
    player, rival = (rival_of(path, tables) for path in (a.player, a.rival))
    for name, setups in tables.game.tables.items():
        if a.tables and name not in a.tables:
            continue
        mean, half = ahead(tables, player, rival, setups, a.deals, a.seed, a.sharp)
        print(f'{name}: {mean:+.2f} ± {half:.2f} points a game ahead of {a.rival}, {a.deals} deals', flush=True)


if __name__ == '__main__':
    main()
