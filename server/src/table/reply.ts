import type { Reply } from '@crossbones/api';
import { ok, type Result } from '@crossbones/core';
import type { Happening, StoredHappening } from './happening.js';
import { tokenOf } from './seat-link.js';
import type { Table } from './table.js';

/** What the reply tells, for those happenings of which it tells more than their number. */
interface Told {
  readonly opened: Reply<'open'>;
  readonly sat: Reply<'sit'>;
  readonly taken: Reply<'takeSeat'>;
  readonly coded: Reply<'code'>;
  readonly offered: Reply<'seatLink'>;
  readonly rematched: Reply<'rematch'>;
  readonly acted: Reply<'submit'>;
}

type ReplyTo<W extends Happening> = W['is'] extends keyof Told ? Told[W['is']] : { seq: number };

/** Of a new table: that it was opened is the first thing that happens at it. */
export const openedAs = (table: string): Reply<'open'> => ({ table, seq: 1 });

/** The answer to a request, made from the happening that it led to. It is the same whenever the request is repeated. */
export const replyOf = <W extends Happening>(table: Table, kept: StoredHappening<W>): ReplyTo<W> =>
  told(table, kept) as ReplyTo<W>;

function told(table: Table, kept: StoredHappening): Told[keyof Told] | { seq: number } {
  const { seq, what } = kept;
  switch (what.is) {
    case 'opened':
      return openedAs(table.id);
    case 'rematched':
      return openedAs(what.table);
    case 'sat':
    case 'taken':
      return { seq, seat: what.seat };
    case 'coded':
      return { seq, code: what.code, expires: what.expires };
    case 'offered':
      return { seq, token: tokenOf(table, kept) };
    case 'acted':
      return { seq, step: table.marks.findLast((mark) => mark.seq === seq)!.step };
    default:
      return { seq };
  }
}

/** A command has led to something. */
export const done = <W extends Happening>(
  table: Table,
  kept: StoredHappening<W>,
): Result<ReplyTo<W>, never> => ok(replyOf(table, kept));

/** There was nothing to do: the table is already as the request wants it. */
export const alreadyDone = ({ seq }: Table): Result<{ seq: number }, never> => ok({ seq });
