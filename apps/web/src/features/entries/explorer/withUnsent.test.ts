import type { ShownEntry } from '@schooldog/contract/entries';
import { describe, expect, it } from 'vitest';
import type { UnsentEntry } from '../logEntry/mergeUnsent.ts';
import { inOrder, matchesFilter } from './matches.ts';
import { withUnsent } from './withUnsent.ts';

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

function unsent(
  kind: UnsentEntry['kind'],
  entry: ShownEntry,
  state: UnsentEntry['state'] = 'waiting',
): UnsentEntry {
  return { operationId: 'operation', kind, entry, state, reason: null };
}
const all = () => true;
const idsOf = (listed: ReturnType<typeof withUnsent>) => listed.map(({ entry }) => entry.id);

describe('the list with what has not been sent yet', () => {
  it('has new ones on top, but only those that the filter lets through', () => {
    const fresh = unsent('log', { ...latch, id: 'new' });
    expect(withUnsent([latch], [fresh], all)).toEqual([
      { entry: fresh.entry, unsent: fresh },
      { entry: latch, unsent: null },
    ]);
    expect(idsOf(withUnsent([latch], [fresh], ({ id }) => id !== 'new'))).toEqual(['a']);
  });

  it('shows one that has arrived once, as the server has it', () => {
    expect(withUnsent([latch], [unsent('log', latch, 'sending')], all)).toEqual([
      { entry: latch, unsent: null },
    ]);
  });

  it('shows edits in their place', () => {
    const edit = unsent('edit', { ...spill, comment: 'Dry now' });
    expect(withUnsent([latch, spill], [edit], all).at(1)).toEqual({ entry: edit.entry, unsent: edit });
  });

  it('hides what is deleted, until the server refuses', () => {
    expect(idsOf(withUnsent([latch, spill], [unsent('delete', spill)], all))).toEqual(['a']);
    const refused = unsent('delete', spill, 'refused');
    expect(withUnsent([spill], [refused], all)).toEqual([{ entry: spill, unsent: refused }]);
  });
});

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
