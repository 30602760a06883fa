import type { Topic } from '@crossbones/games/queens-collection/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  reveal: 'Deck Karten auf, so viele du wagst: zwei von einer Farbe, und alle sind verloren.',
  choose: 'Leg eine deiner Karten zu einer gleichen im Markt und nimm dafür eine Figur.',
  swap: 'Passt nichts, tausch stattdessen Karten mit dem Markt.',
  scored: 'Eine Schatulle zählt 3, eine Figur 2, und jede Karte auf der Hand kostet 1.',
  together: 'Bringt jede Figur in ihre Schatulle: zwei Karten tauschen zwei Figuren ihrer Farben.',
  'last-turns': 'Der Vorrat ist leer: alle haben noch einen Zug.',
  card: 'Zwei dieser Farbe, eine von dir und eine im Markt, holen eine Figur. Zwei von dir gelten als beliebige Karte.',
  joker: 'Ein Joker passt zu jeder Karte und stört nie.',
  'card-together': 'Mit einer Karte anderer Farbe tauscht sie eine Figur der einen gegen eine der anderen.',
  'joker-together': 'Ein Joker tauscht zwei beliebige Figuren.',
};
