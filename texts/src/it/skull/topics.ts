import type { Topic } from '@crossbones/games/skull/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  place: 'Metti giù un disco coperto: un fiore, o il teschio che nessuno vuole trovare.',
  add: 'Aggiungi un disco, o lancia una sfida: di’ quanti ne puoi scoprire senza teschi.',
  bid: 'Rilancia o passa. Chi offre di più deve scoprirne altrettanti, prima i suoi.',
  attempt: 'Prima i propri dischi, poi quelli di chiunque, dall’alto. Un teschio, ed è finita.',
  made: 'Una sfida riuscita gira il tappetino. La seconda vince la partita.',
  lost: 'Chi trova un teschio perde per sempre un disco, e solo lui sa quale.',
  out: 'Senza dischi si è fuori. Vince chi resta per ultimo.',
  flower: 'Un fiore: buono da scoprire. Chi offre non vuole altro.',
  skull: 'Il teschio: chi lo scopre ha fallito, anche tu.',
};
