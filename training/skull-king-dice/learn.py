"""Learns from rounds of the dice game (rounds.js) and writes bots/src/skull-king-dice/learned.ts.

    python3 training/skull-king-dice/learn.py OUT ROUNDS_FOLDER...

Three small networks, each with two hidden layers: for bids, for dice to roll, for dice held between two tricks. All
say how likely the bid is made, by how many tricks it is missed, and what bonus it brings. NumPy is all it needs.
"""

import base64
import struct
import sys

import numpy as np

OUTPUTS = 3
INPUTS = {"bid": 30, "roll": 57, "rest": 42}
HIDDEN = {"bid": [32, 16], "roll": [48, 24], "rest": [32, 16]}
STEPS = {"bid": 6000, "roll": 9500, "rest": 7500}
BATCH = 1024
RATE = 3e-3
LOSS = np.array([1, 0.15, 0.3], np.float32)


def load(name, folders):
    read = lambda what, size: np.concatenate(
        [np.fromfile(f"{folder}/{name}.{what}", np.float32).reshape(-1, size) for folder in folders]
    )
    return read("inputs", INPUTS[name]), read("outcomes", OUTPUTS)


def forward(x, weights, biases):
    layers = [x]
    for i, (w, b) in enumerate(zip(weights, biases)):
        z = layers[-1] @ w + b
        layers.append(np.maximum(z, 0) if i < len(weights) - 1 else z)
    return layers


def learn(name, folders, rng):
    x, y = load(name, folders)
    order = rng.permutation(len(x))
    x, y = x[order], y[order]
    held = min(20000, len(x) // 10)
    test, x, y = (x[:held], y[:held]), x[held:], y[held:]
    sizes = [INPUTS[name], *HIDDEN[name], OUTPUTS]
    weights = [rng.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32) for a, b in zip(sizes, sizes[1:])]
    biases = [np.zeros(b, np.float32) for b in sizes[1:]]
    weights[-1] *= 0.3
    parameters = weights + biases
    means = [np.zeros_like(p) for p in parameters]
    squares = [np.zeros_like(p) for p in parameters]
    for step in range(1, STEPS[name] + 1):
        batch = rng.integers(0, len(x), BATCH)
        layers = forward(x[batch], weights, biases)
        slope = layers[-1] - y[batch]
        slope[:, 0] = 1 / (1 + np.exp(-layers[-1][:, 0])) - y[batch, 0]
        slope *= LOSS / BATCH
        by_weight, by_bias = [], []
        for i in reversed(range(len(weights))):
            by_weight.append(layers[i].T @ slope)
            by_bias.append(slope.sum(0))
            if i:
                slope = (slope @ weights[i].T) * (layers[i] > 0)
        rate = RATE * (0.02 + 0.49 * (1 + np.cos(np.pi * step / STEPS[name])))
        for p, g, m, s in zip(parameters, by_weight[::-1] + by_bias[::-1], means, squares):
            m *= 0.9
            m += 0.1 * g
            s *= 0.999
            s += 0.001 * g * g
            p -= rate * (m / (1 - 0.9**step)) / (np.sqrt(s / (1 - 0.999**step)) + 1e-8)
    data = struct.pack("<III", 0x574E4B53, 1, len(weights)) + struct.pack(f"<{len(sizes)}I", *sizes)
    for i, (w, b) in enumerate(zip(weights, biases)):
        scale = (np.abs(w).max(0) / 127 + 1e-12).astype(np.float32)
        whole = np.clip(np.rint(w / scale), -127, 127).astype(np.int8)
        w[...] = whole * scale
        data += scale.tobytes() + b.tobytes() + (whole if i == 0 else whole.T).tobytes()
    told = forward(test[0], weights, biases)[-1]
    made = 1 / (1 + np.exp(-told[:, 0]))
    loss = -np.mean(np.where(test[1][:, 0] > 0, np.log(made + 1e-6), np.log(1 - made + 1e-6)))
    print(f"{name}: {len(x)} rows; on {held} others a loss of {loss:.4f}", flush=True)
    return base64.b64encode(data).decode()


def lines(text):
    return " +\n".join(f"    '{text[i : i + 100]}'" for i in range(0, len(text), 100))


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    rng = np.random.default_rng(1)
    entries = "".join(f"  {name}:\n{lines(learn(name, folders, rng))},\n" for name in INPUTS)
    with open(out, encoding="utf-8") as file:
        text = file.read()
    start = text.index("const weights = {\n") + len("const weights = {\n")
    end = text.index("};\n", start)
    with open(out, "w", encoding="utf-8") as file:
        file.write(text[:start] + entries + text[end:])


main()
