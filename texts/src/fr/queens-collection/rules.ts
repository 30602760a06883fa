import { example, list, picture, rule, ruling, table } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Retourne des cartes, mais pas trop, fais des paires avec le marché, et gagne des points avec les pions et les boîtes que tu emportes. On peut jouer à deux équipes ; tous ensemble, ou en solitaire, on remet chez eux des pions éparpillés.',
  chapters: [
    {
      id: 'box',
      title: 'Dans la boîte',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-1',
          text: 'Huit couleurs. De chacune, trois pions, 24 en tout ; quatre cartes pion ; et une carte boîte à trois cases. Avec six jokers, cela fait 38 cartes. Pour jouer tous ensemble, les cartes boîte ont un côté plus facile à deux cases, pour 16 pions, deux par couleur ◇.',
          elsewhere: true,
        },
        picture(
          'c1 c2 c3 c4 c5 c6 c7 c8 joker',
          'Rouge, vert, jaune, bleu, violet, turquoise, blanc et noir, chaque couleur avec sa pierre, taillée à sa façon, et le joker.',
        ),
        picture(
          'box:c1 pawn:c1 pawn:c1 pawn:c1 c1 c1 c1 c1',
          'Tout ce qu’il y a d’une couleur : la boîte, trois pions et quatre cartes pion.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      parts: [
        table(
          ['Joueurs', 'Façons de jouer', 'Manches', 'Cartes en main'],
          ['1', 'en solitaire', '1', '3'],
          ['2 ou 3', 'chacun pour soi', 'autant que de joueurs', '2'],
          ['4', 'chacun pour soi, ou deux équipes', '4', '2'],
          ['2 à 4', 'tous ensemble', '1', '3'],
        ),
        rule(
          'QC-2',
          'Chacun pour soi (2 à 4 joueurs) : on joue autant de manches qu’il y a de joueurs. Chacune repart de zéro. Tous les pions sont sur la boîte de leur couleur ; toutes les cartes sont mélangées et forment la pioche ; chacun reçoit deux cartes que personne d’autre ne voit ; trois cartes sont visibles au marché. On tire au sort qui commence ; à chaque manche suivante, c’est le joueur à gauche.',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Ton tour',
      parts: [
        ruling(
          'QC-3',
          '**D’abord : retourner.** Retourne des cartes de la pioche une par une ◆, autant que tu veux mais cinq au plus, ou aucune.\nDès que deux cartes pion d’une même couleur s’y trouvent, tu as trop forcé ta chance : tout ce que tu as retourné ce tour-ci va à la défausse, et c’est fini pour cette étape. Sinon, les cartes rejoignent ta main quand tu t’arrêtes, ou quand il y en a cinq.\nUn joker n’a pas de couleur et ne fait de doublon avec rien ◆. Ta main n’a pas de limite.',
        ),
        example(
          'Une carte de trop',
          'Tu retournes une [c3], un [joker], une [c5] puis encore une [c3] : les quatre vont à la défausse. Les cartes que tu avais déjà restent dans ta main.',
          'c3 joker c5 c3',
        ),
        ruling(
          'QC-4',
          '**Ensuite : prendre ou échanger.** Avec une carte en main, tu dois faire l’un des deux : prendre des pions ({QC-5}) ou échanger des cartes ({QC-7}). Si ta main est vide, ou si rien n’est possible, tu sautes cette étape ◆.',
        ),
        ruling(
          'QC-5',
          '**Prendre.** Fais une, deux ou trois paires. Une paire, c’est une carte du marché et une de ta main, de la même couleur. Pour chaque paire, tu prends un pion de sa couleur sur sa boîte et tu défausses les cartes. Qui prend le dernier pion d’une boîte prend aussi la carte boîte. Entre deux paires, on ne complète pas le marché.\nUn **joker** remplace n’importe quelle carte pion, dans ta main comme au marché ◆. **Deux cartes pion d’une même couleur** de ta main remplacent ensemble n’importe quelle carte de ta main, même de leur propre couleur. Quand les deux côtés de la paire sont libres, parce que ton joker ou tes deux cartes rencontrent le joker du marché, tu nommes la couleur ; elle doit avoir encore un pion ◆.',
        ),
        table(
          ['De ta main', 'Du marché', 'Tu prends'],
          ['[c4]', '[c4]', 'un pion bleu'],
          ['[c1]', '[joker]', 'un pion rouge'],
          ['[joker]', '[c2]', 'un pion vert'],
          ['[c1] [c1]', '[c2]', 'un pion vert'],
          ['[joker]', '[joker]', 'un pion de la couleur que tu nommes'],
          ['[c1] [c1]', '[joker]', 'un pion de la couleur que tu nommes'],
        ),
        picture('c2 c4 joker', 'Voici le marché.'),
        example(
          'Que peux-tu prendre ?',
          'Voici ta main. La [c4] avec la [c4] prend un pion bleu, et tes deux [c1] avec la [c2] prennent un pion vert. Ou bien une seule [c1] avec le [joker] du marché prend un pion rouge. Avec la [c4] pour le bleu et une [c1] pour le [joker], il te resterait une [c1] en main.',
          'c1 c1 c4',
        ),
        ruling(
          'QC-6',
          'Une paire dont la couleur n’a plus de pion est permise et compte parmi tes trois. Elle ne rapporte rien, mais te débarrasse de cartes : toutes ses cartes, jokers compris, sortent jusqu’à la fin de la manche ◆.',
        ),
        rule(
          'QC-7',
          '**Échanger.** Mets une, deux ou trois cartes de ta main au marché et prends-en autant parmi celles qui s’y trouvaient. Tu ne peux pas échanger plus de cartes que le marché n’en a.',
        ),
        ruling(
          'QC-8',
          'À la fin du tour, le marché est complété à trois cartes. Chaque fois qu’il faut une carte et que la pioche est vide, on mélange la défausse et elle devient la pioche. Les cartes retournées pendant ce tour n’appartiennent ni à l’une ni à l’autre avant la fin de l’étape. S’il ne reste rien du tout, on ne retourne et ne complète rien ◆.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Fin de manche et score',
      parts: [
        ruling(
          'QC-9',
          'La manche est finie après un tour qui laisse des pions sur une boîte au plus ; ce tour peut être joué jusqu’au bout, avec toutes ses paires ◆. Une boîte où il reste des pions ne compte pour personne. La manche est aussi finie quand personne n’a pris de pion pendant cinq tours de table d’affilée ◆.',
        ),
        rule(
          'QC-10',
          'Chaque carte boîte vaut 3 points, chaque pion 2, et chaque carte restée en main coûte 1. Après la dernière manche, le plus haut total gagne ; à égalité, on partage la victoire.',
        ),
        example(
          'Une bonne manche',
          'Deux boîtes, six pions et une carte restée en main : 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 points.',
          'box:c1 box:c2 pawn:c1 pawn:c1 pawn:c2 pawn:c3 pawn:c4 pawn:c4 c5',
        ),
        example(
          'Trop de cartes',
          'Aucune boîte, trois pions et cinq cartes restées en main : 3 × 2 − 5 = 1 point. Trop attendre se paie.',
        ),
      ],
    },
    {
      id: 'teams',
      title: 'Deux contre deux',
      parts: [
        ruling(
          'QC-11',
          'À quatre joueurs. Les partenaires sont assis face à face et voient les cartes l’un de l’autre ◆. Tout le reste se joue comme ci-dessus, et les paires se font avec ta seule main.',
        ),
        ruling(
          'QC-12',
          'Au lieu du marché, tu peux échanger avec ton partenaire, mais jamais avec les deux dans le même tour. Tu choisis les cartes des deux côtés, sans avoir besoin de son accord ; trois cartes au plus, et jamais plus que n’en tient l’un ou l’autre. Les adversaires voient combien de cartes changent de main, et rien d’autre ◆.',
        ),
        rule(
          'QC-13',
          'Une équipe a les points de ses deux joueurs réunis. Le plus haut total gagne ; à égalité, on partage la victoire.',
        ),
        example(
          'Comptés ensemble',
          'Tu as deux boîtes, six pions et une carte : 17 points. Ton partenaire a une boîte, quatre pions et deux cartes : 3 + 8 − 2 = 9. Votre équipe marque 26.',
        ),
      ],
    },
    {
      id: 'together',
      title: 'Tous ensemble, ou en solitaire',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-14',
          text: 'De un à quatre joueurs, une seule manche ◇. Les pions sont posés au hasard sur les boîtes, aucun sur sa propre couleur. Chacun a trois cartes, visibles de tous. On tire au sort qui commence.',
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-15',
          text: 'À ton tour, tu fais une chose parmi quatre, puis tu complètes ta main à trois cartes ◇.\n**(a)** Jouer deux cartes de couleurs différentes, et échanger un pion de l’une avec un pion de l’autre, au choix.\n**(b)** Jouer un joker, ou deux cartes d’une même couleur, et échanger deux pions quelconques.\n**(c)** Défausser une, deux ou trois cartes.\n**(d)** Sauf en solitaire, et tant qu’il y a une pioche : troquer une de tes cartes contre n’importe quelle carte d’un autre joueur. Tu nommes les deux, et la carte du dessus de la pioche est défaussée sans qu’on la regarde.',
          elsewhere: true,
        },
        picture(
          'c1 c4 pawn:c1 pawn:c4',
          'Avec ces deux cartes, tu échanges un pion rouge et un bleu. Dans le meilleur des cas, tous deux rentrent chez eux.',
        ),
        {
          kind: 'rule',
          rule: 'QC-16',
          text: 'La défausse ne sert plus jamais ◇. Quand la dernière carte de la pioche est partie, chacun a encore un tour, à commencer par le joueur suivant, et ne pioche plus. Qui ne peut rien faire passe. Dès que tous les pions sont chez eux, la partie est finie ◆.',
          ruling: true,
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-17',
          text: 'Chaque boîte qui ne contient que ses propres pions donne autant de points qu’elle a de cases ; chaque pion loin de chez lui en coûte un ◇. Cela fait au mieux 24, ou 16 du côté facile. Votre note : un total négatif donne la note 1, moins de 25 % de ce maximum la note 2, moins de 50 % la note 3, moins de 100 % la note 4, et le tout la note 5 ◆.',
          ruling: true,
          elsewhere: true,
        },
        table(
          ['Note', 'Sur 24', 'Sur 16'],
          ['1 · Naufrage', 'moins de 0', 'moins de 0'],
          ['2 · Tout juste à flot', '0 à 5', '0 à 3'],
          ['3 · Bon vent', '6 à 11', '4 à 7'],
          ['4 · Un beau butin', '12 à 16', '8 à 10'],
          ['5 · Tous les trésors à bord', '24', '16'],
        ),
        example(
          'Sept pions égarés',
          'Trois cases par boîte. Cinq boîtes sont complètes, et sept pions ne sont pas chez eux : 5 × 3 − 7 = 8 points sur 24, soit 33 % : note 3.',
        ),
        example(
          'À un échange près',
          'Seuls deux pions sont chacun dans la boîte de l’autre. Cela gâche les deux boîtes : 6 × 3 − 2 = 16 points sur 24, note 4. Du côté facile, c’est 6 × 2 − 2 = 10 sur 16, note 4 aussi.',
          'box:c1 pawn:c1 pawn:c1 pawn:c4 box:c4 pawn:c4 pawn:c4 pawn:c1',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Toutes les options',
      parts: [
        list(
          '**Mode** : chacun pour soi, d’ordinaire, de 2 à 4 joueurs {QC-2} ; deux équipes de deux, à 4 exactement {QC-11} ; ou tous ensemble, de 1 à 4 {QC-14}.',
          '**Cases par boîte** {QC-1} : trois, d’ordinaire ; ou deux, pour une partie plus facile. Ce choix n’existe que si vous jouez tous ensemble.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Qui sait quoi',
      parts: [
        table(
          ['Quoi', 'Qui le sait'],
          ['Tes deux cartes de départ', 'Toi, et en équipe ton partenaire'],
          ['Les cartes retournées, mises au marché ou prises là', 'Tout le monde'],
          ['Les cartes utilisées pour les paires', 'Tout le monde'],
          ['Les cartes échangées entre partenaires', 'Eux deux ; les autres voient combien'],
          ['Les mains, tous ensemble', 'Tout le monde'],
          ['La carte défaussée pour un troc', 'Personne'],
          ['L’ordre de la pioche', 'Personne'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
