import { mergedEntryOf } from '@schooldog/domain/entries';
import { describe, expect, it } from 'vitest';
import { unsentEntriesIn } from './mergeUnsent.ts';
import { rejectedWorkOf } from './rejectedWork.ts';
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
const urls = new Map([[photo, 'blob:photo']]);
const problem = { code: 'entry.unknownItem', data: {} };

describe('entries that wait', () => {
  it('are one for each entry, as it will be after all work on it, with the photos of this device', () => {
    const unsent = unsentEntriesIn({ rows: [log, edit], records, urls });
    expect(unsent).toMatchObject([
      {
        operationId: 'log',
        kind: 'log',
        state: 'waiting',
        reason: null,
        entry: { comment: 'Worse now', imageIds: [photo], imageUrls: ['blob:photo'] },
      },
    ]);
  });

  it('are edits once the entry itself has arrived; a photo that left the device has no address', () => {
    const after = anEntry({ comment: 'Worse now', imageIds: [photo], imageUrls: ['blob:photo'] });
    const rows = [{ ...edit, input: { changes: { imageIds: [photo, anId('new')] } } }];
    const unsent = unsentEntriesIn({
      rows,
      records: new Map([['edit', after]]),
      urls: new Map([[anId('new'), 'blob:new']]),
    });
    expect(unsent).toMatchObject([
      { kind: 'edit', entry: { imageIds: [photo, anId('new')], imageUrls: ['blob:photo', 'blob:new'] } },
    ]);
  });

  it('tell first what was refused, then what is on its way', () => {
    const refused = { ...edit, state: 'refused', lastProblem: problem } as const;
    expect(unsentEntriesIn({ rows: [log, refused], records, urls })).toMatchObject([
      { operationId: 'edit', state: 'refused', reason: problem, kind: 'log' },
    ]);
    const sending = { ...log, state: 'sending' } as const;
    expect(unsentEntriesIn({ rows: [sending, edit], records, urls })).toMatchObject([{ state: 'sending' }]);
  });

  it('say that they will be deleted', () => {
    const remove = aRow({ sequence: 3, operationId: 'gone', procedure: 'entries.deleteEntry' });
    const rows = [log, remove];
    expect(unsentEntriesIn({ rows, records: new Map([['gone', anEntry()]]), urls })).toMatchObject([
      { kind: 'delete' },
    ]);
  });

  it('come latest first, and leave out other work and what another version has put there', () => {
    const later = aRow({ operationId: 'later', recordKey: 'entry:later' });
    const check = aRow({ operationId: 'check', procedure: 'settings.checkOutbox', recordKey: 'r' });
    const strange = aRow({ operationId: 'strange', recordKey: 'entry:strange' });
    const all = new Map<string, unknown>([
      ...records,
      ['later', anEntry({ id: anId('later'), timestamp: '2026-03-03T13:00:00.000Z' })],
      ['strange', { id: 'strange' }],
    ]);
    const found = unsentEntriesIn({ rows: [log, later, check, strange], records: all, urls });
    expect(found.map(({ entry }) => entry.id)).toEqual([anId('later'), anId('entry')]);
  });
});

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
    const work = rejectedWorkOf([first, edit], { records, photos: [stored], seen: () => undefined });
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
    seen: () => undefined,
  };

  it('is an edit of the entry as it was before, with everything that the work changed', () => {
    const work = rejectedWorkOf([first, second], kept);
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
    expect(rejectedWorkOf([rejected, second], kept)?.filled).toMatchObject({
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
    expect(rejectedWorkOf([old], kept)?.filled).toMatchObject({
      values: { comment: 'Mine', pictures: [{ kind: 'kept', id: anId('theirs') }, { kind: 'new' }] },
      conflicts: [{ path: ['comment'], present: 'Theirs', yours: 'Mine' }],
    });
  });
});

const conflictOfComment = { path: ['comment'], present: 'Theirs', yours: 'Mine', canKeepBoth: true };
