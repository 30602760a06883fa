"""Trains the network of Skull by play against itself: proximal policy optimisation with entropy, and a pull towards what it
has been on average, so that it settles instead of going round in circles.

    python3 training/skull/train.py --seconds 420 --out captain.pt [--init earlier.pt] [--seed 1]

A checkpoint is written each minute. What is kept to play with is the running average of the weights.
"""

import argparse
import copy
import json
import random
import time

import torch

from improver import against, gain
from network import Critic, Network, load
from table import Tables


class Record:
    """So many steps at many tables: who was asked what, and what came of it."""

    def __init__(self, tables, count, steps, mixed, seed):
        self.tables, self.count, self.steps = tables, count, steps
        # In a share of the games some seats are played by earlier selves, so that nothing once learned is forgotten.
        self.mixed = count - int(count * mixed)
        self.now = tables.games(count)
        tables.start(self.now, seed, mixed=self.mixed)
        self.games = tables.games(steps, count)
        self.acts = tables.zeros(steps, count, dtype=torch.int16)
        self.logps = tables.zeros(steps, count)
        self.values = tables.zeros(steps, count)
        self.ended = tables.zeros(steps, count, dtype=torch.int8)
        self.advantages = tables.zeros(steps, count)
        self.returns = tables.zeros(steps, count)

    @torch.no_grad()
    def gather(self, network, earlier, critic, keep):
        tables, mixed = self.tables, self.mixed
        for step in range(self.steps):
            self.games[step].copy_(self.now)
            own, others = tables.look(self.now)
            self.values[step] = torch.sigmoid(critic(own, others))
            tables.act(self.now, network(own, others), other=earlier(own[mixed:], others[mixed:]), mixed=mixed, again=True,
                       acts=self.acts[step], logps=self.logps[step], ended=self.ended[step])
        tables.call('skull_advantages', self.count, self.steps, self.games, self.values, self.ended, float(keep), self.advantages,
                    self.returns)
        flat = self.advantages.view(-1)
        known = ~flat.isnan()
        self.spread = float(flat[known].std())
        self.scaled = (flat / self.spread).clamp(-4, 4).contiguous()
        return known


