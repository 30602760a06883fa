/** The answer when the lock was taken: it lets go of the match. A refusal means that another tab has it. */
export interface TabLock {
  release(): void;
}

/** How long other tabs have to say that they hold a match, where the browser has no locks. */
const ANSWER_MS = 250;

type Note = { readonly is: 'wanted' | 'held' | 'taken'; readonly match: string; readonly by: number };

/**
 * Holds a match for this tab alone, so that two tabs cannot play it in two ways. With `take` it is taken from the tab
 * that has it; `lost` is called when another tab has taken it from this one.
 */
export function lockTab(match: string, lost: () => void, { take = false } = {}): Promise<TabLock | null> {
  if (typeof navigator !== 'undefined' && navigator.locks !== undefined) return lock(match, lost, take);
  if (typeof BroadcastChannel !== 'undefined') return claim(match, lost, take);
  return Promise.resolve({ release() {} });
}

function lock(match: string, lost: () => void, steal: boolean): Promise<TabLock | null> {
  return new Promise((resolve) => {
    let mine = true;
    const held = navigator.locks.request(
      `match/${match}`,
      steal ? { steal } : { ifAvailable: true },
      (got) => {
        if (got === null) return resolve(null);
        return new Promise<void>((letGo) => {
          resolve({
            release() {
              mine = false;
              letGo();
            },
          });
        });
      },
    );
    held.catch(() => mine && lost());
  });
}

/** Browsers have no locks at an insecure address: there, tabs ask each other. */
function claim(match: string, lost: () => void, take: boolean): Promise<TabLock | null> {
  const channel = new BroadcastChannel('crossbones-local');
  const by = Math.random();
  const say = (is: Note['is']): void => channel.postMessage({ is, match, by } satisfies Note);
  return new Promise((resolve) => {
    let mine = take;
    const refused = (): void => {
      clearTimeout(timer);
      channel.close();
      resolve(null);
    };
    const won = (): void => {
      mine = true;
      resolve({ release: () => channel.close() });
    };
    const timer = take ? undefined : setTimeout(won, ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<Note>) => {
      if (data.match !== match) return;
      if (data.is === 'taken' && mine) {
        channel.close();
        lost();
      } else if (data.is === 'wanted' && mine) say('held');
      // When two ask at once, the lower number gets it.
      else if (!mine && (data.is === 'held' || data.is === 'taken' || data.by < by)) refused();
    };
    say(take ? 'taken' : 'wanted');
    if (take) won();
  });
}
