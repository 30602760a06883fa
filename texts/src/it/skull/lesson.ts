import type { LessonWords } from '../../skull/lesson.js';

export const lesson = {
  about: 'Una sfida, un bluff e una seconda sfida.',
  welcome:
    'Ohilà! Ognuno ha tre fiori e un teschio. Si mettono giù dischi coperti, e qualcuno si vanta di quanti ne può girare senza trovare un teschio. Chi ci riesce due volte vince.',
  place:
    'Gli altri hanno messo giù un disco a testa. Inizi tu, e il tuo disco va giù dopo tutti. Se vuoi girare dischi tu, comincia con un fiore: la tua pila si gira per prima.',
  placeSkull:
    'Un teschio è una trappola per gli altri, ma tu vuoi sfidare, e allora devi girare prima la tua pila: ci finiresti dentro tu.',
  add: 'Ora tocca a te: aggiungi un disco o lancia una sfida. Due fiori tuoi sono un buon inizio. Aggiungi un altro fiore.',
  addSkull: 'Un teschio in cima alla tua pila è la prima cosa che gireresti. Non questa volta.',
  addChallenge:
    'Puoi farlo. Ma qualcuno rilancerebbe facilmente, e con un solo disco tuo dovresti presto girare quelli degli altri.',
  piles:
    'Tutti ne hanno aggiunto uno. Sul tavolo ci sono otto dischi; i due fiori davanti a te sono gli unici che conosci.',
  challenge: 'Di’ che girerai tre dischi: i tuoi due, e uno di qualcun altro. Lancia una sfida da 3.',
  challengeLow:
    'Questi li gireresti dalla tua pila senza nessun rischio. Proprio per questo gli altri rilancerebbero subito.',
  challengeAdd:
    'Potresti continuare ad aggiungere. Ma aggiungono anche gli altri, teschi compresi. Due fiori sicuri bastano per osare.',
  challengeHigh:
    'Che coraggio! Ma oltre ai tuoi due non sai niente. Ogni disco altrui può essere un teschio: prendine il meno possibile.',
  turn: 'Hanno passato tutti: la sfida è tua. I tuoi due dischi si sono girati da soli. Ne manca uno, dalla cima di una pila qualsiasi: prova Mina, sembra innocua.',
  turnBrass:
    'Un fiore, ma solo in cima: Brass ha il teschio proprio sotto. È quello che ha passato con un ghigno. Prendi invece quello di Mina.',
  turnOdette:
    'Anche questo era un fiore, guarda caso. I dischi sono questione di nervi e di facce. Per questa lezione, gira quello di Mina.',
  made: 'Tre fiori! Ora il tuo tappetino mostra il lato fiore. Un’altra sfida e vinci, e lo sanno tutti.',
  bluff:
    'Quindi ora cercheranno di rilanciare. Questa volta metti giù il teschio, e fai la faccia di chi trama qualcosa.',
  bluffFlower:
    'Troppa onestà! Gli altri rilanceranno comunque. Con un fiore li lasci fare; con un teschio la pagano.',
  cover: 'Metti sopra un fiore, come prima. Nessuno vede che cosa c’è sotto.',
  coverChallenge: 'Allora dovresti girare il tuo teschio. Chi mette un teschio lascia sfidare gli altri.',
  pass: 'Brass vuole girarne due. Con il tuo teschio sul tavolo puoi stare a guardare. Passa.',
  passRaise: 'Se nessuno rilancia, devi girare prima la tua pila: fiore, poi teschio. Lascia fare a loro.',
  pick: 'Mina ha rilanciato a quattro, ha girato i suoi e poi i tuoi: il teschio! Ora perde un disco, e lo peschi tu. Sono coperti e mescolati: prendine uno.',
  lost: 'Il disco è fuori per il resto della partita, e solo Mina sa qual era. Inizia lei la prossima manche.',
  again: 'Ti serve un’altra sfida, quindi metti giù un fiore.',
  againSkull: 'Ora vuoi vincere una sfida, e la tua pila viene per prima. Un fiore, per favore.',
  raise: 'Brass punta 1 e Odette ha passato subito. Il tuo fiore e un altro farebbero due: rilancia a 2.',
  raisePass: 'Passare è sicuro, ma non fa vincere. Hai un fiore certo e te ne serve solo un altro.',
  raiseHigh: 'Più dischi, più teschi. Per vincere ne bastano due: non prenderne più del necessario.',
  alone:
    'Nessuno vuole di più. Manca un disco, e ora senza di me. Brass era pronto a girare i suoi; Odette ha passato con una fretta sospetta. Quale disco giri?',
  aloneWell: 'Un fiore! La seconda sfida è vinta, e con lei la partita.',
  aloneBadly:
    'Il teschio! Ti costa un disco. Chi passa subito con un solo disco sul tappetino spesso ha sotto un teschio.',
  end: 'Bluffa, guarda le facce, e ricorda che dei tuoi dischi puoi dire quello che vuoi.',
} as const satisfies LessonWords;
