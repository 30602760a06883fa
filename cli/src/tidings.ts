import type { Line, Place, Table } from '@crossbones/api';
import { type SpokenKey, spokenOf } from '@crossbones/texts';
import { ink } from './ink.js';
import { listed } from './text.js';

/** Speaks of the people at a table to one of them. */
export class Tidings {
  /** `me` is a person's id, or null for one who is nobody yet. */
  constructor(private readonly me: string | null) {}

  nameOf(table: Table, seat: number): string {
    return (
      shown(table.places[seat].name) ?? (table.places[seat].person === null ? 'a free seat' : 'somebody')
    );
  }

  /** Who sits where, and who watches. */
  roll(table: Table): string[] {
    const seats = table.places.map((place, seat) => {
      const { person, bot, name } = place;
      if (person === null && bot === null && table.phase === 'gathering') return ink.dim(`  ${seat}  free`);
      const marks = [
        ...(bot !== null ? [`bot, ${bot}`] : []),
        ...(person !== null && person === table.host ? ['host'] : []),
        ...(person !== null && person === this.me ? ['you'] : []),
        ...(table.phase === 'gathering' && bot === null ? [place.ready ? 'ready' : 'not ready'] : []),
        ...(place.resigned ? ['has resigned'] : place.away ? ['away'] : []),
        ...(place.control === 'bot' && bot === null ? ['a bosun plays'] : []),
        ...(place.wish !== null ? [`would ${place.wish === 'pause' ? 'pause' : 'go on'}`] : []),
      ];
      return `  ${seat}  ${ink.bold(shown(name) ?? 'somebody')}${marks.length > 0 ? ink.dim(`  ${marks.join(', ')}`) : ''}`;
    });
    const watching = table.people.filter(({ person }) =>
      table.places.every((place) => place.person !== person),
    );
    const watchers = watching.map(({ person, name }) =>
      person === this.me ? 'you' : (shown(name) ?? 'somebody'),
    );
    return [...seats, ...(watchers.length > 0 ? [ink.dim(`  watching: ${listed(watchers)}`)] : [])];
  }

  /** What came to pass between two states of the table. */
  between(before: Table, after: Table): string[] {
    const news: string[] = [];
    const here = (table: Table): Set<string> => new Set(table.people.map(({ person }) => person));
    const [were, are] = [here(before), here(after)];
    for (const { person, name } of after.people)
      if (!were.has(person) && person !== this.me) news.push(`${shown(name) ?? 'Somebody'} is here.`);
    for (const { person, name } of before.people)
      if (!are.has(person))
        news.push(
          person === this.me ? 'You are no longer at this table.' : `${shown(name) ?? 'Somebody'} is gone.`,
        );
    for (const [seat, place] of after.places.entries())
      news.push(...this.seat(before.places[seat], place, seat));
    if (after.host !== before.host && after.host !== null)
      news.push(
        after.host === this.me
          ? 'You are the host now.'
          : `${this.personIn(after, after.host)} is the host now.`,
      );
    if (before.phase === 'gathering' && after.phase === 'sealing')
      news.push('Everybody is ready: the deal is being made.');
    if (after.paused !== before.paused)
      news.push(after.paused ? 'The match is paused.' : 'The match goes on.');
    if (after.phase === 'closed' && before.phase !== 'closed') news.push('The table is closed.');
    if (after.rematch !== null && before.rematch === null)
      news.push('There is another game with the same people: type rematch to go there.');
    return news.map((line) => ink.dim(line));
  }

  line({ channel, person, name, said }: Line): string {
    const who = ink.bold(person === this.me ? 'You' : (shown(name) ?? 'Somebody'));
    const where =
      channel === 'table' ? '' : ink.dim(` (${channel === 'team' ? 'to your partner' : 'watching'})`);
    const text = 'phrase' in said ? spokenOf(said.phrase satisfies SpokenKey) : clean(said.text);
    return `${who}${where}: ${text}`;
  }

  private seat(before: Place, after: Place, seat: number): string[] {
    const mine = after.person !== null && after.person === this.me;
    const name = mine ? 'You' : (shown(after.name) ?? 'Somebody');
    const says = (own: string, others: string): string => `${name} ${mine ? own : others}.`;
    if (before.person !== after.person || before.bot !== after.bot) {
      if (after.bot !== null) return [`${name}, a bot (${after.bot}), takes seat ${seat}.`];
      if (after.person !== null) return [says(`have seat ${seat}`, `takes seat ${seat}`)];
      return before.person === this.me || before.name === null
        ? []
        : [`${shown(before.name)} leaves seat ${seat}.`];
    }
    return [
      ...(after.ready && !before.ready && !mine ? [says('are ready', 'is ready')] : []),
      ...(!after.ready && before.ready && after.bot === null
        ? [says('are not ready', 'is not ready after all')]
        : []),
      ...(after.resigned && !before.resigned ? [says('have resigned', 'has resigned')] : []),
      ...(after.away && !before.away
        ? [says('count as away; back, or any move, changes that', 'is away')]
        : []),
      ...(!after.away && before.away ? [says('are back', 'is back')] : []),
      ...(after.wish !== before.wish && after.wish !== null && !mine
        ? [
            `${name} would ${after.wish === 'pause' ? 'pause: type pause to agree' : 'go on: type resume to agree'}.`,
          ]
        : []),
    ];
  }

  private personIn(table: Table, id: string): string {
    return shown(table.people.find(({ person }) => person === id)?.name ?? null) ?? 'Somebody';
  }
}

/** Whatever others wrote must not steer our terminal. */
const clean = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
const shown = (name: string | null): string | null => (name === null ? null : clean(name));
