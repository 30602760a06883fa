import type { Story } from '../../skull-king/story.js';
import { counted, list } from '../speech.js';
import { a, does, thenDoes, who, whom } from '../subject.js';

export const story = {
  heading: (cards) => `${counted(cards, 'carta', 'carte')} a testa`,
  wager: 'scommessa',
  shot: 'tiro',
  grapeshot: 'mitraglia',
  cannonball: 'palla di cannone',
  undealtTitle: 'Nel mazzo',
  greybeard: 'Barbagrigia',
  pile: (cards) => `A Barbagrigia ${cards === 1 ? 'resta' : 'restano'} ${counted(cards, 'carta', 'carte')}.`,
  allied: (pairs) => `Alleati: ${list(pairs)}`,
  pair: (one, other) => `${whom(one)} con ${whom(other)}`,
  led: (suit) => `seme d’apertura: ${suit}`,
  asksShot: 'Mitraglia o palla di cannone?',
  asksLead: 'Rosie ti lascia dire chi apre la prossima presa.',
  asksDiscard: (drawn) => `Will ti ha portato ${list(drawn)}. Quale carta scarti?`,
  asksWager: 'Rascal accetta una scommessa sulla tua puntata: 0, 10 o 20',
  asksChange: 'Harry ti lascia cambiare la puntata.',
  letLead: (one) => does(one, 'apri', 'apre'),
  keepBid: (bid) => `Lascia la puntata a ${bid}`,
  changeBid: (bid) => `Cambia la puntata in ${bid}`,
  cardsEach: (cards) => `${counted(cards, 'carta', 'carte')} a testa.`,
  shots: (shots) => `Tiri: ${shots.join(', ')}.`,
  shotOf: (one, shot) => `${who(one)} ${shot}`,
  nobodyTakes: 'Nessuno vince la presa.',
  takes: (one, card) => `${does(one, 'vinci', 'vince')} la presa con ${card}.`,
  takesWithBonus: (one, card, bonus) =>
    `${does(one, 'vinci', 'vince')} la presa con ${card}, bonus ${bonus}.`,
  loot: (one, other) => `Bottino: alleanza tra ${whom(one)} e ${whom(other)}.`,
  rosie: (one, lead) => `Con Rosie ${thenDoes(one, 'fai', 'fa')} aprire ${whom(lead)}.`,
  rosieSelf: (one) => `Con Rosie ${thenDoes(one, 'tieni per te', 'tiene per sé')} l’apertura.`,
  will: (one, cards) => `Con Will ${thenDoes(one, 'peschi', 'pesca')} ${counted(cards, 'carta', 'carte')}.`,
  willDone: (one) => `${does(one, 'ne scarti', 'ne scarta')} altrettante.`,
  juanita: (one) =>
    one.you
      ? 'Juanita ti mostra le carte non distribuite.'
      : `Juanita mostra ${a(one)} le carte non distribuite.`,
  harryKeeps: (one) => `Con Harry ${thenDoes(one, 'lasci', 'lascia')} la puntata com’è.`,
  harryChanges: (one, bid) => `Con Harry ${thenDoes(one, 'cambi', 'cambia')} la puntata in ${bid}.`,
  rascal: (one, wager) => `${does(one, 'scommetti', 'scommette')} ${wager} con Rascal.`,
  colours: (green, yellow, purple, black) =>
    `${green} verde, ${yellow} giallo, ${purple} viola; ${black} nero è briscola.`,
} as const satisfies Story;
