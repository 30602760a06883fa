"""The GPU build must do exactly what the host build does: same deals, same steps, same inputs.

    python3 training/selfcheck.py
"""

import torch

from setups import sample
from simulator import FLAT, RANDOM, Simulator


def main():
    count = 2000
    machines = [Simulator('cuda'), Simulator('cpu')]
    tables = [sample('full', count, 7, machine.device) for machine in machines]
    policy = torch.randint(0, 2, (count, 8), generator=torch.Generator().manual_seed(3)).to(torch.int8)
    policy = torch.where(policy == 0, RANDOM, FLAT).to(torch.int8)
    rounds = [machine.rounds(count) for machine in machines]
    flat = [torch.zeros(count, dtype=torch.int32, device=machine.device) for machine in machines]
    for machine, setups, dealt in zip(machines, tables, rounds):
        leader = (torch.arange(count, device=machine.device) % setups.seats).int()
        machine.deal(dealt, setups, leader, 99, policy.to(machine.device))
    decisions = 0
    for step, going in enumerate(tables[0].prefixes()):
        rows = [machine.rows(going) for machine in machines]
        hidden = [machine.hidden_rows(going) for machine in machines]
        for machine, dealt, row, more, choice in zip(machines, rounds, rows, hidden, flat):
            machine.observe(dealt, going, row)
            machine.reveal(dealt, going, more)
            machine.flat(dealt, going, 4, step, choice)
            machine.step(dealt, going, step << 30, flat=choice)
        decisions += going
        assert torch.equal(rows[0].cpu(), rows[1]), f'inputs at step {step}'
        assert torch.equal(hidden[0].cpu(), hidden[1]), f'what is hidden at step {step}'
        assert torch.equal(rounds[0].cpu(), rounds[1]), f'rounds after step {step}'
    assert torch.equal(machines[0].results(rounds[0]).cpu(), machines[1].results(rounds[1])), 'points'
    print(f'the GPU agrees with the host: {count} rounds, {decisions} decisions')


if __name__ == '__main__':
    main()
