import type { ChatLine, PlaceView, TableView } from '@crossbones/api';
import { calledIn, type SpokenKey, type Subject } from '@crossbones/texts';
import { ink } from './ink.js';
import type { Voice } from './voice.js';

/** Speaks of the people at a table to one of them. */
export class Tidings {
  /** `me` is a person's id, or null for one who is nobody yet. */
  constructor(
    private readonly me: string | null,
    readonly voice: Voice,
  ) {}

  nameOf(table: TableView, seat: number): string {
    const { name, person } = table.places[seat];
    return name === null && person === null ? this.voice.words.freeSeat : this.shown(name);
  }

  /** Who sits where, and who watches. */
  roll(table: TableView): string[] {
    const { words } = this.voice;
    const { mark } = words;
    const seats = table.places.map((place, seat) => {
      const { person, bot, name } = place;
      if (person === null && bot === null && table.phase === 'gathering')
        return ink.dim(`  ${seat}  ${mark.free}`);
      const marks = [
        ...(bot !== null ? [mark.bot(bot)] : []),
        ...(person !== null && person === table.host ? [mark.host] : []),
        ...(person !== null && person === this.me ? [mark.you] : []),
        ...(table.phase === 'gathering' && bot === null ? [place.ready ? mark.ready : mark.notReady] : []),
        ...(place.resigned ? [mark.resigned] : isGone(place) ? [mark.away] : []),
        ...(place.control === 'bot' && bot === null ? [mark.bosunPlays] : []),
        ...(place.wish !== null ? [place.wish === 'pause' ? mark.wouldPause : mark.wouldResume] : []),
      ];
      return `  ${seat}  ${ink.bold(this.shown(name))}${marks.length > 0 ? ink.dim(`  ${marks.join(', ')}`) : ''}`;
    });
    const watching = table.people.filter(({ person }) =>
      table.places.every((place) => place.person !== person),
    );
    const watchers = watching.map(({ person, name }) => (person === this.me ? mark.you : this.shown(name)));
    return [...seats, ...(watchers.length > 0 ? [ink.dim(`  ${words.watching(watchers)}`)] : [])];
  }

  /** What came to pass between two states of the table. */
  between(before: TableView, after: TableView): string[] {
    const { words } = this.voice;
    const news: string[] = [];
    const here = (table: TableView): Set<string> => new Set(table.people.map(({ person }) => person));
    const [were, are] = [here(before), here(after)];
    for (const { person, name } of after.people)
      if (!were.has(person) && person !== this.me) news.push(words.comes(this.shown(name)));
    for (const { person, name } of before.people)
      if (!are.has(person)) news.push(person === this.me ? words.youAreGone : words.goes(this.shown(name)));
    for (const [seat, place] of after.places.entries())
      if (before.places[seat] !== undefined) news.push(...this.seat(before.places[seat], place, seat));
    if (after.host !== before.host && after.host !== null) {
      const host = after.people.find(({ person }) => person === after.host);
      news.push(words.isHost(this.subject(after.host, host?.name ?? null)));
    }
    if (before.phase === 'gathering' && after.phase === 'sealing') news.push(words.dealing);
    if (after.paused !== before.paused) news.push(after.paused ? words.paused : words.goesOn);
    if (after.phase === 'closed' && before.phase !== 'closed') news.push(words.closed);
    if (after.rematch !== null && before.rematch === null) news.push(words.rematch);
    return news.map((line) => ink.dim(line));
  }

  line({ channel, person, name, said }: ChatLine): string {
    const { words } = this.voice;
    const who = ink.bold(person === this.me ? words.you : this.shown(name));
    const where =
      channel === 'table'
        ? ''
        : ink.dim(` (${channel === 'team' ? words.mark.toPartner : words.mark.watching})`);
    const text = 'phrase' in said ? this.voice.spoken(said.phrase satisfies SpokenKey) : clean(said.text);
    return words.named(`${who}${where}`, text);
  }

  private seat(before: PlaceView, after: PlaceView, seat: number): string[] {
    const { words } = this.voice;
    const who = this.subject(after.person, after.name);
    if (before.person !== after.person || before.bot !== after.bot) {
      if (after.bot !== null) return [words.botTakesSeat(who.name, after.bot, seat)];
      if (after.person !== null) return [words.takesSeat(who, seat)];
      return before.person === this.me || before.name === null
        ? []
        : [words.leavesSeat(this.shown(before.name), seat)];
    }
    const wishes = after.wish === 'pause' ? words.wishesPause : words.wishesResume;
    return [
      ...(after.ready && !before.ready && !who.you ? [words.isReady(who.name)] : []),
      ...(!after.ready && before.ready && after.bot === null ? [words.isUnready(who)] : []),
      ...(after.resigned && !before.resigned ? [words.hasResigned(who)] : []),
      ...(isGone(after) && !isGone(before) ? [words.isAway(who)] : []),
      ...(!isGone(after) && isGone(before) ? [words.isBack(who)] : []),
      ...(after.wish !== before.wish && after.wish !== null && !who.you ? [wishes(who.name)] : []),
    ];
  }

  private subject(person: string | null, name: string | null): Subject {
    const you = person !== null && person === this.me;
    return { name: this.shown(name), you, mark: '', bold: (text) => text };
  }

  private shown(name: string | null): string {
    return name === null ? this.voice.words.somebody : clean(calledIn(name, this.voice.language));
  }
}

/** Older servers do not send `unseen`. */
const isGone = ({ away, unseen }: PlaceView): boolean => away || (unseen ?? null) !== null;

/** What others wrote must not control our terminal. */
const clean = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
