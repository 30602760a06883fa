import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull King. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'J’ai du vert et le vert est demandé. Puis-je jouer un pirate ?',
    'Oui. Une carte sans nombre se joue à tout moment, une fuite aussi. Seuls les **nombres** sont tenus à la couleur : {SK-11}.',
  ),
  question(
    'On a entamé d’un pirate. Faut-il suivre quelque chose ?',
    'Non. Aucune couleur n’est demandée dans ce pli, quoi qu’il vienne ensuite, et chacun joue ce qu’il veut : {SK-10}.',
  ),
  question(
    'On a entamé d’une fuite. Que faut-il suivre ?',
    'Rien pour l’instant. Le premier nombre qui vient fixe la couleur. Si un pirate, une sirène ou un monstre vient d’abord, aucune couleur n’est demandée : {SK-10}.',
  ),
  question(
    'Skull King, pirate et sirène dans un même pli : qui le prend ?',
    'La sirène, dans quelque ordre qu’ils soient venus. Elle rapporte 40 pour le roi et rien pour le pirate : {SK-16}, {SK-24}.',
  ),
  question(
    'Deux pirates dans un pli : lequel le prend ?',
    'Le premier joué, et la Tigresse en pirate compte comme les autres : {SK-18}. Entre eux, les pirates ne rapportent rien.',
  ),
  question(
    'Tout le monde a joué une fuite. Personne ne prend le pli ?',
    'Si : qui a joué la toute première carte, même si c’était un butin : {SK-22}. Seuls kraken et baleine peuvent laisser un pli à personne.',
  ),
  question(
    'Le kraken a emporté un pli. Le total des plis égale-t-il encore les cartes distribuées ?',
    'Non, il en manque un pour de bon, et de même quand la baleine ne trouve aucun nombre. Penses-y en annonçant : {SK-14}, {SK-15}.',
  ),
  question(
    'J’ai annoncé zéro et pris un 14 par accident. Ses 10 points sont-ils à moi ?',
    'Non. Avec le score Skull King, une annonce ratée ne rapporte aucun bonus. Avec Rascal, tu en touches la moitié, si c’était ton seul pli : {SK-26}, {SK-27}.',
  ),
  question(
    'Sous la baleine, le noir bat-il encore les autres ?',
    'Non. Les couleurs ne comptent plus du tout, seul le nombre compte ; à égalité, le premier joué : {SK-15}.',
  ),
  question(
    'Un pirate a pris un 14. À qui les 10 points ?',
    'À qui a pris le pli, avec n’importe quelle carte, si son annonce tient : {SK-23}.',
  ),
  question(
    'Puis-je jouer un butin alors que je pourrais suivre ?',
    'Oui, le butin n’a pas de nombre. Il ne prend le pli que s’il n’y a que des fuites et du butin et qu’il est venu en premier ; il n’allie alors personne : {SK-11}, {SK-22}, {SK-25}.',
  ),
  question(
    'Harry a pris le dernier pli. Puis-je encore changer mon annonce ?',
    'Oui, Harry est le seul pouvoir qui agit après le dernier pli, et il passe avant le compte : {SK-29}, {SK-34}.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
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
  {
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
  {
    title: 'Bonus',
    lines: [
      '[g14] [y14] [p14] : **10** chacun ; [b14] : **20**.',
      'Un pirate prend une sirène : **20** chacune.',
      'Le Skull King prend un pirate : **30** chacun.',
      'Une sirène prend le Skull King : **40**, et rien pour les pirates.',
      'Butin : **20** aux deux alliés, si les deux annonces sont exactes.',
    ],
  },
  {
    title: 'Score Skull King',
    lines: [
      'Tenue : **20** par pli et tous les bonus.',
      'Ratée : **−10** par pli d’écart, aucun bonus.',
      'Zéro tenu : **+10** × cartes distribuées.',
      'Zéro raté : **−10** × cartes distribuées.',
    ],
  },
  {
    title: 'Score de Rascal',
    lines: [
      'Exact : **10** × cartes distribuées et tous les bonus.',
      'À un pli près : la moitié des deux. Plus loin : 0.',
      'Boulet : exact **15** × cartes distribuées et bonus, sinon 0.',
    ],
  },
  {
    title: 'Pouvoirs, pour le pirate qui prend le pli',
    lines: [
      'Rosie : dis qui entame.',
      'Will : pioche deux cartes, défausses-en deux.',
      'Rascal : mise 0, 10 ou 20 sur ton annonce.',
      'Juanita : regarde les cartes non distribuées.',
      'Harry : change ton annonce d’un pli, même après le dernier.',
    ],
  },
  {
    title: 'À deux',
    lines: [
      'Une troisième main pour Barbe Grise, face cachée.',
      'Il joue en deuxième, ou entame après un pli gagné ; il ne suit pas.',
      'Sa Tigresse est une fuite ; ce qu’il prend ne compte pour personne.',
    ],
  },
];
