import type { LessonWords } from '../../skull-king/lesson.js';

export const lesson = {
  about: 'Ansagen, Trumpf, Flucht, die Tigerin und die Meerjungfrau, die den König fängt.',
  welcome:
    'Ahoi! Vor jeder Runde sagst du an, wie viele Stiche du machst, und Punkte gibt es nur, wenn es genau stimmt. Vier kurze Runden mit Mina und Brass, eine ohne meine Hilfe, und du kannst es.',
  trump:
    'Eine Karte für jeden: deine ist die schwarze 8. Schwarz ist Trumpf und schlägt Grün, Gelb und Lila, wie hoch sie auch sind.',
  bidOne: 'Auf diesen Stich kannst du also zählen. Mina und Brass haben verdeckt gewählt. Sag 1 an.',
  bidOneZero:
    'Mit 0 musst du den Stich verlieren, und das tut eine schwarze 8 fast nie. Macht sie den Stich, verlierst du 10 Punkte.',
  lead: 'Alle Ansagen werden zugleich gezeigt. Du sitzt links vom Geber, also spielst du an: Leg deine Karte.',
  trumpWon:
    'Deine 8 schlägt sogar die grüne 14, denn Schwarz ist Trumpf. Eins angesagt, eins gemacht: 20 Punkte. Und 10 dazu, weil eine 14 im Stich lag.',
  escape:
    'Runde 2: eine grüne 4 und eine Flucht, die weiße Flagge. Eine Flucht verliert gegen alles. Mit so einer Hand kannst du versprechen, nichts zu machen.',
  bidNone: 'Eine gehaltene Null bringt 10 Punkte je ausgeteilter Karte, hier also 20. Sag 0 an.',
  bidNoneHigh:
    'Womit? Die 4 ist niedrig, und die Flucht schlägt nie etwas. Jeder Stich daneben kostet 10 Punkte; eine gehaltene Null bringt 20.',
  under:
    'Grün ist angespielt und du hast Grün, also bedienst du. Eine Flucht darfst du immer spielen, aber heb sie auf: deine 4 schlüpft sicher unter die 14.',
  underEscape:
    'Das ist erlaubt: Karten ohne Zahl darfst du immer spielen. Aber dann bleibt dir die 4, und wenn als Nächstes niemand bedient, macht sie den Stich und deine Null ist dahin.',
  escapeNow:
    'Ein Pirat! Piraten schlagen alle Zahlen, auch die schwarzen. Deine letzte Karte ist die Flucht: spiel sie.',
  zeroKept:
    'Nichts gemacht, wie versprochen: 20 Punkte. Brass hat 2 angesagt und 2 gemacht. Mina hat 1 angesagt und keinen gemacht: Das kostet sie 10.',
  mermaid:
    'Runde 3, drei Karten. Eine Meerjungfrau schlägt alle Zahlen und verliert gegen Piraten. Der Skull King schlägt die Piraten. Und die Meerjungfrau, nur sie, schlägt den Skull King.',
  bidMermaid:
    'Rechne mit einem Stich für die Meerjungfrau und keinem für die gelbe 7 und die lila 2. Sag 1 an.',
  bidMermaidZero:
    'Nur ein Pirat könnte verhindern, dass die Meerjungfrau einen Stich macht. Und eine verfehlte Null kostet 10 je ausgeteilter Karte: 30.',
  bidMermaidHigh:
    'Die 7 und die 2 sind zu schwach. Ein Stich für die Meerjungfrau ist ein gutes Versprechen.',
  follow:
    'Gelb ist angespielt und du hast Gelb, also muss die lila 2 bleiben: Tippe sie an, und der Tisch sagt dir, warum. Spiel die gelbe 7.',
  followMermaid:
    'Erlaubt, und sie würde den Stich machen. Aber die großen Karten kommen erst noch. Heb sie auf: später ist sie mehr wert.',
  catchKing:
    'Der Skull King! Und du bist zuletzt dran. Nur eine Meerjungfrau schlägt ihn, und ihn zu fangen bringt 40 Punkte dazu. Spiel sie.',
  catchKingLow: 'Dann macht der König den Stich, und besser wird es für deine Meerjungfrau nicht. Fang ihn!',
  lastCard: 'Der Stich war deiner, also spielst du an. Deine Ansage ist voll: Die 2 darf weg.',
  kingCaught: 'Eins angesagt, eins gemacht: 20 Punkte, und 40 für den König!',
  tigress:
    'Runde 4: eine gelbe 4 und die Tigerin. Sie ist Pirat oder Flucht, ganz wie du willst: Du entscheidest, wenn du sie spielst.',
  bidTigress: 'Als Pirat sollte sie einen Stich machen, die 4 keinen. Sag 1 an.',
  bidTigressZero:
    'Das kann gehen: Als Flucht macht sie nichts. Aber dann muss auch die 4 verlieren. Lass sie diesmal gewinnen.',
  bidTigressTwo: 'Die 4 ist zu niedrig für einen Stich. Zähl nur auf die Tigerin.',
  tigressLeads:
    'Du spielst an. Treffen sich zwei Piraten in einem Stich, gewinnt der zuerst gespielte. Warte also nicht: Spiel die Tigerin als Pirat.',
  tigressEscapes:
    'Als Flucht verliert sie den Stich, und die 4 macht den anderen wohl kaum. Als Pirat gewinnt sie ihn.',
  tigressWaits:
    'Dann kann vor ihr jemand einen Piraten spielen, und die Tigerin kommt zu spät: Von zwei Piraten gewinnt der erste.',
  firstPirate:
    'Will kam als Zweiter, also macht die Tigerin den Stich. Deine Ansage ist voll: Die 4 darf weg.',
  alone: 'Die letzte Runde, und jetzt ohne mich: Sag an und spiel, wie du willst.',
  aloneWell: 'Genau wie angesagt, und ganz allein!',
  aloneBadly: 'Diesmal nicht wie angesagt. Das passiert auch alten Kapitänen.',
  end: 'Ein richtiges Spiel hat zehn Runden, von einer Karte bis zehn.',
} as const satisfies LessonWords;
