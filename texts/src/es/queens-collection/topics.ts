import type { Topic } from '@crossbones/games/queens-collection/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  reveal: 'Destapa cartas, todas las que te atrevas: dos del mismo color, y se pierden todas.',
  choose: 'Empareja una carta tuya con una del mercado del mismo color, y toma un peón.',
  swap: 'Si nada encaja, cambia cartas con el mercado.',
  scored: 'Un cofre vale 3, un peón 2, y cada carta en la mano cuesta 1.',
  together: 'Lleva cada peón a su cofre: dos cartas cambian dos peones de sus colores.',
  'last-turns': 'La reserva está vacía: queda un turno por cabeza.',
  card: 'Dos de su color, una tuya y una del mercado, toman un peón. Dos tuyas valen por cualquier carta.',
  joker: 'Un comodín va con cualquier carta y no choca con nada.',
  'card-together': 'Con una carta de otro color cambia un peón de uno por un peón del otro.',
  'joker-together': 'Un comodín cambia dos peones cualesquiera.',
};
