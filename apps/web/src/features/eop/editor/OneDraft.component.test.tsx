import type { EopLease, ShownComponent } from '@schooldog/contract/eop';
import { beforeTuesday, takesPlaceOnTuesday } from '@schooldog/domain/testing';
import { screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { localDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { aComponent, saying } from '../../../testing/eopDrafts.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { OneDraft } from './OneDraft.tsx';

takesPlaceOnTuesday();

const me = someone('district_safety_coordinator');
const inAMinute = () => beforeTuesday(-60_000);
const mine = (): EopLease => ({ userId: me.id, userName: 'Pat Lee', isMine: true, timeExpires: inAMinute() });
const ofSam = (): EopLease => ({
  userId: 'sam',
  userName: 'Sam Ortiz',
  isMine: false,
  timeExpires: inAMinute(),
});
const keptCopyId = 'kept0000000000000000';
let component: ShownComponent;

beforeEach(() => {
  component = aComponent();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'eop.getComponent': () => component,
    'eop.holdLease': () => mine(),
    'eop.releaseLease': () => ({ done: true }),
    'eop.getDraftKey': () => ({ key: btoa('k'.repeat(32)) }),
    'eop.listKeptCopies': () => [],
    'eop.saveContent': ({ baseVersion }) => ({ outcome: 'saved', version: baseVersion + 1 }),
  });
});
afterEach(() => setManualOffline(false));

/** The text field, once one may write in it. */
async function textField(): Promise<Editor> {
  await screen.findByRole('toolbar', { name: 'Formatting' });
  const editor: unknown = Reflect.get(screen.getByRole('textbox', { name: 'Content' }), 'editor');
  if (!(editor instanceof Editor)) throw new Error('an editor');
  return editor;
}

const show = () => renderAs(me, <OneDraft componentId={component.id} />);

it('saves what is typed, on the version that was read', async () => {
  await show();
  (await textField()).commands.insertContentAt(1, 'Now! ');
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(callsOf('eop.saveContent')).toMatchObject([
    { componentId: component.id, baseVersion: 3, content: saying('Now! Lock the doors.') },
  ]);
});

it('without a connection the text waits on the device, sealed, and is sent afterwards', async () => {
  await show();
  const editor = await textField();
  setManualOffline(true);
  editor.commands.insertContentAt(1, 'Secretly ');
  expect(await screen.findByText('Not saved (offline)')).toBeTruthy();
  const { records } = await localDatabase();
  await expect.poll(() => records.where({ source: 'sealed' }).count()).toBe(1);
  setManualOffline(false);
  expect(await screen.findByText('Saved')).toBeTruthy();
  await expect.poll(() => records.where({ source: 'sealed' }).count()).toBe(0);
});

it('a draft that was never certified has its details and can be renamed or deleted', async () => {
  component = aComponent({ lastCertificationTimestamp: null });
  const user = await show();
  expect(await screen.findByText(`${oakHill.name} · Functional Annexes`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Details' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `More actions for ${component.name}` }));
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

it('says that one writes in another window', async () => {
  fakeApi({ 'eop.holdLease': () => ({ ...mine(), isMine: false }) });
  await show();
  expect(await screen.findByText(/^You are writing in another window\./)).toBeTruthy();
});

it('says who is writing, and can be taken over', async () => {
  fakeApi({ 'eop.holdLease': ({ takeOver }) => (takeOver ? mine() : ofSam()) });
  const user = await show();
  expect(await screen.findByText('Sam Ortiz is writing. You can read along, or take over.')).toBeTruthy();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await textField();
  expect(callsOf('eop.holdLease')).toMatchObject([{ takeOver: false }, { takeOver: true }]);
});

it('a text that meets a newer one is shown beside it, and both can be kept', async () => {
  const theirs = saying('Lock the doors.', 'Stay calm.');
  fakeApi({
    'eop.saveContent': () => {
      component = aComponent({ content: theirs, version: 5 });
      return { outcome: 'kept', version: 5, keptCopyId };
    },
    'eop.resolveKeptCopy': () => ({ version: 6 }),
  });
  const user = await show();
  (await textField()).commands.insertContentAt(1, 'Now! ');
  expect(await screen.findByRole('heading', { name: 'Someone else changed this text' })).toBeTruthy();
  expect(screen.getByText('Stay calm.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(await screen.findByRole('toolbar')).toBeTruthy();
  expect(callsOf('eop.resolveKeptCopy')).toMatchObject([
    {
      keptCopyId,
      baseVersion: 5,
      content: {
        content: [
          ...theirs.content,
          { type: 'heading', content: [{ text: 'Text by Pat Lee' }] },
          ...saying('Now! Lock the doors.').content,
        ],
      },
    },
  ]);
  expect(screen.getByText('Text by Pat Lee')).toBeTruthy();
});

it('a copy that was kept earlier is offered when the editor opens', async () => {
  fakeApi({
    'eop.listKeptCopies': () => [
      {
        id: keptCopyId,
        baseVersion: 1,
        content: saying('Mine of yesterday'),
        timeUpdated: component.timeUpdated,
      },
    ],
  });
  await show();
  expect(await screen.findByText('Mine of yesterday', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy();
});

it('without the right to edit it is read', async () => {
  await renderAs(someone('sro'), <OneDraft componentId={component.id} />);
  expect(await screen.findByText('Not certified yet')).toBeTruthy();
  expect(screen.getByText('Lock the doors.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(callsOf('eop.holdLease')).toEqual([]);
});
