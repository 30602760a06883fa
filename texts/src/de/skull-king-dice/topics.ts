import type { Topic } from '@crossbones/games/skull-king-dice/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Sag an, wie viele Stiche deine Würfel machen, und mach dann genau so viele. Alle sagen gleichzeitig an.',
  trick: 'Jeder würfelt mit einem Würfel. Schädel schlagen Zahlen, der stärkste macht den Stich.',
  follow: 'Eine Farbe ist vorgegeben: wer so einen Würfel hat, nimmt ihn oder einen besonderen.',
  scored: 'Ansage gehalten: 20 Punkte je Stich. Verfehlt: minus 10 für jeden Stich zu viel oder zu wenig.',
  coloured: 'Die höchste Zahl macht den Stich, egal in welcher Farbe; bei gleichen die letzte.',
  flag: 'Eine Flagge zählt nichts. Liegen nur Flaggen da, gewinnt die erste.',
  'skull-king': 'Der Schädel des Skull King schlägt alles außer dem einer Meerjungfrau.',
  pirate: 'Der Schädel eines Piraten schlägt Meerjungfrauen und jede Zahl.',
  mermaid: 'Der Schädel einer Meerjungfrau schlägt jede Zahl, und den Skull King.',
};
