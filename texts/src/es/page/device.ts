import type { DeviceWords } from '../../page/device.js';

export const device: DeviceWords = {
  player: (n) => `Jugador ${n}`,
  passTo: (name) => `Pasa el dispositivo a ${name}`,
  passHint: 'Que nadie más mire hasta que esté en buenas manos.',
  passTake: (name) => `Soy ${name}`,
  passUndo: (name) => `${name} deshace su jugada`,
  openElsewhere: 'Esta partida está abierta en otra pestaña',
  openElsewhereHint: 'Sigue allí o tráela aquí: entonces la otra pestaña se detiene.',
  takeOver: 'Seguir aquí',
  takeOverHint: 'Alguien te cede su asiento: sigues tú con sus cartas.',
  takeIt: 'Ocupar el asiento',
  notKept: 'Este navegador no guarda nada aquí: la partida dura mientras esta página esté abierta.',
  otherRules: 'Esta partida empezó con otras reglas',
  otherRulesHint:
    'No se puede seguir con esta versión. Lo jugado se conserva; puedes guardarlo como archivo.',
  unreadable: 'Esta partida ya no se puede leer',
  importGame: 'Abrir una partida de un archivo',
  imported: 'La partida ya está en este dispositivo.',
  resignSureHere: '¿Abandonar esta partida? Si no queda nadie, los bots la acaban enseguida.',
};
