import type { Sight } from '@crossbones/core';
import { effect, type Signal, signal } from '@preact/signals';
import type { GamePage } from '../../play/game-page.js';
import { Stage } from '../../play/stage.js';
import { chaptersOf, nextChapter, previousChapter, type ReplayChapter } from './chapter.js';
import type { Film, OpenStep, SeenStep } from './replay-steps.js';

export const speeds = [0.5, 1, 2, 4] as const;

/** How long a step is shown before the next follows by itself, after its own story, in ms. */
const STAND = 650;

/** Plays a film: where it is, from whose seat, and whether it runs by itself. */
export class Playback {
  readonly stage: Stage;
  readonly step: Signal<number>;
  readonly seat: Signal<number>;
  readonly running = signal(false);
  readonly speed = signal<(typeof speeds)[number]>(1);
  readonly failed = signal(false);
  /** Whether all hands but one are closed, as that seat saw it. */
  readonly closed = signal(false);
  private standing: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    readonly film: Film,
    private readonly game: GamePage,
    at: { readonly step: number; readonly seat: number },
  ) {
    this.stage = new Stage(game.script);
    this.step = signal(this.within(at.step));
    this.seat = signal(at.seat);
    this.stop = effect(() => this.follow());
    void this.show();
  }

  get last(): number {
    return this.film.reel.steps;
  }

  /** The rounds, as far as their steps have been fetched. */
  get chapters(): ReplayChapter[] {
    void this.film.news.value;
    return chaptersOf(
      Array.from({ length: this.last + 1 }, (_, step) => {
        const one = this.film.at(step);
        return one && this.headingOf(one);
      }),
    );
  }

  goTo(step: number): void {
    const next = this.within(step);
    if (next === this.step.value) return;
    this.step.value = next;
    void this.show();
  }

  /** Goes to a step by hand, which stops the running by itself. */
  turn(step: number): void {
    this.running.value = false;
    this.goTo(step);
  }

  async nextRound(): Promise<void> {
    this.turn(await nextChapter(this.headingAt, this.step.value, this.last).catch(() => this.step.value));
  }

  async previousRound(): Promise<void> {
    this.turn(await previousChapter(this.headingAt, this.step.value).catch(() => this.step.value));
  }

  watchFrom(seat: number): void {
    this.seat.value = seat;
    this.standing = null;
    void this.show();
  }

  /** Closes all hands but that of the seat that is watched from, or opens them again. */
  close(closed: boolean): void {
    this.closed.value = closed;
    this.standing = null;
    void this.show();
  }

  run(running: boolean): void {
    if (running && this.step.value === this.last) this.goTo(0);
    this.running.value = running;
  }

  end(): void {
    clearTimeout(this.timer);
    this.stop();
    this.stage.close();
  }

  private headingOf({ open }: OpenStep): string {
    return this.game.heading(this.game.opened(open, this.seat.value));
  }

  private readonly headingAt = async (step: number): Promise<string> =>
    this.headingOf(this.film.at(step) ?? (await this.film.want(step)));

  private within(step: number): number {
    return Math.min(this.last, Math.max(0, Number.isFinite(step) ? Math.trunc(step) : 0));
  }

  private async show(): Promise<void> {
    const wanted = this.step.value;
    const seat = this.seat.value;
    const closed = this.closed.value;
    let one: OpenStep;
    let seen: SeenStep | null = null;
    try {
      one = this.film.at(wanted) ?? (await this.film.want(wanted));
      if (closed) seen = await this.film.reel.seen(wanted, seat);
    } catch {
      this.failed.value = true;
      return;
    }
    this.failed.value = false;
    // Somebody may have moved on while the step was fetched.
    if (wanted !== this.step.value || seat !== this.seat.value || closed !== this.closed.value) return;
    const sight = this.sightOf(one, seen ?? this.opened(one));
    // The next step is told as a story; any other step, or one that comes while the last is still told, is shown at
    // once.
    if (this.standing !== null && wanted === this.standing + 1 && this.stage.idle) this.stage.show(sight);
    else this.stage.cut(sight);
    this.standing = wanted;
  }

  private opened({ open, between }: OpenStep): SeenStep {
    const seen = (view: OpenStep['open']) => this.game.opened(view, this.seat.value);
    return { view: seen(open), between: between.map(seen) };
  }

  private sightOf({ step, actors }: OpenStep, seen: SeenStep): Sight {
    return { step, decision: step, actors, may: [], legal: [], ...seen };
  }

  /** Goes on by itself once the present step has been told. */
  private follow(): void {
    clearTimeout(this.timer);
    this.stage.rate = this.speed.value;
    const shown = this.stage.shown.value;
    if (!this.running.value || !shown?.latest || shown.sight.step !== this.step.value) return;
    if (this.step.value === this.last) {
      this.running.value = false;
      return;
    }
    this.timer = setTimeout(() => this.goTo(this.step.value + 1), (STAND + shown.hold) / this.speed.value);
  }
}
