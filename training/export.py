"""Writes a checkpoint as the product's weight file.

    python3 training/export.py base.pt skull-king-base-1.bin
"""

import argparse

import torch

from host import Host
from network import load, write_file


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('checkpoint')
    parser.add_argument('file')
    arguments = parser.parse_args()
    write_file(arguments.file, load(arguments.checkpoint, 'cpu'), Host().inputs)
    kept = torch.load(arguments.checkpoint, map_location='cpu')
    print(arguments.file, kept['notes'], f'{int(kept["seen"].sum())} inputs in use')


if __name__ == '__main__':
    main()
