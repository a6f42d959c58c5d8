import { describe, expect, it } from 'vitest';
import { type AttentionRow, expectedByNow, inAttentionOrder } from './index.ts';

describe('the share of a monthly goal', () => {
  it.each([
    ['2026-11-01', 0],
    ['2026-11-03', 1],
    ['2026-11-16', 5],
    ['2026-11-30', 10],
    ['2026-02-14', 5],
  ])('of 10 on %s is %i', (today, expected) => {
    expect(expectedByNow(10, today)).toBe(expected);
  });

  it('is zero where nothing is required', () => {
    expect(expectedByNow(0, '2026-11-30')).toBe(0);
  });
});

it('items waiting for the viewer come first, whichever feature answered first', () => {
  const since = '2026-11-14T12:00:00.000Z';
  const rows: AttentionRow[] = [
    { key: 'schoolsBehind', count: 1, month: '2026-11', required: 10, schoolIds: [] },
    { key: 'abandonedWalks', count: 1, since },
    { key: 'walksToReview', count: 1, since },
    { key: 'alertsOverdue', count: 1, since },
    { key: 'alertsWaiting', count: 2, since },
  ];
  expect(inAttentionOrder(rows).map(({ key }) => key)).toEqual([
    'alertsWaiting',
    'alertsOverdue',
    'walksToReview',
    'abandonedWalks',
    'schoolsBehind',
  ]);
});
