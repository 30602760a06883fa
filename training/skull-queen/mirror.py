"""How the engine's games of Skull Queen are followed in the simulator."""

import numpy as np

COLOURS = 'rygb'
CODES = [colour + str(number) for colour in COLOURS for number in range(1, 13)] + ['0', '13']
SIDES = ['front', 'back']
SEATS, NO_COLOUR, SIDES_AT, SPACES_AT = 6, 4, 50, 52
TABLES = [(seats, {'middle': middle}) for seats in (2, 3, 4, 5, 6) for middle in (3, 4)]


def spaces_of(plank):
    return [-2 if colour in plank['overboard'] else -1 if plank['pirates'][colour] is None else plank['pirates'][colour]
            for colour in COLOURS]


def side_of(plank):
    return -1 if plank['side'] is None else SIDES.index(plank['side'])


class Mirror:
    def __init__(self, host):
        self.host = host
        self.phase = 'over'

    def chance(self, view):
        if view['phase'] != 'place':
            return
        cards = [card for hand in view['hands'] for card in hand]
        cards += view['ghost']['pile'] if view['ghost'] else view['centre'] + view['aside']
        numbers = np.array([CODES.index(card) for card in cards], np.int32)
        self.host.call('queen_begin', view['seats'], view['options']['middle'], view['dealer'], numbers, len(numbers))
        self.planks = view['planks']
        self.steps = view['steps']
        self.phase = 'place'

    def decided(self, seat, word, view):
        if self.phase == 'place':
            self.planks, self.steps = view['planks'], view['steps']
            if view['phase'] == 'place':
                return
            for other, plank in enumerate(view['planks']):
                self.placing(other, 5, plank)
            self.host.call('queen_opened')
            self.phase = 'play'
        elif view['ghost'] is None:
            self.host.call('queen_play', CODES.index(word))
        elif len(view['tricks']) > self.tricks:
            # Both cards are shown at once, the leader's first.
            shown = view['tricks'][-1]
            self.host.call('queen_turn', 0)
            for other in (0, 1):
                self.host.call('queen_play', CODES.index(shown['cards'][1 if other == shown['leader'] else 2]))
        self.tricks = len(view['tricks'])
        if view['phase'] in ('deal', 'over'):
            self.phase = 'over'

    def placing(self, seat, step, plank):
        self.host.call('queen_placing', seat, 0 if step == 5 else step, side_of(plank), np.array(spaces_of(plank), np.int32))

    tricks = 0

    def ready(self, seat):
        """Lets the seat be asked, where all are asked at once."""
        if self.phase != 'place':
            self.host.call('queen_turn', seat)
            return
        # Who has placed all and begins anew is asked as at first.
        step = self.steps[seat] % 5
        plank = self.planks[seat] if step else {'side': None, 'pirates': dict.fromkeys(COLOURS), 'overboard': []}
        self.placing(seat, step, plank)

    def weighed(self, words):
        return words

    def output(self, seat, word):
        if word.startswith('side:'):
            return SIDES_AT + SIDES.index(word[5:])
        if word[0] in COLOURS and word[1] == ':':
            return SPACES_AT + int(word[2:])
        return self.host.call('queen_output', seat, CODES.index(word))

    def compare_turn(self, position):
        if self.phase == 'play' and position.header['seats'] > 2:
            assert position.acting == [self.state()['turn']], position
        self.ready(position.seat)
        ours = self.host.choices()
        theirs = sorted(self.output(position.seat, word) for word in position.words)
        assert ours == theirs, (ours, theirs, position)

    def compare(self, view):
        if view['round'] == 0 or self.phase == 'place' or view['phase'] == 'place':
            return
        state, seats = self.state(), view['seats']

        def same(what, ours, theirs):
            assert ours == theirs, (what, ours, theirs, view)

        def cards(where):
            return sorted(CODES[card] for card in range(50) if state['where'][card] == where)

        same('over', state['phase'] == 3, self.phase == 'over')
        for seat in range(seats):
            same('hand', cards(seat), sorted(view['hands'][seat]))
            same('plank', state['planks'][seat], [side_of(view['planks'][seat]), *spaces_of(view['planks'][seat])])
        same('centre', cards(6), sorted(view['centre']))
        same('gone', cards(7), sorted(view['gone']))
        same('aside', cards(8), sorted(view['aside']))
        same('voids', state['voids'][:seats], [sum(1 << COLOURS.index(colour) for colour in voids) for voids in view['voids']])
        same('tricks', state['tricks'], len(view['tricks']))
        if self.phase == 'over':
            same('points', state['points'][:seats], view['sheet'][-1]['points'])
            return
        same('leader', state['leader'], view['leader'])
        same('trick', [CODES[card] for card in state['trick']], [laid['card'] for laid in view['trick']])
        same('led', state['led'], NO_COLOUR if view['announced'] is None else COLOURS.index(view['announced']))

    def state(self):
        values = np.zeros(12 + SEATS * 7 + 50, np.int32)
        self.host.call('queen_state', values)
        phase, turn, leader, tricks, led, count = values[:6].tolist()
        rows = values[12:12 + SEATS * 7].reshape(SEATS, 7).tolist()
        return dict(phase=phase, turn=turn, leader=leader, tricks=tricks, led=led, trick=values[6:6 + count].tolist(),
                    planks=[row[:5] for row in rows], voids=[row[5] for row in rows], points=[row[6] for row in rows],
                    where=values[12 + SEATS * 7:].tolist())
