import { useSignal } from '@preact/signals';
import { Share } from '../../parts/Share.js';
import type { OpenedMatch } from '../../play/local/branch.js';
import { forget, keep, type SavedMatch } from '../../play/local/saved-matches.js';
import { Icon } from '../../shell/Icon.js';
import { page, useVolume, words } from '../../shell/words.js';
import { Confirm } from '../account/Confirm.js';
import type { BranchTree } from './branch-tree.js';
import { shareBranch, shareMatch } from './share-branch.js';

interface Props {
  readonly tree: BranchTree;
  /** The match that is looked at. */
  readonly current: string;
  readonly opened: OpenedMatch;
  /** A branch has another name, or is gone. */
  readonly changed: () => Promise<void>;
}

/** The match and its branches: from each to each, to go on with, to pass on, to rename. */
export function BranchList({ tree, current, opened, changed }: Props) {
  const text = useVolume('branches');
  if (text === null) return null;
  const title = words().games[opened.setup.game].name;
  return (
    <section class="branch-tree">
      <h3>{text.tree}</h3>
      <ul>
        <li class="branch-row" data-current={tree.root === current}>
          <span class="branch-name">
            <b>{text.itself}</b>
            {tree.root === current && <small class="quiet">{text.current}</small>}
          </span>
          {tree.root !== current && (
            <a
              class="button bare round"
              href={`${tree.root}/replay`}
              aria-label={text.itself}
              title={text.itself}
            >
              <Icon id="play" />
            </a>
          )}
          {tree.root === current && (
            <Share bare label={text.passOn} what={() => shareMatch(opened, title, text)} />
          )}
        </li>
        {tree.rows.map(({ kept, depth }) => (
          <Row
            key={kept.id}
            kept={kept}
            depth={depth}
            isCurrent={`/local/${kept.id}` === current}
            title={title}
            changed={changed}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly kept: SavedMatch;
  readonly depth: number;
  readonly isCurrent: boolean;
  readonly title: string;
  readonly changed: () => Promise<void>;
}

function Row({ kept, depth, isCurrent, title, changed }: RowProps) {
  const text = useVolume('branches');
  const renamed = useSignal<string | null>(null);
  const leaving = useSignal(false);
  const { origin } = kept;
  if (text === null || origin === undefined) return null;
  const { name, step } = origin;
  const over = kept.outcome !== null;
  const rename = async (): Promise<void> => {
    const wanted = renamed.value?.trim();
    renamed.value = null;
    if (!wanted || wanted === name) return;
    await keep({ ...kept, origin: { ...origin, name: wanted } });
    await changed();
  };
  if (renamed.value !== null)
    return (
      <li class="branch-row" style={{ '--depth': depth }}>
        <form
          class="branch-rename"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <input
            class="input"
            maxLength={40}
            aria-label={text.called}
            value={renamed.value}
            onInput={({ currentTarget }) => (renamed.value = currentTarget.value)}
          />
          <button type="submit" class="button bare round" aria-label={text.rename} title={text.rename}>
            <Icon id="check" />
          </button>
        </form>
      </li>
    );
  const button = (icon: string, label: string, act: () => void) => (
    <button
      type="button"
      class="button bare round"
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={act}
    >
      <Icon id={icon} />
    </button>
  );
  const way = over ? page().after.replay : page().home.goOn;
  return (
    <li class="branch-row" style={{ '--depth': depth }} data-current={isCurrent}>
      <span class="branch-name">
        <b>{name}</b>
        <small class="quiet">
          {[
            step === 0 ? text.sameDeal : text.fromStep(step),
            isCurrent ? text.current : over ? null : text.underWay,
          ]
            .filter((one) => one !== null && one !== name)
            .join(' · ')}
        </small>
      </span>
      <span class="branch-ways">
        {!isCurrent && (
          <a
            class="button bare round"
            href={`/local/${kept.id}${over ? '/replay' : ''}`}
            aria-label={`${way}: ${name}`}
            title={way}
          >
            <Icon id="play" />
          </a>
        )}
        <Share bare label={`${text.passOn}: ${name}`} what={() => shareBranch(kept, title, text)} />
        {button('pen', text.rename, () => (renamed.value = name))}
        {!isCurrent && button('trash', page().settings.deleteGame, () => (leaving.value = true))}
      </span>
      {leaving.value && (
        <Confirm
          title={page().settings.deleteGame}
          yes={page().settings.deleteGame}
          go={() => void forget(kept.id).then(changed)}
          close={() => (leaving.value = false)}
        >
          {page().settings.deleteGameSure}
        </Confirm>
      )}
    </li>
  );
}
