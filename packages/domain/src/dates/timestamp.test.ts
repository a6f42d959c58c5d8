import { expect, it } from 'vitest';
import { sentTimeSchema } from './index.ts';

it.each([
  ['2026-09-03T12:00:00Z', true],
  ['2026-09-03T12:00:00.123456789Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00.000Z', false],
  ['3000-01-01T00:00:00.000Z', false],
  ['2026-09-03T12:00:00+02:00', false],
  [`2026-09-03T12:00:00.${'0'.repeat(30)}Z`, false],
  ['soon', false],
])('a device may send %s: %s', (text, expected) => {
  expect(sentTimeSchema.safeParse(text).success).toBe(expected);
});
