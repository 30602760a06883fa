import type { LessonWords } from '../../skull-queen/lesson.js';

export const lesson = {
  about: 'Die Planke hinauf und hinab, und nicht ins Wasser.',
  welcome:
    'Ahoi! Stiche sammelt hier niemand. Jeder Stich schiebt Piraten auf den Planken hinauf und hinab, und am Ende der Runde zahlt jeder Pirat, was sein Feld sagt, es sei denn, er fiel ins Meer.',
  hand: 'Wer in einer Farbe die höchste Karte spielt, rückt den eigenen Piraten dieser Farbe hinauf; wer die niedrigste spielt, rückt ihn hinab. Deine gelben sind hoch, deine blauen niedrig.',
  place:
    'Hohe Karten schieben hinauf, also nimm die Seite mit der 8 oben und lass drei in der Mitte. Blau wird hinabgeschoben: stell ihn ganz nach oben. Dann auf die Planke!',
  placeBack:
    'Mit der 8 unten willst du sinken. Aber deine hohen gelben Karten schieben hinauf, weg von der 8.',
  placeElse:
    'So darfst du sie stellen. Aber versuch dies: Rot, Gelb und Grün in die Mitte, und Blau, den deine niedrigen Karten hinabziehen, ganz oben auf die 8.',
  high: 'Grün ist angesagt und du hast Grün, also bedienst du. Die 12 schlägt alles: dein grüner Pirat klettert. Spiel die grüne 12.',
  highMiddle:
    'Weder die höchste noch die niedrigste: dir geschieht nichts. Gut zu wissen, aber jetzt willst du hinauf. Die 12 ist die höchste.',
  up: 'Grün ist auf die 5 geklettert. Mina hatte die niedrigste grüne und rückt zwei statt eins hinab, weil eine 5 im Stich lag. Du hast die höchste Zahl gespielt, also spielst du an.',
  eight:
    'Jetzt Gelb. Liegt die 8 der Farbe im Stich, geht es zwei Felder hinauf. Deine 12 schlägt niemand: spiel sie an.',
  eightLow: 'Die 7 ist leicht zu schlagen. Du spielst an, also nimm die, die niemand schlagen kann.',
  eightOther: 'Das könnte auch reichen, aber nur die 12 ist sicher: niemand kann sie schlagen.',
  eightColour: 'Diese Farbe kann warten. In Gelb bist du am stärksten: spiel die 12 an.',
  centre:
    'Brass hat die 8 gespielt, also ist Gelb zwei Felder hinauf, auf die 8. Die niedrigste gelbe war die 1 in der Mitte. Sie gehört niemandem, also rückt niemand hinab.',
  middle:
    'Du spielst wieder an, und Blau steht schon auf der 8: da soll er bleiben. Eine mittlere Karte rührt niemanden. Spiel die blaue 7 an.',
  middleLow:
    'Das wäre die niedrigste blaue, und dein blauer Pirat verließe die 8. Die 7 landet gut und gern in der Mitte.',
  middleColour:
    'Gelb und Grün stehen gut, jetzt geht es um Blau. Spiel die blaue 7 an: weder die höchste noch die niedrigste.',
  careful:
    'Vorsicht: dein gelber Pirat steht ganz oben. Ein Schritt weiter, und er liegt im Wasser. Mina hat die 9, also bleib darunter: die gelbe 7.',
  overboard:
    'Platsch! Das ist die höchste gelbe: der Pirat läuft über das Ende der Planke und zahlt nichts. Die 7 bleibt in der Mitte.',
  onward:
    'Mehr gibt es nicht zu wissen. Der Affe zählt 0 und der Erste Maat 13, in jeder Farbe. Zwei Stiche gehen jetzt schnell, die letzten sechs gehören dir.',
  alone: 'Noch sechs Stiche, und jetzt ohne mich. Halt deine Piraten oben und trocken!',
  aloneWell: 'Keine Planke zahlt mehr als deine, und das ganz allein!',
  aloneBadly: 'Diesmal zahlt eine andere Planke mehr.',
  end: 'Ein Spiel hat eine Runde für jeden am Tisch.',
} as const satisfies LessonWords;
