import { expect, it } from 'vitest';
import { changesIn, followUpsIn, photosIn, type Words } from './deltaWords.ts';

const words: Words = {
  categoryLabel: (id) => ({ doors: 'Doors and Locks', floors: 'Floors' })[id] ?? '',
  itemLabel: (id) => ({ latch: 'Broken latch', spill: 'Spill' })[id] ?? '',
  tagLabel: (tag) => ({ Door: 'Doors' })[tag] ?? tag,
  opinion: (opinion) => `an opinion: ${opinion}`,
};

const told = (from: Record<string, unknown>, to: Record<string, unknown>) =>
  changesIn({ deltaFields: { from, to } }, words);

it('says categories, items and opinions by their names', () => {
  expect(
    told(
      { observationCategoryId: 'doors', observationItemId: 'latch', observationType: 'concern' },
      { observationCategoryId: 'floors', observationItemId: 'spill', observationType: 'praise' },
    ),
  ).toEqual([
    { field: 'observationCategoryId', from: 'Doors and Locks', to: 'Floors' },
    { field: 'observationItemId', from: 'Broken latch', to: 'Spill' },
    { field: 'observationType', from: 'an opinion: concern', to: 'an opinion: praise' },
  ]);
});

it('lists tags, and knows when there is nothing', () => {
  expect(
    told(
      { tags: ['Door', 'Urgent'], imageIds: ['a'], comment: '', quantity: 1 },
      { tags: [], imageIds: ['a', 'b'], comment: 'Still open', quantity: 3 },
    ),
  ).toEqual([
    { field: 'quantity', from: '1', to: '3' },
    { field: 'comment', from: null, to: 'Still open' },
    { field: 'tags', from: 'Doors, Urgent', to: null },
  ]);
});

it('leaves out the ids of places, what looks the same, and what it does not know', () => {
  expect(
    told(
      { locationDataProfileOptionId: null, location: 'Room 2', imageIds: ['a'], shoeSize: 41 },
      { locationDataProfileOptionId: 'x', location: 'Room 214', imageIds: ['b'], shoeSize: 42 },
    ),
  ).toEqual([{ field: 'location', from: 'Room 2', to: 'Room 214' }]);
});

it('names the photos that came and went', () => {
  const fields = (imageIds?: string[]) => (imageIds === undefined ? {} : { imageIds });
  const changed = (from?: string[], to?: string[]) =>
    photosIn({ deltaFields: { from: fields(from), to: fields(to) } });
  expect(changed(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] });
  expect(changed(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [] });
  expect(changed()).toEqual({ added: [], removed: [] });
});

it('an id that nobody remembers is shown as it is', () => {
  expect(told({ observationItemId: 'gone' }, { observationItemId: 'latch' })).toEqual([
    { field: 'observationItemId', from: 'gone', to: 'Broken latch' },
  ]);
});

it('says which alerts and work orders came with it, and not those that were there before', () => {
  const order = (mark: string, description: string) => ({
    id: mark.repeat(20),
    description,
    priority: 'High',
  });
  const deltaFields = {
    from: {
      createdSafetyAlertIds: ['a'],
      tasksToAddOnSubmission: [order('a', 'Mend the latch')],
      comment: 'Loose',
    },
    to: {
      createdSafetyAlertIds: ['a', 'b'],
      tasksToAddOnSubmission: [order('a', 'Mend the latch'), order('b', 'Paint the door')],
      comment: 'Broken',
    },
  };
  expect(followUpsIn({ deltaFields })).toEqual({
    alerts: 1,
    unsentAlert: null,
    workOrders: [order('b', 'Paint the door')],
  });
  expect(changesIn({ deltaFields }, words).map(({ field }) => field)).toEqual(['comment']);
  const first = { from: { createdSafetyAlertIds: null }, to: { createdSafetyAlertIds: ['a'] } };
  expect(followUpsIn({ deltaFields: first })).toEqual({ alerts: 1, unsentAlert: null, workOrders: [] });
  expect(followUpsIn({ deltaFields: { from: {}, to: {} } })).toEqual({
    alerts: 0,
    unsentAlert: null,
    workOrders: [],
  });
  const dropped = { from: {}, to: { unsentAlert: 'noRecipients', comment: 'Loose' } };
  expect(followUpsIn({ deltaFields: dropped }).unsentAlert).toBe('noRecipients');
});
