import type { GameId } from '@crossbones/games';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { describe, expect, it } from 'vitest';
import { languageIds, type Part, rulebookOf } from './load.js';

type Example = Extract<Part, { readonly kind: 'example' }>;

/** The examples with something laid out whose text ends in a sum. */
async function sums(language: (typeof languageIds)[number], game: GameId, chapter: string) {
  const { chapters } = await rulebookOf(language, game);
  const examples = chapters
    .filter(({ id }) => id === chapter)
    .flatMap(({ parts }) => parts.filter((part): part is Example => part.kind === 'example'));
  return examples.flatMap(({ codes, text }) => {
    const said = text.match(/= (−?\d+)(?! [+−×=])/)?.[1];
    return codes === undefined || said === undefined ? [] : [{ codes, said: Number(said.replace('−', '-')) }];
  });
}

/** `plank:front:013x`: a side, and where red, yellow, green and blue stand. */
function plankOf(code: string) {
  const [, side, stood] = code.split(':');
  const [r, y, g, b] = [...stood].map((at) => (at === 'x' ? null : Number(at)));
  return { side, pirates: { r, y, g, b } };
}

describe.each(languageIds)('what is worked through in the rules in %s', (language) => {
  it.each([
    ['placement', 1],
    ['scoring', 2],
  ])('is what the planks of Skull Queen are worth: %s', async (chapter, count) => {
    const shown = await sums(language, 'skull-queen', chapter);
    expect(shown).toHaveLength(count);
    for (const { codes, said } of shown) {
      const scored = SkullQueen.scoreSheet({ players: codes.map(plankOf) });
      expect(scored).toEqual({ ok: true, value: { points: [said] } });
    }
  });

  it('is what the boxes, pawns and cards of The Queen’s Collection are worth', async () => {
    const shown = await sums(language, 'queens-collection', 'scoring');
    expect(shown).toHaveLength(1);
    for (const { codes, said } of shown) {
      const boxes = codes.filter((code) => code.startsWith('box:')).length;
      const pawns = codes.filter((code) => code.startsWith('pawn:')).length;
      const player = { boxes, pawns, cards: codes.length - boxes - pawns };
      const scored = QueensCollection.scoreSheet({ players: [player] });
      expect(scored).toEqual({ ok: true, value: { points: [said] } });
    }
  });

  it('is how Skull Queen’s arbiter has it', async () => {
    const { chapters } = await rulebookOf(language, 'skull-queen');
    const [centre] = chapters
      .filter(({ id }) => id === 'trick')
      .flatMap(({ parts }) => parts.filter((part): part is Example => part.kind === 'example'));
    const [y4, b3, ...cards] = centre.codes!;
    const ruled = SkullQueen.arbitrate({ players: 4, leader: 0, centre: [y4, b3], cards });
    expect(ruled).toMatchObject({ value: { moves: [[2, 'b', 2]], centre: ['g7', 'y4'], leads: 2 } });
  });
});
