"""The file that the product reads: every entry that play can come to, its numbers in two bytes each.

Both rules one after the other; by situation, leader before follower, the number of entries and of bytes, then the
entries: p, what it is sure of, and the plan, told as a walk through the round. At every point that the plan comes to
it says what is done there: one byte for a single word, else 128 + how many words, each but the last with its share. At every end
it says what entries of the next situation follow, in the same way.
"""

import struct

from duel_book import KEYS, best, other
from duel_program import shape, succeed
from duel_round import HAS, HAS_NOT, IN_HAND, MADE, NO_SKULL, OTHER, OWN, endings, lots, placements, plan, tree

MAGIC = b"SKDUEL1\0"
ORDER = sorted(KEYS, key=lambda key: (key[1], key[2], key[0]))
LEAST = 1e-7  # what is done less often is not done
WORDS = {"flower": 0, "skull": 1, "pass": 2}
FULL = 65535


def code(word):
    return WORDS[word] if isinstance(word, str) else 2 + word


def used(book, targets):
    """All entries that play can come to from the targets, by situation, in order."""
    seen = {key: set() for key in KEYS}
    todo = []
    for key, p, q in targets:
        todo += [(key, k) for k, _ in best(book.numbers[key], p, (q, 1 - q))[1]]
    while todo:
        key, k = todo.pop()
        if k in seen[key]:
            continue
        seen[key].add(k)
        for (child, *_), shares in zip(form(book, key).nexts, book.solutions[key][k].shares):
            whole = sum(share for _, share in shares)
            todo += [(child, n) for n, share in shares if share > LEAST and share / whole >= 0.5 / FULL]
    return {key: sorted(found) for key, found in seen.items()}


def form(book, key):
    return shape((key[1], key[2]), key[0], book.anyone)


def mixed(parts):
    """Shares as numbers that add up to 65535, none of them nothing."""
    whole = sum(share for _, share in parts)
    parts = [(what, share / whole) for what, share in parts if share / whole >= 0.5 / FULL]
    if len(parts) == 1:
        return bytes([parts[0][0]])
    rounded = [max(1, round(FULL * share / sum(s for _, s in parts))) for _, share in parts]
    rounded[rounded.index(max(rounded))] += FULL - sum(rounded)
    out = bytes([128 + len(parts)])
    for (what, _), share in zip(parts[:-1], rounded):
        out += struct.pack("<BH", what, share)
    return out + bytes([parts[-1][0]])


def told(book, key, k, numbers):
    """One entry."""
    role, discs, made = key
    solution = book.solutions[key][k]
    me = plan(discs, role)
    by_point = {}
    for at, _, sequences in me.points:
        by_point[at] = [(me.sequences[s][1], solution.plan[s]) for s in sequences]
    shares = {(number, ending): s for (_, _, _, _, number, ending), s in zip(form(book, key).nexts, solution.shares)}
    children = {(number, ending): child for child, _, _, _, number, ending in form(book, key).nexts}
    nodes, ends = tree(discs)
    own_nodes = {(node.piles, node.bids): node for node in nodes if node.mover == role}
    end_numbers = {(end.piles, end.bids, end.challenger): n for n, end in enumerate(ends)}
    p, has, has_not = book.numbers[key][k]
    p = 0 if p < 1e-6 else 1 if p > 1 - 1e-6 else p
    out = struct.pack("<fHH", p, round(FULL * min(1, max(0, has))), round(FULL * min(1, max(0, has_not))))

    def point(at):
        """What is done at a point: the bytes, and the words that are left after rounding."""
        words = [(word, share) for word, share in by_point[at] if share > LEAST]
        if not words:
            words = [max(by_point[at], key=lambda one: one[1])]
        whole = sum(share for _, share in words)
        kept = [(word, share) for word, share in words if share >= 0.5 / FULL * whole]
        return (mixed([(code(word), share) for word, share in words]) if len(by_point[at]) > 1 else b""), kept

    def finish(piles, bids, bid, challenger, reached):
        nonlocal out
        end = ends[end_numbers[(piles, bids, challenger)]]
        for ending in (MADE, OWN, OTHER):
            if not any(ending in endings(end, role, lot) for lot in reached):
                continue
            number = (end_numbers[(piles, bids, challenger)], ending)
            if number not in shares:
                continue
            child = children[number]
            index = {n: i for i, n in enumerate(numbers[child])}
            parts = [(index[n], share) for n, share in shares[number] if share > LEAST and n in index]
            if not parts:
                # So rare that rounding took it: whatever is at hand will do.
                parts = [(0, 1)]
            out += mixed(parts)

    def bidding(piles, bids, bid, mover, reached):
        nonlocal out
        table = sum(piles)
        if bid == table:
            finish(piles, bids, bid, 1 - mover, reached)
            return
        if mover != role:
            finish(piles, bids, bid, 1 - mover, reached)
            for more in range(bid + 1, table + 1):
                bidding(piles, bids | 1 << (more - 1), more, 1 - mover, reached)
            return
        does = {}
        for lot in reached:
            said, kept = point((own_nodes[(piles, bids)], lot))
            out += said
            for word, _ in kept:
                does.setdefault(word, []).append(lot)
        if "pass" in does:
            finish(piles, bids, bid, 1 - mover, does["pass"])
        for more in range(bid + 1, table + 1):
            if more in does:
                bidding(piles, bids | 1 << (more - 1), more, 1 - mover, does[more])

    def adding(piles, mover, reached):
        nonlocal out
        table = sum(piles)
        higher = tuple(pile + (1 if player == mover else 0) for player, pile in enumerate(piles))
        if mover != role:
            for number in range(1, table + 1):
                bidding(piles, 1 << (number - 1), number, 1 - mover, reached)
            if piles[mover] < discs[mover]:
                adding(higher, 1 - mover, reached)
            return
        does, then = {}, []
        for lot in reached:
            said, kept = point((own_nodes[(piles, 0)], lot))
            out += said
            for word, _ in kept:
                if word == "flower":
                    then.append(lot)
                elif word == "skull":
                    then.append(piles[role])
                else:
                    does.setdefault(word, []).append(lot)
        for number in range(1, table + 1):
            if number in does:
                bidding(piles, 1 << (number - 1), number, 1 - mover, does[number])
        if then:
            adding(higher, 1 - mover, sorted(then))

    reached = []
    for lot, share in ((NO_SKULL, 1 - p), (IN_HAND, p)):
        if share > 0 and ("place", lot) in by_point:
            said, kept = point(("place", lot))
            out += said
            for word, _ in kept:
                reached.append(lot if word == "flower" else 0)
    adding((1, 1), 0, sorted(reached))
    return out


def write(path, books, targets):
    out = MAGIC
    for book in books:
        numbers = used(book, targets)
        for key in ORDER:
            body = b"".join(told(book, key, k, numbers) for k in numbers[key])
            out += struct.pack("<HH", len(numbers[key]), len(body)) + body
            assert len(numbers[key]) < 128 and len(body) < 65536, (key, len(numbers[key]), len(body))
        print(f"{sum(map(len, numbers.values()))} entries", flush=True)
    with open(path, "wb") as file:
        file.write(out)
    print(f"{path}: {len(out)} bytes")
