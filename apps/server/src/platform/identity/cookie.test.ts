import { expect, it } from 'vitest';
import { strictCookie } from './cookie.ts';

it('a strict cookie stays below its path and on pages of our own, over https only where there is https', () => {
  const until = new Date('2026-11-17T23:00:00Z');
  const made = (isHttps: boolean) => strictCookie('visit', { path: '/api/visits', isHttps }).make('x', until);
  expect(made(true)).toBe(
    '__Secure-visit=x; Expires=Tue, 17 Nov 2026 23:00:00 GMT; Path=/api/visits; HttpOnly; SameSite=Strict; Secure',
  );
  expect(made(false)).toBe(
    'visit=x; Expires=Tue, 17 Nov 2026 23:00:00 GMT; Path=/api/visits; HttpOnly; SameSite=Strict',
  );
});
