import type { Topic } from '@crossbones/games/skull-king/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Di cuántas bazas te llevarás, y luego llévate justo esas. Todos apuestan a la vez.',
  trick: 'Cada uno juega una carta y la más fuerte se las lleva todas: eso es una baza.',
  follow: 'Hay palo de salida: si lo tienes, síguelo. Las cartas sin número se juegan cuando quieras.',
  scored: 'Apuesta cumplida: 20 puntos por baza. Fallada: 10 menos por cada baza de más o de menos.',
  rascal: 'Todos se juegan lo mismo: entero con la apuesta exacta, la mitad si fallas por una.',
  number: 'El número más alto del palo de salida se lleva la baza, si no hay nada más fuerte.',
  black: 'El negro es triunfo: vence a los números de los demás palos.',
  escape: 'La bandera blanca pierde contra todo: juégala para librarte de una baza.',
  pirate: 'Un pirata vence a todos los números y a las sirenas. Si hay varios, gana el primero.',
  'power-rosie': 'Rosie es pirata. Si gana la baza, dices quién sale en la siguiente.',
  'power-will': 'Will es pirata. Si gana la baza, robas dos cartas y descartas dos.',
  'power-rascal': 'Rascal es pirata. Si gana la baza, puedes jugarte hasta 20 puntos a tu apuesta.',
  'power-juanita': 'Juanita es pirata. Si gana la baza, ves todas las cartas sin repartir.',
  'power-harry': 'Harry es pirata. Si gana la baza, puedes cambiar tu apuesta en una.',
  tigress: 'La Tigresa es lo que digas al jugarla: pirata o bandera blanca.',
  'skull-king': 'El Skull King vence a todo menos a las sirenas.',
  mermaid: 'Una sirena vence a todos los números y atrapa al Skull King, pero pierde contra los piratas.',
  kraken: 'El kraken hunde la baza entera: nadie se la lleva.',
  whale: 'La ballena blanca borra los colores: el número más alto se lleva la baza.',
  loot: 'El botín pierde como una bandera blanca, pero te alía con quien se lo lleva: 20 cada uno si cumplís los dos.',
  house: 'Una carta propia de esta mesa: vale lo que el anfitrión haya decidido.',
};
