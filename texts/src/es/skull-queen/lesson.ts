import type { LessonWords } from '../../skull-queen/lesson.js';

export const lesson = {
  about: 'Tablón arriba, tablón abajo, y sin caer al agua.',
  welcome:
    '¡Ah del barco! Aquí nadie colecciona bazas. Cada baza empuja piratas arriba y abajo por los tablones, y al final de la ronda cada pirata da lo que dice su casilla, si no se ha caído al mar.',
  hand: 'En cada color, quien juega la carta más alta sube a su pirata de ese color, y quien juega la más baja lo baja. Tus amarillas son altas; tus azules, bajas.',
  place:
    'Las cartas altas empujan hacia arriba: elige el lado con el 8 arriba y deja a tres en el medio. El azul irá hacia abajo: que empiece arriba del todo. Después toca Listo.',
  placeBack:
    'Con el 8 abajo lo que quieres es bajar. Pero tus amarillas altas empujan hacia arriba, lejos del 8.',
  placeElse:
    'Puedes colocarlos así. Pero prueba esto: rojo, amarillo y verde en el medio, y el azul, del que tirarán hacia abajo tus cartas bajas, arriba del todo, en el 8.',
  high: 'Se anuncia el verde y lo tienes, así que hay que seguirlo. El 12 supera a todos: tu pirata verde sube. Juega el 12 verde.',
  highMiddle:
    'Ni el más alto ni el más bajo: no te pasa nada. Está bien saberlo, pero ahora quieres subir. El 12 es el más alto.',
  up: 'El verde subió al 5. Mina tenía el verde más bajo y baja dos casillas en vez de una, porque en la baza había un 5. Jugaste el número más alto, así que abres.',
  eight:
    'Ahora el amarillo. Si el 8 del color está en la baza, se sube dos casillas. Nadie puede superar tu 12: abre con él.',
  eightLow: 'El 7 se supera fácilmente. Abres tú, así que usa la carta que nadie puede superar.',
  eightOther: 'Quizá también sirva, pero solo el 12 es seguro: nadie lo puede superar.',
  eightColour: 'Ese color puede esperar. Donde más fuerza tienes es en el amarillo: abre con el 12.',
  centre:
    'Brass jugó el 8, así que el amarillo subió dos casillas, hasta el 8 de arriba. El amarillo más bajo era el 1 del centro. No es de nadie, así que no baja nadie.',
  middle:
    'Vuelves a abrir, y el azul ya está en el 8: que se quede ahí. Una carta intermedia no mueve a nadie. Abre con el 7 azul.',
  middleLow:
    'Ese sería el azul más bajo, y tu pirata azul dejaría el 8. El 7 tiene muchas opciones de acabar entre medias.',
  middleColour:
    'El amarillo y el verde están bien, y ahora importa el azul. Abre con el 7 azul: ni el más alto ni el más bajo.',
  careful:
    'Cuidado: tu pirata amarillo está arriba del todo. Un paso más y cae al agua. Mina jugó un 9, así que quédate por debajo: el 7 amarillo.',
  overboard:
    '¡Chof! Ese es el amarillo más alto: el pirata se pasa del final del tablón y no da nada. El 7 se queda entre medias.',
  onward:
    'Ya sabes todo lo importante. El mono cuenta 0 y el primer oficial 13, en cualquier color. Dos bazas pasan rápido, y las seis últimas son tuyas.',
  alone: 'Quedan seis bazas, y ahora sin mí. ¡Que tus piratas sigan arriba y secos!',
  aloneWell: 'Ningún tablón da más que el tuyo, ¡y sin ayuda!',
  aloneBadly: 'Esta vez otro tablón da más.',
  end: 'Una partida tiene una ronda por jugador.',
} as const satisfies LessonWords;
