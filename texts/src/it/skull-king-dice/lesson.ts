import type { LessonWords } from '../../skull-king-dice/lesson.js';

export const lesson = {
  about: 'Punta sui tuoi dadi, e lascia che li tiri il mare.',
  welcome:
    'Ohilà! Peschi dadi in segreto, dici quante prese vincerai, e fai punti solo se il numero è esatto. Il dado lo scegli tu; che cosa mostra, lo decide il mare.',
  black:
    'Un dado a testa, e il tuo è nero: mostra 5, 6 o 7. Il blu va da 3 a 5, il rosso da 1 a 3. Il numero più alto vince la presa.',
  bidOne: 'Il nero è il colore più forte: questa presa dovrebbe essere tua. Punta 1.',
  bidOneZero:
    'Con un dado nero dovresti sperare che qualcuno batta il tuo 5, 6 o 7. Vincere dopo aver puntato 0 qui costa 10 punti.',
  roll: 'Le puntate sono scoperte, e inizi tu. Tira il dado nero.',
  wonOne:
    'Un 6, e nessuno ci è andato vicino. Una puntata, una vinta: 20 punti. Anche Brass ha puntato 1, ma non l’ha fatta: meno 10.',
  weak: 'Manche 2: un dado rosso con 1, 2 o 3, e uno giallo con tre bandiere, due 1 e un solo 7. Una bandiera non batte niente.',
  bidNone:
    'I dadi deboli sono ottimi, se non prometti niente: uno zero centrato porta 10 punti per dado, quindi 20. Punta 0.',
  bidNoneHigh:
    'Solo l’unico 7 del dado giallo potrebbe farti vincere, una volta su sei. Conviene puntare zero.',
  red: 'Si è aperto con il nero e tu non ne hai: puoi tirare quello che vuoi. Il dado rosso non può battere un 5. Tiralo.',
  redYellow:
    'Una bandiera: che fortuna! Ma una faccia di quel dado è un 7, che avrebbe vinto la presa. Il rosso si ferma a 3: qui è al sicuro.',
  yellow:
    'Si è aperto con il rosso e il tuo l’hai già tirato: di nuovo scelta libera. La bandiera di un pirata è solo una bandiera. Tira il dado giallo e spera che non esca il 7.',
  zeroKept:
    'Una bandiera! Niente di vinto, come promesso: 20 punti. Mina ne ha vinte due invece di una, e Brass nessuna invece di due.',
  mermaid:
    'Manche 3. I dadi speciali hanno quattro teschi e due bandiere. Un teschio batte tutti i numeri; il pirata batte la sirena, lo Skull King batte il pirata, la sirena batte il Re.',
  bidMermaid: 'Una presa per la sirena, due volte su tre. Blu e rosso dovrebbero perdere. Punta 1.',
  bidMermaidZero:
    'La sirena mostra il teschio due volte su tre, e allora hai una presa che non volevi. Costa 30.',
  bidMermaidHigh:
    'Blu e rosso sono troppo deboli per contarci. Una presa per la sirena è una buona promessa.',
  follow:
    'Si è aperto con il blu e tu ne hai: tiralo, o tira un dado speciale. Il rosso deve aspettare: toccalo, e il tavolo ti dice perché. Tira il blu.',
  followMermaid:
    'I dadi speciali si possono tirare sempre, e lei qui vincerebbe. Ma lo Skull King non è ancora uscito. Tienila.',
  catchKing:
    'Il teschio dello Skull King! I dadi speciali non fissano un colore: puoi scegliere. Manda la sirena: se mostra il teschio vince, con altri 50 punti.',
  catchKingRed:
    'Il dado rosso non può battere un teschio. La sirena sì, due volte su tre, e catturare il Re porta 50.',
  lastDie:
    'L’ha preso! Hai vinto la presa, quindi apri. La tua puntata è completa: tira il rosso e perdi in pace.',
  kingCaught: 'Una puntata, una vinta: 20 punti, e altri 50 per il Re!',
  alone: 'Manche 4, e ora senza di me: punta e tira come vuoi.',
  aloneWell: 'Proprio come avevi puntato, e senza aiuto!',
  aloneBadly: 'Stavolta non è andata come avevi puntato. Colpa del mare.',
  end: 'Una partita intera ha otto manche, ognuna con un dado in più.',
} as const satisfies LessonWords;
