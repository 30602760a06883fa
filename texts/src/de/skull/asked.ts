import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Muss ich meine eigenen Scheiben zuerst aufdecken, auch mit meinem Totenkopf darunter?',
    'Ja, von oben, so viele, wie das Gebot braucht ({S-5}). Das ist der Preis des Bluffs: wer einen Totenkopf obenauf legt, hofft, überboten zu werden.',
  ),
  question(
    'Darf ich bei den anderen hier eine Scheibe nehmen und da eine?',
    'Ja. Ist dein eigener Stapel aufgedeckt, wählst du bei jeder einzelnen Scheibe, von welchem Stapel sie kommt, jeweils von oben ({S-5}).',
  ),
  question(
    'Ich habe gepasst. Ist mein Stapel jetzt sicher?',
    'Nein. Du bist nur beim Bieten nicht mehr dabei; deine Scheiben zählen und dürfen aufgedeckt werden ({S-4}).',
  ),
  question('Darf ich nach dem Passen wieder mitbieten?', 'Nein, in dieser Runde nicht mehr ({S-4}).'),
  question(
    'Darf ich gleich mit allen Scheiben auf dem Tisch herausfordern?',
    'Ja. Dann kann niemand erhöhen, das Bieten ist sofort vorbei, und du deckst alles auf, was daliegt ({S-4}).',
  ),
  question(
    'Jemand ist an meinem Totenkopf gescheitert. Verliere oder gewinne ich etwas?',
    'Du verlierst nichts und ziehst verdeckt die Scheibe, die verloren geht ({S-8}). Der Totenkopf kommt zurück auf deine Hand. Selbst deine letzte Scheibe ist beim Versuch eines anderen nicht in Gefahr, außer ihr spielt wörtlich nach dem Heft ({S-10}).',
  ),
  question(
    'Muss ich sagen, welche Scheibe ich verloren habe?',
    'Nein, das weißt nur du ({S-8}). Du darfst darüber sagen, was du willst, und es muss nicht stimmen.',
  ),
  question(
    'Ich habe nur noch meinen Totenkopf. Kann ich noch gewinnen?',
    'Nicht mit einer Herausforderung: dein eigener Stapel kommt zuerst, also scheitert jeder deiner Versuche. Aber du kannst als Letzter übrig bleiben. Fordere heraus, wenn du dran bist, hoffe, dass dich jemand überbietet, und lass die anderen auf deinen Totenkopf stoßen ({S-10}).',
  ),
  question(
    'Darf ich eine Scheibe zeigen, damit man mir glaubt?',
    'Nein. Sag, was du willst, aber Scheiben zeigt man nur beim Spotten, und dann den ganzen Rest des Stapels ({S-7}).',
  ),
  question(
    'Wer beginnt, nachdem jemand ausgeschieden ist?',
    'Wem der Totenkopf gehört, an dem es lag. War es der eigene, bestimmt, wer ausscheidet, wer von den anderen beginnt ({S-9}).',
  ),
  question(
    'Zählt ein höheres Gebot mehr?',
    'Nein. Geschafft ist geschafft, ob mit 1 oder mit 12: die Matte wird gedreht, und beim zweiten Mal ist es gewonnen ({S-6}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'Ziel',
    lines: [
      'Zwei eigene Herausforderungen schaffen.',
      'Oder als Letzter übrig bleiben.',
      'Alle haben drei Blumen und einen Totenkopf.',
    ],
  },
  {
    title: '1 · Legen',
    lines: ['Alle außer dem, der beginnt: eine Scheibe verdeckt, zugleich.', 'Dann, wer beginnt.'],
  },
  {
    title: '2 · Dazulegen oder herausfordern',
    lines: [
      'Reihum: eine Scheibe dazulegen oder herausfordern.',
      'Gebot: 1 bis alle Scheiben auf den Matten.',
      'Hand leer: du musst herausfordern.',
    ],
  },
  {
    title: '3 · Bieten',
    lines: [
      'Erhöhen oder endgültig passen.',
      'Alle Scheiben geboten: sofort Schluss.',
      'Alle anderen gepasst: das höchste Gebot gilt.',
    ],
  },
  {
    title: '4 · Aufdecken',
    lines: [
      'Erst der eigene Stapel, von oben.',
      'Dann die anderen, beliebig, jeder von oben.',
      'Totenkopf: gescheitert, sofort Schluss.',
      'Gebot erreicht: geschafft.',
    ],
  },
  {
    title: 'Geschafft',
    lines: ['Matte auf die Blumenseite.', 'Zum zweiten Mal: **gewonnen**.', 'Du beginnst die nächste Runde.'],
  },
  {
    title: 'Gescheitert',
    lines: [
      'Eine Scheibe ist weg; nur du weißt, welche.',
      'Fremder Totenkopf: wem er gehört, zieht blind.',
      'Eigener Totenkopf: du wählst heimlich.',
      'Die anderen dürfen spotten: ganzer Stapel oder nichts.',
      'Keine Scheibe mehr: draußen; wem der Totenkopf gehört, beginnt.',
      'Draußen am eigenen Totenkopf: du bestimmst, wer beginnt.',
    ],
  },
];
