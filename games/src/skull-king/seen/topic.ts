import type { GameView } from '../view.js';

/** The rule that explains each thing that may be new to a player. */
export const topicRules = {
  bid: 'SK-6',
  trick: 'SK-8',
  follow: 'SK-11',
  scored: 'SK-26',
  rascal: 'SK-27',
  number: 'SK-21',
  black: 'SK-20',
  escape: 'SK-22',
  pirate: 'SK-18',
  'power-rosie': 'SK-30',
  'power-will': 'SK-31',
  'power-rascal': 'SK-32',
  'power-juanita': 'SK-33',
  'power-harry': 'SK-34',
  tigress: 'SK-12',
  'skull-king': 'SK-17',
  mermaid: 'SK-16',
  kraken: 'SK-14',
  whale: 'SK-15',
  loot: 'SK-25',
  house: 'SK-2',
} as const;
export type Topic = keyof typeof topicRules;

const isTopic = (word: string): word is Topic => Object.hasOwn(topicRules, word);

/** What a card is about. */
export function topicOf({ options }: Pick<GameView, 'options'>, code: string): Topic {
  const [name] = code.split(':');
  if (/^b\d/.test(code)) return 'black';
  const power = `power-${name}`;
  if (isTopic(power)) return options.powers ? power : 'pirate';
  return name === 'blank' ? 'house' : isTopic(name) ? name : 'number';
}

/** What a view shows that may be new to a player, the most important now first. */
export function topicsOf(view: GameView): Topic[] {
  const { phase, trick, led, sheet, hand, options } = view;
  const cards = [...trick.map(({ card }) => card), ...hand].map((code) => topicOf(view, code));
  return [
    ...(sheet.length > 0 ? [options.scoring === 'rascal' ? ('rascal' as const) : ('scored' as const)] : []),
    ...(phase === 'bid' ? ['bid' as const] : []),
    ...(phase === 'play' && trick.length > 0 ? ['trick' as const] : []),
    ...(phase === 'play' && led !== null && hand.length > 1 ? ['follow' as const] : []),
    ...(phase === 'play' ? cards.filter((topic) => topic !== 'number') : []),
  ];
}
