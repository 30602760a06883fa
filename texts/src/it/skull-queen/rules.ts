import type { Rules } from '../../skull-queen/rules.js';

export const rules: Rules = {
  goal: 'Ogni presa spinge su e giù per le passerelle i pirati di chi ha giocato le carte più alte e più basse. Guida i tuoi sulle caselle che valgono di più e tienili fuori dal mare; vince chi ha più punti.',
  chapters: {
    box: {
      title: 'Che cosa c’è nella scatola',
      'SQ-1':
        'Cinquanta carte: i numeri da 1 a 12 in rosso, giallo, verde e blu, e due senza colore, la **scimmia** (0) e il **primo ufficiale** (13). In due o tre giocatori tutti gli 1 e i 12 restano nella scatola: rimangono 42 carte.',
      cards: 'Quattro colori da 1 a 12. La scimmia vale 0 e il primo ufficiale 13.',
      'SQ-2':
        'Ognuno ha una passerella con cinque caselle, e quattro pirati, uno per colore. L’estremità stretta della passerella è la cima. Dalla cima in giù le caselle valgono 8, 5, 3, 2, 1 sul fronte e 1, 2, 3, 5, 8 sul retro ◇. La casella di mezzo vale 3, oppure 4 se siete d’accordo ◆.',
      planks: 'I due lati di una passerella. Chi sta su una casella riceve il numero che ha accanto.',
    },
    setup: {
      title: 'Preparazione',
      'SQ-3':
        'Si gioca una manche per ogni giocatore; in due sono due manche ◆. Per ogni manche tutte le carte in uso si rimescolano e si ridistribuiscono. Si sorteggia il primo mazziere; poi il mazzo gira in senso orario.',
      'SQ-4':
        'Ognuno riceve le carte indicate nella tabella. In quattro e in sei giocatori avanzano due carte: stanno scoperte al centro. Se una è la scimmia o il primo ufficiale, salta questa manche. Tutti l’hanno vista, ma non conta mai come carta del centro ◆.',
      players: {
        head: ['Giocatori', 'Carte', 'Mano', 'Centro', 'Manche'],
        rows: [['2 e fantasma']],
      },
    },
    placement: {
      title: 'I pirati in posizione',
      'SQ-6':
        'Guarda la tua mano e il centro. Poi tutti insieme scelgono un lato della passerella e una casella per ognuno dei quattro pirati; possono stare sulla stessa. Nessuno vede che cosa scelgono gli altri, e tutti possono cambiare idea finché anche l’ultimo non è pronto ◆.',
      noIdea:
        'Ancora nessuna idea? Con molte carte alte scegli il lato con l’8 in cima, con molte basse l’altro. Metti tutti e quattro i pirati in mezzo.',
      allInMiddle: {
        title: 'Tutti e quattro in mezzo',
        text: 'Se nessuno si muove per tutta la manche, valgono 4 × 3 = 12 punti. Si può fare di più.',
      },
    },
    turn: {
      title: 'Giocare le carte',
      'SQ-7':
        'Apre la prima presa chi siede dopo il mazziere. In senso orario, ognuno gioca una carta. La prima carta con un colore annuncia quel colore. Se hai quel colore devi giocarlo, oppure giocare la scimmia o il primo ufficiale, che si possono giocare sempre. Se non ce l’hai, gioca quello che vuoi. Le carte al centro non obbligano nessuno.',
      greenAnnounced:
        'È annunciato il verde. Il terzo giocatore può mettere il primo ufficiale anche se ha del verde in mano. Il quarto non ha verde e sceglie liberamente.',
      'SQ-8':
        'La scimmia e il primo ufficiale sono del colore annunciato. Se escono prima, aspettano la prima carta con un colore e prendono quello. Così nessuno dei due è mai solo nel suo colore, e ogni presa ha un colore annunciato.',
      monkeyFirst: {
        title: 'Prima la scimmia',
        text: 'Si apre con la scimmia, poi arriva [r4]: è annunciato il rosso, e la scimmia è uno 0 rosso. È la carta rossa più bassa, quindi il pirata rosso di chi l’ha giocata scende di una casella. [r9] è la più alta: lì si sale di una. [y12] è sola nel giallo e va al centro.',
      },
    },
    trick: {
      title: 'Che cosa fa una presa',
      'SQ-9':
        'La presa sono tutte le carte appena giocate insieme a quelle al centro. Si giudica colore per colore.\n**Una sola carta di un colore:** va al centro, o ci resta.\n**Due o più:** chi ha giocato la più alta muove il suo pirata di quel colore di una casella in **su**; chi ha giocato la più bassa, di una casella in **giù**. Se nella presa c’è l’**8** di quel colore, si sale di due caselle; se c’è il **5**, si scende di due, di chiunque siano e anche se stanno al centro. Le carte al centro non sono di nessuno: se una è la più alta o la più bassa, nessuno fa quella mossa. Dopo, tutte le carte di quel colore lasciano la manche.',
      centreInTheWay: {
        title: 'Il centro si mette in mezzo',
        text: 'Al centro ci sono [y4] e [b3]. Si giocano [b6], [g7], [b12] e [b8]. Solo il blu ha più carte. [b12] è la più alta, e per via di [b8] il pirata blu di chi l’ha giocata sale di due. La più bassa è [b3], del centro: nessuno scende. Le carte blu se ne vanno, [y4] e [g7] ora sono al centro, e poi apre chi ha giocato [b12].',
      },
      centreClears: {
        title: 'Il centro si svuota da solo',
        text: 'Al centro ci sono [y4] e [y9], e nessuno gioca giallo. Sono due carte gialle: lasciano entrambe la manche, e nel giallo nessuno si muove. Nel rosso [r10] fa salire un pirata di una casella e [r3] ne fa scendere un altro di una.',
      },
      eightAndFive: {
        title: 'L’8 e il 5 in persona',
        text: 'Tre giocatori. [g8] è la carta verde più alta: il pirata verde di chi l’ha giocata sale di due. [g5] è la più bassa: qui si scende di due. [r2], da solo, va al centro.',
      },
      'SQ-10':
        'Un pirata che dovrebbe uscire dalla passerella, da una parte o dall’altra, finisce in mare. Per questa manche è fuori, non vale niente, e nessuna mossa successiva lo riporta indietro.',
      tooFar: {
        title: 'Un passo di troppo',
        text: 'Fronte della passerella: un pirata in mezzo che sale di due sta sull’8. Se deve salire ancora, è in acqua e vale 0.',
      },
      'SQ-11':
        'La prossima presa la apre chi in questa ha giocato il numero più alto, di qualunque colore. La scimmia vale 0 e il primo ufficiale 13; il centro non conta. Tra numeri uguali vale l’ultimo giocato.',
      twoElevens:
        'Due undici. Quello blu è stato giocato per ultimo: chi l’ha giocato apre la prossima presa.',
    },
    scoring: {
      title: 'Punteggio',
      'SQ-12':
        'Quando le mani sono vuote, ogni pirata ancora su una passerella vale quanto dice la sua casella. Le carte rimaste al centro non valgono niente. Poi tutti i pirati scendono dalle passerelle, e per la manche seguente si scelgono di nuovo lato e caselle.',
      front: {
        title: 'Una manche sul fronte',
        text: 'Il rosso sta sull’8, il giallo sul 5, il verde sul 2, e il blu è in mare: 8 + 5 + 2 + 0 = 15 punti.',
      },
      back: {
        title: 'Una manche sul retro',
        text: 'Il rosso sta sulla casella in fondo, il giallo sulla quarta, il verde in mezzo e il blu in cima: 8 + 5 + 3 + 1 = 17 punti, o 18 se il mezzo vale 4.',
      },
      'SQ-5': 'Vince chi ha più punti dopo l’ultima manche. A parità di punti si condivide la vittoria ◆.',
    },
    two: {
      title: 'Due giocatori e un fantasma',
      'SQ-13':
        'Si distribuisce come in tre. La terza mano diventa la pila coperta del fantasma. Il fantasma apre ogni presa con la prima carta della sua pila, quindi {SQ-11} non serve.\nPoi entrambi i giocatori scelgono in segreto una carta, legati da {SQ-7} al colore del fantasma; le due carte si mostrano insieme e la presa si giudica come al solito.\nIl fantasma non ha passerella: se la sua carta è la più alta o la più bassa, nessuno fa quella mossa. I due giocatori fanno il mazziere a turno.',
      withGhost: {
        title: 'Una presa con il fantasma',
        text: 'Il fantasma apre con [g9]. Tu mostri [g3]; l’altro giocatore non ha verde e mostra [b6]. La carta verde più alta è del fantasma: nessuno sale. La più bassa è la tua: il tuo pirata verde scende di una. [b6] va al centro.',
      },
      'SQ-14':
        'Se il fantasma apre con la scimmia o il primo ufficiale, entrambi scelgono liberamente. Il colore annunciato è quello della carta di chi siede dopo il mazziere o, se non ne ha, di quella dell’altro ◆.',
    },
    options: {
      title: 'Tutte le opzioni',
      all: [
        '**Mezzo della passerella** {SQ-2}: 3 punti, come al solito, o 4. Con 4 conviene di più lasciare un pirata dove l’hai messo.',
      ],
    },
    secrets: {
      title: 'Chi sa che cosa',
      who: {
        head: ['Che cosa', 'Chi lo sa'],
        rows: [
          ['La tua mano, e la carta che hai scelto accanto al fantasma', 'Tu; tutti, una volta giocata'],
          ['Dove stanno i tuoi pirati', 'Tu; tutti, quando anche l’ultimo è pronto'],
          ['Il centro, e una scimmia o un primo ufficiale messi lì', 'Tutti'],
          ['Ogni carta giocata in questa manche, e da chi', 'Tutti'],
          ['Chi ha mostrato di non avere un colore', 'Tutti'],
          ['La pila del fantasma', 'Nessuno; quante carte ha, tutti'],
        ],
      },
    },
  },
  questions: {
    monkeyForColour: {
      ask: 'Ho il colore annunciato. Posso giocare lo stesso la scimmia o il primo ufficiale?',
      answer: 'Sì, sempre ({SQ-7}). Vale allora come una carta del colore annunciato ({SQ-8}).',
    },
    centreAnnounces: {
      ask: 'Le carte al centro annunciano un colore, o devo rispondere a quelle?',
      answer:
        'No. Solo le carte giocate in questa presa annunciano un colore ({SQ-7}). Ma quando la presa si giudica, il centro conta ({SQ-9}).',
    },
    thrownIn: {
      ask: 'Non potevo rispondere e ho giocato una carta rossa. Può muovere il mio pirata rosso?',
      answer:
        'Sì. Si giudica ogni colore della presa, non solo quello annunciato. Se è stata giocata un’altra carta rossa o ce n’è una al centro, la tua può essere la più alta o la più bassa. Se è sola, va al centro ({SQ-9}).',
    },
    severalMove: {
      ask: 'In una presa si possono muovere più miei pirati?',
      answer:
        'No. Giochi una carta, quindi un colore, e un pirata al massimo. E non sale e scende mai nella stessa presa: ci vorrebbero due carte tue.',
    },
    eightItself: {
      ask: 'La carta più alta è proprio l’8. Chi l’ha giocato sale di due?',
      answer:
        'Sì. Conta che l’8 sia nella presa, non chi l’ha giocato. Allo stesso modo chi gioca un 5 che è la carta più bassa scende di due ({SQ-9}).',
    },
    eightInCentre: {
      ask: 'L’8 è al centro. Raddoppia lo stesso?',
      answer:
        'Sì, appena arriva una seconda carta del suo colore e il colore si giudica. Poi se ne va con le altre, quindi vale una volta sola ({SQ-9}).',
    },
    overboardFollows: {
      ask: 'Il mio pirata rosso è in mare. Devo rispondere ancora al rosso?',
      answer:
        'Sì. Tutte le carte valgono come prima, e le tue contano ancora per i pirati degli altri. Solo il tuo pirata rosso non si muove più ({SQ-10}).',
    },
    topIsSafe: {
      ask: 'Un pirata proprio in cima è al sicuro?',
      answer:
        'No. La prossima mossa in su lo porta in mare, così come uno in fondo cade alla prossima mossa in giù ({SQ-10}).',
    },
    highestInCentre: {
      ask: 'Il numero più alto della presa è al centro. Chi apre?',
      answer:
        'Chi ha giocato il numero più alto dalla propria mano. Per l’apertura il centro non conta ({SQ-11}).',
    },
    mateInCentre: {
      ask: 'Il primo ufficiale è avanzato e sta al centro. Che cosa fa lì?',
      answer: 'Niente. Lì non ha colore e salta la manche; dice soltanto che nessuno ce l’ha ({SQ-4}).',
    },
    stopMoving: {
      ask: 'I miei pirati sono sulle caselle giuste e mancano tre prese. Posso fermarli?',
      answer:
        'No. Ogni mossa va fatta, voluta o no. Prova a giocare carte che non siano né le più alte né le più basse del loro colore.',
    },
  },
  cheat: {
    round: {
      title: 'Una manche',
      lines: [
        'In 2 o 3: senza gli 1 e i 12, 14 carte a testa.',
        'In 4: 12 carte · in 5: 10 carte · in 6: 8 carte.',
        'In 4 e in 6: 2 carte scoperte al centro.',
        'Tutti insieme: si sceglie il lato e si mettono 4 pirati.',
        'Apre chi siede dopo il mazziere.',
      ],
    },
    card: {
      title: 'Quale carta?',
      lines: [
        'La prima carta con un colore lo annuncia.',
        'Ce l’hai? Giocalo, o gioca la scimmia o il primo ufficiale.',
        'Non ce l’hai? Gioca quello che vuoi.',
        'Scimmia (0) e primo ufficiale (13) prendono il colore annunciato.',
        'Il centro non obbliga nessuno.',
      ],
    },
    judge: {
      title: 'Giudicare ogni colore',
      lines: [
        'Carte giocate e centro insieme.',
        'Una carta: al centro.',
        'Due o più: la più alta **su di 1**, la più bassa **giù di 1**.',
        'Con l’8 nella presa: **su di 2** · con il 5: **giù di 2**.',
        'La più alta o la più bassa è al centro: nessuno si muove.',
        'Poi le carte di quel colore lasciano la manche.',
      ],
    },
    plank: {
      title: 'Passerella',
      lines: [
        'Fronte, dalla cima: **8, 5, 3, 2, 1**.',
        'Retro, dalla cima: **1, 2, 3, 5, 8**.',
        'Oltre un’estremità: in mare, 0 punti.',
      ],
    },
    next: {
      title: 'Prossima presa',
      lines: [
        'Apre il numero più alto, di qualunque colore.',
        'Numeri uguali: l’ultimo giocato.',
        'Il centro non conta.',
      ],
    },
    end: {
      title: 'Fine',
      lines: [
        'Mani vuote: ogni pirata vale la sua casella.',
        'Una manche per giocatore (in due: 2).',
        'Vince chi ha più punti; a parità si condivide.',
      ],
    },
    two: {
      title: 'In due',
      lines: [
        'Terza mano: la pila del fantasma.',
        'Il fantasma apre ogni presa.',
        'I due scelgono in segreto, poi mostrano insieme.',
        'Il fantasma non ha pirati da muovere.',
      ],
    },
  },
};
