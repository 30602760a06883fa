import type { DailyWords } from '../daily.js';
import { counted, number } from './speech.js';

const share = (n: number): string => n.toLocaleString('fr', { style: 'percent' });
const days = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  intro: 'La même partie pour tout le monde sur ce serveur, contre les mêmes boscos. Un seul essai chacun.',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  today: 'Aujourd’hui',
  date: (time) => days.format(time),
  ends: (hours, minutes) => (hours > 0 ? `Encore ${hours} h ${minutes} min` : `Encore ${minutes} min`),
  closing: 'La journée est finie. Les parties commencées peuvent encore se terminer.',
  open: 'Cette journée est finie : tout est à découvert.',
  streak: (days) => `${counted(days, 'jour')} de suite`,
  best: (days) => `plus longue série : ${days}`,

  play: 'Jouer',
  unfinished: 'Commencée, mais pas finie à temps',
  missed: 'Pas jouée',
  place: (place, of) => `place ${place} sur ${of}`,
  better: (n) => `Mieux que ${share(n)} de l’équipage`,
  crew: (plays, of) =>
    plays === 0
      ? 'L’équipage ne l’a pas encore jouée.'
      : plays < of
        ? `L’équipage l’a jouée ${number(plays)} fois sur ${number(of)} jusqu’ici.`
        : `L’équipage l’a jouée ${number(of)} fois.`,
  people: (finished) =>
    finished === 0
      ? 'Personne ne l’a encore finie ici.'
      : `${counted(finished, 'personne l’a finie', 'personnes l’ont finie')} ici.`,
  among: (better, others) => `Mieux que ${better} des ${counted(others, 'autre')} ici.`,
  onlyYou: 'Personne d’autre ne l’a encore finie ici.',
  yours: 'toi',
  onDevice: 'Jouer sur cet appareil',

  shared: (n) => `mieux que ${share(n)} de l’équipage`,

  how: 'Qui est l’équipage, et qui distribue ?',
  crewIs:
    'L’équipage joue à ta place quand le serveur n’a rien d’autre à faire : des boscos qui, une fois sur cinq, laissent décider un matelot. Les autres à la table sont des boscos, pour eux comme pour toi.',
  chainIs:
    'Toutes les parties étaient fixées au premier démarrage de ce serveur, par une chaîne de hachages dont voici le bout. Chaque jour en ouvre un maillon : personne ne peut choisir une partie, et chacun peut vérifier.',
  anchor: 'Bout de la chaîne',
  link: 'Maillon de ce jour',
  linkLater: 'Il s’affiche quand la partie est découverte.',

  away: 'Le serveur ne répond pas. Ces jours-ci sont gardés sur cet appareil.',
  none: 'Ce serveur n’a pas de partie du jour.',
} as const satisfies DailyWords;
