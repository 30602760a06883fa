"""Games of ten rounds on fixed deals, to measure players by. A deal is played once for each seat the first player takes."""

import math
from dataclasses import dataclass

import numpy as np
import torch

from setups import setups
from simulator import FLAT, NETWORK, RIVAL


@dataclass
class Table:
    name: str
    seats: int
    options: int


@torch.no_grad()
def play(simulator, table, games, policies, player, rival=None, budget=0, seed=777):
    """Points and bids made, each as rounds × games × rotations × seats.

    `policies` has a row of policies for each rotation. All rotations of a game have the same cards and the same lead.
    """
    device, seats = simulator.device, table.seats
    policies = np.asarray(policies, np.int8)
    rotations = len(policies)
    # The rounds with the most cards come first, so that what is still going on is a prefix.
    dealt, game, rotation = (axis.ravel() for axis in
                             np.meshgrid(np.arange(10, 0, -1), np.arange(games), np.arange(rotations), indexing='ij'))
    tables = setups(np.full(len(dealt), seats), dealt, np.full(len(dealt), table.options), device, sort=False)
    tensor = lambda values: torch.tensor(values.astype(np.int32), device=device)
    by_seat = np.zeros((len(dealt), 8), np.int8)
    by_seat[:, :seats] = policies[rotation]
    rounds = simulator.rounds(len(dealt))
    simulator.deal(rounds, tables, tensor((game + dealt) % seats), seed * 1000000007, torch.tensor(by_seat, device=device),
                   tensor(game * 16 + dealt))
    flat = torch.zeros(len(dealt), dtype=torch.int32, device=device)
    for step, count in enumerate(tables.prefixes()):
        values = other = None
        if (policies != FLAT).any():
            rows = simulator.rows(count)
            simulator.observe(rounds, count, rows)
            values = player.values(rows)
            other = rival.values(rows) if rival else None
        if (policies == FLAT).any():
            simulator.flat(rounds, count, budget, (seed * 91 + step + 1) << 24, flat)
        simulator.step(rounds, count, (seed * 137 + step) << 24, values=values, rival=other, flat=flat)
    results = simulator.results(rounds)[:, :seats].view(10, games, rotations, seats, 4).cpu().numpy()
    return results[..., 0].astype(float), (results[..., 1] == results[..., 2]).astype(float)


def interval(values):
    return 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def measure_self(simulator, table, player, games, seed=4242):
    """Points of a game and bids made in percent, copies of one player among themselves."""
    points, made = play(simulator, table, games, [[NETWORK] * table.seats], player, seed=seed)
    return [round(float(points.sum(0).mean()), 1), round(100 * float(made.mean()), 1)]


def against(simulator, table, games, opponent, player, rival=None, budget=0, seed=31337):
    """One player among others of one kind, in each seat in turn: difference in points of a game, wins, bids made."""
    policies = [[NETWORK if seat == mine else opponent for seat in range(table.seats)] for mine in range(table.seats)]
    points, made = play(simulator, table, games, policies, player, rival, budget, seed)
    mine = np.eye(table.seats, dtype=bool)
    totals = points.sum(0)
    own = totals[:, mine].mean(1)
    others = totals[:, ~mine].mean(1)
    best = totals == totals.max(2, keepdims=True)
    wins = (best / best.sum(2, keepdims=True))[:, mine].mean(1)
    return dict(table=table.name, games=games * table.seats, difference=round(float((own - others).mean()), 1),
                plus_minus=round(interval(own - others), 1), points=round(float(own.mean()), 1),
                others=round(float(others.mean()), 1), wins=round(100 * float(wins.mean()), 1),
                made=round(100 * float(made[:, :, mine].mean()), 1), others_made=round(100 * float(made[:, :, ~mine].mean()), 1))


def flat_field(simulator, table, games, player, budget):
    return against(simulator, table, games, FLAT, player, budget=budget)


def rivals(simulator, table, games, player, rival):
    return against(simulator, table, games, RIVAL, player, rival)
