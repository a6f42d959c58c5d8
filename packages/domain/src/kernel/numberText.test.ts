import { expect, it } from 'vitest';
import { numberText } from './numberText.ts';

it.each(['en', 'es', 'es-MX'])('writes thousands in %s as people in the United States do', (language) => {
  expect(numberText(4125, language)).toBe('4,125');
  expect(numberText(1234567.5, language)).toBe('1,234,567.5');
});

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -4125])(
  'writes %i as the platform does',
  (value) => {
    expect(numberText(value, 'en')).toBe(new Intl.NumberFormat('en-US').format(value));
  },
);
