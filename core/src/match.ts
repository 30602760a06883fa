import { Checkpoints } from './checkpoints.js';
import { discloses, type GameMove } from './disclosure.js';
import { type Game, type Outcome, type View, type Viewer, versionOf } from './game.js';
import { isKey, type Key, rngAt } from './key.js';
import type { Entry, Log, TableEntry } from './log.js';
import type { Options } from './options.js';
import { type Fault, fault, type Reason } from './reason.js';
import { fail, ok, type Result } from './result.js';
import { includes, isSeat, seatsIn } from './seats.js';
import type { Asked, SeenViews, Sight } from './sight.js';
import {
  type Control,
  statusAfter,
  statusAtFirst,
  type TableStatus,
  withoutResigned,
} from './table-status.js';
import { Workbench } from './workbench.js';

export interface Setup {
  readonly seats: number;
  readonly options: unknown;
  readonly key: Key;
}

/** A `recorded` entry was accepted before, and the sampler, which is the expensive part, is not asked about it again. */
interface Provenance {
  readonly recorded?: boolean;
}

/**
 * One game being played: a numbered list of entries, and everything derived from it. All actions from outside come in
 * here: they are checked, all are taken or none, and chance follows from the key by itself.
 */
export class Match<S = unknown> {
  private readonly entries: Entry[] = [];
  /** Game moves in force: all entries that were not undone. */
  private readonly moves: GameMove[] = [];
  private table: TableStatus;
  private state: S;
  /** The states in the last step before each of its chance events. */
  private between: readonly S[] = [];
  private decisions: number[];
  private questions: string[];
  private readonly checkpoints = new Checkpoints<S>();
  private readonly workbench: Workbench<S>;

  private constructor(
    readonly game: Game<S>,
    readonly seats: number,
    readonly options: Options,
    readonly key: Key,
  ) {
    this.workbench = Workbench.of(game, seats, options);
    this.state = this.dealt();
    this.table = statusAtFirst(seats);
    this.decisions = Array(seats).fill(0);
    this.questions = Array(seats).fill('');
    this.ask();
  }

  static open<S>(game: Game<S>, setup: Setup): Result<Match<S>, Fault> {
    if (!isKey(setup.key)) return fail(fault('wants-key', { at: 'key' }));
    const options = game.options.check(setup.options, setup.seats);
    if (!options.ok) return options;
    return ok(new Match(game, setup.seats, options.value, setup.key));
  }

  /**
   * Rebuilds a match from its log, by the rules that the log names, and refuses the first entry that could not have
   * happened. Pass `recorded` only for a log of our own that nobody else could write to.
   */
  static replay<S>(
    game: Game<S>,
    log: Pick<Log, 'rules' | 'seats' | 'key' | 'entries'> & { options: unknown },
    provenance: Provenance = {},
  ): Result<Match<S>, Fault> {
    const rulebook = versionOf(game, log.rules);
    if (rulebook === null) return fail(fault('other-rules', { log: log.rules, engine: game.rules }));
    const opened = Match.open(rulebook, log);
    if (!opened.ok) return opened;
    for (const [i, entry] of log.entries.entries()) {
      const done = opened.value.enter(entry, provenance);
      if (!done.ok) return fail({ ...done.error, args: { ...done.error.args, at: `entries[${i}]` } });
    }
    return opened;
  }

  get step(): number {
    return this.entries.length;
  }

  get paused(): boolean {
    return this.table.paused;
  }

  get aborted(): boolean {
    return this.table.aborted;
  }

  get resigned(): readonly number[] {
    return this.table.resigned;
  }

  /** The seats the game waits for. */
  get actors(): readonly number[] {
    return seatsIn(this.game.actors(this.state));
  }

  /** The number of the question that the seat is asked now. */
  decision(seat: number): number {
    return this.decisions[seat];
  }

  control(seat: number): Control {
    return this.table.control[seat];
  }

  /** Whether the seat is still asked the question of this number; a late answer is told the new number. */
  stillAsks(seat: number, decision: number): Result<null, Fault> {
    const asked = this.decision(seat);
    return decision === asked ? ok(null) : fail(fault('stale-decision', { decision: asked }));
  }

  /** Whether a submit would be accepted, and if not, why. With `resumed`, as if the pause were over. Nothing changes. */
  check(seat: number, words: readonly string[], { resumed = false } = {}): Result<null, Fault | Reason> {
    const tried = this.tried(seat, words, { paused: resumed && this.table.paused });
    return tried.ok ? ok(null) : tried;
  }