def between(done, first, last):
    """From the first to the last by equal factors."""
    return first * (last / first) ** done if first > 0 else 0.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--init', help='a checkpoint to go on from')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--tables', type=int, default=65536)
    parser.add_argument('--steps', type=int, default=64)
    parser.add_argument('--batch', type=int, default=131072)
    parser.add_argument('--rate', type=float, nargs=2, default=(1e-3, 5e-5))
    parser.add_argument('--entropy', type=float, nargs=2, default=(0.012, 0.002), help='in games won, at first and at last')
    parser.add_argument('--pull', type=float, nargs=2, default=(0.02, 0.01), help='the same, towards its average')
    parser.add_argument('--keep', type=float, default=0.95)
    parser.add_argument('--mixed', type=float, default=0.25, help='share of tables with others at some seats')
    parser.add_argument('--rivals', type=float, default=0.4, help='share of rounds in which those are of the league')
    parser.add_argument('--league', nargs='*', default=[], help='weight files of others to play against')
    parser.add_argument('--measure', type=float, default=60, help='seconds between measurements')
    parser.add_argument('--games', type=int, default=1024, help='games of a measurement')
    parser.add_argument('--worlds', type=int, default=60)
    a = parser.parse_args()

    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(a.seed)
    random.seed(a.seed)
    torch.set_float32_matmul_precision('high')
    tables = Tables(device)
    network, critic = Network(device), Critic(device)
    if a.init:
        kept = torch.load(a.init, map_location=device, weights_only=False)
        network.load_state_dict(kept['network'])
        critic.load_state_dict(kept['critic'])
    average, anchor, earlier = (copy.deepcopy(network).requires_grad_(False) for _ in range(3))
    if a.init:
        average.load_state_dict(kept['average'])
        anchor.load_state_dict(kept['average'])
    past = [[p.clone() for p in network.tensors()]]
    league = [load(path, device) for path in a.league]
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5, fused=device == 'cuda')
    judging = torch.optim.Adam(critic.parameters(), lr=1e-3, eps=1e-5, fused=device == 'cuda')
    record = Record(tables, a.tables, a.steps, a.mixed, a.seed << 40)
    size = a.tables * a.steps
    flat_games = record.games.view(size, -1)
    print(json.dumps(dict(weights=sum(p.numel() for p in network.parameters()), game=tables.size, decisions=size)), flush=True)

    def save():
        torch.save(dict(network=network.state_dict(), average=average.state_dict(), critic=critic.state_dict(), notes=vars(a)), a.out)

    def measure():
        """How well it can be read, and how it does against those of the league."""
        row = dict(rounds=rounds, read=gain(tables, average, a.games, a.worlds, 1000 + rounds))
        for i, rival in enumerate(league):
            row[f'against{i}'] = against(tables, average, rival, 8 * a.games, 2000 + rounds)
            row[f'{i}against'] = against(tables, rival, average, 8 * a.games, 3000 + rounds)
        print(json.dumps({key: round(value, 4) for key, value in row.items()}), flush=True)

    start, measured, saved, told = time.time(), time.time(), time.time(), 0.0
    paused = 0.0
    rounds = 0
    gathering = 0.0
    while True:
        done = (time.time() - start - paused) / a.seconds
        if done >= 1:
            break
        rounds += 1
        rate = between(done, *a.rate) * min(1, rounds / 5)
        for group in [*optimiser.param_groups, *judging.param_groups]:
            group['lr'] = rate
        with torch.no_grad():
            source = average.tensors() if random.random() < 0.5 else random.choice(past)
            torch._foreach_copy_(earlier.tensors(), source)
        rival = random.choice(league) if league and random.random() < a.rivals else earlier
        began = time.time()
        known = record.gather(network, rival, critic, a.keep)
        gathering += time.time() - began
        entropy, pull = between(done, *a.entropy) / record.spread, between(done, *a.pull) / record.spread
        order = torch.randperm(size, device=device).int()
        seen_all = []
        losses = []
        for at in range(0, size - a.batch + 1, a.batch):
            index = order[at:at + a.batch].contiguous()
            own, others = tables.look(flat_games, index)
            out, guesses = network(own, others)
            with torch.no_grad():
                pulled = anchor(own, others)[0] if pull > 0 else None
                dout, dguess = torch.zeros_like(out), torch.zeros_like(guesses)
                seen = tables.zeros(a.batch, 5)
                tables.call('skull_wanted', a.batch, index, flat_games, record.acts, record.logps, record.scaled, record.returns,
                            out.detach().contiguous(), guesses.detach().contiguous(), pulled, float(entropy), float(pull), 0.3, 0.5, 0.2,
                            dout, dguess, seen)
                dout /= a.batch
                dguess /= a.batch
            optimiser.zero_grad(set_to_none=True)
            torch.autograd.backward([out, guesses], [dout, dguess])
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5, foreach=True)
            optimiser.step()
            long = index.long()
            weight = known[long].float()
            judged = torch.nn.functional.binary_cross_entropy_with_logits(critic(own, others), record.returns.view(-1)[long].clamp(0, 1),
                                                                          weight=weight)
            judging.zero_grad(set_to_none=True)
            judged.backward()
            judging.step()
            seen_all.append(seen.sum(0))
            losses.append(judged.detach())
        with torch.no_grad():
            torch._foreach_lerp_(average.tensors(), network.tensors(), 1 / (1 + 0.1 * rounds))
            torch._foreach_lerp_(anchor.tensors(), network.tensors(), 1 / (1 + 0.2 * rounds))
            if rounds % 20 == 0:
                past.append([p.clone() for p in network.tensors()])
        now = time.time()
        if now - told > 15:
            told = now
            seen = torch.stack(seen_all).sum(0)
            asked = float(known.sum()) * len(seen_all) * a.batch / size
            games = int((record.ended > 0).sum())
            print(json.dumps(dict(t=round(now - start - paused), rounds=rounds, M=rounds * size // 10**6, spread=round(record.spread, 4),
                                  entropy=round(float(seen[0]) / asked, 4), apart=round(float(seen[1]) / asked, 5),
                                  clipped=round(float(seen[2]) / asked, 4), guess=round(float(seen[3] / seen[4]), 4),
                                  critic=round(float(torch.stack(losses).mean()), 4), steps=round(size / max(games, 1), 1), gathering=round(gathering, 1))), flush=True)
        if now - saved > 60:
            saved = now
            save()
        if now - measured > a.measure:
            before = time.time()
            measure()
            measured = time.time()
            paused += measured - before
    save()
    measure()


if __name__ == '__main__':
    main()
