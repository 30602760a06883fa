import type { Refusal } from '@crossbones/api';
import { sentence } from '@crossbones/texts/load';
import { page, words } from './words.js';

/** What the server refused, in the language of the page. */
export function refused({ code, message, args }: Refusal): string {
  const { faults } = words();
  if (code === 'given-up') return page().trouble.notOffline;
  return Object.hasOwn(faults, code) ? sentence(words(), null, { key: code, args }) : message;
}
