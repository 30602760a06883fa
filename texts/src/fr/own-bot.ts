import type { Args } from '@crossbones/core';
import type { OwnBotFault } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from './speech.js';

/** Whose fault it is, and where it came to light. */
const where = (args: Args): string =>
  args.seat === undefined
    ? quoted(args.name)
    : `${quoted(args.name)} (place ${args.seat}${args.deal === undefined ? '' : `, donne ${args.deal}, rotation ${args.rotation}, coup ${args.step}`})`;

/** What is wrong with somebody's own bot. */
export const ownBot = {
  'bot-typed': (args) =>
    `Le robot ${quoted(args.name)} est en TypeScript, que Node lit à partir de 22.18, et celui-ci est ${args.version} : donne-le en JavaScript.`,
  'bot-unloadable': (args) => `Le robot ${quoted(args.name)} ne se charge pas : ${args.why}.`,
  'bot-unstartable': (args) =>
    `Le programme ${quoted(args.program)} d’un robot ne démarre pas : ${args.why}.`,
  'bot-decides-nothing': (args) =>
    `Le robot ${quoted(args.name)} n’exporte aucune fonction decide(view, legal).`,
  'bot-throws': (args) => `Le robot ${where(args)} s’est interrompu : ${args.why}.`,
  'bot-says-no-word': (args) =>
    `Le robot ${where(args)} a répondu ${quoted(args.given)}, qui n’est pas un mot du jeu ; il doit répondre l’un de ceux de legal.`,
  'bot-refused': (args) =>
    `Le robot ${where(args)} a répondu ${quoted(args.given)}, qui n’est pas permis à cet endroit (${args.rule}) : ${args.why}`,
  'bot-gone': (args) => `Le robot ${where(args)} s’est arrêté (${args.code}) au lieu de répondre.`,
  'bot-answers-nothing': (args) =>
    `Le programme du robot ${where(args)} a écrit ${quoted(args.line)} là où il fallait une ligne comme {"id":${args.id},"action":"…"} ; ce qui est pour les gens va sur la sortie d’erreur.`,
  'bot-late': (args) =>
    `Le robot ${where(args)} n’a pas répondu en ${args.limit} ms ; --limit lui en donne davantage.`,
} as const satisfies Phrases<OwnBotFault>;
