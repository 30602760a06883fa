import type { LuckShare } from '@crossbones/bots/review';
import { joinedReviews } from '@crossbones/bots/review/summary';
import type { ReviewUnit } from '@crossbones/games/crew';
import { signal } from '@preact/signals';
import type { GradedDecision, GradedMatch, ReviewNews, ReviewOrder, ReviewTask } from './review-message.js';
import { type HireReviewer, hireReviewer, type ReviewThread } from './review-thread.js';

/** Everything a review has found. */
export interface FoundReview {
  readonly review: GradedMatch;
  /** Null for a match that was not played to its end, or of which not everything may be known yet. */
  readonly luck: readonly LuckShare[] | null;
}

/** A phone has other things to do. */
const MOST_THREADS = 2;

/** A review under way in threads of this device; what it finds is shown as it comes. */
export class ReviewRun {
  /** All that is graded so far, by step. */
  readonly graded = signal<readonly GradedDecision[]>([]);
  /** What it is counted in; null before anything is known. */
  readonly unit = signal<ReviewUnit | null>(null);
  /** From 0 to 1. */
  readonly progress = signal(0);
  readonly found = signal<FoundReview | null>(null);
  readonly failed = signal<string | null>(null);
  private readonly threads: ReviewThread[] = [];
  private readonly waiting: ReviewTask[] = [];
  private readonly parts: GradedMatch[] = [];
  private readonly shares: number[];
  private luck: readonly LuckShare[] | null | undefined;

  constructor(
    private readonly match: ReviewOrder['match'],
    hire: HireReviewer = hireReviewer,
    cores = navigator.hardwareConcurrency,
    private readonly depth = 1,
  ) {
    const of = Math.max(1, Math.min(MOST_THREADS, cores || 1));
    this.shares = Array<number>(of).fill(0);
    for (let at = 0; at < of; at++) this.waiting.push({ is: 'grade', at, of });
    this.waiting.push({ is: 'luck' });
    for (let at = 0; at < of; at++) {
      this.threads.push(hire((news) => this.hear(at, news)));
      this.next(at);
    }
  }

  /** Gives it up, or cleans up after it; what was found so far stays. */
  end(): void {
    for (const thread of this.threads.splice(0)) thread.end();
  }

  private next(at: number): void {
    const task = this.waiting.shift();
    if (task !== undefined) this.threads[at].post({ match: this.match, task, depth: this.depth });
  }

  private hear(at: number, news: ReviewNews): void {
    if (this.threads.length === 0) return;
    switch (news.is) {
      case 'graded':
        this.shares[at] = news.progress;
        this.unit.value = news.unit;
        this.show(news.decisions);
        return;
      case 'review':
        this.shares[at] = 1;
        this.parts.push(news.review);
        this.show(news.review.decisions);
        break;
      case 'luck':
        this.luck = news.luck;
        break;
      case 'failed':
        this.failed.value = news.why;
        this.end();
        return;
      case 'position':
        throw new Error('nobody asked for a position');
    }
    this.next(at);
    this.conclude();
  }

  private show(decisions: readonly GradedDecision[]): void {
    const all = new Map(this.graded.value.map((one) => [one.step, one]));
    for (const one of decisions) all.set(one.step, one);
    this.graded.value = [...all.values()].sort((a, b) => a.step - b.step);
    this.progress.value = this.shares.reduce((sum, share) => sum + share, 0) / this.shares.length;
  }

  private conclude(): void {
    const [first, ...others] = this.parts;
    if (this.parts.length < this.shares.length || this.luck === undefined) return;
    this.found.value = { review: joinedReviews([first, ...others]), luck: this.luck };
    this.end();
  }
}
