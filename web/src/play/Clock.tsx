import type { SeatClock } from '@crossbones/api';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../shell/Icon.js';
import { page } from '../shell/words.js';
import './clock.css';
import { leftAt, timeOf } from './clock-time.js';

/** Under this a clock is short, in ms. */
const SHORT = 15_000;
const TICK = 250;

/** The time a seat has, running down while it is waited for. */
export function Clock({ clock }: { clock: SeatClock }) {
  const now = useSignal(Date.now());
  const running = clock.since !== null;
  useEffect(() => {
    now.value = Date.now();
    if (!running) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [running, clock.since]);
  const left = leftAt(clock, now.value);
  if (left === null) return null;
  const time = timeOf(left, page().play.daysLeft);
  return (
    <span
      class={`clock ${running ? 'running' : ''} ${running && left <= SHORT ? 'short' : ''}`}
      role="timer"
      aria-label={page().play.timeLeft(time)}
    >
      <Icon id="clock" />
      {time}
    </span>
  );
}
