"""Goes on from a network that knows what actions are worth: it draws what it does, and what turns out better than a critic who
sees all cards expected is done more often (proximal policy optimisation, its entropy falling).

    python3 training/refine.py --profile base --init skull-king-base-1.bin --seconds 400 --out base-2.pt [--seed 1]

At half of the tables others sit at some seats: the network it began with, and earlier selves. `--init` is a weight file, or a
checkpoint of this program to go on from. A checkpoint is written each minute; what is kept to play with is a running average.
"""

import argparse
import json
import random
import time

import torch
import torch.nn.functional as F

from arena import Table, measure_self, rivals
from host import OPTION_BITS
from network import ACTIONS, SCALE, Critic, Network, Player, load, rounded
from setups import ALL_ON, sample
from simulator import NETWORK, RIVAL, Simulator

EVERY = 2  # others sit at one table of so many
OTHERS = 2 / 3  # and have this share of its seats


class Record:
    """The decisions of many rounds: what was seen, what was done, and what came of it."""

    def __init__(self, simulator, setups, seed):
        self.simulator, self.setups, self.seed = simulator, setups, seed
        self.prefixes = setups.prefixes()
        self.size = sum(self.prefixes)
        device = simulator.device
        whole = lambda values: torch.tensor(values, dtype=torch.int32, device=device)
        self.counts = whole(self.prefixes)
        self.starts = whole([sum(self.prefixes[:i]) for i in range(len(self.prefixes))])
        self.round_of = torch.cat([torch.arange(count, device=device) for count in self.prefixes])
        self.rounds = simulator.rounds(len(setups))
        self.rows = simulator.rows(self.size)
        self.hidden = simulator.hidden_rows(self.size)
        self.outputs, self.seats = whole([0] * self.size), whole([0] * self.size)
        self.logps = torch.zeros(self.size, device=device)
        self.expected = torch.zeros(self.size, device=device)
        self.gains = torch.zeros(self.size, device=device)
        self.counter = 0

    def seated(self):
        """Who sits where: at some tables others, but never at all seats."""
        count, device = len(self.setups), self.simulator.device
        policy = torch.full((count, 8), NETWORK, dtype=torch.int8, device=device)
        mixed = slice(EVERY - 1, None, EVERY)
        seats = self.setups.seats[mixed]
        others = torch.where(torch.rand(len(seats), 8, device=device) < OTHERS, RIVAL, NETWORK).to(torch.int8)
        own = (torch.rand(len(seats), device=device) * seats).long().clamp(max=7)
        policy[mixed] = others.scatter(1, own[:, None], NETWORK)
        return policy

    @torch.no_grad()
    def gather(self, player, rival, critic, sharp, epsilon, keep):
        """Plays all rounds once; tells which decisions there is something to learn from."""
        self.counter += 1
        seed = (self.seed << 44) + (self.counter << 20)
        simulator, setups = self.simulator, self.setups
        self.rows.zero_()
        self.hidden.zero_()
        leader = (torch.rand(len(setups), device=simulator.device) * setups.seats).int()
        policy = self.seated()
        simulator.deal(self.rounds, setups, leader, seed * 7919 + 13, policy)
        at = 0
        for step, count in enumerate(self.prefixes):
            part = slice(at, at + count)
            rows = self.rows[part]
            simulator.observe(self.rounds, count, rows)
            simulator.reveal(self.rounds, count, self.hidden[part])
            simulator.step(self.rounds, count, (seed + step) << 20, values=player.values(rows), every=EVERY,
                           rival=rival.values(rows[EVERY - 1::EVERY]), epsilon=epsilon, sharp=sharp, outputs=self.outputs[part],
                           seats=self.seats[part], logps=self.logps[part])
            at += count
        legal = self.rows[:, simulator.legal_at:simulator.legal_at + ACTIONS]
        own = policy.view(-1)[self.round_of * 8 + self.seats.clamp(min=0)] == NETWORK
        free = (self.seats >= 0) & own & (legal.count_nonzero(1) > 1)
        decided = torch.where(free, self.seats, -1).int().contiguous()
        chosen = free.nonzero().squeeze(1)
        for index in chosen.split(131072):
            self.expected[index] = critic(some(self.rows, index), some(self.hidden, index))
        simulator.credit(self.rounds, self.starts, self.counts, decided, self.expected, SCALE, keep, self.gains)
        self.spread = float(self.gains[chosen].std())
        return chosen


def some(rows, index):
    """These rows of many, eight bytes at a time."""
    return rows.view(torch.int64)[index].view(rows.dtype)


