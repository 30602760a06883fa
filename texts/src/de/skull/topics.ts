import type { Topic } from '@crossbones/games/skull/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  place: 'Leg eine Scheibe verdeckt: eine Blume oder den Totenkopf, den niemand aufdecken will.',
  add: 'Leg noch eine dazu oder fordere heraus: sag, wie viele du ohne Totenkopf aufdecken kannst.',
  bid: 'Erhöhe oder passe. Wer am meisten bietet, muss so viele aufdecken, die eigenen zuerst.',
  attempt: 'Erst die eigenen Scheiben, dann beliebige, von oben. Ein Totenkopf, und es ist misslungen.',
  made: 'Eine geschaffte Herausforderung dreht die Matte um. Die zweite gewinnt das Spiel.',
  lost: 'Wer einen Totenkopf aufdeckt, verliert für immer eine Scheibe, und nur er weiß, welche.',
  out: 'Ohne Scheiben ist man draußen. Wer als Letztes übrig ist, gewinnt.',
  flower: 'Eine Blume: gut zum Aufdecken. Wer bietet, will nichts anderes.',
  skull: 'Der Totenkopf: wer ihn aufdeckt, ist gescheitert, auch du selbst.',
};
