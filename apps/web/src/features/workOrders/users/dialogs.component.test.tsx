import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { organizationOf } from '@schooldog/domain/settings';
import { boardColors, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrderUser } from '../../../testing/workOrders.ts';
import { AddSubmitterDialog } from './AddSubmitterDialog.tsx';
import { BoardsDialog } from './BoardsDialog.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';

const supervisor = someone('maintenance_supervisor');
const mapleGrove = { ...oakHill, id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const [grounds, heating, cameras] = ['Grounds', 'Heating', 'Cameras'].map((name, at) => ({
  id: name.padEnd(20, '0'),
  name,
  color: boardColors[at] ?? boardColors[0],
  assignedUserIds: [],
  preventNonAssignedUsers: false,
}));

type Dialog = BoundFunctions<typeof queries>;
const closed = vi.fn<() => void>();

beforeEach(() => {
  closed.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getOrganization': () => organizationOf({}),
    'workOrders.getTasksSettings': () => tasksSettingsOf({ boards: [grounds, heating, cameras] }),
    'workOrders.setWorkOrderPermissions': () => ({ done: true }),
    'workOrders.createWorkOrderSubmitter': () => ({ done: true }),
    'workOrders.assignWorkOrderUsersToBoards': () => ({ changed: 2, rejected: [] }),
  });
});

describe('adding a submitter', () => {
  const show = async () => {
    const hands = await renderAs(supervisor, <AddSubmitterDialog onClose={closed} />);
    return { hands, dialog: within(await screen.findByRole('dialog', { name: 'Add submitter' })) };
  };
  const sendFrom = (dialog: Dialog) => dialog.getByRole('button', { name: 'Add submitter' });

  it('needs a name, an address and a school; nothing is sent without them', async () => {
    const { hands, dialog } = await show();
    await fill(hands, dialog.getByRole('textbox', { name: 'Email' }), 'nobody');
    await hands.click(sendFrom(dialog));
    expect(await dialog.findAllByText('This field is required')).toHaveLength(3);
    expect(dialog.getByText('Please enter a valid email')).toBeTruthy();
    expect(callsOf('workOrders.createWorkOrderSubmitter')).toEqual([]);
  });

  it('says at its field when the address is taken, and keeps what was typed', async () => {
    fakeApi({
      'workOrders.createWorkOrderSubmitter': () => {
        throw refusal(409, 'user.emailTaken');
      },
    });
    const { hands, dialog } = await show();
    await preloadProblemTexts();
    await fill(hands, dialog.getByRole('textbox', { name: 'First name' }), 'Sam');
    await fill(hands, dialog.getByRole('textbox', { name: 'Last name' }), 'Okafor');
    await fill(hands, dialog.getByRole('textbox', { name: 'Email' }), 'sam@example.org');
    await hands.click(dialog.getByRole('combobox', { name: 'Schools' }));
    await hands.click(await screen.findByRole('option', { name: mapleGrove.name }));
    await hands.click(sendFrom(dialog));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText('There is already an account with this email.')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(callsOf('workOrders.createWorkOrderSubmitter')).toMatchObject([
      {
        submitter: {
          firstName: 'Sam',
          lastName: 'Okafor',
          email: 'sam@example.org',
          roleSchoolIds: [mapleGrove.id],
        },
      },
    ]);
    expect(dialog.getByDisplayValue('sam@example.org')).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('the three permissions', () => {
  const show = async (user: WorkOrderUser) => {
    const hands = await renderAs(supervisor, <PermissionsDialog user={user} onClose={closed} />);
    return {
      hands,
      dialog: within(await screen.findByRole('dialog', { name: "Sam Okafor's permissions" })),
    };
  };

  it('sends only what changed, as grants that are added and removed', async () => {
    const { hands, dialog } = await show(aWorkOrderUser());
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    await hands.click(dialog.getByRole('checkbox', { name: /^Be assigned work orders/ }));
    await hands.click(dialog.getByRole('checkbox', { name: /^Create work orders/ }));
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => callsOf('workOrders.setWorkOrderPermissions'))
      .toEqual([
        {
          userId: aWorkOrderUser().id,
          edit: {
            'propose tasks': { added: [], removed: [oakHill.id] },
            'be proposed tasks': { added: [oakHill.id], removed: [] },
          },
        },
      ]);
    await expect.poll(() => closed.mock.calls).toHaveLength(1);
  });

  it('asks for schools where a permission has none, and sends nothing where nothing changed', async () => {
    const { hands, dialog } = await show(aWorkOrderUser({ roleSchoolIds: [], permissions: {} }));
    const box = dialog.getByRole('checkbox', { name: /^Manage work orders/ });
    await hands.click(box);
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This field is required')).toBeTruthy();
    await hands.click(box);
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => closed.mock.calls).toHaveLength(1);
    expect(callsOf('workOrders.setWorkOrderPermissions')).toEqual([]);
  });
});

describe('the boards of several people', () => {
  const others = [
    aWorkOrderUser({ boardIds: [grounds?.id ?? '', heating?.id ?? ''] }),
    aWorkOrderUser({ id: 'tia00000000000000000', firstName: 'Tia', boardIds: [heating?.id ?? ''] }),
  ];
  const show = async () => {
    const done = vi.fn<() => void>();
    const hands = await renderAs(supervisor, <BoardsDialog users={others} onDone={done} onClose={closed} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Boards for 2 people' }));
    await dialog.findByRole('checkbox', { name: 'Heating' });
    return { hands, dialog, done };
  };
  const boxOf = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name });

  it('adds and removes what was touched, and leaves boards with some of them as they are', async () => {
    const { hands, dialog, done } = await show();
    expect(boxOf(dialog, 'Grounds')).toHaveProperty('indeterminate', true);
    expect(boxOf(dialog, 'Heating')).toHaveProperty('checked', true);
    await hands.click(boxOf(dialog, 'Heating'));
    await hands.click(boxOf(dialog, 'Cameras'));
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => callsOf('workOrders.assignWorkOrderUsersToBoards'))
      .toEqual([
        {
          userIds: others.map(({ id }) => id),
          addedBoardIds: [cameras?.id],
          removedBoardIds: [heating?.id],
        },
      ]);
    await expect.poll(() => done.mock.calls).toHaveLength(1);
  });

  it('keeps the selection when some people could not be assigned', async () => {
    fakeApi({
      'workOrders.assignWorkOrderUsersToBoards': () => ({
        changed: 1,
        rejected: [{ code: 'user.isDisabled', count: 1 }],
      }),
    });
    const { hands, dialog, done } = await show();
    await hands.click(boxOf(dialog, 'Grounds'));
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.poll(() => closed.mock.calls).toHaveLength(1);
    expect(done).not.toHaveBeenCalled();
  });
});
