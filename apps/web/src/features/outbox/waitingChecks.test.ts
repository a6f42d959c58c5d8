import { describe, expect, it } from 'vitest';
import { inMegabytes } from '../../ui/inMegabytes.ts';
import { waitingChecksIn } from './waitingChecks.ts';

describe('checks on their way', () => {
  const check = (id: string, madeAt: string) => ({ id, note: 'n', photoCount: 0, madeAt });

  it('are listed latest first', () => {
    const monday = check('a', '2026-09-07T12:00:00.000Z');
    const tuesday = check('b', '2026-09-08T12:00:00.000Z');
    expect(waitingChecksIn([{ value: monday }, { value: tuesday }])).toEqual([tuesday, monday]);
  });

  it('leave out what another version of the app has put there', () => {
    expect(waitingChecksIn([{ value: null }, { value: { id: 'a' } }, { value: 'x' }])).toEqual([]);
  });
});

describe('an amount of room', () => {
  it('is told in the unit that fits', () => {
    expect(inMegabytes(3.44 * 1024 * 1024, 'en')).toBe('3.4 MB');
    expect(inMegabytes(12 * 1024 ** 3, 'en')).toBe('12 GB');
    expect(inMegabytes(3.44 * 1024 * 1024, 'es')).toBe('3.4 MB');
  });
});
