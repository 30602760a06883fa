import type { Topic } from '@crossbones/games/queens-collection/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  reveal: 'Retourne des cartes, autant que tu oses : deux d’une couleur, et tout est perdu.',
  choose: 'Associe une carte à toi à une du marché de la même couleur, et prends un pion.',
  swap: 'Si rien ne va, échange plutôt des cartes avec le marché.',
  scored: 'Une boîte vaut 3, un pion 2, et chaque carte en main coûte 1.',
  together: 'Ramène chaque pion dans sa boîte : deux cartes échangent deux pions de leurs couleurs.',
  'last-turns': 'La réserve est vide : il reste un tour à chacun.',
  card: 'Deux de sa couleur, une à toi et une au marché, prennent un pion. Deux à toi valent n’importe quelle carte.',
  joker: 'Un joker va avec toute carte et ne gêne jamais.',
  'card-together':
    'Avec une carte d’une autre couleur, elle échange un pion de l’une avec un pion de l’autre.',
  'joker-together': 'Un joker échange deux pions quelconques.',
};
