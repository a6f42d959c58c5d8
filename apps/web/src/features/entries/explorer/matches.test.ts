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
  assessmentId: null,
  createdTaskIds: [],
  tasksToAddOnSubmission: [],
  timeCreated: '2026-09-03T03:30:00.000Z',
  timeUpdated: '2026-09-03T03:30:00.000Z',
};
const spill: ShownEntry = { ...latch, id: 'b', timestamp: '2026-09-02T12:00:00.000Z' };

describe('the filter without a network', () => {
  const room214 = {
    dataProfileId: 'rooms',
    profileName: 'Rooms',
    optionId: 'room214',
    label: 'Room 214',
    aliases: [],
  };
  const known = {
    timeZone: 'America/New_York',
    category: (id: string) => (id === 'doors' ? { label: 'Doors & Gates' } : undefined),
    item: (id: string) =>
      id === 'latch'
        ? { label: 'Broken latch', labels: { en: 'Broken latch', es: 'Pestillo roto' } }
        : undefined,
    places: [
      { ...room214, optionId: 'room213' },
      { ...room214, mergedIds: ['rm214', 'artRoom'] },
    ],
  };
  const at = (optionId: string) => ({ schoolIds: [oakHill], location: { profileId: 'rooms', optionId } });
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
    [at('room214'), true],
    [at('room215'), false],
    [at('room213'), false],
    [at('rm214'), true],
    [{ search: 'close 214' }, true],
    [{ search: 'gates broken áNA ' }, true],
    [{ search: 'pestillo' }, true],
    [{ search: 'close 215' }, false],
    [{ search: 'close', tag: 'ice' }, false],
    [{ search: '%' }, false],
  ])('%o', (filter, isFound) => {
    expect(matchesFilter(latch, filter, known)).toBe(isFound);
  });

  it('finds what points to a place that was merged into the chosen one, and nothing without a place', () => {
    const old = { ...latch, locationDataProfileOptionId: 'artRoom' };
    const ids = ['room214', 'rm214', 'artRoom', 'room213'];
    expect(ids.map((id) => matchesFilter(old, at(id), known))).toEqual([true, true, true, false]);
    const typed = { ...latch, locationDataProfileOptionId: null };
    expect(matchesFilter(typed, at('room214'), known)).toBe(false);
  });

  it('keeps the order that is asked for', () => {
    expect(inOrder([spill, latch], {})).toEqual([latch, spill]);
    expect(inOrder([latch, spill], { sortAsc: true })).toEqual([spill, latch]);
  });
});
