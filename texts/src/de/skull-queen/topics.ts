import type { Topic } from '@crossbones/games/skull-queen/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  plank: 'Wähl eine Seite der Planke und ein Feld für jeden Piraten: am Ende zählt, was auf dem Feld steht.',
  follow: 'Eine Farbe ist angesagt: wer sie hat, spielt sie. Affe und Erster Maat gehen immer.',
  moves: 'In jeder Farbe geht der Pirat der höchsten Karte hinauf und der Pirat der niedrigsten hinunter.',
  centre: 'Eine Karte, die in ihrer Farbe allein ist, wartet in der Mitte auf die nächste dieser Farbe.',
  overboard: 'Wer die Planke an einem Ende verlässt, ist über Bord und bringt in dieser Runde nichts.',
  scored: 'Jeder Pirat an Bord hat gebracht, was auf seinem Feld steht. Am Ende gewinnen die meisten Punkte.',
  ghost: 'Der Geist spielt jeden Stich an; dann wählt ihr beide verdeckt eine Karte.',
  number: 'Ist sie die höchste ihrer Farbe, geht dein Pirat hinauf; ist sie die niedrigste, hinunter.',
  eight: 'Liegt die 8 im Stich, geht es in ihrer Farbe zwei Felder hinauf.',
  five: 'Liegt die 5 im Stich, geht es in ihrer Farbe zwei Felder hinunter.',
  monkey: 'Der Affe ist eine 0 der angesagten Farbe und geht immer.',
  mate: 'Der Erste Maat ist eine 13 der angesagten Farbe und geht immer.',
};
