import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Share } from '../../../parts/Share.js';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { Icon } from '../../../shell/Icon.js';
import { useLate } from '../../../shell/load-late.js';
import { toast } from '../../../shell/Toast.js';
import { page } from '../../../shell/words.js';
import { groupId } from './group.js';
import { hasCurve } from './has-curve.js';
import { PlayAgain } from './PlayAgain.js';
import './pass-on.css';

interface Props {
  readonly sheet: Sheet;
  readonly pad: PadGame;
  readonly words: PadWords;
}

/** What writes files and links, fetched when somebody wants one. */
const carry = () => import('./save-and-share.js');

/** What can be done with a sheet besides writing on it: its curves, passing it on, saving it, playing again. */
export function PassOn({ sheet, pad, words }: Props) {
  const busy = useSignal(false);
  const { keep } = words;
  const { head, outcome } = sheet;
  const once = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    busy.value = true;
    await work().catch(() => toast(failed, { grave: true }));
    busy.value = false;
  };
  const picture = async () => (await carry()).sharePicture(sheet, pad, words);
  const asFile = async () => (await carry()).saveFile([sheet]);
  const asTable = async () => (await carry()).saveTable([sheet]);
  return (
    <section class="keeping stack" aria-label={keep.passOn}>
      {outcome !== null && <PlayAgain sheet={sheet} pad={pad} words={words} />}
      {hasCurve(sheet, pad) && <LateCurve sheet={sheet} pad={pad} />}
      <div class="panel stack">
        <h2>{keep.passOn}</h2>
        <ul class="keep-ways">
          {outcome !== null && (
            <li>
              <button
                type="button"
                class="button"
                disabled={busy.value}
                onClick={() => void once(picture, keep.pictureFailed)}
              >
                <Icon id="share" />
                {keep.sharePicture}
              </button>
            </li>
          )}
          <li>
            <Share label={keep.shareLink} what={async () => (await carry()).linkTo(sheet, words)} />
          </li>
          <li>
            <button
              type="button"
              class="button"
              disabled={busy.value}
              onClick={() => void once(asFile, page().trouble.notOffline)}
            >
              <Icon id="download" />
              {keep.saveFile}
            </button>
            <small class="quiet">{keep.saveFileHint}</small>
          </li>
          <li>
            <button
              type="button"
              class="button"
              disabled={busy.value}
              onClick={() => void once(asTable, page().trouble.notOffline)}
            >
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

function LateCurve({ sheet, pad }: Omit<Props, 'words'>) {
  const late = useLate(() => import('./SheetCurve.js'));
  const SheetCurve = late.value?.SheetCurve;
  if (SheetCurve !== undefined) return <SheetCurve sheet={sheet} pad={pad} />;
  // Its room is kept before it is there, or everything below would jump away from under somebody's finger.
  return (
    <div class="panel curve-room">
      <b>{page().play.scoreCurve}</b>
      <span />
    </div>
  );
}
