import type { Me, Refusal, SessionView } from '@crossbones/api';
import type { Result } from '@crossbones/core';
import { refused } from '../../shell/refusal-words.js';
import { connection, live, me, stream, whoAmI } from '../../shell/server-connection.js';
import { change } from '../../shell/settings.js';
import { toast } from '../../shell/Toast.js';
import { introduce } from './introduce.js';
import { makePasskey, usePasskey } from './passkey.js';
import { preferenceWords } from './preference-words.js';

const PATIENCE_MS = 10_000;
const manner = () => ({ signal: AbortSignal.timeout(PATIENCE_MS), patience: 0 });

/** The value; or null, after saying why the server refused. */
function told<T>(answer: Result<T, Refusal>): T | null {
  if (answer.ok) return answer.value;
  toast(refused(answer.error), { grave: true });
  return null;
}

/** From now on the server takes us for somebody else. */
function become(now: Me | null): void {
  me.value = now;
  // The stream still shows what the person before may see: it is opened again.
  if (live.value !== null) stream().reopen();
  if (now !== null) void import('./subscription.js').then(({ follow }) => follow());
}

export { whoAmI };

/** Tells the server a new name, but only if it knows us already. */
export async function tellName(name: string): Promise<void> {
  if (me.value === undefined) await whoAmI();
  if (me.value === null || me.value === undefined || me.value.name === name || name === '') return;
  const now = told(await connection.call('name', {}, { name }, manner()));
  if (now !== null) me.value = now;
}

/** Adds a passkey; the answer is a recovery code, if this was the first one. */
export async function addPasskey(label: string): Promise<{ readonly recovery: string | null } | null> {
  await introduce();
  const offer = told(await connection.call('passkeyOffer', {}, {}, manner()));
  if (offer === null) return null;
  const response = await makePasskey(offer.options);
  if (response === null) return none();
  const { challenge } = offer;
  const added = told(await connection.call('passkeyAdd', {}, { challenge, label, response }, manner()));
  if (added === null) return null;
  // The session has another cookie now: the stream must be opened with it.
  become(added.me);
  toast(preferenceWords().passkeyAdded);
  return { recovery: added.recovery };
}

export async function removePasskey(id: string): Promise<void> {
  const now = told(await connection.call('passkeyRemove', {}, { id }, manner()));
  if (now !== null) me.value = now;
}

export async function signIn(): Promise<boolean> {
  const offer = told(await connection.call('signInOffer', {}, {}, manner()));
  if (offer === null) return false;
  const response = await usePasskey(offer.options);
  if (response === null) return none() !== null;
  const now = told(await connection.call('signIn', {}, { challenge: offer.challenge, response }, manner()));
  if (now !== null) welcome(now);
  return now !== null;
}

/** Signs in by the code that was written down; the answer is the next one. */
export async function signInByCode(code: string): Promise<string | null> {
  const now = told(await connection.call('signInRecovery', {}, { code: code.trim() }, manner()));
  if (now === null) return null;
  welcome(now.me);
  return now.recovery;
}

export async function newRecovery(): Promise<string | null> {
  const now = told(await connection.call('recovery', {}, {}, manner()));
  if (now === null) return null;
  if (me.value) me.value = { ...me.value, recovery: true };
  return now.recovery;
}

export async function sessionsOfMine(): Promise<readonly SessionView[] | null> {
  return told(await connection.call('sessions', {}, undefined, manner()))?.sessions ?? null;
}

/** Ends one session; the answer is the sessions that are left. */
export async function endSession(id: string): Promise<readonly SessionView[] | null> {
  return told(await connection.call('sessionEnd', {}, { id }, manner()))?.sessions ?? null;
}

export async function signOut(everywhere: boolean): Promise<void> {
  if (told(await connection.call('signOut', {}, { everywhere }, manner())) === null) return;
  become(null);
  toast(preferenceWords().signedOut);
}

/** Everything kept about somebody, as a file of theirs. */
export async function exportMe(): Promise<void> {
  const all = told(await connection.call('export', {}, undefined, manner()));
  if (all === null) return;
  const url = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'crossbones.json';
  link.click();
  // By then the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function deleteMe(): Promise<boolean> {
  if (told(await connection.call('delete', {}, { sure: true }, manner())) === null) return false;
  become(null);
  toast(preferenceWords().deleted);
  return true;
}

function welcome(now: Me): void {
  change({ name: now.name });
  become(now);
  toast(preferenceWords().welcomeBack(now.name));
}

function none(): null {
  toast(preferenceWords().noneChosen);
  return null;
}