  /** One or more actions of one seat: all of them, or none and the reason why. */
  submit(
    seat: number,
    words: readonly string[],
    provenance: Provenance = {},
  ): Result<number, Fault | Reason> {
    const tried = this.tried(seat, words, provenance);
    if (!tried.ok) return tried;
    const moves = tried.value;
    this.state = this.workbench.swap(this.state);
    this.between = this.settled(this.state);
    for (const { action } of moves) this.entries.push({ seat, action: this.game.print(action) });
    this.moves.push(...moves);
    // After its action the seat is asked a new question, even if the same words are legal again.
    this.questions[seat] = '';
    this.ask();
    this.mark();
    return ok(this.step);
  }

  /** Something that happened at the table. */
  record(entry: TableEntry, { recorded = false }: Provenance = {}): Result<number, Fault> {
    const open = entry.table === 'resume' ? this.accepting(true) : this.accepting();
    if (!open.ok) return open;
    const table = statusAfter(this.table, entry);
    if (!table.ok) return table;
    const undone = entry.table === 'undo' ? this.undone(entry.seat!, recorded) : null;
    if (undone?.ok === false) return undone;
    this.table = table.value;
    this.entries.push(entry);
    this.between = [];
    if (undone !== null) {
      this.moves.pop();
      this.checkpoints.cut(this.moves.length);
      this.state = undone.value;
      this.ask();
    }
    this.mark();
    return ok(this.step);
  }

  /** An entry as a log has it: a game action or a table entry. */
  enter(entry: Entry, provenance: Provenance = {}): Result<number, Fault | Reason> {
    return 'action' in entry
      ? this.submit(entry.seat, [entry.action], provenance)
      : this.record(entry, provenance);
  }

  /** The state after the first `step` entries, as a copy. */
  at(step: number): S {
    return step === this.step ? this.fresh(this.state) : this.fork(step).state;
  }

  view(step: number, viewer: Viewer): Sight {
    if (step !== this.step) return this.fork(step).view(step, viewer);
    return { ...this.asked(viewer), ...this.shown((state) => this.game.view(state, viewer)) };
  }

  /** What a viewer is asked at the last step, and who else is. */
  asked(viewer: Viewer): Asked {
    const { game, state, step } = this;
    const actors = game.actors(state);
    const may = game.mayAct(state);
    const sits = viewer !== 'spectator';
    return {
      step,
      decision: sits ? this.decision(viewer) : step,
      actors: seatsIn(actors),
      may: seatsIn(may),
      legal: sits && includes(actors | may, viewer) ? this.legal(viewer) : [],
    };
  }

  /** What a look at the last step shows: at its state, and at each on the way to it. */
  shown(look: (state: S) => View): SeenViews {
    return { view: look(this.state), between: this.between.map((before) => look(before)) };
  }

  /** The last step with everything open, for finished matches and tests only. */
  open(): { readonly open: View; readonly between: readonly View[] } {
    const { view, between } = this.shown((state) => this.game.open(state));
    return { open: view, between };
  }

  /** Another match with the same entries up to a step. */
  fork(step: number): Match<S> {
    if (!Number.isInteger(step) || step < 0 || step > this.step)
      throw new RangeError(`no step ${step} of ${this.step}`);
    const fork = this.near(step);
    for (const entry of this.entries.slice(fork.step, step)) {
      const done = fork.enter(entry, { recorded: true });
      if (!done.ok) throw new Error(`a recorded entry was refused: ${JSON.stringify(done.error)}`);
    }
    return fork;
  }

  /** The same, up to a step that is not far before the last one. */
  near(step: number): Match<S> {
    const match = new Match(this.game, this.seats, this.options, this.key);
    const at = this.checkpoints.upTo(step);
    if (at === null) return match;
    match.entries.push(...this.entries.slice(0, at.step));
    match.moves.push(...this.moves.slice(0, at.moves));
    this.game.copy(at.state, match.state);
    match.between = at.between;
    match.table = at.table;
    match.decisions = [...at.decisions];
    match.questions = [...at.questions];
    match.mark();
    return match;
  }

  log(): Log {
    const { game, seats, options, key } = this;
    return { format: 1, game: game.id, rules: game.rules, seats, options, key, entries: [...this.entries] };
  }

  /** Those who resigned take the last places; the order of the others is the game's. */
  outcome(): Outcome | null {
    const outcome = this.game.outcome(this.state);
    return outcome === null ? null : withoutResigned(outcome, this.table.resigned);
  }

  /** What the seat may do now, in words. */
  legal(seat: number): string[] {
    const { legal } = this.workbench;
    const count = this.game.legal(this.state, seat, legal);
    // Each action asks this of each seat, and `Array.from` would take several times as long.
    const words: string[] = [];
    for (let i = 0; i < count; i++) words.push(this.game.print(legal[i]));
    return words;
  }

