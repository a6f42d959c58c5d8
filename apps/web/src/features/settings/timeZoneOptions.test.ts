import { expect, it } from 'vitest';
import { timeZoneOptions } from './timeZoneOptions.ts';

it('offers the zones of the states first, by their plain names', () => {
  const [first, second] = timeZoneOptions('en', 'America/New_York');
  expect(first).toEqual({ value: 'America/New_York', label: 'Eastern Time' });
  expect(second).toEqual({ value: 'America/Chicago', label: 'Central Time' });
  expect(timeZoneOptions('es', 'America/New_York')[0]?.label).toBe('hora oriental');
});

it('names the city of every other zone, each zone once', () => {
  const options = timeZoneOptions('en', 'America/New_York');
  expect(options).toContainEqual({ value: 'America/Detroit', label: 'Eastern Time (Detroit)' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

it('offers a zone elsewhere that is set already', () => {
  expect(timeZoneOptions('en', 'Europe/Berlin')).toContainEqual({
    value: 'Europe/Berlin',
    label: 'Central European Time (Berlin)',
  });
});
