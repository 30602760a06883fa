import type { Args } from '@crossbones/core';
import type { HintWords } from '../crew.js';
import { signed } from '../number.js';

const decimal = (number: string | number | undefined): string => String(number).replace('.', ',');

/** Ce que le pli vaut pour qui a annoncé. */
const bidden = ({ need, left }: Args, takes: boolean): string => {
  const wants = Number(need);
  if (wants < 0) return ', et l’annonce est déjà perdue';
  if (wants === 0) return takes ? ', mais tu as déjà tous tes plis' : ', et tu n’en veux plus';
  if (wants > Number(left)) return ', et l’annonce est hors d’atteinte';
  if (wants === Number(left))
    return takes
      ? ', et il te faut tous les plis qui restent'
      : ', mais il te faut tous les plis qui restent';
  const more = wants === 1 ? 'encore un pli' : `encore ${wants} plis`;
  return takes
    ? `, et il te faut ${more}`
    : wants === 1
      ? ' ; un pli peut encore venir plus tard'
      : ` ; ${wants} plis peuvent encore venir plus tard`;
};

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) < 2 ? 'point' : 'points'} en moyenne`,
  'makes-bid': ({ share }) => `tient l’annonce à ${share} %`,
  'takes-trick': ({ share }) => `remporte le pli à ${share} %`,
  wins: ({ share }) => `gagne à ${share} %`,
  safe: ({ share }) => `se passe bien à ${share} %`,
  aboard: ({ share }) => `${share} % de tes pirates restent à bord`,
  'takes-surely': (args) =>
    `Plus ${args.what === 'die' ? 'aucun dé' : 'aucune carte'} ne peut battre ça${bidden(args, true)}.`,
  'takes-likely': (args) => `Remporte sans doute le pli${bidden(args, true)}.`,
  'loses-likely': (args) => `Perd sans doute le pli${bidden(args, false)}.`,
  'loses-surely': (args) => `Ne peut pas remporter le pli${bidden(args, false)}.`,
  'bid-fits': ({ tricks }) => `Ta main devrait faire environ ${decimal(tricks)}.`,
  'bid-high': ({ tricks }) => `Plus que ne promet ta main, qui vaut environ ${decimal(tricks)}.`,
  'bid-low': ({ tricks }) => `Moins que ne promet ta main, qui vaut environ ${decimal(tricks)}.`,
  'helps-own': () => 'C’est le mieux pour tes propres pirates.',
  'costs-own': () => 'Cela coûte plus à tes pirates que le reste.',
  'harms-others': () => 'Cela gêne les autres plus que toi.',
  'helps-others': () => 'Cela aide les autres plus que toi.',
  'helps-and-harms': () => 'Bon pour tes pirates, mauvais pour les leurs.',
  'no-matter': () => 'Le choix ne change presque rien.',
  'lays-trap': () => 'Un piège pour qui retournera ton disque.',
  'lays-flower': () => 'Tu pourras annoncer dessus sans crainte.',
  bluffs: () => 'Un bluff : ton propre crâne est dessous. Tu veux que quelqu’un surenchérisse.',
  'own-flowers': ({ own }) => (own === 1 ? 'Ta propre fleur suffit.' : `Tes ${own} fleurs suffisent.`),
  'needs-others': ({ others }) =>
    others === 1 ? 'Il te faut une fleur d’un autre.' : `Il te faut ${others} fleurs des autres.`,
  passes: () => 'Laisse un autre prendre le risque.',
  'passes-on-skull': () => 'Ton crâne attend peut-être qui a annoncé.',
  'flower-likely': () => 'La fleur la plus probable, d’après leurs annonces.',
  'flower-gamble': () => 'Un pari : leurs annonces disent peu de choses.',
  'gives-skull': () => 'Même sans crâne, tu peux réussir des défis.',
  'gives-flower': () => 'Tu gardes ton crâne : ton tapis reste à craindre.',
  'turns-up': ({ share, up }) =>
    up === 0 ? 'La première carte ne risque rien.' : `La prochaine passe ${share} fois sur cent.`,
  stops: ({ share, up }) =>
    up === 0 ? 'Tu as assez de cartes.' : `Une de plus gâcherait tout ${share} fois sur cent.`,
  'takes-pawn': () => 'Deux points tout de suite.',
  'takes-box': () => 'Le dernier pion de là, et la boîte avec : cinq points.',
  'takes-none': () => 'Il n’y reste aucun pion : cela ne fait que vider ta main.',
  swaps: () => 'Ta main ira mieux au prochain tour.',
  'swaps-joker': () => 'Un joker va avec tout.',
  'swaps-pair': () => 'Une autre de cette couleur reste au marché pour une paire.',
  'moves-home': ({ home }) =>
    home === 2
      ? 'Ramène les deux pions chez eux.'
      : home === 1
        ? 'Ramène un pion chez lui.'
        : 'Prépare un coup pour plus tard.',
  redraws: () => 'De nouvelles cartes iront peut-être mieux.',
  trades: () => 'Chacun y gagne une meilleure carte.',
} as const satisfies HintWords;
