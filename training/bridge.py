"""The bridge from Python to a simulator in C++ or CUDA: builds it where it is older than its sources, and calls its functions
with torch's tensors, numbers and seeds."""

import ctypes
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '.cache')


class Seed(int):
    """An argument of 64 bits."""


def build(name, source, folders, compiler='g++'):
    """Compiles a simulator if it is older than its source or a file of these folders, and names the library."""
    os.makedirs(CACHE, exist_ok=True)
    library = os.path.join(CACHE, f'{name}-{compiler.replace("+", "p")}.so')
    sources = [source, *(os.path.join(folder, file) for folder in folders for file in os.listdir(folder) if file.endswith('.h'))]
    if os.path.exists(library) and os.path.getmtime(library) > max(map(os.path.getmtime, sources)):
        return library
    fresh = f'{library}.{os.getpid()}'
    if compiler == 'nvcc':
        command = ['nvcc', '-O3', '-std=c++17', '-arch=sm_90', '--extended-lambda', '-fmad=false', '-shared', '-Xcompiler', '-fPIC']
    else:
        command = ['g++', '-x', 'c++', '-std=c++17', '-O2', '-w', '-shared', '-fPIC']
    subprocess.check_call([*command, '-o', fresh, source])
    os.replace(fresh, library)
    return library


class Bridge:
    """A simulator's functions on torch's current stream, on the GPU or slowly on the processor."""

    def __init__(self, device, name, source, folders):
        self.device = device
        self.library = ctypes.CDLL(build(name, source, folders, 'nvcc' if device == 'cuda' else 'g++'))

    def sizes(self, function, count):
        numbers = (ctypes.c_int * count)()
        getattr(self.library, function)(numbers)
        return list(numbers)

    def call(self, name, *arguments):
        import torch
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
