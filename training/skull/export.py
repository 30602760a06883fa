"""Writes the product's weight file from a checkpoint: python3 training/skull/export.py skull.pt bots/weights/skull-1.bin"""

import sys

from network import export, load

export(sys.argv[2], load(sys.argv[1], 'cpu'))
