import type { Ground } from '../test/storage/ground.js';
import { keepingToOneTable } from '../test/storage/one-table.js';
import { SimDisk } from './disk.js';
import { SimStore } from './store.js';

/** A store with a disk of its own, over a wire on which nothing ever goes wrong. */
export async function simGround(): Promise<Pick<Ground, 'open' | 'ask' | 'leave'>> {
  const disk = await SimDisk.make();
  const wire = {
    read: async <T>(job: () => T) => job(),
    write: async <T>(job: (now: number) => T) => job(0),
    announce: () => {},
    hearAs: () => {},
    listen: () => {},
  };
  return {
    open: async () => keepingToOneTable(new SimStore(disk, wire, false)),
    ask: async (text) => disk.ask(text),
    leave: async () => {},
  };
}
