import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'À chaque pli, la carte la plus haute et la carte la plus basse font monter ou descendre les pirates sur les planches. Mène les tiens sur les cases qui rapportent sans les jeter à l’eau ; qui a le plus de points gagne.',
  chapters: [
    {
      id: 'box',
      title: 'Dans la boîte',
      parts: [
        rule(
          'SQ-1',
          'Cinquante cartes : les nombres de 1 à 12 en rouge, jaune, vert et bleu, et deux cartes sans couleur, le **singe** (0) et le **second** (13). À deux ou trois joueurs, tous les 1 et tous les 12 restent dans la boîte : il reste 42 cartes.',
        ),
        picture('r1 y5 g8 b12 0 13', 'Quatre couleurs de 1 à 12. Le singe vaut 0 et le second 13.'),
        {
          kind: 'rule',
          rule: 'SQ-2',
          text: 'Chacun a une planche de cinq cases et quatre pirates, un par couleur. Le bout étroit de la planche est le haut. En partant du haut, les cases rapportent 8, 5, 3, 2, 1 au recto et 1, 2, 3, 5, 8 au verso ◇. La case du milieu vaut 3, ou 4 si vous en convenez ◆.',
          ruling: true,
          elsewhere: true,
        },
        picture(
          'plank:front plank:back',
          'Les deux côtés d’une planche. Qui se tient sur une case gagne le nombre d’à côté.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      parts: [
        ruling(
          'SQ-3',
          'On joue une manche par joueur ; à deux, cela fait deux manches ◆. Pour chaque manche, on mélange toutes les cartes en jeu et on les redistribue. On tire au sort le premier donneur ; ensuite, la donne tourne dans le sens des aiguilles d’une montre.',
        ),
        ruling(
          'SQ-4',
          'Chacun reçoit autant de cartes que l’indique le tableau. À quatre et à six joueurs, il reste deux cartes : on les pose face visible au centre. Si l’une d’elles est le singe ou le second, elle reste hors de cette manche. Tout le monde l’a vue, mais elle ne compte jamais comme une carte du centre ◆.',
        ),
        table(
          ['Joueurs', 'Cartes', 'Main', 'Centre', 'Manches'],
          ['2 et fantôme', '42', '14', '–', '2'],
          ['3', '42', '14', '–', '3'],
          ['4', '50', '12', '2', '4'],
          ['5', '50', '10', '–', '5'],
          ['6', '50', '8', '2', '6'],
        ),
      ],
    },
    {
      id: 'placement',
      title: 'Les pirates prennent place',
      parts: [
        ruling(
          'SQ-6',
          'Regarde ta main et le centre. Puis, tous en même temps, choisissez un côté de la planche et une case pour chacun des quatre pirates ; ils peuvent partager une case. Personne ne voit le choix des autres, et chacun peut encore changer d’avis tant que le dernier joueur n’est pas prêt ◆.',
        ),
        text(
          'Tu hésites ? Avec beaucoup de cartes hautes, prends le côté où le 8 est en haut ; avec beaucoup de basses, l’autre. Et mets les quatre pirates au milieu.',
        ),
        example(
          'Tous les quatre au milieu',
          'Si aucun ne bouge de toute la manche, ils rapportent 4 × 3 = 12 points. Il y a mieux à faire.',
          'plank:front:2222',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Jouer les cartes',
      parts: [
        rule(
          'SQ-7',
          'Le joueur après le donneur entame le premier pli. Dans le sens des aiguilles d’une montre, chacun joue une carte. La première carte de couleur annonce cette couleur. Si tu en as, tu dois en jouer, ou bien jouer le singe ou le second, qui sont permis à tout moment. Si tu n’en as pas, joue ce que tu veux. Les cartes du centre n’obligent personne à rien.',
        ),
        picture(
          'g7 g2 13 r9',
          'Le vert est annoncé. La troisième personne peut jouer le second même avec du vert en main. La quatrième n’a pas de vert : elle est libre.',
        ),
        rule(
          'SQ-8',
          'Le singe et le second ont la couleur annoncée. Joués avant elle, ils attendent la première carte de couleur et prennent la sienne. Ils ne sont donc jamais seuls dans leur couleur, et chaque pli a une couleur annoncée.',
        ),
        example(
          'Le singe d’abord',
          'Le singe ouvre le pli, puis vient le [r4] : le rouge est annoncé, et le singe est un 0 rouge. C’est la carte rouge la plus basse : le pirate rouge de qui l’a joué descend d’une case. Le [r9] est le plus haut : là, il monte d’une case. Le [y12] est seul en jaune et va au centre.',
          '0 r4 r9 y12',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'Ce que fait un pli',
      parts: [
        rule(
          'SQ-9',
          'Le pli, ce sont les cartes qu’on vient de jouer et celles du centre. On le juge couleur par couleur.\n**Une seule carte :** elle va au centre, ou y reste.\n**Deux ou plus :** qui a joué la plus haute fait **monter** son pirate de cette couleur d’une case ; qui a joué la plus basse fait **descendre** le sien d’une case. Si le **8** de la couleur est dans le pli, on monte de deux cases ; si c’est le **5**, on descend de deux, peu importe à qui ils sont, même au centre. Les cartes du centre ne sont à personne : quand l’une d’elles est la plus haute ou la plus basse, personne ne fait ce mouvement. Ensuite, toutes les cartes de cette couleur quittent la manche.',
        ),
        example(
          'Le centre s’en mêle',
          'Au centre se trouvent le [y4] et le [b3]. On joue le [b6], le [g7], le [b12] et le [b8]. Seul le bleu compte plusieurs cartes. Le [b12] est le plus haut et, à cause du [b8], le pirate bleu de qui l’a joué monte de deux. Le plus bas est le [b3] du centre : personne ne descend. Les cartes bleues s’en vont, le [y4] et le [g7] sont maintenant au centre, et qui a joué le [b12] entame le pli suivant.',
          'y4 b3 b6 g7 b12 b8',
        ),
        example(
          'Le centre se vide',
          'Au centre se trouvent le [y4] et le [y9], et personne ne joue de jaune. Cela fait deux cartes jaunes : toutes deux quittent la manche, et personne ne bouge en jaune. En rouge, le [r10] fait monter un pirate d’une case et le [r3] en fait descendre un autre.',
          'y4 y9 r3 r10 r6 r7',
        ),
        example(
          'Le 8 et le 5 en personne',
          'À trois joueurs. Le [g8] est le plus haut en vert : le pirate vert de qui l’a joué monte de deux. Le [g5] est le plus bas : là, il descend de deux. Le [r2], seul, va au centre.',
          'g8 g5 r2',
        ),
        rule(
          'SQ-10',
          'Un pirate qui devrait quitter la planche, par un bout ou par l’autre, tombe à l’eau. Il est hors jeu pour cette manche, ne rapporte rien, et aucun mouvement ne le ramène.',
        ),
        example(
          'Un pas de trop',
          'Au recto, un pirate du milieu qui monte de deux arrive sur le 8. S’il doit monter encore une fois, il est à l’eau et vaut 0.',
          'plank:front:2--- plank:front:0--- plank:front:x---',
        ),
        rule(
          'SQ-11',
          'Le pli suivant est entamé par qui a joué le plus haut nombre dans celui-ci, quelle que soit sa couleur. Le singe vaut 0 et le second 13 ; le centre ne compte pas. À nombres égaux, c’est le dernier joué.',
        ),
        picture('r11 b11 r7', 'Deux onze. Le bleu a été joué en dernier : il donne l’entame du pli suivant.'),
      ],
    },
    {
      id: 'scoring',
      title: 'Le score',
      parts: [
        rule(
          'SQ-12',
          'Quand toutes les mains sont vides, chaque pirate encore sur sa planche rapporte ce que vaut sa case. Les cartes restées au centre ne valent rien. Puis les pirates quittent les planches, et pour la manche suivante chacun choisit de nouveau son côté et ses cases.',
        ),
        example(
          'Une manche au recto',
          'Le rouge est sur le 8, le jaune sur le 5, le vert sur le 2, et le bleu est à l’eau : 8 + 5 + 2 + 0 = 15 points.',
          'plank:front:013x',
        ),
        example(
          'Une manche au verso',
          'Le rouge est tout en bas, le jaune sur la quatrième case, le vert au milieu et le bleu tout en haut : 8 + 5 + 3 + 1 = 17 points, ou 18 si le milieu vaut 4.',
          'plank:back:4320',
        ),
        ruling(
          'SQ-5',
          'Qui a le plus de points après la dernière manche gagne. À égalité, on partage la victoire ◆.',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Deux joueurs et un fantôme',
      parts: [
        rule(
          'SQ-13',
          'On distribue comme à trois. La troisième main devient la pile du fantôme, face cachée. Le fantôme entame chaque pli avec la carte du dessus de sa pile : pas besoin de {SQ-11}.\nPuis les deux joueurs choisissent une carte en secret, chacun tenu par {SQ-7} à la couleur du fantôme ; on montre les deux ensemble et on juge le pli comme d’habitude.\nLe fantôme n’a pas de planche : quand sa carte est la plus haute ou la plus basse, personne ne fait ce mouvement. Les deux joueurs donnent à tour de rôle.',
        ),
        example(
          'Un pli avec le fantôme',
          'Le fantôme entame avec le [g9]. Tu montres le [g3] ; en face, pas de vert, c’est le [b6]. Le plus haut en vert est au fantôme : personne ne monte. Le plus bas est à toi : ton pirate vert descend d’une case. Le [b6] va au centre.',
          'g9 g3 b6',
        ),
        ruling(
          'SQ-14',
          'Si le fantôme entame avec le singe ou le second, les deux joueurs choisissent librement. La couleur annoncée est celle de la carte du joueur après le donneur ou, si elle n’en a pas, celle de l’autre ◆.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Toutes les options',
      parts: [
        list(
          '**Milieu de la planche** {SQ-2} : 3 points, d’ordinaire, ou 4. À 4 points, un pirate laissé là où tu l’as mis rapporte davantage.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Qui sait quoi',
      parts: [
        table(
          ['Quoi', 'Qui le sait'],
          ['Ta main, et la carte choisie à côté du fantôme', 'Toi ; tout le monde, une fois jouée'],
          ['Où sont tes pirates', 'Toi ; tout le monde, quand le dernier est prêt'],
          ['Le centre, et le singe ou le second qui s’y trouve', 'Tout le monde'],
          ['Chaque carte jouée dans la manche, et par qui', 'Tout le monde'],
          ['Qui n’a plus d’une couleur et l’a montré', 'Tout le monde'],
          ['La pile du fantôme', 'Personne ; son nombre de cartes, tout le monde'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
