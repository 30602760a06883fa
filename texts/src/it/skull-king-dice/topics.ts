import type { Topic } from '@crossbones/games/skull-king-dice/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Di’ quante prese vinceranno i tuoi dadi, poi vincine esattamente tante. Puntano tutti insieme.',
  trick: 'Ognuno tira un dado. I teschi battono i numeri, e il più forte vince la presa.',
  follow: 'C’è un colore d’apertura: se hai un dado così, tiralo, oppure tirane uno speciale.',
  scored: 'Puntata centrata: 20 punti a presa. Mancata: 10 in meno per ogni presa di troppo o in meno.',
  coloured: 'Il numero più alto vince la presa, di qualunque colore sia; a parità, l’ultimo.',
  flag: 'Una bandiera non vale niente. Se ci sono solo bandiere, vince la prima.',
  'skull-king': 'Il teschio dello Skull King batte tutto tranne quello di una sirena.',
  pirate: 'Il teschio di un pirata batte le sirene e tutti i numeri.',
  mermaid: 'Il teschio di una sirena batte tutti i numeri, e lo Skull King.',
};
