"""Catalogues of entries, made better where it matters."""
import numpy as np
from duel_program import solve, succeed


def level(key):
    _, discs, made = key
    return 3 * sum(discs) - sum(made)


KEYS = sorted(
    ((role, (a, b), (m, n)) for role in (0, 1) for a in (1, 2, 3, 4) for b in (1, 2, 3, 4) for m in (0, 1) for n in (0, 1)),
    key=lambda key: (level(key), key),
)
other = lambda key: (1 - key[0], key[1], key[2])


def best(entries, p, weights):
    """The most that a mixture of entries is sure of at p: the value, and [(entry, share)]."""
    worth = entries[:, 1] * weights[0] + entries[:, 2] * weights[1]
    ps = entries[:, 0]
    below, above = ps <= p + 1e-12, ps >= p - 1e-12
    i, j = np.nonzero(below)[0], np.nonzero(above)[0]
    span = ps[j][None, :] - ps[i][:, None]
    share = np.where(span > 1e-12, (p - ps[i][:, None]) / np.where(span > 1e-12, span, 1), 0.0)
    share = np.clip(share, 0, 1)
    value = (1 - share) * worth[i][:, None] + share * worth[j][None, :]
    at = np.unravel_index(np.argmax(value), value.shape)
    a, b, t = int(i[at[0]]), int(j[at[1]]), float(share[at])
    return float(value[at]), [(k, v) for k, v in ((a, 1 - t), (b, t)) if v > 0]


class Book:
    def __init__(self, anyone):
        self.anyone = anyone
        self.numbers = {key: np.zeros((0, 3)) for key in KEYS}
        self.solutions = {key: [] for key in KEYS}
        self.solved = 0

    def ask(self, key, q, price, p=None):
        self.solved += 1
        role, discs, made = key
        return solve((discs, made), role, self.anyone, (q, 1 - q), price, self.numbers, p)

    def add(self, key, solution):
        self.numbers[key] = np.vstack([self.numbers[key], (solution.p, *solution.sure)])
        self.solutions[key].append(solution)

    def worth(self, key, q, price):
        """What the entries known are worth in a direction, and the p of the best."""
        n = self.numbers[key]
        worth = q * n[:, 1] + (1 - q) * n[:, 2] - price * n[:, 0]
        at = int(np.argmax(worth))
        return float(worth[at]), float(n[at, 0])

    def sure(self, key, p, q):
        return best(self.numbers[key], p, (q, 1 - q))[0]

    def gap(self, key, p, q):
        return 1 - self.sure(key, p, q) - self.sure(other(key), q, p)

    def begin(self):
        for key in KEYS:
            role, discs, _ = key
            for p in (1,) if discs[role] == 4 else (0, 1):
                for q in (1,) if discs[1 - role] == 4 else (0, 0.5, 1):
                    found = self.ask(key, q, 0, p)
                    if p not in self.numbers[key][:, 0] or self.sure(key, p, q) < found.value - 1e-6:
                        self.add(key, found)

    def improve(self, targets, goal, tolerance, grain):
        """One way down, on which parents say what they would go on with, and one way up, on which they get it."""
        wanted = {key: {} for key in KEYS}
        for key, p, q in targets:
            if self.gap(key, p, q) > goal:
                wanted[key][("at", p, q)] = (1.0, q, 0.0, p)

        def answer(key, weight, q, price, p):
            found = self.ask(key, q, price, p)
            if p is None:
                gain = weight * (found.value - self.worth(key, q, price)[0])
            else:
                gain = weight * (found.value - self.sure(key, p, q))
            if gain > tolerance / 50:
                self.add(key, found)
            return found

        for key in reversed(KEYS):
            for weight, q, price, p in list(wanted[key].values()):
                found = answer(key, weight, q, price, p)
                for child, share, then, cost, own, mass in found.demands:
                    total = weight * share
                    if total < tolerance:
                        continue
                    at = self.worth(child, then, cost)[1]
                    if total * max(self.gap(child, at, then), self.gap(child, min(1, own), then) if mass > 1e-9 else 0) < tolerance:
                        continue
                    name = (round(then * grain), round(cost * grain))
                    if name not in wanted[child] or wanted[child][name][0] < total:
                        wanted[child][name] = (total, then, cost, None)
        for key in KEYS:
            for weight, q, price, p in wanted[key].values():
                answer(key, weight, q, price, p)
        return sum(map(len, wanted.values()))

    def saturate(self, key, grid, tolerance):
        """Entries wherever both sides are not yet sure of the same, on a grid of what each may think of the other."""
        _, discs, _ = key
        axis = [i / grid for i in range(grid + 1)]
        for p in (1,) if discs[0] == 4 else axis:
            for q in (1,) if discs[1] == 4 else axis:
                if self.gap(key, p, q) <= tolerance:
                    continue
                for who, mine, yours in ((key, p, q), (other(key), q, p)):
                    found = self.ask(who, yours, 0.0, mine)
                    if found.value > self.sure(who, mine, yours) + tolerance / 10:
                        self.add(who, found)
