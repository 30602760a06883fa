"""The weight file that the product reads; needs numpy alone."""

import struct

import numpy as np

# Own inputs, inputs of another gang, what is made of the others together, two hidden layers, outputs, guessing, guesses.
SIZES = dict(own=57, other=26, pooled=64, hidden=256, deep=128, outputs=26, guessing=32, guesses=5)
POOL = 0.25
MAGIC, FORMAT = b'SKLN', 1


def shapes(s):
    """Inputs and outputs of each layer, in the order of the file."""
    return dict(each=(s['other'], s['pooled']), first=(s['own'] + s['pooled'], s['hidden']), second=(s['hidden'], s['deep']),
                last=(s['deep'], s['outputs']), situation=(s['deep'], s['guessing']), other=(s['other'], s['guessing']),
                guess=(s['guessing'], s['guesses']))


def write_file(path, sizes, layers):
    """Whole numbers of 8 bits, one scale an output, inputs one after another."""
    with open(path, 'wb') as file:
        file.write(MAGIC + struct.pack('<9I', FORMAT, *sizes.values()))
        for name in shapes(sizes):
            weight, bias = layers[name]
            scale = np.maximum(np.abs(weight).max(axis=0), 1e-12).astype('<f4') / np.float32(127)
            whole = np.clip(np.rint(weight / scale), -127, 127).astype(np.int8)
            file.write(scale.astype('<f4').tobytes() + bias.astype('<f4').tobytes() + whole.tobytes())


def read_layers(data, sizes):
    """Weights and biases of each layer, as they are multiplied."""
    at, layers = 0, {}
    for name, (inputs, outputs) in shapes(sizes).items():
        scale, bias = np.frombuffer(data, '<f4', 2 * outputs, at).reshape(2, outputs)
        at += 8 * outputs
        whole = np.frombuffer(data, np.int8, inputs * outputs, at).reshape(inputs, outputs)
        at += inputs * outputs
        layers[name] = whole.astype(np.float32) * scale, bias
    assert at == len(data), (at, len(data))
    return layers


def read_file(path):
    """Sizes and layers of a weight file."""
    with open(path, 'rb') as file:
        data = file.read()
    assert data[:4] == MAGIC
    numbers = struct.unpack('<9I', data[4:40])
    assert numbers[0] == FORMAT
    sizes = dict(zip(SIZES, numbers[1:]))
    return sizes, read_layers(data[40:], sizes)
