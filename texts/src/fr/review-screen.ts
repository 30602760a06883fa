import type { ReviewScreenWords } from '../review-screen.js';

export const screen: ReviewScreenWords = {
  working: (percent) => `Analyse en cours… ${percent} %`,
  stop: 'Arrêter',
  stopped: 'Arrêtée. Voici ce qui a été trouvé jusque-là.',
  goOn: 'Relancer l’analyse',
  failed: 'Cette partie ne peut pas être analysée.',
  closed:
    'Cette partie se joue encore. Elle pourra être analysée une fois finie : d’ici là, personne ne regarde dans les mains.',
  ownOnly:
    'D’autres jouent peut-être encore cette partie. Tu ne vois donc que tes propres décisions, jugées d’après ce que tu voyais. Quand tous auront fini, l’analyse complète sera ici.',

  whose: 'Les décisions de',
  everybody: 'Tous',
  points: 'points',
  curve: 'Résultat attendu',
  curveAbout: {
    points: 'Les points que chacun pouvait attendre à la fin, après chacune de ses décisions.',
    lead: 'L’avance que chacun pouvait attendre sur la moyenne des autres, après chacune de ses décisions.',
    wins: 'Les chances de gagner de chacun, après chacune de ses décisions.',
  },
  decisions: 'Décisions',
  worse: 'Il y avait mieux',
  all: 'Chaque décision',
  nothingWorse: 'Nulle part il n’y avait mieux.',
  more: 'Voir la suite',
  loss: (loss, error) => `−${loss} (± ${error})`,
  within: 'pas de différence au-delà du hasard',
  best: 'Mieux',
  played: 'Joué',
  atTable: 'Voir à la table',
  expects: (amount) => `Attendu : ${amount}`,

  chances: 'Probabilité de chaque nombre de plis',
  bidAndWon: (bid, won) => `annonce ${bid}, plis ${won}`,
  bestBid: 'Aucune annonce n’était meilleure.',
  sank: (trick, name, card) =>
    `Perdue au pli ${trick}${name === null || card === null ? '' : ` : ${name} l’a pris avec ${card}`}.`,

  how: 'D’où viennent les notes',
  method: [
    'L’analyse voit ce que le joueur voyait, et rien d’autre. Un bon coup malchanceux reste un bon coup.',
    'Chaque coup est essayé dans de nombreuses donnes que le joueur ne pouvait exclure, toutes les mêmes et avec la même chance. Il vaut ce qu’il rapporte en moyenne.',
    'La perte est ce que le meilleur coup vaut de plus que le coup joué. On en retire d’abord ce que le hasard peut expliquer ; le reste donne la note.',
  ],
  thresholds: 'Une décision est notée',
  sure: (grade, amount) => `${grade} à partir de ${amount}`,
  limits:
    'La valeur dépend de la façon dont nos bots jouent la suite. Contre des gens que tu devines, autre chose peut valoir mieux ; et ce sont les points qui comptent, pas les places.',

  previousMistake: 'Erreur précédente',
  nextMistake: 'Erreur suivante',
  spoilerFree: 'Ne rien dévoiler',
  spoilerFreeHint: 'Les coups suivants et leurs notes restent cachés.',
  asSeen: 'Vu de cette place',
  asSeenHint: 'Les autres mains restent cachées.',
  whole: 'Toute l’analyse',
};
