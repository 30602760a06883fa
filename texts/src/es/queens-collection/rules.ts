import type { Rules } from '../../queens-collection/rules.js';

export const rules: Rules = {
  goal: 'Destapa cartas, pero no demasiadas, haz parejas con lo que hay en el mercado, y llévate peones y cofres para sumar puntos. Se puede jugar en dos equipos; todos juntos, o en solitario, hay que devolver a su sitio los peones desperdigados.',
  chapters: {
    box: {
      title: 'Qué hay en la caja',
      'QC-1':
        'Ocho colores. De cada color hay tres peones, 24 en total; cuatro cartas de peón; y una carta de cofre con tres espacios. Con seis comodines son 38 cartas. Para jugar todos juntos, las cartas de cofre tienen un lado fácil con dos espacios, para 16 peones, dos de cada color ◇.',
      colours:
        'Rojo, verde, amarillo, azul, morado, turquesa, blanco y negro, cada uno con una piedra de forma propia, y el comodín.',
      oneColour: 'Todo lo que hay de un color: el cofre, tres peones y cuatro cartas de peón.',
    },
    setup: {
      title: 'Preparación',
      players: {
        head: ['Jugadores', 'Formas de jugar', 'Rondas', 'Cartas en mano'],
        rows: [
          ['en solitario'],
          ['2 o 3', 'todos contra todos', 'tantas como jugadores'],
          ['todos contra todos, o dos equipos'],
          ['de 2 a 4', 'todos juntos'],
        ],
      },
      'QC-2':
        'Todos contra todos (de 2 a 4 jugadores): se juegan tantas rondas como jugadores. Cada una empieza de cero. Todos los peones están en el cofre de su color; se barajan todas las cartas y forman la reserva; cada jugador recibe dos cartas que nadie más ve; tres cartas quedan boca arriba en el mercado. Quién empieza se sortea; en cada ronda siguiente empieza el jugador de la izquierda.',
    },
    turn: {
      title: 'Tu turno',
      'QC-3':
        '**Primer paso: destapar.** Destapa cartas de la reserva una tras otra ◆, tantas como quieras, pero cinco como máximo, o ninguna.\nEn cuanto haya entre ellas dos cartas de peón del mismo color, has tentado demasiado a la suerte: todo lo que destapaste en este turno se descarta, y el paso termina. Si no, las cartas van a tu mano cuando te paras o cuando hay cinco.\nUn comodín no tiene color y no choca con nada ◆. Puedes tener tantas cartas como quieras.',
      oneTooMany: {
        title: 'Una carta de más',
        text: 'Destapas [c3], [joker], [c5] y luego otra vez [c3]: las cuatro se descartan. Las cartas que ya tenías siguen en tu mano.',
      },
      'QC-4':
        '**Segundo paso: tomar o cambiar.** Con una carta en la mano tienes que hacer una de las dos cosas: tomar peones ({QC-5}) o cambiar cartas ({QC-7}). Con la mano vacía, o si no se puede hacer ninguna, te saltas este paso ◆.',
      'QC-5':
        '**Tomar.** Haz una, dos o tres parejas. Una pareja es una carta del mercado y una de tu mano, las dos del mismo color. Por cada pareja tomas un peón de su color de su cofre y descartas las cartas. Quien toma el último peón de un cofre se lleva también la carta de cofre. Entre parejas no se completa el mercado.\nUn **comodín** vale por cualquier carta de peón, esté en tu mano o en el mercado ◆. **Dos cartas de peón del mismo color** de tu mano también valen juntas por una carta cualquiera de tu mano, incluso de su propio color. Cuando los dos lados de una pareja son libres, porque tu comodín o tus dos cartas se juntan con el comodín del mercado, dices tú el color; aún tiene que tener algún peón ◆.',
      pairs: {
        head: ['De tu mano', 'Del mercado', 'Tomas'],
        rows: [
          ['un peón azul'],
          ['un peón rojo'],
          ['un peón verde'],
          ['un peón verde'],
          ['un peón del color que digas'],
          ['un peón del color que digas'],
        ],
      },
      market: 'Esto hay en el mercado.',
      whatToTake: {
        title: '¿Qué puedes tomar?',
        text: 'Esta es tu mano. [c4] con [c4] toma un peón azul, y tus dos [c1] con [c2] toman uno verde. O una sola [c1] con el [joker] del mercado toma un peón rojo. Con [c4] para el azul y una [c1] para el [joker] te quedaría una [c1] en la mano.',
      },
      'QC-6':
        'Una pareja cuyo color ya no tiene peones se permite y cuenta como una de tus tres. No da nada, pero te libra de cartas: todas sus cartas, también los comodines, quedan fuera hasta el final de la ronda ◆.',
      'QC-7':
        '**Cambiar.** Pon una, dos o tres cartas de tu mano en el mercado y toma otras tantas de las que ya estaban allí. No puedes cambiar más cartas de las que tiene el mercado.',
      'QC-8':
        'Al final del turno el mercado se completa hasta tres. Siempre que haga falta una carta y la reserva no tenga, el descarte se baraja y es la nueva reserva. Las cartas destapadas en el turno en curso no forman parte de ninguno de los dos hasta que acaba el paso. Si no queda nada en absoluto, no se destapa ni se completa nada ◆.',
    },
    scoring: {
      title: 'Final de la ronda y puntuación',
      'QC-9':
        'La ronda acaba tras un turno que deja peones en un cofre como mucho; ese turno se puede jugar hasta el final con todas sus parejas ◆. Un cofre que aún tiene peones no cuenta para nadie. La ronda también acaba cuando nadie ha tomado un peón en cinco turnos por cabeza, todos seguidos ◆.',
      'QC-10':
        'Cada carta de cofre vale 3 puntos, cada peón 2, y cada carta que te quede en la mano cuesta 1. Tras la última ronda gana el total más alto; con totales iguales se comparte la victoria.',
      goodRound: {
        title: 'Una buena ronda',
        text: 'Dos cofres, seis peones y una carta en la mano: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 puntos.',
      },
      tooManyCards: {
        title: 'Demasiadas cartas',
        text: 'Ningún cofre, tres peones y cinco cartas en la mano: 3 × 2 − 5 = 1 punto. Guardar cartas tiene su precio.',
      },
    },
    teams: {
      title: 'Dos contra dos',
      'QC-11':
        'Cuatro jugadores. Los compañeros se sientan frente a frente y se ven las cartas ◆. Todo lo demás es como arriba, y las parejas se hacen solo con la propia mano.',
      'QC-12':
        'En vez de con el mercado puedes cambiar con tu compañero, pero en un turno nunca con los dos. Tú eliges las cartas de ambos lados, y tu compañero no tiene que estar de acuerdo; tres cartas como máximo, y no más de las que tenga cada cual. El equipo rival ve cuántas cartas cambian de mano, y nada más ◆.',
      'QC-13':
        'Un equipo suma los puntos de sus dos jugadores. Gana el total más alto; con totales iguales se comparte la victoria.',
      together: {
        title: 'Todo sumado',
        text: 'Tienes dos cofres, seis peones y una carta: 17 puntos. Tu compañero tiene un cofre, cuatro peones y dos cartas: 3 + 8 − 2 = 9. Tu equipo recibe 26.',
      },
    },
    together: {
      title: 'Todos juntos, o en solitario',
      'QC-14':
        'De uno a cuatro jugadores, una sola partida ◇. Los peones se ponen al azar en los cofres, ninguno en su propio color. Cada jugador tiene tres cartas, boca arriba a la vista de todos. Quién empieza se sortea.',
      'QC-15':
        'En tu turno haces una de cuatro cosas, y después robas hasta volver a tener tres cartas ◇.\n**(a)** Juega dos cartas de colores distintos, y cambia un peón de un color por uno del otro, los que quieras.\n**(b)** Juega un comodín, o dos cartas del mismo color, y cambia dos peones cualesquiera.\n**(c)** Descarta una, dos o tres cartas.\n**(d)** Si no juegas en solitario, y mientras haya reserva: haz un trueque de una carta tuya por cualquier carta de otro jugador. Tú dices ambas, y la primera carta de la reserva se descarta sin mirarla.',
      swap: 'Con estas dos cartas cambias un peón rojo por uno azul. Con suerte, los dos llegan a casa.',
      'QC-16':
        'El descarte no se vuelve a usar ◇. Cuando se va la última carta de la reserva, cada jugador tiene un turno más, empezando por el siguiente, y ya no roba. Quien no puede hacer nada pasa. En cuanto todos los peones están en casa, la partida termina ◆.',
      'QC-17':
        'Cada cofre que solo contiene sus propios peones da tantos puntos como espacios tiene; cada peón fuera de casa cuesta uno ◇. Como mucho son 24, o 16 en el lado fácil. Qué tal ha ido: por debajo de cero es la nota 1, por debajo del 25 % de ese máximo la nota 2, por debajo del 50 % la nota 3, por debajo del 100 % la nota 4, y con todo la nota 5 ◆.',
      grades: {
        head: ['Nota', 'De 24', 'De 16'],
        rows: [
          ['1 · Naufragio', 'menos de 0', 'menos de 0'],
          ['2 · A flote por poco', 'de 0 a 5', 'de 0 a 3'],
          ['3 · Viento en popa', 'de 6 a 11', 'de 4 a 7'],
          ['4 · Un gran botín', 'de 12 a 16', 'de 8 a 10'],
          ['5 · Todos los tesoros a bordo'],
        ],
      },
      sevenAstray: {
        title: 'Siete peones perdidos',
        text: 'Tres espacios por cofre. Cinco cofres están completos, y siete peones están fuera de casa: 5 × 3 − 7 = 8 puntos de 24, que son un 33 %: nota 3.',
      },
      oneShort: {
        title: 'A falta de un cambio',
        text: 'Solo dos peones están cada uno en el cofre del otro. Eso estropea los dos cofres: 6 × 3 − 2 = 16 puntos de 24, nota 4. En el lado fácil son 6 × 2 − 2 = 10 de 16, también nota 4.',
      },
    },
    options: {
      title: 'Todas las opciones',
      all: [
        '**Modo**: todos contra todos, como siempre, de 2 a 4 jugadores {QC-2}; dos equipos de dos, para 4 exactos {QC-11}; o todos juntos, de 1 a 4 {QC-14}.',
        '**Espacios por cofre** {QC-1}: tres, como siempre; o dos, para una partida más fácil. Solo se puede elegir al jugar todos juntos.',
      ],
    },
    secrets: {
      title: 'Quién sabe qué',
      who: {
        head: ['Qué', 'Quién lo sabe'],
        rows: [
          ['Las dos cartas con las que empiezas', 'Tú, y en un equipo tu compañero'],
          ['Cartas destapadas, puestas en el mercado o tomadas de él', 'Todo el mundo'],
          ['Cartas usadas en parejas', 'Todo el mundo'],
          ['Cartas cambiadas entre compañeros', 'Ellos dos; los demás ven cuántas'],
          ['Las manos, todos juntos', 'Todo el mundo'],
          ['Una carta descartada por un trueque', 'Nadie'],
          ['El orden de la reserva', 'Nadie'],
        ],
      },
    },
  },
  questions: {
    clashWithHand: {
      ask: '¿Las cartas que destapo chocan con mi mano o con el mercado?',
      answer: 'No. Solo chocan entre sí las cartas destapadas en este turno ({QC-3}).',
    },
    pushedLuck: {
      ask: 'He tentado demasiado a la suerte. ¿Pierdo mi mano o mi turno?',
      answer:
        'Ni lo uno ni lo otro. Solo se pierden las cartas destapadas en este turno. Con una carta en la mano pasas al segundo paso, y en él tienes que tomar o cambiar ({QC-4}).',
    },
    twoJokers: {
      ask: 'Han salido dos comodines: ¿chocan?',
      answer: 'No. Un comodín no tiene color, así que no choca con otro comodín ni con nada ({QC-3}).',
    },
    takeAndSwap: {
      ask: '¿Puedo tomar peones y cambiar cartas en el mismo turno?',
      answer: 'No, es una cosa o la otra ({QC-4}). Elijas lo que elijas, puedes hacerlo hasta tres veces.',
    },
    jokersAsPair: {
      ask: '¿Dos comodines, o un comodín y una carta, valen por cualquier carta como dos del mismo color?',
      answer:
        'No. Para eso hacen falta dos cartas de peón del mismo color ({QC-5}). Un comodín hace lo mismo por sí solo.',
    },
    redForRed: {
      ask: '¿Para qué pagaría dos cartas rojas por un peón rojo?',
      answer:
        'Para librarte de una: al final cada carta en la mano cuesta un punto ({QC-10}). Se permite aunque bastaría una sola carta roja ({QC-5}).',
    },
    pawnsGone: {
      ask: 'Ya no quedan peones rojos. ¿De qué sirven ahora las cartas rojas?',
      answer:
        'Dos de ellas siguen valiendo por cualquier otra carta ({QC-5}). O empareja una con una carta roja del mercado: no da ningún peón, pero las cartas se van ({QC-6}). O cámbialas ({QC-7}).',
    },
    marketFilled: {
      ask: '¿Se completa el mercado mientras hago mis parejas?',
      answer: 'No, solo al final de tu turno ({QC-8}). Así que tres parejas son el máximo.',
    },
    takeBack: {
      ask: '¿Puedo recuperar una carta que acabo de poner en el mercado?',
      answer:
        'No. Recibes cartas que estaban allí antes de tu cambio, y lo que acabas de poner se queda ({QC-7}).',
    },
    oneBoxLeft: {
      ask: 'Con mi primera pareja solo queda un cofre con peones. ¿Puedo hacer las otras parejas?',
      answer:
        'Sí. La ronda acaba después de tu turno, así que puedes jugarlo hasta el final e incluso vaciar el último cofre ({QC-9}).',
    },
    lastCardTraded: {
      ask: 'Todos juntos: la última carta de la reserva se descartó por un trueque. ¿Y ahora?',
      answer:
        'Lo mismo que si se hubiera robado: cada jugador tiene un turno más, y quien hizo el trueque tiene el suyo al final ({QC-16}).',
    },
    jokerAsColour: {
      ask: 'Todos juntos: ¿puedo usar un comodín como uno de los dos colores distintos?',
      answer: 'No hace falta. Un comodín solo ya cambia los dos peones que quieras ({QC-15}).',
    },
  },
  cheat: {
    round: {
      title: 'Una ronda',
      lines: [
        'Todos contra todos o por equipos: tantas rondas como jugadores.',
        'Peones en sus cofres, 2 cartas por cabeza, 3 en el mercado.',
        'En tu turno: destapar, y después tomar o cambiar.',
      ],
    },
    turnUp: {
      title: '1 · Destapar',
      lines: [
        'De 0 a 5 cartas de la reserva, de una en una.',
        'Dos del mismo color: se descartan todas.',
        'Si no, van a tu mano.',
        'Los comodines nunca chocan.',
      ],
    },
    take: {
      title: '2a · Tomar peones',
      lines: [
        'De 1 a 3 parejas: una carta de la mano, una del mercado, mismo color.',
        'Un comodín, en la mano o en el mercado: cualquier color.',
        'Dos del mismo color de tu mano: cualquier carta.',
        'Libre por ambos lados: di un color que tenga peones.',
        'Último peón de un cofre: también el cofre.',
        'Sin peones: las cartas quedan fuera de la ronda.',
      ],
    },
    swap: {
      title: '2b · O cambiar',
      lines: [
        'De 1 a 3 cartas con el mercado.',
        'Equipos: o con tu compañero.',
        'Después, el mercado vuelve a 3.',
      ],
    },
    end: {
      title: 'Final y puntos',
      lines: [
        'Peones en un cofre como mucho: se acaba el turno, y la ronda.',
        'Cofre **3** · peón **2** · carta en la mano **−1**.',
        'Gana quien tenga más puntos; un equipo suma los dos.',
      ],
    },
    together: {
      title: 'Todos juntos: tu turno',
      lines: [
        'Dos colores distintos: cambiar un peón de cada uno.',
        'Un comodín o dos del mismo color: cambiar dos peones cualesquiera.',
        'Descartar de 1 a 3 cartas.',
        'Trueque con otro jugador; se va una carta de la reserva.',
        'Después, robar hasta 3; sin reserva: un turno más por cabeza.',
      ],
    },
    togetherPoints: {
      title: 'Todos juntos: puntos',
      lines: [
        'Cofre completo: sus espacios (**3**, o 2).',
        'Peón fuera de casa: **−1**.',
        'Como mucho 24 (lado fácil: 16).',
      ],
    },
  },
};
