import type { Story } from '../../skull/story.js';
import { counted } from '../speech.js';
import { dative, does, form } from '../subject.js';

/** After a verb: “eine Blume”, “deinen Totenkopf”. */
const own = { flower: 'eine Blume', skull: 'deinen Totenkopf' } as const;

export const story = {
  heading: (round, discs) => `Runde ${round} · ${counted(discs, 'Scheibe', 'Scheiben')} auf den Matten`,
  headingBid: (bid) => `geboten ${bid}`,
  firstGang: 'erste Bande',
  secondGang: 'zweite Bande',
  first: 'zuerst',
  out: 'draußen',
  mat: 'Matte',
  inHand: 'Hand',
  pile: 'Stapel',
  bid: 'Gebot',
  passed: 'passt',
  holds: (one, discs) => `${does(one, 'hast', 'hat')} ${discs} auf der Hand`,
  holdsNothing: (one) => `${does(one, 'hast', 'hat')} nichts auf der Hand`,
  onMat: (discs) => `auf der Matte ${discs}`,
  topLast: 'oberste zuletzt',
  asksPlace: 'Welche Scheibe legst du?',
  asksAdd: 'Eine Scheibe dazulegen, oder herausfordern?',
  asksBid: (bid) => `Geboten sind ${bid}: erhöhen oder passen?`,
  asksTurn: (left) => `Bei wem deckst du eine Scheibe auf? Noch ${left}.`,
  asksGloat: 'Dein Stapel blieb liegen. Aufdecken und spotten?',
  asksPick: (challenger) => `Dein Totenkopf! Nimm eine der verdeckten Scheiben von ${dative(challenger)}.`,
  asksLose: 'Dein eigener Totenkopf. Welche Scheibe gibst du her, im Geheimen?',
  asksFirst: 'Du bist draußen. Wer beginnt die nächste Runde?',
  asks: 'Was tust du?',
  turnPileUp: 'Den Stapel aufdecken',
  nthDisc: ['die erste Scheibe', 'die zweite Scheibe', 'die dritte Scheibe', 'die vierte Scheibe'],
  pass: 'Passen',
  flower: 'Blume',
  skull: 'Totenkopf',
  drawnFirst: (one) => `${does(one, 'beginnst', 'beginnt')} und ${form(one, 'legst', 'legt')} zuletzt.`,
  starts: (one) => `${does(one, 'beginnst', 'beginnt')}.`,
  allPlaced: 'Alle haben eine Scheibe gelegt, nur nicht, wer beginnt.',
  places: (one) => `${does(one, 'legst', 'legt')} eine Scheibe.`,
  placesOwn: (one, disc) => `${does(one, 'legst', 'legt')} ${own[disc]}.`,
  adds: (one) => `${does(one, 'legst', 'legt')} eine Scheibe dazu.`,
  addsOwn: (one, disc) => `${does(one, 'legst', 'legt')} ${own[disc]} dazu.`,
  passes: (one) => `${does(one, 'passt', 'passt')}.`,
  challenges: (one, bid) => `${does(one, 'forderst', 'fordert')} mit ${bid} heraus.`,
  raises: (one, bid) => `${does(one, 'erhöhst', 'erhöht')} auf ${bid}.`,
  turnsOwn: (one, disc) => `${does(one, 'deckst', 'deckt')} eine eigene Scheibe auf: ${disc}.`,
  turns: (one, owner, disc) =>
    `${does(one, 'deckst', 'deckt')} eine Scheibe von ${dative(owner)} auf: ${disc}.`,
  gloats: (one, discs) => `${does(one, 'spottest', 'spottet')}: ${discs}.`,
  makes: (one, bid) =>
    `${does(one, 'schaffst', 'schafft')} die Herausforderung mit ${bid}; die Matte zeigt jetzt ihre Blume.`,
  makesSecond: (one, bid) =>
    `${does(one, 'schaffst', 'schafft')} die Herausforderung mit ${bid}; das ist die zweite.`,
  fails: (one) =>
    `${does(one, 'scheiterst', 'scheitert')} und ${form(one, 'verlierst', 'verliert')} eine Scheibe.`,
  failsOut: (one) => `${does(one, 'scheiterst', 'scheitert')} und ${form(one, 'bist', 'ist')} draußen.`,
  lastSkull: (one, skull) =>
    `${does(one, 'verlierst', 'verliert')} die letzte Scheibe, den ${skull}, und ${form(one, 'bist', 'ist')} draußen.`,
  lostSkull: (skull) => `Es war dein ${skull}.`,
  lostFlower: (flower) => `Es war eine ${flower}.`,
  challenger: 'gefordert von',
  made: 'geschafft',
  ownSkull: 'eigener Totenkopf',
  skullOf: (owner) => `Totenkopf von ${dative(owner)}`,
  noChallenge: 'Noch keine Herausforderung.',
  signs: (flower, skull, down) => `${flower} Blume, ${skull} Totenkopf, ${down} verdeckt.`,
  mats: 'Eine Matte zeigt ihren Totenkopf, bis eine Herausforderung gelingt, dann ihre Blume; die zweite gewinnt.',
} as const satisfies Story;
