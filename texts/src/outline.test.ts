import { expect, it } from 'vitest';
import { bookOf } from './book.js';
import {
  example,
  list,
  type Outline,
  picture,
  type RulesIn,
  rule,
  rulingElsewhere,
  said,
  table,
} from './outline.js';

const outline = {
  chapters: {
    turn: {
      'X-1': rule,
      cards: picture('c1 *c2'),
      points: table(['1', '2'], ['3', said], [said, '[c1]']),
      all: list(2),
    },
    end: { 'X-2': rulingElsewhere, sums: table(['1', '2']), worked: example('*c3') },
  },
  questions: ['why', 'when'],
  cheat: { short: 1 },
} as const satisfies Outline;
type Rules = RulesIn<typeof outline>;

const turn: Rules['chapters']['turn'] = {
  title: 'A turn',
  all: ['One.', 'Two.'],
  points: { head: ['Cards', 'Points'], rows: [['none'], ['all']] },
  cards: 'Two cards.',
  'X-1': 'A rule.',
};
const when = { ask: 'When?', answer: 'Now.' };
const rules: Rules = {
  goal: 'To win.',
  chapters: {
    end: {
      title: 'The end',
      worked: { title: 'So', text: 'It is over.' },
      'X-2': 'Ours ◆, and not here ◇.',
      sums: { head: ['From', 'To'] },
    },
    turn,
  },
  questions: { when, why: { ask: 'Why?', answer: 'So.' } },
  cheat: { short: { title: 'In short', lines: ['Win.'] } },
};

it('has its own order, and every language fills it', () => {
  expect(bookOf(outline, rules)).toEqual({
    goal: 'To win.',
    chapters: [
      {
        id: 'turn',
        title: 'A turn',
        parts: [
          { kind: 'rule', rule: 'X-1', text: 'A rule.' },
          { kind: 'picture', codes: ['c1', 'c2'], takes: 1, caption: 'Two cards.' },
          {
            kind: 'table',
            head: ['Cards', 'Points'],
            rows: [
              ['1', '2'],
              ['3', 'none'],
              ['all', '[c1]'],
            ],
          },
          { kind: 'list', items: ['One.', 'Two.'] },
        ],
      },
      {
        id: 'end',
        title: 'The end',
        parts: [
          { kind: 'rule', rule: 'X-2', text: 'Ours ◆, and not here ◇.', ruling: true, elsewhere: true },
          { kind: 'table', head: ['From', 'To'], rows: [['1', '2']] },
          { kind: 'example', codes: ['c3'], takes: 0, title: 'So', text: 'It is over.' },
        ],
      },
    ],
    questions: [{ ask: 'Why?', answer: 'So.' }, when],
    cheat: [{ title: 'In short', lines: ['Win.'] }],
  });
});

it('lets nothing compile that is missing or too much', () => {
  const { 'X-1': one, ...without } = turn;
  const wrong: readonly Rules['chapters']['turn'][] = [
    // @ts-expect-error no text for a rule
    without,
    // @ts-expect-error a rule that is not there
    { ...without, 'X-1': one, 'X-3': 'A third.' },
    // @ts-expect-error one line too few
    { ...turn, all: ['One.'] },
    // @ts-expect-error one line too many
    { ...turn, all: ['One.', 'Two.', 'Three.'] },
    // @ts-expect-error a column without a head
    { ...turn, points: { head: ['Cards'], rows: [['none'], ['all']] } },
    // @ts-expect-error a cell that is the same in all languages
    { ...turn, points: { head: ['Cards', 'Points'], rows: [['3', 'none'], ['all']] } },
  ];
  // @ts-expect-error a question without an answer of its own
  const asked: Rules['questions'] = { when };
  // @ts-expect-error a box without its line
  const cheat: Rules['cheat'] = { short: { title: 'In short', lines: [] } };
  expect([wrong.length, asked, cheat]).toHaveLength(3);
});
