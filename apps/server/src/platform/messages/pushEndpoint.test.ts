import { expect, it } from 'vitest';
import { isPushServiceAddress } from './pushEndpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushServiceAddress(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:secret@fcm.googleapis.com/',
  'https://evil.example#.push.apple.com',
  'https://evilpush.apple.com.example/',
  'https://notpush.apple.com/',
  'https://push.apple.com/',
  String.raw`https://evil.example\.push.apple.com/`,
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost:5432/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%s is not', (endpoint) => {
  expect(isPushServiceAddress(endpoint)).toBe(false);
});

it('a host named by a test replaces one, and only that host', () => {
  expect(isPushServiceAddress('http://127.0.0.1:4100/abc', ['127.0.0.1:4100'])).toBe(true);
  expect(isPushServiceAddress('http://127.0.0.1:4101/abc', ['127.0.0.1:4100'])).toBe(false);
});
