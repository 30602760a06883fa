"""Writes sim/experience.h from bots/src/queens-collection/experience.ts, so that what the mate has learned stands in one place.

    python3 training/queens-collection/experience.py
"""

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.join(HERE, '..', '..', 'bots', 'src', 'queens-collection', 'experience.ts')
HEADER = os.path.join(HERE, 'sim', 'experience.h')
HEAD = '''// Written by experience.py from bots/src/queens-collection/experience.ts: what rounds have taught, in points.
#pragma once
'''
DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
A_POINT = 400
TABLES = ['two', 'three', 'four', 'teams']
WIDTH = 130


def weights(text):
    digits = [DIGITS.index(digit) for digit in text]
    base = len(DIGITS)
    return [(high * base + low - base * base // 2) / A_POINT for high, low in zip(digits[::2], digits[1::2])]


def rows(numbers):
    """The numbers in lines that are not too long."""
    row = ''
    for number in numbers:
        shown = repr(number).removesuffix('.0') + ','
        if len(row) + len(shown) > WIDTH:
            yield row
            row = ''
        row += shown
    yield row


def header():
    with open(SOURCE, encoding='utf-8') as file:
        texts = dict(re.findall(r"  (\w+):\s+'([^']*)'", file.read()))
    tables = [weights(texts[name]) for name in TABLES]
    lines = [line for table in tables for line in ('{ \\', *(row + ' \\' for row in rows(table)), '}, \\')]
    body = '\n'.join(['#define LEARNED_WEIGHTS { \\', *lines, '}'])
    return f'{HEAD}const int LEARNED_TABLES = {len(tables)}, LEARNED_EACH = {len(tables[0])};\n{body}\n'


if __name__ == '__main__':
    with open(HEADER, 'w', encoding='utf-8') as out:
        out.write(header())
