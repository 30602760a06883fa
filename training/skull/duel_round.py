"""One round of Skull between two, as its leader and its follower see it: who may do what, and how it can end.

Both lay a disc, then from the leader on they add or challenge, then raise or pass; the attempt leaves no choice,
for there is one other pile. A player's secret is its lot: no skull at all, the skull still in hand, or the place of
the skull in its pile. Nothing here knows of discs lost or challenges won before.
"""

from functools import lru_cache

LEADER, FOLLOWER = 0, 1
NO_SKULL, IN_HAND = -2, -1
HAS, HAS_NOT = 0, 1  # the two types of a player: with the skull among its discs, or without
MADE, OWN, OTHER = 0, 1, 2  # how an attempt ends: made, on the challenger's own skull, on the other's


class Node:
    """A public point of the round at which somebody is to act; bids is the set of numbers bid, as bits."""

    __slots__ = ("piles", "bids", "bid", "mover", "previous")

    def __init__(self, piles, bids, bid, mover, previous):
        self.piles, self.bids, self.bid, self.mover, self.previous = piles, bids, bid, mover, previous


class End:
    """The bidding is over: who attempts how many discs of which piles."""

    __slots__ = ("piles", "bids", "bid", "challenger", "last")

    def __init__(self, piles, bids, bid, challenger, last):
        self.piles, self.bids, self.bid, self.challenger = piles, bids, bid, challenger
        self.last = last  # by player: the last node at which it acted, and the word it said there


def lots(discs, pile):
    """What a player's pile of this height can hide, with its type."""
    found = [(at, HAS) for at in range(pile)]
    if pile < discs:
        found.append((IN_HAND, HAS))
    if discs < 4:
        found.append((NO_SKULL, HAS_NOT))
    return found


def placements(discs, pile, lot):
    """Lots after one more disc: with what word each comes about."""
    if pile == discs:
        return []
    found = []
    flowers = discs - pile - (1 if lot == IN_HAND else 0)
    if flowers > 0:
        found.append(("flower", lot))
    if lot == IN_HAND:
        found.append(("skull", pile))
    return found


def endings(end, player, lot):
    """What this player's lot lets an attempt come to: a set of MADE, OWN, OTHER that it does not rule out."""
    own = end.piles[end.challenger]
    if player == end.challenger:
        return (OWN,) if lot >= 0 and lot >= own - end.bid else (MADE, OTHER)
    other = end.piles[player]
    beyond = end.bid - own
    return (OTHER, OWN) if lot >= 0 and beyond > 0 and lot >= other - beyond else (MADE, OWN)


@lru_cache(maxsize=None)
def tree(discs):
    """All nodes and ends of a round, parents first; discs by player."""
    nodes, ends = [], []

    def bidding(piles, bids, bid, mover, last):
        table = sum(piles)
        if bid == table:
            ends.append(End(piles, bids, bid, 1 - mover, last))
            return
        node = Node(piles, bids, bid, mover, last[mover])
        nodes.append(node)
        passed = list(last)
        passed[mover] = (node, "pass")
        ends.append(End(piles, bids, bid, 1 - mover, tuple(passed)))
        for more in range(bid + 1, table + 1):
            said = list(last)
            said[mover] = (node, more)
            bidding(piles, bids | 1 << (more - 1), more, 1 - mover, tuple(said))

    def adding(piles, mover, last):
        node = Node(piles, 0, 0, mover, last[mover])
        nodes.append(node)
        for number in range(1, sum(piles) + 1):
            said = list(last)
            said[mover] = (node, number)
            bidding(piles, 1 << (number - 1), number, 1 - mover, tuple(said))
        if piles[mover] < discs[mover]:
            more = list(piles)
            more[mover] += 1
            said = list(last)
            said[mover] = (node, "add")
            adding(tuple(more), 1 - mover, tuple(said))

    adding((1, 1), LEADER, (None, None))
    return nodes, ends


class Plan:
    """All sequences of one player in a round: what it does at a point, with what lot."""

    def __init__(self, discs, player):
        nodes, ends = tree(discs)
        own = discs[player]
        self.sequences = []  # (point key, word) by number
        self.points = []  # (key, parent sequence or type for a root, [sequences])
        self.at = {}  # (node, lot) -> sequence that led there
        of = {}

        def point(key, parent, words):
            first = len(self.sequences)
            for word in words:
                of[(key, word)] = len(self.sequences)
                self.sequences.append((key, word))
            self.points.append((key, parent, list(range(first, len(self.sequences)))))

        roots = {HAS: IN_HAND} if own == 4 else {HAS: IN_HAND, HAS_NOT: NO_SKULL}
        laid = {}  # lot -> sequence, of a pile of one
        for kind, lot in roots.items():
            words = placements(own, 0, lot)
            point(("place", lot), kind - 2, [word for word, _ in words])
            for word, then in words:
                laid[then] = of[(("place", lot), word)]
        for node in nodes:
            if node.mover != player:
                continue
            pile = node.piles[player]
            for lot, _ in lots(own, pile):
                if node.previous is None:
                    parent = laid.get(lot)
                else:
                    parent = self.after(of, node.previous, lot, pile)
                if parent is None:
                    continue
                words = []
                table = sum(node.piles)
                if node.bid == 0:
                    words += [word for word, _ in placements(own, pile, lot)]
                else:
                    words.append("pass")
                words += list(range(node.bid + 1, table + 1))
                point((node, lot), parent, words)
        self.ends = []  # by end: [(lot, type, sequence)]
        for end in ends:
            found = []
            for lot, kind in lots(own, end.piles[player]):
                if end.last[player] is None:
                    parent = laid.get(lot)
                else:
                    parent = self.after(of, end.last[player], lot, end.piles[player])
                if parent is not None:
                    found.append((lot, kind, parent))
            self.ends.append(found)

    @staticmethod
    def after(of, step, lot, pile):
        """The sequence of a step at an earlier node, by the lot that came of it."""
        node, word = step
        if word != "add":
            return of.get(((node, lot), word))
        if lot == pile - 1:
            return of.get(((node, IN_HAND), "skull"))
        return of.get(((node, lot), "flower"))


@lru_cache(maxsize=None)
def plan(discs, player):
    return Plan(discs, player)
