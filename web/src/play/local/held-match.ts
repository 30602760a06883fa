import { busyWhile } from '../../shell/quiet-moment.js';
import { lockTab, type TabLock } from '../../shell/tab-lock.js';
import { standingOf } from '../match-standing.js';
import type { MatchNews } from './host-message.js';
import { LocalMatch, type Start } from './match.js';
import { sailorsOf } from './sailors.js';
import { fetchOne, type Keeping, keep, type SavedMatch } from './saved-matches.js';
import { startEngine } from './start-engine.js';

/** A match from the shelf in the hands of this tab: nobody plays it elsewhere meanwhile, and every step goes back there. */
export class HeldMatch {
  private newest: SavedMatch;
  private match: LocalMatch | null = null;
  private rest = (): void => {};

  private constructor(
    /** As it was when it was taken from the shelf. */
    readonly kept: SavedMatch,
    private readonly held: TabLock,
  ) {
    this.newest = kept;
  }

  /**
   * Takes a match for this tab alone; says if it is not on the shelf, or if another tab has it, unless `wrest` takes it
   * from that tab. `wrested` is called when another tab does so.
   */
  static async take(
    id: string,
    wrested: () => void,
    { wrest = false } = {},
  ): Promise<HeldMatch | 'lost' | 'elsewhere'> {
    let taken: HeldMatch | null = null;
    let gone = false;
    const lose = (): void => {
      gone = true;
      taken?.release();
      wrested();
    };
    const held = await lockTab(id, lose, { take: wrest });
    if (held === null) return 'elsewhere';
    const kept = await fetchOne(id);
    if (kept !== undefined && !gone) {
      taken = new HeldMatch(kept, held);
      return taken;
    }
    held.release();
    return gone ? 'elsewhere' : 'lost';
  }

  /**
   * Starts the match. `linger` is how long the player who acted sees the result before the device is to be passed, in
   * ms.
   */
  play(linger: () => number, face: number | null = null, start: Start = startEngine): LocalMatch {
    const { setup, rules = null, entries, decided } = this.kept;
    const match = new LocalMatch(
      { setup, rules, entries, decided },
      sailorsOf(this.kept, face),
      (news) => this.keep(news),
      start,
      linger,
    );
    this.match = match;
    // The match must be finished under the rules it was begun with, so the page does not reload meanwhile.
    this.rest = busyWhile(() => match.outcome.value === null);
    return match;
  }

  release(): void {
    this.rest();
    this.match?.close();
    this.held.release();
  }

  private async keep({ log: { rules, entries }, decided, outcome, sights }: MatchNews): Promise<Keeping> {
    const { newest } = this;
    const moved = entries.length !== newest.entries.length;
    // Looking at a match changes nothing.
    if (!moved && newest.rules === rules) return 'kept';
    const [first] = sights;
    const standing = first === undefined ? (newest.standing ?? null) : standingOf(first[1].view);
    const touched = moved ? Date.now() : newest.touched;
    const back = entries.length < newest.entries.length ? 1 : 0;
    const takenBack = (newest.takenBack ?? 0) + back;
    this.newest = { ...newest, rules, entries, decided, takenBack, outcome, standing, touched };
    return keep(this.newest);
  }
}
