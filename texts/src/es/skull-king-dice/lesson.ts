import type { LessonWords } from '../../skull-king-dice/lesson.js';

export const lesson = {
  about: 'Apuesta por tus dados y deja que el mar los tire.',
  welcome:
    '¡Ah del barco! Sacas dados en secreto, dices cuántas bazas ganarás con ellos, y solo puntúas si aciertas justo. Tú eliges el dado; lo que muestre es cosa del mar.',
  black:
    'Un dado por cabeza, y el tuyo es negro: muestra 5, 6 o 7. El azul muestra de 3 a 5, el rojo de 1 a 3. El número más alto gana la baza.',
  bidOne: 'El negro es el color más fuerte, así que esta baza debería ser tuya. Apuesta 1.',
  bidOneZero:
    'Con un dado negro tendrías que confiar en que alguien supere tu 5, 6 o 7. Ganar tras apostar 0 cuesta aquí 10 puntos.',
  roll: 'Las apuestas están a la vista, y empiezas tú. Tira tu dado negro.',
  wonOne:
    'Un 6, y nadie se ha acercado. Una apostada, una ganada: 20 puntos. Brass también apostó 1 y falló: menos 10.',
  weak: 'Ronda 2: un dado rojo con 1, 2 o 3, y uno amarillo con tres banderas, dos 1 y un solo 7. Una bandera no vence a nada.',
  bidNone:
    'Los dados flojos son buenos si no prometes nada: un cero cumplido da 10 puntos por dado, o sea, 20. Apuesta 0.',
  bidNoneHigh:
    'Solo el 7 del dado amarillo podría darte algo, una de cada seis veces. Prometer cero es mejor idea.',
  red: 'El color de salida es el negro y no lo tienes, así que puedes tirar lo que quieras. El dado rojo no supera un 5. Tíralo.',
  redYellow:
    'Una bandera: ¡qué suerte! Pero una cara de ese dado es un 7, que habría ganado la baza. El dado rojo acaba en 3: aquí es del todo seguro.',
  yellow:
    'El color de salida es el rojo y el tuyo ya no está, así que vuelves a elegir. La bandera de un pirata es solo una bandera. Tira el dado amarillo, y que no salga el 7.',
  zeroKept:
    '¡Una bandera! Nada ganado, tal como prometiste: 20 puntos. Mina ganó dos en vez de una, y Brass ninguna en vez de dos.',
  mermaid:
    'Ronda 3. Los dados especiales llevan cuatro calaveras y dos banderas. Una calavera vence a todos los números; el pirata vence a la sirena, el Skull King al pirata, y la sirena al Rey.',
  bidMermaid: 'Una baza por la sirena, dos de cada tres veces. El azul y el rojo deberían perder. Apuesta 1.',
  bidMermaidZero:
    'La sirena muestra su calavera dos de cada tres veces, y entonces ganas una baza que no querías. Eso cuesta 30.',
  bidMermaidHigh:
    'El azul y el rojo son demasiado flojos para contar con ellos. Una baza por la sirena es una buena promesa.',
  follow:
    'El color de salida es el azul y lo tienes: tíralo, o tira un dado especial. El rojo tiene que esperar: tócalo, y la mesa te dirá por qué. Tira el azul.',
  followMermaid:
    'Los dados especiales se pueden tirar siempre, y la sirena ganaría esta baza. Pero el Skull King aún no ha salido. Guárdala.',
  catchKing:
    '¡La calavera del Skull King! Los dados especiales no fijan color, así que puedes elegir. Envía a la sirena: si muestra su calavera, gana, con 50 puntos más.',
  catchKingRed:
    'El dado rojo no puede con una calavera. La sirena sí, dos de cada tres veces, y atrapar al Rey da 50.',
  lastDie:
    '¡Lo atrapó! Ganaste la baza, así que abres. Tu apuesta está cumplida: tira el dado rojo y pierde en paz.',
  kingCaught: 'Una apostada, una ganada: 20 puntos, ¡y 50 más por el Rey!',
  alone: 'Ronda 4, y ahora sin mí: apuesta y tira como quieras.',
  aloneWell: '¡Justo lo que apostaste, y sin ayuda!',
  aloneBadly: 'Esta vez no salió lo que apostaste. Cosas del mar.',
  end: 'Una partida entera tiene ocho rondas, con un dado más en cada una.',
} as const satisfies LessonWords;
