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
    { ...changed, field: 'category:p:en', from: 'Pool', to: 'Pools' },
    { ...changed, sequence: 7.05, field: 'category:p:isArchived', from: false, to: true },
    added,
  ]);
});

it('tells each name in its language, and the names of a tag', () => {
  const named = { ...pool, labels: { en: 'Pool' } };
  const both = change({ from: pool, to: { ...named, labels: { en: 'Pool', es: 'Alberca' } } });
  expect(historyEntries([both])).toEqual([
    { ...both, sequence: 7.01, field: 'category:p:es', from: null, to: 'Alberca' },
  ]);
  const tag = change({ field: 'tag:a:b', from: { labels: {} }, to: { labels: { es: 'agua' } } });
  expect(historyEntries([tag])).toEqual([
    { ...tag, sequence: 7.01, field: 'tag:a:b:es', from: null, to: 'agua' },
  ]);
  expect(subjectOf('tag:a:b:es')).toEqual({ kind: 'tag', id: 'a:b', part: 'es' });
});

it('knows what a change is about', () => {
  expect(subjectOf('item:i:tags')).toEqual({ kind: 'item', id: 'i', part: 'tags' });
  expect(subjectOf('category:p')).toEqual({ kind: 'category', id: 'p', part: null });
  expect(subjectOf('reviewWalks')).toBe(null);
});
