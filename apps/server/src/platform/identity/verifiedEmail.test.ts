import { expect, it } from 'vitest';
import { verifiedEmail } from './verifiedEmail.ts';

const email = ' Ada@District.test';

it.each([
  ['google', { email, email_verified: true }],
  ['microsoft', { email, xms_edov: true }],
  ['microsoft', { email, xms_edov: '1' }],
])('%s verifies by %o', (provider, facts) => {
  expect(verifiedEmail(provider, facts)).toBe('ada@district.test');
});

it.each([
  ['google', { email }],
  ['google', { email, email_verified: false }],
  ['google', { email, email_verified: 'true' }],
  ['google', { email, xms_edov: true }],
  ['microsoft', { email, xms_edov: false }],
  ['microsoft', { email, xms_edov: '0' }],
  ['google', { email_verified: true }],
  ['google', { email: ['ada@district.test'], email_verified: true }],
])('%s does not verify by %o', (provider, facts) => {
  expect(verifiedEmail(provider, facts)).toBeNull();
});
