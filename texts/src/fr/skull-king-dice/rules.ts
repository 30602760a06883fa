import type { Rules } from '../../skull-king-dice/rules.js';

export const rules: Rules = {
  goal: 'À chaque manche, tu pioches des dés en secret, tu annonces combien de plis tu gagneras avec eux, puis tu essaies d’en gagner exactement autant. Tu choisis le dé que tu lances ; ce qu’il montre, c’est la mer qui en décide.',
  chapters: {
    dice: {
      title: 'Les dés',
      sevenKinds: 'Les sept sortes : Skull King, pirate, sirène ; noir, bleu, rouge, jaune.',
      'SD-1':
        'Il y a **36 dés** de sept sortes. Trois sortes sont **spéciales** : Skull King, pirate et sirène. Elles portent des têtes de mort et des drapeaux blancs, mais pas de nombres. Quatre sont **de couleur** : noir, bleu, rouge et jaune. Elles portent des nombres, et le jaune aussi des drapeaux. L’image des faces ne nous est pas parvenue. D’après les critiques ◇, les dés spéciaux ont quatre têtes de mort et deux drapeaux, le noir est plus fort que le bleu, le bleu que le rouge et le rouge que le jaune, les nombres vont de 1 à 7, deux couleurs voisines ont un nombre en commun, et un dé jaune n’a qu’un seul 7. Le tableau ci-dessous respecte tout cela, c’est notre reconstitution ◆ ; vous pouvez en mettre un autre à sa place.',
      sides: {
        head: ['Sorte', 'Dés', 'Faces'],
        rows: [
          ['[skull-king] Skull King', 'quatre têtes de mort, deux drapeaux'],
          ['[pirate] pirate', 'quatre têtes de mort, deux drapeaux'],
          ['[mermaid] sirène', 'quatre têtes de mort, deux drapeaux'],
          ['[black] noir'],
          ['[blue] bleu'],
          ['[red] rouge'],
          ['[yellow] jaune', 'trois drapeaux, 1, 1, 7'],
        ],
      },
    },
    setup: {
      title: 'Mise en place',
      players: {
        head: ['Joueurs', 'Manches'],
      },
      'SD-2':
        'À trois ou quatre, on joue **8 manches**, à cinq **7**, à six **6**. À la première manche, chacun pioche un dé dans le sac, à la deuxième deux, et ainsi de suite. Garde-les derrière ton paravent. Après chaque manche, tous les dés retournent dans le sac.',
    },
    round: {
      title: 'Une manche',
      'SD-3':
        'Regarde tes dés et **annonce** : combien de plis gagneras-tu, de 0 au numéro de la manche ? Chacun annonce en secret et peut changer d’avis jusqu’à la dernière annonce ; alors on les montre toutes.',
      'SD-4':
        'On tire au sort qui commence la première manche. Chaque manche suivante est commencée par le voisin de **droite** de qui a commencé la précédente. Dans un pli, on joue dans le sens des aiguilles d’une montre, et qui gagne un pli commence le suivant.',
    },
    trick: {
      title: 'Un pli',
      'SD-5':
        'À son tour, chacun lance **un dé**. Le premier dé de couleur du pli demande sa couleur. C’est le dé qui compte ici, pas ce qu’il montre : un dé jaune demande du jaune même avec son drapeau ◆. Les dés spéciaux ne demandent rien, et tant que seuls des dés spéciaux ont été lancés, chacun choisit librement.',
      'SD-6':
        'Si tu as des dés de la couleur demandée, lances-en un, **ou n’importe quel dé spécial** ; il compte comme spécial même s’il montre un drapeau. Si tu n’en as pas de cette couleur, lance ce que tu veux.',
      'SD-7':
        'Quand tous ont lancé, seul compte ce que montrent les dés ; un dé spécial avec son drapeau n’est qu’un drapeau. **La première ligne qui convient décide :**\n(a) une tête de mort de Skull King et une de sirène : la sirène, la dernière lancée ;\n(b) une tête de mort de Skull King : la dernière ;\n(c) une tête de mort de pirate : la dernière ;\n(d) une tête de mort de sirène : la dernière ;\n(e) un nombre : le plus haut, quelle que soit sa couleur, et le dernier lancé à égalité ;\n(f) rien que des drapeaux : le premier lancé.',
      twoSevens: 'Deux sept, et le jaune est venu après.',
      kingAndMermaid: 'Roi et sirène montrent leur tête de mort : la sirène.',
      mermaidFlag: 'Le même pli, mais la sirène montre un drapeau : le roi.',
      twoPirates: 'Deux pirates : ici c’est le dernier, pas le premier.',
      pirateAndMermaid: 'Un pirate bat une sirène, et tous deux battent le 7.',
      onlyFlags: 'Rien que des drapeaux : le premier lancé.',
      boundYetFree: {
        title: 'Tenu, et pourtant libre',
        text: 'On demande du rouge. Derrière ton paravent, il y a [red], [black] et [pirate]. Tu peux lancer le rouge ou le pirate, mais pas le noir : {SD-6}. Si le pirate montre son drapeau, ce n’est qu’un drapeau, et tu as quand même respecté la règle.',
      },
    },
    scoring: {
      title: 'Le score',
      'SD-8':
        'Tu as annoncé au moins un pli et gagné exactement autant : **20 par pli**, et tes bonus. Tu en as gagné plus ou moins : **−10** par pli d’écart.',
      'SD-9':
        'Tu as annoncé zéro et rien gagné : **+10 fois le numéro de la manche**. Tu as gagné quoi que ce soit : **−10 fois le numéro de la manche**, quel que soit l’écart.',
      'SD-10':
        'Les bonus ne comptent que si ton annonce est exacte. Un pli gagné avec la tête de mort du Skull King : 30 pour chaque tête de mort de pirate. Un pli gagné avec une sirène : 50 pour chaque tête de mort de Skull King.',
      mermaidsCatch: {
        title: 'La prise de la sirène',
        text: 'Tu as annoncé 1 et gagné ce pli avec la sirène, et aucun autre : 20 × 1 + 50 = 70. La tête du pirate ne te rapporte rien.',
      },
      kingAmongPirates: {
        title: 'Le roi parmi les pirates',
        text: 'Tu as annoncé 2, gagné 2, dont un comme ceci : 20 × 2 + 30 × 2 = 100.',
      },
      'SD-11':
        '**Score marin d’eau douce**, si vous en convenez : 20 par pli pour une annonce exacte, rien pour une annonce ratée, zéro comme en {SD-9}, et pas de bonus.',
      'SD-12': 'Après la dernière manche, le plus grand total gagne. À égalité, on partage la victoire ◆.',
      points: {
        head: ['Manche', 'Annonce', 'Plis', 'Bonus', 'Normal', 'Eau douce'],
      },
    },
    options: {
      title: 'Toutes les options',
      all: [
        '**Score** : normal {SD-8}, ou marin d’eau douce {SD-11} pour qui préfère ne pas se noyer.',
        '**Dés** {SD-1} : les sept sortes, combien de chacune et ce qu’il y a sur leurs six faces. Le total doit faire 36 ; les sortes spéciales n’ont que têtes de mort et drapeaux, celles de couleur que drapeaux et nombres de 1 à 9.',
      ],
      firstGame:
        'Pour une première partie, prenez le score marin d’eau douce : annoncer haut n’y coûte rien.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'On demande du rouge et j’en ai. Puis-je lancer un pirate ?',
      answer:
        'Oui, un dé spécial se lance à tout moment : {SD-6}. La règle est respectée même s’il montre un drapeau.',
    },
    flagFirst: {
      ask: 'Un dé jaune a été lancé en premier et montre son drapeau. Demande-t-on du jaune ?',
      answer: 'Oui. Le dé demande sa couleur, quoi qu’il montre : {SD-5}.',
    },
    mermaidFirst: {
      ask: 'Le pli a commencé par une sirène. Que faut-il suivre ?',
      answer: 'Rien, tant que personne n’a lancé de dé de couleur. C’est celui-là qui demande : {SD-5}.',
    },
    equalNumbers: {
      ask: 'Deux nombres égaux : qui gagne ?',
      answer:
        'Le **dernier** lancé, quelles que soient les couleurs : {SD-7}. C’est l’inverse du jeu de cartes.',
    },
    trump: {
      ask: 'Y a-t-il un atout ?',
      answer: 'Non. Seul le nombre compte, pas la couleur. Le noir a simplement les grands nombres : {SD-7}.',
    },
    allFlags: {
      ask: 'Tout le monde a un drapeau. Qui gagne ?',
      answer: 'Le **premier** drapeau lancé : {SD-7}. C’est le seul cas où le premier gagne.',
    },
    pirateAndMermaid: {
      ask: 'Un pirate et une sirène montrent leur tête de mort, sans le roi. Qui gagne ?',
      answer:
        'Le pirate. Les sirènes ne battent que le roi et les nombres : {SD-7}. Il n’y a pas de bonus pour cela.',
    },
    kingsFlag: {
      ask: 'La sirène a gagné le pli, mais le roi montre son drapeau. Ai-je les 50 ?',
      answer:
        'Non. Seule compte la **tête de mort** du Skull King ; son drapeau est un drapeau comme les autres : {SD-7}, {SD-10}.',
    },
    missedBid: {
      ask: 'Ai-je un bonus bien que j’aie raté mon annonce ?',
      answer:
        'Non, les bonus demandent une annonce exacte, et le score marin d’eau douce n’en a pas : {SD-10}, {SD-11}.',
    },
    zero: {
      ask: 'Le zéro se compte-t-il par plis ou par manche ?',
      answer:
        'Par manche : à la manche 6, c’est 60 points en plus ou en moins, que tu aies gagné un pli ou six : {SD-9}.',
    },
  },
  cheat: {
    round: {
      title: 'Une manche',
      lines: [
        '3 ou 4 joueurs : 8 manches ; 5 : 7 manches ; 6 : 6 manches.',
        'Manche 1 : un dé chacun ; un de plus à chaque manche. Cache-les.',
        'Tous annoncent ensemble : combien de plis, de 0 au numéro de la manche.',
        'Le départ passe à **droite** à chaque manche ; les tours vont dans le sens horaire.',
        'Qui gagne un pli commence le suivant.',
      ],
    },
    rolling: {
      title: 'Lancer',
      lines: [
        'Un dé chacun. Le premier dé de couleur demande sa couleur, quoi qu’il montre.',
        'Tu l’as ? Lance cette couleur, ou un dé spécial.',
        'Tu ne l’as pas ? Lance ce que tu veux.',
      ],
    },
    trick: {
      title: 'Qui gagne : la première ligne qui convient',
      lines: [
        'Tête de mort de Skull King et de sirène : la dernière sirène.',
        'Tête de mort de Skull King.',
        'La dernière tête de mort de pirate.',
        'La dernière tête de mort de sirène.',
        'Le plus haut nombre, toutes couleurs, le dernier à égalité.',
        'Rien que des drapeaux : le premier.',
      ],
    },
    points: {
      title: 'Points',
      lines: [
        'Exact : **20** par pli et tous les bonus.',
        'Raté : **−10** par pli d’écart.',
        'Zéro tenu : **+10** × manche ; raté : **−10** × manche.',
        'Eau douce : raté vaut 0 (mais zéro comme ci-dessus), pas de bonus.',
      ],
    },
    bonus: {
      title: 'Bonus, si l’annonce est exacte',
      lines: [
        'Le Skull King gagne : **30** par tête de mort de pirate.',
        'Une sirène gagne : **50** pour celle du Skull King.',
      ],
    },
    dice: {
      title: 'Ce qu’il y a sur les dés',
      lines: [
        'Skull King 1, pirates 3, sirènes 2 : quatre têtes de mort, deux drapeaux.',
        '[black] Noir, 7 dés : 5, 5, 6, 6, 7, 7.',
        '[blue] Bleu, 7 dés : 3, 3, 4, 4, 5, 5.',
        '[red] Rouge, 8 dés : 1, 1, 2, 2, 3, 3.',
        '[yellow] Jaune, 8 dés : drapeau, drapeau, drapeau, 1, 1, 7.',
      ],
    },
  },
};
