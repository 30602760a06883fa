import type { Sheet } from '@crossbones/games/sheet';
import type { PadWords } from '@crossbones/texts/load';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Dialog } from '../../../parts/Dialog.js';
import { Icon } from '../../../shell/Icon.js';
import { refused } from '../../../shell/refusal-words.js';
import { connection } from '../../../shell/server-connection.js';
import { toast } from '../../../shell/Toast.js';
import { words as common } from '../../../shell/words.js';
import { LinkRow } from '../../table/Invite.js';
import { Qr } from '../../table/Qr.js';
import { SheetSender } from './sheet-sender.js';
import './watch.css';

interface Props {
  readonly sheet: ReadonlySignal<Sheet>;
  readonly words: PadWords;
  /** The button was pressed already: the link is shown as soon as there is one. */
  readonly atOnce?: boolean;
}

/** Lets others watch a sheet: the button, the link with its picture, and what sends them each stroke. */
export function LetWatch({ sheet, words: { watch: text }, atOnce = false }: Props) {
  const sender = useMemo(() => new SheetSender(sheet, connection), [sheet]);
  useEffect(() => () => sender.close(), [sender]);
  const open = useSignal(false);
  const busy = useSignal(false);
  const ticket = sender.ticket.value;
  const link = ticket && `${location.origin}/follow/${ticket.sheet}`;

  const trying = async (work: 'begin' | 'end'): Promise<boolean> => {
    busy.value = true;
    const why = await sender[work]();
    busy.value = false;
    if (why !== null) toast(why.code === 'given-up' ? text.noServer : refused(why), { grave: true });
    return why === null;
  };
  const show = async (): Promise<void> => {
    if (ticket !== null || (await trying('begin'))) open.value = true;
  };
  useEffect(() => {
    if (atOnce) void show();
  }, []);
  const stop = async (): Promise<void> => {
    if (!(await trying('end'))) return;
    open.value = false;
    toast(text.stopped);
  };

  return (
    <>
      <button type="button" class="button let-watch" disabled={busy.value} onClick={show}>
        <Icon id="eye" />
        {ticket === null ? text.letWatch : text.watched}
        {ticket !== null && sender.behind.value && <Icon id="cloud-off" />}
      </button>
      {open.value && link !== null && (
        <Dialog title={text.watched} close={() => (open.value = false)}>
          <div class="stack watch-link">
            <p>{text.hint}</p>
            <Qr text={link} label={text.scan} />
            <LinkRow link={link} text={text.invitation(common().games[sheet.value.head.game].name)} />
            <p class="quiet" role="status">
              {sender.full.value ? text.full : sender.behind.value ? text.behind : text.ends}
            </p>
            <button type="button" class="button" disabled={busy.value} onClick={stop}>
              <Icon id="cross" />
              {text.stop}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
