import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { newAppSecret, timeStepOf } from './totp.ts';

const now = new Date('2026-09-01T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);

it('reads the codes of RFC 6238', () => {
  // The seed "12345678901234567890" of the standard, at second 59: 94287082, of which an app shows the last six.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(timeStepOf('287082', { secret, now: new Date(59_000), lastTimeStep: null })).toBe(1);
});

it('returns the time step of a code, and rejects one that is not later than the last', () => {
  const { secret } = newAppSecret('ada@district.test');
  const codeAt = (at: number) => generateSync({ secret, epoch: at * 30 });
  const read = (code: string, lastTimeStep: number | null) => timeStepOf(code, { secret, now, lastTimeStep });
  expect([-2, -1, 0, 1, 2].map((offset) => read(codeAt(step + offset), null))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(read(codeAt(step), step - 1)).toBe(step);
  expect(read(codeAt(step), step)).toBeNull();
  expect(read(codeAt(step - 1), step)).toBeNull();
  expect(read(codeAt(step + 1), step)).toBe(step + 1);
});

it('generates 160 bits, and an address that apps understand', () => {
  const { secret, uri } = newAppSecret('ada+home@district.test');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const parsed = new URL(uri);
  expect(parsed.protocol).toBe('otpauth:');
  expect(decodeURIComponent(parsed.pathname)).toContain('SchoolDog:ada+home@district.test');
  expect(parsed.searchParams.get('secret')).toBe(secret);
  expect(parsed.searchParams.get('issuer')).toBe('SchoolDog');
  expect(newAppSecret('ada@district.test').secret).not.toBe(secret);
});
