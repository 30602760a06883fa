import { games } from '@crossbones/games';
import type { LanguageId } from '@crossbones/texts';
import { stories } from '@crossbones/texts/skull/stories';
import { expect, it } from 'vitest';
import { menu, numbersOf, understood } from './choice.js';
import { near } from './near.js';
import { Seating } from './seating.js';
import { breadth, columns, defined, flow, wrapped } from './text.js';
import { Voice } from './voice.js';

it('a typed line is a number of the list, a word, or the beginning of just one', () => {
  const words = ['g7', 'g12', 'rosie', 'skull-king', 'tigress:pirate', 'tigress:escape'];
  const means = (typed: string) => understood(games['skull-king'], typed, words);
  expect(means('2')).toBe('g12');
  expect(means(' G7 ')).toBe('g7');
  expect(means('Skull King')).toBe('skull-king');
  expect(means('tigress pirate')).toBe('tigress:pirate');
  expect(means('ros')).toBe('rosie');
  expect(means('tigress')).toBeNull();
  expect(means('y3')).toBe('y3');
  expect(means('7')).toBeNull();
  expect(means('')).toBeNull();
});

it('where the number is the choice, it is what one types', () => {
  const game = games.skull;
  expect(understood(game, '3', ['flower', 'skull', 'challenge:1', 'challenge:2', 'challenge:3'])).toBe(
    'challenge:3',
  );
  expect(understood(game, 'raise 4', ['pass', 'raise:4'])).toBe('raise:4');
  expect(understood(game, 'flower', ['0.0/skull', '0.1/flower'])).toBe('0.1/flower');
});

it('a card that is itself a number keeps it', () => {
  const words = [...Array.from({ length: 13 }, (_, i) => `r${i}`), '13'];
  expect(numbersOf(words).get('r12')).toBe(14);
  expect(understood(games['skull-queen'], '13', words)).toBe('13');
});

it('a long list stands in columns', () => {
  const items = Array.from({ length: 20 }, (_, i) => `choice ${i}`);
  const shown = menu(items, items, 60);
  expect(shown.length).toBeLessThan(10);
  expect(Math.max(...shown.map(breadth))).toBeLessThanOrEqual(60);
});

it('near words are found, far ones are not', () => {
  expect(near('Skull King', ['skull', 'skull-king'])).toEqual({ near: 'skull-king' });
  expect(near('skll', ['skull', 'skull-king'])).toEqual({ near: 'skull' });
  expect(near('chess', ['skull', 'skull-king'])).toEqual({});
  expect(near('x'.repeat(10_000), ['skull'])).toEqual({});
});

it('columns, flow and paragraphs', () => {
  expect(
    columns([
      ['a', 'bb'],
      ['ccc', 'd'],
    ]),
  ).toEqual(['a     bb', 'ccc    d']);
  expect(
    columns(
      [
        ['a', 'bb', 'x'],
        ['ccc', 'd', 'y'],
      ],
      'left',
    ),
  ).toEqual(['a     bb   x', 'ccc   d    y']);
  expect(flow(['one', 'two', 'three'], 9)).toEqual(['one  two', 'three']);
  expect(wrapped('one two three', 9)).toEqual(['one two', 'three']);
  expect(
    defined(
      [
        ['a', 'one two three'],
        ['bb', 'four'],
      ],
      14,
    ),
  ).toEqual(['  a   one two', '      three', '  bb  four']);
});

it('sentences know whom they speak to', () => {
  const said = (language: LanguageId): string[] => {
    const voice = new Voice(language);
    const room = new Seating(0, ['Ann', 'Ben'], 80, voice);
    const [you, ben] = [room.subject(0), room.subject(1)];
    const { playsCard, wins, list } = voice.words;
    const { starts, passes, skullOf } = stories[language];
    return [
      room.who(0),
      playsCard(you, 'g7'),
      playsCard(ben, 'g7'),
      starts(you),
      passes(ben),
      skullOf(ben),
      wins([you]),
      wins([ben]),
      list(['Ann', 'Ben', 'Cy']),
    ];
  };
  expect(said('en')).toEqual([
    'You',
    'You play g7.',
    'Ben plays g7.',
    'You start.',
    'Ben passes.',
    'skull of Ben',
    'You win!',
    'Ben wins!',
    'Ann, Ben and Cy',
  ]);
  expect(said('fr')).toEqual([
    'Toi',
    'Tu joues g7.',
    'Ben joue g7.',
    'Tu commences.',
    'Ben passe.',
    'crâne de Ben',
    'Tu gagnes\u202f!',
    'Ben gagne\u202f!',
    'Ann, Ben et Cy',
  ]);
  expect(said('de')).toEqual([
    'Du',
    'Du spielst g7.',
    'Ben spielt g7.',
    'Du beginnst.',
    'Ben passt.',
    'Totenkopf von Ben',
    'Du gewinnst!',
    'Ben gewinnt!',
    'Ann, Ben und Cy',
  ]);
  expect(said('es')).toEqual([
    'Tú',
    'Tú juegas g7.',
    'Ben juega g7.',
    'Tú empiezas.',
    'Ben pasa.',
    'calavera de Ben',
    '¡Tú ganas!',
    '¡Ben gana!',
    'Ann, Ben y Cy',
  ]);
  expect(said('it')).toEqual([
    'Tu',
    'Tu giochi g7.',
    'Ben gioca g7.',
    'Tu inizi.',
    'Ben passa.',
    'teschio di Ben',
    'Tu vinci!',
    'Ben vince!',
    'Ann, Ben e Cy',
  ]);
});
