"""The games that are learned here: where their simulators are, and the tables they are measured at."""

import os
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))


@dataclass
class GameFiles:
    """A simulator's source, and what one unit of its stakes is in points. By name of a table, the setups that together make a
    game at it, as the simulator reads them."""
    name: str
    unit: float
    tables: dict

    @property
    def folder(self):
        return os.path.join(HERE, '..', self.name)

    @property
    def source(self):
        return os.path.join(self.folder, 'simulator.cu')

    @property
    def headers(self):
        return [os.path.join(self.folder, 'sim'), HERE]


def dice_rounds(seats, landlubber):
    return [[seats, number, landlubber, -1] for number in range(1, {3: 8, 4: 8, 5: 7, 6: 6}[seats] + 1)]


GAMES = {game.name: game for game in [
    GameFiles('skull-king-dice', 50, {
        **{f'standard-{seats}': dice_rounds(seats, 0) for seats in (4, 3, 5, 6)},
        **{f'landlubber-{seats}': dice_rounds(seats, 1) for seats in (4, 3, 5, 6)},
    }),
    GameFiles('skull-queen', 10, {f'{seats}, middle {middle}': [[seats, middle, -1]] * seats for middle in (3, 4) for seats in (4, 3, 2, 5, 6)}),
    GameFiles('queens-collection', 10, {
        **{f'{seats} seats': [[seats, 0, first] for first in range(seats)] for seats in (3, 2, 4)},
        'teams': [[4, 1, first] for first in range(4)],
    }),
]}
