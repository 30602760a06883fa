import type { Phrases } from '../phrase.js';
import type { WireFault } from '../request.js';
import { quoted } from './speech.js';

export const wire = {
  'wrong-method': (args) => `Cette adresse demande ${args.allow}, et non ${quoted(args.given)}.`,
  'bad-http': () => 'Cette requête est illisible.',
  'wants-host': () => 'Une requête doit nommer son hôte dans un en-tête Host.',
  'unknown-expectation': () => 'Ce que demande l’en-tête Expect est impossible ; enlève-le.',
  'headers-too-large': () => 'Les en-têtes de cette requête sont trop longs.',
  'wants-plain-body': () => 'Le corps doit être envoyé tel quel, sans compression.',
  'foreign-origin': (args) => `Les requêtes des pages de ${quoted(args.origin)} ne sont pas acceptées.`,
  'wants-idempotency-key': () =>
    'Cette requête demande un en-tête Idempotency-Key, pour pouvoir être répétée.',
  'bad-idempotency-key': () => 'Une Idempotency-Key fait de 1 à 64 lettres, chiffres, « - » ou « _ ».',
  'wants-known-query': (args) => `L’adresse a un paramètre inconnu ou répété, ${quoted(args.name)}.`,
  'wants-topics': (args) =>
    `Le flux demande des sujets : de 1 à ${args.max} parmi « lobby », « table: » suivi d’une table et « sheet: » suivi d’une feuille de score, séparés par des virgules.`,
  'topic-twice': (args) => `Le sujet ${quoted(args.topic)} y est deux fois.`,
  'bad-cursor': () => 'Le curseur doit être l’identifiant d’un événement de ce flux, tel qu’il a été reçu.',
  'foreign-host': (args) =>
    `Ce serveur est ${args.own}, et non ${quoted(args.given)}. Un mandataire placé devant doit transmettre l’en-tête Host.`,
  'inside-only': () =>
    'Ces chiffres sont réservés aux adresses du réseau interne, ou à qui présente le METRICS_TOKEN.',
  'too-many-connections': (args) => `Il y a déjà ${args.max} connexions ouvertes depuis ton adresse.`,
  'too-deep': (args) =>
    `Le corps est trop imbriqué : au plus ${args.max} listes et objets les uns dans les autres.`,
} as const satisfies Phrases<WireFault>;
