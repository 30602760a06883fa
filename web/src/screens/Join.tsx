import { sentence } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { refused } from '../shell/refusal-words.js';
import { go } from '../shell/router.js';
import { connection } from '../shell/server-connection.js';
import { page, words } from '../shell/words.js';
import { readInvitation } from './home/invitation.js';
import { NoTable } from './table/NoTable.js';

/** The way from a short code to its table. */
export function Screen({ params: { code } }: { params: { readonly [name: string]: string } }) {
  const wrong = useSignal<string | null>(null);
  useEffect(() => {
    const invitation = readInvitation(code);
    if (invitation?.is !== 'code') {
      wrong.value = sentence(words(), null, { key: 'no-code', args: {} });
      return;
    }
    const leaving = new AbortController();
    void connection.call('join', {}, { code: invitation.code }, { signal: leaving.signal }).then((done) => {
      if (done.ok) go(`/t/${done.value.table}`, { replace: true });
      else if (!leaving.signal.aborted) wrong.value = refused(done.error);
    });
    return () => leaving.abort();
  }, [code]);
  if (wrong.value !== null) return <NoTable title={wrong.value} about={page().trouble.notFoundHint} />;
  return (
    <main class="sheltered narrow">
      <p class="quiet" role="status">
        {page().loading}
      </p>
    </main>
  );
}
