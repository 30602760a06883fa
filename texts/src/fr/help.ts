import type { HelpWords } from '../help.js';
import { either } from './speech.js';

/** The same for all commands that have it. */
const options = ['--options JSON', 'règles à changer'] as const;
const seed = ['--seed s', 'd’où part le hasard ("crossbones")'] as const;

export const help = {
  tagline: 'jeux de société dans un terminal',
  commandsTitle: 'Commandes',
  gamesTitle: 'Jeux',
  tryThis: 'Essaie « crossbones play skull-king » ou « crossbones help play ».',
  languageHelp: (languages) =>
    `Toute commande prend --language ${either(languages.join(', '))} ; sans cela, LC_ALL, LC_MESSAGES ou LANG disent la langue.`,
  usually: (seats, others) => [`d’habitude ${seats}`, ...others].join(', '),
  pages: ({ usually, scored }) => ({
    play: {
      about: 'jouer dans ce terminal, avec des amis et des robots',
      usage: [
        'crossbones play [jeu] [--seats n] [--people n|noms] [--bots niveau] [--options JSON] [--seed texte] [--log fichier]',
        'crossbones play [jeu] --url http://host:3000 [--name Ann] [--seats n] [--people n] [--bots niveau] [--options JSON] [--log fichier]',
        'crossbones play --url http://host:3000 --table CODE [--name Ben] [--watch]',
      ],
      more: [
        'Sans jeu, on te demande lequel. Une personne joue contre des robots, sauf si --people dit autre chose ; à plusieurs, on partage le clavier et les mains restent cachées.',
        [
          ['--seats n', `joueurs en tout (${usually})`],
          ['--people 2', 'combien d’entre eux sont des personnes ; 0 pour regarder'],
          ['--people Ann,Ben', 'la même chose, par leurs noms'],
          [
            '--bots captain',
            'qui prend les autres places : deckhand, un débutant ; bosun (d’habitude), qui joue solide ; captain, qui voit plus loin ; admiral, le plus fort ; random, au hasard ; ou un robot à toi, ./mine.js',
          ],
          ['--options JSON', 'règles à changer, par exemple \'{"kraken":true}\' ; voir docs/rules'],
          ['--seed texte', 'le même texte donne les mêmes donnes et les mêmes robots'],
          ['--log fichier', 'garde la partie, pour crossbones replay'],
        ],
        'À la table, tape un nombre de la liste ou le mot lui-même (g7, bid 2) ; ? aide, undo reprend un coup, score montre la feuille, quit te fait partir.',
        'Sur un serveur, avec des gens ailleurs :',
        [
          [
            '--url adresse',
            'le serveur ; sans --seats, --people ni --options, la première table où une place est libre',
          ],
          ['--table code', 'le code d’une table, son identifiant ou son lien'],
          ['--name Ann', 'qui tu es là-bas ; le même nom retrouve sa place'],
          ['--people n', 'combien de places attendent des personnes ; les robots prennent les autres'],
          ['--watch', 'pas de place, rien que des yeux'],
        ],
      ],
    },
    simulate: {
      about: 'faire jouer beaucoup de parties au hasard, et compter',
      usage: ['crossbones simulate <jeu> [--seats n] [--games k] [--seed s] [--options JSON] [--trace]'],
      more: [
        [
          ['--seats n', `joueurs (${usually})`],
          ['--games k', 'combien de parties (1000)'],
          seed,
          options,
          ['--trace', 'chaque étape en une ligne de JSON, au lieu des statistiques'],
        ],
      ],
    },
    replay: {
      about: 'montrer chaque étape d’une partie gardée',
      usage: ['crossbones replay <journal.json> [--seat n|spectator]'],
      more: [
        'Une ligne de JSON par étape : {"step", "entry", "view"}, l’étape 0 étant le début.',
        [
          ['--seat n', 'ce que cette place a vu (on compte les places depuis 0)'],
          ['--seat spectator', 'ce que tout le monde a vu'],
          ['sans --seat', 'tout, toutes les mains ouvertes'],
        ],
      ],
    },
    review: {
      about: 'revoir une partie : qu’est-ce qui valait mieux, et était-ce la chance ?',
      usage: ['crossbones review <journal.json> [--seat n] [--depth n] [--seed s] [--json]'],
      more: [
        'Note chaque décision d’après ce que sa place voyait alors, dit ce qui valait mieux et pourquoi, et sépare chance et adresse. docs/review.md dit comment, et ce que cela ne peut pas dire.',
        [
          ['--seat n', 'seulement les décisions de cette place (on compte à partir de 0)'],
          ['--depth n', 'combien de fois plus longtemps réfléchir (1)'],
          ['--seed s', 'où commence son hasard ("review")'],
          ['--json', 'tout en une ligne de JSON'],
        ],
      ],
    },
    verify: {
      about: 'vérifier qu’une partie d’un serveur a été distribuée et jouée honnêtement',
      usage: ['crossbones verify <journal.json> [--seal empreinte]'],
      more: [
        'Compare le secret à son empreinte, les sels aux leurs, la clé à tous, et rejoue chaque entrée. Le code de sortie est 0 si tout concorde, 1 sinon. docs/fairness.md dit ce que cela prouve.',
        [['--seal empreinte', 'l’empreinte montrée avant le début, si tu l’as notée']],
      ],
    },
    arbiter: {
      about: 'trancher un litige : qui gagne, ce qui est perdu, et pourquoi',
      usage: ['crossbones arbiter <jeu>'],
      more: [
        'Lit une question par ligne, en JSON, sur l’entrée standard et répond à chacune par une ligne de JSON, en anglais quelle que soit la langue ; docs/cli.md a les questions de chaque jeu.',
      ],
    },
    score: {
      about: 'compter une manche d’une vraie table',
      usage: [`crossbones score ${scored}`],
      more: [
        'Lit une manche par ligne, en JSON, sur l’entrée standard et répond à chacune par {"points": […]}.',
      ],
    },
    arena: {
      about: 'faire jouer des robots entre eux, et dire ce qui les sépare',
      usage: [
        'crossbones arena <jeu> --bots a,b,c,d [--seats n] [--games k] [--seed s] [--options JSON] [--playouts n] [--jobs n] [--limit ms] [--luck] [--json]',
        'crossbones arena --exploit <jeu> --bots admiral [--seats n] [--games k] …',
      ],
      more: [
        'Chaque donne est jouée une fois par rotation des places, pour que la chance s’annule. Les intervalles sont à 95 %, sur les donnes. La même graine donne les mêmes parties, quels que soient la machine et le nombre de fils.',
        [
          [
            '--bots a,b,c,d',
            'un par place : deckhand, bosun, captain, admiral, random, flat:100, improver:60 ; captain:500 pense 500 simulations par décision, captain@1 est le capitaine d’origine ; ./mine.js est un robot à toi, exec:python3 mine.py n’importe quel programme ; voir docs/your-bot.md',
          ],
          ['--games k', 'combien de parties (100) ; arrondi à des donnes entières'],
          seed,
          options,
          [
            '--exploit',
            'le seul robot nommé prend toutes les places sauf une ; là s’assied improver:60, qui sait comment il agit avant de réfléchir, et ce qu’il gagne est ce qu’on peut y gagner',
          ],
          ['--playouts n', 'pour les capitaines et amiraux qui n’en disent rien'],
          ['--jobs n', 'fils d’exécution (autant qu’il y a de cœurs)'],
          ['--limit ms', 'combien de temps un robot à toi peut mettre à répondre (10000)'],
          [
            '--luck',
            'retire des points (au Skull, des victoires) la chance des donnes et des lancers, ce qui resserre les intervalles ; voir docs/review.md',
          ],
          ['--json', 'tout en une ligne de JSON'],
        ],
      ],
    },
    serve: {
      about: 'faire tourner le serveur où l’on partage des tables',
      usage: ['crossbones serve [--port n] [--data dossier]'],
      more: [
        'Écrit son adresse quand il est prêt, et s’arrête à Ctrl-C ou SIGTERM quand tout ce qui est commencé est fini.',
        [
          ['--port n', 'le port (PORT, ou 3000)'],
          ['--data dossier', 'où tout est gardé (DATA_DIR, ou ./data)'],
        ],
        'Tout le reste se règle par l’environnement ; voir docs/operating.md.',
      ],
    },
    backup: {
      about: 'copier les données d’un serveur, même en marche',
      usage: ['crossbones backup <fichier> [--data dossier]'],
      more: ['Écrit un nouveau fichier, et le vérifie. Pour SQLite ; PostgreSQL a pg_dump.'],
    },
    migrate: {
      about: 'porter les données d’un serveur de SQLite à PostgreSQL, ou l’inverse',
      usage: ['crossbones migrate to-postgres|to-sqlite [--data dossier]'],
      more: [
        'Entre le dossier de données et DATABASE_URL, quand aucun serveur ne tourne. La destination doit être vide. Chaque ligne est relue et comparée ; la source ne change pas.',
      ],
    },
    admin: {
      about: 'regarder les tables et les gens d’un serveur, fermer et enlever',
      usage: [
        'crossbones admin tables|audit [--json] [--data dossier]',
        'crossbones admin table <table>',
        'crossbones admin person <personne>',
        'crossbones admin close <table> --reason pourquoi [--by qui]',
        'crossbones admin remove table <table> --reason pourquoi',
        'crossbones admin remove name <personne> --reason pourquoi',
        'crossbones admin remove chat-line <table> <ligne> --reason pourquoi',
      ],
      more: [
        'Demande au serveur qui tourne sur le dossier, ou ouvre lui-même les données. Chaque changement laisse une ligne dans le registre.',
        [
          ['tables', 'les dernières tables où il s’est passé quelque chose'],
          ['table', 'qui joue et regarde, et ce qui a été dit'],
          ['close', 'ferme une table ; ceux qui y sont l’apprennent'],
          ['remove', 'enlève une table, un nom ou ce qui a été dit'],
          ['person', 'par nom ou identifiant'],
          ['audit', 'ce qui a été changé, par qui et pourquoi'],
          ['--by', 'qui le fait (toi@cette machine)'],
          ['--json', 'une ligne de JSON par rangée'],
        ],
      ],
    },
    help: {
      about: 'cette page, ou plus sur une commande',
      usage: ['crossbones help [commande]'],
      more: [],
    },
  }),
} as const satisfies HelpWords;
