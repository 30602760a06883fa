import { useSignal } from '@preact/signals';
import { refused } from '../shell/refusal-words.js';
import { go } from '../shell/router.js';
import { connection } from '../shell/server-connection.js';
import { page } from '../shell/words.js';
import { NoTable } from './table/NoTable.js';

/** Somebody hands over their seat. It is taken by a tap, because a machine may have opened the link. */
export function Screen({ params }: { params: { readonly [name: string]: string } }) {
  const { table } = params;
  const token = params.token ?? location.hash.slice(1);
  const wrong = useSignal<string | null>(null);
  const busy = useSignal(false);
  const text = page();
  const take = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const done = await connection.call('takeSeat', { table }, { token });
    busy.value = false;
    if (done.ok) go(`/t/${table}`, { replace: true });
    else wrong.value = refused(done.error);
  };
  if (wrong.value !== null)
    return (
      <NoTable title={wrong.value} again={[text.home.watch, () => go(`/t/${table}`, { replace: true })]} />
    );
  return (
    <NoTable
      title={text.device.takeOver}
      about={text.device.takeOverHint}
      again={[text.device.takeIt, () => void take()]}
    />
  );
}
