import { expect, it } from 'vitest';
import { entryState } from './entryState.ts';

const sent = {
  observationCategoryId: 'category',
  observationItemId: 'item',
  categoryLabel: 'Access Control',
  itemLabel: 'Door latch',
  observationType: 'concern',
  quantity: 1,
  comment: 'Loose',
  location: 'Room 214',
  tags: ['security'],
  imageIds: ['picture'],
  timestamp: '2026-03-02T14:58:00.000Z',
} as const;
const alerted = { ...sent, tags: [...sent.tags], imageIds: [...sent.imageIds] };
const now = {
  observationCategoryId: 'category',
  observationItemId: 'item',
  observationType: 'concern',
  quantity: 1,
  comment: 'Loose',
  location: 'Room 214',
  tags: ['security'],
  imageIds: ['picture'],
  createdTaskIds: [],
};

it('an unchanged entry is the same, even with a work order since', () => {
  expect(entryState(alerted, now)).toBe('same');
  expect(entryState(alerted, { ...now, createdTaskIds: ['task'] })).toBe('same');
});

it.each([
  { observationCategoryId: 'other' },
  { observationItemId: 'other' },
  { observationType: 'praise' },
  { quantity: 2 },
  { comment: 'Broken off' },
  { location: 'Room 215' },
  { tags: [] },
  { imageIds: [] },
])('an entry with another %o has changed', (change) => {
  expect(entryState(alerted, { ...now, ...change })).toBe('changed');
});

it('a missing entry was deleted', () => {
  expect(entryState(alerted, undefined)).toBe('deleted');
});
