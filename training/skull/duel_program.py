"""The linear programme of one round: what a player can be sure of, against either type of opponent."""

import numpy as np
from functools import lru_cache
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from duel_round import HAS, HAS_NOT, LEADER, MADE, OTHER, OWN, endings, plan, tree


def succeed(state, anyone, challenger, ending):
    """True or False where the challenger has won or lost by this ending, else the next round with it as leader."""
    discs, made = state
    mine, theirs = discs[challenger], discs[1 - challenger]
    if ending == MADE:
        if made[challenger] == 1:
            return True
        return (mine, theirs), (1, made[1 - challenger])
    if mine == 1:
        return False
    if ending == OTHER and theirs == 1 and anyone:
        return True
    return (mine - 1, theirs), (made[challenger], made[1 - challenger])


class Shape:
    """Everything of the programme that does not depend on the entries known of the rounds that may follow."""

    def __init__(self, state, role, anyone):
        discs, _ = state
        _, ends = tree(discs)
        me, you = plan(discs, role), plan(discs, 1 - role)
        self.me, self.state, self.role = me, state, role
        self.whole = discs[role] == 4  # nobody has lost a skull who has lost no disc
        column = 1 + len(me.sequences)
        self.values = column  # by the opponent's point
        column += len(you.points)
        rows, cols, data = [], [], []
        self.right = []

        def put(row, col, value):
            rows.append(row)
            cols.append(col)
            data.append(value)

        # What this player does, as a plan.
        row = 0
        for _, parent, sequences in me.points:
            for sequence in sequences:
                put(row, 1 + sequence, 1)
            if parent >= 0:
                put(row, 1 + parent, -1)
            elif parent + 2 == HAS:
                put(row, 0, -1)
            else:
                put(row, 0, 1)
            self.right.append(1 if parent + 2 == HAS_NOT and parent < 0 else 0)
            row += 1
        # What it goes on with: by end and ending, shares of the entries of the next round.
        self.nexts = []  # (catalogue, row of HAS or of both, row of HAS_NOT or None, rows of guarantees, end, ending)
        under = []  # (opponent's sequence, columns, coefficients)
        for number, end in enumerate(ends):
            mine = [(endings(end, role, lot), kind, seq) for lot, kind, seq in me.ends[number]]
            yours = [(endings(end, 1 - role, lot), kind, seq) for lot, kind, seq in you.ends[number]]
            challenging = end.challenger == role
            for ending in (MADE, OWN, OTHER):
                here = [(kind, seq) for may, kind, seq in mine if ending in may]
                there = [(kind, seq) for may, kind, seq in yours if ending in may]
                if not here or not there:
                    continue
                after = succeed(state, anyone, end.challenger, ending)
                if after is True or after is False:
                    if after == challenging:
                        for kind, seq in there:
                            under.append((seq, [1 + s for _, s in here], [1.0] * len(here)))
                    continue
                first = row
                count = discs[role]
                if challenging and ending == OWN:
                    for _, seq in here:
                        put(row, 1 + seq, -1)
                    has, has_not = row, None
                    row += 1
                else:
                    has, has_not = row, row + 1
                    row += 2
                    gone = 1 / count if challenging and ending == OTHER else 0
                    for kind, seq in here:
                        if kind == HAS:
                            put(has, 1 + seq, gone - 1)
                            if gone:
                                put(has_not, 1 + seq, -gone)
                        else:
                            put(has_not, 1 + seq, -1)
                    if not challenging and discs[role] == 4:
                        row -= 1
                        has_not = None
                gains = column
                column += 2
                put(row, gains, 1)
                put(row + 1, gains + 1, 1)
                guarantees = row
                row += 2
                self.right += [0] * (row - first)
                self.nexts.append(((0 if challenging else 1, *after), has, has_not, guarantees, number, ending))
                if not challenging and ending == OWN:
                    least = column
                    column += 1
                    under.append((-1, [least, gains], []))
                    for kind, seq in there:
                        under.append((seq, [least], [1.0]))
                elif not challenging and ending == OTHER:
                    lost = 1 / discs[1 - role]
                    for kind, seq in there:
                        if kind == HAS:
                            under.append((seq, [gains, gains + 1], [1 - lost, lost]))
                        else:
                            under.append((seq, [gains + 1], [1.0]))
                else:
                    for kind, seq in there:
                        under.append((seq, [gains + kind], [1.0]))
        self.equal = (rows, cols, data)
        self.rows, self.columns = row, column
        # What the opponent makes of it: each point is worth no more than any of its sequences.
        rows, cols, data = [], [], []
        self.roots = {}
        for number, (_, parent, sequences) in enumerate(you.points):
            for sequence in sequences:
                rows.append(sequence), cols.append(self.values + number), data.append(1)
            if parent >= 0:
                rows.append(parent), cols.append(self.values + number), data.append(-1)
            else:
                self.roots[parent + 2] = self.values + number
        limit = len(you.sequences)
        for sequence, columns, coefficients in under:
            if sequence == -1:
                least, gains = columns
                for kind in (0, 1):
                    rows += [limit, limit]
                    cols += [least, gains + kind]
                    data += [1, -1]
                    limit += 1
                continue
            for col, value in zip(columns, coefficients):
                rows.append(sequence), cols.append(col), data.append(-value)
        self.limits = (rows, cols, data)
        self.limit_rows = limit
        self.lower = np.full(column, -np.inf)
        self.lower[: self.values] = 0
        self.upper = np.full(column, np.inf)
        self.upper[0] = 1
        if self.whole:
            self.lower[0] = 1


