import type { ComponentChildren } from 'preact';
import { plain } from '../parts/number.js';
import { Art, Icon } from '../shell/Icon.js';
import { page } from '../shell/words.js';
import { BotStripes } from './BotStripes.js';
import { Clock } from './Clock.js';
import { GoneSince } from './GoneSince.js';
import type { Sailor } from './match.js';
import type { Rect } from './table-layout.js';
import './seat.css';

/** A small sign at the portrait, and what it means. */
export interface Badge {
  readonly icon: 'first' | 'star' | 'compass';
  readonly says: string;
}

/** For whoever leads. */
export const leading = (name: string): Badge => ({ icon: 'first', says: page().play.leads(name) });

interface Props {
  readonly seat: number;
  readonly sailor: Sailor;
  /** Whether the game waits for this seat. */
  readonly acting: boolean;
  readonly points?: number | undefined;
  readonly badge?: Badge | null;
  readonly at?: Rect | undefined;
  readonly children?: ComponentChildren;
}

/** Somebody at the table: portrait, name, points, and what the game has to say of them. */
export function Seat({ seat, sailor, acting, points, badge = null, at, children }: Props) {
  const { name, portrait, bot, away, minded, resigned, clock, gone = null, says = null } = sailor;
  const words = page();
  const state = resigned ? (
    words.play.resigned
  ) : minded && bot === null ? (
    words.play.playedByBot
  ) : gone !== null ? (
    <GoneSince since={gone} />
  ) : away ? (
    words.play.away
  ) : null;
  return (
    <div
      class={`seat ${acting ? 'acting' : ''} ${state ? 'absent' : ''}`}
      data-spot={`seat:${seat}`}
      style={at && { left: `${at.x}px`, top: `${at.y}px`, '--seat-w': `${at.width}px` }}
    >
      <div class="seat-face" data-hue={seat % 8}>
        <Art id={`portrait-${portrait}`} />
        {acting && (
          <span class="seat-lamp" title={words.play.turnOf(name)}>
            <Icon id="lamp" />
          </span>
        )}
        {bot !== null && <BotStripes level={bot} />}
        {badge && (
          <span class="seat-badge" title={badge.says}>
            <Icon id={badge.icon} />
            <span class="unseen">{badge.says}</span>
          </span>
        )}
      </div>
      <div class="seat-name">
        {says === null ? (
          <>
            <span>{name}</span>
            {points !== undefined && <b>{plain(points)}</b>}
          </>
        ) : (
          <span class="seat-says" role="status" title={says}>
            <span class="unseen">{name}: </span>
            {says}
          </span>
        )}
      </div>
      {clock && <Clock clock={clock} />}
      {state && <div class="seat-state">{state}</div>}
      {children}
    </div>
  );
}
