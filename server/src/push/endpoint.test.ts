import { expect, it } from 'vitest';
import { isPublic, mayCall } from './endpoint.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://8.8.8.8/push',
  'https://[2606:4700::1111]/push',
])('%s may be called', (endpoint) => expect(mayCall(endpoint)).toBe(true));

it.each([
  '',
  'push',
  'http://push.example/a',
  'ftp://push.example/a',
  'https://push.example:8443/a',
  'https://user:word@push.example/a',
  'https://localhost/a',
  'https://router/a',
  'https://printer.local/a',
  'https://db.internal/a',
  'https://a.localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://10.1.2.3/a',
  'https://172.20.0.1/a',
  'https://192.168.1.1/a',
  'https://169.254.169.254/latest',
  'https://100.64.0.1/a',
  'https://0.0.0.0/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[fd00::1]/a',
  'https://[fe80::1]/a',
  'https://[64:ff9b::a00:1]/a',
  'https://[2002:a00:1::]/a',
])('%s may not', (endpoint) => expect(mayCall(endpoint)).toBe(false));

it('what is no address is not a public one', () => {
  for (const word of ['', 'push.example', '1.2.3', '::g']) expect(isPublic(word)).toBe(false);
});
