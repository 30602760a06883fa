import type { Table } from '@crossbones/api';
import type { Volumes } from '@crossbones/texts/load';
import { facesOf } from '../online/match.js';
import { Qr } from '../online/Qr.js';
import { Art, Icon } from '../parts/Icon.js';
import '../play/seat.css';
import { page } from '../words.js';
import './muster.css';

/** Before the match: the way in, large enough for cameras across the room, and who has come. */
export function Muster({ table, text }: { table: Table; text: Volumes['middle'] }) {
  const said = page();
  const faces = facesOf(table);
  const link = `${location.origin}/t/${table.id}`;
  // Under this name every device finds only itself.
  const local = /^(localhost|127\.)/.test(location.hostname);
  const host = table.places.find(({ person }) => person !== null && person === table.host);
  const free = table.places.filter(({ person, bot }) => person === null && bot === null).length;
  const next =
    table.phase === 'sealing'
      ? said.starting
      : host === undefined
        ? text.firstStarts
        : free > 0
          ? said.waitingForSeats(free)
          : text.starts(host.name ?? said.someoneGone);
  return (
    <main class="muster">
      <section class="muster-way" aria-labelledby="way">
        <h2 id="way">{text.join}</h2>
        <Qr text={link} label={said.qrAlt} />
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
      <section class="muster-crew" aria-label={said.howMany}>
        <ol data-crowd={table.places.length > 6 ? 'many' : 'few'}>
          {table.places.map(({ person, name, bot, ready }, seat) => {
            const taken = person !== null || bot !== null;
            return (
              <li key={seat} class={taken ? '' : 'free'}>
                <span class="seat-face" data-hue={seat % 8}>
                  {taken ? <Art id={`portrait-${faces[seat]}`} /> : <Icon id="plus" />}
                </span>
                <b>{taken ? (name ?? said.someoneGone) : said.emptySeat}</b>
                <small>
                  {bot !== null && said.bot}
                  {person !== null && person === table.host && (
                    <>
                      <Icon id="crown" /> {said.host}
                    </>
                  )}
                  {person !== null && person !== table.host && ready && (
                    <>
                      <Icon id="check" /> {said.isReady}
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
