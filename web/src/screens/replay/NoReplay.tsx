import { go } from '../../shell/router.js';
import { page } from '../../shell/words.js';
import { NoTable } from '../table/NoTable.js';
import type { NoReel } from './replay-source.js';

/** Why there is nothing to watch, and where to go instead. */
export function NoReplay({ reason: { is, why }, back }: { reason: NoReel; back: string }) {
  const words = page();
  switch (is) {
    case 'lost':
      return <NoTable title={words.trouble.notFound} about={why ?? words.trouble.notFoundHint} />;
    case 'unfinished':
      return (
        <NoTable
          title={words.after.replay}
          about={words.after.replayLater}
          again={[words.after.backToTable, () => go(back)]}
        />
      );
    case 'unreadable':
      return <NoTable title={words.after.replayUnreadable} {...(why === null ? {} : { about: why })} />;
  }
}
