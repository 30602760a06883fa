"""Many rounds at once on torch tensors: the bridge to skull_king.cu. Runs on the GPU, or slowly on the processor for tests."""

import ctypes

import torch

from host import build

NETWORK, RIVAL, FLAT, RANDOM = range(4)


class Simulator:
    """Calls the simulator's functions on torch's current stream."""

    def __init__(self, device):
        self.device = device
        self.library = ctypes.CDLL(build('nvcc' if device == 'cuda' else 'g++'))
        sizes = (ctypes.c_int * 5)()
        self.library.sk_sizes(sizes)
        self.round_size, self.inputs, self.row, self.actions, self.legal_at = sizes

    def _call(self, name, *arguments):
        stream = torch.cuda.current_stream().cuda_stream if self.device == 'cuda' else 0
        given = [ctypes.c_void_p(stream)]
        for argument in arguments:
            if argument is None:
                given.append(ctypes.c_void_p(0))
            elif isinstance(argument, torch.Tensor):
                assert argument.is_contiguous() and argument.device.type == self.device, name
                given.append(ctypes.c_void_p(argument.data_ptr()))
            elif isinstance(argument, float):
                given.append(ctypes.c_float(argument))
            elif isinstance(argument, Seed):
                given.append(ctypes.c_ulonglong(int(argument) % 2**64))
            else:
                given.append(ctypes.c_int(argument))
        error = getattr(self.library, name)(*given)
        if error:
            raise RuntimeError(f'{name}: CUDA error {error}')

    def rounds(self, count):
        return torch.zeros(count, self.round_size, dtype=torch.uint8, device=self.device)

    def rows(self, count):
        return torch.zeros(count, self.row, dtype=torch.bfloat16, device=self.device)

    def deal(self, rounds, setups, leader, seed, policy=None, deals=None):
        """Deals rounds of the given setups; equal numbers in `deals` give equal cards."""
        self._call('sk_deal', len(rounds), rounds, setups.seats, setups.dealt, setups.options, leader, policy, deals, Seed(seed))

    def observe(self, rounds, count, rows):
        """What the acting seats of the first `count` rounds see. The rows must be zero."""
        self._call('sk_observe', count, rounds, rows, self.row)

    def step(self, rounds, count, seed, values=None, rival=None, flat=None, epsilon=0.0, outputs=None, seats=None):
        """One decision in each of the first `count` rounds."""
        self._call('sk_step', count, rounds, values, rival, flat, float(epsilon), Seed(seed), outputs, seats)

    def flat(self, rounds, count, budget, seed, out):
        """What flat Monte Carlo players with so many playouts do where it is their turn."""
        self._call('sk_flat', count, rounds, budget, Seed(seed), out)

    def results(self, rounds):
        """Points, bid, tricks and bonus of each seat."""
        out = torch.zeros(len(rounds), 8, 4, dtype=torch.int32, device=self.device)
        self._call('sk_result', len(rounds), rounds, out)
        return out


class Seed(int):
    """An argument of 64 bits."""
