import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../shell/Masthead.js';
import { go } from '../shell/router.js';
import { troubled } from '../shell/server-connection.js';
import { useTitle } from '../shell/title.js';
import { learnGame, learnVolume, page, useVolume, words } from '../shell/words.js';
import { ReviewedMatch } from './review/ReviewedMatch.js';
import { deviceSource, type NoReview, type ReviewSource, serverSource } from './review/review-source.js';
import { NoTable } from './table/NoTable.js';

/** A finished match looked at again: what was better, why, and how much of it was luck. */
export function Screen({ params: { table, id } }: { params: { readonly [name: string]: string } }) {
  const path = table === undefined ? `/local/${id}` : `/t/${table}`;
  const state = useSignal<ReviewSource | NoReview | null>(null);
  const text = useVolume('review');
  useVolume('guidance');
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      const found = await (table === undefined ? deviceSource(id) : serverSource(table, leaving.signal));
      if (!('is' in found))
        await Promise.all([learnGame(found.game), learnVolume('review'), learnVolume('guidance')]);
      if (!leaving.signal.aborted) state.value = found;
    })();
    return () => leaving.abort();
  }, [path]);
  const now = state.value;
  const title = page().after.review;
  useTitle(title);
  if (now === null || text === null)
    return <NoTable title={page().loading} {...(troubled.value ? { about: page().trouble.noAnswer } : {})} />;
  if ('is' in now) {
    const { trouble, after } = page();
    return now.is === 'lost' ? (
      <NoTable title={trouble.notFound} about={now.why ?? trouble.notFoundHint} />
    ) : (
      <NoTable title={title} about={text.screen.closed} again={[after.backToTable, () => go(path)]} />
    );
  }
  return (
    <div class="sheltered review">
      <Masthead
        title={
          <>
            {title} <small class="quiet">{words().games[now.game].name}</small>
          </>
        }
        up={path}
      />
      <ReviewedMatch key={path} source={now} path={path} />
    </div>
  );
}
