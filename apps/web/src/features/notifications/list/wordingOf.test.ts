import { expect, it } from 'vitest';
import { type Words, wordingOf } from './wordingOf.ts';

/** Says what it would fill in. */
const t: Words = (key, values) => `${key} ${values['itemName']}`;

it('names what was seen in the language of the moment, whatever it was when it was stored', () => {
  const values = { itemName: 'Gate or fence', schoolName: 'Oak Hill', byName: 'Ben', message: 'Loose' };
  const valuesIn = { en: { itemName: 'Gate or fence' }, es: { itemName: 'Portón o cerca' } };
  const stored = { kind: 'safetyAlert' as const, values, valuesIn };
  expect(wordingOf(stored, t, 'es').title).toBe('kinds.safetyAlert.title Portón o cerca');
  expect(wordingOf(stored, t, 'en').title).toBe('kinds.safetyAlert.title Gate or fence');
  expect(wordingOf({ kind: 'safetyAlert', values }, t, 'es').title).toContain('Gate or fence');
});
