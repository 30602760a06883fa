import type { KeepWords } from '../keep.js';
import { counted, quoted } from './speech.js';

const arrived = (added: number, renewed: number, known: number): string => {
  const parts = [
    added > 0 ? (added === 1 ? 'une feuille ajoutée' : `${added} feuilles ajoutées`) : '',
    renewed > 0 ? (renewed === 1 ? 'une feuille mise à jour' : `${renewed} feuilles mises à jour`) : '',
    known > 0
      ? added + renewed > 0
        ? `${known} déjà ici`
        : known === 1
          ? 'cette feuille est déjà ici'
          : `les ${known} feuilles sont déjà ici`
      : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'Ce fichier ne contient aucune feuille.';
  const said = parts.join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
};

export const keep = {
  passOn: 'Garder et partager',
  shareLink: 'Partager un lien',
  sharePicture: 'Partager une image',
  saveFile: 'Enregistrer en fichier',
  saveFileHint: 'Tout ce qu’il faut pour continuer sur un autre appareil.',
  saveTable: 'Enregistrer pour un tableur',
  saveTableHint: 'CSV : une ligne par joueur et par manche.',
  pictureFailed: 'Ce navigateur n’a pas pu dessiner l’image.',
  rematch: 'Revanche',
  rematchIn: (game) => `Revanche : ${game}`,
  rematchTurned: 'Revanche, places décalées',
  dealsFirst: (name) => `${name} distribue en premier.`,
  startsFirst: (name) => `${name} commence.`,
  linkText: (game, result) => `${game} : ${result}`,

  importSheets: 'Ouvrir des feuilles depuis un fichier',
  exportAll: 'Enregistrer toutes les feuilles',
  exportAllTable: 'Tout enregistrer pour un tableur',
  arrived,
  atLine: (line, what) => `Ligne ${line} : ${what}`,
  faults: {
    'not-ours': () => 'Ce n’est pas un fichier de la feuille de score.',
    'newer-file': () => 'Cela vient d’un Crossbones plus récent. Recharge la page pour l’avoir aussi.',
    'too-large': () => 'Ce fichier est trop gros pour quelques feuilles de score.',
    'wants-columns': ({ columns }) =>
      `Il manque au tableau les colonnes ${columns}. Leurs noms sont sur la première ligne.`,
    'no-rows': () => 'Le tableau a des noms de colonnes, mais aucune ligne en dessous.',
    'unknown-game': ({ game }) => `Il n’y a pas de feuille pour le jeu ${quoted(game)}.`,
    'row-missing': ({ round, player }) => `La manche ${round} n’a pas de ligne pour ${player}.`,
    'row-twice': ({ round, player }) => `La manche ${round} a plusieurs lignes pour ${player}.`,
    'points-differ': ({ column, given, value }) =>
      `${column} indique ${given}, mais selon les règles c’est ${value}. Corrige-le ou laisse la case vide.`,
    'broken-link': () => 'Le lien est coupé ou abîmé.',
  },

  sharedSheet: 'Une feuille partagée',
  sharedHint: 'Elle voyage dans le lien ; aucun serveur ne l’a vue.',
  keepHere: 'La garder sur cet appareil',
  keptHere: 'La feuille est maintenant sur cet appareil.',
  isHere: 'Tu as cette feuille sur cet appareil.',
  openHere: 'L’ouvrir',
  brokenLink: 'Il n’y a pas de feuille dans ce lien',
  brokenLinkHint:
    'Il a sans doute été coupé en route. Demande le lien entier, ou la feuille sous forme de fichier.',

  groups: 'Qui a joué',
  statistics: 'Statistiques',
  games: (n) => counted(n, 'partie'),
  gamesSince: (n, date) => `${counted(n, 'partie')} depuis le ${date}`,
  underWay: (n) => `${n} en cours`,
  allGames: 'Tous les jeux',
  wins: 'Victoires',
  winsOf: (wins, games) => `${wins} sur ${games}`,
  average: 'Points par partie',
  averageOf: (points) => `${points} en moyenne`,
  streak: (n) => `${n} d’affilée`,
  bidsKept: 'Annonces tenues',
  challengesMade: 'Défis réussis',
  keptOf: (kept, said) => `${kept} sur ${said}`,
  surest: (name) => `Personne ne tient parole comme ${name}.`,
  surestTied: (names) => `À égalité pour la parole tenue : ${names}.`,
  tied: 'à égalité',
  records: 'Records',
  bestTotal: 'Meilleure partie',
  bestRound: 'Meilleure manche',
  comeback: 'Plus belle remontée',
  comebackOf: (points) => `${counted(points, 'point')} de retard, et la victoire`,
  longest: 'Plus longue série',
  longestOf: (n) => `${n} victoires d’affilée`,
  bestGrade: 'Meilleur résultat ensemble',
  inRound: (n) => `manche ${n}`,
  sheets: 'Leurs feuilles',
  noneFinished: 'Aucune partie terminée pour l’instant',
  noneFinishedHint: 'Victoires, séries et records viennent avec la première feuille jouée jusqu’au bout.',
  noGroup: 'Personne n’a joué ainsi ici',
  noGroupHint: 'Les groupes viennent des feuilles de cet appareil ; les leurs ont peut-être été supprimées.',
  toPad: 'Vers la feuille de score',
  newOrder: 'Changer les places ou les options',
} as const satisfies KeepWords;
