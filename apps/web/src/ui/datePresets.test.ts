import { expect, it } from 'vitest';
import { datePresets, daysOfPreset } from './datePresets.ts';

it.each([
  [
    '2026-11-16',
    [
      '2026-11-10 2026-11-16',
      '2026-10-18 2026-11-16',
      '2026-11-01 2026-11-30',
      '2026-07-01 2027-06-30',
      '2025-07-01 2026-06-30',
    ],
  ],
  [
    '2024-03-01',
    [
      '2024-02-24 2024-03-01',
      '2024-02-01 2024-03-01',
      '2024-03-01 2024-03-31',
      '2023-07-01 2024-06-30',
      '2022-07-01 2023-06-30',
    ],
  ],
])('the ranges as of %s', (today, expected) => {
  const ranges = datePresets.map((preset) => daysOfPreset(preset, today));
  expect(ranges.map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
});
