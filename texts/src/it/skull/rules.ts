import type { Rules } from '../../skull/rules.js';

export const rules: Rules = {
  goal: 'Tutti mettono giù fiori e teschi coperti, e qualcuno si vanta di quanti dischi può girare senza trovare un teschio. Vinci due sfide tue, oppure resta in gioco per ultimo.',
  chapters: {
    setup: {
      title: 'Preparazione',
      'S-1':
        'Hai un tappetino, con il lato teschio in su, e quattro dischi: tre fiori e un teschio. Si sorteggia chi inizia la prima manche. Una scatola basta fino a sei giocatori; da sette a dodici se ne mettono insieme due, e si gioca allo stesso modo.',
      start: 'Con che cosa si comincia: tre fiori e un teschio.',
      players: {
        head: ['Giocatori', 'Bande a testa', 'Scatole'],
        rows: [['da 3 a 6'], ['da 7 a 12'], ['da 2 a 3'], ['da 4 a 6']],
      },
      gangs:
        'Una banda è un tappetino con i suoi quattro dischi; con due a testa alcune cose cambiano ({S-11}). In tre ogni passo falso si paga: lasciate quel tavolo a chi è esperto. Il gioco dà il meglio di sé con meno di dieci giocatori.',
    },
    turn: {
      title: 'Una manche',
      'S-2':
        'Chi è ancora in gioco mette un disco coperto sul proprio tappetino. Tutti tranne il primo giocatore lo fanno insieme e in segreto, e possono cambiare idea finché anche l’ultimo di loro non è pronto. Poi mette il suo il primo giocatore, che ha osservato tutti.',
      'S-3':
        'A partire dal primo giocatore, in senso orario, si fa una di due cose: **aggiungere** un disco coperto in cima alla propria pila, o **lanciare una sfida**. Una sfida dice quanti dischi girerai: almeno 1, e al massimo quanti ce ne sono su tutti i tappetini. Se la tua mano è vuota, devi lanciare una sfida.',
      'S-4':
        'Dopo una sfida nessuno aggiunge più dischi. In senso orario si può **rilanciare**, a qualunque numero più alto, o **passare** e restare fuori da quest’asta. L’asta finisce subito quando qualcuno punta tutti i dischi sul tavolo; altrimenti finisce quando tutti tranne uno hanno passato. Chi ha puntato di più è lo sfidante. Passare non protegge nessuno: contano tutti i tappetini, e si può girare qualunque pila.',
      fiveOfSeven: {
        title: 'Cinque su sette',
        text: 'Quattro giocatori, sette dischi sul tavolo. Il quarto giocatore punta 3, il seguente rilancia a 5, e gli altri tre passano. Lo sfidante gira prima i due dischi della propria pila e poi altri tre, dove vuole.',
      },
      'S-5':
        'Lo sfidante gira i dischi uno alla volta: prima la propria pila, dalla cima, tutta o quanto serve alla puntata; poi le altre pile in qualunque ordine, ognuna dalla cima. Il primo teschio chiude tutto: la sfida è fallita, e il resto rimane coperto. Se la puntata è raggiunta senza teschi, la sfida è vinta. Nella propria pila non c’è niente da scegliere: su questa pagina quei dischi si girano da soli.',
      harmlessSkull: {
        title: 'Un teschio che non fa danni',
        text: 'Hai tre dischi sul tappetino, qui dalla cima al fondo, e vinci l’asta con 2. Si girano solo i primi due: sfida vinta. Il tuo teschio in fondo non fa danni.',
      },
      lastSkull: {
        title: 'Il teschio arriva per ultimo',
        text: 'Hai puntato 4. I tuoi due dischi sono fiori, anche il primo di chi ti siede accanto, e il quarto è un teschio. La sfida è fallita, anche se mancava così poco.',
      },
    },
    scoring: {
      title: 'Se la sfida è vinta',
      'S-6':
        'Tutti i dischi tornano in mano. Lo sfidante gira il tappetino sul lato fiore; se era già così, ha vinto la partita. Altrimenti lo sfidante inizia la prossima manche.',
      mats: 'Il tuo tappetino all’inizio, e dopo la prima sfida vinta.',
      twice: {
        title: 'Due volte, ed è fatta',
        text: 'Sfide che hai vinto: 1, il tuo tappetino mostra il fiore. Apri con 1 e tutti passano. Il tuo disco in cima è un fiore: sono 2 su 2, e hai vinto, anche se era la puntata più piccola che ci sia.',
      },
    },
    loss: {
      title: 'Se fallisce',
      'S-7':
        'Le pile restano come sono finché non si è scelto il disco perso. Nel frattempo ogni avversario dello sfidante può **gongolare**: girare davanti a tutti il resto della propria pila, tutto o niente. Nessuno è tenuto ad aspettare ◆. Poi si decide la perdita e i dischi tornano in mano.',
      'S-8':
        'Lo sfidante perde un disco per il resto della partita, e solo lui sa quale. Se il teschio era di qualcun altro, quel giocatore prende uno dei dischi dello sfidante, mescolati e coperti. Se era dello sfidante stesso, sceglie lui in segreto. Con un solo disco non c’è niente da scegliere: se ne va subito, e non c’è tempo per gongolare ◆.',
      pickedBlind: {
        title: 'Preso alla cieca',
        text: 'Ti restano questi tre dischi e fallisci su un teschio di Mina. Tu li mescoli e Mina ne prende uno: in un caso su tre è il tuo teschio. Lo saprai solo tu.',
      },
      'S-9':
        'Lo sfidante inizia la prossima manche. Ma uno sfidante senza dischi è fuori, e da quel momento vede solo ciò che vedono tutti ◆. Se resta un solo giocatore, ha vinto. Altrimenti inizia chi aveva il teschio; e se il teschio era dello sfidante, il suo ultimo atto è dire chi inizia, tra chi è ancora in gioco.',
      whoseSkull: {
        head: ['Il teschio era', 'Chi sceglie la perdita', 'Chi inizia se lo sfidante è fuori'],
        rows: [
          ['di qualcun altro', 'chi l’aveva, alla cieca', 'chi l’aveva'],
          ['dello sfidante', 'lo sfidante, in segreto', 'chi dice lo sfidante'],
        ],
      },
      'S-10':
        'Con un solo disco, lo metti giù in {S-2}. Perciò in {S-3} devi lanciare una sfida quando tocca a te; in {S-4} puoi rilanciare o passare come sempre; e se la tua sfida fallisce, esci dal gioco. Quando un altro sfidante gira il tuo ultimo disco non perdi niente, teschio o no ◆.\nCon l’opzione **L’ultimo teschio** si segue il libretto alla lettera: se quell’ultimo disco è il teschio, esci anche tu. Scegli comunque che cosa perde lo sfidante, e la sua sorte si decide per prima ({S-9}); se uscite tutti e due, è lo sfidante a dire chi inizia ◆. Con due bande a testa esce solo quella banda.',
    },
    gangs: {
      title: 'Due bande a testa',
      'S-11':
        'Ogni persona gioca con due tappetini, uno di fronte all’altro: in senso orario vengono le prime bande di tutti, poi le seconde nello stesso ordine ◆.\nOgni banda è un giocatore in tutte le regole qui sopra, con dischi, turni e perdite suoi. Primo giocatore, sfidante e chi ha il teschio sono bande, e «la propria pila» è la pila di quella banda soltanto. La persona decide per entrambe le bande e vede i dischi di tutte e due.\nLa banda che inizia mette il disco per ultima; l’altra banda della stessa persona lo mette insieme a tutti gli altri. Finché una tua banda deve ancora mettere il suo disco, comincia da quella; poi puoi cambiare l’uno o l’altro.',
      sixGangs: {
        title: 'Tre persone, sei bande',
        text: 'Ana, Ben e Cleo giocano con due bande a testa. In senso orario: Ana, Ben, Cleo con le prime bande, poi Ana, Ben, Cleo con le seconde.',
      },
      'S-12':
        'Vinci quando una tua banda vince la sua seconda sfida, o quando nessun altro ha più bande. Una banda fuori dal gioco si salta, e tu continui con l’altra.\nLe tue bande possono rilanciare l’una sull’altra e girarsi i dischi a vicenda. Se una fallisce sul teschio dell’altra, il disco perso si sorteggia e lo sai solo tu; e le tue bande non gongolano l’una dell’altra.\nUna banda che esce per il teschio della sorella lascia l’inizio alla sorella; una che esce per il proprio teschio dice quale banda ancora in gioco inizia, anche la sorella ◆.',
      oneEach: {
        title: 'Una ciascuna non fa due',
        text: 'Ognuna delle tue bande ha vinto una sfida: due tappetini mostrano un fiore, ma non hai vinto. La seconda sfida deve vincerla la stessa banda.',
      },
    },
    options: {
      title: 'Tutte le opzioni',
      all: [
        '**Bande** {S-11}: una a testa, come al solito, da 3 a 12 giocatori; o due a testa, da 2 a 6 giocatori.',
        '**L’ultimo teschio** {S-10}: paga solo lo sfidante, come al solito; oppure esce anche chi si vede girare l’ultimo disco, se è il teschio.',
      ],
    },
    secrets: {
      title: 'Chi sa che cosa',
      who: {
        head: ['Che cosa', 'Chi lo sa'],
        rows: [
          ['Quanti dischi ci sono in ogni mano e in ogni pila', 'Tutti'],
          ['Quali dischi sono', 'Chi li ha; tutti, una volta girati'],
          ['Quale disco è andato perso', 'Solo chi l’ha perso'],
          ['Ogni puntata, ogni disco girato, ogni pila mostrata gongolando', 'Tutti'],
        ],
      },
      talk: 'Parla quanto vuoi: quello che dici può essere vero o no. Ma i dischi si mostrano quando si gongola {S-7} e in nessun altro momento.',
    },
  },
  questions: {
    ownFirst: {
      ask: 'Devo girare prima i miei dischi, anche se c’è il mio teschio?',
      answer:
        'Sì, dalla cima, quanti ne servono alla puntata ({S-5}). È il prezzo del bluff: chi ha messo un teschio in cima deve sperare che qualcuno rilanci.',
    },
    hereAndThere: {
      ask: 'Posso prendere un disco qui e uno là dagli altri?',
      answer:
        'Sì. Una volta girata la tua pila, scegli per ogni singolo disco da quale pila viene. Ogni pila si gira dalla cima ({S-5}).',
    },
    passed: {
      ask: 'Ho passato. Ora la mia pila è al sicuro?',
      answer: 'No. Passare ti toglie solo dall’asta; i tuoi dischi contano e si possono girare ({S-4}).',
    },
    backIn: {
      ask: 'Posso rientrare nell’asta dopo aver passato?',
      answer: 'No, in questa manche chi passa resta fuori dall’asta ({S-4}).',
    },
    allDiscs: {
      ask: 'Posso aprire con il numero di tutti i dischi sul tavolo?',
      answer:
        'Sì. Allora nessuno può rilanciare, l’asta finisce subito, e tu giri tutti i dischi che ci sono ({S-4}).',
    },
    onMySkull: {
      ask: 'Qualcuno ha fallito sul mio teschio. Perdo o guadagno qualcosa?',
      answer:
        'Non perdi niente, e scegli tu, coperto, il disco che perde ({S-8}). Il teschio torna nella tua mano. Anche il tuo ultimo disco è al sicuro nella sfida di un altro, a meno che non giochiate alla lettera ({S-10}).',
    },
    tellLost: {
      ask: 'Devo dire quale disco ho perso?',
      answer: 'No, lo sai solo tu ({S-8}). Puoi dirne quello che vuoi, e non è detto che debba essere vero.',
    },
    onlySkull: {
      ask: 'Mi resta solo il teschio. Posso ancora vincere?',
      answer:
        'Con una sfida no: la tua pila viene per prima, quindi ogni tuo tentativo fallisce. Ma puoi restare in gioco per ultimo. Sfida quando tocca a te, spera che rilancino, e lascia che gli altri finiscano sul tuo teschio ({S-10}).',
    },
    showDisc: {
      ask: 'Posso mostrare un disco perché gli altri mi credano?',
      answer:
        'No. Di’ quello che vuoi, ma i dischi si mostrano solo gongolando, e allora tutto il resto della pila ({S-7}).',
    },
    whoStarts: {
      ask: 'Chi inizia dopo che qualcuno è uscito?',
      answer:
        'Chi aveva il teschio fatale. Se era dello sfidante stesso, chi esce dice quale giocatore ancora in gioco inizia ({S-9}).',
    },
    biggerBid: {
      ask: 'Una puntata più grande vale di più?',
      answer:
        'No. Una sfida vinta è una sfida vinta, con 1 o con 12: si gira il tappetino, e con la seconda si vince ({S-6}).',
    },
  },
  cheat: {
    goal: {
      title: 'Scopo',
      lines: ['Vinci due sfide tue.', 'Oppure resta in gioco per ultimo.', 'Tre fiori e un teschio a testa.'],
    },
    lay: {
      title: '1 · Mettere giù',
      lines: ['Tutti tranne il primo: un disco coperto, insieme.', 'Poi il primo giocatore.'],
    },
    add: {
      title: '2 · Aggiungere o sfidare',
      lines: [
        'In senso orario: aggiungi un disco, o lancia una sfida.',
        'La puntata: da 1 a tutti i dischi sui tappetini.',
        'Mano vuota: devi sfidare.',
      ],
    },
    bid: {
      title: '3 · Puntare',
      lines: [
        'Rilancia, o passa e resta fuori.',
        'Tutti i dischi puntati: l’asta finisce subito.',
        'Tutti gli altri passano: la puntata più alta fa lo sfidante.',
      ],
    },
    turn: {
      title: '4 · Girare',
      lines: [
        'Prima la propria pila, dalla cima.',
        'Poi le altre, in qualunque ordine, ognuna dalla cima.',
        'Un teschio: fallita, ci si ferma subito.',
        'Puntata raggiunta: vinta.',
      ],
    },
    made: {
      title: 'Vinta',
      lines: [
        'Il tappetino va sul lato fiore.',
        'La seconda volta: **hai vinto**.',
        'Lo sfidante inizia la prossima manche.',
      ],
    },
    failed: {
      title: 'Fallita',
      lines: [
        'Un disco è perso per sempre, la sua faccia è un segreto.',
        'Teschio di un altro: chi l’aveva prende alla cieca.',
        'Teschio tuo: scegli in segreto.',
        'Gli avversari possono gongolare: tutta la loro pila o niente.',
        'Nessun disco: fuori; inizia chi aveva il teschio.',
        'Fuori per il tuo teschio: dici tu chi inizia.',
      ],
    },
  },
};
