import { expect, it } from 'vitest';
import { clockTime, isHourly } from './clockTime.ts';

it.each([
  ['17 3 * * *', '3:17am', 3],
  ['41 14 * * *', '2:41pm', 2],
  ['0 13 * * *', '1:00pm', 1],
  ['0 0 * * *', '12:00am', 12],
])('%s is every day at %s', (cron, time, hour) => {
  expect(clockTime(cron)).toEqual({ time, hour });
});

it.each(['*/5 * * * *', '0 3 1 * *', '0 3 * * 1', 'nonsense', ''])('%s is no daily time', (cron) => {
  expect(clockTime(cron)).toBeNull();
});

it.each([
  ['7 * * * *', true],
  ['*/5 * * * *', false],
  ['7 3 * * *', false],
  ['', false],
])('%s is hourly: %s', (cron, answer) => {
  expect(isHourly(cron)).toBe(answer);
});
