import type { Phrases } from '../phrase.js';
import type { TableFault } from '../table.js';
import { counted, quoted } from './speech.js';

export const table = {
  'no-code': () => 'Aucune table n’a ce code, ou ne l’a plus.',
  'key-reused': () => 'La même clé d’idempotence a déjà servi à une autre requête.',
  'not-at-table': () => 'Viens d’abord à la table.',
  'not-seated': () => 'Tu n’as pas de place à cette table.',
  'not-host': () => 'Seul l’hôte peut faire cela.',
  'not-yourself': () => 'Tu ne peux pas te renvoyer toi-même ; mais tu peux partir.',
  'nobody-there': () => 'Personne de ce genre n’est à cette table.',
  kicked: () => 'L’hôte t’a fait quitter cette table.',
  'sent-away-here': () =>
    'L’hôte a renvoyé quelqu’un qui venait du même réseau que toi. Demande-lui de le laisser revenir.',
  'table-closed': () => 'Cette table est fermée.',
  'closed-by-operator': () => 'Cette table a été fermée par ceux qui gèrent ce serveur.',
  'already-started': () => 'La partie a commencé.',
  'not-started': () => 'La partie n’a pas encore commencé.',
  'not-over': () => 'La partie n’est pas encore finie.',
  'deal-closed': () => 'Tant que d’autres peuvent jouer cette partie, elle reste cachée.',
  'deal-yours': () => 'D’autres jouent la même partie : la place ne se cède pas.',
  'table-without-people': () => 'À chacune de ces tables, il faut au moins une personne.',
  'still-playing': () => 'Tu joues dans cette partie : abandonne ou cède ta place avant de partir.',
  'already-seated': () => 'Tu as déjà une place à cette table.',
  'seat-taken': (args) => `La place ${args.seat} est prise.`,
  'no-free-seat': () => 'Toutes les places sont prises.',
  'no-bot-there': (args) => `Il n’y a pas de robot à la place ${args.seat}.`,
  'too-many-seated': (args) => `${args.seated} personnes sont déjà assises, plus que ${args.seats}.`,
  'face-taken': () => 'Quelqu’un a déjà ce visage à cette table.',
  'not-awaited': () => 'Personne n’attend cette place en ce moment.',
  'still-there': () => 'La personne de cette place est à la table.',
  'too-early': (args) => `L’absence est encore trop courte : attends ${counted(args.seconds, 'seconde')}.`,
  'not-filled': (args) =>
    args.free === 1
      ? 'Une place est encore libre : attends quelqu’un, ou mets-y un robot.'
      : `${counted(args.free, 'place')} sont encore libres : attends du monde, ou mets-y des robots.`,
  'not-ready': (args) => `Tout le monde n’est pas prêt : ${quoted(args.who)}.`,
  'not-sealed': () => 'Les sels sont demandés quand la partie commence.',
  'salt-late': () => 'Les cartes ont été distribuées sans ce sel.',
  'wrong-salt': () => 'Ce n’est pas le sel que tu avais promis avant le début.',
  'stale-decision': (args) => `La partie a avancé : on te demande maintenant la décision ${args.decision}.`,
  'out-of-time': () => 'Ton temps pour cette partie est écoulé ; un bosco joue pour toi.',
  'no-undo': () => 'À cette table, on ne reprend rien.',
  'undo-too-often': () => 'Tu as repris cette décision assez souvent : maintenant, elle compte.',
  'link-void': () => 'Ce lien ne cède pas de place, ou n’en cède plus.',
  'seated-only': () =>
    'Pendant une partie, seuls les joueurs parlent ici ; les spectateurs ont leur propre canal.',
  'watchers-only': () => 'Ce canal est réservé aux spectateurs.',
  'no-teams': () => 'Il n’y a pas d’équipes à cette table.',
  'too-fast': (args) => `Ça fait beaucoup d’un coup ; attends ${counted(args.seconds, 'seconde')}.`,
} as const satisfies Phrases<TableFault>;
