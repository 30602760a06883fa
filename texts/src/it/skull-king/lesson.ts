import type { LessonWords } from '../../skull-king/lesson.js';

export const lesson = {
  about: 'Puntate, briscola, fughe, la Tigre, e la sirena che cattura il Re.',
  welcome:
    'Ohilà! Prima di ogni manche dici quante prese farai, e fai punti solo se il numero è esatto. Quattro brevi manche con Mina e Brass, una senza il mio aiuto, e saprai come funziona.',
  trump:
    'Una carta a testa, e la tua è l’8 nero. Il nero è briscola: batte verde, giallo e viola, per quanto alti siano.',
  bidOne: 'Su questa presa puoi contare. Mina e Brass hanno scelto in segreto. Punta 1.',
  bidOneZero:
    'Puntare 0 vuol dire perdere la presa, e un 8 nero non la perde quasi mai. Se la vince, perdi 10 punti.',
  lead: 'Le puntate si scoprono tutte insieme. Siedi a sinistra del mazziere, quindi apri tu la prima presa: gioca la tua carta.',
  trumpWon:
    'Il tuo 8 batte perfino il 14 verde, perché il nero è briscola. Una puntata, una fatta: 20 punti. E altri 10, perché nella presa c’era un 14.',
  escape:
    'Manche 2: un 4 verde e una fuga, la bandiera bianca. Una fuga perde contro tutto. Con una mano così puoi promettere di non prendere niente.',
  bidNone: 'Uno zero centrato vale 10 punti per ogni carta distribuita, qui 20. Punta 0.',
  bidNoneHigh:
    'Con che cosa? Il 4 è basso, e la fuga non batte mai niente. Ogni presa di differenza costa 10 punti; uno zero centrato ne porta 20.',
  under:
    'Il seme d’apertura è il verde e tu ne hai, quindi rispondi al seme. Una fuga si può giocare sempre, ma tienila: il tuo 4 passa tranquillo sotto il 14.',
  underEscape:
    'È permesso: le carte senza numero si giocano quando si vuole. Ma così ti resta il 4, e se poi nessuno ha quel seme vince la presa, e addio zero.',
  escapeNow:
    'Un pirata! I pirati battono tutti i numeri, anche i neri. La tua ultima carta è la fuga: giocala.',
  zeroKept:
    'Nessuna presa, proprio come avevi detto: 20 punti. Brass ha puntato 2 e ne ha fatte 2. Mina ha puntato 1 e non ne ha fatte: le costa 10.',
  mermaid:
    'Manche 3, tre carte. Una sirena batte tutti i numeri e perde contro i pirati. Lo Skull King batte i pirati. E la sirena, lei sola, batte lo Skull King.',
  bidMermaid: 'Conta una presa per la sirena, e nessuna per il 7 giallo e il 2 viola. Punta 1.',
  bidMermaidZero:
    'Solo un pirata potrebbe evitarti di vincere una presa con la sirena. Se va male, uno zero sbagliato costa 10 per ogni carta distribuita: 30.',
  bidMermaidHigh:
    'Il 7 e il 2 sono troppo deboli per contarci. Una presa per la sirena è una buona promessa.',
  follow:
    'Il seme d’apertura è il giallo e tu ne hai, quindi il 2 viola deve restare: toccalo, e il tavolo ti dice perché. Gioca il 7 giallo.',
  followMermaid:
    'È permesso, e vincerebbe la presa. Ma le carte grosse sono ancora in giro. Tienila: più tardi vale di più.',
  catchKing:
    'Lo Skull King! E l’ultima carta tocca a te. Solo una sirena lo batte, e catturarlo porta altri 40 punti. Giocala.',
  catchKingLow: 'Così il Re vince la presa, e la tua sirena non avrà un’occasione migliore. Catturalo!',
  lastCard: 'Hai vinto la presa, quindi apri. La tua puntata è completa: il 2 può andare.',
  kingCaught: 'Una puntata, una fatta: 20 punti, e altri 40 per il Re!',
  tigress: 'Manche 4: un 4 giallo e la Tigre. È pirata o fuga, come vuoi: lo decidi quando la giochi.',
  bidTigress: 'Come pirata dovrebbe fare una presa; il 4 nessuna. Punta 1.',
  bidTigressZero:
    'Può andare: come fuga non prende niente. Ma allora deve perdere anche il 4. Stavolta falla vincere.',
  bidTigressTwo: 'Il 4 è troppo basso per una presa. Conta solo sulla Tigre.',
  tigressLeads:
    'Apri tu. Se due pirati si incontrano in una presa, vince il primo giocato. Quindi non aspettare: gioca la Tigre come pirata.',
  tigressEscapes: 'Come fuga perde la presa, e il 4 difficilmente vincerà l’altra. Come pirata la vince.',
  tigressWaits:
    'Così qualcuno può giocare un pirata prima di lei, e la Tigre arriva tardi: di due pirati vince il primo.',
  firstPirate:
    'Will è arrivato secondo, quindi la presa va alla Tigre. La tua puntata è completa: il 4 può andare.',
  alone: 'L’ultima manche, e ora senza di me: punta e gioca come vuoi.',
  aloneWell: 'Proprio come avevi puntato, e senza aiuto!',
  aloneBadly: 'Stavolta non è andata come avevi puntato. Succede anche ai vecchi capitani.',
  end: 'Una vera partita ha dieci manche, da una carta a dieci.',
} as const satisfies LessonWords;
