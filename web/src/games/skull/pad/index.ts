import { type Challenge, type FaultKey, gangsOf, ledger, personOf } from '@crossbones/games/skull/ledger';
import { options } from '@crossbones/games/skull/options';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { gangName, markOf } from './name.js';
import { Round } from './Round.js';

/** With the sign that asks for a letter, and not for a coloured picture. */
const SKULL = '☠\uFE0E';

export const padGame: PadGame<Challenge> = {
  ledger,
  options,
  asked: ['gangs', 'lastSkull'],
  Round,
  /** What a challenge brought its challenger, and whose skull it was; with two gangs each, which of the two. */
  cell(head, { challenger, made, skull }, player) {
    const told = (gang: number | null, mark: string): string[] => {
      if (gang === null || personOf(head, gang) !== player) return [];
      if (gangsOf(head) === head.players.length) return [mark];
      return [`${markOf(head, gang)} ${mark}`];
    };
    if (made === null) return null;
    const marks = [...told(challenger, made ? '✓' : '✗'), ...told(made ? null : skull, SKULL)];
    return marks.length === 0 ? null : marks.join(' ');
  },
  says({ key, args }, head) {
    const fault = padWordsOf('skull').faults[key as FaultKey];
    return typeof fault === 'string' ? fault : fault(gangName(head, Number(args.gang)));
  },
  facts: (head, _, { challenger, made }) =>
    head.players.map((_, player) => {
      if (challenger === null || personOf(head, challenger) !== player) return [];
      return [
        { key: 'challenges', value: 1 },
        { key: 'challengesMade', value: Number(made) },
        { key: 'discsLost', value: Number(!made) },
      ];
    }),
};
