// Entries and waiting work for the tests of this folder.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { OutboxRow } from '../../../../platform/localDatabase/rows.ts';
import { emptyValues, type EntryValues } from '../values.ts';

/** Readable ids of the right length. */
export function anId(name: string): string {
  return name.padEnd(20, '0');
}

export const filled: EntryValues = {
  ...emptyValues,
  schoolId: anId('oakHill'),
  categoryId: anId('doors'),
  itemId: anId('latch'),
  observationType: 'concern',
};

export function anEntry(changes: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id: anId('entry'),
    schoolId: anId('oakHill'),
    timestamp: '2026-03-02T13:00:00.000Z',
    reportedByUserId: anId('ana'),
    reportedByName: 'Ana Ruiz',
    walkId: null,
    walkType: 'school',
    observationCategoryId: anId('doors'),
    observationItemId: anId('latch'),
    observationType: 'concern',
    quantity: 1,
    comment: '',
    location: '',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    tags: ['Doors'],
    manualTags: [],
    imageIds: [],
    imageUrls: [],
    isFloating: true,
    createdSafetyAlertIds: [],
    assessmentId: null,
    createdTaskIds: [],
    tasksToAddOnSubmission: [],
    timeCreated: '2026-03-02T13:00:00.000Z',
    timeUpdated: '2026-03-02T13:00:00.000Z',
    ...changes,
  };
}

export function aRow(changes: Partial<OutboxRow>): OutboxRow {
  return {
    sequence: 1,
    operationId: 'log',
    userId: anId('ana'),
    procedure: 'entries.logEntry',
    input: {},
    recordKey: `entry:${anId('entry')}`,
    label: 'Log entry',
    createdAt: '2026-03-02T13:00:00.000Z',
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastProblem: null,
    photoCount: 0,
    ...changes,
  };
}
