import type { MiddleWords } from '../middle.js';

export const words = {
  title: 'Der Tisch in der Mitte',
  join: 'Spiel mit deinem Handy mit',
  joinHint: 'Richte seine Kamera auf das Bild und setz dich. Deine Hand bleibt auf deinem Handy.',
  orCode: 'oder gib diesen Code ein',
  localOnly: (name) =>
    `Handys finden „${name}“ nicht. Öffne diese Seite unter der Netzwerkadresse, die der Server beim Start gezeigt hat.`,
  firstStarts: 'Wer sich zuerst setzt, beginnt die Partie vom Handy aus.',
  starts: (name) => `${name} beginnt die Partie vom Handy aus.`,
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  mayGoDark:
    'Über einfaches http kann der Browser diesen Bildschirm nicht wach halten: Schalte am Gerät den Ruhezustand aus.',

  seated: 'Dieses Gerät hat einen Platz am Tisch',
  seatedHint:
    'Der Tisch in der Mitte gehört allen und zeigt keine Hand. Gib den Platz hier frei und setz dich mit dem Handy.',
  giveUp: 'Platz freigeben und den Tisch zeigen',
  seatedPlaying: 'Seine Hand läge offen vor allen. Öffne diese Adresse auf einem anderen Bildschirm:',
  toSeat: 'Zurück zu meinem Platz',

  again: 'Noch einmal? Wünscht euch auf einem Handy eine Revanche.',
  rematch: 'Auf zur Revanche …',
} as const satisfies MiddleWords;
