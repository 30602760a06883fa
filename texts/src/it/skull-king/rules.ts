import type { Rules } from '../../skull-king/rules.js';

export const rules: Rules = {
  goal: 'Prima di ogni manche dici quante prese farai, e poi ne fai esattamente tante, né una di più né una di meno. Dopo dieci manche, ognuna con una carta in più della precedente, vince chi ha più punti.',
  chapters: {
    cards: {
      title: 'Le carte',
      kinds: {
        head: ['Carte', 'Quante', 'Che cosa sono'],
        rows: [
          ['verde, giallo e viola: i semi semplici'],
          ['il nero, la briscola (atout): batte gli altri tre semi'],
          ['la bandiera bianca: non vince quasi mai una presa'],
          ['i pirati; battono tutti i numeri'],
          ['pirata o fuga, come dici quando la giochi'],
          ['batte i pirati, cade davanti a una sirena'],
          ['batte tutti i numeri e lo Skull King, cade davanti ai pirati'],
          ['1 ciascuno', 'se giocate con loro: mettono sottosopra una presa'],
          ['se giocate con lui: crea alleanze'],
        ],
      },
      seven: 'Un numero, la briscola più alta, una fuga, un pirata, la Tigre, lo Skull King e una sirena.',
      'SK-1':
        'Il mazzo base ha **70 carte**. Kraken, balena, bottino e poteri dei pirati sono opzioni: prendetene una sola, alcune o tutte insieme.',
      'SK-2':
        'Nella scatola ci sono carte bianche, e ognuna può diventare una **carta della casa**, fino a quattro. Il capotavola le dà un nome e ne fa una cosa sola: una fuga, un pirata senza potere, una sirena, o un numero da 0 a 15 di un seme. Da quel momento lo è in tutto e per tutto, in ogni regola ◆. Una carta della casa con un 14 rende quanto un 14; 0 e 15 non rendono niente ◆. Lo Skull King riceve i suoi 30 anche per un pirata della casa. Le carte della casa contano quando il mazzo si divide tra le mani.',
    },
    setup: {
      title: 'Preparazione',
      players: {
        head: ['Giocatori', 'Che cosa sapere'],
        rows: [
          ['Si dà una terza mano al fantasma Barbagrigia: {SK-35}.'],
          ['Da 3 a 7', 'Come scritto; il mazzo basta per dieci carte a testa.'],
          ['Con 70 carte le manche 9 e 10 si giocano con 8 carte: di più non ce ne sono.'],
        ],
      },
      'SK-3':
        'Ci sono **dieci manche**. Nella prima si riceve una carta, nella seconda due, e così via; ogni volta si rimescola tutto il mazzo. Nessuno riceve mai più del mazzo diviso per le mani, arrotondato per difetto: così tutti hanno sempre lo stesso numero di carte. Dove queste regole dicono «carte distribuite», intendono quelle davvero distribuite.',
      'SK-4':
        'Potete accordarvi su altre manche ◇: **mare calmo** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **rissa** 6, 7, 8, 9, 10; **razzia** cinque manche da 5; **bordata** dieci manche da 10; **vortice** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **buonanotte** una sola manche da 1; oppure una lista vostra, da 1 a 20 manche con 1–14 carte.',
      'SK-5': 'Il caso sceglie il primo mazziere ◆. Dopo ogni manche il mazzo passa a sinistra.',
    },
    round: {
      title: 'Una manche',
      'SK-6':
        'Guarda le tue carte. Poi **puntano tutti insieme**: quante prese farai, da 0 alle carte distribuite? Le puntate (o previsioni) restano nascoste, e si possono cambiare, finché non c’è l’ultima; poi si mostrano tutte.',
      'SK-7':
        'Se giocate con la **palla di cannone**, ora ognuno sceglie, sempre di nascosto, mitraglia o palla di cannone: {SK-28}.',
      'SK-8':
        'Chi siede a sinistra del mazziere apre la prima presa, e si gioca in senso orario, una carta a testa. Chi vince una presa apre la prossima, se una regola non dice altro. Quando le mani sono vuote si contano i punti della manche.',
      'SK-9': 'Dopo l’ultima manche vince il totale più alto. A parità di totale si condivide il posto ◆.',
    },
    follow: {
      title: 'Rispondere al seme',
      'SK-10':
        'Decide la prima carta che non sia né una fuga né un bottino; la Tigre giocata come fuga vale come fuga. Se è un numero, il suo è **il seme d’apertura**. Se è un’altra cosa (pirata, sirena, Skull King, kraken, balena), per il resto della presa **non c’è un seme a cui rispondere**, anche se prima era uscita una fuga ◆.',
      'SK-11':
        'Se hai il seme d’apertura e vuoi giocare un **numero**, dev’essere di quel seme. Una carta **senza numero** si può giocare sempre. Se non hai quel seme, gioca quello che vuoi. Il nero non fa eccezione: finché hai il seme d’apertura, non puoi tagliare con la briscola.',
      'SK-12': 'Chi gioca la **Tigre** (Tigress) dice subito se è un pirata o una fuga.',
      escapeFirst: {
        title: 'Prima una fuga',
        text: 'La fuga non decide niente, poi decide Will: non c’è un seme a cui rispondere. Il terzo giocatore può giocare qualunque numero, e [g3] va bene anche con altri semi in mano. Will vince la presa.',
      },
    },
    trick: {
      title: 'Chi vince la presa',
      firstLine: 'Scorri questa lista. **Decide la prima riga che va bene**; quelle sotto non contano.',
      'SK-13':
        'Kraken e balena nella stessa presa: agisce solo chi è venuto **dopo**. L’altro non fa niente.',
      whaleLater: 'La balena è venuta dopo e agisce; il kraken non fa niente. Basta un 2.',
      krakenLater:
        'Al contrario: agisce il kraken, e nessuno vince la presa. Chi ha giocato [g2] siede a sinistra del kraken e apre.',
      'SK-14':
        '**Il kraken**: nessuno vince la presa. Le sue carte si mettono da parte, senza bonus, alleanze né poteri. Poi apre chi siede a sinistra di chi ha giocato il kraken. Potete invece accordarvi che apra chi avrebbe vinto la presa: immaginatela senza i due mostri, e giudicatela con il seme d’apertura che avrebbe avuto; {SK-15} resta com’è.',
      'SK-15':
        '**La balena bianca**: ogni carta senza numero è distrutta, e i colori non contano più. Vince la presa il numero più alto; a parità, il primo giocato. Se non ci sono numeri non la vince nessuno, e apre chi ha giocato la balena. Le carte distrutte non catturano, non creano alleanze e non danno poteri ◆; un 14 rende lo stesso a chi vince la presa.',
      underWhale: 'È arrivata la balena. Restano solo i numeri, e il più alto è 14.',
      twoNines: 'Due nove sotto la balena: il primo giocato.',
      'SK-16': '**Skull King e sirena**: vince la sirena, la prima giocata se sono due.',
      allThree: 'Pirata, Re e sirena insieme: la sirena.',
      'SK-17': 'Vince **lo Skull King**.',
      'SK-18': 'Vince il **pirata** giocato per primo; la Tigre come pirata è uno di loro.',
      'SK-19': 'Vince la **sirena** giocata per prima.',
      'SK-20':
        'Vince il numero **nero** più alto. Se due sono uguali, cosa possibile solo con le carte della casa, il primo giocato ◆.',
      trump: 'Il nero è briscola: il più basso batte qualunque giallo.',
      'SK-21': 'Vince il numero più alto del **seme d’apertura**; anche qui, a parità, il primo giocato ◆.',
      suitLed: 'Si è aperto con il giallo. Il 14 viola è più alto, ma di un altro seme, e non vince niente.',
      'SK-22':
        'Solo fughe, Tigre come fuga e bottini: la presa va alla **primissima carta**, che piaccia o no.',
      everybodyRan: 'Sono scappati tutti: vince la prima carta.',
    },
    bonus: {
      title: 'Bonus',
      onlyIfMade:
        'I bonus arrivano con le prese che vinci, e contano solo se la tua puntata va a buon fine: {SK-26}, {SK-27}.',
      'SK-23':
        'Ogni **14** verde, giallo o viola porta 10, il **14 nero** porta 20, chiunque l’abbia giocato.',
      'SK-24':
        'Un **pirata** che vince la presa porta 20 per ogni sirena che c’è dentro. Lo **Skull King** porta 30 per ogni pirata. Una **sirena** che cattura lo Skull King porta 40, e niente per i pirati di quella presa. La Tigre come pirata qui è un pirata. L’ordine in cui le carte sono giocate non conta.',
      twoMermaids: {
        title: 'Un pirata e due sirene',
        text: 'Will vince la presa e cattura le due sirene: 20 + 20 = 40.',
      },
      kingAtWork: {
        title: 'Il Re al lavoro',
        text: 'Lo Skull King cattura la Tigre come pirata, e si porta via il 14 verde: 30 + 10 = 40.',
      },
      mermaidsDay: {
        title: 'Il giorno della sirena',
        text: 'La sirena cattura lo Skull King e il 14 giallo; Will non le porta niente: 40 + 10 = 50.',
      },
      'SK-25':
        'Il **bottino** allea chi lo gioca con chi vince la presa. Se **entrambi** centrano la puntata, ognuno riceve 20, in tutti e due i punteggi. Chi vince il proprio bottino non si allea con nessuno; due bottini creano due alleanze.',
    },
    scoring: {
      title: 'Punteggio',
      'SK-26':
        '**Punteggio Skull King.** Con una puntata di uno o più: centrata, hai 20 per ogni presa e tutti i bonus; sbagliata, perdi 10 per ogni presa in più o in meno, e i bonus non contano. Con una puntata di zero: centrata, hai 10 volte le carte distribuite (e il bottino, se c’è); sbagliata, perdi 10 volte le carte distribuite, qualunque sia lo scarto.',
      twoTricks: {
        title: 'Due prese, e il 14 nero',
        text: 'Hai puntato 2 e ne hai fatte 2, con il 14 nero in una: 20 × 2 + 20 = 60. Con 3 prese sarebbe −10 × 1 = −10, e il 14 non varrebbe niente.',
      },
      zeroInNine: {
        title: 'Zero nella nona manche',
        text: 'Hai puntato 0 con nove carte. Senza prese: 10 × 9 = 90. Con una presa, o con cinque: −10 × 9 = −90.',
      },
      allies: {
        title: 'Alleati',
        text: 'Hai giocato un bottino, e Mina ha vinto la presa. Hai puntato 0 con sei carte e non ne hai fatte: 10 × 6 + 20 = 80. Mina ha puntato 1 e ne ha fatta 1: 20 × 1 + 20 = 40. Se avesse sbagliato la puntata, tu avresti 60.',
      },
      'SK-27':
        '**Punteggio Rascal.** Per tutti sono in palio 10 volte le carte distribuite. Puntata esatta: tutto, e tutti i bonus. Una presa di scarto: metà di entrambi. Di più: niente. Una puntata sbagliata non costa mai punti.',
      offByOne: {
        title: 'Rascal, una presa di scarto',
        text: 'Cinque carte; hai puntato 2, ne hai fatte 3, con 30 di bonus: (10 × 5 + 30) ÷ 2 = 40. Con due prese di scarto non avresti niente.',
      },
      'SK-28':
        '**Palla di cannone**, solo con il punteggio Rascal. Puntata esatta: 15 volte le carte distribuite e tutti i bonus. Altrimenti: niente. Chi ha scelto la mitraglia conta come in {SK-27}.',
      cannonball: {
        title: 'Palla di cannone e scommessa',
        text: 'Sei carte, una palla di cannone, una scommessa di 20 con Rascal. Puntata esatta: 15 × 6 + 20 = 110. Sbagliata: 0 − 20 = −20.',
      },
      points: {
        head: ['Carte', 'Puntata', 'Prese', 'Bonus', 'Skull King', 'Rascal'],
      },
    },
    powers: {
      title: 'I poteri dei pirati',
      pirates: 'Rosie, Will, Rascal, Juanita e Harry.',
      'SK-29':
        'Se un tuo pirata **vince la presa**, usi subito il suo potere, prima della prossima apertura. Una presa che nessuno vince non risveglia poteri, e nemmeno una vinta da un numero sotto la balena. Dopo l’ultima presa di una manche funziona ancora solo Harry; gli altri vanno persi. La Tigre, le carte della casa e il fantasma non hanno poteri ◆.',
      'SK-30': '**Rosie**: di’ chi apre la prossima presa, chiunque tu voglia, anche tu.',
      'SK-31':
        '**Will**: prendi le due prime carte non distribuite, poi scartane altrettante, nuove o vecchie. Se sono meno, prendi quelle; se non ce ne sono, non succede niente ◆. Gli altri vedono solo quante.',
      'SK-32':
        '**Rascal**: scommetti 0, 10 o 20, davanti a tutti ◆. Se centri la puntata vinci la scommessa, altrimenti la perdi. Si aggiunge a tutto il resto, in tutti e due i punteggi, e non si dimezza mai.',
      'SK-33':
        '**Juanita**: guarda tutte le carte non distribuite, senza un ordine preciso ◆, e tienile per te. Non c’è niente da decidere, quindi nessuno aspetta. Quello che ha pescato Will non è più lì; i suoi scarti e la pila del fantasma non si mostrano.',
      'SK-34':
        '**Harry**: cambia la tua puntata di uno, in su o in giù, o lasciala, davanti a tutti; resta tra 0 e le carte distribuite ◆. Da quel momento è la tua puntata per tutto: punti, bonus, alleanze, scommessa e palla di cannone. Quello che hai caricato resta caricato ◆. Dopo l’ultima presa Harry viene prima del conteggio.',
    },
    two: {
      title: 'In due',
      'SK-35':
        'Si danno **tre mani**. La terza è la pila coperta del fantasma **Barbagrigia**, che non punta e non fa punti. Voi due aprite a turno la prima presa della manche.',
      'SK-36':
        'Quando apre uno di voi, Barbagrigia gioca per secondo con la prima carta della sua pila, e l’altro per terzo. Lui non risponde al seme, ma la sua carta decide il seme d’apertura come ogni altra. La sua Tigre è una fuga.',
      'SK-37':
        'Se Barbagrigia vince una presa apre la prossima con la sua prima carta, e voi due seguite nell’ordine di prima ◆. Apre solo così. Se un’altra regola gli darebbe l’apertura (a sinistra di un kraken, la sua balena senza numeri, chi avrebbe vinto), questa va a chi ha giocato subito dopo di lui in quella presa, o al primo giocatore se lui era l’ultimo ◆.',
      'SK-38':
        'Le carte delle sue prese non contano per nessuno, un bottino che gioca o vince non allea nessuno, e Rosie nomina uno di voi due ◆.',
    },
    options: {
      title: 'Tutte le opzioni',
      all: [
        '**Punteggio**: Skull King {SK-26} o Rascal {SK-27}, e con Rascal la palla di cannone {SK-28}.',
        '**Kraken** {SK-14}, **balena bianca** {SK-15}, **bottino** {SK-25}, **poteri dei pirati** {SK-29}: ognuno per conto suo.',
        '**Dopo il kraken** {SK-14}: apre chi siede a sinistra, o chi avrebbe vinto.',
        '**Manche** {SK-4}: classica, una di altre sei rotte, o una lista vostra.',
        '**Carte della casa** {SK-2}: fino a quattro, tutte vostre.',
      ],
      firstGame:
        'Per una prima partita lasciate fuori tutto, e giocate solo le prime cinque manche. Quando tutti sanno puntare, aggiungete bottino e poteri, e per ultimi i due mostri.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Ho il verde e si è aperto con il verde. Posso giocare un pirata?',
      answer:
        'Sì. Una carta senza numero si può giocare sempre, e così una fuga. Solo i **numeri** sono legati al seme: {SK-11}.',
    },
    pirateLed: {
      ask: 'Si è aperto con un pirata. Gli altri devono rispondere a qualcosa?',
      answer:
        'No. In questa presa non c’è un seme a cui rispondere, qualunque cosa venga dopo: ognuno gioca quello che vuole: {SK-10}.',
    },
    escapeLed: {
      ask: 'Qualcuno ha aperto con una fuga. A che cosa devo rispondere?',
      answer:
        'Ancora a niente. Il primo numero che segue fissa il seme. Se prima esce un pirata, una sirena o un mostro, non c’è nessun seme: {SK-10}.',
    },
    allThree: {
      ask: 'Skull King, pirata e sirena nella stessa presa: chi vince?',
      answer:
        'La sirena, in qualunque ordine siano usciti. Riceve 40 per il Re e niente per il pirata: {SK-16}, {SK-24}.',
    },
    twoPirates: {
      ask: 'Due pirati nella stessa presa: chi vince?',
      answer:
        'Quello giocato per primo, e la Tigre come pirata conta come gli altri: {SK-18}. Tra di loro i pirati non rendono niente.',
    },
    allEscapes: {
      ask: 'Hanno giocato tutti una fuga. La presa non la vince nessuno?',
      answer:
        'Qualcuno sì: chi ha giocato la primissima carta, anche se era un bottino: {SK-22}. Solo kraken e balena possono lasciare una presa a nessuno.',
    },
    krakenTook: {
      ask: 'Il kraken si è preso una presa. La somma delle prese è ancora pari alle carte distribuite?',
      answer:
        'No, una manca per sempre, e lo stesso quando la balena non trova numeri. Pensaci quando punti: {SK-14}, {SK-15}.',
    },
    zeroWith14: {
      ask: 'Ho puntato zero e ho preso un 14 per sbaglio. Ho i suoi 10 punti?',
      answer:
        'No. Con il punteggio Skull King una puntata sbagliata non porta bonus. Con il punteggio Rascal ne hai metà, se era la tua unica presa: {SK-26}, {SK-27}.',
    },
    whaleAndBlack: {
      ask: 'Sotto la balena le carte nere battono ancora le altre?',
      answer:
        'No. I colori non contano affatto, conta solo il numero; tra numeri uguali il primo giocato: {SK-15}.',
    },
    whose14: {
      ask: 'Un 14 è stato preso da un pirata. A chi vanno i 10 punti?',
      answer: 'A chi ha vinto la presa, con qualunque carta, se centra la puntata: {SK-23}.',
    },
    lootForSuit: {
      ask: 'Posso giocare un bottino quando potrei rispondere al seme?',
      answer:
        'Sì, il bottino non ha numero. Vince una presa solo se escono soltanto fughe e bottini ed è uscito per primo, e allora non allea nessuno: {SK-11}, {SK-22}, {SK-25}.',
    },
    harryLast: {
      ask: 'Harry ha vinto l’ultima presa. Posso ancora cambiare la puntata?',
      answer:
        'Sì, Harry è l’unico potere che vale dopo l’ultima presa, e viene prima del conteggio: {SK-29}, {SK-34}.',
    },
  },
  cheat: {
    round: {
      title: 'Una manche',
      lines: [
        'Manche 1: una carta a testa; una in più ogni manche, fino a dieci.',
        'Si punta tutti insieme: quante prese, da 0 alle carte distribuite.',
        'Apre chi siede a sinistra del mazziere; chi vince una presa apre la prossima.',
        'Hai il seme d’apertura? Un **numero** dev’essere di quel seme.',
        'Le carte senza numero si possono giocare sempre.',
        'Prima un pirata, una sirena, il Re o un mostro: nessun seme a cui rispondere.',
      ],
    },
    trick: {
      title: 'Chi vince la presa: la prima riga che va bene',
      lines: [
        'Kraken e balena: agisce solo chi è venuto dopo.',
        'Kraken: nessuno. Apre chi siede a sinistra.',
        'Balena: il numero più alto, di qualunque colore; nessun numero: nessuno, e apre chi ha giocato la balena.',
        'Skull King e sirena: la prima sirena.',
        'Lo Skull King.',
        'Il primo pirata (anche la Tigre).',
        'La prima sirena.',
        'Il nero più alto, altrimenti il più alto del seme d’apertura.',
        'Solo fughe e bottini: la prima carta.',
      ],
    },
    bonus: {
      title: 'Bonus',
      lines: [
        '[g14] [y14] [p14]: **10** ciascuno; [b14]: **20**.',
        'Un pirata cattura sirene: **20** ciascuna.',
        'Lo Skull King cattura pirati: **30** ciascuno.',
        'Una sirena cattura lo Skull King: **40**, e niente per i pirati.',
        'Bottino: **20** a entrambi gli alleati, se le due puntate sono esatte.',
      ],
    },
    skullKing: {
      title: 'Punteggio Skull King',
      lines: [
        'Centrata: **20** a presa e tutti i bonus.',
        'Sbagliata: **−10** per ogni presa di scarto, niente bonus.',
        'Zero centrato: **+10** × carte distribuite.',
        'Zero sbagliato: **−10** × carte distribuite.',
      ],
    },
    rascal: {
      title: 'Punteggio Rascal',
      lines: [
        'Esatta: **10** × carte distribuite e tutti i bonus.',
        'Una presa di scarto: metà di entrambi. Di più: 0.',
        'Palla di cannone: esatta **15** × carte distribuite e bonus, altrimenti 0.',
      ],
    },
    powers: {
      title: 'Poteri, per il pirata che vince la presa',
      lines: [
        'Rosie: di’ chi apre la prossima.',
        'Will: pescane due, scartane due.',
        'Rascal: scommetti 0, 10 o 20 sulla tua puntata.',
        'Juanita: guarda tutte le carte non distribuite.',
        'Harry: la tua puntata su o giù di uno, anche dopo l’ultima presa.',
      ],
    },
    two: {
      title: 'In due',
      lines: [
        'Una terza mano per Barbagrigia, coperta.',
        'Gioca per secondo, o apre dopo una presa vinta; non risponde al seme.',
        'La sua Tigre è una fuga; quello che vince non conta per nessuno.',
      ],
    },
  },
};
