import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '../../platform/localDatabase/rows.ts';
import { pendingRecordsIn, withPendingEdits } from '../../platform/offlineRecords/pendingRecords.ts';
import { anEntry, anId, aRow } from './logEntry/testing/samples.ts';
import { entryRecord } from './entryRecord.ts';

const photo = anId('photo');
const log = aRow({ input: { entry: { imageIds: [photo] } }, photoCount: 1 });
const edit = aRow({
  sequence: 2,
  operationId: 'edit',
  procedure: 'entries.editEntry',
  input: {
    edit: {
      comment: { from: '', to: 'Worse now' },
      manualTags: { added: ['Mine'], removed: [] },
      imageIds: { added: [anId('new')], removed: [photo] },
    },
  },
});
const oldEdit = { ...edit, input: { changes: { comment: 'Worse now', imageIds: [photo, anId('new')] } } };
const after = anEntry({ comment: 'Worse now', manualTags: ['Mine'], tags: ['Doors', 'Mine'] });
const records = new Map<string, unknown>([
  ['log', anEntry()],
  ['edit', after],
]);
const urls = new Map([[photo, 'blob:photo']]);

function pendingIn(rows: readonly OutboxRow[]) {
  const work = rows.map((row) => ({ row, after: records.get(row.operationId), isSent: false }));
  return pendingRecordsIn(entryRecord, work, urls);
}

describe('a pending entry', () => {
  it('is a new one with its photos from this device, and with later edits', () => {
    expect(pendingIn([log])).toMatchObject([
      { kind: 'create', record: { imageIds: [photo], imageUrls: ['blob:photo'] } },
    ]);
    expect(pendingIn([log, edit])).toMatchObject([
      { kind: 'create', record: { comment: 'Worse now', imageIds: [anId('new')], imageUrls: [''] } },
    ]);
  });

  it('is an edit over what others did meanwhile: their photos and tags stay', () => {
    const theirs = anEntry({
      quantity: 3,
      manualTags: ['Theirs'],
      tags: ['Doors', 'Theirs'],
      imageIds: [photo, anId('theirs')],
      imageUrls: ['/photo', '/theirs'],
    });
    const [pending] = pendingIn([edit]);
    if (pending === undefined) throw new Error('nothing pending');
    expect(withPendingEdits(entryRecord, pending, theirs)).toMatchObject({
      quantity: 3,
      comment: 'Worse now',
      manualTags: ['Theirs', 'Mine'],
      tags: ['Doors', 'Theirs', 'Mine'],
      imageIds: [anId('theirs'), anId('new')],
      imageUrls: ['/theirs', ''],
    });
  });

  it('may have been queued by an earlier version of the app', () => {
    expect(pendingIn([oldEdit])).toMatchObject([
      { kind: 'edit', record: { comment: 'Worse now', imageIds: [photo, anId('new')] } },
    ]);
  });

  it('is left out when another version has put something else there', () => {
    const strange = aRow({ operationId: 'strange', recordKey: 'entry:strange' });
    records.set('strange', { id: 'strange' });
    expect(pendingIn([strange])).toEqual([]);
  });
});
