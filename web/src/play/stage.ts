import type { Sight, View } from '@crossbones/core';
import { batch, type Signal, signal } from '@preact/signals';
import { settings } from '../shell/settings.js';
import type { Scene, Script } from './script.js';

export type { Scene, Script } from './script.js';

/** What is on the stage. */
export interface Shown<V = View, M = unknown> extends Scene<V, M> {
  readonly sight: Sight;
  /** Nothing newer waited when it came: whose turn it is can be seen on it. */
  readonly latest: boolean;
  readonly number: number;
}

/** Who comes back after a while does not want to see every card of it: so much may wait to be told, in ms. */
const MOST_WAITING = 20_000;
const held = { none: 0.3, fast: 0.55, normal: 1, slow: 1.7 } as const;

/** Shows sights one after the other, each long enough to be read; a tap cuts it short. */
export class Stage<V extends View = View, M = unknown> {
  readonly shown: Signal<Shown<V, M> | null> = signal(null);
  /**
   * Nothing newer waits behind the curtain: actions are offered. Apart from the picture, which stands as it is when
   * something comes: others act while a piece still flies, and to draw everything anew then would make it falter.
   */
  readonly settled = signal(false);
  /** Called before the picture changes, while the old one still stands. */
  before: () => void = () => {};
  private waiting: { readonly scene: Scene<V, M>; readonly sight: Sight }[] = [];
  private newest: V | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is shown has its time still. */
  private holding = false;
  private step = 0;
  private number = 0;
  /** So many times as fast as usual. */
  rate = 1;
  /** So long, in ms, a picture that is to be read waits for a tap; without patience it is shown like any other. */
  patience = 0;

  constructor(private readonly script: Script<V, M>) {}

  show(sight: Sight): void {
    const isBack = sight.step < this.step;
    this.step = sight.step;
    // What is taken back is not told backwards.
    if (isBack) {
      this.before();
      this.cut(sight);
      return;
    }
    const view = sight.view as V;
    // Who comes to a table finds it as it is: what was to be read before has been read.
    const isFirst = this.newest === null;
    const scenes = this.script(this.newest, sight as Sight & { view: V }).map(({ untilTapped, ...scene }) =>
      untilTapped && !isFirst ? { ...scene, untilTapped } : scene,
    );
    this.newest = view;
    for (const scene of scenes) this.waiting.push({ scene, sight });
    const untold = this.waiting.reduce((sum, { scene }) => sum + scene.hold, 0);
    // One step alone is always told, however much happens in it.
    if (untold > MOST_WAITING && this.waiting.length > scenes.length) this.waiting = this.waiting.slice(-1);
    if (!this.holding) this.next();
    // What stands there still is not the newest any more.
    else if (this.waiting.length > 0) this.settled.value = false;
  }

  /** Goes to the newest picture at once, or to one on the way that is to be read. */
  skip(): void {
    if (this.waiting.length === 0) return;
    const read = this.patience > 0 ? this.waiting.findLastIndex(({ scene }) => scene.untilTapped) : -1;
    this.waiting = this.waiting.slice(read);
    this.next();
  }

  /** What rested has been read. */
  goOn(): void {
    if (this.shown.value?.untilTapped) this.next();
  }

  /** Nothing is being told. */
  get idle(): boolean {
    return !this.holding && this.waiting.length === 0;
  }

  /** Shows a sight as it is, from wherever: nothing moves there. */
  cut(sight: Sight): void {
    this.release();
    this.waiting = [];
    const view = sight.view as V;
    this.newest = view;
    this.put({ view, moment: null, hold: 0 }, sight);
  }

  close(): void {
    this.release();
    this.waiting = [];
  }

  private put(scene: Scene<V, M>, sight: Sight): void {
    const latest = this.waiting.length === 0;
    batch(() => {
      this.shown.value = { ...scene, sight, latest, number: ++this.number };
      this.settled.value = latest;
    });
  }

  private release(): void {
    clearTimeout(this.timer);
    this.holding = false;
  }

  private next(): void {
    this.release();
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.before();
    this.put(one.scene, one.sight);
    const usual = (one.scene.hold * held[settings.value.motion]) / this.rate;
    const hold = one.scene.untilTapped ? Math.max(usual, this.patience) : usual;
    this.holding = true;
    if (hold === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(() => {
      this.holding = false;
      this.next();
    }, hold);
  }
}
