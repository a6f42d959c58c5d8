import { describe, expect, it } from 'vitest';
import { daysOfSchoolYear, schoolYearAt, schoolYearOf, schoolYearSchema } from './index.ts';
import { everyDay } from './testing/usClock.ts';

describe('a school year', () => {
  it('is named by its two years', () => {
    expect(schoolYearOf('2024-07-01')).toBe('2024-2025');
    expect(schoolYearOf('2025-06-30')).toBe('2024-2025');
    expect(schoolYearOf('2025-07-01')).toBe('2025-2026');
    expect(schoolYearOf('2024-02-29')).toBe('2023-2024');
  });

  it('starts with month index 6 on every day of ten years, and holds the day', () => {
    for (const day of everyDay()) {
      const date = new Date(day);
      const text = date.toISOString().slice(0, 10);
      const first = date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
      expect(schoolYearOf(text)).toBe(`${first}-${first + 1}`);
      const { from, to } = daysOfSchoolYear(schoolYearOf(text));
      expect(from <= text && text <= to).toBe(true);
    }
  });

  it('changes at local midnight', () => {
    expect(schoolYearAt('2026-07-01T03:59:59.999Z', 'America/New_York')).toBe('2025-2026');
    expect(schoolYearAt('2026-07-01T04:00:00.000Z', 'America/New_York')).toBe('2026-2027');
    expect(schoolYearAt('2026-07-01T04:00:00.000Z', 'America/Los_Angeles')).toBe('2025-2026');
  });

  it('has days from July 1 to June 30', () => {
    expect(daysOfSchoolYear('2024-2025')).toEqual({ from: '2024-07-01', to: '2025-06-30' });
  });

  it.each(['2024-2026', '2024', '0000-0001', '9999-10000', '2025-2024', '2024-25', ''])(
    'is not %j',
    (name) => {
      expect(schoolYearSchema.safeParse(name).success).toBe(false);
    },
  );

  it('is accepted by its name', () => {
    expect(schoolYearSchema.parse('2024-2025')).toBe('2024-2025');
  });
});
