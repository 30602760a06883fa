import { gameIds } from '@crossbones/games/catalogue';
import { effect } from '@preact/signals';
import { spoken } from '../../shell/language.js';
import { words } from '../../shell/words.js';

/** Leaves for the service worker what it may have to say while the page is not open, in the language of the page. */
export function teachWorker(): void {
  if (!('caches' in window)) return;
  effect(() => {
    const { page, games } = words();
    const say = (how: (game: string) => string): { readonly [game: string]: string } =>
      Object.fromEntries(gameIds.map((id) => [id, how(games[id].name)]));
    const said = {
      turn: say(page.notices.noticeTurn),
      reminder: say((game) => page.notices.noticeReminder(game, '{time}')),
      started: say(page.notices.noticeStarted),
      over: say(page.notices.noticeOver),
    };
    const letter = JSON.stringify({ language: spoken(), said });
    void caches
      .open('crossbones-words')
      .then((cache) => cache.put('/words', new Response(letter)))
      .catch(() => {});
  });
}
