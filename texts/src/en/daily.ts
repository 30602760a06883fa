import type { DailyWords } from '../daily.js';
import { counted, number } from './speech.js';

const share = (n: number): string => n.toLocaleString('en-GB', { style: 'percent' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  intro: 'The same deal for everybody on this server, against the same bosuns. One try each.',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  today: 'Today',
  date: (time) => days.format(time),
  ends: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`),
  closing: 'The day is over. Whoever has begun can still finish.',
  open: 'This day is over: everything about it is open.',
  streak: (days) => `${counted(days, 'day')} in a row`,
  best: (days) => `longest row: ${days}`,

  play: 'Play',
  unfinished: 'Begun, and not finished in time',
  missed: 'Not played',
  place: (place, of) => `place ${place} of ${of}`,
  better: (n) => `Better than ${share(n)} of the crew`,
  crew: (plays, of) =>
    plays === 0
      ? 'The crew has not played it yet.'
      : plays < of
        ? `The crew has played it ${number(plays)} of ${number(of)} times so far.`
        : `The crew has played it ${number(of)} times.`,
  people: (finished) =>
    finished === 0
      ? 'Nobody here has finished it yet.'
      : finished === 1
        ? 'One person here has finished it.'
        : `${finished} people here have finished it.`,
  among: (better, others) => `Better than ${better} of ${counted(others, 'other')} here.`,
  onlyYou: 'You are the first here to finish it.',
  yours: 'you',
  onDevice: 'Play it on this device',

  shared: (n) => `better than ${share(n)} of the crew`,

  how: 'Who is the crew, and who deals?',
  crewIs:
    'The crew plays your seat while the server has nothing else to do: bosuns who let a deckhand decide one time in five. The others at the table are bosuns for them as for you.',
  chainIs:
    'All deals were fixed when this server first started, by a chain of hashes whose end is below. Each day opens one link of it, so nobody can choose a deal, and everybody can check it.',
  anchor: 'End of the chain',
  link: 'Link of this day',
  linkLater: 'It is shown when this deal opens.',

  away: 'The server cannot be reached. These days are kept on this device.',
  none: 'There is no deal of the day on this server.',
} as const satisfies DailyWords;
