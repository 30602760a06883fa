import { useEffect } from 'preact/hooks';
import { page } from '../../shell/words.js';
import { isHidden } from './hidden-matches.js';
import { byUrgency, underWay } from './own-match.js';
import { lookAt, myTurns, onDevice, onServer, readDevice, watchServer } from './own-matches.js';
import { RunningRow } from './RunningRow.js';
import { MOST, Room, remember } from './RunningSpace.js';

/** The person's matches under way, on this device and on the server. */
export function RunningMatches() {
  useEffect(() => {
    void readDevice();
    watchServer();
  }, []);
  const known = onDevice.value !== null;
  const open = [...(onDevice.value ?? []), ...(onServer.value ?? [])]
    .filter((one) => underWay(one) && !isHidden(one))
    .sort(byUrgency);
  const shown = open.slice(0, MOST);
  useEffect(() => void lookAt(shown), [shown.map(({ id, touched }) => `${id} ${touched}`).join()]);
  useEffect(() => {
    if (known) remember(open.length);
  }, [known, open.length]);
  if (!known) return <Room />;
  if (open.length === 0) return null;
  const text = page();
  return (
    <section class="stack go-on" aria-labelledby="go-on">
      <div class="row spread">
        <h2 id="go-on">{myTurns.value > 0 ? text.home.yourTurnIn(myTurns.value) : text.home.goOn}</h2>
        {open.length > MOST && <a href="/history">{text.home.allGames}</a>}
      </div>
      <ul class="voyages">
        {shown.map((voyage) => (
          <RunningRow key={voyage.here + voyage.id} voyage={voyage} />
        ))}
      </ul>
    </section>
  );
}
