"""Skull with two left, solved: from nothing to the file that the product reads.

    python3 training/skull/duel.py bots/weights/skull-duel-1.bin

Every public situation (discs and challenges made of both, who leads) has for either player a catalogue of entries: a
plan for the round with what it is sure of against an opponent with and without the skull, where having the skull
oneself is as likely as the entry says. A plan goes on with shares of entries of the next situation. What either side
is sure of is a bound for the other, so the gap between them says how far from the solution both are.
"""

import argparse
import os
import pickle
import time
from multiprocessing import Pool

from duel_book import KEYS, Book, other
from duel_file import write

START = (0, (4, 4), (0, 0))
# What may be thought of a player's skull when two are left: after so many discs drawn or chosen, or the skull shown.
THOUGHT = {4: (1,), 3: (1, 3 / 4, 1 / 2), 2: (1, 2 / 3, 1 / 2, 3 / 8, 1 / 4), 1: (1, 1 / 2, 1 / 3, 1 / 4, 1 / 8)}
ENTERED = [
    (key, p, q)
    for key in KEYS
    if key[0] == 0
    for p in THOUGHT[key[1][0]]
    for q in THOUGHT[key[1][1]]
]


def both(targets):
    return [one for key, p, q in targets for one in ((key, p, q), (other(key), q, p))]


class Work:
    """How far a book is: kept after every sweep where a folder is given, and gone on with from there."""

    def __init__(self, anyone, folder):
        self.name = "anyone" if anyone else "challenger"
        self.path = None if folder is None else os.path.join(folder, f"duel-{self.name}.pickle")
        self.book, self.stage, self.tolerance, self.sweeps = Book(anyone), "grid", 1e-5, 0
        if self.path is not None and os.path.exists(self.path):
            with open(self.path, "rb") as file:
                self.book, self.stage, self.tolerance, self.sweeps = pickle.load(file)

    def tell(self):
        book = self.book
        width, sure = book.gap(START, 1, 1), book.sure(START, 1, 1)
        worst = max(book.gap(*one) for one in ENTERED)
        print(
            f"lastSkull {self.name}: {self.stage} {self.sweeps}, {book.solved} programmes, "
            f"{sum(map(len, book.solutions.values()))} entries, four discs each {sure:.5f} to {sure + width:.5f}, "
            f"worst position {worst:.5f}, {time.process_time():.0f} s",
            flush=True,
        )
        return width, worst

    def go(self, stage, tolerance, sweeps=0):
        self.stage, self.tolerance, self.sweeps = stage, tolerance, sweeps
        if self.path is not None:
            with open(self.path, "wb") as file:
                pickle.dump((self.book, stage, tolerance, sweeps), file)


def solved(anyone, folder):
    work = Work(anyone, folder)
    book = work.book
    if work.stage == "grid":
        book.begin()
        for key in KEYS:
            if key[0] == 0:
                for grid in (1, 2, 4, 8):
                    book.saturate(key, grid, 2e-4)
        work.tell()
        work.go("start", 1e-5)
    while work.stage == "start":
        book.improve(both([(START, 1, 1)]), work.tolerance, work.tolerance, 200)
        width, _ = work.tell()
        if width < 1e-4:
            work.go("positions", 1e-4)
        else:
            work.go("start", max(1e-7, min(0.7 * work.tolerance, width / 300)), work.sweeps + 1)
    while work.stage == "positions":
        book.improve(both(ENTERED), 5e-4, work.tolerance, 100)
        _, worst = work.tell()
        if worst < 8e-4 or work.sweeps == 12:
            work.go("done", 0)
        else:
            work.go("positions", max(1e-6, 0.5 * work.tolerance), work.sweeps + 1)
    return book


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("file")
    parser.add_argument("--keep", help="a folder for what is worked out so far; it is gone on with")
    args = parser.parse_args()
    with Pool(2) as pool:
        books = pool.starmap(solved, ((False, args.keep), (True, args.keep)))
    write(args.file, books, both(ENTERED))


if __name__ == "__main__":
    main()
