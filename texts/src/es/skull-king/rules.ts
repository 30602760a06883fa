import type { Rules } from '../../skull-king/rules.js';

export const rules: Rules = {
  goal: 'Antes de cada ronda dices cuántas bazas te llevarás, y luego te llevas exactamente esas, ni una más ni una menos. Tras diez rondas, cada una con una carta más que la anterior, gana quien tenga más puntos.',
  chapters: {
    cards: {
      title: 'Las cartas',
      kinds: {
        head: ['Cartas', 'Cuántas', 'Qué son'],
        rows: [
          ['verde, amarillo y morado: los palos corrientes'],
          ['el negro, que vence a los otros tres palos'],
          ['casi nunca se lleva una baza'],
          ['los piratas; vencen a todos los números'],
          ['pirata o huida, según digas al jugarla'],
          ['vence a los piratas, cae ante una sirena'],
          ['vence a todos los números y al Skull King, cae ante los piratas'],
          ['1 de cada', 'opcionales: ponen una baza patas arriba'],
          ['opcional: crea alianzas'],
        ],
      },
      seven: 'Un número, el triunfo más alto, una huida, una pirata, la Tigresa, el Skull King y una sirena.',
      'SK-1':
        'El mazo básico tiene **70 cartas**. El kraken, la ballena, el botín y los poderes de los piratas son opciones; usa una sola, varias o todas juntas.',
      'SK-2':
        'La caja trae cartas en blanco, y cada una puede ser una **carta casera**, hasta cuatro. El anfitrión le da un nombre y la convierte en una sola cosa: una huida, un pirata sin poder, una sirena o un número de 0 a 15 de un palo. Desde ese momento es exactamente eso en todas las reglas ◆. Una carta casera con un 14 da lo que da un 14; el 0 y el 15 no dan nada ◆. El Skull King cobra sus 30 también por un pirata casero. Las cartas caseras cuentan cuando el mazo se divide entre las manos.',
    },
    setup: {
      title: 'Preparación',
      players: {
        head: ['Jugadores', 'Qué hay que saber'],
        rows: [
          ['Se reparte una tercera mano para el fantasma Barba Gris: {SK-35}.'],
          ['de 3 a 7', 'Tal como está escrito; el mazo alcanza para diez cartas por cabeza.'],
          ['Con 70 cartas, las rondas 9 y 10 se juegan con 8 cartas, porque no hay más.'],
        ],
      },
      'SK-3':
        'Hay **diez rondas**. En la primera cada jugador recibe una carta, en la segunda dos, y así sucesivamente; cada vez se baraja de nuevo todo el mazo. Nadie recibe nunca más cartas que el mazo dividido entre las manos, redondeando hacia abajo, así que todo el mundo tiene siempre las mismas. Donde estas reglas dicen «cartas repartidas», se trata de las que de verdad se repartieron.',
      'SK-4':
        'Se pueden acordar otras rondas ◇: **mar en calma** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **trifulca** 6, 7, 8, 9, 10; **abordaje** cinco rondas de 5; **andanada** diez rondas de 10; **remolino** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **a la cama** una sola ronda de 1; o una lista propia de 1 a 20 rondas de 1 a 14 cartas.',
      'SK-5': 'El azar elige quién reparte primero ◆. Después de cada ronda, el reparto pasa a la izquierda.',
    },
    round: {
      title: 'Una ronda',
      'SK-6':
        'Mira tus cartas. Después **se apuesta a la vez**: ¿cuántas bazas te llevarás, de 0 a las cartas repartidas? Las apuestas quedan ocultas, y se pueden cambiar, hasta que esté la última; entonces se muestran todas.',
      'SK-7':
        'Si se juega con la **bala de cañón**, ahora cada jugador elige, igual de oculto, metralla o bala de cañón: {SK-28}.',
      'SK-8':
        'Quien está a la izquierda de quien reparte abre la primera baza, y se juega en sentido horario, una carta por cabeza. Quien se lleva una baza abre la siguiente, salvo que una regla diga otra cosa. Cuando no quedan cartas en las manos, se puntúa la ronda.',
      'SK-9': 'Tras la última ronda gana el total más alto. Con totales iguales se comparte el puesto ◆.',
    },
    follow: {
      title: 'Seguir el palo',
      'SK-10':
        'La primera carta que no sea huida ni botín fija la baza; la Tigresa jugada como huida cuenta como huida. Si es un número, su palo es el **palo de salida**. Si es otra cosa (pirata, sirena, Skull King, kraken, ballena), **no hay palo de salida** en el resto de la baza, aunque antes se haya jugado una huida ◆.',
      'SK-11':
        'Si tienes el palo de salida y quieres jugar un **número**, tiene que ser de ese palo. Una carta **sin número** se puede jugar siempre. Si no tienes el palo, juega lo que quieras. El negro no es una excepción: mientras tengas el palo de salida, no puedes jugar triunfo.',
      'SK-12': 'Quien juega la **Tigresa** dice en el acto si es pirata o huida.',
      escapeFirst: {
        title: 'Primero una huida',
        text: 'La huida no fija nada, y luego Will sí: no hay palo de salida. El tercer jugador puede jugar cualquier número, y [g3] vale aunque tenga otros palos en la mano. Will se lleva la baza.',
      },
    },
    trick: {
      title: 'Quién se lleva la baza',
      firstLine:
        'Recorre esta lista de arriba abajo. **Decide la primera línea que se cumple**, y nada de lo que sigue importa.',
      'SK-13':
        'Kraken y ballena en la misma baza: solo actúa **la carta que llegó después**. La otra no hace nada.',
      whaleLater: 'La ballena llegó después y actúa; el kraken no hace nada. Basta un 2.',
      krakenLater:
        'Al revés: actúa el kraken, y nadie se lleva la baza. Quien jugó [g2] está a la izquierda del kraken y abre.',
      'SK-14':
        '**El kraken**: nadie se lleva la baza. Sus cartas se apartan, y no hay bonus, alianza ni poder. Quien está a la izquierda de quien jugó el kraken abre la siguiente. Se puede acordar que abra quien se habría llevado la baza: imagínala sin ninguno de los dos monstruos y júzgala con el palo de salida que tendría entonces; esto no cambia {SK-15}.',
      'SK-15':
        '**La ballena blanca**: toda carta sin número se destruye, y los colores ya no cuentan. El número más alto se lleva la baza; entre iguales, el primero jugado. Si no hay ningún número, nadie se la lleva, y quien jugó la ballena abre la siguiente. Las cartas destruidas no capturan nada, no crean alianzas y no dan poderes ◆; un 14 sigue dando puntos a quien se lleve la baza.',
      underWhale: 'Llegó la ballena. Solo quedan los números, y el 14 es el más alto.',
      twoNines: 'Dos nueves bajo la ballena: el primero jugado.',
      'SK-16': '**Skull King y sirena**: se la lleva la sirena; si hay dos, la primera jugada.',
      allThree: 'Pirata, Rey y sirena juntos: la sirena.',
      'SK-17': '**El Skull King** se la lleva.',
      'SK-18': 'Se la lleva el primer **pirata** jugado; la Tigresa como pirata es uno más.',
      'SK-19': 'Se la lleva la primera **sirena** jugada.',
      'SK-20':
        'Se la lleva el número **negro** más alto. Si hay dos iguales, cosa que solo pasa con cartas caseras, el primero jugado ◆.',
      trump: 'El negro es triunfo: el más bajo vence a cualquier amarillo.',
      'SK-21':
        'Se la lleva el número más alto del **palo de salida**; también aquí, entre iguales, el primero jugado ◆.',
      suitLed:
        'El palo de salida es el amarillo. El 14 morado es más alto, pero de otro palo, y no se lleva nada.',
      'SK-22':
        'Solo huidas, la Tigresa como huida y botines: se lleva la baza la **primera carta de todas**, guste o no.',
      everybodyRan: 'Todo el mundo huyó: se la lleva la primera carta.',
    },
    bonus: {
      title: 'Bonus',
      onlyIfMade:
        'Los bonus vienen con las bazas que te llevas, y solo cuentan si tu apuesta es lo bastante buena: {SK-26}, {SK-27}.',
      'SK-23':
        'Cada **14** verde, amarillo o morado da 10, el **14 negro** da 20, sin importar quién lo jugó.',
      'SK-24':
        'Un **pirata** que se lleva la baza da 20 por cada sirena que haya en ella. El **Skull King** da 30 por cada pirata. Una **sirena** que se lleva al Skull King da 40, y nada por los piratas de esa baza. La Tigresa como pirata es aquí un pirata. El orden en que se jugaron las cartas no importa.',
      twoMermaids: {
        title: 'Un pirata y dos sirenas',
        text: 'Will se lleva la baza y las dos sirenas: 20 + 20 = 40.',
      },
      kingAtWork: {
        title: 'El Rey en acción',
        text: 'El Skull King captura a la Tigresa como pirata, y se lleva además el 14 verde: 30 + 10 = 40.',
      },
      mermaidsDay: {
        title: 'El día de la sirena',
        text: 'La sirena se lleva al Skull King y el 14 amarillo; Will no le da nada: 40 + 10 = 50.',
      },
      'SK-25':
        'El **botín** alía a quien lo juega con quien se lleva la baza. Si **ambos** cumplen justo su apuesta, cada uno recibe 20, con cualquiera de las puntuaciones. Llevarte tu propio botín no crea alianza; dos botines crean dos alianzas.',
    },
    scoring: {
      title: 'Puntuación',
      'SK-26':
        '**Puntuación de Skull King.** Con una apuesta de uno o más: si la cumples, recibes 20 por cada baza y todos los bonus; si la fallas, pierdes 10 por cada baza de más o de menos, y los bonus no valen nada. Con una apuesta de cero: si la cumples, recibes 10 por cada carta repartida (y el botín, si lo hay); si la fallas, pierdes 10 por cada carta repartida, sin importar por cuánto.',
      twoTricks: {
        title: 'Dos bazas y el 14 negro',
        text: 'Apostaste 2 y te llevaste 2, una de ellas con el 14 negro: 20 × 2 + 20 = 60. Con 3 bazas serían −10 × 1 = −10, y el 14 no valdría nada.',
      },
      zeroInNine: {
        title: 'Cero en la ronda nueve',
        text: 'Apostaste 0 con nueve cartas. Sin ninguna baza: 10 × 9 = 90. Con una baza, o con cinco: −10 × 9 = −90.',
      },
      allies: {
        title: 'Alianza',
        text: 'Jugaste un botín, y Mina se llevó la baza. Apostaste 0 con seis cartas y no te llevaste ninguna: 10 × 6 + 20 = 80. Mina apostó 1 y se llevó 1: 20 × 1 + 20 = 40. Si ella hubiera fallado, tendrías 60.',
      },
      'SK-27':
        '**Puntuación de Rascal.** Para cada jugador hay en juego 10 por cada carta repartida. Apuesta exacta: todo eso y todos los bonus. Por una baza de más o de menos: la mitad de ambas cosas. Por más: nada. Fallar la apuesta nunca cuesta puntos.',
      offByOne: {
        title: 'Rascal, por una baza',
        text: 'Cinco cartas; apostaste 2, te llevaste 3 y capturaste 30 en bonus: (10 × 5 + 30) ÷ 2 = 40. Por dos bazas no hay nada.',
      },
      'SK-28':
        '**Bala de cañón**, solo con la puntuación de Rascal. Apuesta exacta: 15 por cada carta repartida y todos los bonus. Si no: nada. Quien eligió metralla puntúa como en {SK-27}.',
      cannonball: {
        title: 'Bala de cañón y Rascal',
        text: 'Seis cartas, una bala de cañón y 20 que te juegas con Rascal. Exacta: 15 × 6 + 20 = 110. Fallada: 0 − 20 = −20.',
      },
      points: {
        head: ['Cartas', 'Apuesta', 'Bazas', 'Bonus', 'Skull King', 'Rascal'],
      },
    },
    powers: {
      title: 'Los poderes de los piratas',
      pirates: 'Rosie, Will, Rascal, Juanita y Harry.',
      'SK-29':
        'Si un pirata tuyo **se lleva la baza**, usas su poder en el acto, antes de que se abra la siguiente. Una baza que no se lleva nadie no despierta ningún poder, ni tampoco la que se lleva un número bajo la ballena. Tras la última baza de una ronda solo funciona Harry; los demás se pierden. La Tigresa, las cartas caseras y el fantasma no tienen poder ◆.',
      'SK-30': '**Rosie**: di quién abre la siguiente baza, quien quieras, incluso tú.',
      'SK-31':
        '**Will**: toma las dos primeras cartas que no se repartieron y descarta otras tantas, nuevas o viejas. Si hay menos, toma las que haya; si no hay ninguna, no pasa nada ◆. Los demás solo saben cuántas.',
      'SK-32':
        '**Rascal**: juégate 0, 10 o 20 puntos, a la vista de todos ◆. Si cumples justo tu apuesta los ganas; si no, los pierdes. Se suma a todo lo demás con cualquiera de las puntuaciones y nunca se parte por la mitad.',
      'SK-33':
        '**Juanita**: mira todas las cartas que no se repartieron, sin ningún orden ◆, y no lo cuentes. No hay nada que decidir, así que nadie espera. Lo que robó Will no está entre ellas; lo que él descartó y el mazo del fantasma no se muestran.',
      'SK-34':
        '**Harry**: cambia tu apuesta en uno, hacia arriba o hacia abajo, o déjala, a la vista de todos; tiene que quedar entre 0 y las cartas repartidas ◆. Desde entonces esa es tu apuesta para todo: puntos, bonus, alianzas, lo que te juegas con Rascal y bala de cañón. Lo que cargaste, cargado está ◆. Tras la última baza, Harry actúa antes de puntuar.',
    },
    two: {
      title: 'Dos jugadores',
      'SK-35':
        'Se reparten **tres manos**. La tercera es el mazo boca abajo del fantasma **Barba Gris**, que ni apuesta ni puntúa. Los dos jugadores se turnan para abrir la primera baza de cada ronda.',
      'SK-36':
        'Cuando abre un jugador, Barba Gris va segundo con la primera carta de su mazo, y el otro jugador va tercero. No sigue ningún palo, pero su carta fija el palo de salida como cualquier otra. Su Tigresa es una huida.',
      'SK-37':
        'Si Barba Gris se lleva una baza, abre la siguiente con su primera carta, y los dos jugadores siguen en el orden que tenían ◆. Es la única manera en que abre. Donde otra regla le haría abrir (a la izquierda de un kraken, su ballena sin ningún número, quien habría ganado), abre quien jugó justo después de él en esa baza, o quien la abrió si él fue el último ◆.',
      'SK-38':
        'Las cartas de sus bazas no cuentan para nadie, el botín que juega o se lleva no crea alianzas, y Rosie nombra a uno de los dos jugadores ◆.',
    },
    options: {
      title: 'Todas las opciones',
      all: [
        '**Puntuación**: Skull King {SK-26} o Rascal {SK-27}, y con Rascal la bala de cañón {SK-28}.',
        '**Kraken** {SK-14}, **ballena blanca** {SK-15}, **botín** {SK-25}, **poderes de los piratas** {SK-29}: cada cosa por separado.',
        '**Después del kraken** {SK-14}: abre quien está a la izquierda, o quien habría ganado.',
        '**Rondas** {SK-4}: la clásica, una de otras seis series o una lista propia.',
        '**Cartas caseras** {SK-2}: hasta cuatro.',
      ],
      firstGame:
        'En la primera partida deja fuera todo esto, y juega solo las cinco primeras rondas. Cuando todo el mundo sepa apostar, añade el botín y los poderes, y al final los dos monstruos.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Tengo verde y el palo de salida es el verde. ¿Puedo jugar un pirata?',
      answer:
        'Sí. Una carta sin número se puede jugar siempre, y una huida también. Solo los **números** están atados al palo: {SK-11}.',
    },
    pirateLed: {
      ask: 'La baza se abrió con un pirata. ¿Tienen que seguir algo los demás?',
      answer:
        'No. En esta baza no hay palo de salida, venga lo que venga, así que cada jugador juega lo que quiere: {SK-10}.',
    },
    escapeLed: {
      ask: 'Alguien abrió con una huida. ¿Qué tengo que seguir?',
      answer:
        'Todavía nada. El primer número que venga fija el palo. Si antes llega un pirata, una sirena o un monstruo, no hay palo de salida: {SK-10}.',
    },
    allThree: {
      ask: 'Skull King, pirata y sirena en una baza: ¿quién se la lleva?',
      answer:
        'La sirena, sin importar el orden. Recibe 40 por el Rey y nada por el pirata: {SK-16}, {SK-24}.',
    },
    twoPirates: {
      ask: 'Dos piratas en una baza: ¿quién se la lleva?',
      answer:
        'El primero jugado, y la Tigresa como pirata cuenta como los demás: {SK-18}. Los piratas no se dan puntos entre sí.',
    },
    allEscapes: {
      ask: 'Todo el mundo jugó una huida. ¿No se lleva nadie la baza?',
      answer:
        'Sí: quien jugó la primera carta de todas, aunque fuera un botín: {SK-22}. Solo el kraken y la ballena pueden dejar una baza sin dueño.',
    },
    krakenTook: {
      ask: 'El kraken se tragó una baza. ¿Siguen sumando las bazas lo mismo que las cartas repartidas?',
      answer:
        'No, falta una para siempre, igual que cuando la ballena no encuentra ningún número. Tenlo en cuenta al apostar: {SK-14}, {SK-15}.',
    },
    zeroWith14: {
      ask: 'Aposté cero y me llevé un 14 sin querer. ¿Recibo sus 10 puntos?',
      answer:
        'No. Con la puntuación de Skull King, una apuesta fallada no da ningún bonus. Con la de Rascal recibes la mitad, si fue tu única baza: {SK-26}, {SK-27}.',
    },
    whaleAndBlack: {
      ask: 'Bajo la ballena, ¿las cartas negras siguen venciendo a las demás?',
      answer:
        'No. Los colores no cuentan, solo el número; entre números iguales, el primero jugado: {SK-15}.',
    },
    whose14: {
      ask: 'Un pirata se llevó un 14. ¿Quién recibe los 10?',
      answer: 'Quien se llevó la baza, con la carta que fuera, si cumple su apuesta: {SK-23}.',
    },
    lootForSuit: {
      ask: '¿Puedo jugar un botín si podría seguir el palo?',
      answer:
        'Sí, el botín no tiene número. Solo se lleva una baza si no hay más que huidas y botines y se jugó el primero, y entonces no crea alianza: {SK-11}, {SK-22}, {SK-25}.',
    },
    harryLast: {
      ask: 'Harry se llevó la última baza. ¿Aún puedo cambiar mi apuesta?',
      answer:
        'Sí, el de Harry es el único poder que funciona tras la última baza, y va antes de puntuar: {SK-29}, {SK-34}.',
    },
  },
  cheat: {
    round: {
      title: 'Una ronda',
      lines: [
        'Ronda 1: una carta por cabeza; una más en cada ronda, hasta diez.',
        'Se apuesta a la vez: cuántas bazas, de 0 a las cartas repartidas.',
        'Abre quien está a la izquierda de quien reparte; después, quien se lleva la baza.',
        '¿Tienes el palo de salida? Un **número** tiene que ser de ese palo.',
        'Las cartas sin número se pueden jugar siempre.',
        'Primero un pirata, sirena, Rey o monstruo: no hay palo de salida.',
      ],
    },
    trick: {
      title: 'Quién se lleva la baza: la primera línea que se cumple',
      lines: [
        'Kraken y ballena: solo actúa lo que llegó después.',
        'Kraken: nadie. Abre quien está a su izquierda.',
        'Ballena: el número más alto, de cualquier color; sin números: nadie, y abre quien jugó la ballena.',
        'Skull King y sirena: la primera sirena.',
        'El Skull King.',
        'El primer pirata (también la Tigresa).',
        'La primera sirena.',
        'El negro más alto; si no, el más alto del palo de salida.',
        'Solo huidas y botines: la primera carta.',
      ],
    },
    bonus: {
      title: 'Bonus',
      lines: [
        '[g14] [y14] [p14]: **10** cada uno; [b14]: **20**.',
        'Pirata captura sirena: **20** por cada una.',
        'Skull King captura pirata: **30** por cada uno.',
        'Sirena captura al Skull King: **40**, y nada más por los piratas.',
        'Botín: **20** para ambos aliados, si las dos apuestas son exactas.',
      ],
    },
    skullKing: {
      title: 'Puntuación de Skull King',
      lines: [
        'Cumplida: **20** por baza y todos los bonus.',
        'Fallada: **−10** por baza de diferencia, sin bonus.',
        'Cero cumplido: **+10** × cartas repartidas.',
        'Cero fallado: **−10** × cartas repartidas.',
      ],
    },
    rascal: {
      title: 'Puntuación de Rascal',
      lines: [
        'Exacta: **10** × cartas repartidas y todos los bonus.',
        'Por una baza: la mitad de ambas cosas. Por más: 0.',
        'Bala de cañón: exacta **15** × cartas repartidas y bonus; si no, 0.',
      ],
    },
    powers: {
      title: 'Poderes, del pirata que se lleva la baza',
      lines: [
        'Rosie: di quién abre la siguiente.',
        'Will: roba dos, descarta dos.',
        'Rascal: juégate 0, 10 o 20 a tu apuesta.',
        'Juanita: mira todas las cartas no repartidas.',
        'Harry: tu apuesta sube o baja en uno, incluso tras la última baza.',
      ],
    },
    two: {
      title: 'Dos jugadores',
      lines: [
        'Una tercera mano para Barba Gris, boca abajo.',
        'Juega segundo, o abre tras una baza que se llevó; no sigue ningún palo.',
        'Su Tigresa es una huida; lo que se lleva no cuenta para nadie.',
      ],
    },
  },
};
