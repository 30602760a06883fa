import { expect, it } from 'vitest';
import { botNames, called, guestNames } from './bot-and-guest-names.js';
import { everyLanguage, languageIds } from './choose.js';
import { volumeWords } from './load.js';

const words = await everyLanguage((id) => volumeWords(id, 'together'));

it.each(languageIds)('%s has a name for every bot and every guest, and no two alike', (id) => {
  const { names } = words[id];
  expect(new Set(botNames.map((name) => called(name, names))).size).toBe(botNames.length);
  const guests = guestNames.map((name) => called(`Salty ${name} 42`, names));
  expect(new Set(guests).size).toBe(guestNames.length);
  for (const name of guests) expect(name).toMatch(/^\p{L}[\p{L}’ -]+ 42$/u);
  expect([names.bots.length, names.guests.length]).toEqual([botNames.length, guestNames.length]);
});

it('leaves what people call themselves as it is', () => {
  const { names } = words.de;
  expect(called('Mina', names)).toBe('Mina');
  expect(called('Marlin', names)).toBe('Marlin');
  expect(called('Big Marlin 7', names)).toBe('Big Marlin 7');
  expect(called('Salty Gull 42', names)).toBe('Möwe 42');
  expect(called('Salty Gull 42', words.en.names)).toBe('Salty Gull 42');
});
