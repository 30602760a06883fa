import type { Args } from '@crossbones/core';
import type { TerminalWords } from '../language.js';
import { at, counted, quoted, range } from './speech.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined
    ? ` ; voulais-tu dire ${args.near} ?`
    : args.known === ''
      ? '.'
      : ` ; ${otherwise}.`;

export const terminal = {
  'unknown-command': (args) =>
    `Il n’y a pas de commande ${quoted(args.name)}${rather(args, `les commandes sont ${args.known}`)}`,
  'unknown-game': (args) =>
    `Il n’y a pas de jeu ${quoted(args.name)}${rather(args, `les jeux sont ${args.known}`)}`,
  'unknown-option': (args) =>
    `La commande ${args.command} n’a pas d’option ${quoted(args.name)}${rather(args, `ses options sont ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Aucun bot ne s’appelle ${quoted(args.name)} : deckhand, bosun, captain, admiral (captain:500 pour 500 parties jouées), random ou flat:100.`,
  'arena-seats': (args) =>
    `${args.bots} bots sont nommés pour ${args.seats} places : nommez-en un par place.`,
  'missing-game': (args) => `La commande ${args.command} demande un jeu : ${args.known}.`,
  'missing-file': (args) => `La commande ${args.command} demande le nom d’un journal.`,
  'too-many-arguments': (args) => `La commande ${args.command} ne sait que faire de ${quoted(args.name)}.`,
  'option-twice': (args) => `L’option ${args.name} est donnée deux fois.`,
  'option-wants-value': (args) => `L’option ${args.name} demande une valeur.`,
  'option-wants-none': (args) => `L’option ${args.name} ne prend pas de valeur.`,
  'option-wants-int': (args) =>
    `L’option ${args.name} demande un nombre entier, ${range(args)}, et non ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `L’option ${args.name} demande ${args.choices}, et non ${quoted(args.given)}.`,
  'option-wants-json': (args) => `L’option ${args.name} demande un objet JSON, par exemple ${args.example}.`,
  'option-wants-seat': (args) =>
    `L’option --seat demande une place de 0 à ${args.max}, ou le mot spectator, et non ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `L’option ${args.name} demande une empreinte de 64 chiffres hexadécimaux en minuscules, et non ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `L’option ${args.name} demande une adresse comme http://localhost:3000, et non ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `L’option --table demande le code d’une table (six lettres et chiffres), son identifiant ou son lien, et non ${quoted(args.given)}.`,
  'option-needs': (args) => `L’option ${args.name} ne va qu’avec ${args.other}.`,
  'option-not-with': (args) => `Les options ${args.name} et ${args.other} ne vont pas ensemble.`,
  'no-server': (args) => `Personne ne répond à ${args.url}.`,
  'missing-target': (args) => `La commande ${args.command} demande le nom d’un nouveau fichier à écrire.`,
  'bad-seats': (args) =>
    `${args.game} ne se joue pas à ${args.seats} avec ces options ; il faut ${args.allowed}.`,
  'too-many-people': (args) =>
    `Il y a ${counted(args.people, 'personne')} pour ${counted(args.seats, 'place')}.`,
  'bad-name': (args) => `${quoted(args.name)} n’est pas un nom : il faut de 1 à 20 caractères visibles.`,
  'same-name': (args) => `Deux personnes s’appellent ${quoted(args.name)}.`,
  'no-file': (args) => `Il n’y a pas de fichier ${quoted(args.file)}.`,
  'unreadable-file': (args) => `Le fichier ${quoted(args.file)} est illisible.`,
  'unwritable-file': (args) => `Le fichier ${quoted(args.file)} ne peut pas être écrit.`,
  'wants-utf8': (args) => `${at(args)} doit être du texte en UTF-8.`,
  'line-too-long': (args) => `${at(args)} ne doit pas dépasser ${args.max} octets.`,
  'no-score': (args) => `${args.game} n’a pas de feuille de score ; la commande score connaît ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} doit être un nombre entier, de ${args.min} à ${args.max}, et non ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} doit être une adresse comme https://play.example.org, sans chemin, et non ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} doit être une adresse comme postgres://user:password@host:5432/name.`,
  'setting-wants-proxy': (args) =>
    `${args.name} doit être un nombre de proxys, le mot loopback, ou des adresses comme 10.0.0.0/8 séparées par des virgules, et non ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} doit être l’un de ${args.choices}, et non ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} est là, mais vide ; enlève-le ou donne-lui une valeur.`,
  'port-taken': (args) =>
    `Le port ${args.port} est pris par un autre programme ; donne un autre PORT, ou arrête ce programme.`,
  'port-forbidden': (args) =>
    `Le port ${args.port} n’est pas permis à cet utilisateur ; donne un PORT au-dessus de 1023.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} n’est pas une adresse de cette machine.`,
} as const satisfies TerminalWords;
