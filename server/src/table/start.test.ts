import { checkProof, keyOf, saltHashOf, secretHashOf } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import {
  ann,
  begun,
  ben,
  cat,
  finish,
  gathered,
  SECRET,
  saltOf,
  type TestTable,
} from '../../test/test-table.js';
import { chores } from './deadlines.js';
import { clear, fill, join, leave, sit, stand } from './gathering.js';
import { showLog, showTable } from './show.js';
import { ready, salt, start, unready } from './start.js';

const skull = { game: 'skull', seats: 3 } as const;
const hashOf = (one: typeof ann): { saltHash: string } => ({ saltHash: saltHashOf(saltOf(one)) });
const deal = { id: 'deal', secret: SECRET };

/** Sealed, with both salts still to come. */
function sealed(): TestTable {
  const scene = gathered(skull, [ann, ben]);
  scene.do(ann, (t, r) => ready(t, r, hashOf(ann)));
  scene.do(ben, (t, r) => ready(t, r, hashOf(ben)));
  scene.do(ann, (t, r) => start(t, r, deal));
  return scene;
}

describe('ready', () => {
  it('wants a seat, and can be taken back', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(cat, join);
    expect(scene.refused(cat, (t, r) => ready(t, r, hashOf(cat)))).toBe('not-seated');
    expect(scene.refused(cat, unready)).toBe('not-seated');
    scene.do(ben, (t, r) => ready(t, r, hashOf(ben)));
    expect(showTable(scene.table).places.map((place) => place.ready)).toEqual([false, true, true]);
    const { seq } = scene.table;
    expect(scene.do(ben, (t, r) => ready(t, r, hashOf(ben)))).toEqual({ seq });
    scene.do(ben, unready);
    expect(showTable(scene.table).places[1].ready).toBe(false);
    expect(scene.do(ben, unready)).toEqual({ seq: seq + 1 });
  });

  it('shows nobody’s hash before the seal', () => {
    const scene = gathered(skull, [ann, ben]);
    scene.do(ben, (t, r) => ready(t, r, hashOf(ben)));
    expect(JSON.stringify(showTable(scene.table))).not.toContain(hashOf(ben).saltHash);
  });

  it('ends with the start', () => {
    const scene = sealed();
    expect(scene.refused(ann, (t, r) => ready(t, r, hashOf(ann)))).toBe('already-started');
    expect(scene.refused(ann, unready)).toBe('already-started');
  });
});

describe('start', () => {
  it('waits for the host, for every seat and for everybody', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(scene.refused(ben, (t, r) => start(t, r, deal))).toBe('not-host');
    scene.do(ann, (t, r) => clear(t, r, { seat: 2 }));
    expect(scene.ask(ann, (t, r) => start(t, r, deal))).toMatchObject({
      error: { key: 'not-filled', args: { free: 1 } },
    });
    scene.do(ann, (t, r) => fill(t, r, {}));
    scene.do(ann, (t, r) => ready(t, r, hashOf(ann)));
    expect(scene.ask(ann, (t, r) => start(t, r, deal))).toMatchObject({
      error: { key: 'not-ready', args: { who: 'Ben' } },
    });
  });

  it('binds the server before any salt is known, and shows all hashes and no secret', () => {
    const scene = sealed();
    expect(showTable(scene.table)).toMatchObject({
      phase: 'sealing',
      sealed: {
        deal: 'deal',
        secretHash: secretHashOf(SECRET),
        saltHashes: [hashOf(ann).saltHash, hashOf(ben).saltHash, null],
      },
    });
    expect(JSON.stringify([showTable(scene.table), scene.kept])).not.toContain(SECRET);
    expect(scene.table.match).toBeNull();
    expect(scene.refused(ann, (t, r) => start(t, r, deal))).toBe('already-started');
    for (const command of [stand, leave]) expect(scene.ask(ben, command).ok).toBe(false);
    expect(scene.refused(cat, (t, r) => sit(t, r, {}))).toBe('already-started');
  });

  it('deals at once where only bots sit', () => {
    const scene = gathered(skull);
    scene.do(ann, stand);
    scene.do(ann, (t, r) => fill(t, r, {}));
    scene.do(ann, (t, r) => start(t, r, deal));
    expect(scene.table.phase).toBe('playing');
    expect(finish(scene).table.phase).toBe('over');
    expect(checkProof(showLog(scene.table)!, showLog(scene.table)!.proof).ok).toBe(true);
  });
});

describe('salt', () => {
  it('is the one whose hash was promised, from somebody seated, once sealed', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(scene.refused(ann, (t, r) => salt(t, r, { salt: saltOf(ann) }))).toBe('not-sealed');
    const later = sealed();
    later.do(cat, join);
    expect(later.refused(cat, (t, r) => salt(t, r, { salt: saltOf(ann) }))).toBe('not-seated');
    expect(later.refused(ann, (t, r) => salt(t, r, { salt: saltOf(ben) }))).toBe('wrong-salt');
  });

  it('deals when the last has come, with a key from the secret and all salts', () => {
    const scene = sealed();
    scene.do(ben, (t, r) => salt(t, r, { salt: saltOf(ben) }));
    expect(scene.table.phase).toBe('sealing');
    expect(scene.do(ben, (t, r) => salt(t, r, { salt: saltOf(ben) }))).toEqual({ seq: scene.table.seq });
    scene.do(ann, (t, r) => salt(t, r, { salt: saltOf(ann) }));
    expect(scene.since(0).slice(-4)).toEqual(['sealed', 'salted', 'salted', 'dealt']);
    expect(scene.table.phase).toBe('playing');
    expect(scene.table.match!.key).toBe(
      keyOf(SECRET, {
        match: scene.id,
        game: 'skull',
        rules: scene.table.game.rules,
        options: { gangs: 1, lastSkull: 'challenger' },
        seats: ['person', 'person', 'bot'],
        salts: [saltOf(ann), saltOf(ben), null],
      }),
    );
    expect(JSON.stringify(showTable(scene.table))).not.toContain(saltOf(ann));
  });

  it('counts as empty when it has not come after three seconds', () => {
    const scene = sealed();
    scene.do(ann, (t, r) => salt(t, r, { salt: saltOf(ann) }));
    const chore = scene.chore('deal')!;
    expect(chores(scene.table)).toEqual([{ is: 'deal', at: scene.at + 3_000 }]);
    scene.pass(2_999);
    scene.attend({ ...chore, at: scene.at });
    expect(scene.table.phase).toBe('sealing');
    scene.attend(chore);
    expect(scene.table.phase).toBe('playing');
    expect(scene.refused(ben, (t, r) => salt(t, r, { salt: saltOf(ben) }))).toBe('salt-late');
    const log = showLog(finish(scene).table)!;
    expect(log.proof.salts).toEqual([saltOf(ann), '', null]);
    expect(checkProof(log, log.proof)).toEqual({ ok: true, value: { missing: [1] } });
  });

  it('makes another key with any other salt', () => {
    const keys = [begun(skull, [ann, ben]), begun(skull, [ann, cat])].map(({ table }) => table.match!.key);
    expect(keys[0]).not.toBe(keys[1]);
  });
});
