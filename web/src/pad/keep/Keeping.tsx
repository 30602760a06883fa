import { useSignal } from '@preact/signals';
import { Share } from '../../after/Share.js';
import { Icon } from '../../parts/Icon.js';
import { toast } from '../../parts/Toast.js';
import type { PadGame, PadWords } from '../game.js';
import type { Sheet } from '../sheet.js';
import { Again } from './Again.js';
import { linkTo, saveFile, saveTable, sharePicture } from './carry.js';
import { groupId } from './group.js';
import './keeping.css';
import { SheetCurve } from './SheetCurve.js';

interface Props {
  readonly sheet: Sheet;
  readonly pad: PadGame;
  readonly words: PadWords;
}

/** What can be done with a sheet beside writing on it: seen as curves, passed on, saved, played again. */
export function Keeping({ sheet, pad, words }: Props) {
  const busy = useSignal(false);
  const { keep } = words;
  const { head, outcome } = sheet;
  const picture = async (): Promise<void> => {
    busy.value = true;
    try {
      await sharePicture(sheet, pad, words);
    } catch {
      toast(keep.pictureFailed, { grave: true });
    }
    busy.value = false;
  };
  return (
    <section class="keeping stack" aria-label={keep.passOn}>
      {outcome !== null && <Again sheet={sheet} pad={pad} words={words} />}
      <SheetCurve sheet={sheet} pad={pad} />
      <div class="panel stack">
        <h2>{keep.passOn}</h2>
        <ul class="keep-ways">
          {outcome !== null && (
            <li>
              <button type="button" class="button" disabled={busy.value} onClick={() => void picture()}>
                <Icon id="share" />
                {keep.sharePicture}
              </button>
            </li>
          )}
          <li>
            <Share label={keep.shareLink} what={() => linkTo(sheet, words)} />
          </li>
          <li>
            <button type="button" class="button" onClick={() => void saveFile([sheet])}>
              <Icon id="download" />
              {keep.saveFile}
            </button>
            <small class="quiet">{keep.saveFileHint}</small>
          </li>
          <li>
            <button type="button" class="button" onClick={() => void saveTable([sheet])}>
              <Icon id="sheet" />
              {keep.saveTable}
            </button>
            <small class="quiet">{keep.saveTableHint}</small>
          </li>
          <li>
            <a class="button" href={`/pad/group/${groupId(head.players)}`}>
              <Icon id="star" />
              {keep.statistics}
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
