import type { Channel, ChatLine, Refusal, SeatClock, TableView } from '@crossbones/api';
import type { Outcome, Sight } from '@crossbones/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LiveTable } from '../../shell/live-table.js';
import { hereAt } from '../../shell/server-clock.js';
import { connection } from '../../shell/server-connection.js';
import { called, calledOr } from '../../shell/shown-name.js';
import type { Absence, PauseRequest, PlayedMatch, Sailor, Talk, Why, Wishes } from '../match.js';
import { facesOf } from './portrait.js';
import { saidOf, speechOf } from './speech-bubbles.js';

/** A refusal of the server, as the page explains it. */
const whyOf = (refusal: Refusal | null): Why => {
  if (refusal === null || refusal.code === 'given-up') return null;
  const { code, args, rule } = refusal;
  return rule === undefined ? { key: code, args } : { key: code, args, rule };
};

/** A match at a table of the server. */
export class NetworkedMatch implements PlayedMatch {
  readonly game: PlayedMatch['game'];
  readonly options: PlayedMatch['options'];
  readonly me: ReadonlySignal<number | null>;
  readonly clocks: ReadonlySignal<readonly SeatClock[]>;
  readonly sailors: ReadonlySignal<readonly Sailor[]>;
  readonly pending: ReadonlySignal<readonly string[] | null>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly paused: ReadonlySignal<boolean>;
  readonly odds: ReadonlySignal<boolean>;
  readonly undoable: ReadonlySignal<boolean>;
  readonly talk: Talk;
  readonly wishes: Wishes;
  readonly seated: ReadonlySignal<ReadonlySet<string>>;
  /** On the way, or kept and not yet seen here. */
  private readonly sent = signal<readonly string[] | null>(null);
  /** The number of the player's last submit. */
  private readonly own = signal(-1);

  constructor(private readonly live: LiveTable) {
    const { table, step } = live;
    const at = <T>(read: (now: TableView) => T): ReadonlySignal<T> => computed(() => read(table.value!));
    const { game, options } = table.value!;
    this.game = game;
    this.options = options;
    this.me = live.seat;
    this.pending = this.sent;
    this.outcome = at(({ outcome }) => outcome);
    this.paused = at(({ paused }) => paused);
    this.odds = at(({ settings }) => settings.odds);
    this.clocks = computed(() =>
      (step.value?.clocks ?? []).map(({ left, since }) => ({ left, since: since && hereAt(since) })),
    );
    const speech = speechOf(live);
    this.sailors = at((now) => sailorsOf(now, this.clocks.value, speech.value));
    this.undoable = computed(() => {
      const last = step.value;
      const { settings, phase, paused } = table.value!;
      if (!settings.undo || phase !== 'playing' || paused || last === null) return false;
      // What chance has brought since cannot be undone.
      return last.seq === this.own.value && last.sight.between.length === 0 && this.sent.value === null;
    });
    this.seated = at(({ places }) => new Set(places.flatMap(({ person }) => person ?? [])));
    this.talk = talkOf(live);
    this.wishes = wishesOf(live);
  }

  watch(show: (sight: Sight) => void): () => void {
    return this.live.watch(({ sight }) => show(sight as unknown as Sight));
  }

  async submit(decision: number, actions: readonly string[]): Promise<Why> {
    const { client } = this.live;
    this.sent.value = actions;
    const done = await client.submit(actions, decision);
    if (done.ok) {
      this.own.value = done.value.seq;
      await client.reached(done.value.seq);
    }
    this.sent.value = null;
    return done.ok ? null : whyOf(done.error);
  }
}

/** Older servers do not send who has gone. */
const goneSince = ({ unseen = null }: Partial<TableView['places'][number]>): number | null =>
  unseen === null ? null : hereAt(unseen);

