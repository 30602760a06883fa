import type { Args } from '@crossbones/core';
import type { Phrases } from '../phrase.js';
import type { RequestFault } from '../request.js';
import { at, counted, quoted } from './speech.js';

const seconds = (args: Args): string => counted(args.seconds, 'seconde');

export const request = {
  'not-found': () => 'Il n’y a rien ici.',
  'no-table': () => 'Cette table n’existe pas.',
  'no-daily': () => 'Cette partie du jour n’existe pas ici.',
  'no-code': () => 'Aucune table n’a ce code, ou ne l’a plus.',
  'no-sheet': () => 'Cette feuille de score n’existe pas, ou plus.',
  'not-your-sheet': () => 'Seul l’appareil qui tient cette feuille de score peut y écrire.',
  'line-gap': (args) => `La prochaine ligne de cette feuille de score porte le numéro ${args.next}.`,
  'line-differs': (args) =>
    `La ligne ${args.line} de cette feuille de score existe déjà, et c’en est une autre.`,
  'line-too-long': (args) => `Une ligne d’une feuille de score compte au plus ${args.max} octets.`,
  'sheet-full': () => 'Cette feuille de score est pleine.',
  'too-many-sheets': (args) =>
    `Les feuilles de score de ton adresse occupent déjà ${args.mb} Mo ; termines-en une d’abord.`,
  'too-many-tables': (args) =>
    `Tu peux avoir au plus ${counted(args.max, 'table')} dont la partie n’est pas finie ; termines-en une ou quitte-la d’abord.`,
  'too-many-tables-here': (args) =>
    `Une adresse peut avoir au plus ${counted(args.max, 'table')} dont la partie n’est pas finie, et la tienne les a déjà ; il faut d’abord en terminer une.`,
  'too-many-public-tables': (args) =>
    `Tu peux avoir au plus ${counted(args.max, 'table publique', 'tables publiques')} à la fois ; termines-en une d’abord, ou ouvre celle-ci sur invitation.`,
  'too-many-public-tables-here': (args) =>
    `Une adresse peut avoir au plus ${counted(args.max, 'table publique', 'tables publiques')} à la fois, et la tienne les a déjà ; il faut d’abord en terminer une, ou ouvrir celle-ci sur invitation.`,
  'table-full': (args) =>
    `Il s’est passé plus de ${args.max} choses à cette table ; on ne peut plus que finir la partie.`,
  'key-reused': () =>
    'Cette Idempotency-Key est celle d’une autre de tes requêtes ; choisis-en une nouvelle.',
  'bad-url': () => 'Cette adresse est illisible.',
  'too-slow': () => 'La requête a mis trop de temps à arriver.',
  'too-large': (args) => `Le corps peut avoir ${args.max} octets au plus.`,
  'wants-content-type': () => 'Le corps doit être en JSON, envoyé comme application/json.',
  'wants-string': (args) =>
    args.max === undefined
      ? `${at(args)} doit être un texte.`
      : `${at(args)} doit être un texte de ${args.min} à ${args.max} caractères.`,
  'wants-form': (args) => `${at(args)} n’a pas la bonne forme ; il faut : ${args.form}.`,
  'wants-boolean': (args) => `${at(args)} doit être true ou false.`,
  'wants-null': (args) => `${at(args)} doit être null.`,
  'wants-number': (args) => `${at(args)} doit être un nombre.`,
  'wants-other': (args) => `${at(args)} n’a pas sa place ici.`,
  'forbidden-key': (args) => `Le corps a un champ nommé ${quoted(args.name)}, qu’aucune requête n’a.`,
  'forbidden-character': () => 'Le corps contient un caractère NUL, que personne ne peut voir.',
  'slow-down': (args) => `C’était trop rapide ; continue dans ${seconds(args)}.`,
  'too-many-guesses': (args) => `Trop de codes faux ; réessaie dans ${seconds(args)}.`,
  'too-many-streams': (args) => `Il y a déjà ${args.max} flux ouverts depuis ton adresse.`,
  'bad-topic': (args) =>
    `${quoted(args.topic)} n’est pas un sujet ; il y a « lobby », « table: » suivi d’une table et « sheet: » suivi d’une feuille de score.`,
  stopping: () => 'Le serveur s’en va ; reviens dans un instant.',
} as const satisfies Phrases<RequestFault>;
