import { connection, me, whoAmI } from '../../shell/service.js';
import { settings } from '../../shell/settings.js';

/** Before the first command that makes a guest of us: who has a name on this device shall have it at the tables too. */
export async function introduce(signal?: AbortSignal): Promise<void> {
  const { name } = settings.value;
  if (name === '') return;
  if (me.value === undefined) await whoAmI();
  if (me.value !== null) return;
  const now = await connection.call('name', {}, { name }, signal === undefined ? {} : { signal });
  if (now.ok) me.value = now.value;
}
