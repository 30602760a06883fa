import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { Files } from './keep/Files.js';
import { Groups } from './keep/Groups.js';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly words: PadWords;
  /** Called when a sheet was added or removed. */
  readonly changed: () => void;
}

/** What can be done with all sheets together; shown after the list itself. */
export function Shelf({ sheets, words, changed }: Props) {
  return (
    <>
      <Groups sheets={sheets} words={words} />
      <Files sheets={sheets} words={words} changed={changed} />
    </>
  );
}
