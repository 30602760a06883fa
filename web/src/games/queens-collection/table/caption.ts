import { readMove } from '@crossbones/games/queens-collection/seen/word';
import type { Say } from './names.js';
import type { Moment, View } from './script.js';

/** What just happened, in a sentence; null where the table says it all. */
export function captionOf(moment: Moment | null, view: View, say: Say): string | null {
  switch (moment?.is) {
    case 'turned':
    case 'clash':
      return say(moment.is, { seat: moment.seat, card: moment.card });
    case 'kept':
    case 'redrew':
      return say(moment.is, { seat: moment.seat, cards: moment.cards });
    case 'took': {
      const { seat, pawns, boxes } = moment;
      if (pawns.length === 0) return say('took-nothing');
      return say(boxes.length > 0 ? 'took-box' : 'took', {
        seat,
        pawns: pawns.join('+'),
        boxes: boxes.join('+'),
      });
    }
    case 'swapped':
      return say(moment.partner ? 'swapped-partner' : 'swapped', { seat: moment.seat, cards: moment.cards });
    case 'skipped':
      return say('skipped', { seat: moment.seat });
    case 'moved': {
      const [one, other] = readMove(moment.word)!.ends;
      return say('moved', { seat: moment.seat, pawn: one.pawn, other: other.pawn });
    }
    case 'traded':
      return say('traded', { seat: moment.seat, other: moment.other });
    case 'last-turns':
      return say('last-turns', { players: view.seats });
    case 'reshuffled':
    case 'all-home':
      return say(moment.is);
    default:
      return null;
  }
}
