import { mergedEntryOf } from '@schooldog/domain/entries';
import { describe, expect, it } from 'vitest';
import type { OutboxPhotoRow, OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { rejectedEntryOf } from './rejectedWork.ts';
import { anEntry, anId, aRow } from './testing/samples.ts';

const photo = anId('photo');
const log = aRow({ input: { entry: { imageIds: [photo] } }, photoCount: 1 });
const edit = aRow({
  sequence: 2,
  operationId: 'edit',
  procedure: 'entries.editEntry',
  input: { changes: { comment: 'Worse now' } },
});
const records = new Map<string, unknown>([
  ['log', anEntry()],
  ['edit', anEntry({ comment: 'Worse now' })],
]);

function entryOf(
  rows: readonly OutboxRow[],
  { records: known, photos }: { records: ReadonlyMap<string, unknown>; photos: readonly OutboxPhotoRow[] },
) {
  const work = rows.map((row) => ({ row, after: known.get(row.operationId), isSent: false }));
  return rejectedEntryOf({ work, photos }, { seen: () => undefined });
}

describe('rejected work in its form', () => {
  const stored = {
    id: photo,
    operationId: 'log',
    userId: anId('ana'),
    position: 0,
    name: 'latch.jpg',
    blob: new Blob(['latch'], { type: 'image/jpeg' }),
    sha256: '',
    state: 'waiting',
    storedAt: 0,
  } as const;

  it('is a new entry with everything that waited behind it, its photos and its alert', () => {
    const alert = { id: anId('alert'), userIds: [anId('ben')], message: 'Look' };
    const first = { ...log, input: { entry: { imageIds: [photo] }, safetyAlert: alert } };
    const work = entryOf([first, edit], { records, photos: [stored] });
    expect(work).toMatchObject({
      entry: null,
      supersedes: ['log', 'edit'],
      filled: {
        base: null,
        values: { comment: 'Worse now', alert: { userIds: [anId('ben')], message: 'Look' } },
      },
    });
    expect(work?.filled.values.pictures).toMatchObject([{ kind: 'new', file: { name: 'latch.jpg' } }]);
  });

  it.each([
    ['entry.limit', anId('assessment')],
    ['assessment.submitted', null],
  ])('after %s is logged from its assessment %s', (code, expected) => {
    const rejected = { ...log, state: 'refused', lastProblem: { code, data: null } } as const;
    const known = new Map<string, unknown>([['log', anEntry({ assessmentId: anId('assessment') })]]);
    expect(entryOf([rejected], { records: known, photos: [] })?.assessment?.id ?? null).toBe(expected);
  });

  const base = mergedEntryOf(anEntry({ comment: 'First' }));
  const first = aRow({
    operationId: 'first',
    procedure: 'entries.editEntry',
    input: {
      entryId: anId('entry'),
      edit: { comment: { from: 'First', to: 'Mine' }, imageIds: { added: [photo], removed: [] } },
    },
    photoCount: 1,
  });
  const second = aRow({
    sequence: 2,
    operationId: 'second',
    procedure: 'entries.editEntry',
    input: { entryId: anId('entry'), edit: { comment: { from: 'Mine', to: 'Mine, again' } } },
  });
  const kept = {
    records: new Map<string, unknown>([
      ['first', anEntry({ comment: 'Mine' })],
      ['second', anEntry({ comment: 'Mine, again' })],
    ]),
    photos: [{ ...stored, operationId: 'first' }],
  };

  it('is an edit of the entry as it was before, with everything that the work changed', () => {
    const work = entryOf([first, second], kept);
    expect(work).toMatchObject({
      entry: { id: anId('entry') },
      supersedes: ['first', 'second'],
      filled: { base, conflicts: [], values: { comment: 'Mine, again', pictures: [{ kind: 'new' }] } },
    });
  });

  it('asks what to keep where the server told of another value', () => {
    const present = { ...base, comment: 'Theirs', quantity: 3 };
    const told = {
      path: ['comment'],
      present: 'Theirs',
      yours: 'Mine',
      canKeepBoth: true,
      byName: 'Dana Tester',
      time: '2026-03-02T14:00:00.000Z',
    };
    const rejected = {
      ...first,
      state: 'refused',
      lastProblem: { code: 'record.conflict', data: { present, conflicts: [told] } },
    } as const;
    expect(entryOf([rejected, second], kept)?.filled).toMatchObject({
      base: present,
      values: { comment: 'Mine, again', quantity: 3 },
      conflicts: [{ ...told, yours: 'Mine' }],
    });
  });

  it('asks also about work that was queued by an earlier version of the app', () => {
    const old = {
      ...first,
      input: { entryId: anId('entry'), changes: { comment: 'Mine', imageIds: [photo] } },
      lastProblem: {
        code: 'record.conflict',
        data: {
          present: { ...base, comment: 'Theirs', imageIds: [anId('theirs')] },
          conflicts: [{ ...conflictOfComment, byName: null, time: null }],
        },
      },
    };
    expect(entryOf([old], kept)?.filled).toMatchObject({
      values: { comment: 'Mine', pictures: [{ kind: 'kept', id: anId('theirs') }, { kind: 'new' }] },
      conflicts: [{ path: ['comment'], present: 'Theirs', yours: 'Mine' }],
    });
  });
});

const conflictOfComment = { path: ['comment'], present: 'Theirs', yours: 'Mine', canKeepBoth: true };
