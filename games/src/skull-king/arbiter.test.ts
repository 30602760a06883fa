import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { arbitrate, playable, soFar, trickOrder } from './arbiter.js';

const part = { players: 4, leader: 2, cards: ['g7', 'escape'] };
const may = (given: object, hand: readonly string[]): unknown =>
  must(playable({ ...given, hand })).refused.map((why) => why && `${why.rule} ${why.key}`);

describe('a trick that is not complete', () => {
  it('SK-21 SK-14 is judged as it lies, and somebody plays next', () => {
    expect(must(soFar(part))).toMatchObject({ winner: 2, next: 0, why: { rule: 'SK-21' } });
    expect(must(soFar({ ...part, cards: [] }))).toEqual({ winner: null, next: 2, why: null });
    const kraken = { ...part, cards: ['g7', 'kraken'], options: { kraken: true } };
    expect(must(soFar(kraken))).toMatchObject({
      winner: null,
      next: 0,
      why: { rule: 'SK-14', key: 'kraken' },
    });
  });

  it('SK-11 binds whoever holds the suit led, and cards without a number go with everything', () => {
    expect(may(part, ['b14', 'g2', 'tigress', 'escape', 'escape'])).toEqual([
      'SK-11 must-follow',
      null,
      null,
      null,
      null,
    ]);
    expect(may(part, ['b14', 'y2'])).toEqual([null, null]);
    expect(may({ ...part, cards: ['rosie'] }, ['b14', 'y2'])).toEqual([null, null]);
  });

  it('SK-36 Greybeard holds no cards', () => {
    const two = { players: 2, order: [0, 'greybeard', 1], cards: ['g7'] };
    expect(must(soFar(two)).next).toBe('greybeard');
    expect(must(playable({ ...two, hand: ['g2'] }))).toMatchObject({
      next: 'greybeard',
      refused: [],
      reasons: [{ rule: 'SK-36', key: 'greybeard-turns' }],
    });
    expect(may({ ...two, cards: ['g7', 'b2'] }, ['y3', 'g2'])).toEqual(['SK-11 must-follow', null]);
  });

  it('says what is wrong with the question', () => {
    const at = (result: ReturnType<typeof soFar> | ReturnType<typeof playable>): unknown =>
      result.ok ? null : [result.error.key, result.error.args.at];
    expect(at(soFar({ ...part, cards: ['g1', 'g2', 'g3', 'g4'] }))).toEqual(['wants-list', 'cards']);
    expect(at(soFar({ ...part, cards: ['tigress'] }))).toEqual(['tigress-undecided', 'cards[0]']);
    expect(at(playable({ ...part, hand: ['g2', 'g7'] }))).toEqual(['too-many-copies', 'hand[1]']);
    expect(at(playable({ ...part, hand: ['blank:1'] }))).toEqual(['unnamed-blank', 'hand[0]']);
    expect(at(playable({ ...part, hand: ['tigress:pirate'] }))).toEqual(['unknown-card', 'hand[0]']);
    expect(at(playable({ ...part, leader: 4, hand: [] }))).toEqual(['wants-int', 'leader']);
  });
});

