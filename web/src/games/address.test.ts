import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArbiterQuestion, Desk } from '../play/arbiter/question.js';
import { fits, readQuestion, writeQuestion } from '../play/arbiter/question-address.js';
import { desk as queens } from './queens-collection/arbiter/desk.js';
import { readSituation, writeSituation } from './skull/arbiter/situation.js';
import { desk as skullKing } from './skull-king/arbiter/desk.js';
import { desk as dice } from './skull-king-dice/arbiter/desk.js';
import { desk as skullQueen } from './skull-queen/arbiter/desk.js';

const desks: readonly Desk[] = [skullKing, dice, skullQueen, queens];
const read = (desk: Desk, address: string) => readQuestion(desk, new URLSearchParams(address));

/** Any question that can be laid out by tapping, from a list of choices. */
function laidOut(desk: Desk, choices: readonly number[]): ArbiterQuestion {
  let at = 0;
  const choose = (n: number): number => choices[at++ % choices.length] % n;
  const ask = desk.asks[choose(desk.asks.length)];
  const players =
    desk.crowd === null ? desk.usual.players : desk.crowd[0] + choose(desk.crowd[1] - desk.crowd[0] + 1);
  const leads = desk.leads(players);
  let question: ArbiterQuestion = {
    ask,
    players,
    lead: leads[choose(leads.length || 1)] ?? '',
    on: desk.switches.filter(() => choose(2) === 0),
    laid: {},
    counts: {},
  };
  for (const { id, max } of desk.counts?.(question) ?? [])
    question = { ...question, counts: { ...question.counts, [id]: choose(max + 1) } };
  for (const row of desk.filled(question)) {
    const codes = desk.groups(question, row).flatMap((group) => group.codes);
    for (let n = choose(9); n > 0; n--) {
      const code = codes[choose(codes.length)];
      if (fits(desk, question, row, code))
        question = { ...question, laid: { ...question.laid, [row]: [...(question.laid[row] ?? []), code] } };
    }
  }
  return question;
}

describe.each(desks)('a question about $game', (desk) => {
  it('comes back from its own address as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(997), { minLength: 30, maxLength: 60 }), (choices) => {
        const question = laidOut(desk, choices);
        const back = read(desk, writeQuestion(desk, question));
        expect(back.complaints).toEqual([]);
        expect(back.question).toEqual(question);
        expect(desk.answer(back.question).headline).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });

  it('is answered whatever stands in the address, and says what could not be read', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'ask',
        'n',
        'lead',
        'o',
        'cards',
        'rolls',
        'hand',
        'centre',
        'blanks',
        'market',
        'up',
        'x',
      ),
      fc.string({ maxLength: 8 }),
    );
    const piece = fc.oneof(
      fc.constantFrom(
        'g7',
        'b14',
        'tigress',
        'tigress:pirate',
        'blank:1',
        'blank:0',
        'kraken',
        'joker',
        'c1',
      ),
      fc.constantFrom(
        'black:6',
        'black:9',
        'pirate',
        'r12',
        '0',
        '13',
        'hand',
        'trick',
        '99',
        '-1',
        'bid:3',
        '',
      ),
      fc.string({ maxLength: 6 }),
    );
    const value = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(','));
    fc.assert(
      fc.property(fc.array(fc.tuple(word, value), { maxLength: 8 }), (fields) => {
        const query = new URLSearchParams(fields);
        const { question } = readQuestion(desk, query);
        expect(desk.answer(question).headline).toBeDefined();
        // What was understood is an address of its own, and a good one.
        expect(read(desk, writeQuestion(desk, question))).toEqual({ question, complaints: [] });
      }),
      { numRuns: 200 },
    );
  });
});

it('keeps what can be read and says of the rest what is wrong and where', () => {
  const { question, complaints } = read(
    skullKing,
    'n=4&lead=7&cards=g7,g99,kraken,kraken&o=kraken,wale&cards=b1&colour=red',
  );
  expect(question).toMatchObject({
    players: 4,
    lead: '0',
    on: ['kraken'],
    laid: { cards: ['g7', 'kraken'] },
  });
  expect(complaints).toEqual([
    { key: 'word', field: 'lead', given: '7' },
    { key: 'word', field: 'o', place: 2, given: 'wale' },
    { key: 'twice', field: 'cards' },
    { key: 'piece', field: 'cards', place: 2, given: 'g99' },
    { key: 'used-up', field: 'cards', place: 4, given: 'kraken' },
    { key: 'field', field: 'colour' },
  ]);
});

it('knows house cards and the dice of the house', () => {
  const blank = read(skullKing, 'n=3&lead=0&blanks=g15,pirate&cards=g14,blank:1,g2');
  expect(blank.complaints).toEqual([]);
  expect(skullKing.answer(blank.question).headline).toEqual({ key: 'takes', args: { seat: 1 } });
  expect(read(skullKing, 'n=3&lead=0&blanks=g16&cards=blank:1').complaints).toHaveLength(2);
  const own = read(dice, 'n=3&lead=0&red=9,9,9,9,9,9&rolls=black:7,red:9,yellow:7');
  expect(own.complaints).toEqual([]);
  expect(dice.answer(own.question).headline).toEqual({ key: 'takes', args: { seat: 1 } });
  expect(read(dice, 'n=3&lead=0&rolls=black:7,red:9,yellow:7').complaints).toHaveLength(1);
});

it('never lets a card lie twice, nor more cards than players', () => {
  expect(read(skullKing, 'n=3&lead=0&cards=g1,tigress:pirate,tigress:escape').complaints).toHaveLength(1);
  expect(read(skullKing, 'n=3&lead=0&cards=g1,g2,g3,g4').complaints).toEqual([
    { key: 'too-many', field: 'cards', max: 3 },
  ]);
  expect(read(skullQueen, 'ask=hand&n=3&lead=0&cards=r5&hand=r5,r1').complaints).toEqual([
    { key: 'used-up', field: 'hand', place: 1, given: 'r5' },
    { key: 'piece', field: 'hand', place: 2, given: 'r1' },
  ]);
});

describe('a table of Skull', () => {
  it('comes back from its own address as it was, whatever stood there before', () => {
    const field = fc.constantFrom('ask', 'n', 'gangs', 'discs', 'piles', 'won', 'who', 'bid', 'skull', 'y');
    const value = fc.oneof(
      fc.constantFrom(
        'bid',
        'turn',
        '2',
        '1',
        '4,0,0,0',
        '1,1,0,2',
        '4,3,2,1',
        '0,0,0,0',
        '9',
        '12',
        '',
        'a,b',
      ),
      fc.array(fc.nat(5), { maxLength: 12 }).map((numbers) => numbers.join(',')),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(field, value), { maxLength: 9 }), (fields) => {
        const { situation } = readSituation(new URLSearchParams(fields));
        expect(readSituation(new URLSearchParams(writeSituation(situation)))).toEqual({
          situation,
          complaints: [],
        });
      }),
      { numRuns: 500 },
    );
  });
});
