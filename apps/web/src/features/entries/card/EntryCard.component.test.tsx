import { screen, within } from '@testing-library/react';
import type { ShownEntry } from '@schooldog/contract/entries';
import type { Role } from '@schooldog/domain/permissions';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { api } from '../../../platform/api/client.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anEntry, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryCard } from './EntryCard.tsx';
import { FollowUpLinksOf } from './FollowUpLinks.tsx';

const title = `${someItem.label}, Room 214`;

beforeEach(() => {
  // As a list has them before its cards.
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
});

async function show(entry: ShownEntry, role: Role = 'sro', pending: PendingEntry | null = null) {
  const user = await renderAs(
    someone(role),
    <FollowUpLinksOf entries={[entry]}>
      <EntryCard entry={entry} pending={pending} />
    </FollowUpLinksOf>,
  );
  await screen.findByRole('link', { name: title });
  return { user, card: within(screen.getByRole('article')) };
}

const work = (facts: Pick<PendingEntry, 'state' | 'kind'>): PendingEntry => ({
  operationId: 'operation00000000000',
  reason: null,
  record: anEntry(),
  edits: [],
  ...facts,
});

it('says what was seen, where, by whom and how often', async () => {
  const { card } = await show(anEntry({ quantity: 3, tags: ['doors'], observationType: 'praise' }));
  expect(card.getByText(/Oak Hill Elementary/)).toBeTruthy();
  expect(card.getByText('Praise')).toBeTruthy();
  expect(card.getByText('× 3')).toBeTruthy();
  expect(card.getByText('The latch does not close.')).toBeTruthy();
  expect(card.getByText('doors')).toBeTruthy();
  expect(card.getByText(/Sam Ortiz/)).toBeTruthy();
});

it('names what was seen in the language of the reader', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const entry = anEntry({ tags: ['security'] });
  await renderAs(
    someone('sro'),
    <FollowUpLinksOf entries={[entry]}>
      <EntryCard entry={entry} pending={null} />
    </FollowUpLinksOf>,
  );
  expect(await screen.findByRole('link', { name: `${someItem.labelInSpanish}, Room 214` })).toBeTruthy();
  expect(screen.getByText('seguridad')).toBeTruthy();
});

describe('work that the server does not have yet', () => {
  it.each([
    ['waiting', 'create', 'Waiting to send'],
    ['sending', 'edit', 'Sending your changes'],
  ] as const)('%s', async (state, kind, text) => {
    const { card } = await show(anEntry(), 'sro', work({ state, kind }));
    expect(card.getByText(text)).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Open unsent work' })).toBeNull();
  });

  it('rejected, says so and leads to where it can be put right', async () => {
    const { card } = await show(anEntry(), 'sro', work({ state: 'refused', kind: 'create' }));
    expect(card.getByText('Not accepted.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open unsent work' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/outbox$/),
    );
  });
});

describe('an alert that came of it', () => {
  const alerted = anEntry({ createdSafetyAlertIds: ['alert000000000000000'] });

  it('is a link for people who may open it', async () => {
    fakeApi({ 'alerts.listOpenableAlerts': ({ ids }) => ({ ids }) });
    const { card } = await show(alerted);
    expect(await card.findByRole('link', { name: 'Safety alert' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/safetyAlerts\/alert000000000000000$/),
    );
  });

  it('is plain text for everybody else', async () => {
    const { card } = await show(alerted, 'educator');
    expect(card.getByText('Safety alert')).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Safety alert' })).toBeNull();
  });
});

describe('work orders that came of it', () => {
  const planned = {
    id: 'order000000000000000',
    description: 'Fix the latch of the door today',
    priority: 'High' as const,
  };
  const followed = anEntry({ createdTaskIds: [planned.id], tasksToAddOnSubmission: [planned] });
  const link = { name: /^Work order: Fix the latch/ };

  it('are links where they open', async () => {
    fakeApi({ 'workOrders.listLinkedWorkOrders': ({ ids }) => ({ openable: ids, deleted: [] }) });
    const { card } = await show(followed);
    expect(await card.findByRole('link', link)).toHaveProperty(
      'href',
      expect.stringMatching(/\/tasks\/task\/order000000000000000$/),
    );
  });

  it('are plain text where they do not open', async () => {
    fakeApi({ 'workOrders.listLinkedWorkOrders': () => ({ openable: [], deleted: [] }) });
    const { card } = await show(followed);
    await expect.poll(() => card.queryByRole('link', link)).toBeNull();
    expect(card.getByText(link.name)).toBeTruthy();
  });

  it('are said to be deleted', async () => {
    fakeApi({ 'workOrders.listLinkedWorkOrders': ({ ids }) => ({ openable: [], deleted: ids }) });
    const { card } = await show(followed);
    expect(await card.findByText('Work order deleted')).toBeTruthy();
    expect(card.queryByRole('link', link)).toBeNull();
  });
});

describe('photos', () => {
  const withPhotos = anEntry({ imageIds: ['a', 'b'], imageUrls: ['/a.jpg', 'blob:waiting'] });

  it('each opens large, named by the title of the entry', async () => {
    const { card } = await show(withPhotos);
    expect(card.getAllByRole('button', { name: new RegExp(title) })).toHaveLength(2);
  });

  it('offline, only those that are on the device are shown, and the card says so', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    const { card } = await show(withPhotos);
    expect(card.getAllByRole('button', { name: new RegExp(title) })).toHaveLength(1);
    expect(card.getByText('Pictures cannot be displayed while offline.')).toBeTruthy();
  });
});

describe('the menu', () => {
  it('is for people who may change the entry', async () => {
    const { user, card } = await show(anEntry(), 'principal');
    await user.click(card.getByRole('button', { name: new RegExp(title) }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
  });

  it('is not there for anybody else', async () => {
    const { card } = await show(anEntry(), 'sro');
    expect(card.queryByRole('button', { name: new RegExp(title) })).toBeNull();
  });
});
