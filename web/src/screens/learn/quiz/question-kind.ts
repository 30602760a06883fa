import { must } from '@crossbones/core';
import { arbitrate, type Ruling } from '@crossbones/games/skull-king/index';
import type { QuizKind } from '@crossbones/texts/load';

/** Which of the cards that a table may leave in the box are played with. */
export interface Box {
  readonly kraken: boolean;
  readonly whale: boolean;
  readonly loot: boolean;
}

/** From what comes up every day to what tables quarrel over. */
export const kinds = [
  'suit',
  'trump',
  'escapes',
  'follow',
  'characters',
  'circle',
  'fourteens',
  'captures',
  'tigress',
  'kraken',
  'whale',
  'beasts',
  'loot',
] as const satisfies readonly QuizKind[];

/** What can be asked with this box. */
export const kindsIn = ({ kraken, whale, loot }: Box): QuizKind[] =>
  kinds.filter((kind) => {
    switch (kind) {
      case 'kraken':
        return kraken;
      case 'whale':
        return whale;
      case 'beasts':
        return kraken && whale;
      case 'loot':
        return loot;
      default:
        return true;
    }
  });

const pirates: readonly string[] = ['rosie', 'will', 'rascal', 'juanita', 'harry', 'tigress:pirate'];
/** Sorts of characters that fight each other. */
const sorts = (cards: readonly string[]): number =>
  [
    cards.some((card) => pirates.includes(card)),
    cards.includes('mermaid'),
    cards.includes('skull-king'),
  ].filter(Boolean).length;

/** How the engine judges the trick; the first player leads. */
export const rule = (cards: readonly string[]): Ruling =>
  must(
    arbitrate({
      players: cards.length,
      leader: 0,
      cards,
      options: { kraken: true, whale: true, loot: true },
    }),
  );

/** The Tigress decides a trick if somebody else would win it with her played as the other. */
function hangsOnTigress(cards: readonly string[], winner: Ruling['winner']): boolean {
  const at = cards.findIndex((card) => card.startsWith('tigress'));
  if (at < 0) return false;
  const other = cards[at] === 'tigress:pirate' ? 'tigress:escape' : 'tigress:pirate';
  return rule(cards.with(at, other)).winner !== winner;
}

/** What somebody has to know to say who takes the trick. */
export function kindOfTrick(cards: readonly string[], ruling: Ruling = rule(cards)): QuizKind {
  const [kraken, whale] = [cards.includes('kraken'), cards.includes('whale')];
  if (kraken && whale) return 'beasts';
  if (kraken) return 'kraken';
  if (whale) return 'whale';
  if (hangsOnTigress(cards, ruling.winner)) return 'tigress';
  if (cards.includes('loot')) return 'loot';
  const keys = ruling.reasons.map(({ key }) => key);
  if (keys.includes('black')) return 'trump';
  if (keys.includes('led-suit')) return 'suit';
  if (keys.includes('first-escape')) return 'escapes';
  return sorts(cards) > 1 ? 'circle' : 'characters';
}

/** What somebody has to know to say which bonus the trick brings; null if it brings none. */
export function kindOfBonus({ reasons }: Ruling): QuizKind | null {
  if (reasons.some(({ key }) => key === 'captures')) return 'captures';
  return reasons.some(({ key }) => key === 'fourteen') ? 'fourteens' : null;
}
