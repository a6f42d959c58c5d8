import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('hashes with argon2id at the OWASP parameters, salted, and verifies', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword({ password: 'correct horse', hash: first })).toBe(true);
  expect(await verifyPassword({ password: 'wrong horse', hash: first })).toBe(false);
});
