import type { Args } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import type { TerminalWords } from '../terminal.js';
import { levels } from './crew.js';
import { help } from './help.js';
import { ownBot } from './own-bot.js';
import { at, capital, counted, either, list, number, quoted, range } from './speech.js';
import { does, who, whom } from './subject.js';
import { wire } from './wire.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined
    ? ` ; voulais-tu dire ${args.near} ?`
    : args.known === ''
      ? '.'
      : ` ; ${otherwise}.`;

const faults = {
  ...wire,
  ...ownBot,
  'unknown-command': (args) =>
    `Il n’y a pas de commande ${quoted(args.name)}${rather(args, `les commandes sont ${args.known}`)}`,
  'unknown-game': (args) =>
    `Il n’y a pas de jeu ${quoted(args.name)}${rather(args, `les jeux sont ${args.known}`)}`,
  'unknown-option': (args) =>
    `La commande ${args.command} n’a pas d’option ${quoted(args.name)}${rather(args, `ses options sont ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Aucun robot ne s’appelle ${quoted(args.name)} : deckhand, bosun, captain, admiral (captain:500 pour 500 parties jouées), random, flat:100 ou un robot à toi : ./mine.js, exec:python3 mine.py.`,
  'arena-seats': (args) =>
    `${args.bots} robots sont nommés pour ${args.seats} places : nomme-en un par place.`,
  'missing-game': (args) => `La commande ${args.command} demande un jeu : ${args.known}.`,
  'missing-file': (args) => `La commande ${args.command} demande le nom d’un journal.`,
  'too-many-arguments': (args) => `La commande ${args.command} ne sait que faire de ${quoted(args.name)}.`,
  'option-twice': (args) => `L’option ${args.name} est donnée deux fois.`,
  'option-wants-value': (args) => `L’option ${args.name} demande une valeur.`,
  'option-wants-none': (args) => `L’option ${args.name} ne prend pas de valeur.`,
  'option-wants-int': (args) =>
    `L’option ${args.name} demande un nombre entier, ${range(args)}, et non ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `L’option ${args.name} demande ${either(args.choices)}, et non ${quoted(args.given)}.`,
  'option-wants-json': (args) => `L’option ${args.name} demande un objet JSON, par exemple ${args.example}.`,
  'option-wants-seat': (args) =>
    `L’option --seat demande une place de 0 à ${args.max}, ou le mot spectator, et non ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `L’option ${args.name} demande une empreinte de 64 chiffres hexadécimaux en minuscules, et non ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `L’option ${args.name} demande une adresse comme http://localhost:3000, et non ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `L’option --table demande le code d’une table (six ou huit lettres et chiffres), son identifiant ou son lien, et non ${quoted(args.given)}.`,
  'option-needs': (args) => `L’option ${args.name} ne va qu’avec ${args.other}.`,
  'option-not-with': (args) => `Les options ${args.name} et ${args.other} ne vont pas ensemble.`,
  'table-not-with-game': () => 'L’option --table et un jeu ne vont pas ensemble.',
  'no-server': (args) => `Personne ne répond à ${args.url}.`,
  'missing-target': (args) => `La commande ${args.command} demande le nom d’un nouveau fichier à écrire.`,
  'migrate-wants': (args) => `La commande migrate demande l’un de ceux-ci : ${args.known}.`,
  'migrate-wants-database': () => 'La commande migrate demande DATABASE_URL, l’adresse de PostgreSQL.',
  'nothing-to-migrate': (args) => `Il n’y a pas de données d’un serveur dans ${args.where}.`,
  'migrate-in-use': (args) => `Un serveur travaille avec ${args.where} : arrêtez-le d’abord.`,
  'migrate-not-empty': (args) =>
    `${args.where} n’est pas vide : ${args.table} a ${counted(args.rows, 'ligne')}. Rien n’a été changé ; la destination doit être vide.`,
  'migrate-older': (args) =>
    `Les données de ${args.where} viennent d’une version plus ancienne : démarrez une fois celle-ci dessus, puis arrêtez-la.`,
  'migrate-newer': (args) =>
    `Les données de ${args.where} viennent d’une version plus récente : utilisez celle-là.`,
  'admin-wants': (args) =>
    `La commande admin demande l’un de ceux-ci, avec ce qui s’y rapporte (voir crossbones help admin) : ${args.known}.`,
  'missing-reason': () => 'Un changement demande --reason, que le registre garde.',
  'bad-reason': (args) => `${args.name} demande de 1 à 200 lettres sur une ligne.`,
  'no-line': (args) => `Rien n’a été dit là sous le numéro ${args.line}, ou ne l’est plus.`,
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
  'setting-wants-node': (args) =>
    `${args.name} doit être une adresse comme http://10.0.0.11:3000, ou « off », et non ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} doit être une adresse comme postgres://user:password@host:5432/name.`,
  'setting-wants-secret': (args) =>
    `${args.name} doit être un secret de 16 à 200 lettres, chiffres et signes, sans espaces.`,
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
} as const satisfies TerminalWords['faults'];

