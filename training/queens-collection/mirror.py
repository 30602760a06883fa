"""How the engine's games of The Queen's Collection are followed in the simulator."""

import numpy as np

KINDS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'joker']
PHASES = ['reveal', 'choose', 'take', 'swap', 'partner', 'reshuffle-reveal', 'reshuffle-refill', 'over']
SEATS, COLOURS, JOKER, ANSWERS = 4, 8, 8, 45
PAIR, SWAP = 4, 4 + 4 * 8 + 2 * 64
PARTNER = SWAP + 81
TABLES = [(2, {}), (3, {}), (4, {}), (4, {'mode': 'teams'})]


def pile(codes):
    return sum(1 << 3 * KINDS.index(code) for code in codes)


def action_of(word):
    """The engine's number of an action."""
    if word in ('reveal', 'stop', 'done', 'skip'):
        return ['reveal', 'stop', 'done', 'skip'].index(word)
    name, cards = word.split(':')
    own, other = cards.split('/')
    if name != 'pair':
        return (SWAP if name == 'swap' else PARTNER) + KINDS.index(own) * 9 + KINDS.index(other)
    market, colour = (KINDS.index(code) for code in other.split('='))
    hand = [KINDS.index(code) for code in own.split('+')]
    if len(hand) == 2:
        return PAIR + (4 + COLOURS * (market == JOKER) + hand[0]) * COLOURS + colour
    return PAIR + (2 * (hand[0] == JOKER) + (market == JOKER)) * COLOURS + colour


class Mirror:
    def __init__(self, host):
        self.host = host
        self.round = 0
        self.deeds = []

    def chance(self, view):
        if view['round'] == 0:
            return
        if view['turns'] == 1 and view['reshuffles'] == 0:
            cards = [card for hand in view['hands'] for card in hand] + view['market'] + view['reserve']
            self.host.call('collection_begin', view['seats'], view['options']['mode'] == 'teams', view['turn'], numbers(cards))
        else:
            before = self.state()
            if PHASES[before['phase']] == 'reshuffle-reveal':
                drawn = view['record'][-1]['cards'][-1:]
            else:
                more = pile(view['market']) - before['market']
                drawn = [code for kind, code in enumerate(KINDS) for _ in range(more >> 3 * kind & 7)]
            cards = numbers(drawn + view['reserve'])
            self.host.call('collection_shuffled', cards, len(cards))
        self.round = view['round']

    def decided(self, seat, word, view):
        self.host.call('collection_act', action_of(word))

    def ready(self, seat):
        """Lets the mate weigh what may be done."""
        deeds = np.zeros(ANSWERS, np.int32)
        self.host.call('collection_consider', deeds)
        self.deeds = deeds.tolist()

    def weighed(self, words):
        """Those that the mate would weigh."""
        by_action = {action_of(word): word for word in words}
        return [by_action[deed] for deed in self.deeds if deed >= 0]

    def output(self, seat, word):
        return self.deeds.index(action_of(word))

    def compare_turn(self, position):
        self.ready(position.seat)
        assert self.state()['turn'] == position.seat, position
        ours, theirs = self.host.choices(), [self.output(position.seat, word) for word in self.weighed(position.words)]
        assert ours == theirs and len(ours) > 0, (ours, theirs, position)

    def compare(self, view):
        if view['round'] == 0 or self.round != view['round']:
            return
        state, seats = self.state(), view['seats']

        def same(what, ours, theirs):
            assert ours == theirs, (what, ours, theirs, view)

        over = view['phase'] in ('deal', 'over')
        same('phase', PHASES[state['phase']], 'over' if over else view['phase'])
        for what in ('market', 'discard', 'removed'):
            same(what, state[what], pile(view[what]))
        same('pawns', state['pawns'], sum(pile(box['pawns']) for box in view['boxes']))
        same('reserve', state['reserve'], view['reserve'])
        same('stall', state['stall'], view['stall'])
        same('reshuffles', state['reshuffles'], view['reshuffles'])
        for seat, ours in enumerate(state['seats'][:seats]):
            taken = view['taken'][seat]
            same('hand', ours[0], pile(view['hands'][seat]))
            same('taken', ours[1:3], [len(taken['boxes']), len(taken['pawns'])])
        for trail in view['trails']:
            for i, seat in enumerate(trail['seats']):
                facts = trail['stretches'][-1][18 * i:18 * i + 18]
                same('known', state['seats'][seat][4:], [need + net for need, net in zip(facts, facts[9:])])
        if over:
            same('points', [ours[3] for ours in state['seats'][:seats]], [row[3] for row in view['sheet'][-1]])
            return
        same('turn', state['turn'], view['turn'])
        same('step', [state['steps'], state['took'] == 1], [view['step']['count'], view['step']['took']])
        for what in ('gained', 'given'):
            same(what, state[what], pile(view['step'][what]))
        if view['phase'] == 'reveal':
            same('up', [state['up'], state['revealed']], [pile(view['revealed']), len(view['revealed'])])

    def state(self):
        values = np.zeros(15 + SEATS * 13 + 38, np.int32)
        self.host.call('collection_state', values)
        head = values[:15].tolist()
        names = ('phase', 'turn', 'stall', 'reshuffles', 'revealed', 'steps', 'took', 'left', 'market', 'discard', 'removed', 'pawns', 'up',
                 'gained', 'given')
        state = dict(zip(names, head))
        state['seats'] = values[15:15 + SEATS * 13].reshape(SEATS, 13).tolist()
        state['reserve'] = [KINDS[kind] for kind in values[67:67 + state['left']].tolist()]
        return state


def numbers(codes):
    return np.array([KINDS.index(code) for code in codes], np.int32)
