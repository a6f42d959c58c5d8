import { describe, expect, it } from 'vitest';
import { exportLimits, exportStatusAt, historyExpiry, shortTitle } from './export.ts';

const now = new Date('2026-10-31T12:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const week = 7 * 24 * 60;

describe('the status of an export', () => {
  it.each([
    ['generating', 4, 4, 'generating'],
    ['generating', 60, 4, 'generating'],
    ['generating', 60, 6, 'failed'],
    ['ready', week - 1, week - 1, 'ready'],
    ['ready', week + 1, 1, 'expired'],
    ['cancelled', week + 1, week + 1, 'cancelled'],
    ['failed', week + 1, week + 1, 'failed'],
  ] as const)('%s, requested %i and updated %i minutes ago, is %s', (status, created, updated, expected) => {
    const state = { status, timeCreated: ago(created), timeUpdated: ago(updated) };
    expect(exportStatusAt(state, now)).toBe(expected);
  });
});

it('the history goes back 13 months', () => {
  expect(historyExpiry(new Date('2026-10-15T08:00:00.000Z'))).toEqual(new Date('2025-09-15T08:00:00.000Z'));
});

describe('the title of an export', () => {
  it('stays as it is where it fits', () => {
    expect(shortTitle(' Concerns, Oak Hill ')).toBe('Concerns, Oak Hill');
    const longest = 'x'.repeat(exportLimits.title);
    expect(shortTitle(longest)).toBe(longest);
  });

  it('is cut with an ellipsis where it is too long', () => {
    const title = `Concerns: ${'Doors and locks '.repeat(10)}, Oak Hill Elementary, October 2026`;
    const short = shortTitle(title);
    expect(short.length).toBeLessThanOrEqual(exportLimits.title);
    expect(title.startsWith(short.slice(0, -1))).toBe(true);
    expect(short).toMatch(/[^ ]…$/);
  });

  it('never cuts a surrogate pair in half', () => {
    for (const start of ['', 'x']) {
      const short = shortTitle(`${start}${'🚪'.repeat(80)}`);
      expect(short.isWellFormed()).toBe(true);
      expect(short.length).toBeLessThanOrEqual(exportLimits.title);
      expect(short).toMatch(/🚪…$/u);
    }
  });
});
