// Entries that are logged in a walk, as work for the outbox: what the form made for an entry on its own, put in the walk.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { ShownWalkEntry } from '@schooldog/contract/walks';
import type { DraftWithPhotos, OperationDraft } from '../../platform/outbox/index.ts';
import { recordKeyOf } from '../../platform/offlineRecords/pendingRecords.ts';
import { type EditedEntryWork, entryRecord, type NewEntryWork } from '../entries/index.ts';
import { walkEntryRecord } from './walkEntryRecord.ts';
import { walkKey } from './walkWork.ts';

type Given = Readonly<{ walkId: string; sendImmediately: boolean }>;
type Alert = ReturnType<NewEntryWork['input']>['safetyAlert'];

export function putWalkEntryWork(
  work: NewEntryWork,
  { walkId, sendImmediately }: Given,
): DraftWithPhotos<'walks.putWalkEntry'> {
  const { safetyAlert } = work.input([]);
  return {
    ...work,
    procedure: 'walks.putWalkEntry',
    isUrgent: safetyAlert !== null && sendImmediately,
    waitsFor: walkKey(walkId),
    ...shownIn(work, (entry) => ({
      ...entry,
      walkId,
      isFloating: false,
      isPublished: false,
      safetyAlert: shownAlert(safetyAlert, sendImmediately),
    })),
    input: (photoIds) => {
      const { schoolId: _schoolId, isFloating: _isFloating, ...input } = work.input(photoIds);
      return { ...input, walkId, safetyAlert: alertIn(input.safetyAlert, sendImmediately) };
    },
  };
}

/** `entry` is the entry before the edit. */
export function editWalkEntryWork(
  work: EditedEntryWork,
  entry: ShownWalkEntry,
  sendImmediately: boolean,
): DraftWithPhotos<'walks.editWalkEntry'> {
  const { safetyAlert = null } = work.input([]);
  const { walkId } = entry;
  return {
    ...work,
    procedure: 'walks.editWalkEntry',
    isUrgent: safetyAlert !== null && sendImmediately,
    waitsFor: walkKey(walkId),
    ...shownIn(work, (edited) => ({
      ...entry,
      ...edited,
      walkId,
      safetyAlert: shownAlert(safetyAlert, sendImmediately) ?? entry.safetyAlert,
    })),
    input: (photoIds) => {
      const { safetyAlert: alert, ...input } = work.input(photoIds);
      return {
        ...input,
        walkId,
        ...(alert === undefined ? {} : { safetyAlert: alertIn(alert, sendImmediately) }),
      };
    },
  };
}

export function removeWalkEntryWork(
  entry: ShownWalkEntry,
  label: string,
): OperationDraft<'walks.removeWalkEntry'> {
  const recordKey = recordKeyOf(walkEntryRecord, entry.id);
  return {
    procedure: 'walks.removeWalkEntry',
    input: { walkId: entry.walkId, entryId: entry.id },
    label,
    recordKey,
    waitsFor: walkKey(entry.walkId),
    optimistic: { key: recordKey, value: entry },
  };
}

function alertIn(alert: Alert, sendImmediately: boolean) {
  return alert === null ? null : { ...alert, sendImmediately };
}

function shownAlert(alert: Alert, sendImmediately: boolean): ShownWalkEntry['safetyAlert'] {
  return alert === null ? null : { ...alert, state: sendImmediately ? 'sent' : 'waiting' };
}

/** What screens show until the server has it. */
function shownIn(
  { optimistic }: Pick<NewEntryWork, 'optimistic'>,
  change: (entry: ShownEntry) => ShownWalkEntry,
) {
  const entry = entryRecord.read(optimistic?.value);
  return optimistic === undefined || entry === undefined
    ? {}
    : { optimistic: { key: optimistic.key, value: change(entry) } };
}
