import { lastMonths, monthsOf, mostMonths } from '@schooldog/domain/insights/chart';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOnPaper, paperBlocks } from './paperBlocks.ts';

it('puts every month on paper once, a dozen beside each other, and the total after the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostMonths }), (count) => {
      const months = monthsOf(lastMonths('2026-11', count));
      const blocks = paperBlocks(months);
      expect(blocks.flatMap((block) => block.months)).toEqual(months);
      expect(blocks.every((block) => block.months.length <= mostOnPaper)).toBe(true);
      expect(blocks.every(({ months: [first], from }) => months[from] === first)).toBe(true);
      expect(blocks.map(({ isLast }) => isLast)).toEqual(blocks.map((_, at) => at === blocks.length - 1));
    }),
    runs(100),
  );
});

it('breaks three years into three blocks', () => {
  expect(paperBlocks(monthsOf(lastMonths('2026-11', 36))).map(({ months }) => months.length)).toEqual([
    12, 12, 12,
  ]);
});
