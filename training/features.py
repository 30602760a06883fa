"""What each position of a trace looks like to the network, for comparing encoders input by input.

    npx crossbones simulate skull-king --trace --games 3 --seats 4 > trace.jsonl
    python3 training/features.py < trace.jsonl > features.txt

One line for every decision in the trace, that is for every line with a number as `seat`, taken BEFORE its action:

    game step seat phase | index:value index:value … | word=output word=output …

`game` counts the games of the trace from 0, `step` and `seat` are the trace's. The middle part is the inputs that are not
zero; the last one is the network's output for each legal word, in the trace's own order. A seat that changes its sealed
bid or shot is listed again, with the same inputs. Host build: no GPU, no torch.
"""

import sys

from host import Host, action_of
from traces import Replay


def main():
    def before(replay, position):
        row = host.observe(position.seat)
        outputs = host.legal(position.seat)
        words = position.line['legal'][str(position.seat)]
        inputs = ' '.join(f'{i}:{row[i]:.6g}' for i in row.nonzero()[0])
        chosen = ' '.join(f'{word}={outputs[action_of(word, replay.powers)]}' for word in words)
        print(f'{position.game} {position.step} {position.seat} {replay.phase} | {inputs} | {chosen}')

    host = Host()
    Replay(host, before).run(sys.stdin)


if __name__ == '__main__':
    main()