function sailorsOf(
  table: TableView,
  clocks: readonly SeatClock[],
  speech: ReadonlyMap<string, ChatLine>,
): Sailor[] {
  const faces = facesOf(table);
  return table.places.map(({ person, name, bot, away, control, resigned, unseen }, seat) => ({
    name: calledOr(name),
    portrait: faces[seat],
    bot,
    away,
    minded: control === 'bot',
    resigned,
    gone: table.phase === 'playing' ? goneSince({ unseen }) : null,
    says: saying(person === null ? undefined : speech.get(person)),
    clock: table.settings.clock.per === 'none' ? null : (clocks[seat] ?? null),
  }));
}

const saying = (line: ChatLine | undefined): string | null => (line === undefined ? null : saidOf(line));

/** A word with everybody at a table, before, during and after the match. */
export function talkOf(live: LiveTable): Talk {
  const channels = computed((): readonly Channel[] => {
    const { phase, teams } = live.table.value!;
    const on = phase === 'sealing' || phase === 'playing';
    if (live.seat.value === null) return on ? ['watchers'] : ['table', 'watchers'];
    return teams === null || phase === 'gathering' ? ['table'] : ['table', 'team'];
  });
  return {
    lines: live.lines,
    channels,
    me: computed(() => live.me.value?.person ?? null),
    muted: computed(() => live.me.value?.muted ?? []),
    async say(channel, said) {
      return whyOf(await live.tell('say', { channel, ...said }));
    },
    async mute(person, muted) {
      const done = await connection.call('mute', {}, { person, muted });
      if (!done.ok) return whyOf(done.error);
      await live.client.renew();
      return null;
    },
  };
}

function wishesOf(live: LiveTable): Wishes {
  const asked = computed((): PauseRequest | null => {
    const { places, phase } = live.table.value!;
    const wish = phase === 'playing' ? (places.find((place) => place.wish !== null)?.wish ?? null) : null;
    if (wish === null) return null;
    const names = places.filter((place, seat) => place.wish === wish && seat !== live.seat.value);
    const mine = live.seat.value !== null && places[live.seat.value].wish === wish;
    return { wish, names: names.map(({ name }) => calledOr(name)), mine };
  });
  const absent = computed(() => absencesOf(live));
  return {
    undo: async () => whyOf(await live.tell('undo', live.client.shownStep)),
    resign: async () => whyOf(await live.tell('resign', {})),
    pause: async (paused) => whyOf(await live.tell('wish', { wish: paused ? 'pause' : 'resume' })),
    asked,
    absent,
    nudge: async (seat) => whyOf(await live.tell('nudge', { seat })),
    standIn: async (seat, agreed) => whyOf(await live.tell('standIn', { seat, agreed })),
    back: async () => whyOf(await live.tell('back', {})),
    async seatLink() {
      const made = await live.client.tellTable('seatLink', {});
      if (!made.ok) return { why: whyOf(made.error) };
      // What stands behind # stays in the browser: neither a server nor the next page learns of it.
      return { link: `${location.origin}/seat/${live.id}#${made.value.token}` };
    },
  };
}

/** The players who are waited for, and those whose page is closed, unless a bot plays for them already. */
function absencesOf(live: LiveTable): Absence[] {
  const { places, phase, paused } = live.table.value!;
  const step = live.step.value;
  const mine = live.seat.value;
  if (phase !== 'playing' || mine === null) return [];
  const there = places.flatMap((place, seat) => {
    const plays = place.person !== null && place.control === 'owner' && !place.resigned;
    return plays && !place.away && goneSince(place) === null ? [seat] : [];
  });
  return places.flatMap((place, seat): Absence[] => {
    if (place.person === null || place.control === 'bot' || seat === mine) return [];
    const awaited = !paused && step?.sight.actors.includes(seat) ? hereAt(step.at) : null;
    const gone = goneSince(place);
    if (gone === null && awaited === null) return [];
    const { votes = [], nudged = null } = place as Partial<typeof place>;
    const yes = there.filter((one) => votes.includes(one)).length;
    return [
      {
        seat,
        name: called(place.name ?? ''),
        gone,
        awaited,
        nudged: nudged === null ? null : hereAt(nudged.at),
        votes: { yes, of: there.length, mine: votes.includes(mine) },
      },
    ];
  });
}