def between(done, first, last):
    """From the first to the last by equal factors."""
    return first * (last / first) ** done


def begin(path, widths, simulator, device):
    """The tensors to begin with: of a checkpoint, or of a weight file, whose worths are also its first inclinations. Neurons
    that are more than it had listen by chance, and are not listened to yet."""
    if path.endswith('.pt'):
        kept = torch.load(path, map_location=device)
        return [t.float() for t in kept['weights']], [t.float() for t in kept['average']], kept
    old = load(path, device)
    half = len(old) // 2
    if old[-1].shape[0] == ACTIONS:
        old[half - 1], old[-1] = torch.cat([old[half - 1]] * 2), torch.cat([old[-1]] * 2)
    network = Network([simulator.row, *(widths or [len(b) for b in old[half:-1]]), 2 * ACTIONS], device)
    seen = (old[0] != 0).any(0)
    tensors = [t.detach().clone() for t in network.tensors()]
    tensors[0] *= seen
    for i, (tensor, known) in enumerate(zip(tensors, old)):
        if i < half:
            tensor[:known.shape[0], known.shape[1]:] = 0
            if i == half - 1:
                tensor.zero_()
            tensor[:known.shape[0], :known.shape[1]] = known
        else:
            tensor[:len(known)] = known
    return tensors, [t.clone() for t in tensors], None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--profile', choices=('base', 'full'), required=True)
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--init', required=True)
    parser.add_argument('--rival', required=True, help='the weight file it is to beat, one of those it plays against')
    parser.add_argument('--out', required=True)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--widths', type=int, nargs='*', help='of the hidden layers, if more than it began with')
    parser.add_argument('--rounds', type=int, default=65536)
    parser.add_argument('--batch', type=int, default=65536)
    parser.add_argument('--apart', type=float, nargs=2, default=(0.008, 0.001), help='how far to go from what played, at first and last')
    parser.add_argument('--entropy', type=float, nargs=2, default=(0.3, 0.02), help='in points, at first and at last')
    parser.add_argument('--judging', type=float, nargs=2, default=(5e-4, 5e-5), help='rate of the critic')
    parser.add_argument('--epsilon', type=float, nargs=2, default=(0.01, 0.002))
    parser.add_argument('--sharp', type=float, default=40.0)
    parser.add_argument('--worth', type=float, default=0.1, help='how much of the loss is to know what actions are worth')
    parser.add_argument('--clip', type=float, default=0.2)
    parser.add_argument('--keep', type=float, default=0.8)
    parser.add_argument('--warm', type=float, default=15, help='seconds in which the critic alone learns')
    parser.add_argument('--old', type=float, default=0.5, help='how often those others are the network to beat, not earlier selves')
    parser.add_argument('--whole', action='store_true', help='learn with the whole numbers of the weight file')
    parser.add_argument('--measure', type=float, default=60)
    parser.add_argument('--games', type=int, default=1536)
    a = parser.parse_args()

    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(a.seed)
    random.seed(a.seed)
    torch.set_float32_matmul_precision('high')
    simulator = Simulator(device)
    tensors, average, kept = begin(a.init, a.widths, simulator, device)
    half = len(tensors) // 2
    network = Network([simulator.row, *(len(b) for b in tensors[half:])], device, a.whole)
    with torch.no_grad():
        torch._foreach_copy_([p.data for p in network.tensors()], tensors)
    critic = Critic(tensors, simulator.hidden, device)
    if kept:
        critic.load_state_dict({name: t.float() for name, t in kept['critic'].items()})
    seen = (tensors[0] != 0).any(0)
    parameters = network.tensors()
    optimiser = torch.optim.Adam(parameters, lr=1e-4, eps=1e-6, fused=device == 'cuda')
    judging = torch.optim.Adam(critic.parameters(), lr=1e-4, eps=1e-6, fused=device == 'cuda')
    record = Record(simulator, sample(a.profile, a.rounds, a.seed, device), a.seed)

    def playing(given, by_worth=False):
        given = [rounded(t) if a.whole and i < half else t for i, t in enumerate(given)]
        return Player(given, device, by_worth)

    old = Player(load(a.rival, device), device)
    past = [playing(average)]
    tables = [Table('base-4', 4, 0), Table('base-6', 6, 0)]
    if a.profile == 'full':
        tables = [Table('all-on-4', 4, ALL_ON), Table('all-on-6', 6, ALL_ON), Table('all-on-2', 2, ALL_ON),
                  Table('rascal-4', 4, ALL_ON | OPTION_BITS['rascal'] | OPTION_BITS['cannonball'])]

    def save():
        small = lambda given: [t.detach().half().cpu() for t in given]
        torch.save(dict(weights=small(parameters), average=small(average), seen=seen.cpu(), notes=vars(a), rate=rate,
                        critic={name: t.half().cpu() for name, t in critic.state_dict().items()}), a.out)

    def measure():
        row = dict(rounds=record.counter)
        for name, player in (('average', playing(average)), ('worth', playing(average, True))):
            for table in tables if name == 'average' else tables[:1]:
                result = rivals(simulator, table, a.games, player, old)
                row[f'{name} {table.name}'] = [result['difference'], result['plus_minus'], result['made'],
                                               *measure_self(simulator, table, player, a.games)]
        print(a.profile, json.dumps(row), flush=True)

    print(a.profile, json.dumps(dict(weights=sum(p.numel() for p in parameters), sizes=network.sizes, rows=record.size,
                                     steps=len(record.prefixes))), flush=True)
    start = told = saved = measured = time.time()
    paused = gathering = 0.0
    decisions = 0
    rate = kept['rate'] if kept else 5e-5
    while True:
        spent = time.time() - start - paused
        done = spent / a.seconds
        if done >= 1:
            break
        optimiser.param_groups[0]['lr'] = rate * min(1, (record.counter + 1) / 20)
        judging.param_groups[0]['lr'] = between(done, *a.judging) * min(1, (record.counter + 1) / 20)
        began = time.time()
        rival = old if random.random() < a.old else random.choice(past)
        chosen = record.gather(playing(parameters), rival, critic, a.sharp, between(done, *a.epsilon), a.keep)
        gathering += time.time() - began
        entropy = between(done, *a.entropy) / SCALE / record.spread
        warm = not kept and spent < a.warm
        order = chosen[torch.randperm(len(chosen), device=device)]
        decisions += len(order)
        told_now, errors = [], []
        for at in range(0, len(order) - a.batch + 1, a.batch):
            index = order[at:at + a.batch]
            rows = some(record.rows, index)
            gains = record.gains[index]
            results = record.expected[index] + gains
            if not warm:
                out = network(rows)
                scaled = (gains / record.spread).clamp(-5, 5)
                gradient, seen_now = simulator.wanted(rows, record.outputs[index], record.logps[index], scaled, gains, results, out.detach(),
                                                      a.sharp, entropy, a.worth, a.clip)
                optimiser.zero_grad(set_to_none=True)
                out.backward(gradient / a.batch)
                norm = torch.nn.utils.clip_grad_norm_(parameters, 0.5, foreach=True)
                optimiser.step()
                told_now.append(torch.cat([seen_now, norm[None]]))
            error = F.mse_loss(critic(rows, some(record.hidden, index)), results)
            judging.zero_grad(set_to_none=True)
            error.backward()
            torch.nn.utils.clip_grad_norm_(critic.parameters(), 1.0, foreach=True)
            judging.step()
            errors.append(error.detach())
        if told_now:
            # The rate is what brings it so far from the network that played, and no further.
            moved = float(torch.stack(told_now[-4:]).mean(0)[2] - told_now[0][2]) / between(done, *a.apart)
            rate = min(max(rate * (1 / 1.1 if moved > 1.3 else 1.1 if moved < 0.7 else 1), 2e-6), 6e-4)
        with torch.no_grad():
            torch._foreach_lerp_(average, [p.detach() for p in parameters], 1 - min(0.995, 1 - 1 / (1 + record.counter / 8)))
        if record.counter % 100 == 0 and not warm:
            past.append(playing(parameters))
            past = past[-30:]
        now = time.time()
        if now - told > 15 and errors:
            told = now
            shown = torch.stack(told_now).mean(0).tolist() if told_now else []
            print(a.profile, json.dumps(dict(t=round(now - start - paused), rounds=record.counter, M=decisions // 10**6,
                                             rate=float(f'{rate:.2g}'), spread=round(record.spread, 4), critic=round(float(torch.stack(errors).mean()), 4),
                                             entropy_cut_apart_off_level_norm=[round(x, 4) for x in shown],
                                             gathering=round(gathering, 1))), flush=True)
        if now - saved > 60:
            saved = now
            save()
        if now - measured > a.measure:
            measure()
            measured = time.time()
            paused += measured - now
    save()
    measure()


if __name__ == '__main__':
    main()
