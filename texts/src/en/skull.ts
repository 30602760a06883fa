import type { Skull } from '@crossbones/games';
import type { Phrases } from '../phrase.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “seat 2”, `2.1` is “seat 2’s second gang”. */
function matName(name: Arg): string {
  const [seat, gang] = String(name).split('.');
  if (gang === undefined) return `seat ${seat}`;
  return `seat ${seat}’s ${gang === '0' ? 'first' : 'second'} gang`;
}

const counted = (n: Arg, one: string): string => `${n} ${one}${Number(n) === 1 ? '' : 's'}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasons = {
  over: () => 'The game is won; there is nothing left to bluff about.',
  'first-undrawn': () => 'One moment: the first player is being drawn.',
  'loss-undrawn': () => 'One moment: the discs are shuffled and one of them is taken away.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'At this table everybody has two gangs, so say which one, as in 0.1/flower or turn:2.1.'
      : 'At this table everybody has one gang, so leave the gang out, as in flower or turn:2.',
  'no-such-gang': ({ gang }) => `There is no ${matName(gang)} at this table.`,
  'not-your-gang': ({ gang }) => `Hands off: these are the discs of ${matName(gang)}.`,
  'gang-out': ({ gang }) => `${sentence(matName(gang))} has lost all discs and is out.`,
  'not-your-turn': ({ gang }) => `It is the turn of ${matName(gang)}.`,
  'first-places-last': ({ gang }) =>
    `${sentence(matName(gang))} starts this round, so its disc comes after all the others.`,
  'other-gang-first': () => 'Place a disc with your other gang first; then you may still change this one.',
  'no-such-disc': ({ disc }) => `You have no ${disc} to place.`,
  'hand-empty': () => 'Your hand is empty, so you have to open a challenge.',
  'bid-beyond-table': ({ bid, discs }) =>
    `${bid} is too many: there ${Number(discs) === 1 ? 'is' : 'are'} only ${counted(discs, 'disc')} on the mats.`,
  'bid-not-higher': ({ bid, last }) => `${bid} is not more than ${last}: raise higher, or pass.`,
  'own-pile': () => 'Your own pile is turned already; the rest must come from others.',
  'pile-spent': ({ gang }) => `Nothing is left face down in front of ${matName(gang)}.`,
  'no-such-position': ({ last }) => `The discs to pick from lie at positions 0 to ${last}.`,
  'gloat-not-now': () => 'There is a time for gloating: while a failed challenger’s loss is being chosen.',
  'gloat-challenger': () => 'The attempt that failed was your own; leave the gloating to the others.',
  'gloat-nothing': () => 'You have no disc face down to gloat with.',
  'await-place': () => 'First everybody places a disc face down.',
  'await-lead': ({ gang }) => `All others have placed; now ${matName(gang)} places the first player’s disc.`,
  'await-add': ({ gang }) => `Now ${matName(gang)} adds a disc or opens a challenge.`,
  'await-bid': ({ gang, bid }) => `The bid stands at ${bid}: ${matName(gang)} raises or passes.`,
  'await-turn': ({ gang }) => `The attempt is on: ${matName(gang)} turns one disc after another.`,
  'await-pick': ({ gang }) => `Now ${matName(gang)} picks the disc that the challenger loses.`,
  'await-loss': ({ gang }) => `Now ${matName(gang)} chooses in secret which disc to lose.`,
  'await-name': ({ gang }) => `Now ${matName(gang)}, being out, names who starts the next round.`,
} satisfies Phrases<Skull.ReasonKey>;

/** What a button for this action says. */
export function label(word: string): string {
  const slash = word.indexOf('/');
  if (slash >= 0) {
    const gang = word.charAt(slash - 1) === '0' ? 'First' : 'Second';
    return `${gang} gang: ${label(word.slice(slash + 1)).toLowerCase()}`;
  }
  const [what, value] = word.split(':');
  switch (what) {
    case 'flower':
      return 'Place a flower';
    case 'skull':
      return 'Place the skull';
    case 'gloat':
      return 'Gloat and turn up the rest of your pile';
    case 'challenge':
      return `Challenge: ${counted(value, 'disc')}`;
    case 'raise':
      return `Raise to ${value}`;
    case 'pass':
      return 'Pass';
    case 'turn':
      return `Turn a disc of ${matName(value)}`;
    case 'pick':
      return `Take the disc at position ${value}`;
    case 'lose':
      return value === 'skull' ? 'Lose the skull' : 'Lose a flower';
    case 'first':
      return `${sentence(matName(value))} starts`;
    default:
      return word;
  }
}
