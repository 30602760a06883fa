"""Games of the engine, followed step by step in a simulator. What a game's words mean to its simulator, its mirror.py says:

    TABLES                       tables worth checking: seats and options
    Mirror(host)                 follows one game
      .chance(view)              something happened by chance, and this is how all looks after it
      .decided(seat, word, view) a seat did this
      .ready(seat)               lets a seat be asked, where all are asked at once
      .weighed(words)            those of the words that a network is asked about, in the product's order
      .output(seat, word)        the network's output for a word
      .compare_turn(position)    fails where another seat or other words are expected
      .compare(view)             fails where the simulator differs from how all looks
"""

import importlib.util
import json
import os
import subprocess
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
CLI = os.path.join(HERE, '..', '..', 'cli', 'bin', 'crossbones.js')
BOSUNS = os.path.join(HERE, 'bosuns.js')


def mirror_of(game):
    """The game's own module."""
    spec = importlib.util.spec_from_file_location('mirror', os.path.join(game.folder, 'mirror.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def trace(game, seats, options, seed, games, bosuns=False):
    """The lines of random games, or of games of bosuns who now and then do anything."""
    command = ['node', CLI, 'simulate', game.name, '--trace', '--games', str(games), '--seats', str(seats), '--seed', seed,
               '--options', json.dumps(options)]
    if bosuns:
        command = ['node', BOSUNS, game.name, str(seats), json.dumps(options), seed, str(games)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield from process.stdout
    assert process.returncode == 0, command


@dataclass
class Position:
    """A seat about to act: its step, the words it may say, and what it says."""
    header: dict
    step: int
    seat: int
    words: list
    word: str
    acting: list
    bosun: str = None
    sight: dict = None


def follow(mirror, lines, before=None, after=None):
    """Calls `before` with each decision, `after` with all that is seen once it is done."""
    header = None
    for text in lines:
        line = json.loads(text)
        if 'game' in line:
            header = line
        if 'step' not in line:
            continue
        if line['seat'] == 'chance':
            mirror.chance(line['open'])
        else:
            words = line['legal'][str(line['seat'])]
            position = Position(header, line['step'], line['seat'], words, line['action'], line['actors'], line.get('bosun'),
                                line.get('sight'))
            if before:
                before(position)
            mirror.decided(line['seat'], line['action'], line['open'])
        if after:
            after(line['open'])
    return header
