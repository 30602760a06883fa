import type { Rules } from '../../skull-king-dice/rules.js';

export const rules: Rules = {
  goal: 'En cada ronda sacas dados en secreto, dices cuántas bazas ganarás con ellos, e intentas ganar exactamente esas. Tú eliges qué dado tiras; lo que muestre es cosa del mar.',
  chapters: {
    dice: {
      title: 'Los dados',
      sevenKinds: 'Los siete tipos: Skull King, pirata, sirena; negro, azul, rojo, amarillo.',
      'SD-1':
        'Hay **36 dados** de siete tipos. Tres son **especiales**: Skull King, pirata y sirena. Llevan calaveras y banderas blancas, y ningún número. Cuatro son **de color**: negro, azul, rojo y amarillo. Llevan números, y el amarillo lleva también banderas. No nos ha llegado el dibujo de las caras. Las reseñas dicen ◇ que los dados especiales tienen cuatro calaveras y dos banderas, que el negro es más fuerte que el azul, el azul que el rojo y el rojo que el amarillo, que los números van del 1 al 7, que los colores vecinos comparten un número, y que un dado amarillo tiene un solo 7. La tabla de abajo cumple todo eso y es nuestra reconstrucción ◆; puedes poner otra en su lugar.',
      sides: {
        head: ['Tipo', 'Dados', 'Caras'],
        rows: [
          ['[skull-king] Skull King', 'cuatro calaveras, dos banderas'],
          ['[pirate] pirata', 'cuatro calaveras, dos banderas'],
          ['[mermaid] sirena', 'cuatro calaveras, dos banderas'],
          ['[black] negro'],
          ['[blue] azul'],
          ['[red] rojo'],
          ['[yellow] amarillo', 'tres banderas, 1, 1, 7'],
        ],
      },
    },
    setup: {
      title: 'Preparación',
      players: {
        head: ['Jugadores', 'Rondas'],
      },
      'SD-2':
        'Tres o cuatro jugadores juegan **8 rondas**, cinco juegan **7**, seis juegan **6**. En la primera ronda cada jugador saca un dado de la bolsa, en la segunda dos, y así sucesivamente. Guárdalos detrás de tu biombo. Después de cada ronda, todos los dados vuelven a la bolsa.',
    },
    round: {
      title: 'Una ronda',
      'SD-3':
        'Mira tus dados y **apuesta**: ¿cuántas bazas ganarás, de 0 al número de la ronda? Se apuesta en secreto, y se puede cambiar la apuesta hasta que esté la última; entonces se muestran todas.',
      'SD-4':
        'Quién empieza la primera ronda se sortea. Cada ronda siguiente la empieza el jugador a la **derecha** de quien empezó la anterior. Dentro de una baza se juega en sentido horario, y quien gana una baza empieza la siguiente.',
    },
    trick: {
      title: 'Una baza',
      'SD-5':
        'Por turnos, cada jugador tira **un dado**. El primer dado de color de la baza fija el color de salida. Aquí cuenta el dado, y no lo que muestra: un dado amarillo fija el amarillo aunque salga su bandera ◆. Los dados especiales no fijan nada, y mientras solo se hayan tirado dados especiales se elige libremente.',
      'SD-6':
        'Si tienes dados del color de salida, tira uno de ellos **o cualquier dado especial**; cuenta como especial aunque salga una bandera. Si no tienes ninguno de ese color, tira lo que quieras.',
      'SD-7':
        'Cuando ya se han tirado todos, solo importa lo que muestran los dados; un dado especial con la bandera arriba es solo una bandera. **Decide la primera línea que se cumple:**\n(a) una calavera de Skull King y una de sirena: la sirena, la última tirada;\n(b) una calavera de Skull King: la última;\n(c) una calavera de pirata: la última;\n(d) una calavera de sirena: la última;\n(e) un número: el más alto, sea del color que sea, y entre iguales el último tirado;\n(f) solo banderas: la primera tirada.',
      twoSevens: 'Dos sietes, y el amarillo llegó después.',
      kingAndMermaid: 'El Rey y la sirena muestran su calavera: la sirena.',
      mermaidFlag: 'La misma baza, pero a la sirena le salió la bandera: el Rey.',
      twoPirates: 'Dos piratas: aquí es el último, no el primero.',
      pirateAndMermaid: 'Un pirata vence a una sirena, y ambos vencen al 7.',
      onlyFlags: 'Solo banderas: la primera tirada.',
      boundYetFree: {
        title: 'Con obligación, pero con salida',
        text: 'El color de salida es el rojo. Detrás de tu biombo tienes [red], [black] y [pirate]. Puedes tirar el rojo o el pirata, pero no el negro: {SD-6}. Si al pirata le sale la bandera, es una bandera y nada más, y aun así has cumplido la regla.',
      },
    },
    scoring: {
      title: 'Puntuación',
      'SD-8':
        'Apostaste una o más y ganaste justo esas: **20 por cada baza**, y tus bonus. Ganaste más o menos: **−10** por cada baza de diferencia.',
      'SD-9':
        'Apostaste cero y no ganaste nada: **+10 por el número de la ronda**. Ganaste algo, lo que sea: **−10 por el número de la ronda**, sin importar cuánto.',
      'SD-10':
        'Los bonus solo cuentan si tu apuesta fue exacta. Si ganas una baza con la calavera del Skull King: 30 por cada calavera de pirata que haya en ella. Si ganas una baza con una sirena: 50 por cada calavera de Skull King que haya en ella.',
      mermaidsCatch: {
        title: 'La captura de la sirena',
        text: 'Apostaste 1 y ganaste esta baza con la sirena, y ninguna más: 20 × 1 + 50 = 70. La calavera de pirata no te da nada.',
      },
      kingAmongPirates: {
        title: 'El Rey entre piratas',
        text: 'Apostaste 2, ganaste 2, y una de ellas así: 20 × 2 + 30 × 2 = 100.',
      },
      'SD-11':
        '**Puntuación de agua dulce**, si se acordó: 20 por cada baza de una apuesta exacta, nada por una fallada, el cero como en {SD-9}, y ningún bonus.',
      'SD-12':
        'Tras la última ronda gana quien tenga más puntos. Con totales iguales se comparte la victoria ◆.',
      points: {
        head: ['Ronda', 'Apuesta', 'Bazas', 'Bonus', 'Normal', 'Agua dulce'],
      },
    },
    options: {
      title: 'Todas las opciones',
      all: [
        '**Puntuación**: normal {SD-8}, o de agua dulce {SD-11} para quien prefiera no ahogarse.',
        '**Dados** {SD-1}: los siete tipos, cuántos hay de cada uno y qué llevan en sus seis caras. En total tienen que ser 36; los especiales solo llevan calaveras y banderas, los de color solo banderas y los números del 1 al 9.',
      ],
      firstGame: 'En la primera partida usa la puntuación de agua dulce: así apostar alto no cuesta nada.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'El color de salida es el rojo y lo tengo. ¿Puedo tirar un pirata?',
      answer:
        'Sí, un dado especial se puede tirar siempre: {SD-6}. Cumple la regla aunque salga una bandera.',
    },
    flagFirst: {
      ask: 'El primer dado fue amarillo y muestra su bandera. ¿El color de salida es el amarillo?',
      answer: 'Sí. El dado fija su color, muestre lo que muestre: {SD-5}.',
    },
    mermaidFirst: {
      ask: 'La baza empezó con una sirena. ¿Qué tengo que seguir?',
      answer: 'Nada, hasta que alguien tire un dado de color. Ese fija el color: {SD-5}.',
    },
    equalNumbers: {
      ask: 'Dos números iguales: ¿quién gana?',
      answer: 'El **último** que se tiró, sin importar los colores: {SD-7}. Es al revés que con las cartas.',
    },
    trump: {
      ask: '¿Hay triunfo?',
      answer: 'No. Solo cuenta el número, no el color. El negro simplemente tiene los números altos: {SD-7}.',
    },
    allFlags: {
      ask: 'A todo el mundo le salieron banderas. ¿Quién gana?',
      answer: 'La **primera** bandera que se tiró: {SD-7}. Es el único caso en que gana la primera.',
    },
    pirateAndMermaid: {
      ask: 'Un pirata y una sirena muestran su calavera, sin el Rey. ¿Quién gana?',
      answer: 'El pirata. Las sirenas solo vencen al Rey y a los números: {SD-7}. Eso no da bonus.',
    },
    kingsFlag: {
      ask: 'La sirena ganó la baza, pero el Rey muestra su bandera. ¿Recibo 50?',
      answer:
        'No. Solo cuenta la **calavera** del Skull King; su bandera es una bandera como las demás: {SD-7}, {SD-10}.',
    },
    missedBid: {
      ask: '¿Recibo el bonus aunque haya fallado mi apuesta?',
      answer:
        'No, los bonus piden una apuesta exacta, y con la puntuación de agua dulce no los hay: {SD-10}, {SD-11}.',
    },
    zero: {
      ask: '¿El cero se puntúa por las bazas o por la ronda?',
      answer:
        'Por la ronda: en la ronda 6 son 60 puntos arriba o abajo, hayas ganado una baza o seis: {SD-9}.',
    },
  },
  cheat: {
    round: {
      title: 'Una ronda',
      lines: [
        '3 o 4 jugadores: 8 rondas; 5: 7 rondas; 6: 6 rondas.',
        'Ronda 1: un dado por cabeza; uno más en cada ronda. En secreto.',
        'Se apuesta a la vez: cuántas bazas, de 0 al número de la ronda.',
        'Quien empieza cambia cada ronda hacia la **derecha**; se juega en sentido horario.',
        'Quien gana una baza empieza la siguiente.',
      ],
    },
    rolling: {
      title: 'Tirar',
      lines: [
        'Un dado por cabeza. El primer dado de color fija su color, muestre lo que muestre.',
        '¿Tienes ese color? Tíralo, o tira un dado especial.',
        '¿No tienes? Tira lo que quieras.',
      ],
    },
    trick: {
      title: 'Quién gana: la primera línea que se cumple',
      lines: [
        'Calavera de Skull King y calavera de sirena: la última sirena.',
        'Calavera de Skull King.',
        'La última calavera de pirata.',
        'La última calavera de sirena.',
        'El número más alto de cualquier color; entre iguales, el último.',
        'Solo banderas: la primera.',
      ],
    },
    points: {
      title: 'Puntos',
      lines: [
        'Exacta: **20** por baza y todos los bonus.',
        'Fallada: **−10** por cada baza de diferencia.',
        'Cero cumplido: **+10** × ronda; fallado: **−10** × ronda.',
        'Agua dulce: fallar es 0 (el cero, como arriba), sin bonus.',
      ],
    },
    bonus: {
      title: 'Bonus, con apuesta exacta',
      lines: [
        'Gana el Skull King: **30** por cada calavera de pirata.',
        'Gana la sirena: **50** por la calavera del Skull King.',
      ],
    },
    dice: {
      title: 'Qué hay en los dados',
      lines: [
        'Skull King 1, piratas 3, sirenas 2: cuatro calaveras, dos banderas.',
        '[black] Negro, 7 dados: 5, 5, 6, 6, 7, 7.',
        '[blue] Azul, 7 dados: 3, 3, 4, 4, 5, 5.',
        '[red] Rojo, 8 dados: 1, 1, 2, 2, 3, 3.',
        '[yellow] Amarillo, 8 dados: bandera, bandera, bandera, 1, 1, 7.',
      ],
    },
  },
};
