import { connection, me, whoAmI } from '../../shell/server-connection.js';
import { settings } from '../../shell/settings.js';

/**
 * Called before the first command, which makes us a guest: the name on this device is to be our name at tables, too.
 */
export async function introduce(signal?: AbortSignal): Promise<void> {
  const { name } = settings.value;
  if (name === '') return;
  if (me.value === undefined) await whoAmI();
  if (me.value !== null) return;
  const now = await connection.call('name', {}, { name }, signal === undefined ? {} : { signal });
  if (now.ok) me.value = now.value;
}
