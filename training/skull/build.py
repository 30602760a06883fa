"""Compiles the simulator."""

import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '..', '.cache')


def build(compiler):
    """Compiles the simulator if it is older than its source, and names the library."""
    os.makedirs(CACHE, exist_ok=True)
    source = os.path.join(HERE, 'skull.cu')
    library = os.path.join(CACHE, f'skull-{compiler.replace("+", "p")}.so')
    headers = os.path.join(HERE, 'sim')
    sources = [source, *(os.path.join(headers, name) for name in os.listdir(headers))]
    if os.path.exists(library) and os.path.getmtime(library) > max(map(os.path.getmtime, sources)):
        return library
    if compiler == 'nvcc':
        command = ['nvcc', '-O3', '-std=c++17', '-arch=sm_90', '--extended-lambda', '-shared', '-Xcompiler', '-fPIC']
    else:
        command = ['g++', '-x', 'c++', '-std=c++17', '-O2', '-shared', '-fPIC']
    fresh = f'{library}.{os.getpid()}'
    subprocess.check_call([*command, '-o', fresh, source])
    os.replace(fresh, library)
    return library
