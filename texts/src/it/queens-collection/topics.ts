import type { Topic } from '@crossbones/games/queens-collection/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  reveal: 'Scopri carte, quante ne osi: due dello stesso colore, e si perdono tutte.',
  choose: 'Abbina una carta tua a una del mercato dello stesso colore e prendi una pedina.',
  swap: 'Se niente si abbina, scambia carte con il mercato.',
  scored: 'Uno scrigno vale 3, una pedina 2, e ogni carta rimasta in mano costa 1.',
  together: 'Porta ogni pedina nel suo scrigno: due carte scambiano due pedine dei loro colori.',
  'last-turns': 'La riserva è vuota: resta un turno a testa.',
  card: 'Due del suo colore, una tua e una del mercato, prendono una pedina. Due tue valgono una carta qualsiasi.',
  joker: 'Un jolly va con ogni carta e non si scontra con niente.',
  'card-together': 'Con una carta di un altro colore scambia una pedina dell’uno con una dell’altro.',
  'joker-together': 'Un jolly scambia due pedine qualsiasi.',
};
