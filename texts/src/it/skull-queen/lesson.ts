import type { LessonWords } from '../../skull-queen/lesson.js';

export const lesson = {
  about: 'Su e giù per la passerella, e non in acqua.',
  welcome:
    'Ohilà! Qui nessuno raccoglie prese. Ogni presa spinge i pirati su e giù per le passerelle, e a fine manche ogni pirata vale quanto dice la sua casella, se non è finito in mare.',
  hand: 'In ogni colore, chi gioca la carta più alta fa salire il proprio pirata di quel colore, e chi gioca la più bassa fa scendere il suo. I tuoi gialli sono alti; i tuoi blu sono bassi.',
  place:
    'Le carte alte spingono in su: prendi il lato con l’8 in cima e lascia tre pirati in mezzo. Il blu verrà spinto in giù: fallo partire dalla cima. Poi dai il via.',
  placeBack: 'Con l’8 in fondo ti conviene scendere. Ma i tuoi gialli alti spingono in su, lontano dall’8.',
  placeElse:
    'Puoi metterli così. Ma prova questo: rosso, giallo e verde in mezzo, e il blu, che le tue carte basse tireranno giù, proprio in cima, sull’8.',
  high: 'È annunciato il verde e tu ne hai, quindi rispondi. Un 12 li batte tutti: il tuo pirata verde sale. Gioca il 12 verde.',
  highMiddle:
    'Né la più alta né la più bassa: a te non succede niente. Buono a sapersi, ma ora vuoi salire. Il 12 è la più alta.',
  up: 'Il verde è salito al 5. Mina aveva il verde più basso e scende di due invece che di una, perché nella presa c’era un 5. Hai giocato il numero più alto, quindi apri.',
  eight:
    'Ora il giallo. Se nella presa c’è l’8 del colore, si sale di due caselle. Nessuno può battere il tuo 12: apri con quello.',
  eightLow: 'Il 7 si batte facilmente. Apri tu, quindi prendi la carta che nessuno può battere.',
  eightOther: 'Forse andrebbe bene lo stesso, ma solo il 12 è sicuro: nessuno può batterlo.',
  eightColour: 'Quel colore può aspettare. Nel giallo la tua mano è più forte: apri con il 12.',
  centre:
    'Brass ha giocato l’8, quindi il giallo è salito di due caselle, sull’8 in cima. Il giallo più basso era l’1 al centro. Non è di nessuno, quindi nessuno scende.',
  middle:
    'Apri di nuovo, e il blu è già sull’8: deve restarci. Una carta di mezzo non muove nessuno. Apri con il 7 blu.',
  middleLow:
    'Quello sarebbe il blu più basso, e il tuo pirata blu lascerebbe l’8. Il 7 ha buone probabilità di restare in mezzo.',
  middleColour:
    'Giallo e verde stanno bene; ora si tratta del blu. Apri con il 7 blu: né il più alto né il più basso.',
  careful:
    'Attenzione: il tuo pirata giallo è in cima. Un altro passo in su ed è in acqua. Mina ha giocato 9, quindi resta sotto: il 7 giallo.',
  overboard:
    'Splash! Quello è il giallo più alto: il pirata cammina oltre la fine della passerella e non vale più niente. Il 7 resta in mezzo.',
  onward:
    'Ora sai tutto. La scimmia vale 0 e il primo ufficiale 13, in qualunque colore. Due prese passano in fretta, e le ultime sei sono tue.',
  alone: 'Ancora sei prese, e ora senza di me. Tieni i tuoi pirati in alto e all’asciutto!',
  aloneWell: 'Nessuna passerella vale più della tua, e senza aiuto!',
  aloneBadly: 'Stavolta un’altra passerella vale di più.',
  end: 'Una partita ha una manche per ogni giocatore.',
} as const satisfies LessonWords;
