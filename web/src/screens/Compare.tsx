import type { Reply } from '@crossbones/api';
import type { DuplicateWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { plain, rounded } from '../parts/number.js';
import { Icon } from '../shell/Icon.js';
import { spoken } from '../shell/language.js';
import { Masthead } from '../shell/Masthead.js';
import { refused } from '../shell/refusal-words.js';
import { connection } from '../shell/server-connection.js';
import { calledOr } from '../shell/shown-name.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume } from '../shell/words.js';
import { apartFrom } from './after/duplicate-lines.js';
import './compare.css';

type Ends = NonNullable<Reply<'duplicate'>['tables']>;

/** As long as a table still plays, it is asked for so often, in ms. */
const AGAIN_MS = 5_000;

/** How the tables that played one deal ended, seat by seat. */
export function Screen({ params: { table: id } }: { params: { readonly [name: string]: string } }) {
  const text = useVolume('duplicate');
  useTitle(text?.compare ?? null);
  const shown = useSignal<Reply<'duplicate'> | null>(null);
  const failed = useSignal<string | null>(null);
  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      const seen = await connection.call('duplicate', { table: id }, undefined, { signal: end.signal });
      if (end.signal.aborted) return;
      failed.value = seen.ok ? null : refused(seen.error);
      if (!seen.ok) return;
      shown.value = seen.value;
      if (seen.value.tables === null) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [id]);
  return (
    <div class="sheltered compare">
      <Masthead title={text?.compare} up={`/t/${id}`} />
      <main class="stack">
        {failed.value !== null ? (
          <p role="alert">{failed.value}</p>
        ) : text === null || shown.value === null ? (
          <p class="quiet" role="status">
            {page().loading}
          </p>
        ) : shown.value.tables === null ? (
          <p role="status">{text.finished(shown.value.finished, shown.value.of)}</p>
        ) : (
          <Seats tables={shown.value.tables} text={text} />
        )}
      </main>
    </div>
  );
}

function Seats({ tables, text }: { readonly tables: Ends; readonly text: DuplicateWords }) {
  const { after, play } = page();
  const seats = Math.max(...tables.map(({ names }) => names.length));
  return (
    <>
      <p class="quiet">{text.intro}</p>
      <div class="compare-frame">
        <table class="compare-seats">
          <thead>
            <tr>
              <th scope="col">{text.seat}</th>
              {tables.map(({ table }, at) => (
                <th key={table} scope="col">
                  {text.table(at + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: seats }, (_, seat) => (
              <tr key={seat}>
                <th scope="row">{seat + 1}</th>
                {tables.map(({ table, names, outcome, resigned }, at) => {
                  const apart = apartFrom(tables, at, seat);
                  return (
                    <td key={table}>
                      <span>{calledOr(names[seat] ?? null)}</span>
                      <b>
                        {outcome === null
                          ? text.unfinished
                          : outcome.points === null
                            ? text.place(outcome.places[seat])
                            : plain(outcome.points[seat])}
                      </b>
                      {resigned.includes(seat) && <small>{play.resigned}</small>}
                      {apart !== null && (
                        <small class={apart < 0 ? 'less' : 'more'}>
                          <span class="unseen">{text.apart}: </span>
                          {apart > 0 ? '+' : ''}
                          {rounded(apart, spoken())}
                        </small>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {tables.map(({ table, outcome }) => (
                <td key={table}>
                  {outcome !== null && (
                    <span class="row">
                      <a
                        class="button bare round"
                        href={`/t/${table}/replay`}
                        aria-label={after.replay}
                        title={after.replay}
                      >
                        <Icon id="play" />
                      </a>
                      <a
                        class="button bare round"
                        href={`/t/${table}/review`}
                        aria-label={after.review}
                        title={after.review}
                      >
                        <Icon id="scales" />
                      </a>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
