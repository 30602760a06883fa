import type { ChatLine } from '@crossbones/api';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Talk } from '../../play/match.js';

/** How long the newest line is shown, in ms. */
const GLIMPSE = 5_000;

/** How much was said while the chat was closed, and the newest line for a moment. */
export function useUnread(
  talk: Talk | null,
  reading: boolean,
  /** People whose words are shown at their seats already. */
  seated?: ReadonlySignal<ReadonlySet<string>>,
): { readonly count: number; readonly newest: ChatLine | null } {
  const heard = (talk?.lines.value ?? []).filter(
    ({ person }) => person !== talk!.me.value && (person === null || !talk!.muted.value.includes(person)),
  );
  const last = heard.at(-1)?.seq ?? 0;
  const read = useRef<number | null>(null);
  const newest = useSignal<ChatLine | null>(null);
  // What was said before somebody came is not new to them.
  if (read.current === null || reading) read.current = last;
  useEffect(() => {
    const line = heard.at(-1);
    if (reading || line === undefined || last <= read.current!) {
      newest.value = null;
      return;
    }
    if (line.person !== null && seated?.value.has(line.person)) return;
    newest.value = line;
    const timer = setTimeout(() => {
      newest.value = null;
    }, GLIMPSE);
    return () => clearTimeout(timer);
  }, [last, reading]);
  return { count: heard.filter(({ seq }) => seq > read.current!).length, newest: newest.value };
}
