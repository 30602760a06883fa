"""Writes sim/hopes.h from bots/src/skull-queen/hopes.ts, so that what the bosun has learned stands in one place.

    python3 training/skull-queen/hopes.py
"""

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, '..', '..', 'bots', 'src', 'skull-queen', 'hopes.ts')
HEADER = os.path.join(HERE, 'sim', 'hopes.h')
HEAD = '''// Written by hopes.py from bots/src/skull-queen/hopes.ts: what pirates came to, a letter for each number of tenths.
#pragma once
#include "../../learner/portable.h"

'''


def texts():
    """The strings of the list, each joined: for each middle those of who knows the cards and of who does not."""
    with open(SOURCE, encoding='utf-8') as file:
        source = file.read()
    source = source[source.index('const learned'):source.index('const FIRST')]
    joined, text = [], ''
    for part, more in re.findall(r"'([^']*)'( \+)?", source):
        text += part
        if not more:
            joined.append(text)
            text = ''
    return joined


def literal(text):
    return '\n'.join(f'    "{text[i:i + 120]}"' for i in range(0, len(text), 120))


def header():
    known3, open3, known4, open4 = texts()
    body = ''
    for name, three, four in (('knownHopes', known3, known4), ('openHopes', open3, open4)):
        body += f'BOTH const char *{name}(int middle) {{\n  return middle == 4 ?\n{literal(four)} :\n{literal(three)};\n}}\n'
    return HEAD + body


if __name__ == '__main__':
    with open(HEADER, 'w', encoding='utf-8') as out:
        out.write(header())