describe('the rest of an answer', () => {
  it('SK-11 says why a whole hand is free, or why a card is not', () => {
    const keys = (hand: string[]): unknown => must(playable({ ...part, hand })).reasons.map(({ key }) => key);
    expect(keys(['b14', 'y2'])).toEqual(['all-free']);
    expect(keys(['g2', 'b14'])).toEqual(['must-follow']);
    expect(keys([])).toEqual([]);
  });

  it('SK-29 SK-30 SK-34 names the power of the pirate who took the trick, where powers are played', () => {
    const power = (card: string, options: object = { powers: true }): unknown => {
      const why = must(arbitrate({ players: 3, leader: 1, cards: ['g7', card, 'b2'], options })).power;
      return why && [why.rule, why.key, why.args.seat];
    };
    expect(power('rosie')).toEqual(['SK-30', 'power-rosie', 2]);
    expect(power('harry')).toEqual(['SK-34', 'power-harry', 2]);
    expect(power('rosie', {})).toBeNull();
    expect(power('tigress:pirate')).toBeNull();
    expect(power('mermaid')).toBeNull();
    const two = { players: 2, order: [0, 'greybeard', 1], options: { powers: true } };
    expect(must(arbitrate({ ...two, cards: ['g7', 'will', 'b2'] })).power).toBeNull();
    expect(must(arbitrate({ ...two, cards: ['will', 'g7', 'b2'] })).power?.rule).toBe('SK-31');
  });

  it('SK-36 SK-37 seats Greybeard in a trick of two', () => {
    expect(trickOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(trickOrder(2, 1)).toEqual([1, 'greybeard', 0]);
    expect(trickOrder(2, 1, true)).toEqual(['greybeard', 1, 0]);
  });
});

describe('why a trick is taken', () => {
  const beasts = { kraken: true, whale: true, loot: true };
  const why = (...cards: string[]): unknown => {
    const { reasons } = must(arbitrate({ players: cards.length, leader: 0, cards, options: beasts }));
    const decided = reasons.find(({ rule }) => Number(rule.slice(3)) > 13 && Number(rule.slice(3)) < 23)!;
    return [decided.rule, decided.args.card, decided.args.equals];
  };
  const led = (...cards: string[]): unknown => {
    const { reasons } = must(arbitrate({ players: cards.length, leader: 0, cards, options: beasts }));
    return [reasons[0].key, reasons[0].args.card, reasons[0].args.after];
  };

  it('SK-15 SK-20 SK-21 tells how many were equal, of whom the first played took it', () => {
    expect(why('g9', 'whale', 'y9')).toEqual(['SK-15', 'g9', 2]);
    expect(why('g9', 'whale', 'y8')).toEqual(['SK-15', 'g9', 1]);
    expect(why('g9', 'b3', 'b9', 'y9')).toEqual(['SK-20', 'b9', 1]);
    expect(why('g9', 'y9', 'g3')).toEqual(['SK-21', 'g9', 1]);
    const house = { ...beasts, blanks: [{ name: 'Ours', as: { suit: 'g', value: 9 } }] };
    const { reasons } = must(
      arbitrate({ players: 3, leader: 0, cards: ['blank:1', 'g9', 'y9'], options: house }),
    );
    expect(reasons[1]).toMatchObject({ rule: 'SK-21', args: { card: 'blank:1', equals: 2 } });
  });

  it('SK-16 SK-18 SK-19 SK-22 counts pirates, mermaids and escapes that came to the same', () => {
    expect(why('mermaid', 'skull-king', 'rosie')).toEqual(['SK-16', 'mermaid', 1]);
    expect(why('mermaid', 'skull-king', 'mermaid')).toEqual(['SK-16', 'mermaid', 2]);
    expect(why('will', 'g3', 'mermaid')).toEqual(['SK-18', 'will', 1]);
    expect(why('tigress:pirate', 'g3', 'will', 'rosie')).toEqual(['SK-18', 'tigress:pirate', 3]);
    expect(why('g3', 'mermaid', 'b14')).toEqual(['SK-19', 'mermaid', 1]);
    expect(why('escape', 'tigress:escape', 'loot')).toEqual(['SK-22', 'escape', 3]);
    expect(must(soFar({ players: 3, leader: 0, cards: ['escape'] })).why?.args.equals).toBe(1);
  });

  it('SK-10 tells what lay there before the card that settles what is led', () => {
    expect(led('tigress:pirate', 'escape', 'g3')).toEqual(['no-suit', 'tigress:pirate', undefined]);
    expect(led('escape', 'tigress:pirate', 'g3')).toEqual(['no-suit', 'tigress:pirate', 'escape']);
    expect(led('escape', 'loot', 'g3')).toEqual(['suit-led', 'g3', 'loot']);
  });
});

describe('all that is said of a trick', () => {
  const beasts = { kraken: true, whale: true, loot: true };
  const told = (given: object): string[] =>
    must(arbitrate({ leader: 0, options: beasts, ...given })).reasons.map(
      ({ rule, key, args }) =>
        `${rule} ${key} ${Object.entries(args)
          .map(([name, value]) => `${name}=${value}`)
          .join(' ')}`,
    );
  const of = (...cards: string[]): string[] => told({ players: cards.length, cards });

  it('SK-8 SK-10 SK-23 what was led, who takes it, what it is worth and who leads next', () => {
    expect(of('g14', 'g3', 'b14')).toEqual([
      'SK-10 suit-led card=g14 suit=g',
      'SK-20 black seat=2 card=b14 equals=1',
      'SK-23 fourteen card=g14 points=10',
      'SK-23 fourteen card=b14 points=20',
      'SK-8 taker-leads seat=2',
    ]);
    expect(of('g7', 'g3', 'y2')).toEqual([
      'SK-10 suit-led card=g7 suit=g',
      'SK-21 led-suit seat=0 card=g7 equals=1',
      'SK-8 taker-leads seat=0',
    ]);
    expect(of('b3', 'g3', 'y2')[0]).toBe('SK-10 suit-led card=b3 suit=b');
  });

  it('SK-10 SK-24 characters capture characters, and lead no suit', () => {
    expect(of('will', 'g14', 'skull-king', 'mermaid')).toEqual([
      'SK-10 no-suit card=will',
      'SK-16 mermaid-takes-king seat=3 card=mermaid equals=1',
      'SK-23 fourteen card=g14 points=10',
      'SK-24 captures card=mermaid points=40',
      'SK-8 taker-leads seat=3',
    ]);
  });

  it('SK-22 SK-25 SK-38 whom the loot allies, and whom it does not', () => {
    expect(of('loot', 'escape', 'loot')).toEqual([
      'SK-10 nothing-led ',
      'SK-22 first-escape seat=0 card=loot equals=3',
      'SK-25 own-loot seat=0',
      'SK-25 alliance seat=2 winner=0 points=20',
      'SK-8 taker-leads seat=0',
    ]);
    expect(of('g3', 'loot', 'kraken')).toContain('SK-25 no-alliance seat=1');
    expect(of('g3', 'loot', 'whale')).toContain('SK-25 no-alliance seat=1');
    const two = { players: 2, order: [0, 'greybeard', 1] };
    expect(told({ ...two, cards: ['g3', 'loot', 'g2'] })).toContain('SK-38 no-alliance seat=greybeard');
    const his = { ...two, cards: ['g3', 'g14', 'loot'] };
    expect(told(his)).toEqual([
      'SK-10 suit-led card=g3 suit=g',
      'SK-21 led-suit seat=greybeard card=g14 equals=1',
      'SK-38 no-alliance seat=1',
      'SK-8 taker-leads seat=greybeard',
    ]);
  });

  it('SK-13 SK-14 SK-15 SK-37 who leads after a beast', () => {
    expect(of('g3', 'kraken', 'y2').slice(1)).toEqual([
      'SK-14 kraken seat=1 card=kraken',
      'SK-14 left-leads seat=2 owner=1',
    ]);
    expect(of('whale', 'kraken', 'y2').slice(1, 3)).toEqual([
      'SK-13 later-leviathan card=kraken',
      'SK-14 kraken seat=1 card=kraken',
    ]);
    expect(of('kraken', 'whale', 'y2').slice(1)).toEqual([
      'SK-13 later-leviathan card=whale',
      'SK-15 whale seat=2 card=y2 equals=1',
      'SK-8 taker-leads seat=2',
    ]);
    expect(of('escape', 'whale', 'loot').slice(1)).toEqual([
      'SK-15 whale-alone seat=1 card=whale',
      'SK-25 no-alliance seat=2',
      'SK-15 whale-leads seat=1',
    ]);
    const won = { players: 3, options: { ...beasts, krakenLead: 'would-have-won' } };
    expect(told({ ...won, cards: ['g3', 'g9', 'kraken'] }).at(-1)).toBe('SK-14 would-have-led seat=1');
    expect(told({ ...won, cards: ['escape', 'whale', 'loot'] }).at(-1)).toBe('SK-15 whale-leads seat=1');
    const two = { players: 2, order: [0, 'greybeard', 1], cards: ['kraken', 'g2', 'g3'] };
    expect(told(two).slice(-2)).toEqual([
      'SK-14 left-leads seat=greybeard owner=0',
      'SK-37 ghost-passes-lead seat=1',
    ]);
  });

  it('SK-29 no power without a trick that the pirate himself took', () => {
    const power = (...cards: string[]): unknown =>
      must(arbitrate({ players: 3, leader: 0, cards, options: { ...beasts, powers: true } })).power;
    expect(power('rosie', 'g2', 'kraken')).toBeNull();
    expect(power('escape', 'g2', 'whale')).toBeNull();
    expect(power('escape', 'loot', 'escape')).toBeNull();
    expect(power('rosie', 'g2', 'skull-king')).toBeNull();
    expect(power('g3', 'g2', 'y3')).toBeNull();
    expect(power('rosie', 'g2', 'g3')).toEqual({ rule: 'SK-30', key: 'power-rosie', args: { seat: 0 } });
  });
});

describe('what is wrong with a question', () => {
  const fault = (result: ReturnType<typeof arbitrate | typeof soFar | typeof playable>): unknown =>
    result.ok ? null : [result.error.key, result.error.args];

  it('SK-36 of two players', () => {
    const cards = ['g1', 'g2', 'g3'];
    const two = { players: 2, order: [0, 'greybeard', 1], cards };
    expect(fault(arbitrate({ players: 2, cards }))).toEqual(['missing-field', { at: '', name: 'order' }]);
    expect(fault(arbitrate({ ...two, leader: 1 }))).toBeNull();
    expect(fault(arbitrate({ ...two, leader: 2 }))).toEqual(['wants-int', { at: 'leader', min: 0, max: 1 }]);
    // One of the two plays as seat 1, whoever plays first.
    const hand = ['g4', 'y1'];
    const later = must(playable({ players: 2, order: ['greybeard', 1, 0], cards: ['g9'], hand }));
    expect([later.next, later.refused.map((why) => why?.key)]).toEqual([1, [undefined, 'must-follow']]);
  });

  it('of more of them', () => {
    const three = { players: 3, cards: ['g1', 'g2', 'g3'] };
    expect(fault(arbitrate(three))).toEqual(['missing-field', { at: '', name: 'leader' }]);
    expect(fault(arbitrate({ ...three, leader: 3 }))).toEqual([
      'wants-int',
      { at: 'leader', min: 0, max: 2 },
    ]);
    expect(fault(arbitrate({ ...three, leader: 0, players: 4 }))).toEqual([
      'wants-cards',
      { at: 'cards', cards: 4, got: 3 },
    ]);
    expect(fault(soFar({ ...three, leader: 0 }))).toEqual(['wants-list', { at: 'cards', min: 0, max: 2 }]);
  });

  it('SK-2 SK-11 blanks have names, and whose hand is free hears by which rule', () => {
    const blanks = [{ name: 'Twin', as: { suit: 'y', value: 14 } }];
    const given = { players: 3, leader: 0, cards: ['g1', 'blank:2', 'g3'], options: { blanks } };
    expect(fault(arbitrate(given))).toEqual(['unnamed-blank', { at: 'cards[1]', card: 'blank:2' }]);
    expect(must(playable({ ...part, hand: ['b14'] })).reasons).toEqual([
      { rule: 'SK-11', key: 'all-free', args: {} },
    ]);
  });
});
