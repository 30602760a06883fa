"""The network, its checkpoints and its weight file."""

import math
import struct

import numpy as np
import torch
import torch.nn.functional as F

WIDTH, DEPTH = 512, 3
SCALE = 50  # points in one unit of the outputs
ACTIONS = 96
MAGIC, FORMAT = b'SKNW', 1


def precision(device):
    return torch.bfloat16 if device == 'cuda' else torch.float32


class Network(torch.nn.Module):
    """Inputs to the expected points of each action, and to how much it is inclined to each if there are twice as many outputs.
    Kept in full precision, multiplied in bfloat16; with `whole`, as the whole numbers of its weight file."""

    def __init__(self, sizes, device, whole=False):
        super().__init__()
        self.sizes = list(sizes)
        self.dtype = precision(device)
        self.whole = whole
        self.weights = torch.nn.ParameterList()
        self.biases = torch.nn.ParameterList()
        for i, (inputs, outputs) in enumerate(zip(self.sizes, self.sizes[1:])):
            last = i == len(self.sizes) - 2
            # About a hundred of the first layer's inputs are not zero.
            spread = 0.01 if last else math.sqrt(2 / (96 if i == 0 else inputs))
            self.weights.append(torch.nn.Parameter(torch.randn(outputs, inputs, device=device) * spread))
            self.biases.append(torch.nn.Parameter(torch.zeros(outputs, device=device)))

    def forward(self, x):
        weights = [rounded(w) for w in self.weights] if self.whole else self.weights
        return run(x, [w.to(self.dtype) for w in weights[:-1]], [b.to(self.dtype) for b in self.biases[:-1]],
                   weights[-1], self.biases[-1])

    def tensors(self):
        return [*self.weights, *self.biases]


def rounded(weight):
    """A weight as its file will have it; the gradient is the weight's own."""
    scale = weight.detach().abs().amax(1, keepdim=True).clamp(min=1e-12) / 127
    return weight + ((weight / scale).round() * scale - weight).detach()


class Critic(torch.nn.Module):
    """What a round will bring the acting seat, by one who sees all cards: for learning alone."""

    def __init__(self, body, hidden, device):
        """Begins with the body of a network, and what is hidden tells it nothing yet."""
        super().__init__()
        self.dtype = precision(device)
        half = len(body) // 2
        own = lambda tensor: torch.nn.Parameter(tensor.detach().clone())
        self.weights = torch.nn.ParameterList([own(w) for w in body[:half - 1]])
        self.biases = torch.nn.ParameterList([own(b) for b in body[half:-1]])
        self.hidden = torch.nn.Parameter(torch.randn(len(body[0]), hidden, device=device) * 0.02)
        self.last = torch.nn.Parameter(torch.randn(1, body[half - 1].shape[1], device=device) * 0.01)
        self.last_bias = torch.nn.Parameter(torch.zeros(1, device=device))

    def forward(self, x, hidden):
        x, hidden = x.to(self.dtype), hidden.to(self.dtype)
        first = F.linear(x, self.weights[0].to(self.dtype), self.biases[0].to(self.dtype))
        x = F.relu(first + F.linear(hidden, self.hidden.to(self.dtype)))
        for weight, bias in zip(self.weights[1:], self.biases[1:]):
            x = F.relu(F.linear(x, weight.to(self.dtype), bias.to(self.dtype)))
        return F.linear(x.float(), self.last, self.last_bias).squeeze(1)


def run(x, weights, biases, last_weight, last_bias):
    x = x.to(last_weight.dtype) if weights[0].dtype == torch.float32 else x
    for weight, bias in zip(weights, biases):
        x = F.relu(F.linear(x, weight, bias))
    return F.linear(x.float(), last_weight, last_bias)


class Player:
    """A network as it is now, ready for many decisions: by what it is inclined to, or with `by_worth` by what brings most."""

    def __init__(self, tensors, device, by_worth=False):
        self.outputs = slice(0, ACTIONS) if by_worth else slice(-ACTIONS, None)
        half = len(tensors) // 2
        dtype = precision(device)
        weights, biases = tensors[:half], tensors[half:]
        self.weights = [w.detach().to(dtype) for w in weights[:-1]]
        self.biases = [b.detach().to(dtype) for b in biases[:-1]]
        self.last = weights[-1].detach().float().clone(), biases[-1].detach().float().clone()

    @torch.no_grad()
    def values(self, rows):
        return run(rows, self.weights, self.biases, *self.last)[:, self.outputs].contiguous()


def save(path, network, average, seen, notes):
    """A checkpoint: the weights to go on from, their running average to play with, and which inputs were ever seen."""
    half = lambda tensors: [t.detach().half().cpu() for t in tensors]
    torch.save(dict(weights=half(network.tensors()), average=half(average), seen=seen.cpu(), notes=notes), path)


def load(path, device, which='average'):
    """The tensors of a checkpoint, or of a weight file, dequantised."""
    if str(path).endswith('.bin'):
        return [torch.tensor(array, device=device) for array in read_file(path)]
    kept = torch.load(path, map_location=device)
    tensors = [t.float() for t in kept[which]]
    if which == 'average':
        # Inputs that never occurred still have the weights they started with.
        tensors[0] = tensors[0] * kept['seen'].to(device)
    return tensors


def write_file(path, tensors, inputs):
    """The weight file of the product: whole numbers of 8 bits, one scale an output."""
    half = len(tensors) // 2
    arrays = [t.detach().float().cpu().numpy() for t in tensors]
    arrays[0] = arrays[0][:, :inputs]
    sizes = [inputs, *(len(bias) for bias in arrays[half:])]
    with open(path, 'wb') as file:
        file.write(MAGIC + struct.pack(f'<II{len(sizes)}I', FORMAT, half, *sizes))
        for i in range(half):
            weight = arrays[i]
            scale = np.maximum(np.abs(weight).max(axis=1), 1e-12).astype('<f4') / np.float32(127)
            whole = np.clip(np.rint(weight / scale[:, None]), -127, 127).astype(np.int8)
            file.write(scale.astype('<f4').tobytes() + arrays[half + i].astype('<f4').tobytes())
            file.write(np.ascontiguousarray(whole.T if i == 0 else whole).tobytes())


def read_file(path):
    """The weights and biases in a weight file, as they are multiplied; the first layer padded for the GPU."""
    from weights import read_weights
    layers = read_weights(path)
    first = layers[0][0]
    padded = np.zeros((first.shape[0], (first.shape[1] + 15) // 16 * 16), np.float32)
    padded[:, :first.shape[1]] = first
    return [padded, *(weight for weight, _ in layers[1:]), *(bias for _, bias in layers)]
