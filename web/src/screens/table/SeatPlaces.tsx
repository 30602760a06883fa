import type { PlaceView, TableView } from '@crossbones/api';
import type { Level } from '@crossbones/games/crew';
import { useSignal } from '@preact/signals';
import { Emblem } from '../../games/Emblem.js';
import { Dialog } from '../../parts/Dialog.js';
import { GoneSince } from '../../play/GoneSince.js';
import { facesOf } from '../../play/online/portrait.js';
import { Art, Icon } from '../../shell/Icon.js';
import type { LiveTable } from '../../shell/live-table.js';
import { hereAt } from '../../shell/server-clock.js';
import { settings } from '../../shell/settings.js';
import { calledOr } from '../../shell/shown-name.js';
import { together } from '../../shell/together-words.js';
import { page, useVolume, words } from '../../shell/words.js';
import { LevelLadder } from '../options/BotLevel.js';
import { drag } from './drag.js';
import '../../play/seat.css';
import './seat-places.css';

interface Props {
  readonly live: LiveTable;
  readonly table: TableView;
  readonly act: Act;
}

/** Sends a command to the table, and says what went wrong. */
export type Act = (...command: Parameters<LiveTable['tell']>) => Promise<boolean>;

const isFree = ({ person, bot }: PlaceView): boolean => person === null && bot === null;

/** The seats around the table; around each of them, where people gather for several. */
export function SeatPlaces(props: Props) {
  const { tables = 1, places } = props.table;
  const count = places.length / tables;
  if (tables === 1) return <SeatCircle {...props} first={0} count={count} />;
  return Array.from({ length: tables }, (_, at) => (
    <section key={at} aria-labelledby={`table-${at}`}>
      <TableName at={at} />
      <SeatCircle {...props} first={at * count} count={count} />
    </section>
  ));
}

const TableName = ({ at }: { readonly at: number }) => (
  <h2 id={`table-${at}`}>{useVolume('duplicate')?.table(at + 1)}</h2>
);

interface CircleProps extends Props {
  readonly first: number;
  readonly count: number;
}

