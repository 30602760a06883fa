import type { TableView } from '@crossbones/api';
import type { Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { LiveTable } from '../../shell/live-table.js';
import { refused } from '../../shell/refusal-words.js';
import { toast } from '../../shell/Toast.js';
import { page } from '../../shell/words.js';
import { Qr } from '../table/Qr.js';

/** On a device that has a seat, this screen would show that player's hand to everybody. */
export function SeatedWarning({
  live,
  table,
  text,
}: {
  live: LiveTable;
  table: TableView;
  text: Volumes['middle'];
}) {
  const busy = useSignal(false);
  const early = table.phase === 'gathering';
  const here = `${location.origin}/middle/${table.id}`;
  const stand = async (): Promise<void> => {
    busy.value = true;
    const why = await live.tell('stand', {});
    busy.value = false;
    if (why !== null) toast(refused(why), { grave: true });
  };
  return (
    <main class="sheltered narrow stack middle-seated">
      <h1>{text.seated}</h1>
      <p>{early ? text.seatedHint : text.seatedPlaying}</p>
      {!early && (
        <>
          <Qr text={here} label={page().setup.qrAlt} />
          <p class="middle-address">{here}</p>
        </>
      )}
      <div class="row">
        {early && (
          <button type="button" class="button main" disabled={busy.value} onClick={stand}>
            {text.giveUp}
          </button>
        )}
        <a class={`button ${early ? '' : 'main'}`} href={`/t/${table.id}`}>
          {text.toSeat}
        </a>
      </div>
    </main>
  );
}
