import type { DailyWords } from '../daily.js';
import { counted, number } from './speech.js';

const share = (n: number): string => n.toLocaleString('de', { style: 'percent' });
const days = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  intro: 'Für alle auf diesem Server dieselbe Partie, gegen dieselben Bootsleute. Jeder hat einen Versuch.',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der Tag danach',
  today: 'Heute',
  date: (time) => days.format(time),
  ends: (hours, minutes) => (hours > 0 ? `Noch ${hours} h ${minutes} min` : `Noch ${minutes} min`),
  closing: 'Der Tag ist vorbei. Wer angefangen hat, kann noch zu Ende spielen.',
  open: 'Dieser Tag ist vorbei: Alles liegt offen.',
  streak: (days) => `${counted(days, 'Tag', 'Tage')} in Folge`,
  best: (days) => `längste Serie: ${days}`,

  play: 'Spielen',
  unfinished: 'Angefangen und nicht rechtzeitig beendet',
  missed: 'Nicht gespielt',
  place: (place, of) => `Platz ${place} von ${of}`,
  better: (n) => `Besser als ${share(n)} der Crew`,
  crew: (plays, of) =>
    plays === 0
      ? 'Die Crew hat sie noch nicht gespielt.'
      : plays < of
        ? `Die Crew hat sie bisher ${number(plays)} von ${number(of)} Mal gespielt.`
        : `Die Crew hat sie ${number(of)} Mal gespielt.`,
  people: (finished) =>
    finished === 0
      ? 'Hier hat sie noch niemand beendet.'
      : `${counted(finished, 'Mensch hat', 'Leute haben')} sie hier beendet.`,
  among: (better, others) => `Besser als ${better} von ${others} anderen hier.`,
  onlyYou: 'Du hast sie hier als Erstes beendet.',
  yours: 'du',
  onDevice: 'Auf diesem Gerät spielen',

  shared: (n) => `besser als ${share(n)} der Crew`,

  how: 'Wer ist die Crew, und wer gibt?',
  crewIs:
    'Die Crew spielt auf deinem Platz, wenn der Server gerade nichts zu tun hat: Bootsleute, die jedes fünfte Mal einen Leichtmatrosen entscheiden lassen. Die anderen am Tisch sind für sie wie für dich Bootsleute.',
  chainIs:
    'Alle Partien standen fest, als dieser Server zum ersten Mal startete: durch eine Kette von Hashes, deren Ende hier steht. Jeden Tag öffnet sich ein Glied. So kann niemand eine Partie aussuchen, und alle können es prüfen.',
  anchor: 'Ende der Kette',
  link: 'Glied dieses Tages',
  linkLater: 'Es steht hier, sobald die Partie aufgedeckt wird.',

  away: 'Der Server ist nicht erreichbar. Diese Tage liegen auf deinem Gerät.',
  none: 'Auf diesem Server gibt es keine Partie des Tages.',
} as const satisfies DailyWords;
