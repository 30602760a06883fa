"""The GPU build of a simulator must do exactly what the host build does: same games, same steps, same inputs, same credit; and
what decisions gained must be what they gained by a second reckoning of it, in Python.

    PYTHONPATH=training python3 -m learner.selfcheck skull-king-dice

Without a GPU only the second is checked.
"""

import sys

import torch

from learner.games import GAMES
from learner.tables import Tables

KEEP = 0.9
# Tables whose gains are reckoned again.
RECKONED = 200


def compare_credit(machines, played):
    steps, count, _ = played[0].shape
    expected = torch.rand(steps, count)
    found = []
    for machine, games in zip(machines, played):
        gains, told = machine.zeros(steps, count), machine.zeros(steps, count, machine.tells)
        machine.credit(games, expected.to(machine.device), KEEP, 1.0, gains, told)
        found.append((gains.cpu(), told.cpu()))
    for results in found:
        for one, other in zip(results, found[-1]):
            assert torch.allclose(one, other, atol=1e-4, equal_nan=True), 'credit'
    again = reckoned(machines[-1], played[-1][:, :RECKONED].contiguous(), expected)
    assert torch.allclose(found[-1][0][:, :RECKONED], again, atol=1e-4, equal_nan=True), 'credit, reckoned again'


def reckoned(machine, games, expected):
    """What each decision gained: what came next for the seat, less what was expected, and a share of what that gained."""
    steps, count, _ = games.shape
    gains = torch.full((steps, count), float('nan'))
    after, gain, seen = (torch.zeros(count, machine.seats) for _ in range(3))
    for step in reversed(range(steps)):
        over, stakes = machine.stakes(games[step])
        turns, others = machine.turns(games[step])
        over = over.bool()
        after[over], gain[over], seen[over] = stakes[over], 0, 1
        for row in (~over & ((others >> turns) & 1 == 0)).nonzero().squeeze(1).tolist():
            seat, value = int(turns[row]), float(expected[step, row])
            if seen[row, seat]:
                gain[row, seat] = after[row, seat] - value + KEEP * gain[row, seat]
                gains[step, row] = gain[row, seat]
            after[row, seat], seen[row, seat] = value, 1
    return gains


def main():
    count, steps = 2000, 120
    machines = [Tables(device, GAMES[sys.argv[1]]) for device in (['cuda'] if torch.cuda.is_available() else []) + ['cpu']]
    games = [machine.games(count) for machine in machines]
    for machine, own in zip(machines, games):
        machine.begin(own, 99, mixed=count // 2)
    played = [machine.games(steps, count) for machine in machines]
    ended = 0
    for step in range(steps):
        for own, kept in zip(games, played):
            kept[step].copy_(own)
        seen = [machine.look(own, reveal=True) for machine, own in zip(machines, games)]
        for machine, own in zip(machines, games):
            # Everything is done alike often, whatever anybody is inclined to: exponents may differ in the last bit.
            nothing = machine.zeros(count, machine.outputs)
            machine.act(own, nothing, others=nothing, mixed=count // 2, sharp=0.0, other_sharp=0.0, again=True)
        stakes = [machine.stakes(own) for machine, own in zip(machines, games)]
        for one, other in zip(seen[0] + stakes[0], seen[-1] + stakes[-1]):
            assert torch.equal(one.cpu(), other), f'step {step}'
        assert torch.equal(games[0].cpu(), games[-1]), f'games after step {step}'
        ended += int(stakes[-1][0].sum())
    compare_credit(machines, played)
    who = 'the GPU agrees with the host' if len(machines) > 1 else 'no GPU here; the host credits decisions as it should'
    print(f'{who}: {count} tables of {sys.argv[1]}, {steps} steps, {ended} games ended')


if __name__ == '__main__':
    main()
