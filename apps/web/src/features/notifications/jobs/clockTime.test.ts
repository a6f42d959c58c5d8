import { expect, it } from 'vitest';
import { clockTime, isHourly } from './clockTime.ts';

it.each([
  ['17 3 * * *', 'en', '3:17 AM'],
  ['41 14 * * *', 'en', '2:41 PM'],
  ['41 14 * * *', 'es', '2:41 p.m.'],
])('%s is every day, in %s at %s', (cron, language, time) => {
  expect(clockTime(cron, language)?.replaceAll(/\s/g, ' ')).toBe(time);
});

it.each(['*/5 * * * *', '0 3 1 * *', '0 3 * * 1', 'nonsense', ''])('%s is no daily time', (cron) => {
  expect(clockTime(cron, 'en')).toBeNull();
});

it.each([
  ['7 * * * *', true],
  ['*/5 * * * *', false],
  ['7 3 * * *', false],
  ['', false],
])('%s is hourly: %s', (cron, answer) => {
  expect(isHourly(cron)).toBe(answer);
});
