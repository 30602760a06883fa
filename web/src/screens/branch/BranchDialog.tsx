import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { branchOf, canBranch, type OpenedMatch } from '../../play/local/branch.js';
import { fetchAll, keep, type SavedMatch } from '../../play/local/saved-matches.js';
import { Icon } from '../../shell/Icon.js';
import { go } from '../../shell/router.js';
import { useVolume } from '../../shell/words.js';
import type { NoReel } from '../replay/replay-source.js';
import { BranchForm } from './BranchForm.js';
import { BranchList } from './BranchList.js';
import { freeName, treeOf } from './branch-tree.js';
import { type MatchPlace, openMatch, pathOf } from './open-match.js';
import './branch.css';

interface Props {
  readonly place: MatchPlace;
  readonly step: number;
  /** The seat from which the match is watched: whoever asks what if sits there first. */
  readonly seat: number;
  readonly close: () => void;
}

/** What if: plays on from a step of a finished match, and lists what has been tried. */
export function BranchDialog({ place, step, seat, close }: Props) {
  const text = useVolume('branches');
  const opened = useSignal<OpenedMatch | NoReel | null>(null);
  const all = useSignal<readonly SavedMatch[] | null>(null);
  const read = async (): Promise<void> => {
    all.value = await fetchAll();
  };
  useEffect(() => {
    const leaving = new AbortController();
    void read();
    void openMatch(place, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) opened.value = found;
    });
    return () => leaving.abort();
  }, []);
  const found = opened.value;
  if (text === null || found === null || all.value === null) return null;
  const path = pathOf(place);
  const tree = treeOf(path, all.value);
  return (
    <Dialog title={text.title} close={close}>
      {'is' in found ? (
        <p role="alert">{found.why ?? text.passOnFailed}</p>
      ) : (
        <div class="stack">
          <p>{text.about}</p>
          <BranchForm
            names={found.names}
            seat={seat}
            step={step}
            left={canBranch(found, step)}
            free={(name) => freeName(name, tree.rows, text.another)}
            begin={async (wish) => {
              const branch = branchOf(found, wish);
              await keep(branch);
              go(`/local/${branch.id}`);
            }}
          />
          <div class="row">
            <a class="button" href={`${path}/guess`}>
              <Icon id="help" />
              {text.guess}
            </a>
          </div>
          <BranchList tree={tree} current={path} opened={found} changed={read} />
        </div>
      )}
    </Dialog>
  );
}
