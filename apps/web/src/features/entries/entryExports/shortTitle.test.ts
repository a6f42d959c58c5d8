import { maxExportTitle } from '@schooldog/domain/entries';
import { describe, expect, it } from 'vitest';
import { shortTitle } from './shortTitle.ts';

describe('the title of a report', () => {
  it('stays as it is where it fits', () => {
    expect(shortTitle(' Concerns, Oak Hill ')).toBe('Concerns, Oak Hill');
    const longest = 'x'.repeat(maxExportTitle);
    expect(shortTitle(longest)).toBe(longest);
  });

  it('is cut with an ellipsis where it is too long', () => {
    const title = `Concerns: ${'Doors and locks '.repeat(10)}, Oak Hill Elementary, October 2026`;
    const short = shortTitle(title);
    expect(short.length).toBeLessThanOrEqual(maxExportTitle);
    expect(title.startsWith(short.slice(0, -1))).toBe(true);
    expect(short).toMatch(/[^ ]…$/);
  });

  it('never ends in half a letter', () => {
    for (const start of ['', 'x']) {
      const short = shortTitle(`${start}${'🚪'.repeat(80)}`);
      expect(short.isWellFormed()).toBe(true);
      expect(short.length).toBeLessThanOrEqual(maxExportTitle);
      expect(short).toMatch(/🚪…$/u);
    }
  });
});
