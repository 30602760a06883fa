import type { MiddleWords } from '../middle.js';

export const words = {
  title: 'La mesa en el centro',
  join: 'Juega con tu teléfono',
  joinHint: 'Apunta con la cámara al código y siéntate. Tu mano se queda en tu teléfono.',
  orCode: 'o escribe este código',
  localOnly: (name) =>
    `Los teléfonos no encuentran «${name}». Abre esta página con la dirección de red que mostró el servidor al arrancar.`,
  firstStarts: 'Quien se siente primero empieza la partida desde su teléfono.',
  starts: (name) => `${name} empieza la partida desde su teléfono.`,
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  mayGoDark:
    'Con http, el navegador no puede mantener encendida esta pantalla: configura el dispositivo para que no entre en reposo.',

  seated: 'Este dispositivo tiene un asiento en la mesa',
  seatedHint:
    'La mesa del centro es de todo el mundo y no muestra ninguna mano. Deja aquí el asiento y siéntate con tu teléfono.',
  giveUp: 'Dejar el asiento y mostrar la mesa',
  seatedPlaying: 'Su mano quedaría a la vista de todo el mundo. Abre esta dirección en otra pantalla:',
  toSeat: 'Volver a mi asiento',

  again: '¿Otra vez? Pide la revancha desde un teléfono.',
  rematch: 'Rumbo a la revancha…',
} as const satisfies MiddleWords;
