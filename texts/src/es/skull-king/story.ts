import type { Story } from '../../skull-king/story.js';
import { counted, list } from '../speech.js';
import { does, inside, who, whom } from '../subject.js';

export const story = {
  heading: (cards) => `${counted(cards, 'carta')} por cabeza`,
  wager: 'se juega',
  shot: 'disparo',
  grapeshot: 'metralla',
  cannonball: 'bala',
  undealtTitle: 'En el mazo',
  greybeard: 'Barba Gris',
  pile: (cards) =>
    cards === 1 ? 'A Barba Gris le queda 1 carta.' : `A Barba Gris le quedan ${cards} cartas.`,
  allied: (pairs) => `Alianzas: ${list(pairs)}`,
  pair: (one, other) => `${inside(one)} y ${inside(other)}`,
  led: (suit) => `palo de salida: ${suit}`,
  asksShot: '¿Metralla o bala de cañón?',
  asksLead: 'Rosie te deja decir quién abre la siguiente baza.',
  asksDiscard: (drawn) => `Will te ha traído ${list(drawn)}. ¿Qué carta descartas?`,
  asksWager: 'Rascal pregunta cuánto te juegas a tu apuesta: 0, 10 o 20',
  asksChange: 'Harry te deja cambiar tu apuesta.',
  letLead: (one) => does(one, 'abres', 'abre'),
  keepBid: (bid) => `Mantener la apuesta de ${bid}`,
  changeBid: (bid) => `Cambiar la apuesta a ${bid}`,
  cardsEach: (cards) => `${counted(cards, 'carta')} por cabeza.`,
  shots: (shots) => `Disparos: ${shots.join(', ')}.`,
  shotOf: (one, shot) => `${who(one)} ${shot}`,
  nobodyTakes: 'Nadie se lleva la baza.',
  takes: (one, card) => `${does(one, 'te llevas', 'se lleva')} la baza con ${card}.`,
  takesWithBonus: (one, card, bonus) =>
    `${does(one, 'te llevas', 'se lleva')} la baza con ${card}, bonus ${bonus}.`,
  loot: (one, other) => `Botín: alianza entre ${inside(one)} y ${inside(other)}.`,
  rosie: (one, lead) =>
    lead.you
      ? `Rosie: ${does(one, 'te nombras', 'te nombra')} para abrir.`
      : `Rosie: ${does(one, 'nombras', 'nombra')} a ${whom(lead)} para abrir.`,
  rosieSelf: (one) => `Rosie: ${does(one, 'decides abrir tú', 'decide abrir')}.`,
  will: (one, cards) => `Will: ${does(one, 'robas', 'roba')} ${counted(cards, 'carta')}.`,
  willDone: (one) => `${does(one, 'descartas', 'descarta')} otras tantas.`,
  juanita: (one) =>
    one.you
      ? 'Juanita te enseña las cartas no repartidas.'
      : `Juanita le enseña a ${whom(one)} las cartas no repartidas.`,
  harryKeeps: (one) => `Harry: ${does(one, 'mantienes tu', 'mantiene su')} apuesta.`,
  harryChanges: (one, bid) => `Harry: ${does(one, 'cambias tu', 'cambia su')} apuesta a ${bid}.`,
  rascal: (one, wager) => `${does(one, 'te juegas', 'se juega')} ${wager} con Rascal.`,
  colours: (green, yellow, purple, black) =>
    `${green} verde, ${yellow} amarillo, ${purple} morado; ${black} negro es triunfo.`,
} as const satisfies Story;