/** Seats around one table: to be taken by a tap, or by dragging oneself or a bot there. */
function SeatCircle({ live, table, act, first, count }: CircleProps) {
  const asked = useSignal<number | null>(null);
  const { places } = table;
  const mine = live.seat.value;
  const hosting = live.hosting.value;
  const faces = facesOf(table);
  const front = mine !== null && mine >= first && mine < first + count ? mine - first : 0;
  const text = page();

  const tap = (seat: number): void => {
    // If there is nothing to choose, no question is asked.
    if (isFree(places[seat]) && (!hosting || mine === null)) void act('sit', { seat });
    else if (hosting || seat === mine) asked.value = seat;
  };

  const pull = (event: PointerEvent, seat: number): void => {
    const { bot } = places[seat];
    if (seat !== mine && !(hosting && bot !== null)) return;
    const token = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('.place-face')!;
    drag(event, {
      token,
      drop: async (on) => {
        const to = on instanceof HTMLElement ? Number(on.dataset.seat) : null;
        if (to === seat || (to !== null && !isFree(places[to]))) return;
        if (bot === null) void (to === null ? act('stand', {}) : act('sit', { seat: to }));
        else if ((await act('clear', { seat })) && to !== null) void act('fill', { seat: to, level: bot });
      },
    });
  };

  return (
    <div class="places" data-crowd={count > 8 ? 'many' : count > 5 ? 'some' : 'few'}>
      <div class="places-table" aria-hidden="true">
        <Emblem game={table.game} />
      </div>
      <ol aria-label={text.setup.howMany}>
        {places.slice(first, first + count).map((place, at) => {
          const seat = first + at;
          const turn = (at - front + count) % count;
          const angle = Math.PI * (0.5 + (2 * turn) / count);
          const free = isFree(place);
          const host = place.person !== null && place.person === table.host;
          const name = free ? text.setup.emptySeat : calledOr(place.name);
          const gone = (place.unseen ?? null) !== null && seat !== mine;
          const says = [
            `${text.setup.seat(at + 1)}: ${seat === mine ? `${name} (${text.you})` : name}`,
            host && text.setup.host,
            place.bot !== null && `${text.bot}, ${words().levels[place.bot].name}`,
            place.person !== null && (place.ready ? text.setup.isReady : text.setup.notReady),
            gone && together().gone,
            free && (mine === null ? text.setup.takeSeat : text.setup.moveHere),
          ];
          const idle = !free && !hosting && seat !== mine;
          return (
            <li
              key={seat}
              class={`place ${free ? 'free' : ''} ${seat === mine ? 'mine' : ''} ${gone ? 'gone' : ''}`}
              style={{ left: `${50 + 40 * Math.cos(angle)}%`, top: `${50 + 39 * Math.sin(angle)}%` }}
            >
              <button
                type="button"
                class="place-button"
                data-seat={seat}
                data-drags={seat === mine || (hosting && place.bot !== null) ? true : undefined}
                aria-label={says.filter(Boolean).join(', ')}
                aria-disabled={idle}
                onClick={() => !idle && tap(seat)}
                onPointerDown={(event) => pull(event, seat)}
              >
                <span class="place-face" data-hue={at % 8}>
                  {free ? <Icon id="plus" /> : <Art id={`portrait-${faces[seat]}`} />}
                  {place.bot !== null && (
                    <span class="place-mark bot">
                      <Art id="portrait-bot" />
                    </span>
                  )}
                  {host && (
                    <span class="place-mark host">
                      <Icon id="crown" />
                    </span>
                  )}
                  {place.person !== null && place.ready && (
                    <span class="place-mark ready">
                      <Icon id="check" />
                    </span>
                  )}
                </span>
                <span class="place-name">{name}</span>
                {gone && (
                  <span class="place-level">
                    <GoneSince since={hereAt(place.unseen!)} />
                  </span>
                )}
                {place.bot !== null && <span class="place-level">{words().levels[place.bot].name}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      {asked.value !== null && (
        <Asked seat={asked.value} live={live} table={table} act={act} close={() => (asked.value = null)} />
      )}
    </div>
  );
}

/** What can be done with one seat. */
function Asked({ seat, live, table, act, close }: Props & { seat: number; close: () => void }) {
  const place = table.places[seat];
  const text = page();
  const name = calledOr(place.name);
  const hosting = live.hosting.value;
  const mine = live.seat.value;
  const person = place.person;
  const choices: [label: string, icon: string, ...command: Parameters<Act>][] = [];
  if (isFree(place))
    choices.push([mine === null ? text.setup.takeSeat : text.setup.moveHere, 'person', 'sit', { seat }]);
  if (isFree(place) && hosting)
    choices.push([text.setup.addBot, 'plus', 'fill', { seat, level: settings.value.level }]);
  if (place.bot !== null && hosting) choices.push([text.setup.removeBot, 'close', 'clear', { seat }]);
  if (seat === mine) choices.push([text.setup.leaveSeat, 'eye', 'stand', {}]);
  if (person !== null && seat !== mine && hosting) {
    if ((place.unseen ?? null) !== null) choices.push([together().freeSeat, 'person', 'clear', { seat }]);
    choices.push([text.setup.makeHost, 'crown', 'host', { person }]);
    choices.push([text.setup.kick(name), 'close', 'kick', { person }]);
  }
  const promote = async (level: Level): Promise<void> => {
    if (await act('clear', { seat })) void act('fill', { seat, level });
  };
  return (
    <Dialog title={isFree(place) ? text.setup.seat(seat + 1) : name} close={close}>
      <div class="stack">
        {place.bot !== null && hosting && <LevelLadder value={place.bot} choose={promote} />}
        {choices.map(([label, icon, ...command]) => (
          <button
            key={label}
            type="button"
            class="button"
            onClick={() => {
              close();
              void act(...command);
            }}
          >
            <Icon id={icon} />
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** A bot that waits to be dragged to a seat; a tap gives it the first free one. */
export function BotToken({ table, act }: Omit<Props, 'live'>) {
  const free = table.places.findIndex(isFree);
  const text = page();
  return (
    <button
      type="button"
      class="button bot-token"
      disabled={free < 0}
      onClick={() => act('fill', { seat: free, level: settings.value.level })}
      onPointerDown={(event) =>
        drag(event, {
          token: event.currentTarget,
          drop: (on) => {
            const to = on instanceof HTMLElement ? Number(on.dataset.seat) : Number.NaN;
            if (table.places[to] !== undefined && isFree(table.places[to]))
              void act('fill', { seat: to, level: settings.value.level });
          },
        })
      }
    >
      <Art id="portrait-bot" class="token-face" />
      {text.setup.addBot}
    </button>
  );
}

export const gameName = (table: TableView): string => words().games[table.game].name;
