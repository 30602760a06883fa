import type { Rules } from '../../queens-collection/rules.js';

export const rules: Rules = {
  goal: 'Scopri carte, ma non troppe, abbinale a quelle del mercato, e porta a casa pedine e scrigni per fare punti. Si può giocare anche a due squadre; tutti insieme, o in solitario, si rimettono al loro posto pedine sparse.',
  chapters: {
    box: {
      title: 'Che cosa c’è nella scatola',
      'QC-1':
        'Otto colori. Per ogni colore ci sono tre pedine, 24 in tutto; quattro carte pedina; e una carta scrigno con tre spazi. Con sei jolly le carte sono 38. Per giocare tutti insieme le carte scrigno hanno un lato più facile con due spazi, per 16 pedine, due per colore ◇.',
      colours:
        'Rosso, verde, giallo, blu, viola, turchese, bianco e nero, ognuno con una pietra di forma diversa, e il jolly.',
      oneColour: 'Tutto ciò che c’è di un colore: lo scrigno, tre pedine e quattro carte pedina.',
    },
    setup: {
      title: 'Preparazione',
      players: {
        head: ['Giocatori', 'Modi di giocare', 'Manche', 'Carte in mano'],
        rows: [
          ['in solitario'],
          ['2 o 3', 'ognuno per sé', 'tante quanti i giocatori'],
          ['ognuno per sé, o due squadre'],
          ['da 2 a 4', 'tutti insieme'],
        ],
      },
      'QC-2':
        'Ognuno per sé (da 2 a 4 giocatori): si giocano tante manche quanti sono i giocatori. Ogni manche comincia da capo. Tutte le pedine stanno sullo scrigno del loro colore; tutte le carte si mescolano e diventano il mazzo; ognuno riceve due carte, che nessun altro vede; tre carte stanno scoperte nel mercato. Si sorteggia chi inizia; in ogni manche seguente tocca a chi siede a sinistra.',
    },
    turn: {
      title: 'Il tuo turno',
      'QC-3':
        '**Primo passo: scoprire.** Scopri carte del mazzo una dopo l’altra ◆, quante ne vuoi ma al massimo cinque, o nessuna.\nAppena ci sono due carte pedina dello stesso colore, hai sfidato troppo la fortuna: tutto ciò che hai scoperto in questo turno è scartato, e il passo è finito. Altrimenti le carte vanno nella tua mano quando ti fermi, o quando sono cinque.\nUn jolly non ha colore e non si scontra con niente ◆. Puoi avere in mano quante carte vuoi.',
      oneTooMany: {
        title: 'Una carta di troppo',
        text: 'Scopri [c3], [joker], [c5] e poi di nuovo [c3]: sono scartate tutte e quattro. Le carte che avevi prima restano nella tua mano.',
      },
      'QC-4':
        '**Secondo passo: prendere o scambiare.** Con una carta in mano devi fare una delle due cose: prendere pedine ({QC-5}) o scambiare carte ({QC-7}). Con la mano vuota, o quando non si può fare né l’una né l’altra, salti questo passo ◆.',
      'QC-5':
        '**Prendere.** Fai una, due o tre coppie. Una coppia è una carta del mercato e una della tua mano, dello stesso colore. Per ogni coppia prendi una pedina di quel colore dallo scrigno e scarti le carte. Chi prende l’ultima pedina di uno scrigno prende anche la carta scrigno. Tra una coppia e l’altra il mercato non si riempie.\nUn **jolly** vale come qualunque carta pedina, sia nella tua mano sia nel mercato ◆. Anche **due carte pedina dello stesso colore** della tua mano, insieme, valgono come una qualunque carta della tua mano, perfino del loro stesso colore. Quando tutti e due i lati di una coppia sono liberi, perché il tuo jolly o le tue due carte incontrano il jolly del mercato, il colore lo dici tu; deve avere ancora una pedina ◆.',
      pairs: {
        head: ['Dalla tua mano', 'Dal mercato', 'Prendi'],
        rows: [
          ['una pedina blu'],
          ['una pedina rossa'],
          ['una pedina verde'],
          ['una pedina verde'],
          ['una pedina del colore che dici'],
          ['una pedina del colore che dici'],
        ],
      },
      market: 'Questo è il mercato.',
      whatToTake: {
        title: 'Che cosa puoi prendere?',
        text: 'Questa è la tua mano. [c4] con [c4] prende una pedina blu, e i tuoi due [c1] con [c2] ne prendono una verde. Oppure un solo [c1] con il [joker] del mercato prende una pedina rossa. Con [c4] per il blu e un [c1] per il [joker] ti resterebbe in mano un [c1].',
      },
      'QC-6':
        'Una coppia il cui colore non ha più pedine è permessa e conta come una delle tue tre. Non porta niente, ma ti libera di carte: tutte le sue carte, anche i jolly, sono fuori fino alla fine della manche ◆.',
      'QC-7':
        '**Scambiare.** Metti nel mercato una, due o tre carte della tua mano e prendine altrettante di quelle che c’erano. Non puoi scambiare più carte di quante ne ha il mercato.',
      'QC-8':
        'A fine turno il mercato si riempie fino a tre carte. Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo. Le carte scoperte nel turno in corso non ne fanno parte finché il passo non è finito. Se non c’è più niente, non si scopre e non si riempie ◆.',
    },
    scoring: {
      title: 'Fine della manche e punteggio',
      'QC-9':
        'La manche finisce dopo un turno che lascia pedine su uno scrigno al massimo; il turno si può giocare fino in fondo, con tutte le sue coppie ◆. Uno scrigno con ancora delle pedine non conta per nessuno. La manche finisce anche quando nessuno ha preso una pedina per cinque turni a testa, tutti di fila ◆.',
      'QC-10':
        'Ogni carta scrigno vale 3 punti, ogni pedina 2, e ogni carta rimasta nella tua mano ne costa 1. Dopo l’ultima manche vince il totale più alto; a parità si condivide la vittoria.',
      goodRound: {
        title: 'Una buona manche',
        text: 'Due scrigni, sei pedine e una carta rimasta in mano: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 punti.',
      },
      tooManyCards: {
        title: 'Troppe carte',
        text: 'Nessuno scrigno, tre pedine e cinque carte rimaste in mano: 3 × 2 − 5 = 1 punto. Tenersi le carte ha un prezzo.',
      },
    },
    teams: {
      title: 'Due contro due',
      'QC-11':
        'Quattro giocatori. I compagni siedono uno di fronte all’altro e vedono ognuno le carte dell’altro ◆. Tutto il resto va come sopra, e le coppie si fanno solo con la propria mano.',
      'QC-12':
        'Invece che con il mercato puoi scambiare con il tuo compagno, ma mai con tutti e due nello stesso turno. Le carte di entrambi le scegli tu, e il compagno non deve essere d’accordo; al massimo tre carte, e non più di quante ne abbia ognuno di voi. Gli avversari vedono quante carte passano di mano, e nient’altro ◆.',
      'QC-13':
        'Una squadra ha i punti dei suoi due giocatori insieme. Vince il totale più alto; a parità si condivide la vittoria.',
      together: {
        title: 'Contati insieme',
        text: 'Tu hai due scrigni, sei pedine e una carta: 17 punti. Il tuo compagno ha uno scrigno, quattro pedine e due carte: 3 + 8 − 2 = 9. La squadra ne ha 26.',
      },
    },
    together: {
      title: 'Tutti insieme, o in solitario',
      'QC-14':
        'Da uno a quattro giocatori, una partita ◇. Le pedine si mettono a caso sugli scrigni, nessuna sul proprio colore. Ognuno ha tre carte, scoperte davanti a tutti. Si sorteggia chi inizia.',
      'QC-15':
        'Nel tuo turno fai una di quattro cose, poi peschi fino a tornare a tre carte ◇.\n**(a)** Gioca due carte di colore diverso, e scambia una pedina di un colore con una dell’altro, quali vuoi.\n**(b)** Gioca un jolly, o due carte dello stesso colore, e scambia due pedine qualsiasi.\n**(c)** Scarta una, due o tre carte.\n**(d)** Se non giochi in solitario, e finché c’è il mazzo: baratta una tua carta con una qualunque di un altro giocatore. Le scegli tutte e due tu, e la prima carta del mazzo si scarta senza guardarla.',
      swap: 'Con queste due carte scambi una pedina rossa con una blu. Nel migliore dei casi tornano a casa tutte e due.',
      'QC-16':
        'Gli scarti non si usano più ◇. Quando se ne va l’ultima carta del mazzo, ognuno ha ancora un turno, a cominciare dal prossimo giocatore, e non pesca più. Chi non può fare niente passa. Appena ogni pedina è a casa la partita è finita ◆.',
      'QC-17':
        'Ogni scrigno che contiene solo le sue pedine dà tanti punti quanti sono i suoi spazi; ogni pedina fuori casa ne costa uno ◇. Al massimo sono 24, o 16 sul lato più facile. Com’è andata: sotto zero il voto è 1, sotto il 25% del massimo 2, sotto il 50% 3, sotto il 100% 4, e con tutto è 5 ◆.',
      grades: {
        head: ['Voto', 'Su 24', 'Su 16'],
        rows: [
          ['1 · Naufragio', 'sotto 0', 'sotto 0'],
          ['2 · A galla per un pelo', 'da 0 a 5', 'da 0 a 3'],
          ['3 · Vento in poppa', 'da 6 a 11', 'da 4 a 7'],
          ['4 · Un ricco bottino', 'da 12 a 16', 'da 8 a 10'],
          ['5 · Tutti i tesori a bordo'],
        ],
      },
      sevenAstray: {
        title: 'Sette pedine fuori casa',
        text: 'Tre spazi per scrigno. Cinque scrigni sono completi, e sette pedine sono fuori casa: 5 × 3 − 7 = 8 punti su 24, cioè il 33%: voto 3.',
      },
      oneShort: {
        title: 'Manca uno scambio',
        text: 'Solo due pedine stanno l’una nello scrigno dell’altra. Questo rovina tutti e due gli scrigni: 6 × 3 − 2 = 16 punti su 24, voto 4. Sul lato più facile sono 6 × 2 − 2 = 10 su 16, sempre voto 4.',
      },
    },
    options: {
      title: 'Tutte le opzioni',
      all: [
        '**Modalità**: ognuno per sé, come al solito, da 2 a 4 giocatori {QC-2}; due squadre da due, esattamente in 4 {QC-11}; o tutti insieme, da 1 a 4 {QC-14}.',
        '**Spazi per scrigno** {QC-1}: tre, come al solito; o due, per una partita più facile. Si può scegliere solo quando si gioca tutti insieme.',
      ],
    },
    secrets: {
      title: 'Chi sa che cosa',
      who: {
        head: ['Che cosa', 'Chi lo sa'],
        rows: [
          ['Le due carte con cui inizi', 'Tu, e in squadra il tuo compagno'],
          ['Carte scoperte, messe nel mercato o prese da lì', 'Tutti'],
          ['Carte usate per le coppie', 'Tutti'],
          ['Carte scambiate tra compagni', 'Loro due; gli altri vedono quante'],
          ['Le mani, tutti insieme', 'Tutti'],
          ['Una carta scartata per un baratto', 'Nessuno'],
          ['L’ordine del mazzo', 'Nessuno'],
        ],
      },
    },
  },
  questions: {
    clashWithHand: {
      ask: 'Le carte che scopro si scontrano con la mia mano o con il mercato?',
      answer: 'No. Si scontrano tra loro solo le carte scoperte in questo turno ({QC-3}).',
    },
    pushedLuck: {
      ask: 'Ho sfidato troppo la fortuna. Perdo la mano, o il turno?',
      answer:
        'Né l’una né l’altro. Se ne vanno solo le carte scoperte in questo turno. Con una carta in mano passi al secondo passo, e lì devi prendere o scambiare ({QC-4}).',
    },
    twoJokers: {
      ask: 'Ho scoperto due jolly: si scontrano?',
      answer:
        'No. Un jolly non ha colore, quindi non si scontra né con un altro jolly né con altro ({QC-3}).',
    },
    takeAndSwap: {
      ask: 'Posso prendere pedine e scambiare carte nello stesso turno?',
      answer: 'No, o l’uno o l’altro ({QC-4}). Qualunque cosa scegli, puoi farla fino a tre volte.',
    },
    jokersAsPair: {
      ask: 'Due jolly, o un jolly e una carta, valgono una carta qualsiasi come due carte uguali?',
      answer: 'No. Ci vogliono due carte pedina dello stesso colore ({QC-5}). Un jolly fa lo stesso da solo.',
    },
    redForRed: {
      ask: 'Perché dovrei pagare due carte rosse per una pedina rossa?',
      answer:
        'Per liberarti di una: alla fine ogni carta in mano costa un punto ({QC-10}). È permesso anche se basterebbe una sola carta rossa ({QC-5}).',
    },
    pawnsGone: {
      ask: 'Le pedine rosse sono finite. A che cosa servono ora le carte rosse?',
      answer:
        'Due valgono ancora una qualsiasi altra carta ({QC-5}). Oppure abbinane una a una carta rossa del mercato: non porta pedine, ma le carte se ne vanno ({QC-6}). Oppure scambiale ({QC-7}).',
    },
    marketFilled: {
      ask: 'Il mercato si riempie mentre faccio le mie coppie?',
      answer: 'No, solo alla fine del turno ({QC-8}). Perciò le coppie sono al massimo tre.',
    },
    takeBack: {
      ask: 'Posso riprendermi una carta che ho appena messo nel mercato?',
      answer:
        'No. Ricevi carte che c’erano prima del tuo scambio, e quello che hai appena messo resta lì ({QC-7}).',
    },
    oneBoxLeft: {
      ask: 'Con la mia prima coppia resta un solo scrigno con pedine. Posso fare le altre coppie?',
      answer:
        'Sì. La manche finisce dopo il tuo turno: puoi giocarlo fino in fondo e perfino svuotare l’ultimo scrigno ({QC-9}).',
    },
    lastCardTraded: {
      ask: 'Tutti insieme: l’ultima carta del mazzo è stata scartata per un baratto. E ora?',
      answer:
        'Come se fosse stata pescata: ognuno ha ancora un turno, e chi ha barattato ha il suo per ultimo ({QC-16}).',
    },
    jokerAsColour: {
      ask: 'Tutti insieme: posso usare un jolly come uno di due colori diversi?',
      answer: 'Non serve. Un jolly da solo scambia già due pedine qualsiasi ({QC-15}).',
    },
  },
  cheat: {
    round: {
      title: 'Una manche',
      lines: [
        'Ognuno per sé o a squadre: tante manche quanti i giocatori.',
        'Pedine sui loro scrigni, 2 carte a testa, 3 nel mercato.',
        'Nel tuo turno: scopri, poi prendi o scambia.',
      ],
    },
    turnUp: {
      title: '1 · Scoprire',
      lines: [
        'Da 0 a 5 carte del mazzo, una alla volta.',
        'Due dello stesso colore: si scartano tutte.',
        'Altrimenti vanno nella tua mano.',
        'I jolly non si scontrano mai.',
      ],
    },
    take: {
      title: '2a · Prendere pedine',
      lines: [
        'Da 1 a 3 coppie: una carta della mano, una del mercato, stesso colore.',
        'Un jolly, in mano o nel mercato: qualunque colore.',
        'Due dello stesso colore dalla mano: una carta qualsiasi.',
        'Liberi tutti e due i lati: di’ un colore che ha pedine.',
        'Ultima pedina di uno scrigno: anche lo scrigno.',
        'Niente più pedine: le carte sono fuori per la manche.',
      ],
    },
    swap: {
      title: '2b · O scambiare',
      lines: [
        'Da 1 a 3 carte con il mercato.',
        'A squadre: oppure con il tuo compagno.',
        'Poi riempi il mercato fino a 3.',
      ],
    },
    end: {
      title: 'Fine e punti',
      lines: [
        'Pedine su uno scrigno al massimo: si finisce il turno, poi la manche è finita.',
        'Scrigno **3** · pedina **2** · carta rimasta in mano **−1**.',
        'Vince chi ha più punti; una squadra somma i due giocatori.',
      ],
    },
    together: {
      title: 'Tutti insieme: il tuo turno',
      lines: [
        'Due colori diversi: scambia una pedina di ognuno.',
        'Un jolly o due dello stesso colore: scambia due pedine qualsiasi.',
        'Scarta da 1 a 3 carte.',
        'Baratta una carta con un giocatore; se ne va una carta del mazzo.',
        'Poi pesca fino a 3; mazzo finito: ancora un turno a testa.',
      ],
    },
    togetherPoints: {
      title: 'Tutti insieme: punti',
      lines: [
        'Scrigno completo: i suoi spazi (**3**, o 2).',
        'Pedina fuori casa: **−1**.',
        'Al massimo 24 (lato più facile: 16).',
      ],
    },
  },
};
