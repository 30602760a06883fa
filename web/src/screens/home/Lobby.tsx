import type { Summary } from '@crossbones/api';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Emblem } from '../../games/Emblem.js';
import { Art, Icon } from '../../shell/Icon.js';
import { live } from '../../shell/server-connection.js';
import { called } from '../../shell/shown-name.js';
import { page, words } from '../../shell/words.js';
import { followLobby, tables } from './public-tables.js';
import './lobby.css';

/** How long the list may take before people are told that it does not come. */
const PATIENCE_MS = 6_000;

/** Public tables, live: to sit down at, or to watch. */
export function Lobby() {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, PATIENCE_MS);
    const leave = followLobby();
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  const text = page();
  const listed = tables.value;
  const away = live.value !== true && (listed === null || late.value);
  return (
    <section class="stack" aria-labelledby="lobby">
      <h2 id="lobby" class="lobby-title">
        {text.home.publicTables}
        {live.value === true && (
          <small class="lobby-live">
            <span aria-hidden="true" />
            {text.line.live}
          </small>
        )}
      </h2>
      {listed === null ? (
        <p class="lobby-empty panel quiet" role="status">
          {away && late.value ? text.home.lobbyAway : text.loading}
        </p>
      ) : listed.length === 0 ? (
        <p class="lobby-empty panel quiet" role="status">
          <Art id="logo" class="lobby-mark" />
          {text.home.noPublicTables}
        </p>
      ) : (
        <ul class="lobby">
          {listed.map((table) => (
            <Berth key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Berth({ table }: { table: Summary }) {
  const text = page();
  const free = table.phase === 'gathering' && table.free > 0;
  const name = words().games[table.game].name;
  return (
    <li class="lobby-berth">
      <Emblem game={table.game} />
      <div class="berth-words">
        <b>{name}</b>
        <span>{table.host === null ? text.play.table : text.home.hostedBy(called(table.host))}</span>
        <span class="quiet">
          <Icon id="person" />
          {table.seats - table.free}/{table.seats} ·{' '}
          {free ? text.home.freeSeats(table.free) : text.home.inPlay}
        </span>
      </div>
      {/* Coming to the table is the same either way; the table offers the seat. */}
      <a
        class={`button ${free ? 'main' : ''}`}
        href={`/t/${table.id}`}
        aria-label={`${free ? text.home.sitDown : text.home.watch}: ${name}, ${table.host ?? ''}`}
      >
        {free ? text.home.sitDown : text.home.watch}
      </a>
    </li>
  );
}
