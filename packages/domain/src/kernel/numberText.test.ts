import { expect, it } from 'vitest';
import { numberText } from './numberText.ts';

it.each(['en', 'es', 'es-MX'])('writes thousands in %s as people in the United States do', (language) => {
  expect(numberText(4125, language)).toBe('4,125');
  expect(numberText(1234567.5, language)).toBe('1,234,567.5');
});