@lru_cache(maxsize=None)
def shape(state, role, anyone):
    return Shape(state, role, anyone)


class Solution:
    __slots__ = ("p", "sure", "plan", "shares", "demands", "value")


def solve(state, role, anyone, weights, price, catalogues, p=None):
    """The best plan where the opponent's types weigh so much, and having the skull costs `price`; or at a fixed p.

    Catalogues are arrays of (p, sure against HAS, sure against HAS_NOT), by who is to go on with what.
    """
    s = shape(state, role, anyone)
    rows, cols, data = ([np.asarray(part)] for part in s.equal)
    column = s.columns
    places = []
    for index, (key, has, has_not, guarantees, _, _) in enumerate(s.nexts):
        entries = catalogues[key]
        n = len(entries)
        at = np.arange(column, column + n)
        column += n
        places.append((at[0], n))
        if has_not is None:
            rows.append(np.full(n, has)), cols.append(at), data.append(np.ones(n))
        else:
            rows.append(np.full(n, has)), cols.append(at), data.append(entries[:, 0])
            rows.append(np.full(n, has_not)), cols.append(at), data.append(1 - entries[:, 0])
        rows.append(np.full(n, guarantees)), cols.append(at), data.append(-entries[:, 1])
        rows.append(np.full(n, guarantees + 1)), cols.append(at), data.append(-entries[:, 2])
    equal = csr_matrix(
        (np.concatenate(data), (np.concatenate(rows), np.concatenate(cols))), shape=(s.rows, column)
    )
    lr, lc, ld = s.limits
    limits = csr_matrix((ld, (lr, lc)), shape=(s.limit_rows, column))
    cost = np.zeros(column)
    for kind, col in s.roots.items():
        cost[col] = -weights[kind]
    cost[0] = price
    lower = np.concatenate([s.lower, np.zeros(column - s.columns)])
    upper = np.concatenate([s.upper, np.full(column - s.columns, np.inf)])
    if p is not None:
        lower[0] = upper[0] = p
    found = linprog(
        cost,
        A_ub=limits,
        b_ub=np.zeros(s.limit_rows),
        A_eq=equal,
        b_eq=s.right,
        bounds=np.stack([lower, upper], 1),
        method="highs",
    )
    if found.status != 0:
        raise RuntimeError(f"{state} {role}: {found.message}")
    x = found.x
    out = Solution()
    out.p = float(min(1, max(0, x[0])))
    out.sure = tuple(float(x[s.roots[kind]]) if kind in s.roots else 0.0 for kind in (HAS, HAS_NOT))
    out.plan = np.maximum(x[1 : s.values], 0)
    out.value = -found.fun
    out.shares, out.demands = [], []
    duals = found.eqlin.marginals
    for (key, has, has_not, guarantees, number, ending), (at, n) in zip(s.nexts, places):
        w = x[at : at + n]
        used = [(int(k), float(w[k])) for k in np.nonzero(w > 1e-12)[0]]
        out.shares.append(used)
        # Of a minimised cost: what a unit of the right side would add to it.
        y = np.abs(duals[guarantees : guarantees + 2])
        price_has = duals[has]
        price_not = duals[has] if has_not is None else duals[has_not]
        weight = y.sum()
        if weight > 1e-9:
            own = sum(v * catalogues[key][k][0] for k, v in used) / max(1e-12, sum(v for _, v in used))
            out.demands.append((key, weight, y[0] / weight, (price_not - price_has) / weight, own, sum(v for _, v in used)))
    return out
