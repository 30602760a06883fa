"""How strong checkpoints or weight files are.

    python3 training/evaluate.py base.pt [--rival other.bin] [--deals 256] [--playouts 1000] [--profile base]

Prints one line of JSON a measurement: copies among themselves, one among flat Monte Carlo players in every seat in turn,
one among copies of a rival, and how often the bid with a single card is the exact one (base deck, four seats).
± is a 95 % interval over deals.
"""

import argparse
import json
import time

import numpy as np
import torch

from arena import Table, flat_field, interval, play, rivals
from host import OPTION_BITS
from network import Player, load
from setups import ALL_ON, setups
from simulator import NETWORK, Simulator

BASE = [Table(f'base-{seats}', seats, 0) for seats in (4, 6, 3, 5, 7, 8)]
RASCAL = ALL_ON | OPTION_BITS['rascal'] | OPTION_BITS['cannonball']
FULL = [Table('all-on-4', 4, ALL_ON), Table('all-on-3', 3, ALL_ON), Table('all-on-6', 6, ALL_ON), Table('all-on-2', 2, ALL_ON),
        Table('all-on-8', 8, ALL_ON), Table('rascal-4', 4, RASCAL), Table('base-4', 4, 0), Table('base-2', 2, 0)]


def among_themselves(simulator, table, games, player):
    points, made = play(simulator, table, games, [[NETWORK] * table.seats], player, seed=5151)
    totals = points.sum(0).mean((1, 2))
    return dict(table=table.name, games=games, points=round(float(totals.mean()), 1), plus_minus=round(interval(totals), 1),
                made=round(100 * float(made.mean()), 2), made_by_cards=[round(100 * float(x), 1) for x in made.mean((1, 2, 3))[::-1]])


@torch.no_grad()
def single_card(simulator, player, count=20000):
    """Bid one with a character or a black five and higher, else zero."""
    tables = setups(np.full(count, 4), np.ones(count, int), np.zeros(count, int), simulator.device)
    rounds = simulator.rounds(count)
    simulator.deal(rounds, tables, torch.zeros(count, dtype=torch.int32, device=simulator.device), 424242)
    agreed = []
    for seat in range(4):
        rows = simulator.rows(count)
        simulator.observe(rounds, count, rows)
        values = player.values(rows)
        exact = (rows[:, 46:56].sum(1) + rows[:, 61:70].sum(1)) > 0
        agreed.append(round(100 * float(((values[:, 70] > values[:, 69]) == exact).float().mean()), 2))
        simulator.step(rounds, count, seat, values=values)
    return dict(agreement=agreed)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('player')
    parser.add_argument('--rival')
    parser.add_argument('--profile', choices=('base', 'full'), default='base')
    parser.add_argument('--games', type=int, default=8192, help='games among themselves')
    parser.add_argument('--against', type=int, default=32768, help='games against the rival, each deal in all rotations')
    parser.add_argument('--deals', type=int, default=256, help='deals against flat Monte Carlo')
    parser.add_argument('--playouts', type=int, default=1000, help='0: no flat Monte Carlo')
    arguments = parser.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.set_float32_matmul_precision('high')
    simulator = Simulator(device)
    player = Player(load(arguments.player, device), device)
    tables = BASE if arguments.profile == 'base' else FULL

    def tell(what, measure, *given):
        start = time.time()
        result = measure(simulator, *given)
        print(json.dumps(dict(player=arguments.player, what=what, **result, seconds=round(time.time() - start, 1))), flush=True)

    tell('single card', single_card, player)
    for table in tables:
        tell('among themselves', among_themselves, table, arguments.games, player)
    if arguments.rival:
        rival = Player(load(arguments.rival, device), device)
        for table in tables:
            tell(f'among copies of {arguments.rival}', rivals, table, arguments.against // table.seats, player, rival)
    if arguments.playouts:
        for table in tables:
            deals = max(2, arguments.deals // (2 if table.seats > 4 else 1))
            tell(f'among flat Monte Carlo of {arguments.playouts}', flat_field, table, deals, player, arguments.playouts)


if __name__ == '__main__':
    main()
