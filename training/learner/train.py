"""Trains a network for one of the games by play against itself: proximal policy optimisation with entropy and a critic that sees
what is hidden. Earlier selves sit at some seats, so that nothing once learned is forgotten.

    PYTHONPATH=training python3 -m learner.train skull-king-dice --seconds 300 --out dice.pt [--init earlier.pt] [--seed 1]

A checkpoint and its weight file are written each minute. What is kept to play with is a running average of the weights. What is
seldom done is learned from more, so that the network can tell what everything is worth; that part of the loss is `--telling`.
"""

import argparse
import json
import random
import time

import torch
import torch.nn.functional as F

from learner.games import GAMES
from learner.measure import ahead
from learner.player import Player, rival_of
from learner.tables import Tables
from network import Network, write_file


class Record:
    """So many steps at many tables: who was asked what, and what came of it."""

    def __init__(self, tables, count, steps, mixed, seed):
        self.tables, self.count, self.steps = tables, count, steps
        self.mixed = count - int(count * mixed)
        self.now = tables.games(count)
        tables.begin(self.now, seed, mixed=self.mixed)
        self.games = tables.games(steps, count)
        self.acts = tables.zeros(steps, count, dtype=torch.int16)
        self.logps = tables.zeros(steps, count)
        self.expected = tables.zeros(steps, count)
        self.gains = tables.zeros(steps, count)
        self.told = tables.zeros(steps, count, tables.tells)

    @torch.no_grad()
    def gather(self, player, rival, critic, keep, spite, epsilon):
        """Plays on, and tells which decisions there is something to learn from."""
        tables = self.tables
        for step in range(self.steps):
            self.games[step].copy_(self.now)
            rows, hidden = tables.look(self.now, reveal=True)
            self.expected[step] = critic(torch.cat([rows, hidden], 1)).squeeze(1)
            tables.act(self.now, player(rows), others=rival(rows[self.mixed:]), mixed=self.mixed, epsilon=epsilon, again=True,
                       acts=self.acts[step], logps=self.logps[step])
        tables.credit(self.games, self.expected, keep, spite, self.gains, self.told)
        flat = self.gains.view(-1)
        chosen = (~flat.isnan()).nonzero().squeeze(1)
        self.spread = float(flat[chosen].std())
        self.scaled = (flat / self.spread).clamp(-5, 5).contiguous()
        return chosen


