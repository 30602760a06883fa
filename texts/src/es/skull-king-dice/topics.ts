import type { Topic } from '@crossbones/games/skull-king-dice/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Di cuántas bazas ganarán tus dados, y luego gana justo esas. Todos apuestan a la vez.',
  trick: 'Cada uno tira un dado. Las calaveras vencen a los números, y el más fuerte se lleva la baza.',
  follow: 'Hay color de salida: si tienes un dado así, tíralo, o tira uno especial.',
  scored: 'Apuesta cumplida: 20 puntos por baza. Fallada: 10 menos por cada baza de más o de menos.',
  coloured: 'El número más alto se lleva la baza, sea del color que sea; entre iguales, el último.',
  flag: 'Una bandera no vale nada. Si solo hay banderas, gana la primera.',
  'skull-king': 'La calavera del Skull King vence a todo menos a la de una sirena.',
  pirate: 'La calavera de un pirata vence a las sirenas y a todos los números.',
  mermaid: 'La calavera de una sirena vence a todos los números, y al Skull King.',
};
