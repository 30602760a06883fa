import type { Topic } from '@crossbones/games/skull-queen/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  plank:
    'Scegli un lato della passerella e una casella per ogni pirata: alla fine vale quello che c’è scritto.',
  follow:
    'C’è un colore annunciato: se ne hai, giocalo. La scimmia e il primo ufficiale si giocano quando vuoi.',
  moves:
    'In ogni colore la carta più alta fa salire il pirata di chi l’ha giocata, la più bassa ne fa scendere uno.',
  centre: 'Una carta sola nel suo colore aspetta al centro la prossima di quel colore.',
  overboard: 'Chi esce dalla passerella da un’estremità cade in mare e in questo round non vale niente.',
  scored: 'Ogni pirata a bordo ha reso quello che dice la sua casella. Vince chi ha più punti alla fine.',
  ghost: 'Il fantasma apre ogni presa; poi scegliete entrambi una carta in segreto.',
  number: 'Se è la più alta del suo colore il tuo pirata sale, se è la più bassa scende.',
  eight: 'Con l’8 nella presa, nel suo colore si sale di due caselle.',
  five: 'Con il 5 nella presa, nel suo colore si scende di due caselle.',
  monkey: 'La scimmia è uno 0 del colore annunciato e si gioca quando vuoi.',
  mate: 'Il primo ufficiale è un 13 del colore annunciato e si gioca quando vuoi.',
};
