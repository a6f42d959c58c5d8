import { expect, it } from 'vitest';
import { daysLabel } from './daysLabel.ts';

it('a range names its days, and one day once', () => {
  expect(daysLabel({ from: '2026-09-01', to: '2026-09-30' })).toBe('9/1/2026 – 9/30/2026');
  expect(daysLabel({ from: '2026-09-01', to: '2026-09-01' })).toBe('9/1/2026');
});
