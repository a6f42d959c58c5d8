import { describe, expect, it } from 'vitest';
import { listText } from './listText.ts';
import { localeOf } from './localeOf.ts';

const lists = [
  [],
  ['Oak Hill'],
  ['Oak Hill', 'Maple Grove'],
  ['Oak Hill', 'Maple Grove', 'Cedar'],
  ['Ana', 'Isabel'],
  ['geografía', 'historia'],
  ['flores', 'hierba'],
  ['agua', 'Hielo', 'hiato'],
];

describe.each(['en', 'es', 'es-MX'])('in %s', (language) => {
  it.each(lists)('joins as the platform does: %s %s %s', (...items) => {
    expect(listText(items, language)).toBe(new Intl.ListFormat(localeOf(language)).format(items));
  });
});

it('hears a sound with an accent too', () => {
  expect(listText(['Ana', 'Íñigo'], 'es')).toBe('Ana e Íñigo');
});
