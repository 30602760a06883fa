import type { ReviewScreenWords } from '../review-screen.js';

export const screen: ReviewScreenWords = {
  working: (percent) => `Analizando… ${percent} %`,
  stop: 'Parar',
  stopped: 'Parado. Esto es lo encontrado hasta ahora.',
  goOn: 'Analizar de nuevo',
  failed: 'Esta partida no se puede analizar.',
  closed:
    'Esta partida aún se juega. Se podrá analizar cuando acabe: hasta entonces nadie mira manos ajenas.',
  ownOnly:
    'Puede que otros aún jueguen esta partida. Por eso solo ves tus propias decisiones, juzgadas por lo que viste. Cuando todos acaben, aquí estará el análisis completo.',

  whose: 'Decisiones de',
  everybody: 'Todos',
  points: 'puntos',
  curve: 'Resultado esperado',
  curveAbout: {
    points: 'Los puntos que cada cual podía esperar al final, tras cada decisión suya.',
    lead: 'La ventaja sobre la media de los demás que cada cual podía esperar, tras cada decisión suya.',
    wins: 'La probabilidad de ganar de cada cual, tras cada decisión suya.',
  },
  decisions: 'Decisiones',
  worse: 'Había algo mejor',
  all: 'Cada decisión',
  nothingWorse: 'En ningún momento había algo mejor.',
  more: 'Ver más',
  loss: (loss, error) => `−${loss} (± ${error})`,
  within: 'sin diferencia más allá del azar',
  best: 'Mejor',
  played: 'Jugado',
  atTable: 'Verlo en la mesa',
  expects: (amount) => `Esperado: ${amount}`,

  chances: 'Probabilidad de cada número de bazas',
  bidAndWon: (bid, won) => `apuesta ${bid}, bazas ${won}`,
  bestBid: 'Ninguna apuesta era mejor.',
  sank: (trick, name, card) =>
    `Perdida en la baza ${trick}${name === null || card === null ? '' : `: la ganó ${name} con ${card}`}.`,

  how: 'De dónde salen las notas',
  method: [
    'El análisis ve lo que veía el jugador y nada más. Jugar bien con mala suerte es jugar bien.',
    'Cada jugada se prueba en muchos repartos que el jugador no podía descartar, siempre los mismos y con la misma suerte. Vale lo que da de media.',
    'La pérdida es cuánto más vale la mejor jugada que la elegida. Antes se resta lo que puede ser azar; el resto da la nota.',
  ],
  thresholds: 'Una decisión es',
  sure: (grade, amount) => `${grade} desde ${amount}`,
  limits:
    'El valor depende de cómo siguen jugando nuestros bots. Contra personas a las que lees, otra cosa puede ser mejor; y cuentan los puntos, no los puestos.',

  previousMistake: 'Error anterior',
  nextMistake: 'Error siguiente',
  spoilerFree: 'Sin destripes',
  spoilerFreeHint: 'Las jugadas siguientes y sus notas quedan ocultas.',
  asSeen: 'Como se veía desde aquí',
  asSeenHint: 'Las demás manos siguen ocultas.',
  whole: 'Análisis completo',
};
