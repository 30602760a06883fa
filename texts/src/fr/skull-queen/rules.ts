import type { Rules } from '../../skull-queen/rules.js';

export const rules: Rules = {
  goal: 'À chaque pli, la carte la plus haute et la carte la plus basse font monter ou descendre les pirates sur les planches. Mène les tiens sur les cases qui rapportent sans les jeter à l’eau ; qui a le plus de points gagne.',
  chapters: {
    box: {
      title: 'Dans la boîte',
      'SQ-1':
        'Cinquante cartes : les nombres de 1 à 12 en rouge, jaune, vert et bleu, et deux cartes sans couleur, le **singe** (0) et le **second** (13). À deux ou trois joueurs, tous les 1 et tous les 12 restent dans la boîte : il reste 42 cartes.',
      cards: 'Quatre couleurs de 1 à 12. Le singe vaut 0 et le second 13.',
      'SQ-2':
        'Chacun a une planche de cinq cases et quatre pirates, un par couleur. Le bout étroit de la planche est le haut. En partant du haut, les cases rapportent 8, 5, 3, 2, 1 au recto et 1, 2, 3, 5, 8 au verso ◇. La case du milieu vaut 3, ou 4 si vous en convenez ◆.',
      planks: 'Les deux côtés d’une planche. Qui se tient sur une case gagne le nombre d’à côté.',
    },
    setup: {
      title: 'Mise en place',
      'SQ-3':
        'On joue une manche par joueur ; à deux, cela fait deux manches ◆. Pour chaque manche, on mélange toutes les cartes en jeu et on les redistribue. On tire au sort le premier donneur ; ensuite, la donne tourne dans le sens des aiguilles d’une montre.',
      'SQ-4':
        'Chacun reçoit autant de cartes que l’indique le tableau. À quatre et à six joueurs, il reste deux cartes : on les pose face visible au centre. Si l’une d’elles est le singe ou le second, elle reste hors de cette manche. Tout le monde l’a vue, mais elle ne compte jamais comme une carte du centre ◆.',
      players: {
        head: ['Joueurs', 'Cartes', 'Main', 'Centre', 'Manches'],
        rows: [['2 et fantôme']],
      },
    },
    placement: {
      title: 'Les pirates prennent place',
      'SQ-6':
        'Regarde ta main et le centre. Puis, tous en même temps, choisissez un côté de la planche et une case pour chacun des quatre pirates ; ils peuvent partager une case. Personne ne voit le choix des autres, et chacun peut encore changer d’avis tant que le dernier joueur n’est pas prêt ◆.',
      noIdea:
        'Tu hésites ? Avec beaucoup de cartes hautes, prends le côté où le 8 est en haut ; avec beaucoup de basses, l’autre. Et mets les quatre pirates au milieu.',
      allInMiddle: {
        title: 'Tous les quatre au milieu',
        text: 'Si aucun ne bouge de toute la manche, ils rapportent 4 × 3 = 12 points. Il y a mieux à faire.',
      },
    },
    turn: {
      title: 'Jouer les cartes',
      'SQ-7':
        'Le joueur après le donneur entame le premier pli. Dans le sens des aiguilles d’une montre, chacun joue une carte. La première carte de couleur annonce cette couleur. Si tu en as, tu dois en jouer, ou bien jouer le singe ou le second, qui sont permis à tout moment. Si tu n’en as pas, joue ce que tu veux. Les cartes du centre n’obligent personne à rien.',
      greenAnnounced:
        'Le vert est annoncé. La troisième personne peut jouer le second même avec du vert en main. La quatrième n’a pas de vert : elle est libre.',
      'SQ-8':
        'Le singe et le second ont la couleur annoncée. Joués avant elle, ils attendent la première carte de couleur et prennent la sienne. Ils ne sont donc jamais seuls dans leur couleur, et chaque pli a une couleur annoncée.',
      monkeyFirst: {
        title: 'Le singe d’abord',
        text: 'Le singe ouvre le pli, puis vient le [r4] : le rouge est annoncé, et le singe est un 0 rouge. C’est la carte rouge la plus basse : le pirate rouge de qui l’a joué descend d’une case. Le [r9] est le plus haut : là, il monte d’une case. Le [y12] est seul en jaune et va au centre.',
      },
    },
    trick: {
      title: 'Ce que fait un pli',
      'SQ-9':
        'Le pli, ce sont les cartes qu’on vient de jouer et celles du centre. On le juge couleur par couleur.\n**Une seule carte :** elle va au centre, ou y reste.\n**Deux ou plus :** qui a joué la plus haute fait **monter** son pirate de cette couleur d’une case ; qui a joué la plus basse fait **descendre** le sien d’une case. Si le **8** de la couleur est dans le pli, on monte de deux cases ; si c’est le **5**, on descend de deux, peu importe à qui ils sont, même au centre. Les cartes du centre ne sont à personne : quand l’une d’elles est la plus haute ou la plus basse, personne ne fait ce mouvement. Ensuite, toutes les cartes de cette couleur quittent la manche.',
      centreInTheWay: {
        title: 'Le centre s’en mêle',
        text: 'Au centre se trouvent le [y4] et le [b3]. On joue le [b6], le [g7], le [b12] et le [b8]. Seul le bleu compte plusieurs cartes. Le [b12] est le plus haut et, à cause du [b8], le pirate bleu de qui l’a joué monte de deux. Le plus bas est le [b3] du centre : personne ne descend. Les cartes bleues s’en vont, le [y4] et le [g7] sont maintenant au centre, et qui a joué le [b12] entame le pli suivant.',
      },
      centreClears: {
        title: 'Le centre se vide',
        text: 'Au centre se trouvent le [y4] et le [y9], et personne ne joue de jaune. Cela fait deux cartes jaunes : toutes deux quittent la manche, et personne ne bouge en jaune. En rouge, le [r10] fait monter un pirate d’une case et le [r3] en fait descendre un autre.',
      },
      eightAndFive: {
        title: 'Le 8 et le 5 en personne',
        text: 'À trois joueurs. Le [g8] est le plus haut en vert : le pirate vert de qui l’a joué monte de deux. Le [g5] est le plus bas : là, il descend de deux. Le [r2], seul, va au centre.',
      },
      'SQ-10':
        'Un pirate qui devrait quitter la planche, par un bout ou par l’autre, tombe à l’eau. Il est hors jeu pour cette manche, ne rapporte rien, et aucun mouvement ne le ramène.',
      tooFar: {
        title: 'Un pas de trop',
        text: 'Au recto, un pirate du milieu qui monte de deux arrive sur le 8. S’il doit monter encore une fois, il est à l’eau et vaut 0.',
      },
      'SQ-11':
        'Le pli suivant est entamé par qui a joué le plus haut nombre dans celui-ci, quelle que soit sa couleur. Le singe vaut 0 et le second 13 ; le centre ne compte pas. À nombres égaux, c’est le dernier joué.',
      twoElevens: 'Deux onze. Le bleu a été joué en dernier : il donne l’entame du pli suivant.',
    },
    scoring: {
      title: 'Le score',
      'SQ-12':
        'Quand toutes les mains sont vides, chaque pirate encore sur sa planche rapporte ce que vaut sa case. Les cartes restées au centre ne valent rien. Puis les pirates quittent les planches, et pour la manche suivante chacun choisit de nouveau son côté et ses cases.',
      front: {
        title: 'Une manche au recto',
        text: 'Le rouge est sur le 8, le jaune sur le 5, le vert sur le 2, et le bleu est à l’eau : 8 + 5 + 2 + 0 = 15 points.',
      },
      back: {
        title: 'Une manche au verso',
        text: 'Le rouge est tout en bas, le jaune sur la quatrième case, le vert au milieu et le bleu tout en haut : 8 + 5 + 3 + 1 = 17 points, ou 18 si le milieu vaut 4.',
      },
      'SQ-5': 'Qui a le plus de points après la dernière manche gagne. À égalité, on partage la victoire ◆.',
    },
    two: {
      title: 'Deux joueurs et un fantôme',
      'SQ-13':
        'On distribue comme à trois. La troisième main devient la pile du fantôme, face cachée. Le fantôme entame chaque pli avec la carte du dessus de sa pile : pas besoin de {SQ-11}.\nPuis les deux joueurs choisissent une carte en secret, chacun tenu par {SQ-7} à la couleur du fantôme ; on montre les deux ensemble et on juge le pli comme d’habitude.\nLe fantôme n’a pas de planche : quand sa carte est la plus haute ou la plus basse, personne ne fait ce mouvement. Les deux joueurs donnent à tour de rôle.',
      withGhost: {
        title: 'Un pli avec le fantôme',
        text: 'Le fantôme entame avec le [g9]. Tu montres le [g3] ; en face, pas de vert, c’est le [b6]. Le plus haut en vert est au fantôme : personne ne monte. Le plus bas est à toi : ton pirate vert descend d’une case. Le [b6] va au centre.',
      },
      'SQ-14':
        'Si le fantôme entame avec le singe ou le second, les deux joueurs choisissent librement. La couleur annoncée est celle de la carte du joueur après le donneur ou, si elle n’en a pas, celle de l’autre ◆.',
    },
    options: {
      title: 'Toutes les options',
      all: [
        '**Milieu de la planche** {SQ-2} : 3 points, d’ordinaire, ou 4. À 4 points, un pirate laissé là où tu l’as mis rapporte davantage.',
      ],
    },
    secrets: {
      title: 'Qui sait quoi',
      who: {
        head: ['Quoi', 'Qui le sait'],
        rows: [
          ['Ta main, et la carte choisie à côté du fantôme', 'Toi ; tout le monde, une fois jouée'],
          ['Où sont tes pirates', 'Toi ; tout le monde, quand le dernier est prêt'],
          ['Le centre, et le singe ou le second qui s’y trouve', 'Tout le monde'],
          ['Chaque carte jouée dans la manche, et par qui', 'Tout le monde'],
          ['Qui n’a plus d’une couleur et l’a montré', 'Tout le monde'],
          ['La pile du fantôme', 'Personne ; son nombre de cartes, tout le monde'],
        ],
      },
    },
  },
  questions: {
    monkeyForColour: {
      ask: 'J’ai la couleur annoncée. Puis-je quand même jouer le singe ou le second ?',
      answer: 'Oui, à tout moment ({SQ-7}). La carte compte alors dans la couleur annoncée ({SQ-8}).',
    },
    centreAnnounces: {
      ask: 'Les cartes du centre annoncent-elles une couleur ? Dois-je en fournir ?',
      answer:
        'Non. Seules les cartes jouées dans ce pli annoncent une couleur ({SQ-7}). Mais quand on juge le pli, le centre compte ({SQ-9}).',
    },
    thrownIn: {
      ask: 'Je n’avais pas la couleur et j’ai défaussé du rouge. Mon pirate rouge peut-il bouger ?',
      answer:
        'Oui. On juge toutes les couleurs du pli, pas seulement l’annoncée. S’il y a une autre carte rouge, jouée ou au centre, la tienne peut être la plus haute ou la plus basse. Si elle est seule, elle va au centre ({SQ-9}).',
    },
    severalMove: {
      ask: 'Plusieurs de mes pirates peuvent-ils bouger dans un même pli ?',
      answer:
        'Non. Tu joues une carte, donc une couleur, donc un pirate au plus. Et il ne peut pas monter et descendre à la fois : il te faudrait deux cartes.',
    },
    eightItself: {
      ask: 'La plus haute carte est le 8 lui-même. Monte-t-on de deux ?',
      answer:
        'Oui. Ce qui compte, c’est que le 8 soit dans le pli, pas qui l’a joué. De même, si le 5 est le plus bas, son joueur descend de deux ({SQ-9}).',
    },
    eightInCentre: {
      ask: 'Le 8 est au centre. Double-t-il quand même ?',
      answer:
        'Oui, dès qu’une deuxième carte de sa couleur arrive et que la couleur est jugée. Il s’en va alors avec les autres : il ne sert qu’une fois ({SQ-9}).',
    },
    overboardFollows: {
      ask: 'Mon pirate rouge est à l’eau. Dois-je encore fournir du rouge ?',
      answer:
        'Oui. Les cartes continuent comme avant, et les tiennes comptent encore pour les pirates des autres. Seul ton pirate rouge ne bouge plus ({SQ-10}).',
    },
    topIsSafe: {
      ask: 'Tout en haut, un pirate est-il à l’abri ?',
      answer:
        'Non. Au prochain mouvement vers le haut, il tombe à l’eau, tout comme un pirate tout en bas au prochain mouvement vers le bas ({SQ-10}).',
    },
    highestInCentre: {
      ask: 'Le plus haut nombre du pli est au centre. Qui entame ?',
      answer: 'Qui a joué le plus haut nombre de sa main. Le centre ne compte pas pour l’entame ({SQ-11}).',
    },
    mateInCentre: {
      ask: 'Le second est resté au centre après la donne. Que fait-il là ?',
      answer:
        'Rien. Il reste hors de cette manche ; il t’apprend seulement que personne ne l’a en main ({SQ-4}).',
    },
    stopMoving: {
      ask: 'Je suis bien placé et il reste trois plis. Puis-je ne plus bouger ?',
      answer:
        'Non. Tout mouvement se fait, voulu ou non. Essaie de jouer des cartes qui ne sont ni les plus hautes ni les plus basses de leur couleur.',
    },
  },
  cheat: {
    round: {
      title: 'La manche',
      lines: [
        'À 2 ou 3 : sans les 1 ni les 12, 14 cartes chacun.',
        'À 4 : 12 cartes · à 5 : 10 · à 6 : 8.',
        'À 4 et à 6 : 2 cartes visibles au centre.',
        'Tous ensemble : choisir le côté, placer 4 pirates.',
        'Le joueur après le donneur entame.',
      ],
    },
    card: {
      title: 'Quelle carte ?',
      lines: [
        'La première carte de couleur annonce la couleur.',
        'Tu en as : joues-en, ou le singe ou le second.',
        'Tu n’en as pas : joue ce que tu veux.',
        'Singe (0) et second (13) prennent la couleur annoncée.',
        'Le centre n’oblige personne.',
      ],
    },
    judge: {
      title: 'Juger chaque couleur',
      lines: [
        'Cartes jouées et centre ensemble.',
        'Une carte : au centre.',
        'Deux ou plus : la plus haute **monte de 1**, la plus basse **descend de 1**.',
        'Avec le 8 : **monter de 2** · avec le 5 : **descendre de 2**.',
        'La plus haute ou la plus basse est au centre : personne ne bouge.',
        'Puis les cartes de cette couleur quittent la manche.',
      ],
    },
    plank: {
      title: 'La planche',
      lines: [
        'Recto, du haut : **8, 5, 3, 2, 1**.',
        'Verso, du haut : **1, 2, 3, 5, 8**.',
        'Au-delà d’un bout : à l’eau, 0 point.',
      ],
    },
    next: {
      title: 'Pli suivant',
      lines: [
        'Le plus haut nombre entame, toutes couleurs confondues.',
        'À égalité : le dernier joué.',
        'Le centre ne compte pas.',
      ],
    },
    end: {
      title: 'Fin',
      lines: [
        'Mains vides : chaque pirate rapporte sa case.',
        'Une manche par joueur (à deux : 2).',
        'Qui a le plus de points gagne ; à égalité, on partage.',
      ],
    },
    two: {
      title: 'À deux',
      lines: [
        'Troisième main : la pile du fantôme.',
        'Le fantôme entame chaque pli.',
        'Choisir en secret, montrer ensemble.',
        'Le fantôme n’a pas de pirate à bouger.',
      ],
    },
  },
};
