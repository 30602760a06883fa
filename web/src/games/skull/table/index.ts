import type * as Skull from '@crossbones/games/skull/index';
import { topicOf, topicRules, topicsOf } from '@crossbones/games/skull/seen/topic';
import { readWord } from '@crossbones/games/skull/seen/word';
import type { WordsOf } from '@crossbones/texts/load';
import type { GamePage } from '../../../play/game-page.js';
import { wordsOf } from '../../../shell/words.js';
import { overSays } from './Asks.js';
import { captionOf } from './caption.js';
import { LargeDisc } from './Disc.js';
import { Sheet } from './Sheet.js';
import { type Speech, speech } from './say.js';
import { type Gang, type Moment, script, type View } from './script.js';
import { Table } from './Table.js';

/** One word of the bidding: the first is a challenge, the others raise it or pass. */
const bidSays = (speech: Speech, [gang, bid]: readonly [Gang, number], i: number): string =>
  speech.of(bid === 0 ? 'says-pass' : i === 0 ? 'says-challenge' : 'says-raise', gang, { bid });

export const gamePage: GamePage<View, Moment, WordsOf<'skull'>> = {
  script,
  Table,
  Sheet,
  topics: { of: topicsOf, piece: topicOf, rules: topicRules, Large: LargeDisc },
  curve: () => null,
  record(view, words, names) {
    const said = speech(view, words, names);
    return [
      ...(view.first === null ? [] : [said.of('starts', view.first)]),
      ...view.bids.map((bid, i) => bidSays(said, bid, i)),
      ...view.turned.map(({ gang, disc }) => said.of('turned', gang, { disc })),
      ...view.gloats.map(({ gang }) => said.of('gloat', gang)),
    ];
  },
  ended(view, round, words, names) {
    if (view.sheet.length < round) return null;
    const said = speech(view, words, names);
    const [gang, bid, owner] = view.sheet[round - 1];
    const how = owner === null || owner === gang ? said.say('own-skull') : said.of('skull-of', owner);
    return owner === null
      ? said.of('round-made', gang, { round, bid })
      : `${said.of('round-failed', gang, { round, bid })} (${how})`;
  },
  // Discs to pick from are shuffled.
  alike: (legal) => legal.every((word) => readWord(word)?.act === 'pick'),
  only(view, words) {
    const said = speech(view, words, []);
    const own = view.mine.find(({ gang }) => gang === view.turn) ?? view.mine[0];
    switch (view.phase) {
      case 'place':
      case 'loss':
        return view.turn !== null && view.gangs[view.turn].seat !== view.viewer
          ? null
          : own && said.say('one-kind', { disc: own.hand[0] ?? own.pile[0] });
      case 'attempt':
        return said.say('one-mat');
      default:
        return null;
    }
  },
  heading: (view) => wordsOf('skull').moments.round({ round: view.round }, String),
  opened(open, seat) {
    const all = open as unknown as Skull.OpenView;
    return {
      ...all,
      viewer: seat,
      gangs: all.gangs.map((gang) => ({
        ...gang,
        hand: gang.hand.length,
        sets: [[...gang.hand, ...gang.pile]],
      })),
      hands: all.gangs.map(({ hand }) => hand),
      mine: all.gangs.flatMap(({ seat: owner, hand, pile, out }, gang) =>
        owner === seat && !out ? [{ gang, hand, pile }] : [],
      ),
    } as unknown as View;
  },
  tell({ view, moment }, words, names) {
    const said = speech(view, words, names);
    if (moment !== null) {
      // The breath before a disc is turned is for the eye; its face follows at once.
      if (moment.is === 'turned') return said.of('turned', moment.gang, { disc: moment.disc });
      return moment.is === 'breath' ? null : captionOf(view, moment, said).says;
    }
    if (view.phase === 'over') return overSays(view, said);
    const last = view.bids.at(-1);
    if (last !== undefined && view.phase === 'bid') return bidSays(said, last, view.bids.length - 1);
    if (view.phase === 'add') return `${view.table} ${said.say('on-mats', { discs: view.table })}`;
    return null;
  },
  sound({ view, moment }) {
    switch (moment?.is) {
      case 'attempt':
        return 'knocks';
      case 'breath':
        return 'creak';
      case 'turned':
        return moment.disc === 'skull' ? 'knock' : 'disc';
      case 'made':
        return moment.wins ? 'win' : 'coins';
      case 'lost':
      case 'out':
        return 'splash';
      default:
        return view.phase === 'bid' ? 'knock' : view.table > 0 ? 'disc' : null;
    }
  },
};
