import type { LessonWords } from '../../queens-collection/lesson.js';

export const lesson = {
  about: 'Fordere dein Glück heraus, bilde Paare, leere die Schatullen.',
  welcome:
    'Ahoi! Acht Schatullen sind voller Figuren. Leg eine Handkarte mit einer gleichfarbigen des Marktes zum Paar, und eine Figur dieser Farbe ist deine: 2 Punkte. Wer die letzte nimmt, nimmt die Schatulle dazu: 3 mehr.',
  hand: 'Du hast eine lila Karte und einen Joker, der für jede Farbe steht. Im Markt liegen Rot, Grün und Lila. Ein Zug hat zwei Schritte: Karten aufdecken, dann nehmen oder tauschen.',
  reveal:
    'Erster Schritt: deck Karten auf, so viele du wagst. Zwei von einer Farbe, und alle sind weg. Die erste ist immer sicher.',
  revealStop:
    'Du darfst ohne Karte aufhören, aber die erste ist immer sicher: Es liegt noch nichts da, womit sie zusammenstößt.',
  revealMore: 'Grün, das passt zum Markt. Nur noch zwei weitere Karten sind grün: wag noch eine.',
  revealMoreStop:
    'Vorsichtig und kein Fehler. Aber die zweite stößt nur mit einer grünen zusammen: Die Chancen stehen gut.',
  stop: 'Türkis. Mit jeder Karte wächst die Gefahr, und für drei Paare hast du genug. Hör hier auf.',
  clash:
    'Noch einmal Grün: zwei von einer Farbe! Alles Aufgedeckte ist verloren. So weit lässt sich das Glück treiben.',
  take: 'Zweiter Schritt: höchstens drei Paare. Tippe eine eigene Karte und eine des Marktes an: Lila zu Lila, Grün zu Grün, den Joker zu Rot. Dann nimm alle drei.',
  takeElse:
    'Da ist mehr drin. Lila mit Lila, Grün mit Grün und der Joker mit der roten Karte: drei Figuren in einem Zug.',
  pawns:
    'Drei Figuren: 6 Punkte. Der Markt wird aufgefüllt, und deine türkise Karte bleibt für später. Jede Karte, die am Ende der Runde übrig ist, kostet einen Punkt.',
  swapped:
    'Mina hat nichts genommen, sondern getauscht: bis zu drei Handkarten gegen ebenso viele vom Markt. Auch das ist ein zweiter Schritt.',
  revealTwin: 'Du bist dran. Deck eine Karte auf.',
  revealTwinStop:
    'Du hast nur eine türkise Karte, und die passt zu nichts im Markt. Die erste Karte ist sicher: deck sie auf.',
  stopTwin: 'Wieder Türkis, nun hast du zwei. Das ist etwas wert. Hör auf.',
  stopTwinMore:
    'Diesmal ging es gut. Aber jede weitere Karte hätte dich die türkise kosten können, die du brauchst.',
  twins:
    'Zwei Karten einer Farbe aus deiner Hand stehen für jede einzelne. Tippe zweimal Türkis an, dann die grüne Karte des Marktes, und nimm eine grüne Figur.',
  twinsElse:
    'Erlaubt. Aber sieh: Eine grüne Figur hast du schon, und die zweite bringt dich der grünen Schatulle näher.',
  onward:
    'So geht es weiter, bis höchstens in einer Schatulle noch Figuren sind. Wir springen ein Stück voraus: Das Ende der Runde gehört dir.',
  alone: 'Jetzt ohne mich: Deck auf, leg Paare oder tausch, wie du willst, bis die Runde vorbei ist.',
  aloneWell: 'Mina hat nicht mehr Punkte als du. Gut gespielt!',
  aloneBadly: 'Diesmal hat Mina mehr Punkte.',
  end: 'Eine Figur zählt 2, eine Schatulle 3, und eine übrige Karte kostet 1. Ein ganzes Spiel hat so viele Runden wie Spieler.',
} as const satisfies LessonWords;
