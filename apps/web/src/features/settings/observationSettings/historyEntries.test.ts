import { expect, it } from 'vitest';
import { historyEntries, subjectOf } from './historyEntries.ts';

const pool = { id: 'p', label: 'Pool', image: '', tags: ['water'], isArchived: false };
const change = (facts: object) => ({
  sequence: 7,
  time: '2026-09-01T12:00:00.000Z',
  userId: 'ana',
  userName: 'Ana',
  field: 'category:p',
  from: null,
  to: null,
  ...facts,
});

it('tells a new category once and a changed one part by part', () => {
  const added = change({ to: pool });
  const changed = change({ from: pool, to: { ...pool, label: 'Pools', isArchived: true } });
  const walks = change({ field: 'reviewWalks', from: true, to: false });
  expect(historyEntries([walks, changed, added])).toEqual([
    walks,
    { ...changed, field: 'category:p:label', from: 'Pool', to: 'Pools' },
    { ...changed, sequence: 7.04, field: 'category:p:isArchived', from: false, to: true },
    added,
  ]);
});

it('knows what a change is about', () => {
  expect(subjectOf('item:i:tags')).toEqual({ kind: 'item', id: 'i', part: 'tags' });
  expect(subjectOf('category:p')).toEqual({ kind: 'category', id: 'p', part: null });
  expect(subjectOf('reviewWalks')).toBe(null);
});
