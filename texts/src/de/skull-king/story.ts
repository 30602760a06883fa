import type { Story } from '../../skull-king/story.js';
import { counted, list } from '../speech.js';
import { dative, does, inside } from '../subject.js';

const cardCount = (cards: number): string => counted(cards, 'Karte', 'Karten');

export const story = {
  heading: (cards) => `je ${cardCount(cards)}`,
  wager: 'Wette',
  shot: 'Schuss',
  grapeshot: 'Kartätsche',
  cannonball: 'Kanonenkugel',
  undealtTitle: 'Im Stapel',
  greybeard: 'Graubart',
  pile: (cards) => `Graubart hat noch ${cardCount(cards)}.`,
  allied: (pairs) => `Verbündet: ${list(pairs)}`,
  pair: (one, other) => `${inside(one)} mit ${dative(other)}`,
  led: (suit) => `angespielt: ${suit}`,
  asksShot: 'Kartätsche oder Kanonenkugel?',
  asksLead: 'Rosie lässt dich sagen, wer zum nächsten Stich anspielt.',
  asksDiscard: (drawn) => `Will hat dir ${list(drawn)} gebracht. Welche Karte wirfst du ab?`,
  asksWager: 'Rascal nimmt eine Wette auf deine Ansage an: 0, 10 oder 20',
  asksChange: 'Harry lässt dich deine Ansage ändern.',
  letLead: (one) => `${does(one, 'spielst', 'spielt')} an`,
  keepBid: (bid) => `Bei der Ansage ${bid} bleiben`,
  changeBid: (bid) => `Die Ansage auf ${bid} ändern`,
  cardsEach: (cards) => `Je ${cardCount(cards)}.`,
  shots: (shots) => `Schüsse: ${shots.join(', ')}.`,
  shotOf: (one, shot) => `${inside(one)} ${shot}`,
  nobodyTakes: 'Niemand macht den Stich.',
  takes: (one, card) => `${does(one, 'machst', 'macht')} den Stich mit ${card}.`,
  takesWithBonus: (one, card, bonus) =>
    `${does(one, 'machst', 'macht')} den Stich mit ${card}, Bonus ${bonus}.`,
  loot: (one, other) => `Beute: ${inside(one)} und ${inside(other)}, verbündet.`,
  rosie: (one, lead) =>
    `Rosie: ${does(one, 'lässt', 'lässt')} ${lead.you ? lead.bold('dich') : inside(lead)} anspielen.`,
  rosieSelf: (one) => `Rosie: ${does(one, 'spielst', 'spielt')} selbst an.`,
  will: (one, cards) => `Will: ${does(one, 'ziehst', 'zieht')} ${cardCount(cards)}.`,
  willDone: (one) => `${does(one, 'wirfst', 'wirft')} ebenso viele ab.`,
  juanita: (one) => `Juanita zeigt ${dative(one)} die nicht verteilten Karten.`,
  harryKeeps: (one) => `Harry: ${does(one, 'bleibst', 'bleibt')} bei der Ansage.`,
  harryChanges: (one, bid) => `Harry: ${does(one, 'änderst', 'ändert')} die Ansage auf ${bid}.`,
  rascal: (one, wager) => `${does(one, 'setzt', 'setzt')} ${wager} bei Rascal.`,
  colours: (green, yellow, purple, black) =>
    `${green} Grün, ${yellow} Gelb, ${purple} Lila; ${black} Schwarz ist Trumpf.`,
} as const satisfies Story;
