import type { Rules } from '../../skull/rules.js';

export const rules: Rules = {
  goal: 'Se ponen flores y calaveras boca abajo, y alguien presume de cuántos discos puede destapar sin topar con una calavera. Supera dos desafíos, o sé la última persona en juego.',
  chapters: {
    setup: {
      title: 'Preparación',
      'S-1':
        'Tienes un tapete, con el lado de la calavera arriba, y cuatro discos: tres flores y una calavera. Quién empieza la primera ronda se sortea. Una caja sirve para hasta seis jugadores; de siete a doce juntan dos cajas y juegan igual.',
      start: 'Con qué empieza cada jugador: tres flores y una calavera.',
      players: {
        head: ['Jugadores', 'Bandas por cabeza', 'Cajas'],
        rows: [['de 3 a 6'], ['de 7 a 12'], ['de 2 a 3'], ['de 4 a 6']],
      },
      gangs:
        'Una banda es un tapete con sus cuatro discos; con dos por cabeza cambian algunas cosas ({S-11}). Con tres jugadores se castiga cada desliz; deja esa mesa a quien ya tenga experiencia. El juego luce más con menos de diez.',
    },
    turn: {
      title: 'Una ronda',
      'S-2':
        'Cada jugador que sigue en juego pone un disco boca abajo en su tapete. Todos menos quien empieza lo hacen a la vez y en secreto, y pueden cambiar de idea hasta que el último haya acabado. Después pone el suyo quien empieza, que los ha observado a todos.',
      'S-3':
        'Desde quien empieza, en sentido horario, haces una de dos cosas: **añadir** un disco, boca abajo encima de tu pila, o **lanzar un desafío**. Un desafío dice cuántos discos vas a destapar: al menos 1, y como máximo los que hay en todos los tapetes juntos. Si tu mano está vacía, tienes que lanzar un desafío.',
      'S-4':
        'Una vez lanzado un desafío, nadie añade más discos. En sentido horario, o **subes** a cualquier número mayor, o **pasas** y quedas fuera de esta puja hasta el final. La puja acaba en el acto cuando alguien apuesta todos los discos de la mesa; si no, cuando han pasado todos menos uno. Desafía quien apostó más. Pasar no protege a nadie: cuentan todos los tapetes, y se puede destapar cualquier pila.',
      fiveOfSeven: {
        title: 'Cinco de siete',
        text: 'Cuatro jugadores, siete discos en la mesa. El cuarto jugador apuesta 3, el siguiente sube a 5 y los otros tres pasan. Quien desafía destapa primero los dos discos de su propia pila y después tres más, donde quiera.',
      },
      'S-5':
        'Quien desafía destapa discos uno a uno: primero su propia pila, desde arriba, entera o tantos como pida la apuesta; después otras pilas en cualquier orden, cada una desde arriba. La primera calavera lo termina: el intento ha fallado, y todo lo demás queda boca abajo. Si se alcanza la apuesta sin ninguna calavera, el desafío está superado. En tu propia pila no hay nada que elegir, así que en esta página esos discos se destapan por ti.',
      harmlessSkull: {
        title: 'Una calavera que no hace daño',
        text: 'Tienes tres discos en tu tapete, aquí de arriba abajo, y ganas la puja con 2. Solo se destapan los dos de arriba: superado. Tu calavera del fondo no hace daño.',
      },
      lastSkull: {
        title: 'La calavera llega al final',
        text: 'Apuestas 4. Tus dos discos son flores, también el primero de alguien a tu lado, y el cuarto es una calavera. El intento ha fallado, por muy cerca que estuviera.',
      },
    },
    scoring: {
      title: 'Si se supera',
      'S-6':
        'Todos los discos vuelven a las manos. Quien desafió da la vuelta a su tapete, al lado de la flor; si ya estaba así, gana la partida. Si no, empieza la siguiente ronda.',
      mats: 'Tu tapete al principio, y tras el primer desafío superado.',
      twice: {
        title: 'A la segunda',
        text: 'Desafíos que has superado: 1, tu tapete muestra la flor. Abres con 1 y todo el mundo pasa. Tu disco de arriba es una flor: son 2 de 2, y has ganado, aunque sea la apuesta más pequeña que existe.',
      },
    },
    loss: {
      title: 'Si falla',
      'S-7':
        'Las pilas se quedan como están hasta que se elige el disco perdido. Mientras tanto, cada rival de quien desafió puede **burlarse**: destapar todo el resto de su propia pila a la vista de todos, todo o nada. Nadie tiene que esperar a que lo haga ◆. Después se resuelve la pérdida y los discos vuelven a las manos.',
      'S-8':
        'Quien desafió pierde un disco para el resto de la partida, y nadie más sabe cuál. Si la calavera era de otro jugador, este elige uno de los discos de quien desafió, mezclados y boca abajo. Si era suya, elige en secreto. Con un solo disco no hay nada que elegir: se va en el acto, y no hay tiempo para burlas ◆.',
      pickedBlind: {
        title: 'Elegido a ciegas',
        text: 'Te quedan estos tres discos y fallas con una calavera de Mina. Los mezclas y Mina toma uno: en un caso de cada tres es tu calavera. Nadie más que tú lo sabrá.',
      },
      'S-9':
        'Quien desafió empieza la siguiente ronda. Pero quien se queda sin discos está fuera, y desde entonces solo ve lo que ve todo el mundo ◆. Si así queda un solo jugador, ha ganado. Si no, empieza el dueño de la calavera; y si la calavera era suya, quien queda fuera nombra, como último gesto, a alguien que siga en juego.',
      whoseSkull: {
        head: ['La calavera era', 'Quién elige la pérdida', 'Quién empieza si quien desafió queda fuera'],
        rows: [
          ['de otro jugador', 'su dueño, a ciegas', 'su dueño'],
          ['de quien desafió', 'quien desafió, en secreto', 'a quien nombre quien desafió'],
        ],
      },
      'S-10':
        'Con un solo disco, lo pones en {S-2}. Así que en {S-3} tienes que desafiar cuando te toque; en {S-4} puedes subir o pasar como siempre; y si tu propio intento falla, quedas fuera. Cuando otro jugador destapa tu último disco en su desafío no pierdes nada, sea calavera o no ◆.\nCon la opción **La última calavera** se sigue el reglamento al pie de la letra: si ese último disco es la calavera, también quedas fuera. Aun así eliges lo que pierde quien desafió, y su suerte se resuelve primero ({S-9}); si quedan fuera los dos, quien desafió nombra a quien empieza ◆. Con dos bandas por cabeza, solo queda fuera esa banda.',
    },
    gangs: {
      title: 'Dos bandas por cabeza',
      'S-11':
        'Cada persona juega con dos tapetes puestos uno frente a otro: en sentido horario van las primeras bandas de todas las personas, y luego sus segundas bandas en el mismo orden ◆.\nCada banda es un jugador en todas las reglas de arriba, con sus propios discos, turnos y pérdidas. Quien empieza, quien desafía y el dueño de una calavera son bandas, y «su propia pila» es solo la pila de esa banda. La persona decide por sus dos bandas y ve los discos de ambas.\nLa banda que empieza pone su disco al final; la otra banda de esa persona lo pone con todas las demás. Mientras una de tus bandas deba su disco, pon primero ese; después puedes cambiar cualquiera de los dos.',
      sixGangs: {
        title: 'Tres personas, seis bandas',
        text: 'Ana, Ben y Cleo se sientan con dos bandas por cabeza. En sentido horario van: Ana, Ben, Cleo con sus primeras bandas, y luego Ana, Ben, Cleo con las segundas.',
      },
      'S-12':
        'Ganas cuando una de tus bandas supera su segundo desafío, o cuando nadie más tiene bandas. Una banda que está fuera se salta, y sigues jugando con la otra.\nTus bandas pueden superarse en la puja y destaparse discos entre sí. Si una falla con la calavera de la otra, el disco perdido se sortea y solo lo sabes tú; y tus bandas no se burlan la una de la otra.\nUna banda que queda fuera por la calavera de su hermana deja que empiece la hermana; si es por su propia calavera, nombra a cualquier banda que siga en juego, también a la hermana ◆.',
      oneEach: {
        title: 'Uno y uno no son dos',
        text: 'Cada una de tus bandas ha superado un desafío: dos tapetes muestran una flor, pero no has ganado. El segundo desafío tiene que superarlo la misma banda.',
      },
    },
    options: {
      title: 'Todas las opciones',
      all: [
        '**Bandas** {S-11}: una por cabeza, como siempre, de 3 a 12 jugadores; o dos por cabeza, de 2 a 6 jugadores.',
        '**La última calavera** {S-10}: solo paga quien desafía, como siempre; o también queda fuera quien ve destapado su último disco, si es la calavera.',
      ],
    },
    secrets: {
      title: 'Quién sabe qué',
      who: {
        head: ['Qué', 'Quién lo sabe'],
        rows: [
          ['Cuántos discos hay en cada mano y en cada pila', 'Todo el mundo'],
          ['Qué discos son', 'Su dueño; todo el mundo, cuando se destapan'],
          ['Qué disco se perdió', 'Solo quien lo perdió'],
          ['Cada apuesta, cada disco destapado, cada pila mostrada en una burla', 'Todo el mundo'],
        ],
      },
      talk: 'Habla cuanto quieras: lo que digas puede ser verdad o no. Pero los discos solo se muestran al burlarse {S-7}, y en ningún otro momento.',
    },
  },
  questions: {
    ownFirst: {
      ask: '¿Tengo que destapar primero mis discos, aunque esté entre ellos mi calavera?',
      answer:
        'Sí, desde arriba, tantos como pida la apuesta ({S-5}). Es el precio de un farol: quien puso encima una calavera espera que alguien suba más.',
    },
    hereAndThere: {
      ask: '¿Puedo tomar un disco de aquí y otro de allá?',
      answer:
        'Sí. Una vez destapada tu propia pila, eliges para cada disco de qué pila sale. Cada pila se destapa desde arriba ({S-5}).',
    },
    passed: {
      ask: 'He pasado. ¿Está a salvo mi pila?',
      answer: 'No. Pasar solo te saca de la puja; tus discos cuentan y se pueden destapar ({S-4}).',
    },
    backIn: {
      ask: '¿Puedo volver a la puja después de pasar?',
      answer: 'No, en esta ronda pasar es definitivo ({S-4}).',
    },
    allDiscs: {
      ask: '¿Puedo abrir con el número de todos los discos de la mesa?',
      answer:
        'Sí. Entonces nadie puede subir, la puja acaba en el acto, y destapas todos los discos que hay ({S-4}).',
    },
    onMySkull: {
      ask: 'Alguien falló con mi calavera. ¿Pierdo o gano algo?',
      answer:
        'No pierdes nada, y eliges el disco que pierde, boca abajo ({S-8}). La calavera vuelve a tu mano. Hasta tu último disco está a salvo en un intento ajeno, salvo que se juegue al pie de la letra ({S-10}).',
    },
    tellLost: {
      ask: '¿Tengo que decir qué disco perdí?',
      answer: 'No, solo lo sabes tú ({S-8}). Puedes decir lo que quieras, y no hace falta que sea verdad.',
    },
    onlySkull: {
      ask: 'Solo me queda mi calavera. ¿Aún puedo ganar?',
      answer:
        'Con un desafío no: tu propia pila va primero, así que todo intento tuyo falla. Pero puedes ser la última persona en juego. Desafía cuando te toque, confía en que alguien suba más, y deja que los demás topen con tu calavera ({S-10}).',
    },
    showDisc: {
      ask: '¿Puedo mostrar un disco para que me crean?',
      answer:
        'No. Di lo que quieras, pero los discos solo se muestran al burlarse, y entonces todo el resto de la pila ({S-7}).',
    },
    whoStarts: {
      ask: '¿Quién empieza cuando alguien queda fuera?',
      answer:
        'El dueño de la calavera culpable. Si era la calavera de quien desafió, quien queda fuera nombra a alguien que siga en juego ({S-9}).',
    },
    biggerBid: {
      ask: '¿Vale más una apuesta mayor?',
      answer:
        'No. Un desafío superado es un desafío superado, sea con 1 o con 12: se da la vuelta al tapete, y el segundo da la victoria ({S-6}).',
    },
  },
  cheat: {
    goal: {
      title: 'Objetivo',
      lines: [
        'Superar dos desafíos propios.',
        'O ser la última persona en juego.',
        'Tres flores y una calavera por cabeza.',
      ],
    },
    lay: {
      title: '1 · Poner',
      lines: ['Todos menos quien empieza: un disco, boca abajo, a la vez.', 'Después, quien empieza.'],
    },
    add: {
      title: '2 · Añadir o desafiar',
      lines: [
        'En sentido horario: añadir un disco, o lanzar un desafío.',
        'La apuesta: de 1 a todos los discos de los tapetes.',
        'Mano vacía: hay que desafiar.',
      ],
    },
    bid: {
      title: '3 · Apostar',
      lines: [
        'Subir, o pasar hasta el final.',
        'Apostados todos los discos: la puja acaba en el acto.',
        'Todos los demás han pasado: desafía la apuesta más alta.',
      ],
    },
    turn: {
      title: '4 · Destapar',
      lines: [
        'Primero tu propia pila, desde arriba.',
        'Después las demás, en cualquier orden, cada una desde arriba.',
        'Una calavera: fallado, se acaba en el acto.',
        'Apuesta alcanzada: superado.',
      ],
    },
    made: {
      title: 'Superado',
      lines: [
        'El tapete, al lado de la flor.',
        'La segunda vez: **ganas**.',
        'Quien desafió empieza la siguiente ronda.',
      ],
    },
    failed: {
      title: 'Fallado',
      lines: [
        'Se pierde un disco para siempre; cuál, es secreto.',
        'Calavera ajena: su dueño elige a ciegas.',
        'Calavera propia: eliges en secreto.',
        'Los rivales pueden burlarse: mostrar toda su pila o nada.',
        'Sin discos: fuera; empieza el dueño de la calavera.',
        'Fuera por tu propia calavera: nombras a quien empieza.',
      ],
    },
  },
};
