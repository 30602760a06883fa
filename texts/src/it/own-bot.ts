import type { Args } from '@crossbones/core';
import type { OwnBotFault } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from './speech.js';

/** Whose fault it is, and where it came to light. */
const where = (args: Args): string =>
  args.seat === undefined
    ? quoted(args.name)
    : `${quoted(args.name)} (posto ${args.seat}${args.deal === undefined ? '' : `, distribuzione ${args.deal}, rotazione ${args.rotation}, passo ${args.step}`})`;

/** What is wrong with somebody's own bot. */
export const ownBot = {
  'bot-typed': (args) =>
    `Il bot ${quoted(args.name)} è in TypeScript, che Node carica dalla versione 22.18, e questa è la ${args.version}: dallo in JavaScript.`,
  'bot-unloadable': (args) => `Il bot ${quoted(args.name)} non si può caricare: ${args.why}.`,
  'bot-unstartable': (args) =>
    `Il programma ${quoted(args.program)} di un bot non si può avviare: ${args.why}.`,
  'bot-decides-nothing': (args) =>
    `Il bot ${quoted(args.name)} non esporta alcuna funzione decide(view, legal).`,
  'bot-throws': (args) => `Il bot ${where(args)} si è interrotto: ${args.why}.`,
  'bot-says-no-word': (args) =>
    `Il bot ${where(args)} ha risposto ${quoted(args.given)}, che non è una parola del gioco; deve rispondere con una di quelle in legal.`,
  'bot-refused': (args) =>
    `Il bot ${where(args)} ha risposto ${quoted(args.given)}, che lì non è permesso (${args.rule}): ${args.why}`,
  'bot-gone': (args) => `Il bot ${where(args)} è terminato (${args.code}) invece di rispondere.`,
  'bot-answers-nothing': (args) =>
    `Il programma del bot ${where(args)} ha scritto ${quoted(args.line)} dove doveva esserci una riga come {"id":${args.id},"action":"…"}; ciò che è per le persone va sull’uscita degli errori.`,
  'bot-late': (args) =>
    `Il bot ${where(args)} non ha risposto entro ${args.limit} ms; --limit gli dà più tempo.`,
} as const satisfies Phrases<OwnBotFault>;
