// One four-player match as the load sees it, whatever server it runs on: at most one action under way, which is done
// when its sender has the reply and all four streams have shown it.
import { performance } from 'node:perf_hooks';

export const SEATS = 4;

export class Match {
  over = false;
  busy = false;
  played = 0;
  /** Called with the times of the reply and of the last of the four streams. */
  done = () => {};
  failed = (why) => {
    throw new Error(why);
  };
  #replyAt = 0;
  #seenAt = 0;
  #unseen = 0;

  begin() {
    if (this.busy) throw new Error('an action is under way already');
    this.busy = true;
    this.#replyAt = 0;
    this.#unseen = SEATS;
  }

  replied() {
    this.#replyAt = performance.now();
    this.#finish();
  }

  seen() {
    if (--this.#unseen === 0) this.#seenAt = performance.now();
    this.#finish();
  }

  #finish() {
    if (this.#unseen > 0 || this.#replyAt === 0) return;
    this.busy = false;
    this.played++;
    this.done(this.#replyAt, this.#seenAt);
  }
}

export const any = (list) => list[Math.floor(Math.random() * list.length)];
