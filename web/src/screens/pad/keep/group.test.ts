import { describe, expect, it } from 'vitest';
import { playedSheet } from './fixture.js';
import { pads } from './fixture-pads.js';
import { groupId, groupsOf, rematchOf } from './group.js';

describe('a group', () => {
  it('is the same people in any order, however their names were typed', () => {
    expect(groupId(['Mina', 'Jo', 'Zoé'])).toBe(groupId([' zoé', 'JO', 'Mina']));
    expect(groupId(['Mina', 'Jo'])).not.toBe(groupId(['Mina', 'Jo', 'Zoé']));
    expect(groupId(['Mi', 'naJo'])).not.toBe(groupId(['Mina', 'Jo']));
    expect(groupId(['Mina'])).toMatch(/^[\w-]+$/);
  });

  it('sits as it sat the last time, and comes first if it played last', () => {
    const at = (begun: number, players: readonly string[], game: 'skull' | 'skull-queen' = 'skull') => ({
      ...playedSheet(game, `group-${begun}`, { players, rounds: 1 }),
      begun,
    });
    const sheets = [
      at(1, ['Mina', 'Jo', 'Sam']),
      at(3, ['Sam', 'Mina', 'Jo'], 'skull-queen'),
      at(2, ['Ada', 'Li', 'Kurt']),
    ];
    expect(groupsOf(sheets).map(({ names }) => names)).toEqual([
      ['Sam', 'Mina', 'Jo'],
      ['Ada', 'Li', 'Kurt'],
    ]);
    expect(groupsOf(sheets)[0].sheets).toHaveLength(2);
    expect(groupsOf(sheets, 'skull-queen')).toHaveLength(1);
    expect(groupsOf([])).toEqual([]);
  });
});

describe('a rematch', () => {
  const { ledger } = pads['skull-king'];
  const sheet = playedSheet('skull-king', 'again', { options: { loot: true } });

  it('keeps seats and options, and the next one deals', () => {
    const { dealer, players } = sheet.head;
    expect(rematchOf(sheet, ledger)).toEqual({ ...sheet.head, dealer: (dealer + 10) % players.length });
  });

  it('turned, begins the sheet with whoever deals', () => {
    const kept = rematchOf(sheet, ledger);
    const turned = rematchOf(sheet, ledger, 'turned');
    expect(turned.players[turned.dealer]).toBe(kept.players[kept.dealer]);
    expect(turned.dealer).toBe(0);
    expect([...turned.players].sort()).toEqual([...kept.players].sort());
  });

  it('is there for a game without dealers and for a sheet nobody has written on', () => {
    for (const game of ['skull', 'queens-collection'] as const) {
      const other = playedSheet(game, 'again', { rounds: 0 });
      expect(rematchOf(other, pads[game].ledger).dealer).toBe((other.head.dealer + 1) % 4);
    }
  });
});