  /** Tries actions on the state of the workbench. If none is refused, that state is the result. */
  private tried(
    seat: number,
    words: readonly string[],
    { paused = false, recorded = false }: Provenance & { readonly paused?: boolean },
  ): Result<readonly GameMove[], Fault | Reason> {
    const open = this.accepting(paused);
    if (!open.ok) return open;
    if (!isSeat(seat, this.seats)) return fail(fault('no-such-seat', { seat, seats: this.seats }));
    if (words.length === 0) return fail(fault('no-action'));
    const actions = words.map((word) => this.game.parse(word));
    const strange = actions.indexOf(null);
    if (strange >= 0) return fail(fault('unknown-word', { word: words[strange] }));
    const { trial } = this.workbench;
    this.game.copy(this.state, trial);
    const moves: GameMove[] = [];
    for (const [i, action] of (actions as number[]).entries()) {
      const refused = this.refusal(trial, seat, action, i > 0 ? words[i] : null);
      // Otherwise a seat could try an action, see what it shows, and have the whole submit refused as if nothing happened.
      const tried = !recorded && i > 0 && (refused !== null || i === words.length - 1);
      if (tried && discloses(this.game, this.state, trial, moves, this.fresh(this.state)))
        return fail(fault('sight-between', { word: words.at(-1)! }));
      if (refused !== null) return fail(refused);
      this.game.apply(trial, seat, action);
      moves.push({ seat, action });
    }
    return ok(moves);
  }

  private accepting(paused = false): Result<null, Fault> {
    if (this.table.aborted) return fail(fault('aborted'));
    if (this.game.outcome(this.state) !== null) return fail(fault('over'));
    if (this.table.paused !== paused) return fail(fault(paused ? 'not-paused' : 'paused'));
    return ok(null);
  }

  /** Whether the seat may undo its last action. */
  undoable(seat: number): boolean {
    return this.accepting().ok && this.undone(seat).ok;
  }

  /**
   * The state before a seat's last action. Refused if anybody or chance has moved since, or if the action showed the
   * seat something new.
   */
  private undone(seat: number, recorded = false): Result<S, Fault> {
    const { game } = this;
    const last = this.moves.at(-1);
    if (last === undefined || last.seat !== seat) return fail(fault('undo-not-last', { seat }));
    const before = this.after(this.moves.length - 1);
    const after = this.fresh(before);
    game.apply(after, seat, last.action);
    if (game.event(after) !== null) return fail(fault('undo-after-chance', { seat }));
    return !recorded && discloses(game, before, after, [last], this.fresh(before))
      ? fail(fault('undo-after-sight', { seat }))
      : ok(before);
  }

  /** A submit is written before its chance events are known, so none may lie between two of its words. */
  private refusal(state: S, seat: number, action: number, later: string | null): Fault | Reason | null {
    if (later !== null && this.game.event(state) !== null) return fault('chance-between', { word: later });
    return this.game.refusal(state, seat, action);
  }

  private fresh(from: S): S {
    const state = this.game.create(this.seats, this.options);
    this.game.copy(from, state);
    return state;
  }

  /** The state at the beginning. */
  private dealt(): S {
    const state = this.game.create(this.seats, this.options);
    this.settle(state);
    return state;
  }

  /** The state after so many of the moves in force. */
  private after(moves: number): S {
    const from = this.checkpoints.within(moves);
    const state = from === null ? this.dealt() : this.fresh(from.state);
    for (const { seat, action } of this.moves.slice(from?.moves ?? 0, moves)) {
      this.game.apply(state, seat, action);
      this.settle(state);
    }
    return state;
  }

  /** Keeps a checkpoint, if one is due. */
  private mark(): void {
    const { step, between, table } = this;
    if (!this.checkpoints.isDue(step)) return;
    this.checkpoints.add({
      step,
      moves: this.moves.length,
      state: this.fresh(this.state),
      between,
      table,
      decisions: [...this.decisions],
      questions: [...this.questions],
    });
  }

  /** Lets chance move until a seat must act, or the game is over. */
  private settle(state: S): void {
    for (let name = this.game.event(state); name !== null; name = this.game.event(state)) {
      this.game.chance(state, rngAt(this.key, name));
    }
  }

  /** The same, and answers the states before each event. */
  private settled(state: S): S[] {
    const before: S[] = [];
    for (let name = this.game.event(state); name !== null; name = this.game.event(state)) {
      before.push(this.fresh(state));
      this.game.chance(state, rngAt(this.key, name));
    }
    return before;
  }

  private ask(): void {
    const asked = this.game.actors(this.state) | this.game.mayAct(this.state);
    for (let seat = 0; seat < this.seats; seat++) {
      const question = includes(asked, seat) ? this.legal(seat).join(' ') : '';
      if (question === this.questions[seat]) continue;
      this.questions[seat] = question;
      this.decisions[seat] = this.step;
    }
  }
}
