import type { Rules } from '../../skull-king/rules.js';

export const rules: Rules = {
  goal: 'Avant chaque manche, tu annonces combien de plis tu vas faire, puis tu en fais exactement autant, ni plus ni moins. Après dix manches, chacune avec une carte de plus que la précédente, le plus grand total gagne.',
  chapters: {
    cards: {
      title: 'Les cartes',
      kinds: {
        head: ['Cartes', 'Combien', 'Ce qu’elles sont'],
        rows: [
          ['vert, jaune et violet : les couleurs ordinaires'],
          ['le noir, qui bat les trois autres couleurs'],
          ['ne prend presque jamais un pli'],
          ['les pirates ; ils battent tous les nombres'],
          ['pirate ou fuite, à toi de le dire en la jouant'],
          ['bat les pirates, succombe à une sirène'],
          ['bat tous les nombres et le Skull King, succombe aux pirates'],
          ['1 de chaque', 'en option : chamboulent tout un pli'],
          ['en option : crée des alliances'],
        ],
      },
      seven:
        'Un nombre, l’atout le plus haut, une fuite, une pirate, la Tigresse, le Skull King et une sirène.',
      'SK-1':
        'Le paquet de base compte **70 cartes**. Kraken, baleine, butin et pouvoirs des pirates sont des options, à prendre une par une ou toutes ensemble.',
      'SK-2':
        'La boîte contient des cartes vierges, et chacune peut devenir une **carte maison**, jusqu’à quatre. L’hôte lui donne un nom et une seule nature : fuite, pirate sans pouvoir, sirène, ou un nombre de 0 à 15 dans une couleur. Dès lors elle est exactement cela, dans toutes les règles ◆. Une carte maison de 14 rapporte ce que rapporte un 14 ; 0 et 15 ne rapportent rien ◆. Le Skull King touche aussi ses 30 pour un pirate maison. Les cartes maison comptent quand on partage le paquet entre les mains.',
    },
    setup: {
      title: 'Mise en place',
      players: {
        head: ['Joueurs', 'À savoir'],
        rows: [
          ['Distribuez une troisième main pour le fantôme Barbe Grise : {SK-35}.'],
          ['3 à 7', 'Tel quel ; le paquet suffit pour dix cartes chacun.'],
          ['Avec 70 cartes, les manches 9 et 10 se jouent à 8 cartes : il n’y en a pas plus.'],
        ],
      },
      'SK-3':
        'Il y a **dix manches**. À la première, chacun reçoit une carte, à la deuxième deux, et ainsi de suite ; chaque fois on mélange tout le paquet. Personne ne reçoit jamais plus que le paquet divisé par le nombre de mains, arrondi vers le bas : tout le monde a donc toujours autant de cartes. Quand ces règles disent « cartes distribuées », c’est le nombre réellement distribué.',
      'SK-4':
        'Vous pouvez convenir d’autres manches ◇ : **mer calme** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10 ; **bagarre** 6, 7, 8, 9, 10 ; **abordage** cinq manches de 5 ; **tir de barrage** dix manches de 10 ; **tourbillon** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1 ; **au lit** une seule manche de 1 ; ou une liste à vous, de 1 à 20 manches de 1 à 14 cartes.',
      'SK-5': 'Le hasard désigne le premier donneur ◆. Après chaque manche, la donne passe à gauche.',
    },
    round: {
      title: 'Une manche',
      'SK-6':
        'Regarde tes cartes. Puis tout le monde **annonce en même temps** : combien de plis feras-tu, de 0 au nombre de cartes distribuées ? Les annonces restent cachées, et peuvent changer, jusqu’à la dernière ; alors on les montre toutes.',
      'SK-7':
        'Si vous jouez avec le **boulet de canon**, chacun choisit maintenant chevrotine ou boulet, caché de la même façon : {SK-28}.',
      'SK-8':
        'Le voisin de gauche du donneur entame le premier pli, et l’on joue dans le sens des aiguilles d’une montre, une carte chacun. Qui prend un pli entame le suivant, sauf si une règle dit autre chose. Quand les mains sont vides, on compte la manche.',
      'SK-9': 'Après la dernière manche, le plus grand total gagne. À égalité, on partage la place ◆.',
    },
    follow: {
      title: 'Suivre la couleur',
      'SK-10':
        'La première carte qui n’est ni une fuite ni un butin fixe le pli ; la Tigresse jouée en fuite compte comme une fuite. Si c’est un nombre, sa couleur **est demandée**. Si c’est autre chose (pirate, sirène, Skull King, kraken, baleine), **aucune couleur n’est demandée** jusqu’à la fin du pli, même si une fuite est venue avant ◆.',
      'SK-11':
        'Si tu as la couleur demandée et que tu veux jouer un **nombre**, il doit être de cette couleur. Une carte **sans nombre** se joue à tout moment. Si tu n’as pas la couleur, joue ce que tu veux. Le noir ne fait pas exception : tant que tu as la couleur demandée, tu ne peux pas couper.',
      'SK-12': 'Qui joue la **Tigresse** dit aussitôt si elle est pirate ou fuite.',
      escapeFirst: {
        title: 'Une fuite d’abord',
        text: 'La fuite ne fixe rien, puis Will le fait : aucune couleur n’est demandée. Le troisième joueur peut jouer n’importe quel nombre, et [g3] convient même avec d’autres couleurs en main. Will prend le pli.',
      },
    },
    trick: {
      title: 'Qui prend le pli',
      firstLine:
        'Parcours cette liste de haut en bas. **La première ligne qui convient décide**, et rien de ce qui suit ne compte.',
      'SK-13':
        'Kraken et baleine dans le même pli : seul le **dernier joué** des deux agit. L’autre ne fait rien du tout.',
      whaleLater: 'La baleine est venue après et agit ; le kraken ne fait rien. Un 2 suffit.',
      krakenLater:
        'Dans l’autre sens : le kraken agit, et personne ne prend le pli. Qui a joué [g2] est à gauche du kraken et entame.',
      'SK-14':
        '**Le kraken** : personne ne prend le pli. Ses cartes sont mises de côté, et il n’y a ni bonus, ni alliance, ni pouvoir. Le voisin de gauche de qui a joué le kraken entame le pli suivant. Vous pouvez convenir que l’entame va plutôt à qui aurait pris le pli : imaginez-le sans aucun des deux monstres, et jugez-le avec la couleur alors demandée ; cela ne change rien à {SK-15}.',
      'SK-15':
        '**La baleine blanche** : toute carte sans nombre est détruite, et les couleurs ne comptent plus. Le plus haut nombre prend le pli, le premier joué à égalité. S’il n’y a pas de nombre, personne ne le prend, et qui a joué la baleine entame. Les cartes détruites ne capturent rien, n’allient personne et ne donnent aucun pouvoir ◆ ; un 14 rapporte toujours à qui prend le pli.',
      underWhale: 'La baleine est passée. Il ne reste que les nombres, et 14 est le plus haut.',
      twoNines: 'Deux neuf sous la baleine : le premier joué.',
      'SK-16': '**Skull King et sirène** : la sirène le prend, la première jouée s’il y en a deux.',
      allThree: 'Pirate, roi et sirène ensemble : la sirène.',
      'SK-17': '**Le Skull King** le prend.',
      'SK-18': 'Le **pirate** joué en premier le prend ; la Tigresse en pirate en est un.',
      'SK-19': 'La **sirène** jouée en premier le prend.',
      'SK-20':
        'Le plus haut nombre **noir** le prend. À égalité, possible seulement avec des cartes maison, le premier joué ◆.',
      trump: 'Le noir est atout : le plus petit bat tous les jaunes.',
      'SK-21':
        'Le plus haut nombre de la **couleur demandée** le prend ; là aussi le premier joué à égalité ◆.',
      suitLed:
        'Le jaune est demandé. Le 14 violet est plus haut, mais d’une autre couleur : il ne prend rien.',
      'SK-22':
        'Rien que des fuites, la Tigresse en fuite et du butin : la **toute première carte** prend le pli, que cela plaise ou non.',
      everybodyRan: 'Tout le monde a fui : la première carte prend le pli.',
    },
    bonus: {
      title: 'Les bonus',
      onlyIfMade:
        'Les bonus viennent avec les plis que tu prends, et ne comptent que si ton annonce est assez bonne : {SK-26}, {SK-27}.',
      'SK-23':
        'Chaque **14** vert, jaune ou violet rapporte 10, le **14 noir** rapporte 20, peu importe qui l’a joué.',
      'SK-24':
        'Un **pirate** qui prend le pli rapporte 20 pour chaque sirène qui s’y trouve. Le **Skull King** rapporte 30 pour chaque pirate. Une **sirène** qui prend le Skull King rapporte 40, et rien pour les pirates de ce pli. La Tigresse en pirate est ici un pirate. L’ordre des cartes n’y change rien.',
      twoMermaids: {
        title: 'Un pirate et deux sirènes',
        text: 'Will prend le pli et les deux sirènes : 20 + 20 = 40.',
      },
      kingAtWork: {
        title: 'Le roi à l’œuvre',
        text: 'Le Skull King capture la Tigresse en pirate, et le 14 vert vient avec : 30 + 10 = 40.',
      },
      mermaidsDay: {
        title: 'Le jour de la sirène',
        text: 'La sirène prend le Skull King et le 14 jaune ; Will ne lui rapporte rien : 40 + 10 = 50.',
      },
      'SK-25':
        'Le **butin** allie qui le joue à qui prend le pli. Si **les deux** tiennent exactement leur annonce, chacun reçoit 20, avec l’un et l’autre score. Prendre son propre butin n’allie personne ; deux butins font deux alliances.',
    },
    scoring: {
      title: 'Le score',
      'SK-26':
        '**Score Skull King.** Pour une annonce d’au moins un pli : tenue, tu gagnes 20 par pli et tous les bonus ; ratée, tu perds 10 par pli en trop ou en moins, et les bonus ne comptent pas. Pour une annonce de zéro : tenue, tu gagnes 10 fois les cartes distribuées (et le butin, s’il y en a) ; ratée, tu perds 10 fois les cartes distribuées, quel que soit l’écart.',
      twoTricks: {
        title: 'Deux plis et le 14 noir',
        text: 'Tu annonces 2 et tu fais 2 plis, dont un avec le 14 noir : 20 × 2 + 20 = 60. Avec 3 plis, ce serait −10 × 1 = −10, et le 14 ne vaudrait rien.',
      },
      zeroInNine: {
        title: 'Zéro à la neuvième manche',
        text: 'Tu annonces 0 avec neuf cartes. Sans aucun pli : 10 × 9 = 90. Avec un pli, ou avec cinq : −10 × 9 = −90.',
      },
      allies: {
        title: 'Alliés',
        text: 'Tu joues un butin, et Mina prend le pli. Tu as annoncé 0 avec six cartes et n’as fait aucun pli : 10 × 6 + 20 = 80. Mina a annoncé 1 et fait 1 : 20 × 1 + 20 = 40. Si elle avait raté son annonce, tu aurais 60.',
      },
      'SK-27':
        '**Score de Rascal.** Pour tout le monde, 10 fois les cartes distribuées sont en jeu. Annonce exacte : tout, et tous les bonus. À un pli près : la moitié des deux. Plus loin : rien. Une annonce ratée ne coûte jamais de points.',
      offByOne: {
        title: 'Rascal, à un pli près',
        text: 'Cinq cartes ; tu annonces 2, tu fais 3 et captures 30 de bonus : (10 × 5 + 30) ÷ 2 = 40. À deux plis près, plus rien.',
      },
      'SK-28':
        '**Boulet de canon**, avec le score de Rascal seulement. Annonce exacte : 15 fois les cartes distribuées et tous les bonus. Sinon : rien. Qui a choisi la chevrotine compte comme en {SK-27}.',
      cannonball: {
        title: 'Boulet et mise',
        text: 'Six cartes, un boulet, une mise de 20 avec Rascal. Exact : 15 × 6 + 20 = 110. Raté : 0 − 20 = −20.',
      },
      points: {
        head: ['Cartes', 'Annonce', 'Plis', 'Bonus', 'Skull King', 'Rascal'],
      },
    },
    powers: {
      title: 'Les pouvoirs des pirates',
      pirates: 'Rosie, Will, Rascal, Juanita et Harry.',
      'SK-29':
        'Si ton pirate **prend le pli**, tu utilises son pouvoir aussitôt, avant la prochaine entame. Un pli que personne ne prend n’éveille aucun pouvoir, ni un pli qu’un nombre prend sous la baleine. Après le dernier pli d’une manche, seul Harry agit encore ; les autres sont perdus. La Tigresse, les cartes maison et le fantôme n’ont pas de pouvoir ◆.',
      'SK-30': '**Rosie** : dis qui entame le prochain pli, qui tu veux, toi compris.',
      'SK-31':
        '**Will** : prends les deux premières cartes non distribuées, puis défausses-en autant, nouvelles ou anciennes. S’il en reste moins, prends celles-là ; s’il n’en reste pas, il ne se passe rien ◆. Les autres n’apprennent que le nombre.',
      'SK-32':
        '**Rascal** : mise 0, 10 ou 20, devant tout le monde ◆. Si tu tiens exactement ton annonce, tu gagnes la mise, sinon tu la perds. Elle s’ajoute à tout le reste, avec l’un et l’autre score, et n’est jamais réduite de moitié.',
      'SK-33':
        '**Juanita** : regarde toutes les cartes non distribuées, sans ordre particulier ◆, et garde-le pour toi. Il n’y a rien à décider, donc personne n’attend. Ce que Will a pioché n’en fait pas partie ; ce qu’il a défaussé et la pile du fantôme ne se montrent pas.',
      'SK-34':
        '**Harry** : change ton annonce d’un pli, en plus ou en moins, ou laisse-la, devant tout le monde ; elle reste entre 0 et les cartes distribuées ◆. C’est désormais ton annonce pour tout : points, bonus, alliances, mise et boulet. Ce que tu as chargé reste chargé ◆. Après le dernier pli, Harry passe avant le compte.',
    },
    two: {
      title: 'À deux joueurs',
      'SK-35':
        'Distribuez **trois mains**. La troisième est la pile, face cachée, du fantôme **Barbe Grise**, qui n’annonce ni ne marque. Vous entamez à tour de rôle le premier pli des manches.',
      'SK-36':
        'Chaque fois que l’un de vous entame, Barbe Grise joue en deuxième la première carte de sa pile, et l’autre joue en troisième. Il ne suit pas la couleur, mais sa carte fixe ce qui est demandé comme n’importe quelle autre. Sa Tigresse est une fuite.',
      'SK-37':
        'Si Barbe Grise prend un pli, il entame le suivant avec la première carte de sa pile, et vous jouez ensuite dans le même ordre qu’avant ◆. C’est la seule façon pour lui d’entamer. Là où une autre règle lui donnerait l’entame (à gauche d’un kraken, sa baleine sans nombre, qui aurait gagné), elle va à qui a joué juste après lui dans ce pli, ou au premier joueur du pli s’il a joué en dernier ◆.',
      'SK-38':
        'Les cartes de ses plis ne comptent pour personne, le butin qu’il joue ou prend n’allie personne, et Rosie désigne l’un de vous deux ◆.',
    },
    options: {
      title: 'Toutes les options',
      all: [
        '**Score** : Skull King {SK-26} ou Rascal {SK-27}, et avec Rascal le boulet de canon {SK-28}.',
        '**Kraken** {SK-14}, **baleine blanche** {SK-15}, **butin** {SK-25}, **pouvoirs des pirates** {SK-29} : à choisir séparément.',
        '**Après le kraken** {SK-14} : le voisin de gauche entame, ou qui aurait pris le pli.',
        '**Manches** {SK-4} : classique, l’un des six autres déroulements, ou une liste à vous.',
        '**Cartes maison** {SK-2} : jusqu’à quatre à vous.',
      ],
      firstGame:
        'Pour une première partie, laissez tout cela de côté et ne jouez que les cinq premières manches. Quand tout le monde sait annoncer, ajoutez butin et pouvoirs, et les deux monstres en dernier.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'J’ai du vert et le vert est demandé. Puis-je jouer un pirate ?',
      answer:
        'Oui. Une carte sans nombre se joue à tout moment, une fuite aussi. Seuls les **nombres** sont tenus à la couleur : {SK-11}.',
    },
    pirateLed: {
      ask: 'On a entamé d’un pirate. Faut-il suivre quelque chose ?',
      answer:
        'Non. Aucune couleur n’est demandée dans ce pli, quoi qu’il vienne ensuite, et chacun joue ce qu’il veut : {SK-10}.',
    },
    escapeLed: {
      ask: 'On a entamé d’une fuite. Que faut-il suivre ?',
      answer:
        'Rien pour l’instant. Le premier nombre qui vient fixe la couleur. Si un pirate, une sirène ou un monstre vient d’abord, aucune couleur n’est demandée : {SK-10}.',
    },
    allThree: {
      ask: 'Skull King, pirate et sirène dans un même pli : qui le prend ?',
      answer:
        'La sirène, dans quelque ordre qu’ils soient venus. Elle rapporte 40 pour le roi et rien pour le pirate : {SK-16}, {SK-24}.',
    },
    twoPirates: {
      ask: 'Deux pirates dans un pli : lequel le prend ?',
      answer:
        'Le premier joué, et la Tigresse en pirate compte comme les autres : {SK-18}. Entre eux, les pirates ne rapportent rien.',
    },
    allEscapes: {
      ask: 'Tout le monde a joué une fuite. Personne ne prend le pli ?',
      answer:
        'Si : qui a joué la toute première carte, même si c’était un butin : {SK-22}. Seuls kraken et baleine peuvent laisser un pli à personne.',
    },
    krakenTook: {
      ask: 'Le kraken a emporté un pli. Le total des plis égale-t-il encore les cartes distribuées ?',
      answer:
        'Non, il en manque un pour de bon, et de même quand la baleine ne trouve aucun nombre. Penses-y en annonçant : {SK-14}, {SK-15}.',
    },
    zeroWith14: {
      ask: 'J’ai annoncé zéro et pris un 14 par accident. Ses 10 points sont-ils à moi ?',
      answer:
        'Non. Avec le score Skull King, une annonce ratée ne rapporte aucun bonus. Avec Rascal, tu en touches la moitié, si c’était ton seul pli : {SK-26}, {SK-27}.',
    },
    whaleAndBlack: {
      ask: 'Sous la baleine, le noir bat-il encore les autres ?',
      answer:
        'Non. Les couleurs ne comptent plus du tout, seul le nombre compte ; à égalité, le premier joué : {SK-15}.',
    },
    whose14: {
      ask: 'Un pirate a pris un 14. À qui les 10 points ?',
      answer: 'À qui a pris le pli, avec n’importe quelle carte, si son annonce tient : {SK-23}.',
    },
    lootForSuit: {
      ask: 'Puis-je jouer un butin alors que je pourrais suivre ?',
      answer:
        'Oui, le butin n’a pas de nombre. Il ne prend le pli que s’il n’y a que des fuites et du butin et qu’il est venu en premier ; il n’allie alors personne : {SK-11}, {SK-22}, {SK-25}.',
    },
    harryLast: {
      ask: 'Harry a pris le dernier pli. Puis-je encore changer mon annonce ?',
      answer:
        'Oui, Harry est le seul pouvoir qui agit après le dernier pli, et il passe avant le compte : {SK-29}, {SK-34}.',
    },
  },
  cheat: {
    round: {
      title: 'Une manche',
      lines: [
        'Manche 1 : une carte chacun ; une de plus à chaque manche, jusqu’à dix.',
        'Tous annoncent ensemble : combien de plis, de 0 aux cartes distribuées.',
        'Le voisin de gauche du donneur entame ; qui prend un pli entame le suivant.',
        'Tu as la couleur demandée ? Un **nombre** doit être de cette couleur.',
        'Une carte sans nombre se joue à tout moment.',
        'D’abord pirate, sirène, roi ou monstre : aucune couleur demandée.',
      ],
    },
    trick: {
      title: 'Qui prend le pli : la première ligne qui convient',
      lines: [
        'Kraken et baleine : seul le dernier joué agit.',
        'Kraken : personne. Le voisin de gauche de qui l’a joué entame.',
        'Baleine : le plus haut nombre, quelle que soit sa couleur ; sans nombre, personne, et qui l’a jouée entame.',
        'Skull King et sirène : la première sirène.',
        'Le Skull King.',
        'Le premier pirate (la Tigresse aussi).',
        'La première sirène.',
        'Le plus haut noir, sinon le plus haut de la couleur demandée.',
        'Rien que fuites et butin : la première carte.',
      ],
    },
    bonus: {
      title: 'Bonus',
      lines: [
        '[g14] [y14] [p14] : **10** chacun ; [b14] : **20**.',
        'Un pirate prend une sirène : **20** chacune.',
        'Le Skull King prend un pirate : **30** chacun.',
        'Une sirène prend le Skull King : **40**, et rien pour les pirates.',
        'Butin : **20** aux deux alliés, si les deux annonces sont exactes.',
      ],
    },
    skullKing: {
      title: 'Score Skull King',
      lines: [
        'Tenue : **20** par pli et tous les bonus.',
        'Ratée : **−10** par pli d’écart, aucun bonus.',
        'Zéro tenu : **+10** × cartes distribuées.',
        'Zéro raté : **−10** × cartes distribuées.',
      ],
    },
    rascal: {
      title: 'Score de Rascal',
      lines: [
        'Exact : **10** × cartes distribuées et tous les bonus.',
        'À un pli près : la moitié des deux. Plus loin : 0.',
        'Boulet : exact **15** × cartes distribuées et bonus, sinon 0.',
      ],
    },
    powers: {
      title: 'Pouvoirs, pour le pirate qui prend le pli',
      lines: [
        'Rosie : dis qui entame.',
        'Will : pioche deux cartes, défausses-en deux.',
        'Rascal : mise 0, 10 ou 20 sur ton annonce.',
        'Juanita : regarde les cartes non distribuées.',
        'Harry : change ton annonce d’un pli, même après le dernier.',
      ],
    },
    two: {
      title: 'À deux',
      lines: [
        'Une troisième main pour Barbe Grise, face cachée.',
        'Il joue en deuxième, ou entame après un pli gagné ; il ne suit pas.',
        'Sa Tigresse est une fuite ; ce qu’il prend ne compte pour personne.',
      ],
    },
  },
};
