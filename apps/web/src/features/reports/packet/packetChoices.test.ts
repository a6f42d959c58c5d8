import { expect, it } from 'vitest';
import { choiceText, packetChoices } from './packetChoices.ts';

const today = '2026-11-17';

it('offers the running period and those before it', () => {
  const months = packetChoices('month', today);
  expect(months.slice(0, 3)).toEqual([
    { from: '2026-11-01', isRunning: true },
    { from: '2026-10-01', isRunning: false },
    { from: '2026-09-01', isRunning: false },
  ]);
  expect(packetChoices('quarter', today).slice(0, 2)).toEqual([
    { from: '2026-10-01', isRunning: true },
    { from: '2026-07-01', isRunning: false },
  ]);
});

it('adds an older one that an address asks for, and none that has not begun', () => {
  expect(packetChoices('schoolYear', today, '2019-10-01').at(-1)).toEqual({
    from: '2019-07-01',
    isRunning: false,
  });
  expect(packetChoices('month', today, '2027-05-01')).toHaveLength(13);
  expect(packetChoices('month', today, '2026-10-31')).toHaveLength(13);
});

it('names them in both languages', () => {
  expect(choiceText('month', '2026-10-01', 'en')).toBe('October 2026');
  expect(choiceText('month', '2026-10-01', 'es')).toBe('octubre de 2026');
  expect(choiceText('quarter', '2026-07-01', 'en')).toMatch(/^July\s–\sSeptember 2026$/);
  expect(choiceText('schoolYear', '2026-07-01', 'en')).toBe('2026-2027');
});
