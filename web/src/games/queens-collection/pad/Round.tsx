import { isShelves, type Round as Written } from '@crossbones/games/queens-collection/ledger';
import type { RoundProps } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { MarketForm } from './MarketForm.js';
import { ShelvesForm } from './ShelvesForm.js';

/** A round of The Queen’s Collection: what everybody has, or how the boxes stand where all play together. */
export function Round({ head, written, write }: RoundProps<Written>) {
  return isShelves(written) ? (
    <ShelvesForm head={head} written={written} words={padWordsOf('queens-collection')} write={write} />
  ) : (
    <MarketForm head={head} written={written} words={padWordsOf('queens-collection')} write={write} />
  );
}
