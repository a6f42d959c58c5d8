import { expect, it } from 'vitest';
import { faultText } from './faultText.ts';

it.each([
  [new Error('the mail server is away'), 'Error: the mail server is away'],
  [new TypeError('fetch failed'), 'TypeError: fetch failed'],
  ['thrown by hand', 'unknown'],
])('explains the failure: %s', (error, text) => {
  expect(faultText(error)).toBe(text);
});

it.each([
  'no mailbox ada.moreno@oakhill.example here',
  'invalid input syntax for type date: "ada.moreno"',
  "Key (email)=('ada.moreno')",
  'call +1 (404) 555-0123 refused',
])('leaves out personal data: %s', (message) => {
  const text = faultText(new Error(message));
  expect(text).not.toMatch(/moreno|404|555/);
  expect(text).toContain('…');
});

it('of a failed query it repeats the database error, never the values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    detail: 'Key (email)=(ada@oakhill.example) already exists.',
  });
  const error = new Error('Failed query: insert into users\nparams: Ada,Moreno', { cause });
  expect(faultText(error)).toBe('Error: duplicate key value violates unique constraint …');
});

it('is one line of limited length', () => {
  expect(faultText(new Error(`${'x'.repeat(400)}\nsecond`))).toHaveLength(300);
});
