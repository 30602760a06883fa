import type { Server } from 'node:net';
import { type Fault, fault } from '@crossbones/core';
import { refuseOn } from './bare-refusal.js';
import { householdOf, Places } from './limits.js';

/** Allows so many connections of one household at once; each one more is refused with a sentence. */
export function limitConnections(
  server: Server,
  most: number,
  exempt: (address: string) => boolean,
  date: () => string,
  refused: (household: string, why: Fault) => void,
): void {
  const places = new Places(most);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (most === 0 || exempt(address)) return;
    const household = householdOf(address);
    if (places.take(household)) {
      socket.once('close', () => places.leave(household));
      return;
    }
    socket.on('error', () => {});
    const why = fault('too-many-connections', { max: most, seconds: 5 });
    refused(household, why);
    refuseOn(socket, why, date());
    socket.destroySoon();
  });
}
