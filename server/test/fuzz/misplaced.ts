import { type Route, routes } from '@crossbones/api';
import {
  type PersonName,
  type PreparedTables,
  people,
  type Situation,
  situations,
} from './prepared-tables.js';
import { type Draft, HASH, NO_TABLE, NOBODY, type RequestWriter, SALT } from './request-writer.js';

interface Rule {
  readonly route: Route;
  readonly at: readonly Situation[];
  readonly who: readonly PersonName[];
  readonly bodies: readonly unknown[];
}

const seated: readonly PersonName[] = ['anne', 'bea'];
const unseated: readonly PersonName[] = ['wil', 'kit', 'eve'];
const outside: readonly PersonName[] = ['kit', 'eve'];
const early: readonly Situation[] = ['gathering', 'filled'];
const late = situations.filter((one) => !early.includes(one));
const running: readonly Situation[] = ['playing', 'acted', 'paused', 'resigned'];
const notRunning = situations.filter((one) => !running.includes(one));
const nothing = [{}];

/** Commands that are well-formed and not for these people, not now, or not here. */
const rulesFor = (ids: PreparedTables['ids']): readonly Rule[] => {
  const anybody = people.map((who) => ({ person: ids[who] }));
  const elsewhere = [{ person: ids.eve }, { person: NOBODY }];
  const wrongSalt = [{ salt: SALT }];
  const token = [{ token: 'a token of no link' }, { token: NO_TABLE }];
  const say = (channel: string) => [
    { channel, text: 'Ahoy' },
    { channel, phrase: 'ahoy' },
  ];
  const rule = (
    route: Route,
    at: readonly Situation[],
    who: readonly PersonName[],
    bodies: readonly unknown[] = nothing,
  ): Rule => ({ route, at, who, bodies });
  /** Where only those with a seat in a running match may ask. */
  const holding = (route: Route, bodies: readonly unknown[] = nothing): Rule[] => [
    rule(route, notRunning, people, bodies),
    rule(route, running, unseated, bodies),
    rule(route, ['resigned'], ['anne'], bodies),
  ];
  /** Where only the host may, before the start. */
  const hosting = (route: Route, bodies: readonly unknown[]): Rule[] => [
    rule(route, late, people, bodies),
    rule(route, early, ['bea', ...unseated], bodies),
  ];
  /** Where only those with a seat may, before the start. */
  const sitting = (route: Route, bodies: readonly unknown[] = nothing): Rule[] => [
    rule(route, late, people, bodies),
    rule(route, early, unseated, bodies),
  ];
  return [
    rule('sit', late, people, [{}, { seat: 0 }, { seat: 1 }]),
    rule('sit', ['gathering'], ['kit'], [{}, { seat: 3 }]),
    rule('sit', early, ['anne', 'wil', 'eve'], [{ seat: 1 }, { seat: 2 }, { seat: 4 }, { seat: 31 }]),
    rule('sit', early, ['bea'], [{ seat: 0 }, { seat: 2 }, { seat: 17 }]),
    rule('sit', ['filled'], ['wil', 'eve'], nothing),
    ...sitting('stand'),
    ...sitting('ready', [{ saltHash: HASH }]),
    ...sitting('unready'),
    rule('leave', ['sealing', 'playing', 'acted', 'paused'], seated),
    rule('leave', situations, outside),
    ...hosting('kick', anybody),
    rule('readmit', situations, ['bea', ...unseated], anybody),
    rule('readmit', early, ['anne'], elsewhere),
    rule('kick', early, ['anne'], [{ person: ids.anne }, { person: ids.kit }, ...elsewhere]),
    rule('host', situations, ['bea', ...unseated], anybody),
    rule('host', situations, ['anne'], elsewhere),
    ...hosting('fill', [{}, { seat: 0 }, { seat: 3 }]),
    rule('fill', early, ['anne'], [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 9 }]),
    rule('fill', ['filled'], ['anne'], nothing),
    ...hosting('clear', [{ seat: 2 }]),
    rule('clear', early, ['anne'], [{ seat: 0 }, { seat: 1 }, { seat: 12 }]),
    ...hosting('change', [{}, { seats: 3 }, { options: {} }, { settings: { undo: true } }]),
    rule('face', situations, outside, [{ face: 1 }]),
    rule('face', ['closed'], people, [{ face: 1 }]),
    rule('code', late, people),
    rule('code', early, ['eve']),
    rule('code', ['gathering'], ['kit']),
    rule('start', situations, people),
    rule('start', early, ['anne']),
    rule('salt', situations, people, wrongSalt),
    rule('salt', ['gathering', 'sealing', 'playing'], seated, wrongSalt),
    rule('submit', notRunning, people, [{ decision: 0, actions: ['bid:0'] }]),
    rule('submit', running, unseated, [{ decision: 0, actions: ['bid:0'] }]),
    rule('submit', ['paused'], seated, [{ decision: 0, actions: ['skull'] }]),
    rule('submit', ['resigned'], ['anne'], [{ decision: 0, actions: ['skull'] }]),
    ...holding('undo'),
    rule('undo', ['playing', 'acted', 'paused', 'resigned'], seated),
    ...holding('resign'),
    ...holding('back'),
    ...holding('wish', [{ wish: 'pause' }, { wish: null }]),
    rule('wish', ['playing', 'acted'], seated, [{ wish: 'resume' }]),
    rule('wish', ['paused'], seated, [{ wish: 'pause' }]),
    ...holding('nudge', [{ seat: 1 }]),
    rule('nudge', ['playing', 'acted'], seated, [{ seat: 12 }]),
    rule('nudge', ['paused'], ['anne'], [{ seat: 1 }]),
    ...holding('standIn', [{ seat: 1, agreed: true }]),
    rule(
      'standIn',
      ['playing', 'acted'],
      ['anne'],
      [
        { seat: 0, agreed: true },
        { seat: 1, agreed: true },
        { seat: 12, agreed: false },
      ],
    ),
    ...holding('seatLink'),
    rule('takeSeat', situations, people, token),
    rule('takeSeat', running, seated, token),
    rule('say', situations, outside, [...say('table'), ...say('watchers'), ...say('team')]),
    rule('say', ['gathering', 'filled', ...running], seated, say('watchers')),
    rule('say', ['sealing', ...running], ['wil'], say('table')),
    rule(
      'say',
      ['filled', 'sealing', 'acted', 'paused', 'resigned', 'over'],
      [...seated, 'wil'],
      say('team'),
    ),
    rule('say', ['playing'], ['wil'], say('team')),
    rule('say', ['closed'], people, say('table')),
    rule(
      'rematch',
      situations.filter((one) => one !== 'over'),
      people,
    ),
    rule('rematch', ['over'], unseated),
    rule(
      'log',
      situations.filter((one) => one !== 'over'),
      people,
    ),
    rule(
      'replay',
      situations.filter((one) => one !== 'over'),
      people,
    ),
    rule(
      'recollection',
      situations.filter((one) => one !== 'over'),
      people,
    ),
    rule('recollection', ['over'], unseated),
  ];
};

