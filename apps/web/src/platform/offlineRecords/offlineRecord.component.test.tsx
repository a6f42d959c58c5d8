import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { storeRejected } from '../../testing/storeRejected.ts';
import { offlineRecord } from './offlineRecord.ts';
import { notReadYet, type RecordDeclaration } from './pendingRecords.ts';

type Note = Readonly<{ id: string; title: string }>;

const me = someone('principal');
const declaration: RecordDeclaration<Note> = {
  prefix: 'note:',
  operations: { 'entries.deleteEntry': 'delete' },
  read: () => ({ id: 'gate', title: 'Gate open' }),
  apply: (before) => before,
  photoIds: () => [],
  withPhotos: (note) => note,
  timeOf: ({ title }) => title,
};

function lateNotes() {
  const { prefix, operations } = declaration;
  const load = vi.fn<() => Promise<RecordDeclaration<Note>>>(async () => declaration);
  const notes = offlineRecord({ prefix, operations, load });
  const Pending = () => {
    const pending = notes.usePending();
    if (pending === notReadYet) return <p>Not read yet</p>;
    return <p>{pending.map(({ kind, record }) => `${kind} ${record.title}`).join() || 'No work'}</p>;
  };
  return { load, Pending };
}

it('fetches how work is applied when there is some', async () => {
  const draft = {
    procedure: 'entries.deleteEntry' as const,
    input: { entryId: 'gate' },
    label: 'Gate open',
    recordKey: 'note:gate',
  };
  await storeRejected(draft, me.id, { code: 'entries.missing', data: null });
  const { load, Pending } = lateNotes();
  await renderAs(me, <Pending />);
  expect(await screen.findByText('delete Gate open')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('and not when there is none', async () => {
  const { load, Pending } = lateNotes();
  await renderAs(me, <Pending />);
  expect(await screen.findByText('No work')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});
