import type { TableView } from '@crossbones/api';
import type { Volumes } from '@crossbones/texts/load';
import { GoneSince } from '../../play/GoneSince.js';
import { facesOf } from '../../play/online/portrait.js';
import { Art, Icon } from '../../shell/Icon.js';
import { hereAt } from '../../shell/server-clock.js';
import { calledOr } from '../../shell/shown-name.js';
import { Qr } from '../table/Qr.js';
import '../../play/seat.css';
import { page } from '../../shell/words.js';
import './way-in.css';

/** Before the match: the way in, large enough for cameras across the room, and who has come. */
export function WayIn({ table, text }: { table: TableView; text: Volumes['middle'] }) {
  const said = page();
  const faces = facesOf(table);
  const link = `${location.origin}/t/${table.id}`;
  // An address like this leads every other device only to itself.
  const local = /^(localhost|127\.)/.test(location.hostname);
  const host = table.places.find(({ person }) => person !== null && person === table.host);
  const free = table.places.filter(({ person, bot }) => person === null && bot === null).length;
  const next =
    table.phase === 'sealing'
      ? said.setup.starting
      : host === undefined
        ? text.firstStarts
        : free > 0
          ? said.setup.waitingForSeats(free)
          : text.starts(calledOr(host.name));
  return (
    <main class="muster">
      <section class="muster-way" aria-labelledby="way">
        <h2 id="way">{text.join}</h2>
        <Qr text={link} label={said.setup.qrAlt} />
        <p class="muster-hint">{text.joinHint}</p>
        <p class="muster-code">
          <span>{location.host}</span>
          {table.code !== null && (
            <>
              <small>{text.orCode}</small>
              <b>{table.code.code}</b>
            </>
          )}
        </p>
        {local && <p class="muster-local">{text.localOnly(location.hostname)}</p>}
      </section>
      <section class="muster-crew" aria-label={said.setup.howMany}>
        <ol data-crowd={table.places.length > 6 ? 'many' : 'few'}>
          {table.places.map(({ person, name, bot, ready, unseen }, seat) => {
            const gone = (unseen ?? null) !== null;
            const taken = person !== null || bot !== null;
            return (
              <li key={seat} class={taken ? (gone ? 'gone' : '') : 'free'}>
                <span class="seat-face" data-hue={seat % 8}>
                  {taken ? <Art id={`portrait-${faces[seat]}`} /> : <Icon id="plus" />}
                </span>
                <b>{taken ? calledOr(name) : said.setup.emptySeat}</b>
                <small>
                  {bot !== null && said.bot}
                  {person !== null && person === table.host && (
                    <>
                      <Icon id="crown" /> {said.setup.host}
                    </>
                  )}
                  {gone && <GoneSince since={hereAt(unseen!)} />}
                  {person !== null && person !== table.host && ready && !gone && (
                    <>
                      <Icon id="check" /> {said.setup.isReady}
                    </>
                  )}
                </small>
              </li>
            );
          })}
        </ol>
        <p class="muster-next" role="status">
          {next}
        </p>
      </section>
    </main>
  );
}
