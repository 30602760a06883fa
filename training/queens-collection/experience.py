"""Writes sim/experience.h from bots/src/queens-collection/experience.ts, so that what the mate has learned stands in one place.

    python3 training/queens-collection/experience.py
"""

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, '..', '..', 'bots', 'src', 'queens-collection', 'experience.ts')
HEADER = os.path.join(HERE, 'sim', 'experience.h')
HEAD = '''// Written by experience.py from bots/src/queens-collection/experience.ts: what rounds have taught, two letters for each weight.
#pragma once
#include "../../learner/portable.h"

'''
DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
TABLES = ['two', 'three', 'four', 'teams']


def letter(digit):
    """Digits as letters from '(' on, without the question mark, which would be half of a trigraph, and the backslash."""
    at = 40 + digit
    at += at >= 63
    return chr(at + (at >= 92))


def literal(text):
    shown = ''.join(letter(DIGITS.index(digit)) for digit in text)
    return '\n'.join(f'    "{shown[i:i + 120]}"' for i in range(0, len(shown), 120))


def header():
    with open(SOURCE, encoding='utf-8') as file:
        texts = dict(re.findall(r"  (\w+):\s+'([^']*)'", file.read()))
    body = ''
    for name in TABLES:
        body += f'BOTH const char *{name}Learned() {{\n  return\n{literal(texts[name])};\n}}\n'
    return HEAD + body


if __name__ == '__main__':
    with open(HEADER, 'w', encoding='utf-8') as out:
        out.write(header())
