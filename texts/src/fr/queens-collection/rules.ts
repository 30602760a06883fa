import type { Rules } from '../../queens-collection/rules.js';

export const rules: Rules = {
  goal: 'Retourne des cartes, mais pas trop, fais des paires avec le marché, et gagne des points avec les pions et les boîtes que tu emportes. On peut jouer à deux équipes ; tous ensemble, ou en solitaire, on remet chez eux des pions éparpillés.',
  chapters: {
    box: {
      title: 'Dans la boîte',
      'QC-1':
        'Huit couleurs. De chacune, trois pions, 24 en tout ; quatre cartes pion ; et une carte boîte à trois cases. Avec six jokers, cela fait 38 cartes. Pour jouer tous ensemble, les cartes boîte ont un côté plus facile à deux cases, pour 16 pions, deux par couleur ◇.',
      colours:
        'Rouge, vert, jaune, bleu, violet, turquoise, blanc et noir, chaque couleur avec sa pierre, taillée à sa façon, et le joker.',
      oneColour: 'Tout ce qu’il y a d’une couleur : la boîte, trois pions et quatre cartes pion.',
    },
    setup: {
      title: 'Mise en place',
      players: {
        head: ['Joueurs', 'Façons de jouer', 'Manches', 'Cartes en main'],
        rows: [
          ['en solitaire'],
          ['2 ou 3', 'chacun pour soi', 'autant que de joueurs'],
          ['chacun pour soi, ou deux équipes'],
          ['2 à 4', 'tous ensemble'],
        ],
      },
      'QC-2':
        'Chacun pour soi (2 à 4 joueurs) : on joue autant de manches qu’il y a de joueurs. Chacune repart de zéro. Tous les pions sont sur la boîte de leur couleur ; toutes les cartes sont mélangées et forment la pioche ; chacun reçoit deux cartes que personne d’autre ne voit ; trois cartes sont visibles au marché. On tire au sort qui commence ; à chaque manche suivante, c’est le joueur à gauche.',
    },
    turn: {
      title: 'Ton tour',
      'QC-3':
        '**D’abord : retourner.** Retourne des cartes de la pioche une par une ◆, autant que tu veux mais cinq au plus, ou aucune.\nDès que deux cartes pion d’une même couleur s’y trouvent, tu as trop forcé ta chance : tout ce que tu as retourné ce tour-ci va à la défausse, et c’est fini pour cette étape. Sinon, les cartes rejoignent ta main quand tu t’arrêtes, ou quand il y en a cinq.\nUn joker n’a pas de couleur et ne fait de doublon avec rien ◆. Ta main n’a pas de limite.',
      oneTooMany: {
        title: 'Une carte de trop',
        text: 'Tu retournes une [c3], un [joker], une [c5] puis encore une [c3] : les quatre vont à la défausse. Les cartes que tu avais déjà restent dans ta main.',
      },
      'QC-4':
        '**Ensuite : prendre ou échanger.** Avec une carte en main, tu dois faire l’un des deux : prendre des pions ({QC-5}) ou échanger des cartes ({QC-7}). Si ta main est vide, ou si rien n’est possible, tu sautes cette étape ◆.',
      'QC-5':
        '**Prendre.** Fais une, deux ou trois paires. Une paire, c’est une carte du marché et une de ta main, de la même couleur. Pour chaque paire, tu prends un pion de sa couleur sur sa boîte et tu défausses les cartes. Qui prend le dernier pion d’une boîte prend aussi la carte boîte. Entre deux paires, on ne complète pas le marché.\nUn **joker** remplace n’importe quelle carte pion, dans ta main comme au marché ◆. **Deux cartes pion d’une même couleur** de ta main remplacent ensemble n’importe quelle carte de ta main, même de leur propre couleur. Quand les deux côtés de la paire sont libres, parce que ton joker ou tes deux cartes rencontrent le joker du marché, tu nommes la couleur ; elle doit avoir encore un pion ◆.',
      pairs: {
        head: ['De ta main', 'Du marché', 'Tu prends'],
        rows: [
          ['un pion bleu'],
          ['un pion rouge'],
          ['un pion vert'],
          ['un pion vert'],
          ['un pion de la couleur que tu nommes'],
          ['un pion de la couleur que tu nommes'],
        ],
      },
      market: 'Voici le marché.',
      whatToTake: {
        title: 'Que peux-tu prendre ?',
        text: 'Voici ta main. La [c4] avec la [c4] prend un pion bleu, et tes deux [c1] avec la [c2] prennent un pion vert. Ou bien une seule [c1] avec le [joker] du marché prend un pion rouge. Avec la [c4] pour le bleu et une [c1] pour le [joker], il te resterait une [c1] en main.',
      },
      'QC-6':
        'Une paire dont la couleur n’a plus de pion est permise et compte parmi tes trois. Elle ne rapporte rien, mais te débarrasse de cartes : toutes ses cartes, jokers compris, sortent jusqu’à la fin de la manche ◆.',
      'QC-7':
        '**Échanger.** Mets une, deux ou trois cartes de ta main au marché et prends-en autant parmi celles qui s’y trouvaient. Tu ne peux pas échanger plus de cartes que le marché n’en a.',
      'QC-8':
        'À la fin du tour, le marché est complété à trois cartes. Chaque fois qu’il faut une carte et que la pioche est vide, on mélange la défausse et elle devient la pioche. Les cartes retournées pendant ce tour n’appartiennent ni à l’une ni à l’autre avant la fin de l’étape. S’il ne reste rien du tout, on ne retourne et ne complète rien ◆.',
    },
    scoring: {
      title: 'Fin de manche et score',
      'QC-9':
        'La manche est finie après un tour qui laisse des pions sur une boîte au plus ; ce tour peut être joué jusqu’au bout, avec toutes ses paires ◆. Une boîte où il reste des pions ne compte pour personne. La manche est aussi finie quand personne n’a pris de pion pendant cinq tours de table d’affilée ◆.',
      'QC-10':
        'Chaque carte boîte vaut 3 points, chaque pion 2, et chaque carte restée en main coûte 1. Après la dernière manche, le plus haut total gagne ; à égalité, on partage la victoire.',
      goodRound: {
        title: 'Une bonne manche',
        text: 'Deux boîtes, six pions et une carte restée en main : 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 points.',
      },
      tooManyCards: {
        title: 'Trop de cartes',
        text: 'Aucune boîte, trois pions et cinq cartes restées en main : 3 × 2 − 5 = 1 point. Trop attendre se paie.',
      },
    },
    teams: {
      title: 'Deux contre deux',
      'QC-11':
        'À quatre joueurs. Les partenaires sont assis face à face et voient les cartes l’un de l’autre ◆. Tout le reste se joue comme ci-dessus, et les paires se font avec ta seule main.',
      'QC-12':
        'Au lieu du marché, tu peux échanger avec ton partenaire, mais jamais avec les deux dans le même tour. Tu choisis les cartes des deux côtés, sans avoir besoin de son accord ; trois cartes au plus, et jamais plus que n’en tient l’un ou l’autre. Les adversaires voient combien de cartes changent de main, et rien d’autre ◆.',
      'QC-13':
        'Une équipe a les points de ses deux joueurs réunis. Le plus haut total gagne ; à égalité, on partage la victoire.',
      together: {
        title: 'Comptés ensemble',
        text: 'Tu as deux boîtes, six pions et une carte : 17 points. Ton partenaire a une boîte, quatre pions et deux cartes : 3 + 8 − 2 = 9. Votre équipe marque 26.',
      },
    },
    together: {
      title: 'Tous ensemble, ou en solitaire',
      'QC-14':
        'De un à quatre joueurs, une seule manche ◇. Les pions sont posés au hasard sur les boîtes, aucun sur sa propre couleur. Chacun a trois cartes, visibles de tous. On tire au sort qui commence.',
      'QC-15':
        'À ton tour, tu fais une chose parmi quatre, puis tu complètes ta main à trois cartes ◇.\n**(a)** Jouer deux cartes de couleurs différentes, et échanger un pion de l’une avec un pion de l’autre, au choix.\n**(b)** Jouer un joker, ou deux cartes d’une même couleur, et échanger deux pions quelconques.\n**(c)** Défausser une, deux ou trois cartes.\n**(d)** Sauf en solitaire, et tant qu’il y a une pioche : troquer une de tes cartes contre n’importe quelle carte d’un autre joueur. Tu nommes les deux, et la carte du dessus de la pioche est défaussée sans qu’on la regarde.',
      swap: 'Avec ces deux cartes, tu échanges un pion rouge et un bleu. Dans le meilleur des cas, tous deux rentrent chez eux.',
      'QC-16':
        'La défausse ne sert plus jamais ◇. Quand la dernière carte de la pioche est partie, chacun a encore un tour, à commencer par le joueur suivant, et ne pioche plus. Qui ne peut rien faire passe. Dès que tous les pions sont chez eux, la partie est finie ◆.',
      'QC-17':
        'Chaque boîte qui ne contient que ses propres pions donne autant de points qu’elle a de cases ; chaque pion loin de chez lui en coûte un ◇. Cela fait au mieux 24, ou 16 du côté facile. Votre note : un total négatif donne la note 1, moins de 25 % de ce maximum la note 2, moins de 50 % la note 3, moins de 100 % la note 4, et le tout la note 5 ◆.',
      grades: {
        head: ['Note', 'Sur 24', 'Sur 16'],
        rows: [
          ['1 · Naufrage', 'moins de 0', 'moins de 0'],
          ['2 · Tout juste à flot', '0 à 5', '0 à 3'],
          ['3 · Bon vent', '6 à 11', '4 à 7'],
          ['4 · Un beau butin', '12 à 16', '8 à 10'],
          ['5 · Tous les trésors à bord'],
        ],
      },
      sevenAstray: {
        title: 'Sept pions égarés',
        text: 'Trois cases par boîte. Cinq boîtes sont complètes, et sept pions ne sont pas chez eux : 5 × 3 − 7 = 8 points sur 24, soit 33 % : note 3.',
      },
      oneShort: {
        title: 'À un échange près',
        text: 'Seuls deux pions sont chacun dans la boîte de l’autre. Cela gâche les deux boîtes : 6 × 3 − 2 = 16 points sur 24, note 4. Du côté facile, c’est 6 × 2 − 2 = 10 sur 16, note 4 aussi.',
      },
    },
    options: {
      title: 'Toutes les options',
      all: [
        '**Mode** : chacun pour soi, d’ordinaire, de 2 à 4 joueurs {QC-2} ; deux équipes de deux, à 4 exactement {QC-11} ; ou tous ensemble, de 1 à 4 {QC-14}.',
        '**Cases par boîte** {QC-1} : trois, d’ordinaire ; ou deux, pour une partie plus facile. Ce choix n’existe que si vous jouez tous ensemble.',
      ],
    },
    secrets: {
      title: 'Qui sait quoi',
      who: {
        head: ['Quoi', 'Qui le sait'],
        rows: [
          ['Tes deux cartes de départ', 'Toi, et en équipe ton partenaire'],
          ['Les cartes retournées, mises au marché ou prises là', 'Tout le monde'],
          ['Les cartes utilisées pour les paires', 'Tout le monde'],
          ['Les cartes échangées entre partenaires', 'Eux deux ; les autres voient combien'],
          ['Les mains, tous ensemble', 'Tout le monde'],
          ['La carte défaussée pour un troc', 'Personne'],
          ['L’ordre de la pioche', 'Personne'],
        ],
      },
    },
  },
  questions: {
    clashWithHand: {
      ask: 'Les cartes retournées font-elles doublon avec ma main ou avec le marché ?',
      answer: 'Non. Seules les cartes retournées pendant ce tour font doublon entre elles ({QC-3}).',
    },
    pushedLuck: {
      ask: 'J’ai trop forcé ma chance. Est-ce que je perds ma main, ou mon tour ?',
      answer:
        'Ni l’un ni l’autre. Seules les cartes retournées ce tour-ci sont perdues. Avec une carte en main, tu passes à la seconde étape, et là tu dois prendre ou échanger ({QC-4}).',
    },
    twoJokers: {
      ask: 'Deux jokers retournés, est-ce un doublon ?',
      answer:
        'Non. Un joker n’a pas de couleur : il ne fait doublon ni avec un autre joker ni avec quoi que ce soit ({QC-3}).',
    },
    takeAndSwap: {
      ask: 'Puis-je prendre des pions et échanger des cartes dans le même tour ?',
      answer:
        'Non, c’est l’un ou l’autre ({QC-4}). Quel que soit ton choix, tu peux le faire jusqu’à trois fois.',
    },
    jokersAsPair: {
      ask: 'Deux jokers, ou un joker et une carte, remplacent-ils une carte comme deux cartes pareilles ?',
      answer:
        'Non. Il faut deux cartes pion d’une même couleur ({QC-5}). Un joker, lui, fait cela tout seul.',
    },
    redForRed: {
      ask: 'Pourquoi paierais-je deux cartes rouges pour un pion rouge ?',
      answer:
        'Pour t’en débarrasser d’une : à la fin, chaque carte en main coûte un point ({QC-10}). C’est permis même si une seule carte rouge suffisait ({QC-5}).',
    },
    pawnsGone: {
      ask: 'Il n’y a plus de pion rouge. À quoi servent encore les cartes rouges ?',
      answer:
        'Deux d’entre elles remplacent toujours n’importe quelle carte ({QC-5}). Ou fais une paire avec une carte rouge du marché : pas de pion, mais les cartes s’en vont ({QC-6}). Ou échange-les ({QC-7}).',
    },
    marketFilled: {
      ask: 'Complète-t-on le marché pendant que je fais mes paires ?',
      answer: 'Non, seulement à la fin de ton tour ({QC-8}). Trois paires sont donc le maximum.',
    },
    takeBack: {
      ask: 'Puis-je reprendre une carte que je viens de mettre au marché ?',
      answer:
        'Non. Tu reçois des cartes qui étaient là avant ton échange, et celle que tu viens de poser reste ({QC-7}).',
    },
    oneBoxLeft: {
      ask: 'Après ma première paire, une seule boîte a encore des pions. Puis-je faire mes autres paires ?',
      answer:
        'Oui. La manche finit après ton tour : tu peux le jouer jusqu’au bout, et même vider la dernière boîte ({QC-9}).',
    },
    lastCardTraded: {
      ask: 'Tous ensemble : la dernière carte de la pioche est partie dans un troc. Et maintenant ?',
      answer:
        'Comme si on l’avait piochée : chacun a encore un tour, et qui a troqué joue le sien en dernier ({QC-16}).',
    },
    jokerAsColour: {
      ask: 'Tous ensemble : un joker peut-il être l’une de deux couleurs différentes ?',
      answer: 'Inutile. À lui seul, un joker échange déjà les deux pions que tu veux ({QC-15}).',
    },
  },
  cheat: {
    round: {
      title: 'La manche',
      lines: [
        'Chacun pour soi ou en équipes : autant de manches que de joueurs.',
        'Pions sur leurs boîtes, 2 cartes chacun, 3 au marché.',
        'À ton tour : retourner, puis prendre ou échanger.',
      ],
    },
    turnUp: {
      title: '1 · Retourner',
      lines: [
        '0 à 5 cartes de la pioche, une par une.',
        'Deux d’une même couleur : toutes à la défausse.',
        'Sinon, elles vont en main.',
        'Un joker ne fait jamais doublon.',
      ],
    },
    take: {
      title: '2a · Prendre des pions',
      lines: [
        '1 à 3 paires : une carte de la main, une du marché, même couleur.',
        'Un joker, en main ou au marché : toute couleur.',
        'Deux d’une même couleur en main : toute carte.',
        'Libre des deux côtés : nomme une couleur qui a un pion.',
        'Dernier pion d’une boîte : la boîte aussi.',
        'Plus de pion : les cartes sortent de la manche.',
      ],
    },
    swap: {
      title: '2b · Ou échanger',
      lines: [
        '1 à 3 cartes avec le marché.',
        'En équipe : ou avec ton partenaire.',
        'Puis compléter le marché à 3.',
      ],
    },
    end: {
      title: 'Fin et points',
      lines: [
        'Pions sur une boîte au plus : finir le tour, la manche est finie.',
        'Boîte **3** · pion **2** · carte restée en main **−1**.',
        'Qui a le plus de points gagne ; une équipe additionne.',
      ],
    },
    together: {
      title: 'Tous ensemble : ton tour',
      lines: [
        'Deux couleurs différentes : échanger un pion de chacune.',
        'Un joker ou deux d’une même couleur : deux pions au choix.',
        'Défausser 1 à 3 cartes.',
        'Troquer avec quelqu’un ; une carte de la pioche part.',
        'Puis compléter à 3 ; pioche vide : un dernier tour chacun.',
      ],
    },
    togetherPoints: {
      title: 'Tous ensemble : points',
      lines: [
        'Boîte complète : ses cases (**3**, ou 2).',
        'Pion loin de chez lui : **−1**.',
        'Au mieux 24 (côté facile : 16).',
      ],
    },
  },
};
