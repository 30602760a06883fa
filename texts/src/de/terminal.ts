import type { Args } from '@crossbones/core';
import type { TerminalWords } from '../language.js';
import { at, counted, quoted, range } from './speech.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; meinst du ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

export const terminal = {
  'unknown-command': (args) =>
    `Einen Befehl ${quoted(args.name)} gibt es nicht${rather(args, `die Befehle sind ${args.known}`)}`,
  'unknown-game': (args) =>
    `Ein Spiel ${quoted(args.name)} gibt es nicht${rather(args, `die Spiele sind ${args.known}`)}`,
  'unknown-option': (args) =>
    `Der Befehl ${args.command} hat keine Option ${quoted(args.name)}${rather(args, `er kennt ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Es gibt keinen Bot namens ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 für 500 Durchgänge), random oder flat:100.`,
  'arena-seats': (args) =>
    `Für ${args.seats} Plätze sind ${args.bots} Bots genannt: einen für jeden Platz nennen.`,
  'missing-game': (args) => `Der Befehl ${args.command} braucht ein Spiel: ${args.known}.`,
  'missing-file': (args) => `Der Befehl ${args.command} braucht den Namen eines Protokolls.`,
  'too-many-arguments': (args) =>
    `Der Befehl ${args.command} weiß mit ${quoted(args.name)} nichts anzufangen.`,
  'option-twice': (args) => `Die Option ${args.name} steht zweimal da.`,
  'option-wants-value': (args) => `Die Option ${args.name} braucht einen Wert.`,
  'option-wants-none': (args) => `Die Option ${args.name} nimmt keinen Wert.`,
  'option-wants-int': (args) =>
    `Die Option ${args.name} braucht eine ganze Zahl, ${range(args)}, und nicht ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `Die Option ${args.name} braucht ${args.choices} und nicht ${quoted(args.given)}.`,
  'option-wants-json': (args) => `Die Option ${args.name} braucht ein JSON-Objekt, etwa ${args.example}.`,
  'option-wants-seat': (args) =>
    `Die Option --seat braucht einen Platz von 0 bis ${args.max} oder das Wort spectator, und nicht ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `Die Option ${args.name} braucht eine Prüfsumme aus 64 kleingeschriebenen Hexadezimalziffern, und nicht ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `Die Option ${args.name} braucht eine Adresse wie http://localhost:3000, und nicht ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `Die Option --table braucht den Code eines Tischs (sechs Buchstaben und Ziffern), seine Kennung oder seinen Link, und nicht ${quoted(args.given)}.`,
  'option-needs': (args) => `Die Option ${args.name} geht nur zusammen mit ${args.other}.`,
  'option-not-with': (args) => `Die Optionen ${args.name} und ${args.other} gehen nicht zusammen.`,
  'no-server': (args) => `Bei ${args.url} antwortet niemand.`,
  'missing-target': (args) => `Der Befehl ${args.command} braucht den Namen einer neuen Datei.`,
  'bad-seats': (args) =>
    `${args.game} spielt man mit diesen Optionen nicht mit ${args.seats}; erlaubt ist ${args.allowed}.`,
  'too-many-people': (args) =>
    `Es sind ${counted(args.people, 'Person', 'Personen')} für ${counted(args.seats, 'Platz', 'Plätze')}.`,
  'bad-name': (args) => `${quoted(args.name)} ist kein Name: es braucht 1 bis 20 sichtbare Zeichen.`,
  'same-name': (args) => `Zwei Leute heißen ${quoted(args.name)}.`,
  'no-file': (args) => `Eine Datei ${quoted(args.file)} gibt es nicht.`,
  'unreadable-file': (args) => `Die Datei ${quoted(args.file)} lässt sich nicht lesen.`,
  'unwritable-file': (args) => `Die Datei ${quoted(args.file)} lässt sich nicht schreiben.`,
  'wants-utf8': (args) => `${at(args)} muss Text in UTF-8 sein.`,
  'line-too-long': (args) => `${at(args)} darf nicht länger sein als ${args.max} Bytes.`,
  'no-score': (args) => `${args.game} hat keinen Wertungsblock; der Befehl score kennt ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} muss eine ganze Zahl sein, ${args.min} bis ${args.max}, und nicht ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} muss eine Adresse wie https://play.example.org sein, ohne Pfad, und nicht ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} muss eine Adresse wie postgres://user:password@host:5432/name sein.`,
  'setting-wants-proxy': (args) =>
    `${args.name} muss eine Zahl von Proxys sein, das Wort loopback oder Adressen wie 10.0.0.0/8 mit Kommas dazwischen, und nicht ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} muss eines von ${args.choices} sein und nicht ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} ist gesetzt, aber leer; lass es weg oder gib ihm einen Wert.`,
  'port-taken': (args) =>
    `Port ${args.port} ist von einem anderen Programm belegt; gib mit PORT einen anderen an oder beende jenes.`,
  'port-forbidden': (args) => `Port ${args.port} ist dir nicht erlaubt; gib mit PORT einen über 1023 an.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} ist keine Adresse dieser Maschine.`,
} as const satisfies TerminalWords;
