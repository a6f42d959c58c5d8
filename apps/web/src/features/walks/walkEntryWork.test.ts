import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { describe, expect, it } from 'vitest';
import { anEntry, oakHill } from '../../testing/records.ts';
import type { EditedEntryWork, NewEntryWork } from '../entries/index.ts';
import { editWalkEntryWork, putWalkEntryWork, removeWalkEntryWork } from './walkEntryWork.ts';
import { walkEntryRecord } from './walkEntryRecord.ts';

const walkId = 'walk0000000000000000';
const alert = { id: 'alert000000000000000', userIds: ['somebodyElse00000000'], message: 'Look' };
const shown = anEntry();
const { observationCategoryId, observationItemId, observationType, quantity, comment, location } = shown;
const entry = {
  observationCategoryId,
  observationItemId,
  observationType,
  quantity,
  comment,
  location,
  locationDataProfileId: null,
  locationDataProfileOptionId: null,
  manualTags: [],
};
const inWalk: ShownWalkEntry = { ...shown, walkId, isPublished: false, safetyAlert: null };

function newWork(safetyAlert: typeof alert | null): NewEntryWork {
  return {
    procedure: 'entries.logEntry',
    label: 'Log entry',
    recordKey: `entry:${shown.id}`,
    isUrgent: safetyAlert !== null,
    optimistic: { key: `entry:${shown.id}`, value: shown },
    photos: [],
    input: (imageIds) => ({
      entryId: shown.id,
      schoolId: oakHill.id,
      timestamp: shown.timestamp,
      isFloating: true,
      entry: { ...entry, imageIds },
      safetyAlert,
      tasksToAddOnSubmission: [],
    }),
  };
}

describe('a new entry', () => {
  it('is put in the walk, after the walk has been started', () => {
    const work = putWalkEntryWork(newWork(null), { walkId, sendImmediately: false });
    expect(work).toMatchObject({
      procedure: 'walks.putWalkEntry',
      recordKey: `entry:${shown.id}`,
      waitsFor: `walk:${walkId}`,
      isUrgent: false,
    });
    expect(work.input(['photo'])).toEqual({
      entryId: shown.id,
      walkId,
      timestamp: shown.timestamp,
      entry: { ...entry, imageIds: ['photo'] },
      safetyAlert: null,
      tasksToAddOnSubmission: [],
    });
    expect(walkEntryRecord.read(work.optimistic?.value)).toMatchObject({ walkId, isPublished: false });
  });

  it.each([
    [true, 'sent'],
    [false, 'waiting'],
  ] as const)('with an alert: sent immediately is %s', (sendImmediately, state) => {
    const work = putWalkEntryWork(newWork(alert), { walkId, sendImmediately });
    expect(work.isUrgent).toBe(sendImmediately);
    expect(work.input([]).safetyAlert).toEqual({ ...alert, sendImmediately });
    expect(walkEntryRecord.read(work.optimistic?.value)?.safetyAlert).toEqual({ ...alert, state });
  });
});

describe('an edit', () => {
  const edited: EditedEntryWork = {
    procedure: 'entries.editEntry',
    label: 'Edit entry',
    recordKey: `entry:${shown.id}`,
    isUrgent: false,
    optimistic: { key: `entry:${shown.id}`, value: { ...shown, comment: 'Fixed' } },
    photos: [],
    input: () => ({ entryId: shown.id, edit: { comment: { from: comment, to: 'Fixed' } } }),
  };

  it('names the walk and leaves a waiting alert alone', () => {
    const before = { ...inWalk, safetyAlert: { ...alert, state: 'waiting' as const } };
    const work = editWalkEntryWork(edited, before, false);
    expect(work.input([])).toEqual({
      entryId: shown.id,
      walkId,
      edit: { comment: { from: comment, to: 'Fixed' } },
    });
    expect(work.optimistic?.value).toMatchObject({ comment: 'Fixed', safetyAlert: before.safetyAlert });
  });
});

it('a removal waits for the start of the walk, too', () => {
  expect(removeWalkEntryWork(inWalk, 'Delete entry')).toMatchObject({
    procedure: 'walks.removeWalkEntry',
    input: { walkId, entryId: shown.id },
    waitsFor: `walk:${walkId}`,
  });
});
