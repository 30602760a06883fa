"""The network of Skull and its critic."""

import base64
import math
import re

import numpy as np
import torch

from weights import POOL, SIZES, read_file, read_layers, shapes, write_file

PARTS = 128
VALUE = 25  # the output that tells how likely the game is won


def times(x, weight):
    """A matrix product of very many rows, in parts: the gradient by the weights is slow where it is one long sum."""
    parts = PARTS if len(x) % PARTS == 0 and len(x) >= 2**16 else 1
    return torch.bmm(x.unflatten(0, (parts, -1)), weight.expand(parts, *weight.shape)).flatten(0, 1)


class Network(torch.nn.Module):
    """How often to do what, how likely the game is won, and where the others' skulls lie."""

    def __init__(self, device, sizes=SIZES):
        super().__init__()
        self.sizes = sizes
        gains = dict(last=0.1, guess=0.3, each=1.2, first=1.2, second=1.2, situation=1, other=1)
        for name, (inputs, outputs) in shapes(sizes).items():
            spread = gains[name] * math.sqrt(2 / (inputs + outputs))
            self.register_parameter(f'{name}_w', torch.nn.Parameter(torch.randn(inputs, outputs, device=device) * spread))
            # Rows of nobody are zero and shall add nothing: among the others' inputs there is one that is always one.
            biased = name not in ('each', 'other')
            self.register_parameter(f'{name}_b', torch.nn.Parameter(torch.zeros(outputs, device=device), requires_grad=biased))
        with torch.no_grad():
            self.last_b[1] = self.last_b[24] = -1
            for n in range(6):
                self.last_b[3 + n] = -0.7 * n

    def forward(self, own, others):
        s = self.sizes
        count, most, width = others.shape
        rows = others.view(count * most, width)[:, :s['other']]
        pooled = POOL * torch.relu(times(rows, self.each_w)).view(count, most, -1).sum(1)
        first = torch.relu(times(torch.cat([own[:, :s['own']], pooled], 1), self.first_w) + self.first_b)
        deep = torch.relu(times(first, self.second_w) + self.second_b)
        out = times(deep, self.last_w) + self.last_b
        situation = times(deep, self.situation_w) + self.situation_b
        guessing = torch.relu(times(rows, self.other_w).view(count, most, -1) + situation[:, None])
        guesses = times(guessing.flatten(0, 1), self.guess_w).view(count, most, -1) + self.guess_b
        return out, guesses

    def tensors(self):
        return [p.detach() for p in self.parameters()]


class Critic(torch.nn.Module):
    """How likely the game is won, by one who sees all discs: for learning alone."""

    def __init__(self, device, own=60, other=32, pooled=96, hidden=256, deep=128):
        super().__init__()
        layer = lambda inputs, outputs: torch.nn.Parameter(torch.randn(inputs, outputs, device=device) * (2 / (inputs + outputs))**0.5)
        bias = lambda outputs: torch.nn.Parameter(torch.zeros(outputs, device=device))
        self.each, self.first, self.second, self.last = layer(other, pooled), layer(own + pooled, hidden), layer(hidden, deep), layer(deep, 1)
        self.first_b, self.second_b, self.last_b = bias(hidden), bias(deep), bias(1)

    def forward(self, own, others):
        count, most, _ = others.shape
        pooled = POOL * torch.relu(times(others.flatten(0, 1), self.each)).view(count, most, -1).sum(1)
        hidden = torch.relu(times(torch.cat([own, pooled], 1), self.first) + self.first_b)
        return (times(torch.relu(times(hidden, self.second) + self.second_b), self.last) + self.last_b).squeeze(1)


def export(path, network):
    """Writes the weight file of the product."""
    layers = {name: tuple(getattr(network, f'{name}_{kind}').detach().float().cpu().numpy() for kind in 'wb')
              for name in shapes(network.sizes)}
    write_file(path, network.sizes, layers)


def load(path, device):
    """The network of a weight file, of a checkpoint (its average), or of the first version in the product's source; with
    `@1.5` behind it, one that does what it does more often so much more decidedly."""
    path, _, sharper = path.partition('@')
    if sharper:
        network = load(path, device)
        network.last_w[:, :VALUE] *= float(sharper)
        network.last_b[:VALUE] *= float(sharper)
        return network
    if path.endswith('.pt'):
        network = Network(device)
        network.load_state_dict(torch.load(path, map_location=device, weights_only=False)['average'])
        return network.requires_grad_(False)
    if path.endswith('.ts'):
        with open(path) as file:
            data = base64.b64decode(''.join(re.findall(r"'(.*)'", file.read())))
        sizes = {**SIZES, 'own': 56, 'pooled': 24, 'hidden': 64, 'deep': 48, 'guessing': 24}
        layers = read_layers(data, sizes)
    else:
        sizes, layers = read_file(path)
    network = Network(device, sizes)
    with torch.no_grad():
        for name, arrays in layers.items():
            for kind, array in zip('wb', arrays):
                getattr(network, f'{name}_{kind}').copy_(torch.tensor(np.array(array), device=device))
    return network.requires_grad_(False)
