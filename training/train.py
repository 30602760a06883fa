"""Deep Monte Carlo self-play: the network learns what a round brings the acting seat after each action, and plays by it.

    python3 training/train.py --profile base --seconds 400 --out base.pt [--init earlier.pt] [--seed 1]

All seats are played by one network, which takes what looks best and now and then anything. Rounds go on in lockstep,
those with the most decisions first, so that every step works on a prefix of them. A checkpoint is written each minute.
"""

import argparse
import json
import time

import torch

from arena import Table, measure_self
from host import OPTION_BITS
from network import DEPTH, SCALE, WIDTH, Network, Player, load, save
from setups import ALL_ON, sample
from simulator import Simulator


class Harvest:
    """The decisions of many rounds of self-play: inputs, outputs taken, and what came of them."""

    def __init__(self, simulator, setups, seed):
        self.simulator, self.setups, self.seed = simulator, setups, seed
        self.prefixes = setups.prefixes()
        self.size = sum(self.prefixes)
        device = simulator.device
        self.rounds = simulator.rounds(len(setups))
        self.rows = simulator.rows(self.size)
        self.outputs = torch.zeros(self.size, dtype=torch.int32, device=device)
        self.seats = torch.zeros(self.size, dtype=torch.int32, device=device)
        self.round_of = torch.cat([torch.arange(count, device=device) for count in self.prefixes])
        self.counter = 0

    @torch.no_grad()
    def gather(self, player, epsilon):
        """Plays all rounds once. A row of a round that was over before has no weight."""
        self.counter += 1
        seed = (self.seed << 44) + (self.counter << 20)
        simulator, setups = self.simulator, self.setups
        self.rows.zero_()
        leader = (torch.rand(len(setups), device=simulator.device) * setups.seats).int()
        simulator.deal(self.rounds, setups, leader, seed * 7919 + 13)
        at = 0
        for step, count in enumerate(self.prefixes):
            part = slice(at, at + count)
            rows = self.rows[part]
            simulator.observe(self.rounds, count, rows)
            simulator.step(self.rounds, count, (seed + step) << 20, values=player.values(rows), epsilon=epsilon,
                           outputs=self.outputs[part], seats=self.seats[part])
            at += count
        points = simulator.results(self.rounds)[:, :, 0].float() / SCALE
        self.weight = (self.seats >= 0).float()
        self.returns = points[self.round_of, self.seats.clamp(min=0).long()]
        self.chosen = self.outputs.long()

    def batches(self, count):
        """The harvest in so many parts, each from everywhere."""
        end = self.size // count * count
        for first in range(count):
            part = slice(first, end, count)
            yield self.rows[part], self.chosen[part], self.returns[part], self.weight[part]


def schedule(done, top, middle, end):
    """From the top to the middle value over the first four fifths, then to the end."""
    return top + (middle - top) * done / 0.8 if done < 0.8 else middle + (end - middle) * (done - 0.8) / 0.2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--profile', choices=('base', 'full'), required=True)
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--init', help='a checkpoint to go on from')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rounds', type=int, default=65536, help='rounds played at once')
    parser.add_argument('--batches', type=int, default=32, help='steps of learning after each')
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--epsilon', type=float, default=0.1)
    parser.add_argument('--games', type=int, default=1024, help='games of a measurement')
    parser.add_argument('--compile', action='store_true')
    arguments = parser.parse_args()

    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision('high')
    simulator = Simulator(device)
    network = Network([simulator.row, *[WIDTH] * DEPTH, simulator.actions], device)
    seen = torch.zeros(simulator.row, dtype=torch.bool, device=device)
    if arguments.init:
        with torch.no_grad():
            for tensor, kept in zip(network.tensors(), load(arguments.init, device, 'weights')):
                tensor.copy_(kept)
        seen = torch.load(arguments.init, map_location=device)['seen']
    average = [tensor.detach().clone() for tensor in network.tensors()]
    parameters = network.tensors()
    optimiser = torch.optim.Adam(parameters, lr=arguments.rate, eps=1e-5, fused=device == 'cuda')
    harvest = Harvest(simulator, sample(arguments.profile, arguments.rounds, arguments.seed, device), arguments.seed)

    def loss_of(rows, chosen, returns, weight):
        value = network(rows).gather(1, chosen[:, None]).squeeze(1)
        return (weight * (value - returns) ** 2).sum() / weight.sum()

    if arguments.compile:
        loss_of = torch.compile(loss_of, dynamic=False)

    tables = [Table('base-4', 4, 0), Table('base-6', 6, 0)]
    if arguments.profile == 'full':
        tables += [Table('all-on-4', 4, ALL_ON), Table('all-on-2', 2, ALL_ON),
                   Table('rascal-4', 4, ALL_ON | OPTION_BITS['rascal'] | OPTION_BITS['cannonball'])]

    def synchronise():
        if device == 'cuda':
            torch.cuda.synchronize()

    def measure(spent):
        player = Player(average, device)
        row = dict(t=round(spent), rollouts=harvest.counter, decisions=harvest.counter * harvest.size, loss=round(loss_now, 4))
        for table in tables:
            row[table.name] = measure_self(simulator, table, player, arguments.games)
        row.update(gather_s=round(gathering, 1), learn_s=round(learning, 1))
        print(arguments.profile, json.dumps(row), flush=True)

    print(arguments.profile, json.dumps(dict(inputs=simulator.inputs, rounds=len(harvest.setups), rows=harvest.size,
                                             steps=len(harvest.prefixes))), flush=True)
    start = time.time()
    next_measure, next_save = 30.0, 60.0
    gathering = learning = loss_now = 0.0
    while True:
        spent = time.time() - start
        done = min(1.0, spent / arguments.seconds)
        if done >= 1:
            break
        rate = schedule(done, arguments.rate, arguments.rate * 0.25, arguments.rate * 0.01)
        # Adam's running means are empty at first.
        rate *= min(1.0, (harvest.counter + 1) / 5)
        for group in optimiser.param_groups:
            group['lr'] = rate
        epsilon = schedule(done, arguments.epsilon, 0.02, 0.005)

        before = time.time()
        harvest.gather(Player(parameters, device), epsilon)
        synchronise()
        between = time.time()
        gathering += between - before
        for rows, chosen, returns, weight in harvest.batches(arguments.batches):
            loss = loss_of(rows, chosen, returns, weight)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0, foreach=True)
            optimiser.step()
        # The average forgets slowly later on, fast at first.
        keep = min(0.98, 1 - 1 / (1 + harvest.counter / 4))
        with torch.no_grad():
            torch._foreach_lerp_(average, [p.detach() for p in parameters], 1 - keep)
            if harvest.counter % 8 == 1:
                seen |= (harvest.rows[::arguments.batches] != 0).any(0)
        loss_now = float(loss.detach())
        learning += time.time() - between

        spent = time.time() - start
        if spent >= next_measure:
            measure(spent)
            next_measure = spent + 30
        if spent >= next_save:
            save(arguments.out, network, average, seen, vars(arguments))
            next_save = spent + 60
    measure(time.time() - start)
    save(arguments.out, network, average, seen, vars(arguments))


if __name__ == '__main__':
    main()
