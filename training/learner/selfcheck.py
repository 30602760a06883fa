"""The GPU build of a simulator must do exactly what the host build does: same games, same steps, same inputs.

    PYTHONPATH=training python3 -m learner.selfcheck skull-king-dice
"""

import sys

import torch

from learner.games import GAMES
from learner.tables import Tables


def main():
    count, steps = 2000, 120
    machines = [Tables(device, GAMES[sys.argv[1]]) for device in ('cuda', 'cpu')]
    games = [machine.games(count) for machine in machines]
    for machine, own in zip(machines, games):
        machine.begin(own, 99, mixed=count // 2)
    ended = 0
    for step in range(steps):
        seen = [machine.look(own, reveal=True) for machine, own in zip(machines, games)]
        for machine, own in zip(machines, games):
            # Everything is done alike often, whatever anybody is inclined to: exponents may differ in the last bit.
            nothing = machine.zeros(count, machine.outputs)
            machine.act(own, nothing, others=nothing, mixed=count // 2, sharp=0.0, other_sharp=0.0, again=True)
        stakes = [machine.stakes(own) for machine, own in zip(machines, games)]
        for one, other in zip(seen[0] + stakes[0], seen[1] + stakes[1]):
            assert torch.equal(one.cpu(), other), f'step {step}'
        assert torch.equal(games[0].cpu(), games[1]), f'games after step {step}'
        ended += int(stakes[1][0].sum())
    print(f'the GPU agrees with the host: {count} tables of {sys.argv[1]}, {steps} steps, {ended} games ended')


if __name__ == '__main__':
    main()
