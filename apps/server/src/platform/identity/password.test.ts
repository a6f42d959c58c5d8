import { expect, it } from 'vitest';
import { createPasswords } from './password.ts';

it('hashes with argon2id at the OWASP parameters, salted, and verifies', async () => {
  const passwords = createPasswords();
  const [first, second] = await Promise.all([
    passwords.hash('correct horse'),
    passwords.hash('correct horse'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify({ password: 'correct horse', hash: first })).toBe(true);
  expect(await passwords.verify({ password: 'wrong horse', hash: first })).toBe(false);
});

it('checks an unknown address against a hash of the same cost, the same one each time', async () => {
  const passwords = createPasswords();
  const unknown = await passwords.unknown();
  expect(unknown).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.unknown()).toBe(unknown);
});
