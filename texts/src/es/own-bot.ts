import type { Args } from '@crossbones/core';
import type { OwnBotFault } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from './speech.js';

/** Whose fault it is, and where it came to light. */
const where = (args: Args): string =>
  args.seat === undefined
    ? quoted(args.name)
    : `${quoted(args.name)} (asiento ${args.seat}${args.deal === undefined ? '' : `, reparto ${args.deal}, rotación ${args.rotation}, paso ${args.step}`})`;

/** What is wrong with somebody's own bot. */
export const ownBot = {
  'bot-typed': (args) =>
    `El bot ${quoted(args.name)} es TypeScript, que Node carga desde la versión 22.18, y esta es la ${args.version}: dalo en JavaScript.`,
  'bot-unloadable': (args) => `El bot ${quoted(args.name)} no se puede cargar: ${args.why}.`,
  'bot-unstartable': (args) =>
    `El programa ${quoted(args.program)} de un bot no se puede iniciar: ${args.why}.`,
  'bot-decides-nothing': (args) =>
    `El bot ${quoted(args.name)} no exporta ninguna función decide(view, legal).`,
  'bot-throws': (args) => `El bot ${where(args)} se interrumpió: ${args.why}.`,
  'bot-says-no-word': (args) =>
    `El bot ${where(args)} respondió ${quoted(args.given)}, que no es una palabra del juego; debe responder con una de las que hay en legal.`,
  'bot-refused': (args) =>
    `El bot ${where(args)} respondió ${quoted(args.given)}, que ahí no está permitido (${args.rule}): ${args.why}`,
  'bot-gone': (args) => `El bot ${where(args)} terminó (${args.code}) en vez de responder.`,
  'bot-answers-nothing': (args) =>
    `El programa del bot ${where(args)} escribió ${quoted(args.line)} donde debía venir una línea como {"id":${args.id},"action":"…"}; lo que es para las personas va a la salida de errores.`,
  'bot-late': (args) => `El bot ${where(args)} no respondió en ${args.limit} ms; --limit le da más tiempo.`,
} as const satisfies Phrases<OwnBotFault>;
