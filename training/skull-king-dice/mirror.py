"""How the engine's games of dice are followed in the simulator."""

import numpy as np

KINDS = ['skull-king', 'pirate', 'mermaid', 'black', 'blue', 'red', 'yellow']
PHASES = ['bid', 'play', 'over']
SEATS, ROLLS = 6, 9
TABLES = [(seats, {'scoring': scoring}) for seats in (3, 4, 5, 6) for scoring in ('standard', 'landlubber')]


def face_of(roll):
    face = roll.split(':')[1]
    return 10 if face == 'skull' else 0 if face == 'flag' else int(face)


def bits_of(kinds):
    return sum(1 << KINDS.index(kind) for kind in kinds)


class Mirror:
    def __init__(self, host):
        self.host = host
        self.phase = 'over'

    def chance(self, view):
        if view['phase'] == 'bid' and self.phase == 'over':
            hands = np.array([[hand.count(kind) for kind in KINDS] for hand in view['hands']], np.int32)
            landlubber = view['options']['scoring'] == 'landlubber'
            self.host.call('dice_begin', view['seats'], view['round'], landlubber, view['starter'], hands)
            self.phase = 'bid'
        elif self.rolling is not None:
            kind, self.rolling = self.rolling, None
            self.host.call('dice_roll', kind, face_of(self.landed(view)))
            self.phase = 'over' if view['phase'] in ('deal', 'over') else 'play'

    def landed(self, view):
        """The die that has just come to rest."""
        return view['trick'][-1]['roll'] if view['trick'] else view['tricks'][-1]['rolls'][-1]

    rolling = None

    def decided(self, seat, word, view):
        if word.startswith('roll:'):
            self.rolling = KINDS.index(word[5:])
        elif view['phase'] != 'bid':
            for bid in view['bids']:
                self.host.call('dice_bid', bid)
            self.phase = 'play'

    def ready(self, seat):
        """Bids are asked of all alike."""

    def weighed(self, words):
        return words

    def output(self, seat, word):
        return int(word[4:]) if word.startswith('bid:') else ROLLS + KINDS.index(word[5:])

    def compare_turn(self, position):
        ours = self.host.choices()
        theirs = sorted(self.output(position.seat, word) for word in position.words)
        assert ours == theirs, (ours, position)
        if self.phase == 'play':
            assert position.acting == [self.state()['turn']], position

    def compare(self, view):
        if self.phase == 'over' and view['phase'] not in ('deal', 'over') or self.rolling is not None:
            return
        state, seats = self.state(), view['seats']

        def same(what, ours, theirs):
            assert ours == theirs, (what, ours, theirs, view)

        if view['round'] == 0:
            return
        same('phase', state['phase'], self.phase)
        same('hands', state['hands'][:seats], [[hand.count(kind) for kind in KINDS] for hand in view['hands']])
        same('won', state['won'][:seats], view['won'])
        same('bonus', state['bonus'][:seats], view['bonus'])
        same('voids', state['voids'][:seats], [bits_of(voids) for voids in view['voids']])
        if self.phase == 'over':
            same('points', state['points'][:seats], view['sheet'][-1]['points'])
            return
        same('leader', state['leader'], view['leader'])
        same('landed', state['landed'], len(view['trick']))
        same('tricks', state['trick'], len(view['tricks']))
        same('led', state['led'], -1 if view['led'] is None else KINDS.index(view['led']))
        if self.phase == 'play':
            same('bids', state['bids'][:seats], view['bids'])

    def state(self):
        values = np.zeros(6 + SEATS * 12, np.int32)
        self.host.call('dice_state', values)
        phase, turn, leader, trick, landed, led = values[:6].tolist()
        rows = values[6:].reshape(SEATS, 12).T.tolist()
        return dict(phase=PHASES[phase], turn=turn, leader=leader, trick=trick, landed=landed, led=led, bids=rows[0], won=rows[1],
                    bonus=rows[2], voids=rows[3], points=rows[4], hands=[list(row) for row in zip(*rows[5:])])
