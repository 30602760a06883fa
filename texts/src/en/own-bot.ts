import type { Args } from '@crossbones/core';
import type { OwnBotFault } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from './speech.js';

/** Whose fault it is, and where it came to light. */
const where = (args: Args): string =>
  args.seat === undefined
    ? quoted(args.name)
    : `${quoted(args.name)} (seat ${args.seat}${args.deal === undefined ? '' : `, deal ${args.deal}, rotation ${args.rotation}, step ${args.step}`})`;

/** What is wrong with somebody's own bot. */
export const ownBot = {
  'bot-typed': (args) =>
    `The bot ${quoted(args.name)} is TypeScript, which Node loads from 22.18 on, and this is ${args.version}: give it as JavaScript.`,
  'bot-unloadable': (args) => `The bot ${quoted(args.name)} cannot be loaded: ${args.why}.`,
  'bot-unstartable': (args) => `The program ${quoted(args.program)} of a bot cannot be started: ${args.why}.`,
  'bot-decides-nothing': (args) => `The bot ${quoted(args.name)} exports no function decide(view, legal).`,
  'bot-throws': (args) => `The bot ${where(args)} broke off: ${args.why}.`,
  'bot-says-no-word': (args) =>
    `The bot ${where(args)} answered ${quoted(args.given)}, which is no word of the game; it is to answer with one of those in legal.`,
  'bot-refused': (args) =>
    `The bot ${where(args)} answered ${quoted(args.given)}, which is not allowed there (${args.rule}): ${args.why}`,
  'bot-gone': (args) => `The bot ${where(args)} ended (${args.code}) instead of answering.`,
  'bot-answers-nothing': (args) =>
    `The program of the bot ${where(args)} wrote ${quoted(args.line)}, where a line such as {"id":${args.id},"action":"…"} was to come; what is for people goes to the error stream.`,
  'bot-late': (args) =>
    `The bot ${where(args)} did not answer within ${args.limit} ms; --limit gives it longer.`,
} as const satisfies Phrases<OwnBotFault>;