const seats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'la place' : 'les places'} ${list(places)}`;
const ofSeats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'de la place' : 'des places'} ${list(places)}`;
/** A level in the middle of a sentence. */
const lower = (level: Level): string => levels[level].name.toLowerCase();

export const terminal = {
  faults,

  number,
  list,
  named: (name, text) => `${name} : ${text}`,

  whichGame: 'À quoi joue-t-on ?',
  typeGame: (most) => `Tape un nombre de 1 à ${most}, ou quit.`,
  you: 'Toi',
  player: (n) => `Joueur ${n}`,
  crew: (names, level) =>
    `${list(names)} ${names.length === 1 ? 'joue' : 'jouent'} ${level === 'random' ? 'au hasard' : `comme un ${lower(level)}`}.`,
  ownCrew: (names, bot) => `${list(names)} ${names.length === 1 ? 'joue' : 'jouent'} comme ${bot} en décide.`,
  greeting: 'Tape ? pour de l’aide, quit pour partir.',
  farewell: 'À la prochaine.',
  endsHere: 'La partie s’arrête ici. À la prochaine.',
  kept: (file) => `La partie est gardée dans ${file}.`,
  over: (game) => `${game} : c’est fini`,
  grade: (grade, points) =>
    `Niveau ${grade} sur 5${points === null ? '' : ` avec ${counted(points, 'point')}`}.`,
  praise: [
    'La mer garde presque tout.',
    'Un début, et la route est longue.',
    'La cale est à moitié pleine.',
    'Presque tout y est.',
    'Tout est à sa place. Bravo !',
  ],
  wins: (winners) =>
    winners.length === 1
      ? `${does(winners[0], 'gagnes', 'gagne')} !`
      : `${list(winners.map(who))} : victoire partagée !`,

  sinceLastTurn: 'Depuis ton dernier tour :',
  passKeyboard: (name) => `Passe le clavier à ${name}, puis appuie sur Entrée.`,

  notUnderstood: (typed) => `${quoted(typed)} ne fait rien ici ; ? montre ce qui est possible.`,
  enterLetsBe: 'Entrée pour laisser.',
  enterGoesBack: 'Entrée pour revenir.',
  canType: 'Tu peux taper',
  andMore: (n) => `… et ${n} de plus`,
  notNow: 'Pas maintenant',
  signs: 'Signes',
  also: 'Et aussi',
  alsoTyped: 'Entrée remontre la table, score la feuille, undo reprend un coup, quit te fait partir.',
  rulesIn: (file) => `Les règles sont dans ${file}.`,
  dials: {
    bid: 'en annoncer autant',
    challenge: 'lancer un défi avec autant de disques',
    raise: 'monter à autant de disques',
    wager: 'miser autant',
  },

  title: { hand: 'Ta main', unplayable: 'Injouable', trick: 'Pli' },
  head: {
    round: 'manche',
    bid: 'annonce',
    won: 'plis',
    bonus: 'primes',
    score: 'score',
    points: 'points',
    total: 'total',
  },
  dealer: 'donneur',
  roundOf: (round, rounds) => `manche ${round} sur ${rounds}`,
  roundBegins: (round) => `Manche ${round}.`,
  roundScored: (round) => `Manche ${round} comptée`,
  deals: (one) => `${does(one, 'donnes', 'donne')}.`,
  leads: (one) => `${does(one, 'entames', 'entame')}.`,
  leadsCard: (one, card) => `${does(one, 'entames', 'entame')} avec ${card}.`,
  playsCard: (one, card) => `${does(one, 'joues', 'joue')} ${card}.`,
  asksBid: (most) => `Combien de plis vas-tu faire ? De 0 à ${most}`,
  asksCard: 'Quelle carte joues-tu ?',
  onlyCard: (card) => `Seule carte jouable : ${card}.`,
  bids: (bids) => `Annonces : ${bids.map(([one, bid]) => `${whom(one)} ${bid}`).join(', ')}.`,
  sheetMeans: 'Sur la feuille, 2/3 veut dire deux plis faits pour trois annoncés.',

  givenUp: 'Aucune réponse n’est venue à temps.',
  atTable: (table) => `à la table ${table}`,
  othersJoin: 'Les autres arrivent avec',
  seatsFree: (n) =>
    `${counted(n, 'place libre', 'places libres')} ; fill y met des robots. On commence quand tout le monde est là et prêt.`,
  timeLeft: (n, unit) =>
    `Il te reste ${n.toLocaleString('fr', { style: 'unit', unit, unitDisplay: 'long' })}.`,
  notYourTurn: 'Ce n’est pas à toi ; ? montre ce que tu peux faire.',
  changed: 'C’est changé.',
  takenBack: 'C’est repris.',
  sealed: (hash) => `Le secret du serveur est scellé : ${hash}`,
  lineUp: 'La connexion est revenue.',
  lineDown: 'La connexion est coupée ; nouvel essai …',
  afterwards: 'rematch pour rejouer, say … pour parler, quit pour partir.',
  seatStays: (command) => `Ta place reste la tienne : ${command} t’y ramène.`,
  tableClosed: 'La table est fermée. À la prochaine.',
  keptProven: (file) => `La partie est gardée dans ${file} ; crossbones verify ${file} la vérifie.`,
  fair: (missing) =>
    `La donne était honnête : le secret est celui qui était scellé avant le début, et ${
      missing.length === 0
        ? 'tous les sels y sont'
        : `tous les sels y sont sauf ${missing.length === 1 ? 'celui' : 'ceux'} ${ofSeats(missing)}`
    }.`,
  disagrees: 'Le journal de la partie n’est pas ce qui a été montré à cette place.',

  orders: {
    say: ['say ohé tous', 'parle à la table ; /thanks dit une phrase toute faite, / les montre toutes'],
    team: ['team attends', 'parle à ton partenaire, dans les jeux où l’on en a'],
    who: ['who', 'montre qui est là'],
    ready: ['ready, unready', 'avant le début : c’est bon, ou pas encore'],
    sit: ['sit 2, stand', 'prend une place libre, ou quitte la tienne'],
    fill: [
      'fill, clear 2',
      'l’hôte met des robots aux places libres, ou en enlève un ; fill 2 captain n’en met qu’un',
    ],
    start: ['start', 'l’hôte commence ; cela se fait tout seul quand tout le monde est prêt'],
    kick: ['kick Ben, host Ben', 'l’hôte renvoie quelqu’un, ou lui cède son rôle'],
    code: ['code', 'un nouveau code court pour rejoindre la table'],
    pause: ['pause, resume', 'dès que tout le monde est d’accord'],
    back: ['back', 'reprend ta place au bosco'],
    resign: ['resign', 'abandonne ; un bosco joue à ta place jusqu’au bout'],
    handover: ['handover', 'un mot qui donne ta place, une fois, à qui le tape après take'],
  },
  sayWhat: 'Dire quoi ?',
  youAreReady: 'C’est bon pour toi.',
  whichSeat: 'Donne le numéro de la place ; who les montre.',
  whichBot: (levels) => `Un robot est ${either(levels.join(', '))}.`,
  nobodyThere: 'Personne de ce nom n’est ici ; who montre qui est là.',
  joinWith: (code) => `Les autres arrivent avec --table ${code}.`,
  onceAgreed: 'Dès que tout le monde est d’accord.',
  resignSure: 'Ta place finirait dernière. Tape resign yes si tu y tiens.',
  takeWord: (token) => `À cette table : take ${token}`,
  takeWhat: 'Prendre quoi ? Le mot vient du handover de quelqu’un.',

  freeSeat: 'une place libre',
  somebody: 'Quelqu’un',
  mark: {
    free: 'libre',
    bot: (level) => `robot, ${lower(level)}`,
    host: 'hôte',
    you: 'toi',
    ready: 'prêt',
    notReady: 'pas encore prêt',
    resigned: 'a abandonné',
    away: 'pas là',
    bosunPlays: 'un bosco joue',
    wouldPause: 'aimerait une pause',
    wouldResume: 'aimerait reprendre',
    toPartner: 'entre partenaires',
    watching: 'en spectateur',
  },
  watching: (names) => `regardent : ${list(names)}`,
  comes: (name) => `${name} arrive.`,
  goes: (name) => `${name} s’en va.`,
  youAreGone: 'Tu n’es plus à cette table.',
  takesSeat: (one, seat) => `${does(one, 'as', 'prend')} la place ${seat}.`,
  botTakesSeat: (name, level, seat) => `${name}, un robot (${lower(level)}), prend la place ${seat}.`,
  leavesSeat: (name, seat) => `${name} quitte la place ${seat}.`,
  isReady: (name) => `C’est bon pour ${name}.`,
  isUnready: (one) => `Ce n’est ${one.you ? 'pas encore' : 'plus'} bon pour ${whom(one)}.`,
  hasResigned: (one) => `${does(one, 'as', 'a')} abandonné.`,
  isAway: (one) =>
    one.you
      ? 'Pour la table, tu n’es plus là ; back, ou n’importe quel coup, y remédie.'
      : `${who(one)} n’est plus là.`,
  isBack: (one) => `${does(one, 'es', 'est')} de retour.`,
  wishesPause: (name) => `${name} aimerait une pause : tape pause si tu es d’accord.`,
  wishesResume: (name) => `${name} aimerait reprendre : tape resume si tu es d’accord.`,
  isHost: (one) => `${does(one, 'es', 'est')} maintenant l’hôte.`,
  dealing: 'Tout le monde est prêt : la donne se prépare.',
  paused: 'La partie est en pause.',
  goesOn: 'La partie reprend.',
  closed: 'La table est fermée.',
  rematch: 'Une autre partie attend les mêmes joueurs : tape rematch pour y aller.',

  verified: (game, seats, entries) => `${game}, ${counted(seats, 'place')}, ${counted(entries, 'entrée')}`,
  finding: { deal: 'donne', seal: 'sceau', secret: 'secret', salts: 'sels', key: 'clé', play: 'jeu' },
  sealHolds: 'L’empreinte que tu avais notée avant le début est celle du journal.',
  sealDiffers: (hash) =>
    `L’empreinte que tu avais notée avant le début en est une autre : le journal a ${hash}.`,
  secretHolds: (hash) => `Son empreinte est celle qui avait été publiée avant le début, ${hash}….`,
  saltsHold: (given, late, bots) =>
    `${capital(
      [
        ...(given.length > 0
          ? [
              `le sel ${ofSeats(given)} est ${given.length === 1 ? 'celui qui était promis' : 'bien celui que chacune avait promis'}`,
            ]
          : []),
        ...(late.length > 0 ? [`aucun n’est venu ${ofSeats(late)}`] : []),
        ...(bots.length > 0
          ? [`${seats(bots)} ${bots.length === 1 ? 'est à un robot' : 'sont à des robots'}`]
          : []),
      ].join(' ; '),
    )}.`,
  keyHolds: 'Elle découle du secret, des sels, de la table, du jeu, de ses options et de ses places.',
  playHolds: (winners, points) =>
    `Chaque entrée était permise, et la fin est celle qui est dite : ${seats(winners)} en tête${points === null ? '' : ` avec ${counted(points, 'point')}`}.`,
  playHoldsGrade: (grade) =>
    `Chaque entrée était permise, et la fin est celle qui est dite : niveau ${grade} sur 5.`,
  brokenOff: 'Chaque entrée était permise ; la partie a été interrompue.',
  unended: 'Chaque entrée était permise, mais la partie n’arrive pas à sa fin.',
  holds: 'Cette partie a été distribuée et jouée comme elle le dit.',
  holdsNot: 'Ce journal ne tient pas.',
  unproven: 'Ce qui n’est pas prouvé :',
  unprovenSeal:
    'que l’empreinte de ce secret est celle qu’on t’a montrée : compare-la avec --seal si tu l’as notée ;',
  unprovenDeal:
    'quoi que ce soit sur la donne : aucun sel n’y est, donc le serveur seul a choisi les cartes ;',
  unprovenSalt: 'quoi que ce soit pour qui n’y a pas mis son propre sel ;',
  unprovenTalk:
    'que personne n’a dit aux autres ce qu’il voyait, ni qu’un robot n’en savait pas plus que sa place.',

  games: (n) => `${number(n)} ${n < 2 ? 'partie' : 'parties'}`,
  simulated: (game, games, seats, seed) =>
    `${game} : ${number(games)} ${games < 2 ? 'partie' : 'parties'}, ${counted(seats, 'place')}, graine ${seed}`,
  options: (options) => `Options : ${options}`,
  asUsual: 'toutes comme d’habitude',
  byClock: 'À l’horloge',
  perCpuSecond: 'Par seconde de processeur',
  gamesPerSecond: (n) => `${number(n)} parties/s`,
  movesPerSecond: (n) => `${number(n)} coups/s`,
  movesPerGame: (mean, least, most) =>
    `Coups par partie : ${number(mean, 1)} en moyenne, de ${least} à ${most}`,
  contested: (game, games, deals, seats) =>
    `${game} : ${counted(games, 'partie')}, ${counted(deals, 'donne')} en ${counted(seats, 'rotation')}`,
  playouts: (n) => `${counted(n, 'simulation')}`,
  seed: (seed) => `graine ${seed}`,
  withoutLuck: 'chance retirée',
  column: {
    seat: 'place',
    mean: 'moyenne',
    deviation: 'écart type',
    least: 'min.',
    most: 'max.',
    firstPlace: 'premières places',
    meanPlace: 'rang moyen',
    wins: 'victoires',
    grade: 'niveau',
    share: 'part',
    bot: 'robot',
    points: 'points',
    ahead: 'avance',
    skill: 'son jeu',
    place: 'rang',
    winShare: 'victoires %',
    aheadShare: 'avance %',
    bidShare: 'annonces %',
    ms: 'ms',
    slowMs: 'p99 ms',
  },

  oneObjectALine: 'Un objet JSON par ligne ; Ctrl-D pour finir.',
  movedWhole: (rows, tables) =>
    `${counted(rows, 'ligne')} dans ${counted(tables, 'table')} : tout a été copié, relu et comparé ; rien ne manque, rien ne diffère.`,
  wholeCopy: (file, rows, tables) =>
    `${file} est une copie entière : ${counted(rows, 'ligne')} dans ${counted(tables, 'table')}.`,

  help,
} as const satisfies TerminalWords;
