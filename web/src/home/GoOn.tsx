import { useEffect } from 'preact/hooks';
import { page } from '../words.js';
import { MOST, Room, remember } from './GoOnRoom.js';
import { VoyageRow } from './VoyageRow.js';
import { byUrgency, underWay } from './voyage.js';
import { myTurns, onDevice, onServer, readDevice, watchServer } from './voyages.js';

/** The matches one is in the middle of, whoever keeps them. */
export function GoOn() {
  useEffect(() => {
    void readDevice();
    watchServer();
  }, []);
  const known = onDevice.value !== null;
  const open = [...(onDevice.value ?? []), ...(onServer.value ?? [])].filter(underWay).sort(byUrgency);
  useEffect(() => {
    if (known) remember(open.length);
  }, [known, open.length]);
  if (!known) return <Room />;
  if (open.length === 0) return null;
  const text = page();
  return (
    <section class="stack go-on" aria-labelledby="go-on">
      <div class="row spread">
        <h2 id="go-on">{myTurns.value > 0 ? text.yourTurnIn(myTurns.value) : text.goOn}</h2>
        {open.length > MOST && <a href="/history">{text.allGames}</a>}
      </div>
      <ul class="voyages">
        {open.slice(0, MOST).map((voyage) => (
          <VoyageRow key={voyage.here + voyage.id} voyage={voyage} />
        ))}
      </ul>
    </section>
  );
}
