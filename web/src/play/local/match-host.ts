import { type Consult, consulting, undoMs } from '@crossbones/bots/pool';
import type { Engine } from './engine.js';
import type { HostReply, HostRequest } from './host-message.js';
import { MatchWithBots } from './match-with-bots.js';

/** What runs in the engine's thread: one match and its bots, driven by messages of the page. */
export class MatchHost {
  private playing: MatchWithBots | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whatever is being thought about the match as it stands now. */
  private thoughts = new AbortController();
  /** The newest step that is kept. */
  private kept = -1;
  private last: Promise<void> = Promise.resolve();
  private fallen = false;

  constructor(
    private readonly send: (answer: HostReply) => void,
    private readonly engineOf: (
      game: Extract<HostRequest, { is: 'open' }>['setup']['game'],
    ) => Promise<Engine>,
    /** Asks bots that take their time. */
    private readonly consult: Consult,
    /** How long a bot waits after a person's action, so that it can be taken back, in ms. */
    private readonly regret: number = undoMs.seen,
  ) {}

  /** Handles messages one after the other, in the order they came. */
  take(ask: HostRequest): void {
    this.last = this.last.then(() => this.read(ask)).catch((error) => this.fall(error));
  }

  close(): void {
    this.fallen = true;
    this.interrupt();
  }

  private async read(ask: HostRequest): Promise<void> {
    if (this.fallen) return;
    switch (ask.is) {
      case 'open': {
        const opened = MatchWithBots.open(await this.engineOf(ask.setup.game), ask);
        if (!opened.ok) return this.send({ is: 'unreadable', why: opened.error });
        // The page may have gone between a resignation and the end of what it began.
        await opened.value.playOut();
        if (this.fallen) return;
        this.playing = opened.value;
        return this.tell(null);
      }
      case 'wish': {
        if (this.playing === null) return;
        this.interrupt();
        const done = this.playing.grant(ask.wish);
        // A step of this number may come again, with other contents.
        if (done.ok) this.kept = -1;
        if (ask.wish.is === 'resign') await this.playing.playOut();
        if (ask.wish.is === 'skip') await this.playing.hurry();
        if (this.fallen) return;
        if (done.ok) this.tell(ask.id);
        else this.goOn();
        return this.send({ is: 'answer', id: ask.id, why: done.ok ? null : done.error });
      }
      case 'advise':
        // Nobody but the page that asked waits for that.
        void this.advise(ask.id, ask.seat);
        return;
      case 'on':
        this.kept = ask.step;
        this.goOn();
    }
  }

  private tell(to: number | null): void {
    this.send({ is: 'told', told: this.playing!.told(to) });
  }

  /** A bot does not move before the step it answers is kept, so that no crash can make it move twice. */
  private goOn(): void {
    clearTimeout(this.timer);
    if (this.kept !== this.playing?.step) return;
    // Somebody alone can take back at any time, so bots need not wait for it.
    const wait = this.playing.isAlone() || this.playing.undoable() === null ? 0 : this.regret;
    this.timer = setTimeout(() => void this.botsTurn().catch((error) => this.fall(error)), wait);
  }

  private async botsTurn(): Promise<void> {
    const playing = this.playing!;
    const turn = playing.turn();
    if (turn === null) return;
    const { signal } = this.thoughts;
    const advice = await consulting(playing.here, this.consult)(playing.question(turn), signal);
    if (this.fallen || signal.aborted) return;
    if (playing.botActs(turn, advice?.word ?? null)) this.tell(null);
  }

  private async advise(id: number, seat: number): Promise<void> {
    const question = this.playing?.advising(seat) ?? null;
    const { signal } = this.thoughts;
    const advice = question === null ? null : await this.consult(question, signal).catch(() => null);
    if (!this.fallen) this.send({ is: 'advice', id, advice: signal.aborted ? null : advice });
  }

  /** Gives up thoughts about a position that has passed. */
  private interrupt(): void {
    clearTimeout(this.timer);
    this.thoughts.abort();
    this.thoughts = new AbortController();
  }

  private fall(error: unknown): void {
    if (this.fallen) return;
    this.close();
    this.send({ is: 'fell', what: error instanceof Error ? error.message : String(error) });
  }
}
