import type { Args } from '@crossbones/core';
import type { OwnBotFault } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from './speech.js';

/** Whose fault it is, and where it came to light. */
const where = (args: Args): string =>
  args.seat === undefined
    ? quoted(args.name)
    : `${quoted(args.name)} (Platz ${args.seat}${args.deal === undefined ? '' : `, Verteilung ${args.deal}, Drehung ${args.rotation}, Schritt ${args.step}`})`;

/** What is wrong with somebody's own bot. */
export const ownBot = {
  'bot-typed': (args) =>
    `Der Bot ${quoted(args.name)} ist TypeScript, das Node ab 22.18 lädt, und dies ist ${args.version}: gib ihn als JavaScript.`,
  'bot-unloadable': (args) => `Der Bot ${quoted(args.name)} lässt sich nicht laden: ${args.why}.`,
  'bot-unstartable': (args) =>
    `Das Programm ${quoted(args.program)} eines Bots lässt sich nicht starten: ${args.why}.`,
  'bot-decides-nothing': (args) =>
    `Der Bot ${quoted(args.name)} exportiert keine Funktion decide(view, legal).`,
  'bot-throws': (args) => `Der Bot ${where(args)} ist abgebrochen: ${args.why}.`,
  'bot-says-no-word': (args) =>
    `Der Bot ${where(args)} hat ${quoted(args.given)} geantwortet, und das ist kein Wort des Spiels; er soll mit einem von denen in legal antworten.`,
  'bot-refused': (args) =>
    `Der Bot ${where(args)} hat ${quoted(args.given)} geantwortet, was dort nicht erlaubt ist (${args.rule}): ${args.why}`,
  'bot-gone': (args) => `Der Bot ${where(args)} hat sich beendet (${args.code}), statt zu antworten.`,
  'bot-answers-nothing': (args) =>
    `Das Programm des Bots ${where(args)} hat ${quoted(args.line)} geschrieben, wo eine Zeile wie {"id":${args.id},"action":"…"} kommen sollte; was für Menschen ist, gehört in die Fehlerausgabe.`,
  'bot-late': (args) =>
    `Der Bot ${where(args)} hat nicht innerhalb von ${args.limit} ms geantwortet; mit --limit bekommt er mehr.`,
} as const satisfies Phrases<OwnBotFault>;
