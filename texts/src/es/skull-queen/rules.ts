import type { Rules } from '../../skull-queen/rules.js';

export const rules: Rules = {
  goal: 'Cada baza empuja arriba y abajo a los piratas de quienes jugaron sus cartas más altas y más bajas. Lleva a los tuyos a las casillas que dan puntos y que no caigan al mar; gana quien tenga más puntos.',
  chapters: {
    box: {
      title: 'Qué hay en la caja',
      'SQ-1':
        'Cincuenta cartas: los números del 1 al 12 en rojo, amarillo, verde y azul, y dos sin color, el **mono** (0) y el **primer oficial** (13). Con dos o tres jugadores, todos los 1 y todos los 12 se quedan en la caja: quedan 42 cartas.',
      cards: 'Cuatro colores del 1 al 12. El mono cuenta 0 y el primer oficial 13.',
      'SQ-2':
        'Cada jugador tiene un tablón con cinco casillas y cuatro piratas, uno de cada color. El extremo estrecho del tablón es el de arriba. De arriba abajo, las casillas dan 8, 5, 3, 2, 1 en el anverso y 1, 2, 3, 5, 8 en el reverso ◇. La casilla del medio da 3, o 4 si se acuerda así ◆.',
      planks: 'Los dos lados de un tablón. Quien está en una casilla recibe el número que hay al lado.',
    },
    setup: {
      title: 'Preparación',
      'SQ-3':
        'Se juega una ronda por jugador; con dos jugadores son dos rondas ◆. En cada ronda se barajan y reparten de nuevo todas las cartas en uso. Quién reparte primero se sortea; después el reparto pasa en sentido horario.',
      'SQ-4':
        'Cada jugador recibe tantas cartas como dice la tabla. Con cuatro y con seis jugadores sobran dos cartas: quedan boca arriba en el centro. Si una de ellas es el mono o el primer oficial, no participa en esta ronda. Todo el mundo la ha visto, pero nunca cuenta como carta del centro ◆.',
      players: {
        head: ['Jugadores', 'Cartas', 'Mano', 'Centro', 'Rondas'],
        rows: [['2 y fantasma']],
      },
    },
    placement: {
      title: 'Colocar a los piratas',
      'SQ-6':
        'Mira tu mano y el centro. Después, a la vez, cada jugador elige un lado del tablón y una casilla para cada uno de sus cuatro piratas; pueden compartir casilla. Nadie ve lo que eligen los demás, y se puede cambiar de idea hasta que el último jugador haya acabado ◆.',
      noIdea:
        '¿Aún no lo tienes claro? Con muchas cartas altas elige el lado con el 8 arriba, con muchas bajas el otro. Pon a los cuatro piratas en el medio.',
      allInMiddle: {
        title: 'Los cuatro en el medio',
        text: 'Si ninguno se mueve en toda la ronda, valen 4 × 3 = 12 puntos. Se puede conseguir más.',
      },
    },
    turn: {
      title: 'Jugar cartas',
      'SQ-7':
        'El jugador siguiente a quien reparte abre la primera baza. En sentido horario, cada jugador juega una carta. La primera carta con color anuncia ese color. Si tienes el color, tienes que jugarlo, o bien el mono o el primer oficial, que se pueden jugar siempre. Si no lo tienes, juega lo que quieras. Las cartas del centro no obligan a nadie.',
      greenAnnounced:
        'Se anuncia el verde. El tercer jugador puede poner al primer oficial aunque tenga verde. El cuarto no tiene verde y elige libremente.',
      'SQ-8':
        'El mono y el primer oficial son del color anunciado. Si se juegan antes, esperan a la primera carta con color y toman ese. Así nunca están solos en su color, y toda baza tiene un color anunciado.',
      monkeyFirst: {
        title: 'Primero el mono',
        text: 'Se abre con el mono y luego llega [r4]: se anuncia el rojo, y el mono es un 0 rojo. Es la carta roja más baja, así que el pirata rojo de quien lo jugó baja una casilla. [r9] es la más alta: ahí sube una. [y12] es la única amarilla y va al centro.',
      },
    },
    trick: {
      title: 'Qué hace una baza',
      'SQ-9':
        'La baza son todas las cartas recién jugadas junto con las del centro. Se evalúa color por color.\n**Una carta de un color:** va al centro, o se queda en él.\n**Dos o más:** quien jugó la más alta mueve a su pirata de ese color una casilla **hacia arriba**; quien jugó la más baja, una **hacia abajo**. Si el **8** del color está en la baza, se sube dos casillas; si está el **5**, se baja dos, sin importar de quién sean ni si están en el centro. Las cartas del centro no son de nadie: cuando una de ellas es la más alta o la más baja, nadie hace ese movimiento. Después, todas las cartas de este color salen de la ronda.',
      centreInTheWay: {
        title: 'El centro se interpone',
        text: 'En el centro están [y4] y [b3]. Se juegan [b6], [g7], [b12] y [b8]. Solo el azul tiene varias cartas. [b12] es la más alta y, por el [b8], el pirata azul de quien la jugó sube dos. La más baja es el [b3] del centro, así que no baja nadie. Las azules salen, [y4] y [g7] quedan en el centro, y quien jugó [b12] abre la siguiente.',
      },
      centreClears: {
        title: 'El centro se vacía solo',
        text: 'En el centro están [y4] y [y9], y nadie juega amarillo. Son dos cartas amarillas: ambas salen de la ronda, y nadie se mueve en amarillo. En rojo, [r10] sube a un pirata una casilla y [r3] baja a otro una.',
      },
      eightAndFive: {
        title: 'El propio 8 y el propio 5',
        text: 'Tres jugadores. [g8] es la carta verde más alta: el pirata verde de quien la jugó sube dos. [g5] es la más baja: ahí baja dos. El [r2], solo, va al centro.',
      },
      'SQ-10':
        'Un pirata que se saldría del tablón, por cualquier extremo, cae al agua. Queda fuera de esta ronda, no da nada, y ningún movimiento posterior lo devuelve.',
      tooFar: {
        title: 'Un paso de más',
        text: 'Anverso del tablón: un pirata en el medio que sube dos está en el 8. Si tiene que subir otra vez, cae al agua y vale 0.',
      },
      'SQ-11':
        'La siguiente baza la abre quien jugó en esta el número más alto, sea del color que sea. El mono cuenta 0 y el primer oficial 13; el centro no cuenta. Entre números iguales, el último jugado.',
      twoElevens: 'Dos onces. El azul se jugó después: quien lo jugó abre la siguiente baza.',
    },
    scoring: {
      title: 'Puntuación',
      'SQ-12':
        'Cuando no quedan cartas en las manos, cada pirata que sigue en un tablón da lo que dice su casilla. Las cartas que queden en el centro no valen nada. Después todos los piratas bajan de los tablones, y para la siguiente ronda se eligen de nuevo lado y casillas.',
      front: {
        title: 'Una ronda en el anverso',
        text: 'El rojo está en el 8, el amarillo en el 5, el verde en el 2, y el azul en el agua: 8 + 5 + 2 + 0 = 15 puntos.',
      },
      back: {
        title: 'Una ronda en el reverso',
        text: 'El rojo está en la casilla de abajo, el amarillo en la cuarta, el verde en el medio y el azul arriba: 8 + 5 + 3 + 1 = 17 puntos, o 18 si el medio da 4.',
      },
      'SQ-5':
        'Gana quien tenga más puntos tras la última ronda. Con puntos iguales se comparte la victoria ◆.',
    },
    two: {
      title: 'Dos jugadores y un fantasma',
      'SQ-13':
        'Se reparte como para tres. La tercera mano es el mazo del fantasma, boca abajo. El fantasma abre todas las bazas con la primera carta de su mazo, así que {SQ-11} no hace falta.\nDespués los dos jugadores eligen una carta en secreto, cada uno obligado por {SQ-7} al color del fantasma; las dos cartas se muestran a la vez y la baza se evalúa como siempre.\nEl fantasma no tiene tablón: cuando su carta es la más alta o la más baja, nadie hace ese movimiento. Los dos jugadores se turnan para repartir.',
      withGhost: {
        title: 'Una baza con el fantasma',
        text: 'El fantasma abre con [g9]. Muestras [g3]; el otro jugador no tiene verde y muestra [b6]. La carta verde más alta es la del fantasma: no sube nadie. La más baja es la tuya: tu pirata verde baja una. [b6] va al centro.',
      },
      'SQ-14':
        'Si el fantasma abre con el mono o el primer oficial, los dos jugadores eligen libremente. El color anunciado es el de la carta del jugador siguiente a quien reparte o, si no tiene color, el de la del otro ◆.',
    },
    options: {
      title: 'Todas las opciones',
      all: [
        '**Medio del tablón** {SQ-2}: 3 puntos, como siempre, o 4. Con 4 compensa más dejar a un pirata donde lo pusiste.',
      ],
    },
    secrets: {
      title: 'Quién sabe qué',
      who: {
        head: ['Qué', 'Quién lo sabe'],
        rows: [
          ['Tu mano, y la carta que elegiste frente al fantasma', 'Tú; todo el mundo, cuando se juega'],
          ['Dónde están tus piratas', 'Tú; todo el mundo, cuando acaba el último jugador'],
          ['El centro, y un mono o primer oficial que haya allí', 'Todo el mundo'],
          ['Cada carta jugada en esta ronda, y por quién', 'Todo el mundo'],
          ['Quién ha mostrado que no tiene un color', 'Todo el mundo'],
          ['El mazo del fantasma', 'Nadie; cuántas cartas tiene, todo el mundo'],
        ],
      },
    },
  },
  questions: {
    monkeyForColour: {
      ask: 'Tengo el color anunciado. ¿Puedo jugar igualmente el mono o el primer oficial?',
      answer: 'Sí, siempre ({SQ-7}). Entonces cuenta como carta del color anunciado ({SQ-8}).',
    },
    centreAnnounces: {
      ask: '¿Las cartas del centro anuncian un color, o tengo que seguirlas?',
      answer:
        'No. Solo las cartas jugadas en esta baza anuncian un color ({SQ-7}). Pero al evaluar la baza, el centro cuenta ({SQ-9}).',
    },
    thrownIn: {
      ask: 'No pude seguir el color y jugué una carta roja. ¿Puede mover a mi pirata rojo?',
      answer:
        'Sí. Se evalúan todos los colores de la baza, no solo el anunciado. Si se jugó otra carta roja o hay una en el centro, la tuya puede ser la más alta o la más baja. Si es la única, va al centro ({SQ-9}).',
    },
    severalMove: {
      ask: '¿Pueden moverse varios de mis piratas en una baza?',
      answer:
        'No. Juegas una carta, así que es un color, y como mucho un pirata. Tampoco sube y baja en la misma baza: harían falta dos cartas tuyas.',
    },
    eightItself: {
      ask: 'La carta más alta es el propio 8. ¿Quien lo jugó sube dos?',
      answer:
        'Sí. Lo que cuenta es que el 8 esté en la baza, no quién lo jugó. Del mismo modo, quien juega un 5 que es la carta más baja baja dos ({SQ-9}).',
    },
    eightInCentre: {
      ask: 'El 8 está en el centro. ¿Sigue doblando la subida?',
      answer:
        'Sí, en cuanto llega una segunda carta de su color y el color se evalúa. Después sale con las demás, así que funciona una vez ({SQ-9}).',
    },
    overboardFollows: {
      ask: 'Mi pirata rojo está en el agua. ¿Tengo que seguir el rojo igualmente?',
      answer:
        'Sí. Las cartas siguen como antes, y las tuyas cuentan para los piratas de los demás. Solo tu pirata rojo ya no se mueve ({SQ-10}).',
    },
    topIsSafe: {
      ask: '¿Está a salvo un pirata que está arriba del todo?',
      answer:
        'No. El siguiente movimiento hacia arriba lo tira al agua, igual que uno de abajo cae con el siguiente movimiento hacia abajo ({SQ-10}).',
    },
    highestInCentre: {
      ask: 'El número más alto de la baza está en el centro. ¿Quién abre?',
      answer: 'Quien jugó el número más alto de su mano. Para abrir, el centro no cuenta ({SQ-11}).',
    },
    mateInCentre: {
      ask: 'El primer oficial sobró y está en el centro. ¿Qué hace ahí?',
      answer:
        'Nada. Ahí no tiene color y no participa en la ronda; solo te dice que nadie lo tiene ({SQ-4}).',
    },
    stopMoving: {
      ask: 'Estoy en las casillas que quiero y quedan tres bazas. ¿Puedo dejar de mover?',
      answer:
        'No. Todo movimiento se hace, lo quieras o no. Intenta jugar cartas que no sean ni la más alta ni la más baja de su color.',
    },
  },
  cheat: {
    round: {
      title: 'Una ronda',
      lines: [
        '2 o 3 jugadores: sin los 1 ni los 12, 14 cartas por cabeza.',
        '4: 12 cartas · 5: 10 cartas · 6: 8 cartas.',
        '4 y 6 jugadores: 2 cartas boca arriba en el centro.',
        'A la vez: elegir el lado y colocar 4 piratas.',
        'Abre el jugador siguiente a quien reparte.',
      ],
    },
    card: {
      title: '¿Qué carta?',
      lines: [
        'La primera carta con color lo anuncia.',
        '¿Lo tienes? Juégalo, o el mono o el primer oficial.',
        '¿No lo tienes? Juega cualquier cosa.',
        'El mono (0) y el primer oficial (13) toman el color anunciado.',
        'El centro no obliga a nadie.',
      ],
    },
    judge: {
      title: 'Evaluar cada color',
      lines: [
        'Cartas jugadas y centro, juntos.',
        'Una carta: al centro.',
        'Dos o más: la más alta **sube 1**, la más baja **baja 1**.',
        'Con el 8 en la baza: **sube 2** · con el 5: **baja 2**.',
        'La más alta o la más baja es del centro: no se mueve nadie.',
        'Después, las cartas de ese color salen de la ronda.',
      ],
    },
    plank: {
      title: 'Tablón',
      lines: [
        'Anverso, desde arriba: **8, 5, 3, 2, 1**.',
        'Reverso, desde arriba: **1, 2, 3, 5, 8**.',
        'Más allá de un extremo: al agua, 0 puntos.',
      ],
    },
    next: {
      title: 'Siguiente baza',
      lines: [
        'Abre el número más alto, sea del color que sea.',
        'Números iguales: el último jugado.',
        'El centro no cuenta.',
      ],
    },
    end: {
      title: 'Final',
      lines: [
        'Manos vacías: cada pirata da su casilla.',
        'Una ronda por jugador (dos jugadores: 2).',
        'Gana quien tenga más puntos; a igualdad, se comparte.',
      ],
    },
    two: {
      title: 'Dos jugadores',
      lines: [
        'Tercera mano: el mazo del fantasma.',
        'El fantasma abre todas las bazas.',
        'Ambos eligen en secreto y muestran a la vez.',
        'El fantasma no tiene piratas que mover.',
      ],
    },
  },
};
