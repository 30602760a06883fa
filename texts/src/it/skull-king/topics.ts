import type { Topic } from '@crossbones/games/skull-king/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Di’ quante prese farai, poi fanne esattamente tante. Puntano tutti insieme.',
  trick: 'Ognuno gioca una carta e la più forte le prende tutte: questa è una presa.',
  follow: 'C’è un seme d’apertura: se ne hai, rispondi. Le carte senza numero si giocano quando vuoi.',
  scored: 'Puntata centrata: 20 punti a presa. Mancata: 10 in meno per ogni presa di troppo o in meno.',
  rascal: 'La posta è uguale per tutti: intera con la puntata esatta, metà se sbagli di una.',
  number: 'Il numero più alto del seme d’apertura vince la presa, se non c’è niente di più forte.',
  black: 'Il nero è la briscola: batte i numeri di tutti gli altri semi.',
  escape: 'La bandiera bianca perde contro tutto: giocala per evitare una presa.',
  pirate: 'Un pirata batte tutti i numeri e le sirene. Se sono più d’uno, vince il primo.',
  'power-rosie': 'Rosie è una pirata. Se vince la presa, decidi chi apre la prossima.',
  'power-will': 'Will è un pirata. Se vince la presa, peschi due carte e ne scarti due.',
  'power-rascal':
    'Rascal è un pirata. Se vince la presa, puoi scommettere fino a 20 punti sulla tua puntata.',
  'power-juanita': 'Juanita è una pirata. Se vince la presa, vedi tutte le carte non distribuite.',
  'power-harry': 'Harry è un pirata. Se vince la presa, puoi cambiare la tua puntata di uno.',
  tigress: 'La Tigre è quello che dici quando la giochi: pirata o bandiera bianca.',
  'skull-king': 'Lo Skull King batte tutto tranne le sirene.',
  mermaid: 'Una sirena batte tutti i numeri e cattura lo Skull King, ma perde contro i pirati.',
  kraken: 'Il kraken trascina a fondo tutta la presa: non la vince nessuno.',
  whale: 'La balena bianca lava via i colori: il numero più alto vince la presa.',
  loot: 'Il bottino perde come una bandiera bianca, ma ti allea con chi lo prende: 20 a testa se entrambi centrate la puntata.',
  house: 'Una carta propria di questo tavolo: vale ciò che ha deciso chi ospita.',
};
