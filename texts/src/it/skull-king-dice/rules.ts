import type { Rules } from '../../skull-king-dice/rules.js';

export const rules: Rules = {
  goal: 'In ogni manche peschi dadi in segreto, dici quante prese vincerai, e poi cerchi di vincerne esattamente tante. Il dado da tirare lo scegli tu; che cosa mostra, lo decide il mare.',
  chapters: {
    dice: {
      title: 'I dadi',
      sevenKinds: 'I sette tipi: Skull King, pirata, sirena; nero, blu, rosso, giallo.',
      'SD-1':
        'Ci sono **36 dadi** di sette tipi. Tre tipi sono **speciali**: Skull King, pirata e sirena. Hanno teschi e bandiere bianche, e nessun numero. Quattro sono **colorati**: nero, blu, rosso e giallo. Hanno numeri, e il giallo anche bandiere. L’immagine delle facce non ci è arrivata. Le recensioni dicono ◇ che i dadi speciali hanno quattro teschi e due bandiere, che il nero è più forte del blu, il blu del rosso e il rosso del giallo, che i numeri vanno da 1 a 7, che colori vicini hanno un numero in comune, e che un dado giallo ha un solo 7. La tabella qui sotto rispetta tutto questo ed è una nostra ricostruzione ◆; potete metterne un’altra al suo posto.',
      sides: {
        head: ['Tipo', 'Dadi', 'Facce'],
        rows: [
          ['[skull-king] Skull King', 'quattro teschi, due bandiere'],
          ['[pirate] pirata', 'quattro teschi, due bandiere'],
          ['[mermaid] sirena', 'quattro teschi, due bandiere'],
          ['[black] nero'],
          ['[blue] blu'],
          ['[red] rosso'],
          ['[yellow] giallo', 'tre bandiere, 1, 1, 7'],
        ],
      },
    },
    setup: {
      title: 'Preparazione',
      players: {
        head: ['Giocatori', 'Manche'],
      },
      'SD-2':
        'In tre o quattro si giocano **8 manche**, in cinque **7**, in sei **6**. Nella prima manche ognuno pesca un dado dal sacchetto, nella seconda due, e così via. Tienili dietro il tuo schermo. Dopo ogni manche tutti i dadi tornano nel sacchetto.',
    },
    round: {
      title: 'Una manche',
      'SD-3':
        'Guarda i tuoi dadi e **punta**: quante prese vincerai, da 0 al numero della manche? Tutti puntano in segreto, e possono cambiare finché non c’è l’ultima puntata; poi si mostrano tutte.',
      'SD-4':
        'Chi inizia la prima manche si sorteggia. Ogni manche seguente inizia da chi siede a **destra** di chi aveva iniziato. In una presa si gioca in senso orario, e chi vince una presa apre la prossima.',
    },
    trick: {
      title: 'Una presa',
      'SD-5':
        'A turno, ognuno tira **un dado**. Il primo dado colorato della presa fissa il colore d’apertura. Qui conta il dado, non che cosa mostra: un dado giallo apre con il giallo anche se mostra la bandiera ◆. I dadi speciali non fissano niente, e finché si tirano solo quelli tutti scelgono liberamente.',
      'SD-6':
        'Se hai dadi del colore d’apertura, tirane uno, **oppure un dado speciale qualsiasi**; vale come speciale anche se mostra una bandiera. Se non hai quel colore, tira quello che vuoi.',
      'SD-7':
        'Quando hanno tirato tutti, conta solo che cosa mostrano i dadi; un dado speciale con la bandiera è solo una bandiera. **Decide la prima riga che va bene:**\n(a) un teschio dello Skull King e uno di sirena: la sirena, l’ultima tirata;\n(b) un teschio dello Skull King: l’ultimo;\n(c) un teschio di pirata: l’ultimo;\n(d) un teschio di sirena: l’ultimo;\n(e) un numero: il più alto, di qualunque colore, e a parità l’ultimo tirato;\n(f) solo bandiere: la prima tirata.',
      twoSevens: 'Due sette, e il giallo è venuto dopo.',
      kingAndMermaid: 'Re e sirena mostrano tutti e due il teschio: la sirena.',
      mermaidFlag: 'La stessa presa, ma la sirena mostra una bandiera: il Re.',
      twoPirates: 'Due pirati: qui vince l’ultimo, non il primo.',
      pirateAndMermaid: 'Un pirata batte una sirena, e tutti e due battono il 7.',
      onlyFlags: 'Solo bandiere: la prima tirata.',
      boundYetFree: {
        title: 'Legati, eppure liberi',
        text: 'Si è aperto con il rosso. Dietro il tuo schermo hai [red], [black] e [pirate]. Puoi tirare il rosso o il pirata, ma non il nero: {SD-6}. Se il pirata mostra la bandiera, è una bandiera e basta, e tu hai comunque rispettato la regola.',
      },
    },
    scoring: {
      title: 'Punteggio',
      'SD-8':
        'Hai puntato uno o più e ne hai vinte esattamente tante: **20 per ogni presa**, e i tuoi bonus. Ne hai vinte di più o di meno: **−10** per ogni presa di scarto.',
      'SD-9':
        'Hai puntato zero e non hai vinto niente: **+10 volte il numero della manche**. Hai vinto qualcosa: **−10 volte il numero della manche**, non importa quanto.',
      'SD-10':
        'I bonus contano solo se la puntata era esatta. Se vinci una presa con il teschio dello Skull King: 30 per ogni teschio di pirata che c’è dentro. Se vinci una presa con una sirena: 50 per ogni teschio dello Skull King che c’è dentro.',
      mermaidsCatch: {
        title: 'La preda della sirena',
        text: 'Hai puntato 1 e hai vinto questa presa con la sirena, e nessun’altra: 20 × 1 + 50 = 70. Il teschio del pirata non ti porta niente.',
      },
      kingAmongPirates: {
        title: 'Il Re tra i pirati',
        text: 'Hai puntato 2, ne hai vinte 2, e una così: 20 × 2 + 30 × 2 = 100.',
      },
      'SD-11':
        '**Punteggio d’acqua dolce**, se siete d’accordo: 20 per ogni presa di una puntata esatta, niente per una sbagliata, lo zero come in {SD-9}, e nessun bonus.',
      'SD-12': 'Dopo l’ultima manche vince chi ha più punti. A parità si condivide la vittoria ◆.',
      points: {
        head: ['Manche', 'Puntata', 'Vinte', 'Bonus', 'Normale', 'D’acqua dolce'],
      },
    },
    options: {
      title: 'Tutte le opzioni',
      all: [
        '**Punteggio**: normale {SD-8}, o d’acqua dolce {SD-11} per chi preferisce non annegare.',
        '**Dadi** {SD-1}: tutti e sette i tipi, quanti per tipo e che cosa c’è sulle sei facce. In tutto devono essere 36; i tipi speciali hanno solo teschi e bandiere, i colorati solo bandiere e numeri da 1 a 9.',
      ],
      firstGame:
        'Per una prima partita prendete il punteggio d’acqua dolce: così puntare alto non costa niente.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Si è aperto con il rosso e ne ho. Posso tirare un pirata?',
      answer:
        'Sì, un dado speciale si può tirare sempre: {SD-6}. La regola è rispettata anche se mostra una bandiera.',
    },
    flagFirst: {
      ask: 'Il primo dado tirato è giallo e mostra la bandiera. Il colore d’apertura è il giallo?',
      answer: 'Sì. Il dado fissa il suo colore, qualunque cosa mostri: {SD-5}.',
    },
    mermaidFirst: {
      ask: 'La presa è iniziata con una sirena. A che cosa devo rispondere?',
      answer: 'A niente, finché qualcuno non tira un dado colorato. Il colore lo fissa quello: {SD-5}.',
    },
    equalNumbers: {
      ask: 'Due numeri uguali: chi vince?',
      answer: 'Quello tirato **per ultimo**, di qualunque colore: {SD-7}. È il contrario che con le carte.',
    },
    trump: {
      ask: 'C’è una briscola?',
      answer: 'No. Conta solo il numero, non il colore. Il nero ha semplicemente i numeri alti: {SD-7}.',
    },
    allFlags: {
      ask: 'Sono uscite solo bandiere. Chi vince?',
      answer: 'La **prima** bandiera tirata: {SD-7}. È l’unico caso in cui vince la prima.',
    },
    pirateAndMermaid: {
      ask: 'Un pirata e una sirena mostrano il teschio, senza il Re. Chi vince?',
      answer: 'Il pirata. Le sirene battono solo il Re e i numeri: {SD-7}. Non c’è nessun bonus.',
    },
    kingsFlag: {
      ask: 'La sirena ha vinto la presa, ma il Re mostra la bandiera. Ho i 50 punti?',
      answer:
        'No. Conta solo il **teschio** dello Skull King; la sua bandiera è una bandiera come le altre: {SD-7}, {SD-10}.',
    },
    missedBid: {
      ask: 'Ho un bonus anche se ho sbagliato la puntata?',
      answer:
        'No, i bonus vogliono una puntata esatta, e con il punteggio d’acqua dolce non ce ne sono: {SD-10}, {SD-11}.',
    },
    zero: {
      ask: 'Lo zero si conta sulle prese o sulla manche?',
      answer:
        'Sulla manche: nella manche 6 sono 60 punti in più o in meno, che tu abbia vinto una presa o sei: {SD-9}.',
    },
  },
  cheat: {
    round: {
      title: 'Una manche',
      lines: [
        'In 3 o 4: 8 manche; in 5: 7 manche; in 6: 6 manche.',
        'Manche 1: un dado a testa; uno in più ogni manche. Si tengono nascosti.',
        'Si punta tutti insieme: quante prese, da 0 al numero della manche.',
        'Ogni manche inizia più a **destra**; si gioca in senso orario.',
        'Chi vince una presa apre la prossima.',
      ],
    },
    rolling: {
      title: 'Tirare',
      lines: [
        'Un dado a testa. Il primo colorato fissa il colore, qualunque cosa mostri.',
        'Hai quel colore? Tiralo, o tira un dado speciale.',
        'Non ce l’hai? Tira quello che vuoi.',
      ],
    },
    trick: {
      title: 'Chi vince: la prima riga che va bene',
      lines: [
        'Teschio dello Skull King e teschio di sirena: l’ultima sirena.',
        'Il teschio dello Skull King.',
        'L’ultimo teschio di pirata.',
        'L’ultimo teschio di sirena.',
        'Il numero più alto di qualunque colore, a parità l’ultimo.',
        'Solo bandiere: la prima.',
      ],
    },
    points: {
      title: 'Punti',
      lines: [
        'Esatta: **20** a presa e tutti i bonus.',
        'Sbagliata: **−10** per ogni presa di scarto.',
        'Zero centrato: **+10** × manche; sbagliato: **−10** × manche.',
        'D’acqua dolce: sbagliata vale 0 (ma lo zero come sopra), niente bonus.',
      ],
    },
    bonus: {
      title: 'Bonus, con una puntata esatta',
      lines: [
        'Vince lo Skull King: **30** per ogni teschio di pirata.',
        'Vince la sirena: **50** per il teschio dello Skull King.',
      ],
    },
    dice: {
      title: 'Che cosa c’è sui dadi',
      lines: [
        'Skull King 1, pirati 3, sirene 2: quattro teschi, due bandiere.',
        '[black] Nero, 7 dadi: 5, 5, 6, 6, 7, 7.',
        '[blue] Blu, 7 dadi: 3, 3, 4, 4, 5, 5.',
        '[red] Rosso, 8 dadi: 1, 1, 2, 2, 3, 3.',
        '[yellow] Giallo, 8 dadi: bandiera, bandiera, bandiera, 1, 1, 7.',
      ],
    },
  },
};
