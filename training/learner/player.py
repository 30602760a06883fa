"""A network as it is now, to be asked and not to learn."""

import torch

from network import precision, read_file, rounded, run

BOSUN = 'bosun'


class Player:
    def __init__(self, tensors, device, whole=False):
        half = len(tensors) // 2
        tensors = [rounded(t) if whole and i < half else t for i, t in enumerate(tensors)]
        dtype = precision(device)
        self.weights = [w.detach().to(dtype) for w in tensors[:half - 1]]
        self.biases = [b.detach().to(dtype) for b in tensors[half:-1]]
        self.last = tensors[half - 1].detach().float().clone(), tensors[-1].detach().float().clone()

    @staticmethod
    def of_file(path, device):
        """The player of a weight file, or of a checkpoint's average."""
        return Player(tensors_of(path, device), device)

    @torch.no_grad()
    def __call__(self, rows):
        return run(rows, self.weights, self.biases, *self.last)


class Bosun:
    """What a game's rules of thumb are inclined to, and nothing to add."""

    def __init__(self, outputs):
        self.outputs = outputs

    def __call__(self, rows):
        return torch.zeros(len(rows), self.outputs, device=rows.device)


def rival_of(path, tables):
    """The player of a weight file, of a checkpoint's average, or the bosun if that is the name."""
    return Bosun(tables.outputs) if path == BOSUN else Player.of_file(path, tables.device)


def tensors_of(path, device):
    if path.endswith('.bin'):
        return [torch.tensor(array, device=device) for array in read_file(path)]
    return [t.float() for t in torch.load(path, map_location=device)['average']]
