import type { BluffWords } from '../bluff.js';
import { counted } from './speech.js';

const share = (n: number): string => n.toLocaleString('it', { style: 'percent' });

export const bluff: BluffWords = {
  title: 'Scuola di bluff',
  about: 'Skull in due: che cosa farebbe il gioco perfetto, e che cosa hanno tradito le tue risposte?',
  intro:
    'Skull, si è rimasti in due. Il gioco perfetto mescola: ora questo, ora quello, perché nessuno lo legga. Tu che cosa fai?',
  loading: 'La soluzione sta arrivando…',
  failed: 'Non è stato possibile prendere la soluzione.',

  you: 'Tu',
  other: 'Avversario',
  first: 'Inizia',
  discs: (n) => `${counted(n, 'disco', 'dischi')} in tutto`,
  made: 'Una sfida riuscita',
  unsure: 'Forse senza teschio',
  hand: (discs) => `In mano: ${discs}`,
  laid: (discs) => `Sul tuo tappetino: ${discs}`,
  hidden: (n) => counted(n, 'disco coperto', 'dischi coperti'),
  bids: (n) => `Puntata: ${n}`,

  asks: {
    lead: 'Poi apri tu. Quale disco metti?',
    follow: 'Poi apre l’avversario. Quale disco metti?',
    open: 'Come apri? O aggiungi un disco?',
    mustOpen: 'La tua mano è vuota. Come apri?',
    raise: (bid) => `L’avversario punta ${bid}. Rilanci o passi?`,
  },

  mixture: 'Gioco perfetto',
  yours: 'la tua risposta',
  share,
  part: (n) => `Fa parte della miscela: il gioco perfetto lo fa nel ${share(n)} dei casi.`,
  only: 'Giusto: qui il gioco perfetto non fa altro.',
  costs: (games) =>
    `Non fa parte della miscela: contro il gioco perfetto ti costa ${counted(games, 'partita', 'partite')} su cento.`,
  spare: 'Qui il gioco perfetto non lo fa, anche se non costerebbe quasi nulla.',
  always: {
    lead: 'Se iniziassi sempre con il teschio, la tua sfida sarebbe ogni volta un bluff: passerebbero, e gireresti il tuo stesso teschio.',
    follow:
      'Se da secondo mettessi sempre il teschio, nessuno girerebbe il tuo disco: punterebbero solo sul proprio.',
    open: 'Se sopra un fiore aprissi sempre alto, il teschio avversario ti aspetterebbe, e un’apertura a 1 tradirebbe il tuo.',
    raiseSkull: 'Se sopra il tuo teschio rilanciassi sempre, ogni apertura in bluff ti costerebbe un disco.',
    raiseFlower:
      'Se sopra un fiore rilanciassi sempre, l’avversario metterebbe il teschio, aprirebbe a 1 e cadresti in trappola.',
  },
  never: {
    lead: 'Se non iniziassi mai con il teschio, ogni tua sfida sarebbe sincera, e rilanciare sarebbe senza rischio.',
    follow: 'Se da secondo non mettessi mai il teschio, il tuo disco sarebbe un fiore sicuro per chi apre.',
    open: 'Se sopra un fiore non aprissi mai alto, l’avversario potrebbe mettere fiori senza rischio e superarti.',
    raiseSkull: 'Se sopra il tuo teschio non rilanciassi mai, ogni apertura sincera riuscirebbe.',
    raiseFlower:
      'Se sopra un fiore non rilanciassi mai, l’avversario vincerebbe le sue sfide a buon mercato.',
  },
  unseen: 'I dischi dell’avversario restano coperti: conta ciò che mostri, non la fortuna.',
  next: 'Prossima situazione',

  readout: 'Che cosa hanno tradito le tue ultime cinquanta risposte',
  given: (n, of) => `${counted(n, 'risposta', 'risposte')} su ${of}`,
  kinds: {
    lead: 'Iniziare con il teschio',
    follow: 'Il teschio da secondo',
    open: 'Aprire con più di 1',
    raiseSkull: 'Rilanciare sopra il tuo teschio',
    raiseFlower: 'Rilanciare sopra un fiore',
  },
  compared: (bold, asked, n) => `Tu: ${bold} su ${asked}. Gioco perfetto: ${share(n)}.`,
  few: 'ancora troppo poche risposte',
  even: 'niente da leggere',
  often: 'troppo spesso',
  seldom: 'troppo di rado',
  tooFew: 'Ancora troppo poche risposte per dirlo.',
  unreadable: 'Nessuno potrebbe leggerti.',
  readable: (kinds, of) => `Ti si può leggere in ${counted(kinds, 'cosa', 'cose')} su ${of}.`,
  mistakes: (n) => `${counted(n, 'errore chiaro', 'errori chiari')} (ognuno costa almeno 5 partite su cento)`,
  test: (enough, risk) =>
    `Si giudica da ${enough} risposte di un tipo in su, e solo dove il caso le spiega a fatica: chi mescola alla perfezione è detto leggibile al massimo nel ${share(risk)} di tali serie di cinquanta.`,
  forget: 'Ricomincia',
};
