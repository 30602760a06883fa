import type { Topic } from '@crossbones/games/skull/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  place: 'Pon un disco boca abajo: una flor, o la calavera que nadie quiere encontrar.',
  add: 'Añade otro disco, o desafía: di cuántos puedes destapar sin calavera.',
  bid: 'Sube o pasa. Quien más apueste tiene que destapar tantos, primero los suyos.',
  attempt: 'Primero los discos propios, luego los de cualquiera, desde arriba. Una calavera, y se acabó.',
  made: 'Un desafío superado da la vuelta al tapete. El segundo gana la partida.',
  lost: 'Quien encuentra una calavera pierde un disco para siempre, y solo él sabe cuál.',
  out: 'Sin discos se queda fuera. Gana quien quede al final.',
  flower: 'Una flor: buena de destapar. Quien apuesta no quiere otra cosa.',
  skull: 'La calavera: quien la destapa ha fallado, tú también.',
};
