import type { Topic } from '@crossbones/games/skull-queen/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  plank:
    'Choisis une face de ta planche et une case pour chaque pirate : il rapporte à la fin ce que dit sa case.',
  follow: 'Une couleur est annoncée : si tu en as, joue-la. Le singe et le second se jouent à tout moment.',
  moves:
    'Dans chaque couleur, la plus haute carte fait monter le pirate de son joueur, la plus basse en fait descendre un.',
  centre: 'Une carte seule de sa couleur attend au centre la prochaine de cette couleur.',
  overboard: 'Qui quitte la planche d’un côté ou de l’autre est à l’eau et ne rapporte rien cette manche.',
  scored:
    'Chaque pirate encore à bord a rapporté ce que dit sa case. Qui a le plus de points à la fin gagne.',
  ghost: 'Le fantôme entame chaque pli ; puis vous choisissez tous deux une carte en secret.',
  number: 'Si c’est la plus haute de sa couleur, ton pirate monte ; si c’est la plus basse, il descend.',
  eight: 'Avec le 8 dans le pli, on monte de deux cases dans sa couleur.',
  five: 'Avec le 5 dans le pli, on descend de deux cases dans sa couleur.',
  monkey: 'Le singe est un 0 de la couleur annoncée et se joue à tout moment.',
  mate: 'Le second est un 13 de la couleur annoncée et se joue à tout moment.',
};
