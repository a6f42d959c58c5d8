import { expect, it } from 'vitest';
import { clockTime, isHourly } from './clockTime.ts';

it.each([
  ['17 3 * * *', 'en', '3:17 AM', 3],
  ['41 14 * * *', 'en', '2:41 PM', 2],
  ['41 14 * * *', 'es', '2:41 p.m.', 2],
  ['0 1 * * *', 'es', '1:00 a.m.', 1],
  ['0 13 * * *', 'es', '1:00 p.m.', 1],
  ['0 0 * * *', 'en', '12:00 AM', 12],
])('%s is every day, in %s at %s', (cron, language, time, hour) => {
  const found = clockTime(cron, language);
  expect(found?.time.replaceAll(/\s/g, ' ')).toBe(time);
  expect(found?.hour).toBe(hour);
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
