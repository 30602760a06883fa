"""Reads the product's weight file and runs the network in it, with numpy alone.

Little endian: "SKNW", format 1, number of layers, sizes; then for each layer float32 scales and biases of its outputs and
whole numbers of 8 bits, the first layer's by input, the others' by output.
"""

import struct

import numpy as np


def read_weights(path):
    """Weight (outputs by inputs) and bias of each layer."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, version, count = struct.unpack_from('<4sII', data)
    assert magic == b'SKNW' and version == 1, path
    sizes = struct.unpack_from(f'<{count + 1}I', data, 12)
    at = 12 + 4 * (count + 1)
    layers = []
    for i, (inputs, outputs) in enumerate(zip(sizes, sizes[1:])):
        scale, bias = np.frombuffer(data, '<f4', 2 * outputs, at).reshape(2, outputs)
        whole = np.frombuffer(data, np.int8, inputs * outputs, at + 8 * outputs)
        whole = whole.reshape(inputs, outputs).T if i == 0 else whole.reshape(outputs, inputs)
        layers.append((whole.astype(np.float32) * scale[:, None], bias.astype(np.float32)))
        at += 8 * outputs + inputs * outputs
    assert at == len(data), path
    return layers


def evaluate(layers, row):
    """The network's outputs for one row of inputs."""
    for i, (weight, bias) in enumerate(layers):
        row = weight @ row + bias
        if i < len(layers) - 1:
            row = np.maximum(row, 0)
    return row
