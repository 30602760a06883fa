import { type GameId, gameIds, games } from '@crossbones/games';
import { catalogue } from '@crossbones/games/catalogue';
import { expect, it } from 'vitest';
import { presetsOf } from '../../games/manifest.js';
import { kindOf, type OptionSchema, readNumbers } from '../../play/options/option-kind.js';
import { presetOf } from '../../play/options/presets.js';
import { onlyWhatMatters } from '../../play/options/relevant-options.js';

const optionsOf = (game: GameId) => games[game].options;
const propertiesOf = (game: GameId): { [name: string]: OptionSchema } =>
  optionsOf(game).schema.properties as unknown as { [name: string]: OptionSchema };

it.each(gameIds)('every preset of %s can be played, and is known again', (game) => {
  const { defaults } = optionsOf(game) as { defaults: { [name: string]: unknown } };
  for (const [name, preset] of Object.entries(presetsOf(game))) {
    const [min, max] = catalogue[game].seats;
    const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const playable = seats.filter((count) => optionsOf(game).check(preset, count).ok);
    expect(playable, name).not.toEqual([]);
    expect(presetOf(presetsOf(game), defaults, { ...defaults, ...preset })).toBe(name);
  }
});

it('knows how to ask for every option but the dice', () => {
  const kinds = gameIds.flatMap((game) =>
    Object.entries(propertiesOf(game)).map(([name, schema]) => [name, kindOf(schema).is]),
  );
  expect(kinds.filter(([, is]) => is === 'other')).toEqual([['dice', 'other']]);
  expect(Object.fromEntries(kinds)).toMatchObject({ kraken: 'flag', schedule: 'choice', blanks: 'things' });
});

it('reads numbers as they are typed, and none that do not fit', () => {
  const kind = kindOf(propertiesOf('skull-king').schedule);
  const schema = kind.is === 'choice' ? kind.numbers! : {};
  expect(readNumbers('1, 2,3  4;5', schema)).toEqual([1, 2, 3, 4, 5]);
  for (const wrong of ['', '0', '15', '1.5', 'one', '1,'.repeat(21)])
    expect(readNumbers(wrong, schema)).toBeNull();
});

it('forgets what can no longer be seen', () => {
  const { defaults } = optionsOf('queens-collection') as { defaults: { [name: string]: unknown } };
  expect(onlyWhatMatters({ mode: 'cooperative', spaces: 2 }, defaults)).toEqual({
    mode: 'cooperative',
    spaces: 2,
  });
  expect(onlyWhatMatters({ mode: 'teams', spaces: 2 }, defaults)).toEqual({ mode: 'teams' });
  expect(onlyWhatMatters({ spaces: 2 }, defaults)).toEqual({});
});
