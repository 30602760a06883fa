import { expect, it } from 'vitest';
import { languageIds } from './choose.js';
import { languageIn } from './languages.js';
import type { Phrase } from './phrase.js';

/** Whatever a phrase may want to fill in. */
const values: { readonly [name: string]: string | number } = {
  card: 'b12',
  suit: 'b',
  colour: 'g',
  gang: '1',
};
const args = new Proxy({}, { get: (_, name) => values[String(name)] ?? 1, has: () => true }) as Record<
  string,
  string | number
>;

/** Where the name of a player stands in for a case of “you”. */
const bent =
  /(?:\b(?:of|with|by|to|for|lets|brings|shows|lässt|zeigt|bringt|choisir|left of|allies|de|à|pour|allie|et|von|mit|an|für|gegen|verbündet|links von|di|a|con|per|tra|e)|d’) (?:You|Toi|Du|Tu)\b|\b(?:You|Du) (?:leads|bets|has|takes|spielt|hat|macht|does)\b|\bTu (?:apre|gioca|ha|vince)\b|\bToi [a-zéà]|\b(?:de|con|a|por|para|y) Tú(?!\p{L})|(?:^|\s)Tú [a-zéáíóúñ]/u;

/** Those whose verdicts are told at the table; the others' reasons name nobody who reads them. */
const verdicts = ['skull-king', 'skull-queen'] as const;

it.each(languageIds.flatMap((id) => verdicts.map((game) => [id, game] as const)))(
  '%s speaks to the player of %s, and not of somebody called “you”',
  (id, game) => {
    const { common, games } = languageIn(id);
    const { reasons, moments } = games[game];
    const said = [
      ...Object.values(reasons),
      ...Object.values(moments as { readonly [key: string]: Phrase }),
    ].map((phrase) => phrase(args, () => common.page.you));
    expect(said.filter((text) => bent.test(text))).toEqual([]);
  },
);
