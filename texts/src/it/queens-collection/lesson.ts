import type { LessonWords } from '../../queens-collection/lesson.js';

export const lesson = {
  about: 'Sfida la fortuna, fai coppie, svuota gli scrigni.',
  welcome:
    'Ohilà! Otto scrigni sono pieni di pedine. Abbina una carta della tua mano a una dello stesso colore nel mercato, e una pedina di quel colore è tua: 2 punti. Chi prende l’ultima pedina di uno scrigno si prende lo scrigno: altri 3.',
  hand: 'Hai una carta viola e un jolly, che vale per qualunque colore. Nel mercato ci sono rosso, verde e viola. Un turno ha due passi: scoprire carte, poi prendere o scambiare.',
  reveal:
    'Primo passo: scopri carte, finché te la senti. Due dello stesso colore, e le perdi tutte. La prima è sempre sicura.',
  revealStop:
    'Puoi fermarti senza carte, ma la prima è sempre sicura: non c’è ancora niente con cui possa scontrarsi.',
  revealMore: 'Verde: va d’accordo con il mercato. Le carte verdi sono solo altre due: rischiane un’altra.',
  revealMoreStop:
    'Prudente, e non è un errore. Ma una seconda carta si scontra solo con un altro verde: le probabilità sono dalla tua parte.',
  stop: 'Turchese. A ogni carta il pericolo cresce, e ne hai abbastanza per tre coppie. Fermati qui.',
  clash:
    'Ancora verde: due dello stesso colore! Hai perso tutto ciò che avevi scoperto. La fortuna si sfida fin qui.',
  take: 'Secondo passo: tre coppie al massimo. Tocca una carta tua e una del mercato: viola con viola, verde con verde, il jolly con il rosso. Poi prendile tutte e tre.',
  takeElse:
    'Si può fare di più. Viola con viola, verde con verde, e il jolly con la carta rossa: tre pedine in un turno.',
  pawns:
    'Tre pedine: 6 punti. Il mercato si riempie di nuovo, e la tua carta turchese resta per dopo. Ogni carta rimasta a fine manche costa un punto.',
  swapped:
    'Mina non ha preso niente: ha scambiato. Fino a tre carte della mano per altrettante del mercato; anche questo è un secondo passo.',
  revealTwin: 'Tocca a te. Scopri una carta.',
  revealTwinStop:
    'Hai una sola carta turchese, che non va con niente nel mercato. La prima carta è sicura: scoprila.',
  stopTwin: 'Ancora turchese, e ora ne hai due. Valgono qualcosa. Fermati.',
  stopTwinMore:
    'Questa volta è andata bene. Ma ogni carta in più poteva costarti quella turchese che ti serve.',
  twins:
    'Due carte dello stesso colore dalla tua mano valgono una carta qualsiasi. Tocca due volte il turchese, poi la carta verde del mercato, e prendi una pedina verde.',
  twinsElse: 'È permesso. Ma guarda: hai già una pedina verde, e una seconda ti avvicina allo scrigno verde.',
  onward:
    'Si va avanti così finché restano pedine in uno scrigno al massimo. Andiamo un po’ avanti: la fine della manche è tua.',
  alone: 'Ora senza di me: gira carte, abbina o scambia come vuoi, fino alla fine della manche.',
  aloneWell: 'Mina non ha più punti di te. Ben giocato!',
  aloneBadly: 'Stavolta Mina ha più punti.',
  end: 'Una pedina vale 2, uno scrigno 3, e una carta che avanza costa 1. Una partita intera ha tante manche quanti sono i giocatori.',
} as const satisfies LessonWords;
