import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, gathered } from '../../test/test-table.js';
import { code, join, sit } from './gathering.js';
import { submit } from './playing.js';
import { replyOf } from './reply.js';
import { seatLink } from './seat-handover.js';

const king = { game: 'skull-king', seats: 3 } as const;

describe('replyOf', () => {
  it('answers a repeated request as it was answered, after a reload too', () => {
    const scene = gathered({ ...king, seats: 4 }, [ann]);
    const said: [string, object][] = [];
    const keep = (by: typeof ann, key: string, value: object): void => {
      said.push([`${by.id} ${key}`, value]);
    };
    const other = begun(king, [ann, ben, cat]);
    keep(ann, 'code', must(scene.ask(ann, (t, r) => code(t, r, 'ABCDEF'), 'code')));
    keep(ben, 'join', must(scene.ask(ben, join, 'join')));
    for (const [who, value] of said) {
      const [by, key] = who.split(' ');
      const table = scene.reloaded();
      expect(replyOf(table, table.answered(by, key)!)).toEqual(value);
    }
    const { decision } = other.table.sight(1)!;
    const acted = must(
      other.ask(ben, (t, r) => submit(t, r, { decision, actions: ['bid:0', 'bid:1'] }), 'act'),
    );
    const offered = must(other.ask(ben, seatLink, 'link'));
    must(other.submit(cat));
    const table = other.reloaded();
    expect(replyOf(table, table.answered(ben.id, 'act')!)).toEqual(acted);
    expect(replyOf(table, table.answered(ben.id, 'link')!)).toEqual(offered);
    expect(table.answered(ann.id, 'act')).toBeUndefined();
    const fresh = gathered({ ...king, seats: 3 }, [ann, ben, cat]);
    expect(replyOf(fresh.table, fresh.kept[0])).toEqual({ table: fresh.id, seq: 1 });
    const sat = must(other.ask(dan, join, 'again'));
    expect(replyOf(other.table, other.table.answered(dan.id, 'again')!)).toEqual(sat);
    expect(other.refused(dan, (t, r) => sit(t, r, {}))).toBe('already-started');
  });
});
