import type { LessonWords } from '../../skull/lesson.js';

export const lesson = {
  about: 'Un desafío, un farol y un segundo desafío.',
  welcome:
    '¡Ah del barco! Cada jugador tiene tres flores y una calavera. Se ponen discos boca abajo, y alguien presume de cuántos puede destapar sin topar con una calavera. Consíguelo dos veces y ganas.',
  place:
    'Los demás ya han puesto un disco. Empiezas la ronda y pones al final. Si piensas destapar tú, comienza con una flor: tu propia pila se destapa primero.',
  placeSkull:
    'Una calavera es una trampa para los demás, pero tú quieres desafiar, y entonces destapas primero tu propia pila: caerías en ella.',
  add: 'Ahora te toca: añade un disco o lanza un desafío. Dos flores tuyas son un buen comienzo. Añade otra flor.',
  addSkull: 'Una calavera encima de tu pila es lo primero que destaparías. Esta vez no.',
  addChallenge:
    'Puedes hacerlo. Pero sería fácil superarte, y con un solo disco tuyo pronto tendrías que destapar los ajenos.',
  piles:
    'Todo el mundo ha añadido uno. Hay ocho discos en la mesa; las dos flores que tienes delante son los únicos que conoces.',
  challenge: 'Di que destaparás tres discos: los dos tuyos y uno de otra persona. Lanza un desafío de 3.',
  challengeLow:
    'Esos podrías destaparlos de tu propia pila sin ningún riesgo. Justo por eso los demás subirían enseguida.',
  challengeAdd:
    'Podrías seguir añadiendo. Pero los demás también añaden, y entre lo suyo hay calaveras. Dos flores seguras bastan para atreverse.',
  challengeHigh:
    '¡Qué audacia! Pero más allá de tus dos discos no sabes nada. Cada disco ajeno puede ser una calavera, así que toma los menos posibles.',
  turn: 'Todo el mundo ha pasado: el desafío es tuyo. Tus dos discos ya se han destapado. Uno más, de lo alto de cualquier pila: prueba con Mina, parece inofensiva.',
  turnBrass:
    'Una flor, pero solo encima: Brass tiene su calavera justo debajo. Es el que pasó con una sonrisita. Toma mejor el de Mina.',
  turnOdette:
    'También era una flor, mira por dónde. Los discos son cosa de nervios y de caras. En esta lección, destapa el de Mina.',
  made: '¡Tres flores! Tu tapete muestra ahora el lado de la flor. Supera otro desafío y ganas, y todo el mundo lo sabe.',
  bluff: 'Así que ahora intentarán superarte. Pon esta vez tu calavera, y pon cara de tramar algo.',
  bluffFlower:
    '¡Demasiada honradez! Los demás van a subir de todos modos. Con una flor se lo permites; con una calavera lo pagan.',
  cover: 'Pon una flor encima, como antes. Nadie ve lo que hay debajo.',
  coverChallenge:
    'Entonces tendrías que destapar tu propia calavera. Quien pone una calavera deja que desafíen los demás.',
  pass: 'Brass quiere destapar dos. Con tu calavera en la mesa puedes relajarte. Pasa.',
  passRaise:
    'Si nadie te supera, tienes que destapar primero tu propia pila: flor, y luego calavera. Déjaselo a los demás.',
  pick: 'Mina subió a cuatro, destapó los suyos y luego los tuyos: ¡la calavera! Ahora pierde un disco, y lo eliges tú. Están boca abajo y mezclados: toma cualquiera.',
  lost: 'Ese disco queda fuera el resto de la partida, y solo Mina sabe cuál era. Ella empieza la siguiente ronda.',
  again: 'Te falta un desafío, así que pon una flor.',
  againSkull: 'Ahora quieres superar un desafío, y tu propia pila va primero. Una flor, por favor.',
  raise: 'Brass apuesta 1 y Odette pasó enseguida. Tu flor y una más serían dos: sube a 2.',
  raisePass: 'Pasar es seguro, pero no gana nada. Tienes una flor segura y solo te falta otra.',
  raiseHigh: 'Más discos, más calaveras. Con dos basta para ganar: no tomes más de los necesarios.',
  alone:
    'Nadie quiere más. Falta un disco, y ahora sin mí. Brass estaba dispuesto a destapar el suyo; Odette pasó sospechosamente rápido. ¿Qué disco destapas?',
  aloneWell: '¡Una flor! Segundo desafío superado: has ganado.',
  aloneBadly:
    '¡La calavera! Te cuesta un disco. Quien pasa enseguida con un solo disco en el tapete suele tener debajo una calavera.',
  end: 'Farolea, mira las caras, y recuerda que puedes decir lo que quieras de tus discos.',
} as const satisfies LessonWords;
