import { expect, it } from 'vitest';
import { dialable, phoneDigits, phoneDigitsSchema, phoneHint, readablePhone } from './index.ts';

it('a phone input keeps digits only, ten at most', () => {
  expect(phoneDigits('(478) 555-1234')).toBe('4785551234');
  expect(phoneDigits('478.555.1234 ext. 9')).toBe('4785551234');
  expect(phoneDigits('abc')).toBe('');
  expect(phoneDigits('478')).toBe('478');
});

it('exactly ten digits are a phone number', () => {
  expect(phoneDigitsSchema.safeParse('4785551234').success).toBe(true);
  const wrong = ['', '478555123', '47855512345', '(478) 555-1234', '+14785551234', '478555123x'];
  expect(wrong.filter((typed) => phoneDigitsSchema.safeParse(typed).success)).toEqual([]);
});

it('is dialled in the United States', () => {
  expect(dialable('4785551234')).toBe('+14785551234');
});

it('shows its last four digits as a hint and no others', () => {
  expect(phoneHint('4785551234')).toBe('(•••) •••-1234');
});

it('is written as people read it', () => {
  expect(readablePhone('4785551234')).toBe('(478) 555-1234');
  expect(readablePhone('478')).toBe('478');
});
