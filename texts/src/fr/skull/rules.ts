import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Tout le monde pose fleurs et crânes face cachée, et quelqu’un se vante du nombre de disques qu’il saura retourner sans tomber sur un crâne. Réussis deux de tes défis, ou sois le dernier en jeu.',
  chapters: [
    {
      id: 'setup',
      title: 'Mise en place',
      parts: [
        rule(
          'S-1',
          'Tu as un tapis, côté crâne visible, et quatre disques : trois fleurs et un crâne. On tire au sort qui commence la première manche. Une boîte suffit jusqu’à six joueurs ; de sept à douze, on réunit deux boîtes et on joue exactement pareil.',
        ),
        picture(
          'mat:skull flower flower flower skull',
          'Ce que chacun a au départ : trois fleurs et un crâne.',
        ),
        table(
          ['Joueurs', 'Bandes chacun', 'Boîtes'],
          ['3 à 6', '1', '1'],
          ['7 à 12', '1', '2'],
          ['2 à 3', '2', '1'],
          ['4 à 6', '2', '2'],
        ),
        text(
          'Une bande, c’est un tapis avec ses quatre disques ; à deux bandes chacun, on joue autrement ({S-11}). À trois, la moindre erreur se paie : laissez cette table aux habitués. Le jeu est à son meilleur à moins de dix.',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Une manche',
      parts: [
        rule(
          'S-2',
          'Tous ceux qui sont encore en jeu posent un disque face cachée sur leur tapis. Tous sauf celui qui commence le font en même temps et en secret, et peuvent changer d’avis tant que le dernier n’est pas prêt. Puis celui qui commence, et qui les a tous observés, pose à son tour.',
        ),
        rule(
          'S-3',
          'À partir de celui qui commence, dans le sens des aiguilles d’une montre, tu fais l’une de deux choses : **ajouter** un disque, face cachée, sur ta pile, ou **lancer un défi**. Un défi annonce combien de disques tu vas retourner : au moins 1, au plus autant qu’il y en a sur tous les tapis réunis. Si ta main est vide, tu dois lancer un défi.',
        ),
        rule(
          'S-4',
          'Une fois le défi lancé, plus personne n’ajoute de disque. À ton tour, tu **montes**, à n’importe quel nombre plus élevé, ou tu **passes**, et tu restes hors de l’enchère pour de bon. L’enchère s’arrête aussitôt que quelqu’un annonce tous les disques de la table ; sinon, quand tous ont passé sauf un. Qui a annoncé le plus est le challenger. Passer ne protège personne : tous les tapis comptent et chaque pile peut être retournée.',
        ),
        example(
          'Cinq sur sept',
          'Quatre joueurs, sept disques sur la table. Le quatrième annonce 3, le suivant monte à 5, et les trois autres passent. Le challenger retourne d’abord les deux disques de sa propre pile, puis trois autres, où il veut.',
          'disc disc disc@2 disc@2 disc@3 disc@3 disc@4',
        ),
        rule(
          'S-5',
          'Le challenger retourne les disques un par un : d’abord sa propre pile, depuis le dessus, en entier ou autant qu’il en faut ; puis les autres piles dans l’ordre qu’il veut, chacune depuis le dessus. Au premier crâne, c’est fini : le défi est raté, et tout le reste demeure face cachée. Si le nombre est atteint sans crâne, le défi est réussi. Dans ta propre pile, il n’y a rien à choisir : sur cette page, ces disques se retournent tout seuls.',
        ),
        example(
          'Un crâne inoffensif',
          'Tu as trois disques sur ton tapis, ici de haut en bas, et tu emportes l’enchère avec 2. On ne retourne que les deux du dessus : réussi. Ton crâne, tout en dessous, ne fait aucun mal.',
          'flower flower skull',
        ),
        example(
          'Le crâne en dernier',
          'Tu as annoncé 4. Tes deux disques sont des fleurs, le premier d’une voisine aussi, et le quatrième est un crâne. C’est raté, à un disque près.',
          'flower flower flower@2 skull@3',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Si c’est réussi',
      parts: [
        rule(
          'S-6',
          'Tous les disques reviennent en main. Le challenger tourne son tapis côté fleur ; s’il l’était déjà, il a gagné la partie. Sinon, c’est le challenger qui commence la manche suivante.',
        ),
        picture('mat:skull mat:flower', 'Ton tapis au début, puis après ton premier défi réussi.'),
        example(
          'Deux, et c’est gagné',
          'Tu as déjà réussi 1 défi, ton tapis montre sa fleur. Tu lances un défi à 1 et tout le monde passe. Ton disque du dessus est une fleur : 2 sur 2, tu gagnes, et pourtant c’était la plus petite annonce possible.',
        ),
      ],
    },
    {
      id: 'loss',
      title: 'Si c’est raté',
      parts: [
        ruling(
          'S-7',
          'Les piles restent en place jusqu’à ce que le disque perdu soit choisi. En attendant, chaque adversaire du challenger peut **narguer** : retourner tout le reste de sa propre pile à la vue de tous, tout ou rien. Personne n’est tenu d’attendre cela ◆. Puis la perte est réglée et les disques reviennent en main.',
        ),
        ruling(
          'S-8',
          'Le challenger perd un disque pour le reste de la partie, et lui seul sait lequel. Si le crâne était à quelqu’un d’autre, cette personne tire un des disques du challenger, mélangés et face cachée. Si c’était le sien, le challenger choisit en secret. S’il ne lui reste qu’un disque, il n’y a rien à choisir : il part aussitôt, et personne n’a le temps de narguer ◆.',
        ),
        example(
          'Tiré à l’aveugle',
          'Il te reste ces trois disques et tu tombes sur un crâne de Mina. Tu les mélanges et Mina en prend un : une fois sur trois, c’est ton crâne. Personne d’autre que toi ne le saura.',
          'flower flower skull',
        ),
        ruling(
          'S-9',
          'Le challenger commence la manche suivante. Mais s’il n’a plus de disque, il ne joue plus, et ne voit désormais que ce que tout le monde voit ◆. S’il ne reste alors qu’un joueur, celui-ci a gagné. Sinon, c’est le propriétaire du crâne qui commence ; et si c’était son propre crâne, le challenger, pour finir, désigne qui commence parmi ceux qui restent.',
        ),
        table(
          ['Le crâne était', 'Qui choisit la perte', 'Qui commence si le challenger ne joue plus'],
          ['à quelqu’un d’autre', 'son propriétaire, à l’aveugle', 'son propriétaire'],
          ['au challenger', 'le challenger, en secret', 'qui le challenger désigne'],
        ),
        ruling(
          'S-10',
          'S’il ne te reste qu’un disque, tu le poses en {S-2}. En {S-3} tu dois donc lancer un défi quand vient ton tour ; en {S-4} tu montes ou passes comme d’habitude ; et si ton propre défi rate, tu ne joues plus. Quand un autre challenger retourne ton dernier disque, tu ne perds rien, crâne ou pas ◆.\nAvec l’option **Le dernier crâne**, on suit le livret à la lettre : si ce dernier disque est le crâne, tu sors aussi du jeu. Tu tires encore le disque que perd le challenger, et son sort est réglé d’abord ({S-9}) ; si vous sortez tous les deux, c’est lui qui nomme qui commence ◆. À deux bandes chacun, seule cette bande sort.',
        ),
      ],
    },
    {
      id: 'gangs',
      title: 'Deux bandes chacun',
      parts: [
        ruling(
          'S-11',
          'Chaque personne joue deux tapis placés face à face : dans le sens des aiguilles d’une montre viennent les premières bandes de tous, puis leurs secondes bandes dans le même ordre ◆.\nChaque bande est un joueur pour toutes les règles ci-dessus, avec ses disques, ses tours et ses pertes. Qui commence, qui défie, à qui est le crâne : c’est toujours une bande, et « sa propre pile » est celle de cette bande seule. La personne décide pour ses deux bandes et voit les disques des deux.\nLa bande qui commence pose en dernier ; l’autre bande de la même personne pose en même temps que tout le monde. Tant qu’une de tes bandes doit encore poser, pose d’abord pour elle ; ensuite tu peux changer l’une ou l’autre.',
        ),
        example(
          'Trois personnes, six bandes',
          'Ana, Ben et Cléo ont deux bandes chacun. Dans l’ordre : Ana, Ben, Cléo avec leurs premières bandes, puis Ana, Ben, Cléo avec les secondes.',
          'mat:skull mat:skull@2 mat:skull@3 mat:skull@4 mat:skull@5 mat:skull@6',
        ),
        ruling(
          'S-12',
          'Tu gagnes quand une de tes bandes réussit son second défi, ou quand personne d’autre n’a plus de bande. Une bande éliminée est sautée, et tu continues avec l’autre.\nTes bandes peuvent surenchérir l’une sur l’autre et se retourner leurs disques. Si l’une échoue sur le crâne de l’autre, le disque perdu est tiré au sort et toi seul l’apprends ; et tes bandes ne se narguent pas entre elles.\nUne bande éliminée par le crâne de sa sœur lui laisse le départ ; éliminée par son propre crâne, elle désigne n’importe quelle bande en jeu, sa sœur comprise ◆.',
        ),
        example(
          'Un et un ne font pas deux',
          'Chacune de tes bandes a réussi un défi : deux tapis montrent une fleur, mais tu n’as pas gagné. C’est la même bande qui doit réussir le second.',
          'mat:flower mat:flower@4',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Toutes les options',
      parts: [
        list(
          '**Bandes** {S-11} : une chacun, d’ordinaire, de 3 à 12 joueurs ; ou deux chacun, de 2 à 6 joueurs.',
          '**Le dernier crâne** {S-10} : seul le challenger paie, d’ordinaire ; ou bien celui dont on retourne le dernier disque sort aussi, si c’est le crâne.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Qui sait quoi',
      parts: [
        table(
          ['Quoi', 'Qui le sait'],
          ['Combien de disques dans chaque main et chaque pile', 'Tout le monde'],
          ['Lesquels ce sont', 'Leur propriétaire ; tout le monde, une fois retournés'],
          ['Quel disque a été perdu', 'Seulement qui l’a perdu'],
          ['Chaque annonce, chaque disque retourné, chaque pile montrée pour narguer', 'Tout le monde'],
        ),
        text(
          'Parle autant que tu veux : ce que tu dis peut être vrai ou faux. Mais un disque ne se montre que pour narguer {S-7}, et à aucun autre moment.',
        ),
      ],
    },
  ],
  questions,
  cheat,
};
