import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { person } from './person.js';
import { request } from './request.js';
import { at, capital, counted, de, quoted, range } from './speech.js';
import { table } from './table.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined
    ? ` ; voulais-tu dire ${args.near} ?`
    : args.known === ''
      ? '.'
      : ` ; ${otherwise}.`;

export const common = {
  ...table,
  ...request,
  ...person,

  'wants-choice': (args) => `${at(args)} doit être l’un de : ${args.choices}.`,
  'wants-int': (args) => `${at(args)} doit être un nombre entier, ${range(args)}.`,
  'wants-text': (args) =>
    `${at(args)} doit être un texte de caractères visibles (${range(args)}), sans espace autour.`,
  'wants-list': (args) => `${at(args)} doit être une liste d’éléments (${range(args)}).`,
  'wants-object': (args) => `${at(args)} doit être un objet.`,
  'unknown-field': (args) =>
    `${at(args)} a un champ inconnu, ${quoted(args.name)}${rather(args, `on connaît ${args.known}`)}`,
  'missing-field': (args) => `À ${at(args)}, il manque le champ ${quoted(args.name)}.`,
  'wants-key': (args) => `${at(args)} doit être une clé de 64 chiffres hexadécimaux, en minuscules.`,
  'wants-json': (args) => `${at(args)} doit être du JSON valable.`,
  'other-rules': (args) =>
    `Ce journal suit la version ${args.log} des règles, et ce programme connaît la version ${args.engine}.`,
  'no-such-seat': (args) =>
    `Il n’y a pas de place ${args.seat} à une table de ${args.seats} ; on compte à partir de 0.`,
  'no-action': () => 'Il n’y a aucune action là-dedans.',
  'unknown-word': (args) => `${quoted(args.word)} n’est pas un mot de ce jeu.`,
  'sight-between': (args) =>
    `${quoted(args.word)} doit attendre que tu aies vu ce que donne l’action d’avant.`,
  'chance-between': (args) => `${quoted(args.word)} doit attendre que le hasard ait parlé.`,
  aborted: () => 'La partie a été interrompue.',
  over: () => 'La partie est finie.',
  paused: () => 'La partie est en pause.',
  'not-paused': () => 'La partie n’est pas en pause.',
  resigned: (args, who) => `${capital(who(args.seat))} a abandonné.`,
  'undo-not-last': () =>
    'Tu ne peux reprendre que ta dernière action, et avant que quelqu’un d’autre ait joué.',
  'undo-after-chance': () => 'Impossible de reprendre : des cartes ou des dés sont sortis depuis.',
  'undo-after-sight': () => 'Impossible de reprendre : tu as vu quelque chose de nouveau.',
  'proof-seats': (args) => `La preuve n’est pas pour une table de ${counted(args.seats, 'place')}.`,
  'proof-secret': () => 'Le secret n’est pas celui dont le serveur avait publié l’empreinte avant le début.',
  'proof-salt': (args, who) =>
    `Le sel ${de(who(args.seat))} n’est pas celui dont l’empreinte avait été donnée avant le début.`,
  'proof-key': () => 'La clé de la partie ne découle pas du secret, des sels et de la table.',
  'proof-chain': () => 'La chaîne de ce serveur donne une autre partie pour ce jour-là.',
  'seal-changed': () => 'Le serveur ne tient pas ce qu’il avait promis avant le début.',
  'seal-without-you': () => 'Le serveur a laissé ton sel de côté : tu ne peux pas te fier à cette donne.',
  'proof-missing': () => 'Le journal ne dit pas, preuve à l’appui, comment il a été distribué.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `Avec une bande chacun, Skull se joue de trois à douze, et non à ${seats} ; à deux, il faut "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `Avec deux bandes chacun, Skull se joue de deux à six, et non à ${seats}.`,
  'competitive-needs-two-seats': () =>
    'En solitaire, The Queen’s Collection se joue avec "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) =>
    `Les équipes sont deux paires : exactement quatre joueurs, et non ${seats}.`,
  'two-spaces-need-cooperation': () => 'Les boîtes à deux cases ne vont qu’avec "mode": "cooperative".',

  broken: () => 'Quelque chose s’est cassé dans crossbones même ; signale-nous ce que tu as lancé.',
  unexplained: () => 'Les règles ne le permettent pas ici.',
} satisfies Phrases<CommonKey>;
