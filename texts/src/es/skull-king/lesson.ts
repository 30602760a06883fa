import type { LessonWords } from '../../skull-king/lesson.js';

export const lesson = {
  about: 'Apuestas, triunfo, huidas, la Tigresa, y la sirena que atrapa al Rey.',
  welcome:
    '¡Ah del barco! Antes de cada ronda dices cuántas bazas te llevarás, y solo puntúas si aciertas justo. Cuatro rondas cortas con Mina y Brass, una sin mi ayuda, y ya sabrás cómo va.',
  trump:
    'Una carta por cabeza, y la tuya es el 8 negro. El negro es triunfo: vence al verde, al amarillo y al morado, por altos que sean.',
  bidOne: 'Así que puedes contar con esta baza. Mina y Brass ya han elegido en secreto. Apuesta 1.',
  bidOneZero:
    'Apostar 0 significa que tienes que perder la baza, y un 8 negro casi nunca la pierde. Si se la lleva, pierdes 10 puntos.',
  lead: 'Todas las apuestas se destapan a la vez. Estás a la izquierda de quien reparte, así que abres la primera baza: juega tu carta.',
  trumpWon:
    'Tu 8 vence hasta al 14 verde, porque el negro es triunfo. Una apostada, una ganada: 20 puntos. Y 10 más, porque en la baza había un 14.',
  escape:
    'Ronda 2: un 4 verde y una huida, la bandera blanca. Una huida pierde contra todo. Con una mano así puedes prometer que no te llevarás nada.',
  bidNone: 'Un cero cumplido da 10 puntos por cada carta repartida, aquí 20. Apuesta 0.',
  bidNoneHigh:
    '¿Con qué? El 4 es bajo, y la huida nunca vence a nada. Cada baza de diferencia cuesta 10 puntos; un cero cumplido da 20.',
  under:
    'El palo de salida es el verde y lo tienes: hay que seguirlo. Una huida se puede jugar siempre, pero guárdala: tu 4 pasa tranquilo por debajo del 14.',
  underEscape:
    'Se puede: las cartas sin número se juegan siempre. Pero te quedas con el 4, y si luego nadie lo sigue, se lleva la baza y adiós a tu cero.',
  escapeNow:
    '¡Un pirata! Los piratas vencen a todos los números, también a los negros. Tu última carta es la huida: juégala.',
  zeroKept:
    'Ninguna baza, tal como dijiste: 20 puntos. Brass apostó 2 y se llevó 2. Mina apostó 1 y no se llevó ninguna: le cuesta 10.',
  mermaid:
    'Ronda 3, tres cartas. Una sirena vence a todos los números y pierde contra los piratas. El Skull King vence a los piratas. Y la sirena, solo ella, vence al Skull King.',
  bidMermaid: 'Cuenta una baza por la sirena y ninguna por el 7 amarillo y el 2 morado. Apuesta 1.',
  bidMermaidZero:
    'Solo un pirata te salvaría de ganar una baza con la sirena. Si sale mal, un cero fallado cuesta 10 por cada carta repartida: 30.',
  bidMermaidHigh:
    'El 7 y el 2 son demasiado débiles para contar con ellos. Una baza por la sirena es una buena promesa.',
  follow:
    'El palo de salida es el amarillo y lo tienes, así que el 2 morado debe quedarse: tócalo, y la mesa te dirá por qué. Juega el 7 amarillo.',
  followMermaid:
    'Se puede, y se llevaría la baza. Pero las cartas grandes aún no han salido. Guárdala: más tarde vale más.',
  catchKing:
    '¡El Skull King! Y juegas al final. Solo una sirena lo vence, y atraparlo da 40 puntos más. Juégala.',
  catchKingLow: 'Entonces el Rey se lleva la baza, y tu sirena ya no tendrá mejor ocasión. ¡Atrápalo!',
  lastCard: 'Te llevaste la baza, así que abres. Tu apuesta está cumplida: suelta el 2.',
  kingCaught: 'Una apostada, una ganada: 20 puntos, ¡y 40 más por el Rey!',
  tigress: 'Ronda 4: un 4 amarillo y la Tigresa. Es pirata o huida, como quieras: lo decides al jugarla.',
  bidTigress: 'Como pirata debería llevarse una baza; el 4, ninguna. Apuesta 1.',
  bidTigressZero:
    'Puede salir: como huida no se lleva nada. Pero entonces también el 4 tiene que perder. Esta vez, que gane ella.',
  bidTigressTwo: 'El 4 es demasiado bajo para llevarse una baza. Cuenta solo con la Tigresa.',
  tigressLeads:
    'Abres la baza. Si dos piratas coinciden en una baza, gana el que se jugó primero. Así que no esperes: juega la Tigresa como pirata.',
  tigressEscapes: 'Como huida pierde la baza, y el 4 difícilmente ganará la otra. Como pirata la gana.',
  tigressWaits:
    'Entonces alguien puede jugar un pirata antes, y la Tigresa llega tarde: de dos piratas gana el primero.',
  firstPirate:
    'Will llegó segundo, así que la Tigresa se lleva la baza. Tu apuesta está cumplida: suelta el 4.',
  alone: 'La última ronda, y ahora sin mí: apuesta y juega como quieras.',
  aloneWell: '¡Justo lo que apostaste, y sin ayuda!',
  aloneBadly: 'Esta vez no salió lo que apostaste. También les pasa a los viejos capitanes.',
  end: 'Una partida de verdad tiene diez rondas, de una carta a diez.',
} as const satisfies LessonWords;
