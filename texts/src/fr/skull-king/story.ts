import type { Story } from '../../skull-king/story.js';
import { counted, list } from '../speech.js';
import { does, thenDoes, whom } from '../subject.js';

export const story = {
  heading: (cards) => `${counted(cards, 'carte')} chacun`,
  wager: 'mise',
  shot: 'tir',
  grapeshot: 'chevrotine',
  cannonball: 'boulet',
  undealtTitle: 'Au talon',
  greybeard: 'Barbe Grise',
  pile: (cards) => `Il reste ${counted(cards, 'carte')} à Barbe Grise.`,
  allied: (pairs) => `Alliances : ${list(pairs)}`,
  pair: (one, other) => `${whom(one)} avec ${whom(other)}`,
  led: (suit) => `couleur demandée : ${suit}`,
  asksShot: 'Chevrotine ou boulet de canon ?',
  asksLead: 'Rosie te laisse dire qui entame le prochain pli.',
  asksDiscard: (drawn) => `Will t’a apporté ${list(drawn)}. Quelle carte défausses-tu ?`,
  asksWager: 'Rascal prend un pari sur ton annonce : 0, 10 ou 20',
  asksChange: 'Harry te laisse changer ton annonce.',
  letLead: (one) => does(one, 'entames', 'entame'),
  keepBid: (bid) => `Garder l’annonce de ${bid}`,
  changeBid: (bid) => `Changer l’annonce en ${bid}`,
  cardsEach: (cards) => `${counted(cards, 'carte')} chacun.`,
  shots: (shots) => `Tirs : ${shots.join(', ')}.`,
  shotOf: (one, shot) => `${whom(one)} ${shot}`,
  nobodyTakes: 'Personne ne remporte le pli.',
  takes: (one, card) => `${does(one, 'remportes', 'remporte')} le pli avec ${card}.`,
  takesWithBonus: (one, card, bonus) =>
    `${does(one, 'remportes', 'remporte')} le pli avec ${card}, prime ${bonus}.`,
  loot: (one, other) => `Butin : alliance entre ${whom(one)} et ${whom(other)}.`,
  rosie: (one, lead) => `Avec Rosie, ${thenDoes(one, 'donnes', 'donne')} l’entame à ${whom(lead)}.`,
  rosieSelf: (one) => `Avec Rosie, ${thenDoes(one, 'gardes', 'garde')} l’entame.`,
  will: (one, cards) => `Avec Will, ${thenDoes(one, 'pioches', 'pioche')} ${counted(cards, 'carte')}.`,
  willDone: (one) => `${does(one, 'en défausses', 'en défausse')} autant.`,
  juanita: (one) =>
    one.you
      ? 'Juanita te montre les cartes non distribuées.'
      : `Juanita montre à ${whom(one)} les cartes non distribuées.`,
  harryKeeps: (one) => `Avec Harry, ${thenDoes(one, 'gardes ton', 'garde son')} annonce.`,
  harryChanges: (one, bid) => `Avec Harry, ${thenDoes(one, 'changes ton', 'change son')} annonce en ${bid}.`,
  rascal: (one, wager) => `${does(one, 'mises', 'mise')} ${wager} chez Rascal.`,
  colours: (green, yellow, purple, black) =>
    `${green} vert, ${yellow} jaune, ${purple} violet ; ${black} noir est atout.`,
} as const satisfies Story;
