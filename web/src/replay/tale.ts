import type { Entry } from '@crossbones/core';
import type { GameWords, PageWords } from '@crossbones/texts/load';

/** A step in words: what was done, and by whom. */
export function tale(
  entry: Entry | null,
  page: PageWords,
  game: Pick<GameWords, 'label'>,
  nameOf: (seat: number | string) => string,
): string {
  if (entry === null) return page.startOfGame;
  if ('action' in entry) return page.doneBy(nameOf(entry.seat), game.label(entry.action, nameOf));
  const name = entry.seat === undefined ? '' : nameOf(entry.seat);
  switch (entry.table) {
    case 'undo':
      return page.undone(name);
    case 'timeout':
      return page.outOfTime(name);
    case 'resign':
      return page.resignedBy(name);
    case 'bot':
      return page.botTakesOver(name);
    case 'back':
      return page.isBack(name);
    case 'handover':
      return page.handedOver(name);
    case 'pause':
      return page.pausedNow;
    case 'resume':
      return page.resumedNow;
    case 'abort':
      return page.abortedNow;
  }
}