export function misplaced(writer: RequestWriter): Draft {
  const { route, at, who, bodies } = writer.pick(rulesFor(writer.prepared.ids));
  const table = writer.some(writer.pick(at));
  const sender = writer.pick(who);
  const body = writer.pick(bodies);
  const [method] = routes[route];
  const letter = {
    method,
    path: writer.path(route, table),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  };
  return writer.attempt(
    sender,
    letter,
    [400, 403, 404, 409],
    `${JSON.stringify(body)} at ${table.situation}`,
  );
}

/** Lines on a score sheet that are not the next ones, not the same, too long, or not from whoever keeps it. */
export function unwritten(writer: RequestWriter): Draft {
  const { sheet, token } = writer.prepared.sheet;
  const other = token.replaceAll(/./g, '0');
  const line = { round: 1, to: null };
  const append = (from: number, ...lines: object[]): object => ({ token, from, lines });
  const [route, body, status] = writer.pick<readonly [Route, object, number]>([
    ['sheetAppend', { ...append(3, line), token: other }, 403],
    ['sheetAppend', append(4, line), 409],
    ['sheetAppend', append(4_990, line, line), 409],
    ['sheetAppend', append(2, line), 409],
    ['sheetAppend', append(2, line, line), 409],
    ['sheetAppend', append(3, { round: 1, to: 'é'.repeat(4_090) }), 400],
    ['sheetOpen', { head: { players: 'x'.repeat(8_200) } }, 400],
    ['sheetEnd', { token: other }, 403],
  ]);
  const path = writer.path(route, null);
  const [method] = routes.sheet;
  const lost = writer.pick([NO_TABLE, 'none', `${sheet}0`]);
  return writer.rng.below(4) === 0
    ? writer.attempt(
        'eve',
        { method, path: path.replace(sheet, lost).replace(/\/\w+$/, '') },
        [404, 405],
        lost,
      )
    : writer.attempt(
        'eve',
        { path, body: JSON.stringify(body) },
        [status],
        JSON.stringify(body).slice(0, 99),
      );
}
