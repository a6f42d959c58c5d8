import type { ShownEntry } from '@schooldog/contract/entries';
import { describe, expect, it } from 'vitest';
import { inOrder, matchesFilter } from './matches.ts';

const oakHill = 'OakHill0000000000001';
const latch: ShownEntry = {
  id: 'a',
  schoolId: oakHill,
  timestamp: '2026-09-03T03:30:00.000Z',
  observationCategoryId: 'doors',
  observationItemId: 'latch',
  observationType: 'concern',
  quantity: 1,
  comment: 'Does not close',
  location: 'Room 214',
  locationDataProfileId: 'rooms',
  locationDataProfileOptionId: 'room214',
  tags: ['Door', 'Urgent'],
  manualTags: [],
  imageIds: [],
  imageUrls: [],
  reportedByUserId: 'ana',
  reportedByName: 'Ana Reyes',
  walkId: null,
  walkType: 'school',
  isFloating: true,
  createdSafetyAlertIds: [],
  createdTaskIds: [],
  tasksToAddOnSubmission: [],
  timeCreated: '2026-09-03T03:30:00.000Z',
  timeUpdated: '2026-09-03T03:30:00.000Z',
};
const spill: ShownEntry = { ...latch, id: 'b', timestamp: '2026-09-02T12:00:00.000Z' };

describe('the filter without a network', () => {
  const newYork = 'America/New_York';
  it.each([
    [{}, true],
    [{ from: '2026-09-02', to: '2026-09-02' }, true],
    [{ from: '2026-09-03' }, false],
    [{ to: '2026-09-01' }, false],
    [{ schoolIds: [oakHill] }, true],
    [{ schoolIds: ['other'] }, false],
    [{ entryTypes: ['praise' as const] }, false],
    [{ walkTypes: ['school' as const, 'partner' as const] }, true],
    [{ walkTypes: ['partner' as const] }, false],
    [{ userIds: ['ben'] }, false],
    [{ tag: 'urgent' }, true],
    [{ tag: 'urg' }, false],
    [{ category: 'doors', item: 'latch' }, true],
    [{ item: 'spill' }, false],
    [{ schoolIds: [oakHill], location: { profileId: 'rooms', optionId: 'room214' } }, true],
    [{ schoolIds: [oakHill], location: { profileId: 'rooms', optionId: 'room215' } }, false],
  ])('%o', (filter, isFound) => {
    expect(matchesFilter(latch, filter, newYork)).toBe(isFound);
  });

  it('keeps the order that is asked for', () => {
    expect(inOrder([spill, latch], {})).toEqual([latch, spill]);
    expect(inOrder([latch, spill], { sortAsc: true })).toEqual([spill, latch]);
  });
});
