import type { Entry } from '@crossbones/core';
import type { GameWords, PageWords } from '@crossbones/texts/load';

/** A step in words: what was done, and by whom. */
export function tale(
  entry: Entry | null,
  page: PageWords,
  game: Pick<GameWords, 'label'>,
  nameOf: (seat: number | string) => string,
): string {
  if (entry === null) return page.after.startOfGame;
  if ('action' in entry) return page.after.doneBy(nameOf(entry.seat), game.label(entry.action, nameOf));
  const name = entry.seat === undefined ? '' : nameOf(entry.seat);
  switch (entry.table) {
    case 'undo':
      return page.play.undone(name);
    case 'timeout':
      return page.after.outOfTime(name);
    case 'resign':
      return page.after.resignedBy(name);
    case 'bot':
      return page.after.botTakesOver(name);
    case 'back':
      return page.after.isBack(name);
    case 'handover':
      return page.after.handedOver(name);
    case 'pause':
      return page.after.pausedNow;
    case 'resume':
      return page.after.resumedNow;
    case 'abort':
      return page.after.abortedNow;
  }
}
