/** The names of bots that are hired at this device. */
export const hiredNames = [
  'Mina',
  'Brass',
  'Odette',
  'Finn',
  'Salt',
  'Juno',
  'Piet',
  'Wren',
  'Tomas',
  'Isla',
  'Gull',
];
