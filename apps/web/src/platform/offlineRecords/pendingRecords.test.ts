import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '../localDatabase/rows.ts';
import {
  isWorkOn,
  pendingRecordsIn,
  type PendingWork,
  type RecordDeclaration,
  withPendingRecords,
} from './pendingRecords.ts';

type Note = Readonly<{ id: string; text: string; madeAt: string }>;

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'text' in value;
}

const notes: RecordDeclaration<Note> = {
  prefix: 'note:',
  operations: {
    'entries.logEntry': 'create',
    'entries.editEntry': 'edit',
    'entries.deleteEntry': 'delete',
  },
  read: (value) => (isNote(value) ? value : undefined),
  apply: (before, input, after) => ({ ...before, text: typeof input === 'string' ? input : after.text }),
  photoIds: () => [],
  withPhotos: (note) => note,
  timeOf: ({ madeAt }) => madeAt,
};

const first: Note = { id: 'a', text: 'First', madeAt: '2026-09-03' };
const second: Note = { id: 'b', text: 'Second', madeAt: '2026-09-02' };

function work(
  procedure: 'logEntry' | 'editEntry' | 'deleteEntry',
  after: Note,
  changes: Partial<OutboxRow> & { isSent?: boolean } = {},
): PendingWork {
  const { isSent = false, ...row } = changes;
  return {
    after,
    isSent,
    row: {
      sequence: 1,
      operationId: `${procedure} ${after.id}`,
      userId: 'ana',
      procedure: `entries.${procedure}`,
      input: {},
      recordKey: `note:${after.id}`,
      label: '',
      createdAt: '2026-09-03T12:00:00.000Z',
      state: 'waiting',
      tries: 0,
      notBefore: 0,
      lastProblem: null,
      photoCount: 0,
      ...row,
    },
  };
}

const pendingIn = (...all: readonly PendingWork[]) => pendingRecordsIn(notes, all, new Map());
const all = () => true;
const problem = { code: 'entry.unknownItem', data: {} };

describe('pending records', () => {
  it('are one for each record, latest first, as it will be after all work on it', () => {
    const edited = { ...second, text: 'Second, again' };
    const found = pendingIn(work('logEntry', second), work('editEntry', edited), work('logEntry', first));
    expect(found).toMatchObject([
      { kind: 'create', record: first },
      { kind: 'create', record: edited, state: 'waiting', operationId: 'logEntry b' },
    ]);
  });

  it('show first what was rejected, then what is being sent, and last that all was sent', () => {
    const created = work('logEntry', first);
    const rejected = work('editEntry', first, { state: 'refused', lastProblem: problem });
    expect(pendingIn(created, rejected)).toMatchObject([
      { kind: 'create', state: 'refused', operationId: 'editEntry a', reason: problem },
    ]);
    const sending = work('logEntry', first, { state: 'sending' });
    expect(pendingIn(sending, work('editEntry', first))).toMatchObject([{ state: 'sending' }]);
    expect(pendingIn(work('editEntry', first, { isSent: true }))).toMatchObject([{ state: 'sent' }]);
  });

  it('are identified by their key and their procedure', () => {
    expect(isWorkOn(notes, work('editEntry', first).row)).toBe(true);
    expect(isWorkOn(notes, { ...work('editEntry', first).row, recordKey: 'entry:a' })).toBe(false);
    expect(isWorkOn(notes, { ...work('editEntry', first).row, procedure: 'users.x' })).toBe(false);
  });
});

describe('a list with pending work', () => {
  const listed = (records: readonly Note[], pending: readonly PendingWork[], isWanted = all) =>
    withPendingRecords(notes, records, pendingIn(...pending), isWanted);

  it('has new records first, but only those that match the filter', () => {
    const created = work('logEntry', first);
    expect(listed([second], [created])).toMatchObject([
      { record: first, pending: { kind: 'create' } },
      { record: second, pending: null },
    ]);
    expect(withPendingRecords(notes, [second], pendingIn(created), ({ id }) => id !== 'a')).toEqual([
      { record: second, pending: null },
    ]);
  });

  it('shows a new record once, as the server has it', () => {
    const arrived = { ...first, text: 'As the server has it' };
    expect(listed([arrived], [work('logEntry', first, { state: 'sending' })])).toEqual([
      { record: arrived, pending: null },
    ]);
  });

  it('shows edits over the server’s state', () => {
    const edit = work('editEntry', { ...second, text: 'Dry now' }, { input: 'Dry now' });
    expect(listed([first, { ...second, madeAt: 'newer' }], [edit]).at(1)).toMatchObject({
      record: { text: 'Dry now', madeAt: 'newer' },
      pending: { kind: 'edit' },
    });
  });

  it('hides what is deleted, until the server rejects that', () => {
    expect(listed([first, second], [work('deleteEntry', second)])).toMatchObject([{ record: first }]);
    const rejected = work('deleteEntry', second, { state: 'refused' });
    expect(listed([second], [rejected])).toMatchObject([{ record: second, pending: { state: 'refused' } }]);
  });

  it('shows work that was just sent without marking it as pending', () => {
    const sent = work('editEntry', { ...second, text: 'Dry now' }, { isSent: true });
    expect(listed([second], [sent])).toMatchObject([{ record: { text: 'Dry now' }, pending: null }]);
    expect(listed([second], [work('deleteEntry', second, { isSent: true })])).toEqual([]);
    expect(listed([], [work('logEntry', first, { isSent: true })])).toMatchObject([
      { record: first, pending: null },
    ]);
  });
});
