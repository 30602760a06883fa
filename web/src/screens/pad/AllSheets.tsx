import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { Groups } from './keep/Groups.js';
import { ImportExport } from './keep/ImportExport.js';

interface Props {
  readonly sheets: readonly Sheet[];
  readonly words: PadWords;
  /** Called when a sheet was added or removed. */
  readonly changed: () => void;
}

/** What can be done with all sheets together; shown after the list itself. */
export function AllSheets({ sheets, words, changed }: Props) {
  return (
    <>
      <Groups sheets={sheets} words={words} />
      <ImportExport sheets={sheets} words={words} changed={changed} />
    </>
  );
}
