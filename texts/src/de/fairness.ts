import type { FairnessWords } from '../fairness.js';
import { list } from './speech.js';
import { trial } from './trial.js';

export const words: FairnessWords = {
  about:
    'Vor dem Start hat der Server sein Geheimnis versiegelt, und alle haben eigenen Zufall dazugegeben. Jetzt rechnet dein Browser die Verteilung nach.',
  checking: 'Verteilung wird geprüft …',
  holds: 'Es stimmt: Jede Karte folgt aus dem, was vor dem Start versiegelt war.',
  fails: 'Es stimmt nicht: Das ist nicht die Verteilung, die versiegelt war.',
  later: 'Prüfen lässt sich die Verteilung, wenn die Partie vorbei ist.',
  secret: 'Das Geheimnis des Servers ist das versiegelte.',
  sealSeen: 'Es ist das Siegel, das dieser Browser am Tisch notiert hat.',
  sealUnseen:
    'Dieser Browser war beim Versiegeln nicht dabei: Vergleiche das Siegel mit jemandem, der es war.',
  salts: 'Alle Salze sind die, die angekündigt waren.',
  yourSalt: 'Deines aus diesem Browser ist dabei:',
  noSalt: 'Keines kam aus diesem Browser; du vertraust also denen, die spielten.',
  lateSalt: 'Deines kam nicht rechtzeitig an und fehlt.',
  missing: (names) => `Kein Salz kam von ${list(names)}.`,
  key: 'Der Schlüssel der Verteilung folgt aus Geheimnis und Salzen.',
  replayed: (steps) => `Hier nach den Regeln nachgespielt, führen alle ${steps} Züge zum selben Ergebnis.`,
  other: 'Hier nach den Regeln nachgespielt, endet die Partie anders.',
  movesFail: 'Die Verteilung stimmt, die Züge aber nicht.',
  onlyDeal: 'Die Verteilung stimmt; die Züge ließen sich hier nicht nachspielen.',
  not: 'Was das nicht beweist: dass niemand anderswo geredet hat oder der Server, der alle Karten kannte, nichts verraten hat.',
  trial,
  toTrial: 'Probefahrt: Server kaputtmachen, nichts verlieren',
};
