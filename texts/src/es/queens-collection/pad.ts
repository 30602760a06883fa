import type { PadWords } from '../../queens-collection/pad.js';

export const pad = {
  boxes: 'Cofres',
  pawns: 'Peones',
  cards: 'Cartas en mano',
  boxesOf: (name) => `Cofres de ${name}`,
  pawnsOf: (name) => `Peones de ${name}`,
  cardsOf: (name) => `Cartas en la mano de ${name}`,
  fewer: (what) => `${what}: uno menos`,
  more: (what, by) => (by === 1 ? `${what}: uno más` : `${what}: ${by} más`),
  told: (boxes, pawns) => `${boxes} de 8 cofres, ${pawns} de 24 peones`,
  brokenOff: 'Interrumpida',
  brokenOffHint: 'Nadie tomó un peón en cinco turnos por cabeza.',
  partner: (name) => `con ${name}`,
  team: (one, other) => `${one} y ${other}`,
  atHome: '¿Cuántos peones están en el cofre de su color?',
  atHomeHint: 'Cuenta cofre por cofre.',
  box: {
    c1: 'Cofre rojo',
    c2: 'Cofre verde',
    c3: 'Cofre amarillo',
    c4: 'Cofre azul',
    c5: 'Cofre morado',
    c6: 'Cofre turquesa',
    c7: 'Cofre blanco',
    c8: 'Cofre negro',
  },
  full: 'completo',
  ofMost: (points, most) => `${points} de ${most} puntos`,
  faults: {
    'too-many-boxes': (most) => `Solo hay ${most} cofres.`,
    'too-many-pawns': (most) => `Solo hay ${most} peones.`,
    'too-many-cards': (most) => `Solo hay ${most} cartas.`,
    'boxes-missing': (boxes) => `Una ronda acaba con 7 u 8 cofres tomados; por ahora hay ${boxes}.`,
    'not-broken-off': 'Con 7 cofres tomados la ronda acabó sola: no se interrumpió.',
    'pawns-differ': (pawns, fewest, highest) =>
      fewest === highest
        ? `Con estos cofres son ${fewest} peones; hay ${pawns}.`
        : `Con estos cofres son de ${fewest} a ${highest} peones; hay ${pawns}.`,
    'boxes-open': (count) => (count === 1 ? 'Falta contar un cofre.' : `Falta contar ${count} cofres.`),
    'lone-stray': 'Un peón fuera de casa deja incompleto también su propio cofre: revisa los demás.',
  },
} as const satisfies PadWords;