def between(done, first, last):
    """From the first to the last by equal factors."""
    return first * (last / first) ** done if first > 0 else 0.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=GAMES)
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--init', help='a checkpoint to go on from')
    parser.add_argument('--rival', nargs='*', default=[], help='weight files to play against besides, and to be measured by; bosun is the game\'s own')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--widths', type=int, nargs='*', default=(256, 256))
    parser.add_argument('--judge', type=int, nargs='*', default=(512, 256), help='widths of the critic')
    parser.add_argument('--tables', type=int, default=65536)
    parser.add_argument('--steps', type=int, default=64)
    parser.add_argument('--batch', type=int, default=131072)
    parser.add_argument('--rate', type=float, nargs=2, default=(1e-3, 3e-5))
    parser.add_argument('--entropy', type=float, nargs=2, default=(0.02, 0.001), help='in units of the stake, at first and at last')
    parser.add_argument('--epsilon', type=float, nargs=2, default=(0.03, 0.01), help='how often anything is done')
    parser.add_argument('--pull', type=float, default=0.0, help='towards its own average, in the same units')
    parser.add_argument('--telling', type=float, default=0.2)
    parser.add_argument('--clip', type=float, default=0.2)
    parser.add_argument('--keep', type=float, default=0.9)
    parser.add_argument('--spite', type=float, default=1.0, help='how much of the others\' mean is taken off what it plays for')
    parser.add_argument('--sharpen', type=float, default=1.0, help='how much more decided than the checkpoint it begins')
    parser.add_argument('--mixed', type=float, default=0.3, help='share of tables with others at some seats')
    parser.add_argument('--whole', type=float, default=0.6, help='from this part of the time on, with the whole numbers of the file')
    parser.add_argument('--measure', type=float, default=60, help='seconds between measurements')
    parser.add_argument('--deals', type=int, default=2048, help='of a measurement')
    a = parser.parse_args()

    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(a.seed)
    random.seed(a.seed)
    torch.set_float32_matmul_precision('high')
    tables = Tables(device, GAMES[a.game])
    network = Network([tables.row, *a.widths, tables.outputs], device)
    critic = Network([tables.row + tables.hidden, *a.judge, 1], device)
    parameters = network.tensors()
    with torch.no_grad():
        # Above all what is foretold begins as nothing.
        network.weights[-1].mul_(0.1)
    if a.init:
        kept = torch.load(a.init, map_location=device)
        with torch.no_grad():
            torch._foreach_copy_([p.data for p in parameters], [t.float() for t in kept['average']])
            torch._foreach_copy_([p.data for p in critic.tensors()], [t.float() for t in kept['critic']])
            for tensor in (network.weights[-1], network.biases[-1]):
                tensor[:tables.actions] *= a.sharpen
    average = [p.detach().clone() for p in parameters]
    optimiser = torch.optim.Adam(parameters, lr=1e-3, eps=1e-5, fused=device == 'cuda')
    judging = torch.optim.Adam(critic.parameters(), lr=1e-3, eps=1e-5, fused=device == 'cuda')
    league = [rival_of(path, tables) for path in a.rival]
    past = [Player(parameters, device)]
    record = Record(tables, a.tables, a.steps, a.mixed, a.seed << 40)
    size = a.tables * a.steps
    flat_games, flat_told = record.games.view(size, -1), record.told.view(size, -1)
    print(json.dumps(dict(game=a.game, inputs=tables.inputs, weights=sum(p.numel() for p in parameters), state=tables.size)), flush=True)

    def save():
        small = lambda given: [t.detach().half().cpu() for t in given]
        torch.save(dict(average=small(average), critic=small(critic.tensors()), notes=vars(a)), a.out)
        write_file(a.out.removesuffix('.pt') + '.bin', average, tables.inputs)

    def measure(last=[None]):
        """Its average against the networks to beat, or against what it was at the last measurement."""
        now = Player(average, device, whole=True)
        row = {}
        for i, rival in enumerate(league or ([last[0]] if last[0] else [])):
            for name, setups in list(tables.game.tables.items())[:2]:
                row[f'{name} {i}'] = [round(x, 2) for x in ahead(tables, now, rival, setups, a.deals, 1000 + rounds)]
        last[0] = now
        print(json.dumps(dict(t=round(time.time() - start - paused), rounds=rounds, ahead=row)), flush=True)

    start = told = saved = measured = time.time()
    paused = gathering = 0.0
    rounds = decisions = 0
    while (done := (time.time() - start - paused) / a.seconds) < 1:
        rounds += 1
        for group in [*optimiser.param_groups, *judging.param_groups]:
            group['lr'] = between(done, *a.rate) * min(1, rounds / 10)
        network.whole = done > a.whole
        rival = Player(average, device) if random.random() < 0.3 else random.choice([*past, *league * 3])
        began = time.time()
        chosen = record.gather(Player(parameters, device, network.whole), rival, critic, a.keep, a.spite, between(done, *a.epsilon))
        gathering += time.time() - began
        entropy, pull = between(done, *a.entropy) / record.spread, a.pull / record.spread
        anchor = Player(average, device) if pull > 0 else None
        order = chosen[torch.randperm(len(chosen), device=device)].int()
        decisions += len(order)
        shown, errors = [], []
        for index in order.split(a.batch):
            if len(index) < a.batch // 2:
                continue
            rows, hidden = tables.look(flat_games, index, reveal=True)
            out = network(rows)
            gradient, seen = tables.wanted(index, flat_games, record.acts, record.logps, record.scaled, flat_told, out.detach(),
                                           anchor(rows) if anchor else None, entropy, pull, a.telling, a.clip)
            optimiser.zero_grad(set_to_none=True)
            out.backward(gradient / len(index))
            torch.nn.utils.clip_grad_norm_(parameters, 0.5, foreach=True)
            optimiser.step()
            long = index.long()
            error = F.mse_loss(critic(torch.cat([rows, hidden], 1)).squeeze(1), (record.expected.view(-1) + record.gains.view(-1))[long])
            judging.zero_grad(set_to_none=True)
            error.backward()
            torch.nn.utils.clip_grad_norm_(critic.parameters(), 1.0, foreach=True)
            judging.step()
            shown.append(seen)
            errors.append(error.detach())
        with torch.no_grad():
            torch._foreach_lerp_(average, [p.detach() for p in parameters], 1 / (1 + 0.1 * rounds))
        if rounds % 25 == 0:
            past = [*past[-40:], Player(parameters, device)]
        now = time.time()
        if now - told > 15 and shown:
            told = now
            print(json.dumps(dict(t=round(now - start - paused), rounds=rounds, M=decisions // 10**6, spread=round(record.spread, 4),
                                  critic=round(float(torch.stack(errors).mean()), 4), gathering=round(gathering, 1),
                                  entropy_cut_apart_told=[round(x, 4) for x in torch.stack(shown).mean(0).tolist()])), flush=True)
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
