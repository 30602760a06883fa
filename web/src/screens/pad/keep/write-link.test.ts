import { must } from '@crossbones/core';
import { roundsOf } from '@crossbones/games/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crew, playedSheet, writable } from './fixture.js';
import { anyPad } from './fixture-pads.js';
import { readLink } from './read-link.js';
import { linkOf } from './write-link.js';

const HOUSE = 'https://crossbones.example.org';
/** Longer ones are cut by some of the programs people send them with. */
const LONGEST = 2_000;
const ending = (link: string): string => link.slice(link.indexOf('#'));

describe('a sheet in a link', () => {
  it.each(writable)('of %s comes out as it went in, whichever browser made it', async (game) => {
    for (let seed = 0; seed < 6; seed++) {
      const sheet = playedSheet(game, `link-${seed}`, { rounds: seed < 4 ? 100 : 2 });
      const back = must(await readLink(ending(await linkOf(sheet, HOUSE, seed % 2 === 0)), anyPad));
      expect(back).toEqual({ ...sheet, strokes: back.strokes });
      expect(roundsOf(back)).toEqual(roundsOf(sheet));
    }
  });

  it('stays short: ten rounds of Skull King for six, with bonuses', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const sheet = playedSheet('skull-king', `long-${seed}`, {
        players: ['Maximiliane', 'Bartholomäus', 'Geneviève', 'Odette', 'Anne-Sophie', 'Konstantin'],
        options: { loot: true, powers: true, kraken: true, whale: true },
      });
      expect(sheet.outcome).not.toBeNull();
      expect((await linkOf(sheet, HOUSE)).length).toBeLessThanOrEqual(LONGEST);
      expect((await linkOf(sheet, HOUSE, false)).length).toBeLessThanOrEqual(LONGEST);
    }
  });

  it('that is broken says so, wherever it was cut or changed', async () => {
    const link = ending(await linkOf(playedSheet('skull', 'broken', { players: crew }), HOUSE));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.nat(link.length - 2).map((cut) => link.slice(0, cut)),
          fc
            .tuple(fc.nat(link.length - 1), fc.constantFrom('A', 'z', '-', '9'))
            .map(([at, letter]) => link.slice(0, at) + letter + link.slice(at + 1)),
        ),
        async (fragment) => {
          const got = await readLink(fragment, anyPad);
          if (!got.ok) expect(['broken-link', 'newer-file']).toContain(got.error.fault.key);
        },
      ),
      { numRuns: 150 },
    );
    expect((await readLink('', anyPad)).ok).toBe(false);
    expect((await readLink(link.slice(0, -10), anyPad)).ok).toBe(false);
  });
});
