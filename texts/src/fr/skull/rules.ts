import type { Rules } from '../../skull/rules.js';

export const rules: Rules = {
  goal: 'Tout le monde pose fleurs et crânes face cachée, et quelqu’un se vante du nombre de disques qu’il saura retourner sans tomber sur un crâne. Réussis deux de tes défis, ou sois le dernier en jeu.',
  chapters: {
    setup: {
      title: 'Mise en place',
      'S-1':
        'Tu as un tapis, côté crâne visible, et quatre disques : trois fleurs et un crâne. On tire au sort qui commence la première manche. Une boîte suffit jusqu’à six joueurs ; de sept à douze, on réunit deux boîtes et on joue exactement pareil.',
      start: 'Ce que chacun a au départ : trois fleurs et un crâne.',
      players: {
        head: ['Joueurs', 'Bandes chacun', 'Boîtes'],
        rows: [['3 à 6'], ['7 à 12'], ['2 à 3'], ['4 à 6']],
      },
      gangs:
        'Une bande, c’est un tapis avec ses quatre disques ; à deux bandes chacun, on joue autrement ({S-11}). À trois, la moindre erreur se paie : laissez cette table aux habitués. Le jeu est à son meilleur à moins de dix.',
    },
    turn: {
      title: 'Une manche',
      'S-2':
        'Tous ceux qui sont encore en jeu posent un disque face cachée sur leur tapis. Tous sauf celui qui commence le font en même temps et en secret, et peuvent changer d’avis tant que le dernier n’est pas prêt. Puis celui qui commence, et qui les a tous observés, pose à son tour.',
      'S-3':
        'À partir de celui qui commence, dans le sens des aiguilles d’une montre, tu fais l’une de deux choses : **ajouter** un disque, face cachée, sur ta pile, ou **lancer un défi**. Un défi annonce combien de disques tu vas retourner : au moins 1, au plus autant qu’il y en a sur tous les tapis réunis. Si ta main est vide, tu dois lancer un défi.',
      'S-4':
        'Une fois le défi lancé, plus personne n’ajoute de disque. À ton tour, tu **montes**, à n’importe quel nombre plus élevé, ou tu **passes**, et tu restes hors de l’enchère pour de bon. L’enchère s’arrête aussitôt que quelqu’un annonce tous les disques de la table ; sinon, quand tous ont passé sauf un. Qui a annoncé le plus est le challenger. Passer ne protège personne : tous les tapis comptent et chaque pile peut être retournée.',
      fiveOfSeven: {
        title: 'Cinq sur sept',
        text: 'Quatre joueurs, sept disques sur la table. Le quatrième annonce 3, le suivant monte à 5, et les trois autres passent. Le challenger retourne d’abord les deux disques de sa propre pile, puis trois autres, où il veut.',
      },
      'S-5':
        'Le challenger retourne les disques un par un : d’abord sa propre pile, depuis le dessus, en entier ou autant qu’il en faut ; puis les autres piles dans l’ordre qu’il veut, chacune depuis le dessus. Au premier crâne, c’est fini : le défi est raté, et tout le reste demeure face cachée. Si le nombre est atteint sans crâne, le défi est réussi. Dans ta propre pile, il n’y a rien à choisir : sur cette page, ces disques se retournent tout seuls.',
      harmlessSkull: {
        title: 'Un crâne inoffensif',
        text: 'Tu as trois disques sur ton tapis, ici de haut en bas, et tu emportes l’enchère avec 2. On ne retourne que les deux du dessus : réussi. Ton crâne, tout en dessous, ne fait aucun mal.',
      },
      lastSkull: {
        title: 'Le crâne en dernier',
        text: 'Tu as annoncé 4. Tes deux disques sont des fleurs, le premier d’une voisine aussi, et le quatrième est un crâne. C’est raté, à un disque près.',
      },
    },
    scoring: {
      title: 'Si c’est réussi',
      'S-6':
        'Tous les disques reviennent en main. Le challenger tourne son tapis côté fleur ; s’il l’était déjà, il a gagné la partie. Sinon, c’est le challenger qui commence la manche suivante.',
      mats: 'Ton tapis au début, puis après ton premier défi réussi.',
      twice: {
        title: 'Deux, et c’est gagné',
        text: 'Tu as déjà réussi 1 défi, ton tapis montre sa fleur. Tu lances un défi à 1 et tout le monde passe. Ton disque du dessus est une fleur : 2 sur 2, tu gagnes, et pourtant c’était la plus petite annonce possible.',
      },
    },
    loss: {
      title: 'Si c’est raté',
      'S-7':
        'Les piles restent en place jusqu’à ce que le disque perdu soit choisi. En attendant, chaque adversaire du challenger peut **narguer** : retourner tout le reste de sa propre pile à la vue de tous, tout ou rien. Personne n’est tenu d’attendre cela ◆. Puis la perte est réglée et les disques reviennent en main.',
      'S-8':
        'Le challenger perd un disque pour le reste de la partie, et lui seul sait lequel. Si le crâne était à quelqu’un d’autre, cette personne tire un des disques du challenger, mélangés et face cachée. Si c’était le sien, le challenger choisit en secret. S’il ne lui reste qu’un disque, il n’y a rien à choisir : il part aussitôt, et personne n’a le temps de narguer ◆.',
      pickedBlind: {
        title: 'Tiré à l’aveugle',
        text: 'Il te reste ces trois disques et tu tombes sur un crâne de Mina. Tu les mélanges et Mina en prend un : une fois sur trois, c’est ton crâne. Personne d’autre que toi ne le saura.',
      },
      'S-9':
        'Le challenger commence la manche suivante. Mais s’il n’a plus de disque, il ne joue plus, et ne voit désormais que ce que tout le monde voit ◆. S’il ne reste alors qu’un joueur, celui-ci a gagné. Sinon, c’est le propriétaire du crâne qui commence ; et si c’était son propre crâne, le challenger, pour finir, désigne qui commence parmi ceux qui restent.',
      whoseSkull: {
        head: ['Le crâne était', 'Qui choisit la perte', 'Qui commence si le challenger ne joue plus'],
        rows: [
          ['à quelqu’un d’autre', 'son propriétaire, à l’aveugle', 'son propriétaire'],
          ['au challenger', 'le challenger, en secret', 'qui le challenger désigne'],
        ],
      },
      'S-10':
        'S’il ne te reste qu’un disque, tu le poses en {S-2}. En {S-3} tu dois donc lancer un défi quand vient ton tour ; en {S-4} tu montes ou passes comme d’habitude ; et si ton propre défi rate, tu ne joues plus. Quand un autre challenger retourne ton dernier disque, tu ne perds rien, crâne ou pas ◆.\nAvec l’option **Le dernier crâne**, on suit le livret à la lettre : si ce dernier disque est le crâne, tu sors aussi du jeu. Tu tires encore le disque que perd le challenger, et son sort est réglé d’abord ({S-9}) ; si vous sortez tous les deux, c’est lui qui nomme qui commence ◆. À deux bandes chacun, seule cette bande sort.',
    },
    gangs: {
      title: 'Deux bandes chacun',
      'S-11':
        'Chaque personne joue deux tapis placés face à face : dans le sens des aiguilles d’une montre viennent les premières bandes de tous, puis leurs secondes bandes dans le même ordre ◆.\nChaque bande est un joueur pour toutes les règles ci-dessus, avec ses disques, ses tours et ses pertes. Qui commence, qui défie, à qui est le crâne : c’est toujours une bande, et « sa propre pile » est celle de cette bande seule. La personne décide pour ses deux bandes et voit les disques des deux.\nLa bande qui commence pose en dernier ; l’autre bande de la même personne pose en même temps que tout le monde. Tant qu’une de tes bandes doit encore poser, pose d’abord pour elle ; ensuite tu peux changer l’une ou l’autre.',
      sixGangs: {
        title: 'Trois personnes, six bandes',
        text: 'Ana, Ben et Cléo ont deux bandes chacun. Dans l’ordre : Ana, Ben, Cléo avec leurs premières bandes, puis Ana, Ben, Cléo avec les secondes.',
      },
      'S-12':
        'Tu gagnes quand une de tes bandes réussit son second défi, ou quand personne d’autre n’a plus de bande. Une bande éliminée est sautée, et tu continues avec l’autre.\nTes bandes peuvent surenchérir l’une sur l’autre et se retourner leurs disques. Si l’une échoue sur le crâne de l’autre, le disque perdu est tiré au sort et toi seul l’apprends ; et tes bandes ne se narguent pas entre elles.\nUne bande éliminée par le crâne de sa sœur lui laisse le départ ; éliminée par son propre crâne, elle désigne n’importe quelle bande en jeu, sa sœur comprise ◆.',
      oneEach: {
        title: 'Un et un ne font pas deux',
        text: 'Chacune de tes bandes a réussi un défi : deux tapis montrent une fleur, mais tu n’as pas gagné. C’est la même bande qui doit réussir le second.',
      },
    },
    options: {
      title: 'Toutes les options',
      all: [
        '**Bandes** {S-11} : une chacun, d’ordinaire, de 3 à 12 joueurs ; ou deux chacun, de 2 à 6 joueurs.',
        '**Le dernier crâne** {S-10} : seul le challenger paie, d’ordinaire ; ou bien celui dont on retourne le dernier disque sort aussi, si c’est le crâne.',
      ],
    },
    secrets: {
      title: 'Qui sait quoi',
      who: {
        head: ['Quoi', 'Qui le sait'],
        rows: [
          ['Combien de disques dans chaque main et chaque pile', 'Tout le monde'],
          ['Lesquels ce sont', 'Leur propriétaire ; tout le monde, une fois retournés'],
          ['Quel disque a été perdu', 'Seulement qui l’a perdu'],
          ['Chaque annonce, chaque disque retourné, chaque pile montrée pour narguer', 'Tout le monde'],
        ],
      },
      talk: 'Parle autant que tu veux : ce que tu dis peut être vrai ou faux. Mais un disque ne se montre que pour narguer {S-7}, et à aucun autre moment.',
    },
  },
  questions: {
    ownFirst: {
      ask: 'Dois-je retourner d’abord mes disques, même si mon crâne est dedans ?',
      answer:
        'Oui, depuis le dessus, autant qu’il en faut ({S-5}). C’est le prix du bluff : qui a mis un crâne sur le dessus espère qu’on monte.',
    },
    hereAndThere: {
      ask: 'Puis-je prendre un disque ici et un autre là chez les autres ?',
      answer:
        'Oui. Une fois ta pile retournée, tu choisis pour chaque disque de quelle pile il vient. Chaque pile se retourne depuis le dessus ({S-5}).',
    },
    passed: {
      ask: 'J’ai passé. Ma pile est-elle à l’abri ?',
      answer:
        'Non. Passer te sort seulement de l’enchère ; tes disques comptent et peuvent être retournés ({S-4}).',
    },
    backIn: {
      ask: 'Puis-je revenir dans l’enchère après avoir passé ?',
      answer: 'Non, pour cette manche, passer est définitif ({S-4}).',
    },
    allDiscs: {
      ask: 'Puis-je ouvrir en annonçant tous les disques de la table ?',
      answer:
        'Oui. Personne ne peut alors monter, l’enchère est finie, et tu retournes tous les disques ({S-4}).',
    },
    onMySkull: {
      ask: 'Quelqu’un a échoué sur mon crâne. Est-ce que je perds ou gagne quelque chose ?',
      answer:
        'Tu ne perds rien, et c’est toi qui tires le disque qu’il perd, face cachée ({S-8}). Ton crâne revient dans ta main. Même ton dernier disque ne craint rien dans le défi d’un autre, sauf si vous jouez à la lettre ({S-10}).',
    },
    tellLost: {
      ask: 'Dois-je dire quel disque j’ai perdu ?',
      answer: 'Non, toi seul le sais ({S-8}). Tu peux en dire ce que tu veux, même si ce n’est pas vrai.',
    },
    onlySkull: {
      ask: 'Il ne me reste que mon crâne. Puis-je encore gagner ?',
      answer:
        'Pas par un défi : ta pile vient en premier, donc chacun de tes essais rate. Mais tu peux rester le dernier en jeu. Lance un défi quand vient ton tour, espère qu’on monte, et laisse les autres tomber sur ton crâne ({S-10}).',
    },
    showDisc: {
      ask: 'Puis-je montrer un disque pour qu’on me croie ?',
      answer:
        'Non. Dis ce que tu veux, mais les disques ne se montrent que pour narguer, et alors tout le reste de la pile ({S-7}).',
    },
    whoStarts: {
      ask: 'Qui commence après une élimination ?',
      answer:
        'Le propriétaire du crâne fatal. Si c’était celui du challenger lui-même, il désigne en partant quelqu’un qui joue encore ({S-9}).',
    },
    biggerBid: {
      ask: 'Une annonce plus haute rapporte-t-elle davantage ?',
      answer:
        'Non. Un défi réussi est un défi réussi, que ce soit avec 1 ou avec 12 : le tapis se tourne, et au second, c’est gagné ({S-6}).',
    },
  },
  cheat: {
    goal: {
      title: 'But',
      lines: [
        'Réussir deux de tes défis.',
        'Ou rester le dernier en jeu.',
        'Trois fleurs et un crâne chacun.',
      ],
    },
    lay: {
      title: '1 · Poser',
      lines: ['Tous sauf celui qui commence : un disque caché, ensemble.', 'Puis celui qui commence.'],
    },
    add: {
      title: '2 · Ajouter ou défier',
      lines: [
        'À son tour : ajouter un disque ou lancer un défi.',
        'L’annonce : de 1 à tous les disques des tapis.',
        'Main vide : défi obligatoire.',
      ],
    },
    bid: {
      title: '3 · Enchérir',
      lines: [
        'Monter, ou passer pour de bon.',
        'Tous les disques annoncés : l’enchère s’arrête.',
        'Tous les autres ont passé : qui a annoncé le plus est challenger.',
      ],
    },
    turn: {
      title: '4 · Retourner',
      lines: [
        'D’abord sa propre pile, depuis le dessus.',
        'Puis les autres, dans l’ordre voulu, depuis le dessus.',
        'Un crâne : raté, on s’arrête.',
        'Nombre atteint : réussi.',
      ],
    },
    made: {
      title: 'Réussi',
      lines: ['Tapis côté fleur.', 'Au second : **victoire**.', 'Le challenger commence la manche suivante.'],
    },
    failed: {
      title: 'Raté',
      lines: [
        'Un disque perdu pour de bon, en secret.',
        'Crâne d’un autre : son propriétaire tire à l’aveugle.',
        'Ton propre crâne : tu choisis en secret.',
        'Les autres peuvent narguer : toute leur pile ou rien.',
        'Plus de disque : hors jeu ; le propriétaire du crâne commence.',
        'Sorti par ton propre crâne : tu désignes qui commence.',
      ],
    },
  },
};
