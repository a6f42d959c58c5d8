import type { OwnDataExport } from '@schooldog/contract/ownData';
import { organizationOf } from '@schooldog/domain/settings';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { OwnDataPage } from './OwnDataPage.tsx';

const archive: OwnDataExport = {
  id: 'a1b2c3d4e5f6g7h8i9j0',
  status: 'generating',
  byUserId: 'u1',
  byName: 'Ada First',
  isMine: true,
  withPlans: true,
  percent: 42,
  timeCreated: '2026-11-17T14:30:00.000Z',
  size: null,
  timeDeleted: null,
  url: null,
  problem: null,
};
const ready = {
  ...archive,
  status: 'ready',
  percent: 100,
  size: 5 * 1024 * 1024,
  timeDeleted: '2026-11-18T14:30:00.000Z',
  url: '/api/ownData/archive/District%20data.zip?export=a',
} as const;
let exports: OwnDataExport[];

beforeEach(() => {
  exports = [];
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'ownData.getOwnDataExport': () => ({ exports }),
    'ownData.startOwnDataExport': () => {
      exports = [archive];
      return { done: true };
    },
    'ownData.cancelOwnDataExport': () => {
      exports = [];
      return { done: true };
    },
  });
});

const show = () => renderAs(someone('district_safety_coordinator'), <OwnDataPage />);
const button = (name: string) => screen.findByRole('button', { name });

it('says who is told before it starts', async () => {
  const hands = await show();
  await hands.click(await button('Create archive'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create an archive of all district data?' }),
  );
  expect(dialog.getByText(/All other district administrators will be notified by email/)).toBeDefined();
  expect(callsOf('ownData.startOwnDataExport')).toHaveLength(0);
  await hands.click(dialog.getByRole('button', { name: 'Create archive' }));
  expect(await screen.findByText('Your archive is being created')).toBeDefined();
  expect(screen.getByText(/42%/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create archive' })).toBeNull();
});

it('says whose archive is being made, and lets others stop it', async () => {
  exports = [{ ...archive, isMine: false }];
  const hands = await show();
  expect(await screen.findByText('Ada First is creating an archive')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create archive' })).toBeNull();
  await hands.click(await button('Cancel'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the archive?' }));
  await hands.click(dialog.getByRole('button', { name: 'Cancel archive' }));
  await expect.poll(() => callsOf('ownData.cancelOwnDataExport')).toEqual([{ exportId: archive.id }]);
});

it('offers a finished archive only to its person', async () => {
  exports = [ready, { ...ready, id: 'b1b2c3d4e5f6g7h8i9j0', byName: 'Ben Second', isMine: false, url: null }];
  await show();
  expect(await screen.findByText('Your archive is ready')).toBeDefined();
  expect(screen.getByText('Ben Second created an archive')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Delete now' })).toHaveLength(2);
  expect(screen.getAllByText(/5 MB/)).toHaveLength(2);
});

it.each([
  [{ status: 'failed', problem: 'ownData.failed' }, /couldn't be created/],
  [{ status: 'expired' }, /Your last archive was deleted/],
  [{ status: 'cancelled' }, /Your last archive was canceled/],
] as const)('says what became of the last one: %o', async (state, text) => {
  exports = [{ ...archive, ...state }];
  await show();
  expect(await screen.findByText(text)).toBeDefined();
  expect(await button('Create archive')).toBeDefined();
});

it('lists what is in the archive and what is not', async () => {
  await show();
  const content = within(await screen.findByRole('region', { name: "What's in the archive" }));
  expect(content.getByText('work_orders')).toBeDefined();
  expect(content.getByText(/Schools' emergency contacts/)).toBeDefined();
  const leftOut = within(screen.getByRole('region', { name: 'Not included' }));
  expect(leftOut.getByText(/Passwords, multi-factor authentication \(MFA\) secrets, sessions/)).toBeDefined();
  expect(leftOut.queryByText(/because you can't read them/)).toBeNull();
});

it('says that plans are left out for a person who does not read all of them', async () => {
  await renderAs(someone('district_nonsafety_coordinator'), <OwnDataPage />);
  const leftOut = within(await screen.findByRole('region', { name: 'Not included' }));
  expect(leftOut.getByText(/because you can't read them/)).toBeDefined();
  expect(screen.queryByText(/Schools' emergency contacts/)).toBeNull();
});

it('offers to try again when the state could not be read', async () => {
  fakeApi({ 'ownData.getOwnDataExport': () => Promise.reject(refusal(500, 'server.fault')) });
  await show();
  expect(await screen.findByRole('alert')).toBeDefined();
});

it('explains while there is no network, and starts nothing', async () => {
  await show();
  expect(await button('Create archive')).toHaveProperty('disabled', false);
  setManualOffline(true);
  try {
    expect(
      await screen.findByText(/Archives can be created and downloaded when you're connected/),
    ).toBeDefined();
    expect(await button('Create archive')).toHaveProperty('disabled', true);
  } finally {
    setManualOffline(false);
  }
});
