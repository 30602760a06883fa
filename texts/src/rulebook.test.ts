import { readFileSync } from 'node:fs';
import { type GameId, gameIds } from '@crossbones/games';
import * as SkullKing from '@crossbones/games/skull-king/index';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import * as SkullQueen from '@crossbones/games/skull-queen/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageIds, type Part, type Rulebook, rulebookOf } from './load.js';

const books = new Map<string, Rulebook>();
beforeAll(async () => {
  for (const language of languageIds) {
    for (const game of gameIds) books.set(`${language} ${game}`, await rulebookOf(language, game));
  }
});
const bookOf = (language: string, game: GameId): Rulebook => books.get(`${language} ${game}`)!;
const partsOf = ({ chapters }: Rulebook): Part[] => chapters.flatMap(({ parts }) => parts);

/** The numbered rules of the product's rules page, each with its text. */
function numbered(game: GameId): Map<string, string> {
  const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  const heads = [...page.matchAll(/\*\*([A-Z]{1,2}-\d+)\*\*/g)];
  return new Map(
    heads.map((head, i) => [head[1], page.slice(head.index, heads[i + 1]?.index).split(/\n#/)[0]]),
  );
}

function saidIn(part: Part): readonly string[] {
  switch (part.kind) {
    case 'rule':
    case 'text':
      return [part.text];
    case 'list':
      return part.items;
    case 'table':
      return [...part.head, ...part.rows.flat()];
    case 'picture':
      return [part.caption];
    case 'example':
      return [part.title, part.text];
  }
}

/** All that is said in a rulebook. */
const sayings = ({ goal, chapters, questions, cheat }: Rulebook): string[] => [
  goal,
  ...chapters.flatMap(({ title, parts }) => [title, ...parts.flatMap(saidIn)]),
  ...questions.flatMap(({ ask, answer }) => [ask, answer]),
  ...cheat.flatMap(({ title, lines }) => [title, ...lines]),
];

/** What must be the same of a part in every language. */
function shapeOf(part: Part): unknown {
  switch (part.kind) {
    case 'rule':
      return [part.rule, part.ruling, part.elsewhere];
    case 'picture':
    case 'example':
      return [part.kind, part.codes, part.takes];
    case 'table':
      return [part.kind, part.head.length, part.rows.map((row) => row.length)];
    case 'list':
      return [part.kind, part.items.length];
    case 'text':
      return part.kind;
  }
}

/** A sum as it is written: 20 × 2 + 10 = 50. */
const SUM = /\(?[+−]?\d+\)?(?: [+−×÷=] \(?[+−]?\d+\)?)* = [+−]?\d+/g;
/** One side of it, worked out. */
const worth = (sum: string): number =>
  Number(
    new Function(`return ${sum.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/')}`)() as number,
  );

/** What can be drawn in a line or a picture. */
const drawn: { readonly [id in GameId]?: RegExp } = {
  'skull-king':
    /^([gypb]([1-9]|1[0-4])|suit:[gypb]|escape|rosie|will|rascal|juanita|harry|tigress(:pirate|:escape)?|skull-king|mermaid|kraken|whale|loot|blank:[1-4])$/,
  'skull-king-dice':
    /^((skull-king|pirate|mermaid)(:skull|:flag)?|(black|blue|red|yellow)(:[1-7])?|yellow:flag)$/,
  'skull-queen': /^([rygb]([1-9]|1[0-2])|0|13|back|(suit|pirate):[rygb]|plank:(front|back)(:[0-4x-]{4})?)$/,
  skull: /^(flower|skull|disc|mat:skull|mat:flower)(@[1-6])?$/,
  'queens-collection': /^(c[1-8]|joker|back|(pawn|box|gem):c[1-8])$/,
};

describe.each(gameIds)('the rules of %s', (game) => {
  it.each(languageIds)('stand in %s, every numbered rule once', (language) => {
    const rules = partsOf(bookOf(language, game)).flatMap((part) => (part.kind === 'rule' ? [part] : []));
    const wanted = numbered(game);
    expect(rules.map(({ rule }) => rule).sort()).toEqual([...wanted.keys()].sort());
    for (const { rule, ruling = false, elsewhere = false } of rules) {
      expect({ rule, ruling }).toEqual({ rule, ruling: wanted.get(rule)!.includes('◆') });
      if (wanted.get(rule)!.includes('◇')) expect({ rule, elsewhere }).toEqual({ rule, elsewhere: true });
    }
  });

  it.each(languageIds)('say all there is to say in %s', (language) => {
    const { goal, questions, cheat } = bookOf(language, game);
    expect(goal.match(/[.!?](?= |$)/g)).toHaveLength(2);
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(12);
    expect(cheat.length).toBeGreaterThanOrEqual(4);
    for (const said of sayings(bookOf(language, game))) {
      expect(said.trim()).toBe(said);
      // What looks like a value that is missing; in German, too, nought is written 0.
      expect(said).not.toMatch(/\b(undefined|NaN|null)\b/);
    }
  });

  it('have the same chapters, rules, pictures and examples in every language', () => {
    const shape = ({ chapters, questions, cheat }: Rulebook) => ({
      chapters: chapters.map(({ id, parts }) => [id, ...parts.map(shapeOf)]),
      questions: questions.map(({ answer }) => answer.match(/\{[\w-]+\}/g)),
      cheat: cheat.map(({ lines }) => lines.length),
    });
    for (const language of languageIds)
      expect(shape(bookOf(language, game))).toEqual(shape(bookOf('en', game)));
  });

  it.each(languageIds)('cite no rule in %s that is not there', (language) => {
    const cited = sayings(bookOf(language, game)).flatMap((said) => said.match(/(?<=\{)[^}]+(?=\})/g) ?? []);
    const known = numbered(game);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(cited.length).toBeGreaterThan(5);
  });

  it.each(languageIds)('show nothing in %s that cannot be drawn', (language) => {
    const book = bookOf(language, game);
    const inLine = sayings(book).flatMap((said) => said.match(/(?<=\[)[^\]]+(?=\])/g) ?? []);
    const large = partsOf(book).flatMap((part) =>
      part.kind === 'picture' || part.kind === 'example' ? (part.codes ?? []) : [],
    );
    expect(large.length).toBeGreaterThan(5);
    expect([...inLine, ...large].filter((code) => !(drawn[game] ?? /^\S+$/).test(code))).toEqual([]);
  });

  it.each(languageIds)('reckon right in %s', (language) => {
    const sums = sayings(bookOf(language, game)).flatMap((said) => said.match(SUM) ?? []);
    const wrong = sums.filter((sum) => new Set(sum.split(' = ').map(worth)).size !== 1);
    expect(wrong).toEqual([]);
  });
});

/** Tricks that are laid out with their winner. */
const tricks = (language: string, game: GameId) =>
  partsOf(bookOf(language, game)).flatMap((part) =>
    (part.kind === 'picture' || part.kind === 'example') && part.takes !== undefined
      ? [{ codes: part.codes!, takes: part.takes }]
      : [],
  );
/** The rows of the table of points: all cells are numbers. */
const points = (language: string, game: GameId): number[][] => {
  const scoring = bookOf(language, game).chapters.find(({ id }) => id === 'scoring')!;
  const rows = scoring.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
  return rows.map((row) => row.map((cell) => Number(cell.replace('−', '-'))));
};

describe.each(languageIds)('what the rules show in %s', (language) => {
  it('is how Skull King’s arbiter and score have it', () => {
    const shown = tricks(language, 'skull-king');
    expect(shown.length).toBeGreaterThan(8);
    for (const { codes, takes } of shown) {
      const ruled = SkullKing.arbitrate({
        players: codes.length,
        leader: 0,
        cards: codes,
        options: { kraken: true, whale: true, loot: true },
      });
      expect({ codes, takes: ruled.ok && ruled.value.winner }).toEqual({ codes, takes });
    }
    for (const [cards, bid, won, bonus, king, rascal] of points(language, 'skull-king')) {
      const score = (scoring: 'skull-king' | 'rascal') => {
        const scored = SkullKing.scoreSheet({ cards, scoring, players: [{ bid, won, bonus }] });
        return scored.ok && scored.value.points[0];
      };
      expect([score('skull-king'), score('rascal')]).toEqual([king, rascal]);
    }
  });

  it('is how the arbiter and score of the dice have it', () => {
    const shown = tricks(language, 'skull-king-dice');
    expect(shown.length).toBeGreaterThan(5);
    for (const { codes, takes } of shown) {
      const ruled = SkullKingDice.arbitrate({ rolls: codes });
      expect({ codes, takes: ruled.ok && ruled.value.winner }).toEqual({ codes, takes });
    }
    for (const [round, bid, won, bonus, standard, landlubber] of points(language, 'skull-king-dice')) {
      const score = (scoring: 'standard' | 'landlubber') => {
        const scored = SkullKingDice.scoreSheet({ round, scoring, players: [{ bid, won, bonus }] });
        return scored.ok && scored.value.points[0];
      };
      expect([score('standard'), score('landlubber')]).toEqual([standard, landlubber]);
    }
  });

  it('is how Skull Queen’s score has it', () => {
    const planks = partsOf(bookOf(language, 'skull-queen')).flatMap((part) =>
      part.kind === 'example' && part.codes?.length === 1 && /:[0-4x]{4}$/.test(part.codes[0])
        ? [{ code: part.codes[0], text: part.text }]
        : [],
    );
    expect(planks.length).toBeGreaterThan(2);
    for (const { code, text } of planks) {
      const [, side, stood] = code.split(':');
      const [r, y, g, b] = [...stood].map((space) => (space === 'x' ? null : Number(space)));
      const scored = SkullQueen.scoreSheet({ players: [{ side, pirates: { r, y, g, b } }] });
      expect(text).toContain(`= ${scored.ok && scored.value.points[0]}`);
    }
  });
});
