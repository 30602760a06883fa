import type { GameId } from '@crossbones/games';
import { Art } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';
import './no-table.css';

interface Props {
  readonly title: string;
  readonly about?: string;
  /** What can be done about it. */
  readonly again?: readonly [label: string, act: () => void];
  /** A new table of this game may be what is wanted. */
  readonly open?: GameId;
}

/** There is no table to show, and this is why. */
export function NoTable({ title, about, again, open }: Props) {
  const words = page();
  return (
    <main class="sheltered narrow notice">
      <Art id="logo" class="notice-mark" />
      <h1>{title}</h1>
      {about !== undefined && <p class="quiet">{about}</p>}
      <div class="row">
        {again && (
          <button type="button" class="button main" onClick={again[1]}>
            {again[0]}
          </button>
        )}
        {open && (
          <a class="button main" href={`/open/${open}`}>
            {words.home.openTable}
          </a>
        )}
        <a class={`button ${again || open ? '' : 'main'}`} href="/">
          {words.goHome}
        </a>
      </div>
    </main>
  );
}
